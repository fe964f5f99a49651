import { expect, it } from 'vitest';
import { letterOf, marginBetween } from './alternatives';

const margins = [
  { one: 0, other: 1, chance: -0.04, points: -1.5, sure: true },
  { one: 0, other: 2, chance: 0.01, points: 0.2, sure: false },
  { one: 1, other: 2, chance: 0.05, points: 1.7, sure: true },
];

it('names the better of two answers, whichever was chosen first', () => {
  const found = { better: 1, worse: 0, chance: 0.04, points: 1.5, sure: true };
  expect(marginBetween(margins, 0, 1)).toEqual(found);
  expect(marginBetween(margins, 1, 0)).toEqual(found);
  expect(marginBetween(margins, 2, 1).better).toBe(1);
  expect(marginBetween(margins, 2, 0).sure).toBe(false);
});

it('calls the answers by letters', () => {
  expect([0, 1, 7].map(letterOf)).toEqual(['A', 'B', 'H']);
});
