// What a table plays, in words.
import type { Options } from '../view';
import { books, t } from './index.svelte';

/** The edition, the length, and everything that is chosen on top. */
export function gameInWords(options: Options): string[] {
  const name = (section: string) => (key: string) => books.option(section, key).name;
  const { edition, length, modules, old_hands, variants, switches } = options;
  return [
    name('editions')(edition ?? 'big-box'),
    name('lengths')(length ?? 'full'),
    ...(modules ?? []).map(name('modules')),
    ...(old_hands ?? []).map(name('old-hands')),
    ...(variants ?? []).map(name('variants')),
    ...Object.entries(switches ?? {}).map(([key, on]) => {
      const rule = name('switches')(key);
      return on ? rule : t().make.without(rule);
    }),
  ];
}
