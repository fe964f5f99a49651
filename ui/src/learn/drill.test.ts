import { expect, test } from 'vitest';
import { view } from '../../fixtures/states';
import { placesOf, regionOf } from '../view';
import { choicesFor, entries, insideAfter, MOST_REMEMBERED, scoringQuestions, withCastillo } from './drill';

test('the right number is always among the choices', () => {
  expect(choicesFor([5, 4, 1], 7)).toContain(7);
  expect(choicesFor([5, 4, 1], 0)).toContain(0);
  expect(choicesFor([8, 4, 0], 12)).toContain(12);
});

test('what went into the Castillo adds up by colour', () => {
  const all = entries(['azul', 'oro'], 7, () => 0.3);
  expect(all).toHaveLength(7);
  expect(insideAfter(all, 'azul') + insideAfter(all, 'oro')).toBe(
    all.reduce((sum, { number }) => sum + number, 0),
  );
});

test('no one has more in the Castillo than the numbers to choose from', () => {
  for (const luck of [0, 0.4, 0.99])
    for (const colour of ['azul', 'oro'] as const)
      expect(
        insideAfter(
          entries(['azul', 'oro'], 7, () => luck),
          colour,
        ),
      ).toBeLessThanOrEqual(MOST_REMEMBERED);
});

test('a scoring asks about the Castillo and every region in which someone stands, by the rules', () => {
  const open = withCastillo(view('middle'), () => 0.5);
  const asked = scoringQuestions(open);
  expect(asked[0]?.place).toBe('castillo');
  const regions = placesOf(open).filter((id) =>
    open.players.some(({ colour }) => (regionOf(open, id)?.caballeros[colour] ?? 0) > 0),
  );
  expect(asked.slice(1).map(({ place }) => place)).toEqual(regions);
  for (const { place, shares } of asked.slice(1))
    for (const { colour, points } of shares)
      expect(points).toBe(regionOf(open, place)?.if_scored[colour] ?? 0);
  const tied = asked[0]!.shares.map(({ points }) => points);
  expect(new Set(tied).size, 'the same number for all: all are tied').toBe(1);
});
