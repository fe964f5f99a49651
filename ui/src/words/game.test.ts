import { expect, it } from 'vitest';
import { books } from './index.svelte';
import { gameInWords } from './game';

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
