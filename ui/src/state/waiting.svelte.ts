// The tables that wait for this user: a number at the link to them, and the next one to go to.
import type { components } from '../generated/api';
import { get } from '../net/http';
import { session } from './session.svelte';

const EVERY = 20_000;

class Waiting {
  tables = $state.raw<string[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Look now and then, while a page is shown. */
  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY);
    void this.look();
  }

  async look(): Promise<void> {
    if (session.me.name === null || document.hidden) return;
    try {
      const mine = await get<components['schemas']['TableCard'][]>('/tables');
      this.tables = mine.filter((table) => table.your_turn).map((table) => table.table);
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
