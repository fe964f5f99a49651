// The answer this player is about to give: what has been picked of it, the card looked at, and answers that follow by
// the same tap.
import { choicesAfter, kindOf, valueOf, type Pick } from '../model/choices';
import type { TableClient } from '../state/table.svelte';
import type { PlaceId } from '../view';
import type { Guide } from './guide';
import { Hinter } from './hint.svelte';

const NOTHING = { version: -1, made: [] as readonly Pick[] };

export class Answer {
  /** The selected card, before it is played or taken. */
  raised = $state<Pick | null>(null);
  readonly hints = new Hinter();

  readonly #client: TableClient;
  readonly #guide: Guide | undefined;
  /** Picks count for the state they were made in. */
  #picks = $state.raw(NOTHING);
  /** What is to be picked, each as soon as the answer before it has arrived. */
  #next = $state.raw<{ picks: readonly Pick[]; after: number } | null>(null);

  /** Made while a component starts, and alive as long as it. */
  constructor(client: TableClient, guide?: Guide) {
    this.#client = client;
    this.#guide = guide;
    $effect(() => this.#goOn());
  }

  get #version(): number {
    return this.#client.state?.version ?? -1;
  }

  made = $derived.by((): readonly Pick[] => (this.#picks.version === this.#version ? this.#picks.made : []));
  legal = $derived.by(() => (this.#client.playing ? [] : (this.#client.state?.legal ?? [])));
  choices = $derived.by(() => choicesAfter(this.legal, this.made));

  choose(key: Pick): void {
    if (this.#client.busy) return;
    const made = [...this.choices.picked, key];
    const { answer } = choicesAfter(this.legal, made);
    this.raised = null;
    this.hints.forget();
    if (!answer) this.pickUp(...made);
    else {
      this.putBack();
      if (this.#guide?.holds?.(answer)) this.#next = null;
      else void this.#client.play(answer);
    }
  }

  /** Hold these picks: a piece lifted from its place. */
  pickUp(...made: readonly Pick[]): void {
    this.#picks = { version: this.#version, made };
  }

  putBack(): void {
    this.#picks = NOTHING;
  }

  /** Look first, then act: a second tap, or the button. */
  look(key: Pick): void {
    if (this.raised === key) this.choose(key);
    else this.raised = key;
  }

  /** The number of the card looked at, if it is of this kind. */
  raisedOf(kind: string): number | null {
    return this.raised && kindOf(this.raised) === kind ? Number(valueOf(this.raised)) : null;
  }

  /** Several picks by one tap. */
  chain(first: Pick, ...picks: readonly Pick[]): void {
    this.#next = { picks, after: this.#version };
    this.choose(first);
  }

  /** The same place several times. */
  repeat(place: PlaceId, times: number): void {
    const pick: Pick = `place:${place}`;
    this.chain(pick, ...Array<Pick>(times - 1).fill(pick));
  }

  #goOn(): void {
    if (!this.#next || this.#client.busy || this.#version <= this.#next.after) return;
    const [pick, ...picks] = this.#next.picks;
    this.#next = null;
    if (pick && this.choices.next.includes(pick)) this.chain(pick, ...picks);
  }
}
