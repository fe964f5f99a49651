// A position to try: the reader answers for every seat in turn.
import { post } from '../net/http';
import type { Guide, Speech } from '../play/guide';
import { settings } from '../state/settings.svelte';
import type { Action } from '../view';
import { t } from '../words/index.svelte';
import { Tutor, type StepReply } from './tutor.svelte';

export class TryTutor extends Tutor<StepReply> implements Guide {
  readonly #position: string;

  constructor(position: string) {
    super();
    this.#position = position;
  }

  protected ask(answer: Action | string | null): Promise<StepReply> {
    const answers = answer === null ? [] : (this.reply?.answers ?? []);
    const asked = { position: this.#position, answers, answer, language: settings.language };
    return post<StepReply>('/positions', asked);
  }

  get speech(): Speech | null {
    return this.reply?.answers.length ? null : { more: t().try.hint, buttons: [] };
  }
}
