// Gathers the licences of everything that ends up in the browser, into public/licences.txt.
import { readFileSync, writeFileSync } from 'node:fs';

const WHAT = [
  ['Svelte', 'svelte/LICENSE.md'],
  ['Alegreya SC', '@fontsource/alegreya-sc/LICENSE'],
  ['Alegreya Sans', '@fontsource/alegreya-sans/LICENSE'],
  ['es-atlas', 'es-atlas/LICENSE'],
];
const MAP = `Map
The outlines of the regions are made from province boundaries of Spain by the Instituto Geográfico
Nacional de España (CC BY 4.0, https://creativecommons.org/licenses/by/4.0/), taken from es-atlas. They were
merged into nine regions, simplified and smoothed; Portugal, France and the coasts were drawn by hand.
`;
const texts = WHAT.map(([name, file]) => {
  const text = readFileSync(new URL(`node_modules/${file}`, import.meta.url), 'utf8').trim();
  return `${name}\n\n${text}\n`;
});
writeFileSync(
  new URL('public/licences.txt', import.meta.url),
  [MAP, ...texts].join(`\n${'='.repeat(80)}\n\n`),
);
