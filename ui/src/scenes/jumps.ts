// Where a replay can jump to: the beginnings of turns, of rounds, and of general scorings, as steps of the game.
import type { GameEvent } from '../view';

export const UNITS = ['step', 'turn', 'round', 'scoring'] as const;
export type Unit = (typeof UNITS)[number];
export type Jumps = Record<Exclude<Unit, 'step'>, number[]>;

const BEGINS: Record<keyof Jumps, GameEvent['type']> = {
  turn: 'turn-began',
  round: 'round-began',
  scoring: 'general-scoring',
};

export function jumpsOf(events: readonly GameEvent[], stepAt: (event: number) => number): Jumps {
  const found = (type: GameEvent['type']) =>
    events.flatMap((event, i) => (event.type === type ? [stepAt(i)] : []));
  return { turn: found(BEGINS.turn), round: found(BEGINS.round), scoring: found(BEGINS.scoring) };
}

/** The next stop in one direction; the last step when there is none. */
export function jump(unit: Unit, jumps: Jumps, at: number, last: number, forward: boolean): number {
  if (unit === 'step') return Math.min(last, Math.max(0, at + (forward ? 1 : -1)));
  const stops = jumps[unit];
  return forward ? (stops.find((step) => step > at) ?? last) : (stops.findLast((step) => step < at) ?? 0);
}
