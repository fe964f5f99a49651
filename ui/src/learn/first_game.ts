// The first game: six rounds against two easy bots, with the coach.
import type { components } from '../generated/api';
import { newKey, post } from '../net/http';
import { usual } from '../pages/open';
import { go } from '../pages/route.svelte';
import { session } from '../state/session.svelte';
import { t } from '../words/index.svelte';
import { progress } from './progress.svelte';

type Done = components['schemas']['Done'];

export async function playFirstGame(): Promise<void> {
  await session.ensure(t().start.guest);
  const bot = { who: 'open', bot: 'easy', name: '' };
  const done = await post<Done>('/tables', {
    ...usual,
    key: newKey(),
    options: { edition: 'big-box', length: 'short', players: 3 },
    seats: [{ who: 'me', bot: null, name: '' }, bot, bot],
  });
  progress.coachAt(done.table);
  go(`/table/${done.table}`);
}
