// A table without a table: the server judges each answer and sends the board, and nothing is stored.
import type { Command, Connection, Done, Watcher } from '../net/connection.svelte';
import type { Link } from '../state/table.svelte';
import type { Action, PlaceId, Question, State } from '../view';
import type { components } from '../generated/api';

export type StepReply = components['schemas']['StepReply'];
export type PuzzleReply = components['schemas']['PuzzleReply'];
interface Reply {
  verdict: string;
  text: string;
  state: State;
}

/** What pressing a place would mean, in short text; null if it answers nothing alone. */
export function answerAt(question: Question, place: PlaceId): string | null {
  switch (question.kind) {
    case 'place':
    case 'place-anywhere':
      return `>${place}`;
    case 'king':
      return `king>${place}`;
    case 'score':
      return `score:${place}`;
    default:
      return null;
  }
}

export abstract class Tutor<R extends Reply> implements Link {
  readonly status: Connection['status'] = 'open';
  /** The latest reply. */
  reply = $state.raw<R | null>(null);
  trouble = $state.raw<unknown>(null);
  #watcher: Watcher | null = null;
  #version = 0;

  /** Ask the server; null: how it begins. */
  protected abstract ask(answer: Action | string | null): Promise<R>;

  watch(_: string, watcher: Watcher): void {
    this.#watcher = watcher;
    void this.tell(null);
  }

  unwatch(): void {
    this.#watcher = null;
  }

  async do(table: string, command: Command): Promise<Done> {
    if (command.type === 'play') await this.tell(command.action);
    return { type: 'done', key: '', table, version: this.#version };
  }

  say(table: string): Promise<Done> {
    return Promise.resolve({ type: 'done', key: '', table, version: this.#version });
  }

  async tell(answer: Action | string | null): Promise<void> {
    try {
      const reply = await this.ask(answer);
      this.trouble = null;
      this.#version += 1;
      this.reply = reply;
      this.#watcher?.onstate({ ...reply.state, version: this.#version });
    } catch (error) {
      this.trouble = error;
    }
  }
}
