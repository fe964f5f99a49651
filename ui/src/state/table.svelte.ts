// One table as this page knows it: what the server last said, shown at a pace one can follow.
import type { Refused } from '../net/http';
import { connection, type ChatLine, type Command, type Here } from '../net/connection.svelte';
import { colourOf } from '../model/log';
import { viewOf } from '../model/view_model';
import type { Action, GameEvent, State, View } from '../view';
import { t } from '../words/index.svelte';
import { refusalInWords, troubleInWords } from '../words/refusal';
import { namesOf } from './names';
import { settings, type Pace } from './settings.svelte';

/** How long others' moves stay before the next is shown, in milliseconds. */
const PAUSE: Record<Pace, number> = { calm: 950, quick: 330, instant: 0 };
const MANY = 8;
const NOTICE = 6000;
/** Events nobody has to look at. */
const UNSEEN = new Set([
  'turn-ended',
  'turn-began',
  'special-ended',
  'special-began',
  'card-shown',
  'disc-set',
]);

type VetoOrder = Extract<Command, { type: 'veto-order' }>['order'];

/** How many events two accounts of a game share: another language tells the same events again. */
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
  /** Who is connected; null: not told yet. */
  here = $state.raw<Here | null>(null);
  /** The table does not let us in. */
  refusal = $state.raw<Refused | null>(null);
  notice = $state<string | null>(null);
  /** States that wait to be shown. */
  behind = $state(0);
  /** A command of ours is on its way, or what it did is not on the screen yet. */
  busy = $derived.by((): boolean => this.#sending || (this.state?.version ?? 0) < this.#done);
  /** The board when our turn began. */
  begun = $state.raw<View | null>(null);
  /** Whose eyes we look with; null: whatever the server says. */
  seat = $state<number | null>(null);

  #sending = $state(false);
  #done = $state(0);
  #queue: State[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #received = 0;

  constructor(id: string) {
    this.id = id;
  }

  view = $derived.by((): View | null => {
    const state = this.state;
    return state?.view ? viewOf(state.view, this.names) : null;
  });

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

  /** Seats a bot may be asked to play for: the table waits for them, and they are away. */
  away = $derived.by((): number[] => {
    const { state, here } = this;
    if (state?.status !== 'playing' || !here) return [];
    if (!state.host && (here.host || state.your_seats.length === 0)) return [];
    return state.seats
      .filter(({ seat, person, bot }) => person && bot === null && !here.seats.includes(seat))
      .filter(({ seat, waiting }) => (state.confirming === null ? waiting : state.confirming === seat))
      .map(({ seat }) => seat);
  });

  watch(): void {
    this.#received = 0;
    connection.watch(this.id, {
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

  /** Look with the eyes of another of our seats. */
  lookAs(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#forget();
    this.watch();
  }

  close(): void {
    this.#forget();
    clearTimeout(this.#noticeTimer);
    connection.unwatch(this.id);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.behind = 0;
    this.begun = null;
  }

  #receive(state: State): void {
    this.#received = state.version;
    this.#queue.push(state);
    this.behind = this.#queue.length;
    this.#pump();
  }

  #pump(): void {
    while (this.#timer === undefined) {
      const next = this.#queue.shift();
      this.behind = this.#queue.length;
      if (!next) return;
      this.#show(next);
      const pause = this.#pause();
      if (pause > 0 || this.#queue.length === 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#pump();
        }, pause);
      }
    }
  }

  /** Show everything that has arrived, at once. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const next of this.#queue.splice(0)) this.#show(next);
    this.behind = 0;
  }

  #pause(): number {
    if (document.hidden || settings.pace === 'instant') return 0;
    const me = this.state?.view?.players.find((player) => player.seat === this.state?.seat)?.colour;
    const worth = this.fresh.some((event) => !UNSEEN.has(event.type) && colourOf(event) !== me);
    if (!worth) return 0;
    return PAUSE[settings.pace] / (this.#queue.length > MANY ? 2 : 1);
  }

  #show(next: State): void {
    const first = this.state === null || this.state.seat !== next.seat;
    const events = [...this.events.slice(0, next.events_from), ...next.events];
    this.fresh = first ? [] : events.slice(commonStart(this.events, events));
    this.events = events;
    this.lines = [...this.lines.slice(0, next.events_from), ...next.lines];
    this.state = next;
    const active = next.view?.active ?? null;
    if (active === null || active !== next.seat) this.begun = null;
    else if (this.begun === null && this.view) this.begun = this.view;
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
      await connection.say(this.id, text);
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
    const version = fresh ? (this.state?.version ?? 0) : null;
    let lost = false;
    const watching = setInterval(() => (lost ||= connection.status === 'lost'), 100);
    try {
      const done = await connection.do(this.id, command, version);
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
