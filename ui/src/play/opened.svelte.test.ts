import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../fixtures/states';
import type { TableClient } from '../state/table.svelte';
import type { GameEvent } from '../view';
import { Opened } from './opened.svelte';

let stop: () => void;
afterEach(() => stop());

function open(shown: TableClient, isGuided = false) {
  let disc = $state('');
  let opened!: Opened;
  stop = $effect.root(() => {
    opened = new Opened(shown, () => disc, isGuided);
  });
  flushSync();
  const ask = (question: string) => {
    disc = question;
    flushSync();
  };
  return { opened, ask };
}

const scoring: GameEvent[] = [
  { type: 'general-scoring', round: 3 },
  { type: 'scored', place: 'aragon', first_only: false, times: 1 },
];
const round: GameEvent = { type: 'round-began', round: 4 };

function happens(shown: TableClient, ...events: GameEvent[]) {
  shown.events = [...shown.events, ...events];
  flushSync();
}

it('the table of a general scoring opens after its scene, and once', () => {
  const shown = client('early');
  const { opened } = open(shown);
  happens(shown, ...scoring);
  expect(opened.now).toBeNull();
  happens(shown, round);
  expect(opened.now).toMatchObject({ kind: 'scoring' });
  opened.close();
  happens(shown, { type: 'turn-began', player: 'azul' });
  expect(opened.now).toBeNull();
});

it('the table of a general scoring opens before others bid, and they wait for it', async () => {
  vi.useFakeTimers();
  const shown = client('early');
  const { opened } = open(shown);
  const view = shown.settled!;
  const events: GameEvent[] = [round, { type: 'bid', player: 'oro', value: 4, modifier: null, total: 4 }];
  const done = shown.director.play({ view, events, lines: [], from: 0, to: 2, pace: 'calm' });
  await vi.advanceTimersByTimeAsync(100);
  happens(shown, ...scoring, ...events);
  expect(shown.playing).toBe(true);
  expect(opened.now).toMatchObject({ kind: 'scoring' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.playing).toBe(true);
  opened.close();
  flushSync();
  await vi.runAllTimersAsync();
  await done;
  expect(shown.director.at).toBe(2);
  vi.useRealTimers();
});

it('scorings before the page was opened stay in the log', () => {
  const shown = client('early');
  shown.events = [...shown.events, ...scoring, round];
  expect(open(shown).opened.now).toBeNull();
});

it('the end opens when the game is over', () => {
  const shown = client('early');
  const { opened } = open(shown);
  shown.state = { ...shown.state!, status: 'over' };
  flushSync();
  expect(opened.now).toEqual({ kind: 'over' });
});

it('the disc opens when it is asked for and closes when it is set; a guide opens it itself', () => {
  const { opened, ask } = open(client('disc'));
  ask('9 disc-castillo 0');
  expect(opened.now).toEqual({ kind: 'disc' });
  ask('');
  expect(opened.now).toBeNull();
  stop();
  const taught = open(client('disc'), true);
  taught.ask('9 disc-castillo 0');
  expect(taught.opened.now).toBeNull();
});
