// Pieces and points that start at one place stand side by side, so that each number can be read.
const STEP = 34; // pixels

/** How far each start is moved aside. */
export const apart = (starts: readonly string[]): number[] =>
  starts.map((start, i) => {
    const before = starts.slice(0, i).filter((each) => each === start).length;
    const all = starts.filter((each) => each === start).length;
    return (before - (all - 1) / 2) * STEP;
  });
