// One step of a lesson as a guide: what it says, what it points at, and what it answers to a click.
import type { components } from '../generated/api';
import { post } from '../net/http';
import type { Guide, Speech } from '../play/guide';
import { settings } from '../state/settings.svelte';
import type { Button } from '../table/buttons';
import type { Action, PlaceId } from '../view';
import { t } from '../words/index.svelte';
import { answerAt, Tutor, type StepReply } from './tutor.svelte';

export type LessonWords = components['schemas']['LessonWords'];

/** What the buttons of a step lead to. */
export interface Ways {
  next: () => void;
  again: () => void;
}

export class StepTutor extends Tutor<StepReply> implements Guide {
  readonly #lesson: LessonWords;
  readonly #step: number;
  readonly #ways: Ways;

  constructor(lesson: LessonWords, step: number, ways: Ways) {
    super();
    this.#lesson = lesson;
    this.#step = step;
    this.#ways = ways;
  }

  get #words() {
    return this.#lesson.steps[this.#step]!;
  }

  protected ask(answer: Action | string | null): Promise<StepReply> {
    const over = this.reply?.verdict === 'failed';
    const answers = over || answer === null ? [] : (this.reply?.answers ?? []);
    const asked = { answers, answer, language: settings.language };
    return post<StepReply>(`/lessons/${this.#lesson.id}/${this.#step}`, asked);
  }

  get isDone(): boolean {
    const verdict = this.reply?.verdict ?? 'begun';
    return this.#words.kind === 'show' || verdict === 'right' || verdict === 'solved';
  }

  get counting(): boolean {
    return this.#words.kind === 'count' && !this.isDone;
  }

  get point(): readonly PlaceId[] {
    return this.#words.point.filter((each) => each !== 'court') as PlaceId[];
  }

  get court(): boolean {
    return this.#words.point.includes('court');
  }

  get speech(): Speech | null {
    if (!this.reply) return null;
    const { kind, text, among } = this.#words;
    const { verdict, text: why } = this.reply;
    const buttons: Button[] = [];
    const add = (key: string, label: string, act: () => void, style?: Button['style']) =>
      buttons.push(style ? { key, label, act, style } : { key, label, act });
    if (this.isDone) {
      const last = this.#step === this.#lesson.steps.length - 1;
      const { finish, lessons, goOn } = t().learn;
      add('go-on', !last ? goOn : this.#lesson.next ? finish : lessons, this.#ways.next, 'main');
      if (kind === 'show') return { text, buttons };
      return {
        text: verdict === 'solved' ? t().learn.solved : t().learn.right,
        more: why || undefined,
        buttons,
      };
    }
    if (verdict === 'failed') {
      add('again', t().learn.tryAgain, this.#ways.again, 'main');
      return { text: why, buttons };
    }
    if (kind === 'count')
      for (const number of among)
        add(`count:${number}`, String(number), () => void this.tell(String(number)));
    return verdict === 'wrong' || verdict === 'illegal'
      ? { text: why, more: text, buttons }
      : { text, buttons };
  }

  looks(place: PlaceId): boolean {
    if (this.counting) return true; // the window about a place would tell
    const question = this.reply?.state.view?.question;
    if (!question || this.isDone || !['do', 'task'].includes(this.#words.kind)) return false;
    const answer = answerAt(question, place);
    if (answer === null) return false;
    void this.tell(answer);
    return true;
  }
}
