import { expect, it } from 'vitest';
import { client } from '../../fixtures/states';
import { choicesAfter } from '../model/choices';
import type { Action, View } from '../view';
import { shortcutsOf } from './shortcuts';

function choosing(court: number): View {
  const view = client('middle').view!;
  return {
    ...view,
    king: 'valencia',
    question: { ...view.question, kind: 'card' },
    players: view.players.map((player) => ({ ...player, court })),
  };
}
const cards: Action[] = [3, 5].map((pile) => ({ type: 'take-card', pile }));
const piles = choicesAfter(cards, []);

it('a place next to the King takes the card that is looked at, and places there', () => {
  const found = shortcutsOf(choosing(2), piles, 'pile:5');
  expect(found?.picks).toEqual(['pile:5', 'button:place']);
  expect(found?.places).toContain('aragon');
  expect(found?.places).toContain('castillo');
  expect(found?.places).not.toContain('valencia');
});

it('it means nothing without a card, or with nobody in the court', () => {
  expect(shortcutsOf(choosing(2), piles, null)).toBeNull();
  expect(shortcutsOf(choosing(2), piles, 'pile:1')).toBeNull();
  expect(shortcutsOf(choosing(0), piles, 'pile:5')).toBeNull();
});
