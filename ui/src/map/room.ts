// Where a preview finds room on the board: the place of a caballero to come, and of a row of gains and losses.
import { COLOURS, isRegion, REGIONS, type Colour, type PlaceId, type RegionId, type View } from '../view';
import {
  boxOf,
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

/** The best spot for a row of signs about a place: near it, over no name or piece, in no other region. */
export function roomFor(place: PlaceId, w: number, h: number, taken: readonly Box[]): Box {
  const [x, y, , high] = boxOf(place);
  const below = { x, y: y + high / 2 + h / 2, w, h };
  if (!isRegion(place)) return below;
  const [vx, vy] = valuesPoint(place, true);
  const aside = (SIZES.values.w * valuesScale(place) + w) / 2;
  const [nx, ny] = namePoint(place, true);
  const spots = [
    below,
    { ...below, y: below.y + h },
    { x: vx + aside, y: vy, w, h },
    { x: vx - aside, y: vy, w, h },
    { x: nx, y: ny - (nameSize(place) + h) / 2, w, h },
  ];
  const onPieces = { ...below, y: y + high / 2 - h / 2 }; // better than on a name, or in another region
  const others = REGIONS.filter((id) => id !== place).map(regionOutline);
  const price = (box: Box) => {
    const points = [-1, 0, 1].flatMap((i) =>
      [-1, 0, 1].map((k): Point => [box.x + (i * w) / 2, box.y + (k * h) / 2]),
    );
    const abroad = points.filter((point) => others.some((outline) => inside(point, outline))).length;
    return abroad + 5 * taken.filter((other) => clash(box, other)).length;
  };
  const best = spots.map((box) => ({ box, cost: price(box) })).sort((a, b) => a.cost - b.cost)[0]!;
  return best.cost < 5 ? best.box : onPieces;
}
