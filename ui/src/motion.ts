// What moves, and whether anything may: at most 400 ms, and nothing for a reader who wants none.
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'less';

/** A marker that is gone fades and shrinks: `out:leave`. */
export const leave = (_: Element) =>
  isStill()
    ? { duration: 0 }
    : { duration: 350, css: (t: number) => `opacity: ${t}; transform: scale(${0.4 + 0.6 * t})` };
