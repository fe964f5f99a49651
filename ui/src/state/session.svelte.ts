// The user of this browser: none yet, a guest with a name, or an account.
import type { components } from '../generated/api';
import { get, post } from '../net/http';
import { forgetGames } from './push';
import { connection } from '../net/connection.svelte';

type Me = components['schemas']['Me'];

class Session {
  me = $state<Me>({ name: null, guest: true });
  /** The server has identified the user. */
  known = $state(false);

  async load(): Promise<void> {
    this.me = await get<Me>('/me');
    this.known = true;
  }

  /** Sign in as a guest with this name, if not signed in. */
  async ensure(name: string): Promise<void> {
    if (!this.known) await this.load();
    if (this.me.name === null) await this.#become(post<Me>('/guest', { name }));
  }

  /** Be called so: a new guest, or another name for one. */
  async rename(name: string): Promise<void> {
    if (!this.known) await this.load();
    if (this.me.name === null) return this.ensure(name);
    this.me = await post<Me>('/name', { name });
    connection.restart();
  }

  guest = (name: string) => this.#become(post<Me>('/guest', { name }));
  register = (name: string, password: string) => this.#become(post<Me>('/account', { name, password }));
  logIn = (name: string, password: string) => this.#become(post<Me>('/login', { name, password }));
  logOut = () => this.#become(post<Me>('/logout', {}));

  async #become(answer: Promise<Me>): Promise<void> {
    this.me = await answer;
    forgetGames();
    this.known = true;
    connection.restart();
  }
}

export const session = new Session();
