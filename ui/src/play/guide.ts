// Someone who teaches at the table: a lesson, a puzzle, the coach.
import type { Snippet } from 'svelte';
import type { Button } from '../table/buttons';
import type { Action, PlaceId } from '../view';

/** What it says in place of the question, and of the line under it. */
export interface Speech {
  text?: string;
  more?: string | undefined;
  buttons: readonly Button[];
  /** The table's own buttons wait. */
  alone?: boolean;
}

export interface Guide {
  /** Null: nothing to say. */
  readonly speech: Speech | null;
  /** Places that light up. */
  readonly point?: readonly PlaceId[];
  /** The reader's court lights up. */
  readonly court?: boolean;
  /** The reader is to count: what places would pay is not shown. */
  readonly counting?: boolean;
  /** Instead of the menu at the top. */
  readonly bar?: Snippet;
  /** An answer is about to be given; true: not yet. */
  holds?(action: Action): boolean;
  /** A place that does not respond was pressed; true: the guide says why. */
  looks?(place: PlaceId): boolean;
}
