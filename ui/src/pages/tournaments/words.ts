// A tournament in words.
import type { components } from '../../generated/api';
import { clockInWords } from '../../model/clock';
import { settings } from '../../state/settings.svelte';
import { gameInWords } from '../../words/game';
import { t } from '../../words/index.svelte';
import { localeOf } from '../../words/locale';

export type Cup = components['schemas']['TournamentCard'];
export type CupState = components['schemas']['TournamentState'];
export type CupPlayer = components['schemas']['TournamentPlayer'];
export type CupSettings = components['schemas']['TournamentSettings'];

export function statusInWords({ status, round, rounds }: Cup): string {
  const words = t().cup;
  if (status === 'playing') return words.roundOf(round, rounds);
  if (status === 'pause') return `${words.roundOf(round, rounds)}, ${words.status.pause}`;
  return words.status[status];
}

/** When something happens by itself; null if nothing does. */
export function dueInWords({ status, due }: Cup): string | null {
  if (due === null) return null;
  const when = whenInWords(due);
  const words = t().cup;
  if (status === 'open') return words.starts(when);
  if (status === 'pause') return words.next(when);
  return status === 'playing' ? words.until(when) : null;
}

/** A moment: of today only the time. */
export function whenInWords(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const locale = localeOf(settings.language);
  return today
    ? at.toLocaleTimeString(locale, { timeStyle: 'short' })
    : at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** What is played, in one line. */
export const cupInWords = (cup: Cup): string =>
  [
    t().cup.allRounds(cup.rounds),
    t().cup.tablesOf(cup.options.players ?? 4),
    ...gameInWords(cup.options),
    clockInWords(cup.clock),
    ...(cup.rated === 'no' ? [] : [t().ladder.mark]),
    ...(cup.host ? [t().cup.host(cup.host)] : []),
  ].join(' · ');

/** The name of a player; of a deleted account there is none. */
export const playerName = ({ name }: { name: string | null }): string => name ?? t().room.former;

/** Points with at most two decimals, as the reader writes them. */
export const points = (number: number): string =>
  new Intl.NumberFormat(localeOf(settings.language), { maximumFractionDigits: 2 }).format(number);
