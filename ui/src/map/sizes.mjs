// How much room each thing on the board takes, in board units. Used by the bake, the browser and the tests.
export const SIZES = {
  /** Side of the square that holds a token with its count. */
  token: 44,
  /** Side of the square that holds a Grande. */
  grande: 48,
  /** Side of the square that holds the King. */
  king: 50,
  /** Height of a region's name. */
  name: 26,
  /** The plate with three medals, or the mobile scoreboard that replaces it. */
  values: { w: 94, h: 32 },
  /** Least distance between blocks. */
  gap: 2,
};

/** How far a piece drawn at its own size is enlarged to fill its place. */
export const FILL = { token: 1.07, grande: 1.05, king: 1.12, values: 1.04 };

/** Widths of the names as drawn (26 units, Alegreya SC 700), measured in a browser: the longest over all editions. */
export const NAME_WIDTHS = {
  galicia: 90,
  vasco: 126,
  aragon: 94,
  cataluna: 115,
  vieja: 202,
  nueva: 216,
  sevilla: 91,
  granada: 108,
  valencia: 111,
};

/** On a phone: how large a token may get, and how far the medals are enlarged, best first. */
export const SMALL = { token: 68, values: [1.45, 1.3, 1.15, 1.04] };

/** How high a region's name is on a phone: long ones stay as they are. */
export const nameSize = (id) => (NAME_WIDTHS[id] > 120 ? 26 : 31);

/** How `count` tokens share a box: rows, how many in each, and the side of one. */
export function cellOf(w, h, count) {
  let best = { size: 0, rows: 1, columns: count };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(w / columns, h / rows, SMALL.token);
    if (size > best.size) best = { size, rows, columns };
  }
  return best;
}
