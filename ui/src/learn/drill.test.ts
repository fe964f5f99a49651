import { expect, test } from 'vitest';
import { choicesFor, entries, insideAfter } from './drill';

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
