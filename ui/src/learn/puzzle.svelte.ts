// A puzzle as a guide: one question, tried as often as one likes.
import { post } from '../net/http';
import type { Guide, Speech } from '../play/guide';
import { settings } from '../state/settings.svelte';
import type { Button } from '../table/buttons';
import type { Action } from '../view';
import { t } from '../words/index.svelte';
import { marks } from './marks';
import { Tutor, type PuzzleReply } from './tutor.svelte';

export interface Ways {
  next: () => void;
  again: () => void;
  share: () => void;
  shared: () => boolean;
}

export class PuzzleTutor extends Tutor<PuzzleReply> implements Guide {
  readonly #id: string;
  readonly #ofTheDay: () => boolean;
  readonly #ways: Ways;
  #show = false;

  constructor(id: string, ofTheDay: () => boolean, ways: Ways) {
    super();
    this.#id = id;
    this.#ofTheDay = ofTheDay;
    this.#ways = ways;
  }

  protected async ask(answer: Action | string | null): Promise<PuzzleReply> {
    const asked = { answer, show: this.#show, language: settings.language };
    const reply = await post<PuzzleReply>(`/puzzles/${this.#id}`, asked);
    const { verdict } = reply;
    if (verdict !== 'begun' && verdict !== 'illegal') marks.judged(this.#id, verdict, this.#ofTheDay());
    this.#show = false;
    return reply;
  }

  get speech(): Speech | null {
    const reply = this.reply;
    if (!reply) return null;
    const words = t().puzzles;
    const done = reply.verdict === 'solved' || reply.verdict === 'shown';
    const buttons: Button[] = done
      ? [{ key: 'next', label: words.next, style: 'main', act: this.#ways.next }]
      : [{ key: 'show', label: words.show, act: () => this.show() }];
    const label = this.#ways.shared() ? words.copied : words.share;
    if (reply.verdict === 'shown') buttons.push({ key: 'again', label: words.again, act: this.#ways.again });
    if (done) buttons.push({ key: 'share', label, act: this.#ways.share });
    return { text: reply.text, more: reply.reasons.join('; ') || undefined, buttons };
  }

  show(): void {
    this.#show = true;
    void this.tell(null);
  }
}
