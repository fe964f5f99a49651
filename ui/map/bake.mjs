// Bakes Spain's provinces (es-atlas) into the small board map `src/map/map.json`.
// Decided here: which provinces form a region, how far borders are simplified, and where pieces lie.
// Run `npm run map` after a change; the result is committed, so neither users nor the server need es-atlas.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chainsOf, ringsOf } from './topology.mjs';
import { project, simplify, FRAME } from './projection.mjs';
import { layOut, layOutSmall } from './layout.mjs';
import { flatten } from '../src/map/curve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('es-atlas/es/provinces.json'), 'utf8'),
);

/** Province ids of each region (the grouping whose shared borders are the game's neighbours). */
const GROUPS = {
  galicia: [15, 27, 32, 36, 33],
  vasco: [39, 48, 20, 1, 31, 26],
  aragon: [22, 44, 50],
  cataluna: [8, 17, 25, 43],
  vieja: [24, 34, 9, 49, 47, 42, 37, 5, 40],
  nueva: [28, 45, 13, 16, 19, 2, 10],
  sevilla: [6, 21, 41, 11, 14],
  granada: [29, 18, 23, 4],
  valencia: [12, 46, 3, 30],
};

/** Where the outside changes: river mouths and the ends of the Pyrenees, as [longitude, latitude]. */
const LAND_BORDERS = {
  portugal: [
    [-8.87, 41.87],
    [-7.41, 37.18],
  ],
  france: [
    [-1.79, 43.37],
    [3.17, 42.43],
  ],
};

/** Rough coasts of the two neighbour countries, drawn by hand: context, never exact. */
const PORTUGAL_COAST = [
  [-8.83, 41.69],
  [-8.72, 41.3],
  [-8.66, 41.0],
  [-8.75, 40.64],
  [-8.9, 40.15],
  [-9.07, 39.6],
  [-9.4, 39.36],
  [-9.42, 39.0],
  [-9.5, 38.78],
  [-9.3, 38.68],
  [-9.0, 38.75],
  [-9.22, 38.41],
  [-8.9, 38.5],
  [-8.78, 38.3],
  [-8.87, 37.95],
  [-8.8, 37.5],
  [-8.99, 37.02],
  [-8.67, 37.1],
  [-8.3, 37.08],
  [-7.95, 36.98],
  [-7.6, 37.1],
];
const FRANCE_COAST = [
  [3.04, 42.5],
  [3.03, 42.85],
  [3.15, 43.15],
  [3.5, 43.28],
  [4.0, 43.53],
  [4.6, 43.4],
  [5.05, 43.34],
  [6.5, 43.6],
  [6.5, 46],
  [-1.0, 46],
  [-1.2, 44.9],
  [-1.28, 44.4],
  [-1.45, 43.7],
  [-1.6, 43.45],
];

const round = (v) => Math.round(v * 10) / 10;

/** In tenths, each point as the step from the one before: a third smaller once compressed. */
const steps = (points) =>
  points
    .map((point) => point.map((v) => Math.round(v * 10)))
    .flatMap(([x, y], i, all) => (i ? [x - all[i - 1][0], y - all[i - 1][1]] : [x, y]));

const chains = chainsOf(atlas, GROUPS, LAND_BORDERS).map((chain) => {
  const points = simplify(chain.points.map(project), chain.sides[1] === 'sea' ? 14 : 34);
  return { ...chain, points: points.map(([x, y]) => [round(x), round(y)]) };
});
const rings = ringsOf(chains, Object.keys(GROUPS));

const regions = {};
for (const id of Object.keys(GROUPS)) {
  const outline = rings[id].flatMap((ref) => {
    const curve = flatten(ref >= 0 ? chains[ref].points : [...chains[~ref].points].reverse());
    return curve.slice(0, -1);
  });
  regions[id] = { ring: rings[id], ...layOut(id, outline), small: layOutSmall(id, outline) };
}

const landBorder = (country) =>
  chains.map((chain, i) => ({ chain, i })).filter(({ chain }) => chain.sides[1] === country);

/** Follow a country's border chains from the chain that starts nearest to `start`. */
function borderPath(country, start) {
  const rest = landBorder(country);
  const refs = [];
  let at = project(start);
  while (rest.length) {
    let best = null;
    rest.forEach(({ chain, i }, k) => {
      for (const [ref, p] of [
        [i, chain.points[0]],
        [~i, chain.points.at(-1)],
      ]) {
        const d = Math.hypot(p[0] - at[0], p[1] - at[1]);
        if (!best || d < best.d) best = { d, ref, k, chain };
      }
    });
    rest.splice(best.k, 1);
    refs.push(best.ref);
    at = best.ref >= 0 ? best.chain.points.at(-1) : best.chain.points[0];
  }
  return refs;
}

const map = {
  frame: FRAME,
  chains: chains.map(({ sides, points }) => ({ sides, steps: steps(points) })),
  regions,
  countries: {
    portugal: {
      ring: borderPath('portugal', LAND_BORDERS.portugal[1]),
      coast: steps(PORTUGAL_COAST.map(project)),
      king: project([-8.05, 39.75]).map(Math.round),
    },
    france: {
      ring: borderPath('france', LAND_BORDERS.france[0]),
      coast: steps(FRANCE_COAST.map(project)),
      king: project([1.2, 43.45]).map(Math.round),
    },
  },
  castillo: { x: 1024, y: 680 },
};

const text = JSON.stringify(map);
writeFileSync(join(here, '../src/map/map.json'), text + '\n');
console.log(`map.json: ${text.length} bytes, ${chains.length} chains`);
