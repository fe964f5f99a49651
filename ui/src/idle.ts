/** Run this once the page is drawn and idle. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1500); // older Safari
}
