// The one socket of this page. It reconnects by itself, asks for missed states, and resends what was not
// answered: every command has a key, so nothing is done twice. If the server closes it for good, it stays closed.
import type { components } from '../generated/api';
import type { State } from '../view';
import { newKey, OfflineError, RefusedError, type Refused } from './http';

type Schemas = components['schemas'];
export type Command = Schemas['CommandRequest']['do'];
export type Done = Schemas['Done'];
export type ChatLine = Schemas['ChatLine'];
export type Here = Schemas['Here'];
type Message = Schemas['SocketMessage'];

export interface Watcher {
  seat: number | null;
  language: string;
  /** The last known version, and the last known chat line. */
  since(): number;
  chatSince(): number;
  onstate(state: State): void;
  onchat(lines: ChatLine[]): void;
  onhere(here: Here): void;
  onrefused(refusal: Refused): void;
}

interface Waiting {
  frame: object;
  resolve(done: Done): void;
  reject(error: Error): void;
}

const PING = 20_000;
const PATIENCE = 10_000;
const AGAIN = [300, 700, 1500, 3000, 5000];
/** Close codes that mean "do not come back": the session ended, or the server refuses this client. */
const FINAL: Partial<Record<number, Ended>> = { 4001: 'logged-out', 1008: 'refused' };

type Ended = 'logged-out' | 'refused';

export class Connection {
  /** "resting" until the page needs it. */
  status = $state<'resting' | 'connecting' | 'open' | 'lost' | Ended>('resting');
  /** Commands in flight. */
  underway = $state(0);

  get hasEnded(): boolean {
    return this.status === 'logged-out' || this.status === 'refused';
  }

  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  watch(table: string, watcher: Watcher): void {
    this.#watchers.set(table, watcher);
    if (this.status === 'open') this.#sendWatch(table, watcher);
    else this.#connect();
  }

  unwatch(table: string): void {
    this.#watchers.delete(table);
    this.#send({ type: 'unwatch', table });
    if (this.#watchers.size === 0) this.close();
  }

  do(table: string, command: Command, version: number | null = null): Promise<Done> {
    const key = newKey();
    return this.#ask(key, { type: 'do', table, key, do: command, version });
  }

  say(table: string, text: string): Promise<Done> {
    const key = newKey();
    return this.#ask(key, { type: 'say', table, key, text });
  }

  /** Connect again, perhaps as another person. */
  restart(): void {
    this.close();
    this.#tries = 0;
    if (this.#watchers.size) this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.status = 'resting';
    socket?.close();
  }

  #ask(key: string, frame: object): Promise<Done> {
    if (this.hasEnded) return Promise.reject(new OfflineError(this.status));
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { frame, resolve, reject });
      this.underway = this.#waiting.size;
      if (!this.#send(frame)) this.#connect();
    });
  }

  #connect(): void {
    if (this.#socket || this.hasEnded) return;
    this.status = this.#tries ? 'lost' : 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      const ended = FINAL[code];
      if (ended) this.#end(ended);
      else this.#lost();
    };
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#tries = 0;
    this.#heard = Date.now();
    this.status = 'open';
    for (const [table, watcher] of this.#watchers) this.#sendWatch(table, watcher);
    for (const { frame } of this.#waiting.values()) this.#send(frame);
    this.#beat();
  }

  #lost(): void {
    clearTimeout(this.#timer);
    this.#socket = null;
    if (this.#watchers.size === 0 && this.#waiting.size === 0) {
      this.status = 'resting';
      return;
    }
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), AGAIN[Math.min(this.#tries, AGAIN.length - 1)]);
    this.#tries += 1;
  }

  /** The server closed for good: fail all pending requests. */
  #end(why: Ended): void {
    this.close();
    this.status = why;
    for (const key of [...this.#waiting.keys()]) this.#take(key)?.reject(new OfflineError(why));
  }

  /** A connection may die silently: replace it after too long without a message. */
  #beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (Date.now() - this.#heard > PING + PATIENCE) {
        const socket = this.#socket;
        this.#lost();
        socket?.close();
        return;
      }
      this.#send({ type: 'ping' });
      this.#beat();
    }, PING / 2);
  }

  #send(frame: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #sendWatch(table: string, watcher: Watcher): void {
    this.#send({
      type: 'watch',
      table,
      seat: watcher.seat,
      since: watcher.since(),
      chat_since: watcher.chatSince(),
      language: watcher.language,
    });
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'state':
        this.#watchers.get(message.table)?.onstate(message);
        break;
      case 'chat':
        this.#watchers.get(message.table)?.onchat(message.lines);
        break;
      case 'here':
        this.#watchers.get(message.table)?.onhere(message);
        break;
      case 'done':
        this.#take(message.key)?.resolve(message);
        break;
      case 'refused': {
        const waiting = message.key ? this.#take(message.key) : undefined;
        if (waiting) waiting.reject(new RefusedError(message));
        else if (message.table) this.#watchers.get(message.table)?.onrefused(message);
        break;
      }
    }
  }

  #take(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    this.underway = this.#waiting.size;
    return waiting;
  }
}

export const connection = new Connection();
