// Day or candle theme: the user's choice, or the system's. Stored in this browser only.
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'elgrande-theme';

export function theme(): Theme {
  const kept = globalThis.localStorage?.getItem(KEY);
  return THEMES.find((one) => one === kept) ?? 'auto';
}

export function setTheme(next: Theme): void {
  globalThis.localStorage?.setItem(KEY, next);
  if (next === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}
