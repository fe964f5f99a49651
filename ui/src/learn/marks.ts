// What became of puzzles: how each was solved, and the days in a row. Apart from the progress, which every page loads.
import { progress, type Progress } from './progress.svelte';

/** The day of a puzzle, as the server counts it. */
const today = (now = new Date()): string => now.toISOString().slice(0, 10);
const dayBefore = (day: string): string => today(new Date(Date.parse(day) - 86_400_000));

export class Marks {
  readonly #progress: Progress;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  /** What became of an answer. A puzzle is solved at once only by the first answer of all, with none shown. */
  judged(puzzle: string, verdict: 'solved' | 'shown' | 'wrong', ofTheDay: boolean, day = today()): void {
    const { puzzles, streak, looked } = this.#progress.kept;
    const before = puzzles[puzzle];
    if (verdict === 'solved' ? before !== 'first' : !before || before === 'wrong') {
      const solved = before ? 'later' : 'first';
      this.#progress.keep({ puzzles: { ...puzzles, [puzzle]: verdict === 'solved' ? solved : verdict } });
    }
    if (!ofTheDay || streak.day === day || looked === day) return;
    if (verdict === 'shown') this.#progress.keep({ looked: day });
    if (verdict === 'solved')
      this.#progress.keep({ streak: { day, days: streak.day === dayBefore(day) ? streak.days + 1 : 1 } });
  }

  /** How a puzzle was solved, or that its answer was seen; undefined: it is open. */
  of(puzzle: string) {
    const kept = this.#progress.kept.puzzles[puzzle];
    return kept === 'wrong' ? undefined : kept;
  }

  /** Days in a row, as of this day; a missed day ends them. */
  streak(day = today()): number {
    const { streak } = this.#progress.kept;
    return streak.day === day || streak.day === dayBefore(day) ? streak.days : 0;
  }
}

export const marks = new Marks(progress);
