// A position to play on in: the reader answers for every seat in turn.
import type { components } from '../../generated/api';
import { Tutor } from '../../learn/tutor.svelte';
import { post } from '../../net/http';
import type { Guide, Speech } from '../../play/guide';
import { settings } from '../../state/settings.svelte';
import type { Action } from '../../view';

export type LookReply = components['schemas']['LookReply'];

export class PositionTutor extends Tutor<LookReply> implements Guide {
  readonly #position: string;
  readonly #hint: string;

  /** `hint` is said until the first answer. */
  constructor(position: string, hint = '') {
    super();
    this.#position = position;
    this.#hint = hint;
  }

  protected ask(answer: Action | string | null): Promise<LookReply> {
    const answers = this.reply?.answers ?? [];
    return post<LookReply>('/positions/look', {
      position: this.#position,
      answers,
      answer,
      language: settings.language,
    });
  }

  get speech(): Speech | null {
    if (!this.#hint || this.reply?.answers.length) return null;
    return { more: this.#hint, buttons: [] };
  }
}
