import { expect, it } from 'vitest';
import { view } from '../../fixtures/states';
import { COLOURS, REGIONS, SEAT_COLOURS, type RegionId } from '../view';
import { boxOf, namePoint, regionOutline, smallTokenSpots, valuesPoint, valuesScale } from './geometry';
import { figures, inside, obstacles, roomFor, troops, type Box } from './room';
import { nameSize, NAME_WIDTHS, SIZES } from './sizes.mjs';

const shown = view('middle');
/** Everyone at home in one region. */
const allAt = (home: RegionId) => ({
  ...shown,
  players: shown.players.map((player) => ({ ...player, grande: home })),
});

const empty = (id: RegionId) => ({
  ...shown,
  regions: { ...shown.regions, [id]: { ...shown.regions[id], caballeros: {} } },
});

const apart = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 >= a.w + b.w || Math.abs(a.y - b.y) * 2 >= a.h + b.h;

it.each(REGIONS)('gains in %s cover no name, and lie in no other region', (id) => {
  const taken = obstacles(allAt(id));
  for (const number of [1, 2, 3, 4, 5]) {
    const row = roomFor(id, { w: 86, h: 50 }, number, taken);
    for (const other of REGIONS) {
      const [x, y] = namePoint(other, true);
      const name = { x, y, w: (NAME_WIDTHS[other] * nameSize(other)) / SIZES.name, h: nameSize(other) };
      const [vx, vy] = valuesPoint(other, true);
      const scale = valuesScale(other);
      const values = { x: vx, y: vy, w: SIZES.values.w * scale, h: SIZES.values.h * scale };
      expect(apart(row, name), `${number} over the name of ${other}`).toBe(true);
      expect(apart(row, values), `${number} over the values of ${other}`).toBe(true);
      if (other !== id) expect(inside([row.x, row.y], regionOutline(other))).toBe(false);
    }
  }
});

it('a caballero to come finds its place free, and the others keep theirs next to it', () => {
  const caballeros = { azul: 1, granate: 2, oro: 1, verde: 3 };
  const full = { ...shown, regions: { ...shown.regions, aragon: { ...shown.regions.aragon, caballeros } } };
  const before = troops(full, 'aragon', [], true);
  const after = troops(full, 'aragon', [SEAT_COLOURS[4]!], true);
  expect([...before.keys()]).toEqual(SEAT_COLOURS.slice(0, 4));
  const spots = ({ x, y }: { x: number; y: number }) => [x, y];
  expect([...after.values()].map(spots)).toEqual(smallTokenSpots('aragon', 5).map(spots));
  expect([...before.values(), ...after.values()].map(({ crowded }) => crowded)).toEqual([
    ...Array<boolean>(4).fill(false),
    ...Array<boolean>(5).fill(true), // figures would hide each other: they stand behind their number
  ]);
  expect(troops(full, 'aragon', ['azul'], true)).toEqual(before);
  expect([...after.keys()]).toEqual(COLOURS.slice(0, 5));
});

it.each(REGIONS)('a gain in %s covers no piece and is in no doubt: all of it is off other regions', (id) => {
  const full = allAt(id);
  const [x, y] = boxOf(id);
  const comes = { x, y, w: 60, h: 60 };
  const taken = [...obstacles({ ...full, players: full.players.slice(0, 1) }), comes];
  const sign = roomFor(id, { w: 86, h: 50 }, 1, taken, figures(empty(id)));
  for (const box of taken) expect(apart(sign, box)).toBe(true);
  for (const dx of [-0.5, 0, 0.5]) {
    for (const dy of [-0.5, 0, 0.5]) {
      const point: [number, number] = [sign.x + dx * sign.w, sign.y + dy * sign.h];
      for (const other of REGIONS.filter((other) => other !== id)) {
        expect(inside(point, regionOutline(other)), `${dx} ${dy} lies in ${other}`).toBe(false);
      }
    }
  }
});
