import { expect, test } from 'vitest';
import { Progress } from './progress.svelte';

test('days in a row count only while no day is missed', () => {
  const progress = new Progress();
  progress.solved('a', 'first', true, '2026-03-01');
  progress.solved('b', 'later', true, '2026-03-02');
  progress.solved('c', 'first', true, '2026-03-02');
  expect(progress.streak('2026-03-02')).toBe(2);
  expect(progress.streak('2026-03-03')).toBe(2);
  expect(progress.streak('2026-03-04')).toBe(0);
  progress.solved('d', 'shown', true, '2026-03-04');
  expect(progress.streak('2026-03-04')).toBe(0);
  progress.solved('d', 'later', true, '2026-03-04');
  expect(progress.streak('2026-03-04')).toBe(1);
});

test('a puzzle solved at the first try stays so', () => {
  const progress = new Progress();
  progress.solved('x', 'first', false);
  progress.solved('x', 'shown', false);
  expect(progress.kept.puzzles['x']).toBe('first');
});
