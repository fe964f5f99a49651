// Hints: the best few answers a bot finds for this seat, and why.
import type { components } from '../generated/api';
import { post } from '../net/http';
import { settings } from '../state/settings.svelte';
import type { TableClient } from '../state/table.svelte';
import type { View } from '../view';
import { troubleInWords } from '../words/refusal';

export type Advice = components['schemas']['Hint'];

export class Hinter {
  advice = $state.raw<readonly Advice[]>([]);
  /** The one that is shown. */
  at = $state(0);
  thinking = $state(false);
  /** The state it was given for. */
  #version = $state(-1);

  /** What was advised in this state. */
  for(version: number): readonly Advice[] {
    return version === this.#version ? this.advice : [];
  }

  forget(): void {
    this.at = 0;
    this.advice = [];
  }

  other(): void {
    this.at = (this.at + 1) % this.advice.length;
  }

  async ask(client: TableClient, view: View): Promise<void> {
    if (this.thinking || view.seat === null) return;
    this.thinking = true;
    const version = client.state?.version ?? -1;
    try {
      const asked = { seat: view.seat, language: settings.language };
      this.advice = await post<Advice[]>(`/tables/${client.id}/hint`, asked);
      this.#version = version;
    } catch (error) {
      client.tell(troubleInWords(error));
    } finally {
      this.thinking = false;
    }
  }
}
