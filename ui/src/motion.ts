// Durations of motion: at most 400 ms, and none for users who prefer reduced motion.
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'less';

/** A removed marker fades and shrinks: `out:leave`. */
export const leave = (_: Element) =>
  isStill()
    ? { duration: 0 }
    : { duration: 350, css: (t: number) => `opacity: ${t}; transform: scale(${0.4 + 0.6 * t})` };
