import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REGIONS, type RegionId } from '../view';
import {
  chains,
  grandeSpots,
  innerBorders,
  kingSpot,
  namePoint,
  outerBorders,
  regionOutline,
  smallTokenSpots,
  tokenSpots,
  valuesPoint,
  valuesScale,
  type Point,
} from './geometry';
import { NEIGHBOURS } from './neighbours';
import { inside } from './room';
import { nameSize, NAME_WIDTHS, SIZES } from './sizes.mjs';

interface Box {
  what: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const square = (what: string, [x, y]: Point, side: number): Box => ({ what, x, y, w: side, h: side });

const corners = ({ x, y, w, h }: Box): Point[] =>
  [-0.5, 0, 0.5].flatMap((i) => [-0.5, 0, 0.5].map((j): Point => [x + i * w, y + j * h]));

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 1 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 1;

function boxes(id: RegionId, tokens: number): Box[] {
  const [x, y] = valuesPoint(id);
  return [
    { what: 'values', x, y, ...SIZES.values },
    { what: 'name', x: namePoint(id)[0], y: namePoint(id)[1], w: NAME_WIDTHS[id], h: SIZES.name },
    square('king', kingSpot(id), SIZES.king),
    ...grandeSpots(id, 2).map((s, i) => square(`grande ${i}`, [s.x, s.y], SIZES.grande)),
    ...tokenSpots(id, tokens).map((s, i) => square(`token ${i}`, [s.x, s.y], SIZES.token * s.scale)),
  ];
}

/** The same on a phone: a larger name, larger medals, and tokens as large as their box lets them be. */
function smallBoxes(id: RegionId, tokens: number): Box[] {
  const [x, y] = valuesPoint(id, true);
  const [nameX, nameY] = namePoint(id, true);
  const larger = nameSize(id) / SIZES.name;
  const scale = valuesScale(id);
  return [
    { what: 'values', x, y, w: SIZES.values.w * scale, h: SIZES.values.h * scale },
    { what: 'name', x: nameX, y: nameY, w: NAME_WIDTHS[id] * larger, h: SIZES.name * larger },
    square('king', kingSpot(id, true), SIZES.king),
    ...grandeSpots(id, 2, true).map((s, i) => square(`grande ${i}`, [s.x, s.y], SIZES.grande)),
    ...smallTokenSpots(id, tokens).map((s, i) => square(`token ${i}`, [s.x, s.y], SIZES.token * s.scale)),
  ];
}

const LAYOUTS = { 'a large screen': boxes, 'a phone': smallBoxes };

describe('the drawn borders', () => {
  it('are exactly the fifteen pairs of neighbours of the rules', () => {
    const drawn = new Set(innerBorders.map(({ sides }) => [...sides].sort().join(' ')));
    const ruled = new Set(
      REGIONS.flatMap((id) => NEIGHBOURS[id].map((other) => [id, other].sort().join(' '))),
    );
    expect(ruled.size).toBe(15);
    expect(drawn).toEqual(ruled);
  });

  it('touch France and Portugal where the rules say', () => {
    const beside = (country: string) =>
      new Set(outerBorders.filter(({ sides }) => sides[1] === country).map(({ sides }) => sides[0]));
    expect(beside('france')).toEqual(new Set(['vasco', 'aragon', 'cataluna']));
    expect(beside('portugal')).toEqual(new Set(['galicia', 'vieja', 'nueva', 'sevilla']));
  });

  it('are shared: every chain has two sides and is drawn once', () => {
    const ends = new Set(chains.map(({ points }) => JSON.stringify([points[0], points.at(-1)])));
    expect(ends.size).toBe(chains.length);
  });
});

describe.each(REGIONS)('%s', (id) => {
  const many = [1, 2, 3, 4, 5].flatMap((count) =>
    Object.entries(LAYOUTS).map(([screen, lay]) => ({ count, screen, lay })),
  );
  it.each(many)('holds name, values, King, two Grandes and $count tokens on $screen', ({ count, lay }) => {
    const outline = regionOutline(id);
    const all = lay(id, count);
    for (const box of all) {
      for (const corner of corners(box)) expect(inside(corner, outline), `${box.what} ${corner}`).toBe(true);
    }
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) expect(overlap(a, b), `${a.what} over ${b.what}`).toBe(false);
    });
  });

  it('makes room for the dummy or the Church next to five players', () => {
    expect(tokenSpots(id, 6)).toHaveLength(6);
    const outline = regionOutline(id);
    for (const { x, y } of tokenSpots(id, 6)) expect(inside([x, y], outline)).toBe(true);
    for (const { x, y } of smallTokenSpots(id, 7)) expect(inside([x, y], outline)).toBe(true);
  });
});

it('on a phone one or two tokens are half as large again as on a large screen', () => {
  const scales = REGIONS.flatMap((id) => smallTokenSpots(id, 2).map((spot) => spot.scale));
  expect(Math.min(...scales)).toBeGreaterThan(1.3);
});

it('the map is a small file', () => {
  expect(statSync('src/map/map.json').size).toBeLessThan(40_000);
});
