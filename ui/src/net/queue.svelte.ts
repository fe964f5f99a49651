// A full server lets newcomers wait: the request is sent again, with the same key, until there is room.
import { RefusedError } from './http';

const WAIT = 4000; // milliseconds, and up to half as much again

class Queue {
  /** Requests that wait to be let in. */
  waiting = $state(0);

  async enter<Answer>(ask: () => Promise<Answer>, wait = WAIT): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    this.waiting += 1;
    try {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 2)));
        try {
          return await ask();
        } catch (error) {
          if (!isFull(error)) throw error;
        }
      }
    } finally {
      this.waiting -= 1;
    }
  }
}

const isFull = (error: unknown) => error instanceof RefusedError && error.refusal.code === 'full';

export const queue = new Queue();
