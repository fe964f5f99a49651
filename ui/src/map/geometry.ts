// Shapes of the board, built once from the baked map: outlines, borders, and where pieces lie.
import { boardPlace, isRegion, type PlaceId, type RegionId } from '../view';
import { curve, flatten } from './curve.mjs';
import map from './map.json';
import { cellOf, SIZES } from './sizes.mjs';

export type Point = [number, number];
export type Side = RegionId | 'sea' | 'france' | 'portugal';
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

interface Chain {
  sides: [Side, Side];
  points: Point[];
}

/** Points baked as steps from one to the next, in tenths. */
function walk(steps: number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2)
    points.push([(x += steps[i]!) / 10, (y += steps[i + 1]!) / 10]);
  return points;
}

export const frame = map.frame;
export const castillo = map.castillo;
export const chains: Chain[] = map.chains.map((chain) => ({
  sides: chain.sides as [Side, Side],
  points: walk(chain.steps),
}));

const run = (ref: number): Point[] => (ref >= 0 ? chains[ref]!.points : [...chains[~ref]!.points].reverse());
const move = ([x, y]: Point) => `M${x} ${y}`;

const paths = new Map<RegionId, string>();

/** The outline of a region as an SVG path. */
export function regionPath(id: RegionId): string {
  let path = paths.get(id);
  if (path === undefined) {
    const parts = map.regions[id].ring.map(run);
    path = `${move(parts[0]![0]!)}${parts.map(curve).join('')}Z`;
    paths.set(id, path);
  }
  return path;
}

const outlines = new Map<RegionId, Point[]>();

/** The outline of a region as points. */
export function regionOutline(id: RegionId): readonly Point[] {
  let points = outlines.get(id);
  if (points === undefined) {
    points = map.regions[id].ring.flatMap((ref) => flatten(run(ref)).slice(0, -1));
    outlines.set(id, points);
  }
  return points;
}

/** The outline of a neighbour country: its border with the regions, then a coast drawn by hand. */
export function countryPath(id: 'france' | 'portugal'): string {
  const { ring, coast } = map.countries[id];
  const parts = ring.map(run);
  const first = parts[0]![0]!;
  const last = parts.at(-1)!.at(-1)!;
  return `${move(first)}${parts.map(curve).join('')}${curve([last, ...walk(coast), first])}Z`;
}

export const chainPath = (chain: Chain): string => `${move(chain.points[0]!)}${curve(chain.points)}`;

/** Borders between two regions, once each. */
export const innerBorders = chains.filter((chain) => !['sea', 'france', 'portugal'].includes(chain.sides[1]));
/** Where the regions end: coasts and the borders with France and Portugal. */
export const outerBorders = chains.filter((chain) => ['sea', 'france', 'portugal'].includes(chain.sides[1]));

/** Grandes in the Castillo stand on its wall, left of the gate. */
const GATE: [Point, Point] = [
  [castillo.x - 51, castillo.y + 66],
  [castillo.x - 51, castillo.y - 92],
];

/** Where things lie in a region: one layout for a large screen, one for a phone. */
const layout = (id: RegionId, small: boolean) => (small ? map.regions[id].small : map.regions[id]);

/** Where the King stands. */
export function kingSpot(id: PlaceId, small = false): Point {
  if (!isRegion(id) && id !== 'castillo')
    return map.countries[boardPlace(id) as 'france' | 'portugal'].king as Point;
  if (id === 'castillo') return [castillo.x - 128, castillo.y + 62];
  return layout(id, small).king as Point;
}

export const namePoint = (id: RegionId, small = false): Point => layout(id, small).name as Point;
export const valuesPoint = (id: RegionId, small = false): Point => layout(id, small).values as Point;
export const valuesScale = (id: RegionId): number => map.regions[id].small.scale;

/** On a phone all tokens share one box: the fewer, the larger. */
export function smallTokenSpots(id: RegionId, count: number): Spot[] {
  const [x, y, w, h] = map.regions[id].small.box as [number, number, number, number];
  const { size, rows, columns } = cellOf(w, h, count);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (here - 1) / 2) * size,
      y: y + (row - (rows - 1) / 2) * size,
      scale: size / SIZES.token,
    };
  });
}

/** On a large screen `count` tokens lie in rows: as few rows as hold them; a sixth or seventh squeezes its row. */
export function tokenSpots(id: RegionId, count: number): Spot[] {
  const rows = map.regions[id].tokens as [number, number, number][];
  const room = (some: typeof rows) => some.reduce((sum, row) => sum + row[2], 0);
  let used = rows;
  search: for (let size = 1; size <= rows.length; size++) {
    for (let from = 0; from + size <= rows.length; from++) {
      const some = rows.slice(from, from + size);
      if (room(some) < count) continue;
      used = some;
      break search;
    }
  }
  const spots: Spot[] = [];
  let left = count;
  used.forEach(([x, y, holds], i) => {
    const even = Math.ceil(left / (used.length - i));
    const later = room(used.slice(i + 1));
    const here = i === used.length - 1 ? left : Math.min(holds, Math.max(even, left - later));
    const scale = Math.min(1, holds / here);
    const step = SIZES.token * scale;
    for (let k = 0; k < here; k++) spots.push({ x: x + (k - (here - 1) / 2) * step, y, scale });
    left -= here;
  });
  return spots;
}

/** Where `count` Grandes stand: two side by side, more in a closer line. */
export function grandeSpots(id: PlaceId, count: number, small = false): Spot[] {
  const [a, b] = isRegion(id) ? (layout(id, small).grandes as [Point, Point]) : GATE;
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 0;
    return { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, scale: 1 };
  });
}

/** The box in which the caballeros of a place stand: its middle, how wide, how high. */
export function boxOf(id: PlaceId): [x: number, y: number, w: number, h: number] {
  const place = boardPlace(id);
  return isRegion(place)
    ? (map.regions[place].small.box as [number, number, number, number])
    : [...middleOf(place), place === 'castillo' ? 150 : 90, 80];
}

/** About where a caballero of a place stands: the end of a flight across the board. */
export function middleOf(id: PlaceId): Point {
  const place = boardPlace(id);
  if (isRegion(place)) {
    const [x, y] = boxOf(place);
    return [x, y];
  }
  if (place === 'castillo') return [castillo.x, castillo.y + 120];
  return map.countries[place as 'france' | 'portugal'].king as Point;
}
