// Two of several answers: which is better, and by how much.
import type { components } from '../generated/api';

type Margin = components['schemas']['Margin'];

const POINTS_A_WIN = 12; // as the search of the strong levels values a certain win

export interface Found {
  better: number;
  worse: number;
  chance: number;
  points: number;
  sure: boolean;
}

/** A name for a line of answers: A was played. */
export const letterOf = (line: number): string => String.fromCharCode(65 + line);

export function marginBetween(margins: readonly Margin[], one: number, other: number): Found {
  const found = margins.find(
    (each) => (each.one === one && each.other === other) || (each.one === other && each.other === one),
  )!;
  const first = found.chance + found.points / POINTS_A_WIN >= 0;
  return {
    better: first ? found.one : found.other,
    worse: first ? found.other : found.one,
    chance: Math.abs(found.chance),
    points: Math.abs(found.points),
    sure: found.sure,
  };
}
