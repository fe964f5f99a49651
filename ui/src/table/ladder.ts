// Marks along a line that want to be at certain heights, and need some room each.

/** Spots from the top down: as near to where they belong as the room between them allows. */
export function ladder(wanted: readonly number[], room: number, from: number, to: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }) =>
    Math.min(Math.max(sum / count, from + ((count - 1) * room) / 2), to - ((count - 1) * room) / 2);
  for (const spot of wanted) {
    groups.push({ sum: spot, count: 1 });
    for (;;) {
      const [before, last] = [groups.at(-2), groups.at(-1)!];
      if (!before || middle(last) - middle(before) >= ((before.count + last.count) * room) / 2) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, i) => middle(group) + (i - (group.count - 1) / 2) * room),
  );
}

const MOST_STEPS = 4;

/** Round numbers along an axis that ends at `most`. */
export function ticks(most: number): number[] {
  const step = [5, 10, 20, 50, 100, 200].find((each) => most / each <= MOST_STEPS) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
