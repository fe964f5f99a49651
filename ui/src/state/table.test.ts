import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { state } from '../../fixtures/states';
import { connection, type Watcher } from '../net/connection.svelte';
import { TableClient } from './table.svelte';

let watcher: Watcher;
let client: TableClient;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(connection, 'watch').mockImplementation((_, next) => void (watcher = next));
  vi.spyOn(connection, 'unwatch').mockImplementation(() => undefined);
  client = new TableClient('0123456789abcdef');
  client.watch();
});
afterEach(() => {
  client.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('another language tells the same events in other words and replays none of them', () => {
  const first = state('middle');
  watcher.onstate(first);
  client.watch();
  watcher.onstate({ ...first, lines: first.lines.map((line) => `nl ${line}`) });
  client.catchUp();
  expect(client.lines[0]).toMatch(/^nl /);
  expect(client.fresh).toEqual([]);
});

it('the first state comes by request, and the same one by socket changes nothing', async () => {
  const first = state('middle');
  const asked = vi.fn(async (_: string) => new Response(JSON.stringify(first)));
  vi.stubGlobal('fetch', asked);
  await client.open();
  expect(asked.mock.calls[0]?.[0]).toBe(`/api/tables/${client.id}?language=en`);
  const shown = client.state;
  expect(shown?.version).toBe(first.version);
  expect(watcher.since()).toBe(first.version);
  watcher.onstate({ ...first, events_from: first.events.length, events: [], lines: [] });
  expect(client.state).toBe(shown);
  expect(client.events).toHaveLength(first.events.length);
});

it('a state by socket is not replaced by an older one that was asked for', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(state('middle'))));
  const opening = client.open();
  watcher.onstate({ ...state('middle'), version: 9 });
  await opening;
  expect(client.state?.version).toBe(9);
});

it('what happened while the language changed is shown', () => {
  const first = state('middle');
  watcher.onstate(first);
  client.watch();
  const event = { type: 'moved', owner: 'oro', source: 'galicia', target: 'vieja' } as const;
  watcher.onstate({ ...first, version: 2, events: [...first.events, event], lines: [...first.lines, ''] });
  client.catchUp();
  expect(client.fresh).toEqual([event]);
});

it('a failure of the server is a notice, and the next state is shown', () => {
  watcher.onstate(state('middle'));
  const nothing = { key: null, more: null, reason: null, table: client.id };
  watcher.onrefused({
    ...nothing,
    type: 'refused',
    code: 'internal',
    sentence: 'Something went wrong here.',
  });
  expect(client.refusal).toBeNull();
  expect(client.notice).not.toBeNull();
  watcher.onstate({ ...state('middle'), version: 9 });
  expect(client.state?.version).toBe(9);
});

it('what others do is played as a scene, and skipped to its end', async () => {
  const first = state('middle');
  watcher.onstate(first);
  const other = first.view!.players.find(({ seat }) => seat !== first.seat)!.colour;
  const placed = { type: 'placed', player: other, target: 'galicia' } as const;
  const events = [placed, placed];
  const more = { version: 2, events_from: first.events.length, events, lines: ['a', 'b'] };
  watcher.onstate({ ...first, ...more });
  expect(client.playing).toBe(true);
  expect(client.director.now!.beat.flights).toMatchObject([{ number: 2, to: 'galicia' }]);
  expect(client.state!.version).toBe(1);
  client.catchUp();
  await vi.waitFor(() => expect(client.state!.version).toBe(2));
  expect(client.playing).toBe(false);
});

it('a reader who was away for more than a round gets a summary instead of scenes', () => {
  const first = state('middle');
  watcher.onstate(first);
  const turn = (player: string) => [
    { type: 'turn-began', player } as const,
    { type: 'placed', player, target: 'galicia' } as const,
    { type: 'turn-ended', player } as const,
  ];
  const events = ['oro', 'verde', 'granate', 'oro', 'verde', 'granate'].flatMap(turn);
  const more = { version: 9, events_from: first.events.length, events, lines: events.map(() => '') };
  watcher.onstate({ ...first, ...more });
  expect(client.playing).toBe(false);
  expect(client.missed).toMatchObject({ turns: 6, scorings: 0 });
});

it('a reader who comes back to a hidden page gets a summary of the turns meanwhile', () => {
  const first = state('middle');
  watcher.onstate(first);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const others = first.view!.players.filter(({ seat }) => seat !== first.seat).map(({ colour }) => colour);
  let events = first.events;
  for (const [i, player] of others.slice(0, 2).entries()) {
    const news = [
      { type: 'turn-began', player } as const,
      { type: 'placed', player, target: 'galicia' } as const,
      { type: 'turn-ended', player } as const,
    ];
    const more = { version: 2 + i, events_from: events.length, events: news, lines: ['', '', ''] };
    watcher.onstate({ ...first, ...more });
    events = [...events, ...news];
  }
  expect(client.playing).toBe(false);
  expect(client.state!.version).toBe(3);
  expect(client.missed).toBeNull();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(client.missed).toMatchObject({ from: first.events.length, turns: 2, scorings: 0 });
});
