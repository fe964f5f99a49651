// An installed app has rules and lessons before the network is gone: the service worker keeps what is asked for here.
import type { components } from '../generated/api';
import { get, post } from '../net/http';
import { books } from '../words/index.svelte';
import { settings } from './settings.svelte';

type LessonCard = components['schemas']['LessonCard'];

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Ask for the rulebook, every lesson and its first step, and load the pages that show them. */
export async function readAhead(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return; // nothing would be kept
  const language = settings.language;
  const options = { edition: 'big-box', players: 4 };
  await Promise.all([
    import('../pages/Rules.svelte'),
    import('../pages/learn/Learn.svelte'),
    import('../pages/learn/LessonPage.svelte'),
    import('../pages/TablePage.svelte'),
    books.open('big-box', language),
    get('/options'),
    post(`/rules/${language}`, { options }),
    post(`/rules/${language}/figures`, { options }),
  ]);
  for (const { id } of await get<LessonCard[]>(`/lessons?language=${language}`)) {
    await get(`/lessons/${id}?language=${language}`);
    await post(`/lessons/${id}/0`, { answers: [], answer: null, language });
  }
}
