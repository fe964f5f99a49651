// Where a preview finds room on the board: the place of a caballero to come, and of a row of gains and losses.
import { COLOURS, isRegion, REGIONS, type Colour, type PlaceId, type RegionId, type View } from '../view';
import {
  boxOf,
  frame,
  grandeSpots,
  kingSpot,
  namePoint,
  regionOutline,
  smallTokenSpots,
  tokenSpots,
  valuesPoint,
  valuesScale,
  type Point,
  type Spot,
} from './geometry';
import { FILL, nameSize, NAME_WIDTHS, SIZES } from './sizes.mjs';

/** On a small screen tokens touch each other before they get smaller than this. */
const LEAST = 1.08;

export interface Troop extends Spot {
  /** Figures would hide each other. */
  crowded: boolean;
}

/** Whose caballeros stand, or would stand, in a region, and where. */
export function troops(
  view: View,
  id: RegionId,
  coming: readonly Colour[],
  small: boolean,
): Map<Colour, Troop> {
  const { caballeros } = view.regions[id];
  const colours = COLOURS.filter((colour) => (caballeros[colour] ?? 0) > 0 || coming.includes(colour));
  const spots = (small ? smallTokenSpots : tokenSpots)(id, colours.length);
  return new Map(
    colours.map((colour, i) => {
      const { x, y, scale } = spots[i]!;
      const crowded = small && scale < LEAST;
      return [colour, { x, y, scale: (crowded ? LEAST : scale) * FILL.token, crowded }];
    }),
  );
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const clash = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;

export function inside([px, py]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** The least and the greatest of its coordinates. */
function boundsOf(outline: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const square = ([x, y]: Point, side: number): Box => ({ x, y, w: side, h: side });

/** The names and values of all regions. */
function labels(): Box[] {
  return REGIONS.flatMap((id) => {
    const [[nx, ny], [vx, vy], larger] = [
      namePoint(id, true),
      valuesPoint(id, true),
      nameSize(id) / SIZES.name,
    ];
    const scale = valuesScale(id);
    return [
      { x: nx, y: ny, w: NAME_WIDTHS[id] * larger, h: nameSize(id) },
      { x: vx, y: vy, w: SIZES.values.w * scale, h: SIZES.values.h * scale },
    ];
  });
}

/** What stands on the board: names and values, Grandes, the King. */
export function obstacles(view: View): Box[] {
  const homes = new Map<PlaceId, number>();
  for (const { grande } of view.players) if (grande) homes.set(grande, (homes.get(grande) ?? 0) + 1);
  const grandes = [...homes].flatMap(([home, number]) => grandeSpots(home, number, true));
  return [
    ...labels(),
    ...grandes.map(({ x, y }) => square([x, y], SIZES.grande)),
    ...(view.king ? [square(kingSpot(view.king, true), SIZES.king)] : []),
  ];
}

/** Signs in rows: where their block lies, and how many stand in a row. */
export interface Block extends Box {
  columns: number;
}

const EDGE = 20;
/** Moved until all of it is on the board. */
const onBoard = <B extends Box>(box: B): B => ({
  ...box,
  x: Math.min(frame.width - EDGE - box.w / 2, Math.max(EDGE + box.w / 2, box.x)),
  y: Math.min(frame.height - EDGE - box.h / 2, Math.max(EDGE + box.h / 2, box.y)),
});

/** The caballeros of all regions. */
export const figures = (view: View): Box[] =>
  REGIONS.flatMap((id) =>
    [...troops(view, id, [], true).values()].map(({ x, y, scale }) => square([x, y], SIZES.token * scale)),
  );

/** The best room for some signs about a place: near it, over no name or piece, in no other region. */
export function roomFor(
  place: PlaceId,
  sign: { w: number; h: number },
  number: number,
  taken: readonly Box[],
  figures: readonly Box[] = [],
): Block {
  const sizes = [1, 2].flatMap((rows) => {
    const columns = Math.ceil(number / rows);
    const block = { w: columns * sign.w, h: Math.ceil(number / columns) * sign.h, columns };
    return rows === 1 || columns > 1 ? [block] : [];
  });
  const others = REGIONS.filter((id) => id !== place).map((id) => {
    const outline = regionOutline(id);
    return { outline, ...boundsOf(outline) };
  });
  const words = labels();
  const isAbroad = ([x, y]: Point) =>
    others.some(
      ({ outline, left, top, right, bottom }) =>
        x > left && x < right && y > top && y < bottom && inside([x, y], outline),
    );
  const price = (box: Box) => {
    const { x, y, w, h } = box;
    const points = [-1, 0, 1].flatMap((i) =>
      [-1, 0, 1].map((k): Point => [x + (i * w) / 2, y + (k * h) / 2]),
    );
    const covers = (boxes: readonly Box[]) => boxes.filter((other) => clash(box, other)).length;
    // Words are dearest; a caballero is better covered than another region.
    const covered = 5 * covers([...taken, ...words]) + 2 * covers(figures);
    return points.filter(isAbroad).length + (isAbroad([x, y]) ? 10 : 0) + covered;
  };
  const best = (spots: readonly (Block & { cost: number })[]) =>
    spots
      .map(({ cost, ...block }) => ({ block, cost: cost + price(block) }))
      .sort((one, two) => one.cost - two.cost)[0]!;
  const near = sizes.flatMap((block) => spotsFor(place, block));
  const found = best(near);
  if (found.cost === 0 || !isRegion(place)) return found.block;
  return best([...near, ...sizes.flatMap((block) => spotsIn(place, block))]).block;
}

const STEP = 30;

/** All over a region: the nearer to its caballeros, the better. */
function spotsIn(place: RegionId, block: Omit<Block, 'x' | 'y'>): (Block & { cost: number })[] {
  const [px, py] = boxOf(place);
  const outline = regionOutline(place);
  const { left, top, right, bottom } = boundsOf(outline);
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / STEP) }, (_, i) => from + i * STEP);
  return steps(left, right)
    .flatMap((x) => steps(top, bottom).map((y): Point => [x, y]))
    .filter((point) => inside(point, outline))
    .map(([x, y]) => onBoard({ ...block, x, y, cost: 0.5 + Math.hypot(x - px, y - py) / 200 }));
}

/** Spots to choose from, the best first, and what is bad about them. */
function spotsFor(place: PlaceId, block: Omit<Block, 'x' | 'y'>): (Block & { cost: number })[] {
  const { w, h } = block;
  const [x, y, , high] = boxOf(place);
  const below = { ...block, x, y: y + high / 2 + h / 2, cost: 0 };
  if (!isRegion(place)) return [onBoard(below)];
  const [vx, vy] = valuesPoint(place, true);
  const aside = (SIZES.values.w * valuesScale(place) + w) / 2;
  const [nx, ny] = namePoint(place, true);
  return [
    below,
    { ...below, y: below.y + h },
    { ...below, x: vx + aside, y: vy },
    { ...below, x: vx - aside, y: vy },
    { ...below, x: nx, y: ny - (nameSize(place) + h) / 2 },
    { ...below, y: y + high / 2 - h / 2, cost: 4 }, // on pieces: better than on a name, or abroad
  ].map(onBoard);
}
