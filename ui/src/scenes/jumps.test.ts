import { expect, it } from 'vitest';
import courses from '../../fixtures/courses.json';
import type { GameEvent } from '../view';
import { jump, jumpsOf } from './jumps';

const events = courses[0]!.events as GameEvent[];
const jumps = jumpsOf(events, (event) => event); // every event a step

it('a replay jumps to the beginning of the next turn, round and scoring, and back', () => {
  const last = events.length;
  const general = jump('scoring', jumps, 0, last, true);
  expect(events[general]!.type).toBe('general-scoring');
  const turn = jump('turn', jumps, general, last, true);
  expect(events[turn]!.type).toBe('turn-began');
  expect(jump('scoring', jumps, turn, last, false)).toBe(general);
  const round = jump('round', jumps, turn, last, false);
  expect(events[round]!.type).toBe('round-began');
  expect(jump('step', jumps, 5, last, true)).toBe(6);
  expect(jump('scoring', jumps, last - 1, last, true)).toBe(last);
});
