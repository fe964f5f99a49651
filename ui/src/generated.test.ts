import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { FACTS } from './cards/reconstructed';
import { NEIGHBOURS } from './map/neighbours';
import facts from '../fixtures/facts.json';

const here = (name: string) => `src/generated/${name}`;

it('the types are those of the schema: npm run types', async () => {
  const schema: unknown = JSON.parse(readFileSync(here('schema.json'), 'utf8'));
  const types = astToString(await openapiTS(schema as never, { alphabetize: true }));
  expect(readFileSync(here('api.ts'), 'utf8')).toContain(types.trim());
});

it("neighbours and reconstructed cards are the game's own", () => {
  const sorted = (lists: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list].sort()]));
  expect(sorted(NEIGHBOURS)).toEqual(sorted(facts.neighbours));
  expect(sorted(FACTS)).toEqual(sorted(facts.reconstructed));
});
