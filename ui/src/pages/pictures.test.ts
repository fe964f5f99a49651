import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURES } from './pictures';

const LESSONS = '../src/elgrande/learning/lessons';

it('every lesson has a picture of its own', () => {
  const lessons = readdirSync(LESSONS).map((file) => file.replace(/^\d+-(\w+)\.toml$/, '$1'));
  expect(Object.keys(PICTURES)).toEqual(expect.arrayContaining(lessons));
  const drawn = Object.values(PICTURES).map((picture) => JSON.stringify(picture));
  expect(new Set(drawn).size).toBe(drawn.length);
});
