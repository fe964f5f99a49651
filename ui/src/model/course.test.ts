import { expect, it } from 'vitest';
import courses from '../../fixtures/courses.json';
import { SEAT_COLOURS, type GameEvent } from '../view';
import { courseOf } from './course';

it.each(courses.map((game, i) => [i, game] as const))(
  'the course of game %i ends at its scores',
  (_, game) => {
    const colours = SEAT_COLOURS.slice(0, game.scores.length);
    const { stands, scorings, moments } = courseOf(game.events as GameEvent[], colours);
    expect(stands.at(-1)!.scores).toEqual(game.scores);
    expect(scorings.length).toBeGreaterThan(0);
    const [first, second, third] = moments;
    expect(first!.points).toBeGreaterThanOrEqual(second!.points);
    expect(second!.points).toBeGreaterThanOrEqual(third!.points);
  },
);
