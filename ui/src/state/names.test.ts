import { expect, it } from 'vitest';
import { state } from '../../fixtures/states';
import { namesOf } from './names';

it('namesakes are named with their colours; only others are shown as away', () => {
  const seats = state('middle').seats.map((seat, i) => ({
    ...seat,
    you: i === 0,
    name: i < 2 ? 'Ana' : null,
  }));
  const names = namesOf(seats, { type: 'here', table: '', seats: [0, 1], host: true });
  expect(names.slice(0, 3).map(({ name, here }) => [name, here])).toEqual([
    ['Ana (Blue)', null],
    ['Ana (Maroon)', true],
    ['Gold', false],
  ]);
  expect(namesOf(seats, null).every(({ here }) => here === null)).toBe(true);
});
