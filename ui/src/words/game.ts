// What a table plays, in words.
import { settings } from '../state/settings.svelte';
import type { Edition, Options } from '../view';
import { books, t } from './index.svelte';

/** Fetch the texts of a game; plain games share those of their edition. */
export function openBook(options: Options, language = settings.language): Promise<void> {
  const { edition, modules, variants, switches } = options;
  const plain = !modules?.length && !variants?.length && !Object.keys(switches ?? {}).length;
  return books.open((edition ?? 'big-box') as Edition, language, plain ? null : options);
}

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
