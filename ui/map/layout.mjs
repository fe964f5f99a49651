// Where things lie inside a region: name and medals, rows of tokens, Grandes, King.
// A small search over a grid: everything must be inside the outline and nothing may overlap.
// Done twice: for a large screen, and for a phone, where names, medals and tokens are drawn as large as fits.
import polylabel from 'polylabel';
import { cellOf, nameSize, NAME_WIDTHS, SIZES, SMALL } from '../src/map/sizes.mjs';

const STEP = 4;
const MARGIN = 3;
const { gap } = SIZES;

/** Ways to arrange the tokens of five players, best first: rows of so many. */
const ROWS = [[3, 2], [2, 3], [5], [2, 2, 1], [1, 2, 2]];

/** Boxes that the tokens may share, wide and high: two are large in each. */
const BOXES = range(80, 224)
  .flatMap((w) => range(64, 136).map((h) => [w, h]))
  .filter(([w, h]) => cellOf(w, h, 2).size > SIZES.token * 1.3);

function range(from, to) {
  return Array.from({ length: (to - from) / 8 + 1 }, (_, i) => from + i * 8);
}

function toSegment([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

function inside([px, py], outline) {
  let odd = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** Finds all free places for a pile of rectangles, by a summed-area table; every `coarse`-th of them. */
function freeSpace(outline, coarse) {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.ceil((Math.max(...xs) - left) / STEP) + 1;
  const lines = Math.ceil((Math.max(...ys) - top) / STEP) + 1;
  const sums = Array.from({ length: lines + 1 }, () => new Uint32Array(columns + 1));
  for (let j = 0; j < lines; j++) {
    for (let i = 0; i < columns; i++) {
      const p = [left + i * STEP, top + j * STEP];
      const near = () => outline.some((a, k) => toSegment(p, a, outline[(k + 1) % outline.length]) < MARGIN);
      const bad = !inside(p, outline) || near() ? 1 : 0;
      sums[j + 1][i + 1] = bad + sums[j][i + 1] + sums[j + 1][i] - sums[j][i];
    }
  }
  const free = (x, y, w, h) => {
    const i0 = Math.floor((x - w / 2 - left) / STEP);
    const j0 = Math.floor((y - h / 2 - top) / STEP);
    const i1 = Math.ceil((x + w / 2 - left) / STEP) + 1;
    const j1 = Math.ceil((y + h / 2 - top) / STEP) + 1;
    if (i0 < 0 || j0 < 0 || i1 > columns || j1 > lines) return false;
    return sums[j1][i1] - sums[j0][i1] - sums[j1][i0] + sums[j0][i0] === 0;
  };
  return (parts) => {
    const found = [];
    for (let j = 0; j < lines; j += coarse) {
      for (let i = 0; i < columns; i += coarse) {
        const [x, y] = [left + i * STEP, top + j * STEP];
        if (parts.every((p) => free(x, y + p.dy, p.w, p.h))) found.push({ x, y, parts });
      }
    }
    return found;
  };
}

/** A pile of centred rows around its own middle. */
function pile(rows) {
  const height = rows.reduce((sum, row) => sum + row.h, 0);
  let at = -height / 2;
  return rows.map(({ w, h }) => {
    at += h;
    return { w, h, dy: at - h / 2 };
  });
}
const square = (side) => [{ w: side, h: side, dy: 0 }];
const tall = (parts) => parts.reduce((sum, part) => sum + part.h, 0);

const clash = (a, b) =>
  a.parts.some((p) =>
    b.parts.some(
      (q) =>
        Math.abs(a.x - b.x) < (p.w + q.w) / 2 + gap &&
        Math.abs(a.y + p.dy - b.y - q.dy) < (p.h + q.h) / 2 + gap,
    ),
  );
const apart = (a, b) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2); // Math.hypot is far slower

const cheapest = (starts, number) => starts.sort((a, b) => a.price - b.price).slice(0, number);

/** The cheapest place that clashes with nothing taken. */
function nearest(places, taken, cost) {
  let best = null;
  for (const place of places) {
    const price = cost(place);
    if (best && price >= best.price) continue;
    if (!taken.some((other) => clash(place, other))) best = { place, price };
  }
  return best;
}

/** The best way to lay a label, one of some blocks of tokens, two Grandes and the King. */
function search(outline, labels, blocks, coarse = 1) {
  const pole = polylabel([outline], 1);
  const centre = { x: pole[0], y: pole[1] };
  const placesFor = freeSpace(outline, coarse);
  const grandes = placesFor(square(SIZES.grande));
  const kings = placesFor(square(SIZES.king));
  const room = labels.map((label) => placesFor(label.parts));
  let best = null;
  for (const block of blocks) {
    if (best && block.price >= best.price) continue;
    const spots = placesFor(block.parts);
    labels.forEach((label, i) => {
      const enough = 6000 / coarse ** 2;
      let starts = [];
      let dearest = best ? best.price : Infinity;
      for (const tokens of spots) {
        for (const name of room[i]) {
          if (Math.abs(name.x - tokens.x) > 110) continue;
          const ideal = name.y + (tall(label.parts) + tall(block.parts)) / 2 + gap;
          const below = Math.abs(name.x - tokens.x) * 1.5 + Math.abs(tokens.y - ideal);
          const middle = { x: (name.x + tokens.x) / 2, y: (name.y + tokens.y) / 2 };
          const upside = name.y > tokens.y ? 60 : 0;
          const price = below + upside + apart(middle, centre) * 0.8 + block.price + label.price;
          if (price >= dearest || clash(name, tokens)) continue;
          starts.push({ name, tokens, price });
          if (starts.length < enough * 4) continue;
          starts = cheapest(starts, enough);
          dearest = starts.at(-1).price;
        }
      }
      for (const { name, tokens, price } of cheapest(starts, enough)) {
        if (best && price >= best.price) break;
        const first = nearest(grandes, [name, tokens], (p) => apart(p, tokens) * 0.5);
        if (!first || (best && price + first.price >= best.price)) continue;
        const taken = [name, tokens, first.place];
        const second = nearest(grandes, taken, (p) => apart(p, first.place) * 0.5);
        if (!second || (best && price + first.price + second.price >= best.price)) continue;
        const king = nearest(kings, [...taken, second.place], (p) => apart(p, name) * 0.5);
        if (!king) continue;
        const total = price + first.price + second.price + king.price;
        if (!best || total < best.price) {
          const pair = [first.place, second.place];
          best = { price: total, block, label, name, tokens, pair, king: king.place, centre };
        }
      }
    });
  }
  return best;
}

const at = (x, y) => [Math.round(x), Math.round(y)];
const shared = ({ name, pair, king }) => ({
  name: at(name.x, name.y + name.parts[0].dy),
  values: at(name.x, name.y + name.parts[1].dy),
  grandes: pair.map(({ x, y }) => at(x, y)),
  king: at(king.x, king.y),
});

export function layOut(id, outline) {
  const label = { parts: pile([{ w: NAME_WIDTHS[id], h: SIZES.name }, SIZES.values]), price: 0 };
  const blocks = ROWS.map((rows, rank) => ({
    rows,
    parts: pile(rows.map((n) => ({ w: n * SIZES.token, h: SIZES.token }))),
    price: rank * 12,
  }));
  const best = search(outline, [label], blocks);
  if (!best) throw new Error(`${id}: pieces do not fit`);
  console.log(id.padEnd(9), best.block.rows.join('+'), Math.round(best.price));
  return {
    centre: at(best.centre.x, best.centre.y),
    ...shared(best),
    tokens: best.tokens.parts.map((part, i) => [
      ...at(best.tokens.x, best.tokens.y + part.dy),
      best.block.rows[i],
    ]),
  };
}

/** For a phone: tokens share one box, so that few of them are large. */
export function layOutSmall(id, outline) {
  const labels = SMALL.values.map((scale, rank) => ({
    scale,
    parts: pile([
      { w: (NAME_WIDTHS[id] * nameSize(id)) / SIZES.name, h: nameSize(id) },
      { w: SIZES.values.w * scale, h: SIZES.values.h * scale },
    ]),
    price: rank * 30,
  }));
  const blocks = BOXES.map(([w, h]) => {
    const lost = [1, 2, 3, 4, 5].map((n) => SMALL.token - cellOf(w, h, n).size);
    const price = lost.reduce((sum, less, i) => sum + less * [1, 3, 4, 3, 2][i], 0);
    return { w, h, parts: [{ w, h, dy: 0 }], price };
  }).sort((a, b) => a.price - b.price);
  // Where there is much room, every fourth place is enough to look at.
  const coarse = freeSpace(outline, 1)(square(SIZES.grande)).length > 2500 ? 4 : 1;
  const best = search(outline, labels, blocks, coarse);
  if (!best) throw new Error(`${id}: pieces do not fit on a phone`);
  const { w, h } = best.block;
  console.log(id.padEnd(9), 'small', coarse, w, h, best.label.scale, Math.round(best.price));
  return { ...shared(best), scale: best.label.scale, box: [...at(best.tokens.x, best.tokens.y), w, h] };
}
