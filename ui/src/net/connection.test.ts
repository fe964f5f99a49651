import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Watcher } from './connection.svelte';
import { OfflineError } from './http';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

const watcher: Watcher = {
  seat: null,
  language: 'en',
  since: () => 0,
  chatSince: () => 0,
  onstate: () => undefined,
  onchat: () => undefined,
  onhere: () => undefined,
  onrefused: () => undefined,
};

let connection: Connection;
const latest = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  connection = new Connection();
  connection.watch('0123456789abcdef', watcher);
  latest().onopen?.();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reconnects when the connection is lost', async () => {
  latest().onclose?.({ code: 1006 });
  expect(connection.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.made).toHaveLength(2);
});

it.each([
  [4001, 'logged-out'],
  [1008, 'refused'],
])('closed with %i it stays closed: %s', async (code, status) => {
  const move = connection.do('0123456789abcdef', { type: 'confirm', seat: 0 });
  const answer = expect(move).rejects.toBeInstanceOf(OfflineError);
  latest().onclose?.({ code });
  await answer;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(connection.status).toBe(status);
  await expect(connection.say('0123456789abcdef', 'hola')).rejects.toBeInstanceOf(OfflineError);
  expect(FakeSocket.made).toHaveLength(1);
});

it('connects again when the player logs in again', () => {
  latest().onclose?.({ code: 4001 });
  connection.restart();
  latest().onopen?.();
  expect(FakeSocket.made).toHaveLength(2);
  expect(connection.status).toBe('open');
  expect(latest().sent.some((frame) => frame.includes('"watch"'))).toBe(true);
});
