// The clocks of the table on the screen, counted down between two states of the server.
import { leftOf, type ClockState } from '../model/clock';

class Clocks {
  #state = $state.raw<ClockState | null>(null);
  #received = 0;
  #elapsed = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  set(state: ClockState | null): void {
    this.#state = state;
    this.#received = performance.now();
    this.#elapsed = 0;
    clearInterval(this.#timer);
    if (state?.seats.some(({ due }) => due !== null))
      this.#timer = setInterval(() => (this.#elapsed = (performance.now() - this.#received) / 1000), 500);
  }

  /** What one seat's clock shows; null if the table has none. */
  at(seat: number): { left: number; due: number | null; paused: boolean; up: boolean } | null {
    const state = this.#state;
    const left = state && leftOf(state, seat, this.#elapsed);
    if (left === null) return null;
    return {
      left,
      due: state!.seats[seat]!.due,
      paused: state!.seats[seat]!.paused,
      up: state!.votes.some(({ about }) => about === seat),
    };
  }
}

export const clocks = new Clocks();
