import { expect, it } from 'vitest';
import { apart } from './apart';

it('those that start at one place stand side by side, a single one in the middle', () => {
  const [one, two, alone, three] = apart(['castillo', 'castillo', 'aragon', 'castillo']);
  expect([one, two, three].map((x) => Math.sign(x!))).toEqual([-1, 0, 1]);
  expect(two! - one!).toBeGreaterThan(30);
  expect(alone).toBe(0);
});
