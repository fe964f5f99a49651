import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { state } from '../../fixtures/states';
import { connection, type Watcher } from '../net/connection.svelte';
import { TableClient } from './table.svelte';

let watcher: Watcher;
let client: TableClient;
beforeEach(() => {
  vi.spyOn(connection, 'watch').mockImplementation((_, next) => void (watcher = next));
  vi.spyOn(connection, 'unwatch').mockImplementation(() => undefined);
  client = new TableClient('0123456789abcdef');
  client.watch();
});
afterEach(() => {
  client.close();
  vi.restoreAllMocks();
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
  client.catchUp();
  expect(client.state?.version).toBe(9);
});
