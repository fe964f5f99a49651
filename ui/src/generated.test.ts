import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { FACTS } from './cards/reconstructed';
import { NEIGHBOURS } from './map/neighbours';
import { PRINTED } from './model/scoring';
import { TITLES } from './pieces/bots';
import facts from '../fixtures/facts.json';
import { settings, type Language } from './state/settings.svelte';
import type { Colour, Edition, PlaceId } from './view';
import { colourName, modifierName, placeName } from './words/index.svelte';

const here = (name: string) => `src/generated/${name}`;

it('the types are those of the schema: npm run types', async () => {
  const schema: unknown = JSON.parse(readFileSync(here('schema.json'), 'utf8'));
  const types = astToString(await openapiTS(schema as never, { alphabetize: true }));
  expect(readFileSync(here('api.ts'), 'utf8')).toContain(types.trim());
});

it("neighbours, printed values, reconstructed cards and titles of bots are the game's own", () => {
  const sorted = (lists: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list].sort()]));
  expect(sorted(NEIGHBOURS)).toEqual(sorted(facts.neighbours));
  expect(PRINTED).toEqual(facts.values);
  expect(TITLES).toEqual(facts.titles);
  expect(sorted(FACTS)).toEqual(sorted(facts.reconstructed));
});

it("places, colours and abilities are called as in the server's texts", () => {
  const told = Object.entries(facts.names) as [Language, Record<Edition, Record<string, string>>][];
  for (const [language, editions] of told) {
    settings.setLanguage(language);
    for (const [edition, texts] of Object.entries(editions) as [Edition, Record<string, string>][])
      for (const [key, text] of Object.entries(texts)) {
        const [section, id = ''] = key.split('.');
        if (section === 'places') expect(placeName(id as PlaceId, edition)).toBe(text);
        else if (section === 'colours') expect(colourName(id as Colour)).toBe(text);
        else if (id !== 'none') expect(modifierName(`2${id}`)).toBe(`±2 ${text}`);
      }
  }
  settings.setLanguage('en');
});
