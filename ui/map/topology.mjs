// From a TopoJSON of provinces to chains: stretches of border, each between exactly two sides.
// Enclaves join the region around them and islets are dropped, so every region is one ring of chains.
import { feature } from 'topojson-client';

const key = (p) => `${p[0].toFixed(6)},${p[1].toFixed(6)}`;
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** All arcs as lists of [longitude, latitude]. */
function arcsOf(atlas) {
  return atlas.arcs.map((_, i) => {
    const line = { type: 'LineString', arcs: [i] };
    return feature(atlas, line).geometry.coordinates;
  });
}

function length(points) {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1], points[i]);
  return sum;
}

/** Every polygon of every province in play, with the set of its arcs. */
function polygonsOf(atlas, groups) {
  const region = new Map(Object.entries(groups).flatMap(([id, ps]) => ps.map((p) => [p, id])));
  const polygons = [];
  for (const geometry of atlas.objects.provinces.geometries) {
    const id = region.get(Number(geometry.id));
    if (!id) continue;
    const parts = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    for (const rings of parts) {
      const arcs = rings.flat().map((a) => (a < 0 ? ~a : a));
      polygons.push({ id, province: Number(geometry.id), arcs });
    }
  }
  return polygons;
}

/** Give enclaves to the region around them, drop islets. */
function tidy(polygons, arcs) {
  const size = (polygon) => polygon.arcs.reduce((sum, a) => sum + length(arcs[a]), 0);
  const largest = new Map();
  for (const polygon of polygons) {
    const best = largest.get(polygon.province);
    if (!best || size(polygon) > size(best)) largest.set(polygon.province, polygon);
  }
  const main = new Set(largest.values());
  const kept = [...main];
  for (const polygon of polygons) {
    if (main.has(polygon)) continue;
    const shared = new Map();
    for (const a of polygon.arcs) {
      for (const other of main) {
        if (!other.arcs.includes(a)) continue;
        shared.set(other.id, (shared.get(other.id) ?? 0) + length(arcs[a]));
      }
    }
    if (shared.size === 0) continue;
    const [id] = [...shared.entries()].sort((a, b) => b[1] - a[1])[0];
    kept.push({ ...polygon, id });
  }
  return kept;
}

/** Split a line at the vertex nearest to `point` if that lies within `reach` degrees. */
function splitNear(pieces, point, reach) {
  let best = { d: reach };
  pieces.forEach((piece, p) => {
    if (piece.sides[1] !== 'sea') return;
    piece.points.forEach((q, i) => {
      const d = distance(q, point);
      if (d < best.d) best = { d, p, i };
    });
  });
  if (best.p === undefined) throw new Error(`no coast near ${point}`);
  const { sides, points } = pieces[best.p];
  if (best.i === 0 || best.i === points.length - 1) return points[best.i];
  pieces.splice(
    best.p,
    1,
    { sides, points: points.slice(0, best.i + 1) },
    { sides, points: points.slice(best.i) },
  );
  return points[best.i];
}

/** Join pieces end to end wherever exactly two with the same sides meet and nothing else does. */
function stitch(pieces) {
  const ends = new Map();
  const put = (p, piece) => {
    const list = ends.get(key(p)) ?? [];
    list.push(piece);
    ends.set(key(p), list);
  };
  for (const piece of pieces) {
    put(piece.points[0], piece);
    put(piece.points.at(-1), piece);
  }
  const same = (a, b) => a.sides.join() === b.sides.join();
  const done = new Set();
  const chains = [];
  for (const piece of pieces) {
    if (done.has(piece)) continue;
    done.add(piece);
    let points = [...piece.points];
    for (let turn = 0; turn < 2; turn++) {
      for (;;) {
        const end = points.at(-1);
        const here = ends.get(key(end)) ?? [];
        const next = here.find((other) => !done.has(other) && same(other, piece));
        if (!next || here.length !== 2) break;
        done.add(next);
        const forward = key(next.points[0]) === key(end);
        points.push(...(forward ? next.points : [...next.points].reverse()).slice(1));
      }
      points.reverse();
    }
    chains.push({ sides: piece.sides, points });
  }
  return chains;
}

/** Stretches of border, each with its two sides: two regions, or a region and sea or a country. */
export function chainsOf(atlas, groups, landBorders) {
  const arcs = arcsOf(atlas);
  const polygons = tidy(polygonsOf(atlas, groups), arcs);
  const order = Object.keys(groups);
  const pieces = [];
  arcs.forEach((points, a) => {
    const sides = polygons.flatMap((p) => p.arcs.filter((b) => b === a).map(() => p.id));
    if (sides.length === 0 || (sides.length === 2 && sides[0] === sides[1])) return;
    sides.sort((x, y) => order.indexOf(x) - order.indexOf(y));
    pieces.push({ sides: sides.length === 2 ? sides : [sides[0], 'sea'], points });
  });
  for (const [country, mouths] of Object.entries(landBorders)) {
    const ends = mouths.map((mouth) => key(splitNear(pieces, mouth, 0.2)));
    markBetween(pieces, ends, country);
  }
  // A closed chain is a hole (a lake or a lost enclave); a very short one is noise of the survey.
  return stitch(pieces).filter(
    (chain) => key(chain.points[0]) !== key(chain.points.at(-1)) && length(chain.points) > 0.01,
  );
}

/** Walk the coast from one mouth to the other, the way with the most land, and rename its outside. */
function markBetween(pieces, [from, to], country) {
  const walk = (first) => {
    const way = [];
    let [piece, at] = first;
    while (piece) {
      way.push(piece);
      const [a, b] = [key(piece.points[0]), key(piece.points.at(-1))];
      at = at === a ? b : a;
      if (at === to) return way;
      const end = at;
      piece = pieces.find(
        (p) =>
          !way.includes(p) && p.sides[1] === 'sea' && [key(p.points[0]), key(p.points.at(-1))].includes(end),
      );
    }
    return null;
  };
  const starts = pieces.filter(
    (p) => p.sides[1] === 'sea' && [key(p.points[0]), key(p.points.at(-1))].includes(from),
  );
  const ways = starts.map((p) => walk([p, from])).filter(Boolean);
  const total = (way) => way.reduce((sum, p) => sum + length(p.points), 0);
  ways.sort((a, b) => total(a) - total(b));
  if (!ways[0]) throw new Error(`no land border with ${country}`);
  for (const piece of ways[0]) piece.sides = [piece.sides[0], country];
}

/** The closed ring of each region as chain references: i forwards, ~i backwards. */
export function ringsOf(chains, regions) {
  const rings = {};
  for (const id of regions) {
    const left = new Set([...chains.keys()].filter((i) => chains[i].sides.includes(id)));
    const first = [...left].sort((a, b) => chains[b].points.length - chains[a].points.length)[0];
    left.delete(first);
    const ring = [first];
    const start = chains[first].points[0];
    let at = chains[first].points.at(-1);
    while (distance(at, start) > 1e-6) {
      const next = [...left].find(
        (i) => distance(chains[i].points[0], at) < 1e-6 || distance(chains[i].points.at(-1), at) < 1e-6,
      );
      if (next === undefined) throw new Error(`${id}: the ring does not close`);
      left.delete(next);
      const forward = distance(chains[next].points[0], at) < 1e-6;
      ring.push(forward ? next : ~next);
      at = forward ? chains[next].points.at(-1) : chains[next].points[0];
    }
    if (left.size) throw new Error(`${id}: chains left over: ${[...left]}`);
    rings[id] = ring;
  }
  return rings;
}
