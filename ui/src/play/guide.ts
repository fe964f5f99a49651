// Someone who teaches at the table: a lesson, a puzzle, the coach.
import type { Snippet } from 'svelte';
import type { Button } from '../table/buttons';
import type { Action, PlaceId } from '../view';

export interface Speech {
  text: string;
  more?: string | undefined;
  buttons: readonly Button[];
}

export interface Guide {
  /** Instead of the question; null: nothing to say. */
  readonly speech: Speech | null;
  /** Places that light up. */
  readonly point?: readonly PlaceId[];
  /** Instead of the menu at the top. */
  readonly bar?: Snippet;
  /** An answer is about to be given; true: not yet. */
  holds?(action: Action): boolean;
  /** A place that does not respond was pressed; true: the guide says why. */
  looks?(place: PlaceId): boolean;
}
