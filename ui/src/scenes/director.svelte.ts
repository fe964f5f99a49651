// Plays beats by the clock and holds the view drawn meanwhile. Its callers decide what it plays and what comes after:
// the live table, "since my turn", the log, the replay.
import { isStill } from '../motion';
import type { Pace } from '../state/settings.svelte';
import type { Colour, GameEvent, View } from '../view';
import { beatsOf, isSeen, type Beat, type BeatKind, type SceneKind } from './beats';
import { after } from './project';
import { abilityOf, tell, type Told } from './tell';

type Clock = Record<BeatKind, readonly [calm: number, quick: number]>;

/** How long a beat lasts, in milliseconds. */
const CLOCK: Clock = {
  round: [900, 300],
  bid: [500, 200],
  card: [1300, 450],
  supply: [500, 200],
  place: [550, 220],
  move: [700, 280],
  return: [650, 260],
  king: [1100, 450],
  grande: [900, 350],
  tile: [900, 350],
  score: [1900, 700],
  scoring: [1300, 500],
  discs: [1600, 650],
  tower: [2100, 850],
  veto: [1300, 600],
  note: [700, 280],
  end: [600, 300],
};
/** Always shown, even to the player who caused it. */
const THEATRE: ReadonlySet<BeatKind> = new Set(['score', 'scoring', 'discs', 'tower', 'veto', 'end']);
const TRAVEL = 0.62; // share of a beat after which the pieces have landed

export function lengthOf(beat: Beat, pace: Pace): number {
  if (pace === 'instant') return 0;
  const [calm, quick] = CLOCK[beat.kind];
  const once = pace === 'calm' ? calm : quick;
  if (beat.kind === 'place') return once * Math.min(4, beat.flights.length);
  if (beat.kind === 'score' && beat.shares.length === 0) return once / 2;
  return once;
}

/** Other players' actions are shown, and what they choose in this player's turn; the player knows their own. */
export const isWatched = (beat: Beat, me: Colour | null, events: readonly GameEvent[]): boolean =>
  THEATRE.has(beat.kind) ||
  (beat.player !== me && beat.kind !== 'round') ||
  isChosenByOwner(beat, me, events);

/** The only card by which the player whose turn it is says which caballeros of others go back. */
const PICKED = 'one-of-each';

/** Discs and cards let others say which of their caballeros leave. */
function isChosenByOwner({ event, at }: Beat, me: Colour | null, events: readonly GameEvent[]): boolean {
  if ((event.type !== 'returned' && event.type !== 'fled') || event.owner === me) return false;
  const taken = events.findLast((each, i) => i < at && each.type === 'card-taken');
  return taken?.type === 'card-taken' && taken.card !== PICKED;
}

export interface Job {
  /** The board after `from` events. */
  view: View;
  events: readonly GameEvent[];
  lines: readonly string[];
  from: number;
  to: number;
  pace: Pace;
  /** Show the player's own actions as well. */
  all?: boolean;
}

export interface Playing {
  beat: Beat;
  told: Told;
  kind: SceneKind;
  /** Whose turn it is. */
  player: Colour | null;
  length: number;
}

/** With more turns than this to show, play a little faster. */
const MANY = 2;

/** Which scene an event belongs to, and whose turn it is then. */
export function turnAt(events: readonly GameEvent[], at: number): { kind: SceneKind; player: Colour | null } {
  for (let i = at; i >= 0; i--) {
    const event = events[i];
    if (!event) continue;
    if (event.type === 'turn-began') return { kind: 'turn', player: event.player as Colour };
    if (event.type === 'dummy-took') return { kind: 'turn', player: 'dummy' };
    if (event.type === 'general-scoring') return { kind: 'general', player: null };
    if (event.type === 'round-began' || event.type === 'bid') return { kind: 'bidding', player: null };
    if (event.type === 'game-over') return { kind: 'end', player: null };
  }
  return { kind: 'setup', player: null };
}

export class Director {
  /** What is played now; null: nothing. */
  now = $state.raw<Playing | null>(null);
  /** What the board shows while something is played. */
  view = $state.raw<View | null>(null);
  /** How many events have been shown. */
  at = $state(0);

  #job: Job | null = null;
  #ended = false;
  #go: (() => void) | null = null;
  #covered = false;
  #tick: (() => void) | null = null;
  #onbeat: (beat: Beat) => void;

  constructor(onbeat: (beat: Beat) => void = () => undefined) {
    this.#onbeat = onbeat;
  }

  get isPlaying(): boolean {
    return this.#job !== null;
  }

  /** Where the present job ends. */
  get upTo(): number {
    return this.#job?.to ?? this.at;
  }

  /**
   * Play from one event to another; resolves when done or interrupted. The last beat stays on the stage until
   * `cut`, so that its caller can show what comes after in the same moment.
   */
  async play(job: Job): Promise<void> {
    this.cut();
    this.#job = job;
    this.#ended = false;
    this.at = job.from;
    this.view = job.view;
    for (;;) {
      const beat = this.#next(job);
      if (!beat || this.#ended) break;
      await this.#show(job, beat);
      if (this.#job !== job) return; // another job has started
    }
    this.#job = null;
  }

  /** More has happened meanwhile. */
  extend(events: readonly GameEvent[], lines: readonly string[]): void {
    if (this.#job) Object.assign(this.#job, { events, lines, to: events.length });
  }

  /** On to the next beat. */
  next(): void {
    this.#go?.();
  }

  /** To the end, at once. */
  skip(): void {
    this.#ended = true;
    this.#go?.();
  }

  /** While a window covers the stage the clock stands; then the beat has its time again. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.#tick?.();
  }

  cut(): void {
    this.#clear();
    this.#go?.();
  }

  #clear(): void {
    this.#job = null;
    this.now = null;
    this.view = null;
  }

  #next(job: Job): Beat | undefined {
    const { player } = turnAt(job.events, this.at - 1);
    return beatsOf(job.events.slice(this.at, job.to), this.at, player)[0];
  }

  async #show(job: Job, beat: Beat): Promise<void> {
    const events = job.events.slice(beat.from, beat.until);
    const before = this.view!;
    const then = after(before, events);
    const me = before.players.find(({ seat }) => seat === before.seat)?.colour ?? null;
    const length = job.all || isWatched(beat, me, job.events) ? lengthOf(beat, this.#pace(job)) : 0;
    if (length > 0) {
      const said = events.flatMap((event, i) => (isSeen(event) ? [job.lines[beat.from + i] ?? ''] : []));
      const told = tell(beat, before, then, said, abilityOf(beat, job.events));
      this.now = { beat, told, length, ...turnAt(job.events, beat.at) };
      this.view = isStill() ? then : after(before, events, false);
      this.#onbeat(beat);
      const rest = await this.#wait(length * TRAVEL);
      if (this.#job !== job) return;
      this.view = then;
      if (rest && !this.#ended) await this.#wait(length * (1 - TRAVEL));
      if (this.#job !== job) return;
    }
    this.view = after(then, job.events.slice(beat.until, beat.to));
    this.at = beat.to;
  }

  #pace(job: Job): Pace {
    if (job.pace !== 'calm' || job.all) return job.pace;
    const turns = job.events.slice(this.at, job.to).filter(({ type }) => type === 'turn-began').length;
    return turns > MANY ? 'quick' : 'calm';
  }

  /** False if the user skipped the wait. */
  #wait(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (waited: boolean) => {
        clearTimeout(timer);
        this.#go = this.#tick = null;
        resolve(waited);
      };
      this.#go = () => end(false);
      this.#tick = () => {
        clearTimeout(timer);
        if (!this.#covered) timer = setTimeout(() => end(true), milliseconds);
      };
      this.#tick();
    });
  }
}
