import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { FACTS } from './cards/reconstructed';
import { NEIGHBOURS } from './map/neighbours';
import facts from '../fixtures/facts.json';
import { settings, type Language } from './state/settings.svelte';
import type { Colour, Edition, PlaceId } from './view';
import { colourName, placeName, t } from './words/index.svelte';

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

it("places, colours and abilities are called as in the server's texts", () => {
  const told = Object.entries(facts.names) as [Language, Record<Edition, Record<string, string>>][];
  for (const [language, editions] of told) {
    settings.setLanguage(language);
    const { places, colours, abilities } = t();
    for (const [edition, texts] of Object.entries(editions) as [Edition, Record<string, string>][]) {
      for (const id of Object.keys(places))
        expect(placeName(id as PlaceId, edition)).toBe(texts[`places.${id}`]);
      for (const id of Object.keys(colours)) expect(colourName(id as Colour)).toBe(texts[`colours.${id}`]);
      for (const id of Object.keys(abilities)) expect(abilities[id]).toBe(texts[`abilities.${id}.name`]);
    }
  }
  settings.setLanguage('en');
});
