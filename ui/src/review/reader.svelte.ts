// The review of a finished game: asked for until the server has examined every step.
import type { components } from '../generated/api';
import { newKey, post } from '../net/http';
import { settings } from '../state/settings.svelte';
import { troubleInWords } from '../words/refusal';

export type Told = components['schemas']['ToldReview'];
type Progress = components['schemas']['ReviewProgress'];

const PAUSE = 600; // milliseconds between two questions

export class ReviewReader {
  readonly #table: string;
  told = $state.raw<Told | null>(null);
  done = $state(0);
  of = $state(0);
  trouble = $state('');
  /** The moment that is looked at, as an index. */
  at = $state<number | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  async ask(language = settings.language): Promise<void> {
    clearTimeout(this.#waiting);
    try {
      const found = await post<Progress>(`/tables/${this.#table}/review`, { language });
      this.done = found.done;
      this.of = found.of;
      this.told = found.told ?? null;
      this.trouble = '';
      if (!this.told) this.#waiting = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      this.trouble = troubleInWords(error);
    }
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  /** Open a table that continues from a moment; its id, or null if the server refuses. */
  async playOn(moment: number): Promise<string | null> {
    const where = this.told?.review.moments[moment];
    if (!where) return null;
    try {
      const body = { key: newKey(), entries: where.first, seat: Math.max(0, where.seat) };
      return (await post<{ table: string }>(`/tables/${this.#table}/play-on`, body)).table;
    } catch (error) {
      this.trouble = troubleInWords(error);
      return null;
    }
  }
}
