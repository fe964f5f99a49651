// The window over the table, and when one opens by itself: the secret disc, the table of a scoring, the end.
import { untrack } from 'svelte';
import { scoringsIn } from '../model/breakdown';
import { scenesOf } from '../scenes/beats';
import type { TableClient } from '../state/table.svelte';
import type { Open } from './Windows.svelte';

export class Opened {
  now = $state.raw<Open | null>(null);
  readonly #client: TableClient;

  scorings = $derived.by(() => scoringsIn(this.#client.events));
  #general = $derived.by(() => this.scorings.filter(({ general }) => general !== null));
  #scene = $derived.by(() => scenesOf(this.#client.events).at(-1)?.kind);

  /** Made while a component starts, and alive as long as it. `disc`: the question about a disc, if one is asked; a
   * guide opens its window when it is time. */
  constructor(client: TableClient, disc: () => string, isGuided: boolean) {
    this.#client = client;
    // Scorings before this page was opened are in the log.
    let seen = untrack(() => this.#general.at(-1)?.from ?? -1);
    $effect(() => {
      if (disc() === '') this.now = untrack(() => (this.now?.kind === 'disc' ? null : this.now));
      else if (!isGuided) this.now = { kind: 'disc' };
    });
    $effect(() => {
      // The table of a scoring follows its scene, before the next round plays; the end waits for its own.
      if (this.#scene === 'general' || (client.playing && this.#scene !== 'bidding')) return;
      const last = this.#general.at(-1);
      if (client.state?.status === 'over' && seen !== Infinity) {
        seen = Infinity;
        this.now = { kind: 'over' };
      } else if (last && last.from > seen) {
        seen = last.from;
        this.now = { kind: 'scoring', at: this.scorings.indexOf(last) };
      }
    });
    $effect(() => client.director.cover(this.now !== null));
  }

  close(): void {
    this.now = null;
  }
}
