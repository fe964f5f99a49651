// The user of this browser: none yet, a guest with a name, or an account.
import type { components } from '../generated/api';
import { get, post } from '../net/http';
import { queue } from '../net/queue.svelte';
import { forgetGames } from './push';
import { connection } from '../net/connection.svelte';

type Me = components['schemas']['Me'];

class Session {
  me = $state<Me>({ name: null, guest: true, off: [] });
  /** The server has identified the user. */
  known = $state(false);

  #loading: Promise<void> | null = null;

  /** The host of the server has not switched this off: `chat`, `bot-master` ... */
  offers = (name: string): boolean => !this.me.off.includes(name);

  /** Asked once, however many parts of the page want to know. */
  load(): Promise<void> {
    return (this.#loading ??= get<Me>('/me')
      .then((me) => {
        this.me = me;
        this.known = true;
      })
      .finally(() => (this.#loading = null)));
  }

  /** Sign in as a guest with this name, if not signed in. */
  async ensure(name: string): Promise<void> {
    if (!this.known) await this.load();
    if (this.me.name === null) await this.#become(queue.enter(() => post<Me>('/guest', { name })));
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
  passkey = (credential: object) => this.#become(post<Me>('/login/passkey/finish', { credential }));
  reset = (token: string, password: string) =>
    this.#become(post<Me>('/account/reset/finish', { token, password }));
  remove = (password: string) => this.#become(post<Me>('/account/delete', { password }));
  logOut = () => this.#become(post<Me>('/logout', {}));

  async #become(answer: Promise<Me>): Promise<void> {
    this.me = await answer;
    forgetGames();
    this.known = true;
    connection.restart();
  }
}

export const session = new Session();
