// The review of a finished game: asked for until the server has examined every step.
import type { components } from '../generated/api';
import { newKey, post } from '../net/http';
import { settings } from '../state/settings.svelte';
import { troubleInWords } from '../words/refusal';

export type Narrated = components['schemas']['NarratedReview'];
type Progress = components['schemas']['ReviewProgress'];
type Alternatives = components['schemas']['NarratedAlternatives'];

const PAUSE = 600; // milliseconds between two questions

export class ReviewReader {
  readonly #table: string;
  narrated = $state.raw<Narrated | null>(null);
  done = $state(0);
  of = $state(0);
  trouble = $state('');
  /** The moment that is looked at, as an index. */
  at = $state<number | null>(null);
  /** Other answers at that moment, once asked for; two of them are compared, the last one is drawn. */
  alternatives = $state.raw<Alternatives | null>(null);
  chosen = $state.raw<readonly [number, number]>([0, 1]);
  comparing = $state(false);
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
      this.narrated = found.narrated ?? null;
      this.trouble = '';
      if (!this.narrated) this.#waiting = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      this.trouble = troubleInWords(error);
    }
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  look(moment: number): void {
    this.at = moment;
    this.alternatives = null;
  }

  /** Ask for other answers at the moment that is looked at. */
  async compare(language = settings.language): Promise<void> {
    const moment = this.at;
    const where = moment === null ? null : this.narrated?.review.moments[moment];
    if (!where || this.comparing) return;
    this.comparing = true;
    try {
      const body = { entries: where.first, language };
      const found = await post<Alternatives>(`/tables/${this.#table}/alternatives`, body);
      if (this.at === moment) {
        this.alternatives = found;
        this.chosen = [0, 1];
      }
      this.trouble = '';
    } catch (error) {
      this.trouble = troubleInWords(error);
    } finally {
      this.comparing = false;
    }
  }

  /** Compare this answer with the last one chosen. */
  choose(line: number): void {
    if (line !== this.chosen[1]) this.chosen = [this.chosen[1], line];
  }

  /** Open a table that continues from a moment; its id, or null if the server refuses. */
  async playOn(moment: number): Promise<string | null> {
    const where = this.narrated?.review.moments[moment];
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
