// What this browser's reader has learned: lessons, puzzles, the first game. Kept here, so guests keep it too.
const KEY = 'elgrande-learning';

interface Kept {
  /** The next step of each lesson; -1: it is done. */
  lessons: Record<string, number>;
  /** Puzzles solved at the first try, later, looked up, or only tried. */
  puzzles: Record<string, 'first' | 'later' | 'shown' | 'wrong'>;
  /** The last day whose puzzle was solved, and for how many days in a row. */
  streak: { day: string; days: number };
  /** The last day whose puzzle was looked up. */
  looked: string;
  /** Has played here, or said so. */
  knows: boolean;
  /** The table of the game with a coach. */
  coached: string | null;
  /** How often the coach has explained each idea. */
  ideas: Record<string, number>;
  /** Best results of the trainer. */
  best: Record<string, number>;
}

const EMPTY: Kept = {
  lessons: {},
  puzzles: {},
  streak: { day: '', days: 0 },
  looked: '',
  knows: false,
  coached: null,
  ideas: {},
  best: {},
};

function read(): Kept {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return { ...EMPTY, ...(found as Partial<Kept>) };
  } catch {
    return EMPTY;
  }
}

export class Progress {
  #kept = $state.raw<Kept>(read());

  get kept(): Kept {
    return this.#kept;
  }

  keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  reached(lesson: string, step: number): void {
    this.keep({ lessons: { ...this.#kept.lessons, [lesson]: step } });
  }

  finished(lesson: string): void {
    this.reached(lesson, -1);
  }

  knowsTheGame(): void {
    this.keep({ knows: true });
  }

  coachAt(table: string | null): void {
    this.keep({ coached: table, knows: true });
  }

  explained(idea: string): void {
    this.keep({ ideas: { ...this.#kept.ideas, [idea]: (this.#kept.ideas[idea] ?? 0) + 1 } });
  }

  best(game: string, result: number): void {
    if (result > (this.#kept.best[game] ?? 0)) this.keep({ best: { ...this.#kept.best, [game]: result } });
  }
}

export const progress = new Progress();
