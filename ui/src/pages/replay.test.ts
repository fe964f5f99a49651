import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { position, state } from '../../fixtures/states';
import { session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { say } from '../words/index.svelte';
import Replay from './Replay.svelte';

const LAST = 40;
const { view, events, lines } = position('middle');
const scores = view.players.map(() => 0);
const steps = Array.from({ length: LAST }, () => ({ seat: 0, round: 1, scores, at: 0 }));
let asked: number[] = [];
let refused = false;

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

function serve(path: string): Promise<Response> {
  if (path.includes('/history')) return json({ steps, events, lines });
  const step = /moments\/(\d+)$/.exec(path)?.[1];
  if (step === undefined) return json({ ...state('middle'), status: 'over' });
  asked.push(Number(step));
  if (refused) return json({ code: 'too-many', sentence: 'Too much at once.' }, 429);
  return json({ step: Number(step), view, events: 0 });
}

let page: HTMLElement;
let shown: object;
const wait = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
};
const slide = (step: number) => {
  const slider = page.querySelector<HTMLInputElement>('input[type=range]')!;
  slider.value = String(step);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', (path: string) => serve(path));
  session.known = true;
  [asked, refused] = [[], false];
  page = document.createElement('div');
  document.body.append(page);
  shown = mount(Replay, { target: page, props: { id: '0123456789abcdef' } });
  await wait(50);
});
afterEach(() => {
  void unmount(shown);
  page.remove();
  settings.setLanguage('en');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a slider on its way asks for nothing; where it rests it asks once', async () => {
  expect(asked).toEqual([0]);
  for (let step = 1; step <= 30; step++) {
    slide(step);
    await wait(15);
  }
  expect(asked).toEqual([0]);
  await wait(150);
  expect(asked).toEqual([0, 30]);
  expect(page.textContent).toContain('Step 30 of 40');
});

it('the next step is there before it is asked for', async () => {
  slide(1);
  await wait(250);
  expect(asked).toEqual([0, 1, 2]);
  slide(2);
  await wait(0);
  expect(page.textContent).toContain('Step 2 of 40');
});

it('a step that is refused leaves the board, and says why until one succeeds', async () => {
  settings.setLanguage('nl');
  await wait(50);
  refused = true;
  slide(20);
  await wait(150);
  expect(page.querySelector('.board')).not.toBeNull();
  expect(page.querySelector('.notice')!.textContent).toBe(say('refusals-too-many'));
  refused = false;
  slide(21);
  await wait(150);
  expect(page.querySelector('.notice')).toBeNull();
});
