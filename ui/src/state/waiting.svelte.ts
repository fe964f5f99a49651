// The tables that wait for this user: a number at the link to them, and the next one to go to.
import type { components } from '../generated/api';
import { get } from '../net/http';
import { session } from './session.svelte';

const EVERY = 20_000;

class Waiting {
  #found = $state.raw<{ for: string | null; tables: string[] }>({ for: null, tables: [] });
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Look now and then, while a page is shown. */
  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY);
    void this.look();
  }

  /** Not those of a user who has logged out. */
  get tables(): string[] {
    return this.#found.for === session.me.name ? this.#found.tables : [];
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    const { name } = session.me;
    try {
      const mine = name === null ? [] : await get<components['schemas']['TableCard'][]>('/tables');
      const tables = mine.filter((table) => table.your_turn).map((table) => table.table);
      this.#found = { for: name, tables };
      const badge = navigator as { setAppBadge?: (n: number) => Promise<void> };
      await badge.setAppBadge?.(this.tables.length);
    } catch {
      // Without a network nothing is known to wait.
    }
  }

  /** The next one that waits, but for this. */
  after = (table: string): string | null => this.tables.find((each) => each !== table) ?? null;
}

export const waiting = new Waiting();
