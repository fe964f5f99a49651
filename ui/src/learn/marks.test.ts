import { expect, test } from 'vitest';
import { Marks } from './marks';
import { Progress } from './progress.svelte';

test('days in a row count only while no day is missed', () => {
  const marks = new Marks(new Progress());
  marks.judged('a', 'solved', true, '2026-03-01');
  marks.judged('b', 'wrong', true, '2026-03-02');
  marks.judged('b', 'solved', true, '2026-03-02');
  marks.judged('c', 'solved', true, '2026-03-02');
  expect(marks.streak('2026-03-02')).toBe(2);
  expect(marks.streak('2026-03-03')).toBe(2);
  expect(marks.streak('2026-03-04')).toBe(0);
});

test('a day whose answer was looked up does not count', () => {
  const marks = new Marks(new Progress());
  marks.judged('a', 'solved', true, '2026-04-01');
  marks.judged('b', 'shown', true, '2026-04-02');
  marks.judged('b', 'solved', true, '2026-04-02');
  expect(marks.streak('2026-04-02')).toBe(1);
  expect(marks.streak('2026-04-03')).toBe(0);
  marks.judged('b', 'solved', true, '2026-04-05');
  expect(marks.streak('2026-04-05'), 'another day, another chance').toBe(1);
});

test('a puzzle is solved at once only by the first answer of all', () => {
  const keeps = new Progress();
  const marks = new Marks(keeps);
  const after = (puzzle: string, ...verdicts: ('solved' | 'shown' | 'wrong')[]) => {
    for (const verdict of verdicts) marks.judged(puzzle, verdict, false);
    return keeps.kept.puzzles[puzzle];
  };
  expect(after('at once', 'solved', 'shown', 'wrong', 'solved')).toBe('first');
  expect(after('seen', 'shown', 'wrong')).toBe('shown');
  expect(after('seen', 'solved'), 'the answer was seen').toBe('later');
  expect(after('second try', 'wrong')).toBe('wrong');
  expect(after('second try', 'solved', 'shown', 'solved')).toBe('later');
});

test('a wrong answer counts after the page was loaded again', () => {
  new Marks(new Progress()).judged('left', 'wrong', false);
  const later = new Marks(new Progress());
  expect(later.of('left'), 'still open').toBeUndefined();
  later.judged('left', 'solved', false);
  expect(later.of('left')).toBe('later');
});
