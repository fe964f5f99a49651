// The options of a game while they are chosen. The server rejects bad mixes at once.
import type { components } from '../generated/api';
import { get, post } from '../net/http';
import type { Edition, Options } from '../view';
import { books, say } from '../words/index.svelte';

type Verdict = components['schemas']['Verdict'];
type Choices = components['schemas']['Choices'];

export class GameOptions {
  known = $state.raw<Choices | null>(null);
  edition = $state<Edition>('big-box');
  players = $state(4);
  length = $state('full');
  modules = $state.raw<string[]>([]);
  oldHands = $state.raw<string[]>([]);
  variants = $state.raw<string[]>([]);
  switches = $state.raw<Record<string, boolean>>({});
  verdict = $state.raw<Verdict | null>(null);
  /** What the edition says itself: that is shown while the mix is impossible. */
  #plain = $state.raw<Verdict | null>(null);
  /** The latest change: the reason why it is impossible appears there. */
  #touched = $state.raw<{ part: string; id: string }>({ part: '', id: '' });

  options = $derived<Options>({
    edition: this.edition,
    players: this.players,
    length: this.length,
    modules: this.modules,
    variants: this.variants,
    old_hands: this.modules.includes('old-hands') ? this.oldHands : [],
    switches: this.switches,
  });
  /** Why the mix is impossible; null if it is not. */
  why = $derived(this.verdict && !this.verdict.possible ? this.#whyImpossible(this.verdict) : null);
  /** Every single rule, as the present mix sets it. */
  own = $derived((this.verdict?.possible ? this.verdict : this.#plain)?.switches ?? {});

  /** To be called while a component is made: it looks after the effects. */
  constructor(onfail: (error: unknown) => void) {
    get<Choices>('/options')
      .then((answer) => (this.known = answer))
      .catch(onfail);
    $effect(() => void books.open(this.edition));
    $effect(() => {
      const asked = this.options;
      post<Verdict>('/options/check', { options: asked })
        .then((answer) => {
          if (asked === this.options) this.verdict = answer;
        })
        .catch(() => undefined);
    });
    $effect(() => {
      const asked = this.edition;
      post<Verdict>('/options/check', { options: { edition: asked } })
        .then((answer) => {
          if (asked === this.edition) this.#plain = answer;
        })
        .catch(() => undefined);
    });
  }

  touch(part: string, id: string | number = ''): void {
    this.#touched = { part, id: String(id) };
  }

  troubleOf(part: string): { id: string; text: string } | null {
    return this.why && this.#touched.part === part ? { id: this.#touched.id, text: this.why } : null;
  }

  /** Take the nearest possible mix. */
  mend(nearest: Options): void {
    this.edition = (nearest.edition ?? 'big-box') as Edition;
    this.players = nearest.players ?? 4;
    this.length = nearest.length ?? 'full';
    this.modules = nearest.modules ?? [];
    this.variants = nearest.variants ?? [];
    this.oldHands = nearest.old_hands ?? [];
    this.switches = nearest.switches ?? {};
    this.#touched = { part: '', id: '' };
  }

  /** In the user's language if the reason has a code; else the server's sentence. */
  #whyImpossible({ code, reason }: Verdict): string {
    const option = (section: string, key: string | undefined) =>
      books.option(section, key ?? '', this.edition).name;
    return (
      say(`options-${code}`, {
        players: this.players,
        'edition-name': option('editions', this.edition),
        module: option('modules', [...this.modules].sort()[0]),
        hand: option('old-hands', [...this.oldHands].sort()[0]),
      }) ??
      reason ??
      ''
    );
  }
}
