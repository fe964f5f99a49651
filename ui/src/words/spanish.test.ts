import { afterEach, expect, it } from 'vitest';
import { settings } from '../state/settings.svelte';
import { inList } from './index.svelte';
import { spanishIn } from './spanish';

afterEach(() => settings.setLanguage('en'));

const spanish = (text: string) => spanishIn(text).flatMap((part) => (part.spanish ? [part.text] : []));

it('the names of regions and the Castillo are Spanish, the longest first', () => {
  expect(spanish('From Castilla la Nueva to Toledo, into the Castillo; Castillos are many.')).toEqual([
    'Castilla la Nueva',
    'Toledo',
    'Castillo',
  ]);
  expect(spanish('To France, not to Valencians.')).toEqual([]);
  expect(
    spanishIn('Nach Aragón.')
      .map((part) => part.text)
      .join(''),
  ).toBe('Nach Aragón.');
});

it('in Spanish nothing needs a mark', () => {
  settings.setLanguage('es');
  expect(spanish('De Aragón al Castillo.')).toEqual([]);
});

it('lists are written as the language does', () => {
  expect(inList(['A', 'B', 'C'])).toBe('A, B and C');
  settings.setLanguage('es');
  expect(inList(['A', 'B', 'Inés'])).toBe('A, B e Inés');
});
