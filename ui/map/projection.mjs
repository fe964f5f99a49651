// From longitude and latitude to board units, with gentle bulges that give small regions room.
// A portolan chart was never exact; the bulges are smooth and one-to-one, so no border can cross another.

/** Size of the board in units. */
export const FRAME = { width: 1200, height: 956 };

const UNITS_PER_DEGREE = 112;
const WEST = -9.6;
const NORTH = 44.4;
const SQUEEZE = Math.cos((40 * Math.PI) / 180);

/** Centres (longitude, latitude), radius in degrees of latitude, strength across and along. */
const BULGES = [
  { at: [-7.5, 42.75], radius: 2.2, strength: [0.25, 0.25] },
  { at: [-2.2, 42.75], radius: 2.9, strength: [0.54, 0.5] },
  { at: [-0.7, 39.3], radius: 2.6, strength: [0.95, 0.5] },
  { at: [-0.4, 41.5], radius: 2.0, strength: [0.28, 0.28] },
  { at: [-3.2, 37.4], radius: 2.0, strength: [0.26, 0.5] },
  { at: [1.75, 41.6], radius: 2.3, strength: [0.4, 0.7] },
];

const plane = ([lon, lat]) => [(lon - WEST) * SQUEEZE, NORTH - lat];

export function project(point) {
  let [x, y] = plane(point);
  for (const { at, radius, strength } of BULGES) {
    const [cx, cy] = plane(at);
    const r = Math.hypot(x - cx, y - cy) / radius;
    if (r >= 1) continue;
    const lift = (1 - r * r) ** 2;
    x = cx + (x - cx) * (1 + strength[0] * lift);
    y = cy + (y - cy) * (1 + strength[1] * lift);
  }
  return [x * UNITS_PER_DEGREE, y * UNITS_PER_DEGREE];
}

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Visvalingam: drop the point with the smallest triangle until all are at least `area`. */
export function simplify(points, area) {
  const kept = [...points];
  for (;;) {
    let least = area;
    let at = -1;
    for (let i = 1; i < kept.length - 1; i++) {
      const size = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (size < least) [least, at] = [size, i];
    }
    if (at < 0) return kept;
    kept.splice(at, 1);
  }
}
