// What the voice says to this reader, and the buttons under it: decided here, drawn by Prompt.svelte.
import { kindOf, valuesOf, type Choices, type Pick } from '../model/choices';
import { answerButtons, followMore, followUp, type Button } from '../table/buttons';
import type { Player, State, View } from '../view';
import { books, t } from '../words/index.svelte';

/** All the voice depends on. */
export interface Situation {
  table: State;
  view: View;
  /** This reader has something to answer or to confirm. */
  mine: boolean;
  choices: Choices;
  /** Picks made so far. */
  made: readonly Pick[];
  /** The power card that is looked at. */
  raised: number | null;
  /** A hint is on its way. */
  thinking: boolean;
  /** States that are not shown yet. */
  behind: number;
}

/** What the buttons do. */
export interface Acts {
  choose: (key: Pick) => void;
  putBack: () => void;
  undo: () => void;
  confirm: () => void;
  hint: () => void;
  catchUp: () => void;
  ranking: () => void;
  disc: () => void;
}

const playerOfSeat = (view: View, seat: number | null): Player | undefined =>
  view.players.find((player) => player.seat === seat);

/** Who is asked, or confirms. */
export function askedPlayers({ table, view }: { table: State; view: View }): Player[] {
  const seats = table.confirming === null ? view.question.seats : [table.confirming];
  return view.players.filter((player) => seats.includes(player.seat));
}

export function sentenceOf(situation: Situation): string {
  const { table, view, mine, made, choices } = situation;
  const words = t().ask;
  if (table.status === 'over') return words.over;
  if (table.held !== null) return words.confirmAsk;
  if (table.confirming !== null) return words.confirmWait(askedPlayers(situation)[0]?.name ?? '');
  if (!table.asked) return t().table.waiting;
  if (!mine) return playerOfSeat(view, view.seat)?.answered ? words.discSet : table.asked.wait;
  return (made.length ? followUp(view, choices) : null) ?? table.asked.ask;
}

/** What comes next, or how to answer. */
export function moreOf({ table, view, mine, made, choices, raised }: Situation): string | undefined {
  if (table.status === 'over' || table.held !== null) return undefined;
  if (!mine) return table.seat === null ? t().table.spectator : undefined;
  if (raised === null && valuesOf(choices, 'power').length) return t().ask.whichPower;
  return (made.length ? followMore(view, choices) : null) ?? table.asked?.next;
}

/** While a special action is asked for, its card says what it does. */
export function cardTextOf({ table, view, mine, made }: Situation): string | undefined {
  const { card, kind } = view.question;
  if (!mine || made.length || table.held !== null || !card || ['part', 'place'].includes(kind)) return;
  const { name, short } = books.card(view.edition, card);
  return short ? `“${name}”: ${short}` : undefined;
}

/** A bot plays for this reader: its steps are not the reader's to take back. */
const botPlays = ({ seats, seat }: State): boolean =>
  seats.some((each) => each.seat === seat && each.bot !== null);

export function buttonsOf(situation: Situation, acts: Acts): Button[] {
  const { table, view, mine, made, choices, raised, thinking, behind } = situation;
  const found: Button[] = [];
  const words = t().ask;
  if (behind > 1) found.push({ key: 'catch-up', label: t().table.catchUp, act: acts.catchUp });
  if (table.status === 'over') {
    return [...found, { key: 'ranking', label: t().over.ranking, style: 'main', act: acts.ranking }];
  }
  if (made.length) {
    // The piece in hand first, then the last step: one way back at a time.
    const inHand = choices.picked.some((key) => kindOf(key) === 'place');
    found.push({ key: 'put-back', label: inHand ? words.putBack : words.chooseAgain, act: acts.putBack });
  } else if (table.undoable > 0 && table.seat !== null && !botPlays(table)) {
    found.push({ key: 'undo', label: words.undo, act: acts.undo });
  }
  if (table.held !== null) {
    return [...found, { key: 'confirm', label: words.confirm, style: 'main', act: acts.confirm }];
  }
  if (!mine) return found;
  if (table.settings.hints && made.length === 0) {
    found.push({ key: 'hint', label: thinking ? t().hint.thinking : t().hint.ask, act: acts.hint });
  }
  if (raised !== null) {
    found.push({
      key: 'play-power',
      label: words.playPower(raised),
      style: 'main',
      act: () => acts.choose(`power:${raised}`),
    });
  }
  if (valuesOf(choices, 'disc').length) {
    found.push({ key: 'disc', label: words.setDisc, style: 'main', act: acts.disc });
  }
  return [...found, ...answerButtons(view, choices, acts.choose)];
}
