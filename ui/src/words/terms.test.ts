import { afterEach, expect, it } from 'vitest';
import { LANGUAGES, settings } from '../state/settings.svelte';
import { languages } from './index.svelte';
import { TERMS, termInWords, termsIn } from './terms';

afterEach(() => settings.setLanguage('en'));

const marked = (text: string) => termsIn(text).flatMap(({ text, term }) => (term ? [[text, term]] : []));

it('a term is marked once, in any of its forms, the longest first', () => {
  expect(marked("Place caballeros next to the King's region: a caballero of your court.")).toEqual([
    ['caballeros', 'caballero'],
    ["King's region", 'kings-region'],
    ['court', 'court'],
  ]);
  expect(marked('Courtesy is no courtship.')).toEqual([]);
  expect(
    termsIn('The King rides.')
      .map(({ text }) => text)
      .join(''),
  ).toBe('The King rides.');
});

it.each(LANGUAGES)('every term has forms and an explanation in %s', (language) => {
  settings.setLanguage(language);
  for (const term of TERMS) {
    const [form] = languages.now.say(`terms-${term}.forms`)!.split(', ');
    expect(marked(`x ${form} y`)).toEqual([[form, term]]);
    expect(termInWords(term).length).toBeGreaterThan(12);
  }
});
