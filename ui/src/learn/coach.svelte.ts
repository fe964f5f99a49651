// The coach of a first game: says what a decision is about, warns once before a clear mistake, tells what an answer
// meant, and grows quiet as the player shows to know.
import type { components } from '../generated/api';
import { post } from '../net/http';
import type { Guide, Speech } from '../play/guide';
import { settings } from '../state/settings.svelte';
import type { TableClient } from '../state/table.svelte';
import type { Action } from '../view';
import { t } from '../words/index.svelte';
import { progress } from './progress.svelte';

type Counsel = components['schemas']['Counsel'];
type Meaning = Counsel['answers'][number];

const OFTEN = 2; // how often an idea or a kind of decision is explained
const SURE = 5; // good answers in a row after which only warnings are left
const GOOD = 1; // points behind the best that still make a good answer

const same = (a: Action, b: Action): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (action: Action): [string, unknown][] =>
  (Object.entries(action) as [string, unknown][])
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));

export class Coach implements Guide {
  readonly #client: TableClient;
  #counsel = $state.raw<{ version: number; said: Counsel; more: string } | null>(null);
  #warning = $state.raw<{ version: number; action: Action; meaning: Meaning } | null>(null);
  #warned = -1;
  #meant = '';
  #good = 0;
  #asking = -1;
  #busy = false;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Called whenever the table changes: prepare what to say about a new decision, one request at a time. */
  async watch(): Promise<void> {
    const { state, asked } = this.#client;
    if (this.#busy || !asked || !state || state.held !== null || this.#asking === state.version) return;
    const { version, seat } = state;
    this.#asking = version;
    this.#busy = true;
    try {
      const said = await post<Counsel>(`/tables/${this.#client.id}/coach`, {
        seat: seat ?? 0,
        language: settings.language,
      });
      if (this.#client.state?.version === version) this.#counsel = { version, said, more: this.#words(said) };
    } catch {
      // A coach without words is no obstacle to the game.
    } finally {
      this.#busy = false;
    }
    if (this.#client.state?.version !== version) await this.watch();
  }

  /** What to say, and count it as said. */
  #words(said: Counsel): string {
    const parts: string[] = [];
    if (this.#meant) parts.push(t().coach.meant(this.#meant));
    this.#meant = '';
    if (this.#good >= SURE) return parts.join(' ');
    const due = (idea: string) => (progress.kept.ideas[idea] ?? 0) < OFTEN;
    if (said.about && due(`about-${said.about_key}`)) {
      progress.explained(`about-${said.about_key}`);
      parts.push(said.about);
    } else if (!parts.length && said.idea && due(said.idea)) {
      progress.explained(said.idea);
      parts.push(said.idea_text);
    }
    return parts.join(' ');
  }

  /** What the game is about, before the first decision of a player who has had no lesson. */
  get #welcomes(): boolean {
    const { ideas, lessons } = progress.kept;
    return this.#client.asked && !ideas['welcome'] && !lessons['majorities'];
  }

  get speech(): Speech | null {
    const version = this.#client.state?.version ?? -1;
    if (this.#welcomes)
      return {
        text: t().coach.welcome,
        buttons: [
          { key: 'welcome', label: t().learn.goOn, style: 'main', act: () => progress.explained('welcome') },
        ],
        alone: true,
      };
    const warning = this.#warning;
    if (warning?.version === version) {
      const best = this.#counsel?.said.answers[0];
      return {
        text: t().coach.warn(Math.round(warning.meaning.behind ?? 0), best?.reasons.join('; ') ?? ''),
        buttons: [
          { key: 'other', label: t().coach.other, style: 'main', act: () => (this.#warning = null) },
          { key: 'anyway', label: t().coach.anyway, act: () => this.#anyway(warning.action) },
        ],
        alone: true,
      };
    }
    if (this.#counsel?.version !== version || !this.#counsel.more) return null;
    return { more: this.#counsel.more, buttons: [] };
  }

  #anyway(action: Action): void {
    this.#warning = null;
    void this.#client.play(action);
  }

  holds(action: Action): boolean {
    const version = this.#client.state?.version ?? -1;
    if (this.#counsel?.version !== version) return false;
    const meaning = this.#counsel.said.answers.find((each) => same(each.action, action));
    if (!meaning) return false;
    if (meaning.mistake && this.#warned !== version) {
      this.#warned = version;
      this.#good = 0;
      this.#warning = { version, action, meaning };
      return true;
    }
    this.#warning = null;
    if (meaning.behind !== null) this.#good = meaning.behind <= GOOD ? this.#good + 1 : 0;
    this.#meant = this.#good < SURE ? meaning.meant.slice(0, 2).join('; ') : '';
    return false;
  }
}
