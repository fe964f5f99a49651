import { expect, it } from 'vitest';
import { COLOURS } from '../view';
import { LOOKS } from './shapes';

it('every colour has a shape of its own, for players who do not see colours', () => {
  expect(new Set(COLOURS.map((colour) => LOOKS[colour].outline)).size).toBe(COLOURS.length);
});
