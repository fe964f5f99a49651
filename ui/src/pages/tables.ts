// A table in a list, in words; which comes first.
import type { components } from '../generated/api';
import { clockInWords, roughly } from '../model/clock';
import { gameInWords } from '../words/game';
import { t } from '../words/index.svelte';

export type TableCard = components['schemas']['TableCard'];

/** A table without a name goes by its edition: "El Grande 2023". */
export const titleOf = ({ title, options }: TableCard): string =>
  title || `El Grande ${gameInWords(options)[0]!}`;

/** What is played, as far as the title does not say it; whether it counts; how fast, for those who may yet join. */
export const gameOf = ({ options, title, status, clock, rated }: TableCard): string[] => [
  ...gameInWords(options).slice(title ? 0 : 1),
  ...(status === 'open' && clock ? [clockInWords(clock)] : []),
  ...(rated === 'no' ? [] : [t().ladder.mark]),
];

/** How long a player still has; null where no clock runs. */
export function leftInWords({ status, due }: TableCard): string | null {
  const left = status === 'playing' && due !== null ? due - Date.now() / 1000 : 0;
  return left > 0 ? t().clock.left(roughly(left)) : null;
}

/** All who are to play sit there, and the host may begin. */
export const isFull = ({ status, seats }: TableCard): boolean =>
  status === 'open' && seats.every((seat) => seat.name !== null || seat.bot !== null);

const STATUS = ['playing', 'open', 'over', 'closed'];

/** Games that go on come first, those that are over last; what waits for me stays as the server orders it. */
export const byUrgency = (a: TableCard, b: TableCard): number =>
  +b.your_turn - +a.your_turn ||
  STATUS.indexOf(a.status) - STATUS.indexOf(b.status) ||
  +isFull(a) - +isFull(b);
