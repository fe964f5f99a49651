import { expect, it, vi } from 'vitest';
import { settings } from '../state/settings.svelte';
import { gameInWords, openBook } from './game';
import { books } from './index.svelte';

it('everything a table plays is named, and the usual game shortly', () => {
  books.put('en', 'big-box', { 'editions.2023.name': 'New edition', 'switches.dummy.name': 'Dummy' });
  expect(gameInWords({})).toEqual(['big-box', 'full']);
  expect(
    gameInWords({
      edition: '2023',
      players: 2,
      length: 'short',
      modules: ['old-hands'],
      old_hands: ['veto'],
      variants: ['france'],
      switches: { dummy: false, must_take: true },
    }),
  ).toEqual(['New edition', 'short', 'old-hands', 'veto', 'france', 'without “Dummy”', 'must_take']);
});

it('the cards of a game say what they do there, and a plain game shares the texts of its edition', async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    asked.push([url.replace(/.*\/api/, ''), body ? JSON.parse(body) : null]);
    const texts = { 'cards.veto.text': body ? 'as in this game' : 'as ever' };
    return Promise.resolve(Response.json({ language: 'nl', edition: '1995', texts }));
  });
  const special = { edition: '1995', players: 4, modules: [], variants: ['church'], switches: {} };
  settings.language = 'nl';
  await openBook({ edition: '1995', players: 3 });
  await openBook({ edition: '1995', players: 4, variants: [], switches: {} });
  expect(books.card('1995', 'veto').text).toBe('as ever');
  await openBook(special);
  await openBook(special);
  expect(books.card('1995', 'veto').text).toBe('as in this game');
  await books.open('1995'); // any will do
  await openBook({ edition: '1995', players: 4 });
  expect(books.card('1995', 'veto').text).toBe('as ever');
  expect(asked).toEqual([
    ['/words/nl/1995', null],
    ['/words/nl', { options: special }],
    ['/words/nl/1995', null],
  ]);
  settings.language = 'en';
  vi.unstubAllGlobals();
});
