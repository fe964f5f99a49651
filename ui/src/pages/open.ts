// Opens a table in one click; a user without an account becomes a guest first.
import type { components } from '../generated/api';
import { newKey, post } from '../net/http';
import { queue } from '../net/queue.svelte';
import { session } from '../state/session.svelte';
import type { Options } from '../view';
import { t } from '../words/index.svelte';
import { go } from './route.svelte';

export type NewTable = components['schemas']['NewTable'];
type Done = components['schemas']['Done'];

export async function openTable(table: Omit<NewTable, 'key'>): Promise<void> {
  await session.ensure(t().start.guest);
  const body = { key: newKey(), ...table };
  const done = await queue.enter(() => post<Done>('/tables', body));
  go(`/table/${done.table}`);
}

/** The fields the server fills in itself may be left out. */
export const usual = {
  title: '',
  public: false,
  spectators: true,
  hints: true,
  undo: true,
  confirm_turns: true,
  clock: null,
  zone: '',
  rated: 'no' as const,
  start: true,
  position: '',
};

/** What a link to the start page may preset: `?edition=2023&modules=new-regency&bots=easy,hard`. */
export interface Wishes {
  options: Options;
  bots: string[];
}

export function wishesOf(query: string): Wishes {
  const asked = new URLSearchParams(query);
  const list = (name: string) => (asked.get(name) ?? '').split(',').filter(Boolean);
  return {
    options: {
      edition: asked.get('edition') ?? 'big-box',
      length: asked.get('length') ?? 'full',
      modules: list('modules'),
      old_hands: list('old_hands'),
      variants: list('variants'),
      switches: Object.fromEntries(
        list('switches').map((each) => [each.split('=')[0]!, each.endsWith('=on')]),
      ),
    },
    bots: list('bots').slice(0, 4),
  };
}

/** Against bots, at once. */
export const playNow = (options: Options, bots: readonly string[]): Promise<void> =>
  openTable({
    ...usual,
    options: { ...options, players: bots.length + 1 },
    seats: [
      { who: 'me', bot: null, name: '' },
      ...bots.map((bot) => ({ who: 'open' as const, bot, name: '' })),
    ],
  });
