import { expect, it } from 'vitest';
import { ladder, ticks } from './ladder';

it('marks stand where they belong when there is room', () => {
  expect(ladder([20, 60, 100], 30, 0, 120)).toEqual([20, 60, 100]);
});

it('marks that crowd share the room around their middle, in order and inside the line', () => {
  expect(ladder([50, 50], 30, 0, 120)).toEqual([35, 65]);
  expect(ladder([0, 0, 0], 30, 10, 200)).toEqual([10, 40, 70]);
  const spots = ladder([90, 100, 110, 115], 30, 10, 120);
  expect(spots).toEqual([30, 60, 90, 120]);
});

it('an axis has round numbers, and few', () => {
  expect(ticks(10)).toEqual([0, 5, 10]);
  expect(ticks(61)).toEqual([0, 20, 40, 60]);
  expect(ticks(116)).toEqual([0, 50, 100]);
  expect(ticks(233)).toEqual([0, 100, 200]);
});
