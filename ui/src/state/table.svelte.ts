// One table as this page knows it: the server's latest state, and how much of it is on the stage.
import type { components } from '../generated/api';
import { get, type Refused } from '../net/http';
import {
  connection,
  type ChatLine,
  type Command,
  type Connection,
  type Here,
} from '../net/connection.svelte';
import { viewOf } from '../model/view_model';
import { beatsOf, scenesOf, type Beat } from '../scenes/beats';
import { Director, isWatched, turnAt } from '../scenes/director.svelte';
import { after } from '../scenes/project';
import type { Action, GameEvent, State, View } from '../view';
import { openBook } from '../words/game';
import { t } from '../words/index.svelte';
import { refusalInWords, troubleInWords } from '../words/refusal';
import { clocks } from './clocks.svelte';
import { namesOf } from './names';
import { settings } from './settings.svelte';
import { sounds } from './sounds.svelte';

const NOTICE = 6000;

type History = components['schemas']['History'];
type Moment = components['schemas']['Moment'];

/** A stretch of the game that was not played on the screen. */
export interface Missed {
  from: number;
  to: number;
  turns: number;
  scorings: number;
}

/** Where states come from and commands go to. */
export type Link = Pick<Connection, 'status' | 'watch' | 'unwatch' | 'do' | 'say'>;

type VetoOrder = Extract<Command, { type: 'veto-order' }>['order'];

/** How many events two logs of a game share; the same events may differ in language. */
function commonStart(before: readonly GameEvent[], after: readonly GameEvent[]): number {
  const same = (event: GameEvent, i: number) =>
    event === after[i] || JSON.stringify(event) === JSON.stringify(after[i]);
  const other = before.findIndex((event, i) => !same(event, i));
  return other < 0 ? before.length : other;
}

export class TableClient {
  readonly id: string;
  /** What is shown now. */
  state = $state.raw<State | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  lines = $state.raw<readonly string[]>([]);
  /** What happened between the last state shown and this one. */
  fresh = $state.raw<readonly GameEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Who is connected; null if not known yet. */
  here = $state.raw<Here | null>(null);
  /** The table does not let us in. */
  refusal = $state.raw<Refused | null>(null);
  notice = $state<string | null>(null);
  /** What happened while this player was away and was not played. */
  missed = $state.raw<Missed | null>(null);
  /** It plays what has happened. */
  readonly director = new Director((beat) => this.#staged(beat));
  /** A command of ours is in flight, or its effect is not on the screen yet. */
  busy = $derived.by((): boolean => this.#sending || (this.state?.version ?? 0) < this.#done);
  /** The board when our turn began. */
  begun = $state.raw<View | null>(null);
  /** The seat whose view is shown; null: the server chooses. */
  seat = $state<number | null>(null);

  #sending = $state(false);
  #done = $state(0);
  /** The last state the server sent; shown when its events have been played. */
  #latest: State | null = null;
  #known: readonly GameEvent[] = [];
  #told: readonly string[] = [];
  /** The first event that happened while the page was hidden. */
  #unseen: number | null = null;
  /** An old scene is replaying; new events wait. */
  #again = false;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #received = 0;

  /** The socket, or what stands in for it: a lesson needs no table. */
  readonly #link: Link;

  constructor(id: string, link: Link = connection) {
    this.id = id;
    this.#link = link;
  }

  view = $derived.by((): View | null => this.director.view ?? this.settled);

  /** The current board, whatever is playing. */
  settled = $derived.by((): View | null => {
    const state = this.state;
    if (!state?.view) return null;
    // Of the seats of an imported game none is "you", nor of those at one device once it is over.
    const isYou = state.status !== 'over' || state.your_seats.length === 1;
    return viewOf(state.view, this.names, isYou ? state.view.seat : null);
  });

  /** A question to this reader waits until the scene is over. */
  isNext = $state(false);

  playing = $derived.by((): boolean => this.director.now !== null);

  names = $derived.by(() => namesOf(this.state?.seats ?? [], this.here));

  /** It is our turn to answer. */
  asked = $derived.by((): boolean => {
    const state = this.state;
    return state !== null && (state.legal.length > 0 || state.held !== null);
  });

  /** Our seats that are asked something now. */
  mine = $derived.by((): number[] => {
    const { status, seats, confirming } = this.state ?? { status: '', seats: [], confirming: null };
    if (status !== 'playing') return [];
    const waiting = seats.filter((seat) => seat.you && seat.waiting && seat.bot === null);
    return confirming === null
      ? waiting.map((seat) => seat.seat)
      : seats.filter((seat) => seat.you && seat.seat === confirming).map((seat) => seat.seat);
  });

  /** The game has waited so long that a bot may replace even a player who is connected. */
  idle = $state(false);
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  #watchPatience(patience: number | null): void {
    clearTimeout(this.#idleTimer);
    this.idle = patience === 0;
    if (patience) this.#idleTimer = setTimeout(() => (this.idle = true), patience * 1000 + 500);
  }

  /** Seats a bot may be asked to play for: the table waits for them, and they are away or idle. */
  away = $derived.by((): number[] => {
    const { state, here, idle } = this;
    if (state?.status !== 'playing' || !here || state.settings.clock?.kind === 'turns') return [];
    if (!state.host && ((here.host && !idle) || state.your_seats.length === 0)) return [];
    return state.seats
      .filter(({ person, you, bot }) => person && !you && bot === null)
      .filter(({ seat }) => idle || !here.seats.includes(seat))
      .filter(({ seat, waiting }) => (state.confirming === null ? waiting : state.confirming === seat))
      .map(({ seat }) => seat);
  });

  /** The first state by request: the page has asked for it while its code was loading. The socket follows. */
  async open(): Promise<void> {
    try {
      const state = await get<State>(`/tables/${this.id}?language=${settings.language}`);
      if (this.#latest === null) this.#receive(state);
    } catch {
      // The socket says why.
    }
  }

  watch(): void {
    this.#received = 0;
    document.addEventListener('visibilitychange', this.#onvisible);
    this.#link.watch(this.id, {
      seat: this.seat,
      language: settings.language,
      since: () => this.#received,
      chatSince: () => this.chat.at(-1)?.id ?? 0,
      onstate: (state) => this.#receive(state),
      onchat: (lines) => (this.chat = [...this.chat, ...lines]),
      onhere: (here) => (this.here = here),
      onrefused: (refusal) => this.#refused(refusal),
    });
  }

  /** The server tries again by itself after a failure of its own; any other refusal is final. */
  #refused(refusal: Refused): void {
    if (refusal.code === 'internal' || refusal.code === 'unavailable') this.tell(refusalInWords(refusal));
    else this.refusal = refusal;
  }

  /** Switch to the view of another of our seats. */
  lookAs(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#forget();
    this.watch();
  }

  close(): void {
    this.#forget();
    clearTimeout(this.#noticeTimer);
    clearTimeout(this.#idleTimer);
    document.removeEventListener('visibilitychange', this.#onvisible);
    clocks.set(null);
    this.#link.unwatch(this.id);
  }

  #forget(): void {
    this.director.cut();
    this.#latest = null;
    this.#again = false;
    this.missed = null;
    this.#unseen = null;
    this.begun = null;
  }

  #receive(next: State): void {
    clocks.set(next.clock ?? null);
    this.#watchPatience(next.patience ?? null);
    if (next.version === this.#received && next.seat === this.#latest?.seat) return; // known by request
    this.#received = next.version;
    void openBook(next.settings.options); // before the board is drawn: drawing takes a while
    const first = this.#latest === null || this.#latest.seat !== next.seat;
    const events = [...this.#known.slice(0, next.events_from), ...next.events];
    const shared = commonStart(this.#known, events);
    const isTakenBack = shared < this.#known.length;
    this.#latest = next;
    this.isNext = next.legal.length > 0 || next.held !== null;
    this.#known = events;
    this.#told = [...this.#told.slice(0, next.events_from), ...next.lines];
    if (first) this.#settle(events.length);
    else if (this.#again) this.director.extend(events.slice(0, this.director.upTo), this.#told);
    else if (isTakenBack) this.#settle(Math.min(shared, this.events.length));
    else if (this.director.isPlaying) this.director.extend(events, this.#told);
    else this.#perform();
  }

  /** Play what is new, or show it at once where there is nothing to watch. */
  #perform(): void {
    const from = this.events.length;
    const fresh = this.#known.slice(from);
    const me = this.settled?.players.find(({ seat }) => seat === this.state?.seat)?.colour ?? null;
    const { player } = turnAt(this.#known, from - 1);
    const worth = beatsOf(fresh, from, player).some((beat) => isWatched(beat, me, this.#known));
    if (!worth || !this.settled || settings.pace === 'instant') return this.#settle(from);
    if (document.hidden) {
      this.#unseen ??= from;
      return this.#settle(from);
    }
    if (scenesOf(fresh).filter(({ kind }) => kind === 'turn').length > this.settled.players.length) {
      this.#sumUp(from);
      return this.#settle(this.#known.length);
    }
    void this.#live(this.settled, from);
  }

  /** A summary of what happened from this event on, if there were turns. */
  #sumUp(from: number): void {
    const fresh = this.#known.slice(from);
    const turns = scenesOf(fresh).filter(({ kind }) => kind === 'turn').length;
    const scorings = fresh.filter(({ type }) => type === 'general-scoring').length;
    if (turns + scorings > 0) this.missed = { from, to: this.#known.length, turns, scorings };
  }

  /** The reader is back at this page: what happened meanwhile was not played. */
  readonly #onvisible = (): void => {
    if (document.hidden || this.#unseen === null) return;
    this.#sumUp(this.#unseen);
    this.#unseen = null;
  };

  async #live(view: View, from: number): Promise<void> {
    const [events, lines] = [this.#known, this.#told];
    await this.director.play({ view, events, lines, from, to: events.length, pace: settings.pace });
    if (!this.director.isPlaying) this.#settle(this.events.length);
  }

  /** A beat is on the stage: the log and the screen reader follow. */
  #staged(beat: Beat): void {
    sounds.beat(beat);
    if (this.#again) return;
    this.fresh = this.#known.slice(beat.from, beat.until);
    this.events = this.#known.slice(0, beat.until);
    this.lines = this.#told.slice(0, beat.until);
  }

  /** The board stands as the server last said; `seen` events have been shown. */
  #settle(seen: number): void {
    const next = this.#latest;
    this.director.cut();
    this.#again = false;
    if (!next) return;
    this.events = this.#known;
    this.lines = this.#told;
    this.fresh = this.#known.slice(seen);
    const waited = this.mine.length > 0;
    this.state = next;
    if (!waited && this.mine.length > 0) sounds.play('turn');
    const active = next.view?.active ?? null;
    if (active === null || active !== next.seat) this.begun = null;
    else if (this.begun === null && this.settled) this.begun = this.settled;
  }

  /** Show everything that has arrived, at once. */
  catchUp(): void {
    if (this.director.isPlaying) this.director.skip();
  }

  /** Play some events again, on the board as it was before them. */
  async show(from: number, to: number): Promise<void> {
    this.missed = null;
    try {
      const view = await this.#boardAt(from);
      if (!view) return;
      this.#again = true;
      const pace = settings.pace === 'calm' ? 'calm' : 'quick';
      await this.director.play({ view, events: this.#known, lines: this.#told, from, to, pace, all: true });
      if (!this.director.isPlaying) this.#settle(this.#known.length);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The board before an event, as this seat saw it then. */
  async #boardAt(event: number): Promise<View | null> {
    const query = this.state?.seat == null ? '' : `?seat=${this.state.seat}`;
    const { steps } = await get<History>(`/tables/${this.id}/history${query}`);
    const step = steps.findLastIndex(({ events }) => events <= event) + 1;
    const moment = await get<Moment>(`/tables/${this.id}/moments/${step}${query}`);
    if (moment.events > event) return null;
    return after(viewOf(moment.view, this.names), this.#known.slice(moment.events, event));
  }

  // --- what we do ---

  play = (action: Action) => this.#command({ type: 'play', seat: this.#eyes(), action }, true);
  undo = () => this.#command({ type: 'undo', seat: this.#eyes() }, true);
  confirm = () => this.#command({ type: 'confirm', seat: this.#eyes() }, true);

  order = (order: VetoOrder) => this.#command({ type: 'veto-order', seat: this.#eyes(), order }, true);

  async do(command: Command): Promise<string | null> {
    const done = await this.#command(command, false);
    return done?.table ?? null;
  }

  async say(text: string): Promise<void> {
    try {
      await this.#link.say(this.id, text);
    } catch (error) {
      this.#fail(error);
    }
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE);
  }

  #eyes(): number {
    return this.state?.seat ?? 0;
  }

  async #command(command: Command, fresh: boolean) {
    if (this.busy) return null;
    this.#sending = true;
    this.notice = null;
    this.missed = null;
    const version = fresh ? (this.state?.version ?? 0) : null;
    let lost = false;
    const watching = setInterval(() => (lost ||= this.#link.status === 'lost'), 100);
    try {
      const done = await this.#link.do(this.id, command, version);
      if (done.table === this.id) this.#done = done.version;
      if (lost) this.tell(t().net.arrived);
      return done;
    } catch (error) {
      this.#fail(error);
      return null;
    } finally {
      clearInterval(watching);
      this.#sending = false;
    }
  }

  #fail(error: unknown): void {
    this.tell(troubleInWords(error));
  }
}
