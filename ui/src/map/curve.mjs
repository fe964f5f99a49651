// One soft curve through a chain of points: the quadratic B-spline that keeps both ends.
// The same code draws borders in the browser and checks the layout in the bake, so both see one shape.

/** @typedef {[number, number]} Point */

/** @param {Point} a @param {Point} b @returns {Point} */
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * SVG path commands for the curve, without the leading move.
 * @param {Point[]} points
 */
export function curve(points) {
  const n = points.length;
  const last = /** @type {Point} */ (points[n - 1]);
  let d = '';
  for (let i = 1; i < n - 1; i++) {
    const here = /** @type {Point} */ (points[i]);
    const next = /** @type {Point} */ (points[i + 1]);
    const [x, y] = i === n - 2 ? next : middle(here, next);
    d += `Q${here[0]} ${here[1]} ${+x.toFixed(2)} ${+y.toFixed(2)}`;
  }
  return n === 2 ? `L${last[0]} ${last[1]}` : d;
}

/**
 * The same curve as a list of points.
 * @param {Point[]} points
 * @param {number} [steps]
 * @returns {Point[]}
 */
export function flatten(points, steps = 4) {
  const n = points.length;
  if (n < 3) return points;
  let from = /** @type {Point} */ (points[0]);
  const out = [from];
  for (let i = 1; i < n - 1; i++) {
    const here = /** @type {Point} */ (points[i]);
    const next = /** @type {Point} */ (points[i + 1]);
    const to = i === n - 2 ? next : middle(here, next);
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      out.push([
        u * u * from[0] + 2 * u * t * here[0] + t * t * to[0],
        u * u * from[1] + 2 * u * t * here[1] + t * t * to[1],
      ]);
    }
    from = to;
  }
  return out;
}
