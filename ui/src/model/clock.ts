// Clocks: what is left now, and how people read it.
import type { components } from '../generated/api';
import { t } from '../words/index.svelte';

export type ClockState = components['schemas']['ClockState'];
export type Clock = components['schemas']['LiveClock'] | components['schemas']['TurnClock'];

/** Seconds a seat has left, `elapsed` seconds after the state was built. */
export function leftOf(clock: ClockState, seat: number, elapsed: number): number | null {
  const { left, due, paused } = clock.seats[seat] ?? { left: null, due: null, paused: false };
  if (left === null) return null;
  return due === null || paused ? left : Math.max(0, left - elapsed);
}

/** The time zone of this device, where a table's clock pauses at night or on some days. */
export function myZone({ settings }: { settings: { clock: Clock | null } }): string {
  return settings.clock?.kind === 'turns' ? Intl.DateTimeFormat().resolvedOptions().timeZone || '' : '';
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "9:41", "1:02:03", from a day on "2 days 4 h". */
export function timeInWords(seconds: number): string {
  const s = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(s / 86400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60];
  const words = t().clock;
  if (days) return hours ? `${words.days(days)} ${words.hours(hours)}` : words.days(days);
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

/** What is left, in a list that does not tick: "2 days 4 h", "5 h", "20 min". */
export function roughly(seconds: number): string {
  const words = t().clock;
  if (seconds >= 86400) return timeInWords(Math.floor(seconds / 3600) * 3600);
  return seconds >= 3600
    ? words.hours(Math.floor(seconds / 3600))
    : words.minutes(Math.max(1, Math.floor(seconds / 60)));
}

/** A span a host chooses: "30 s", "20 min", "12 h", "3 days". */
export function spanInWords(seconds: number): string {
  const words = t().clock;
  if (seconds >= 86400 && seconds % 86400 === 0) return words.days(seconds / 86400);
  if (seconds >= 3600 && seconds % 3600 === 0) return words.hours(seconds / 3600);
  return seconds >= 60 && seconds % 60 === 0 ? words.minutes(seconds / 60) : words.seconds(seconds);
}

/** The clock of a table in one line. */
export function clockInWords(clock: Clock): string {
  const words = t().clock;
  if (clock.kind === 'turns') return words.sumTurns(spanInWords(clock.move));
  const bank = spanInWords(clock.bank);
  return clock.increment ? words.sumLive(bank, spanInWords(clock.increment)) : words.sumBank(bank);
}
