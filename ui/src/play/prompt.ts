// What the voice says to this player, and the buttons under it; Prompt.svelte draws them.
import { kindOf, valueOf, valuesOf, type Choices, type Pick } from '../model/choices';
import { answerButtons, followMore, followUp, type Button } from '../table/buttons';
import type { Card, PlaceId, Player, State, View } from '../view';
import { books, placeInSentence, t } from '../words/index.svelte';
import { actionInWords } from './describe';

/** All the voice depends on. */
export interface Situation {
  table: State;
  view: View;
  /** This player has something to answer or confirm. */
  mine: boolean;
  choices: Choices;
  /** Picks made so far. */
  made: readonly Pick[];
  /** The selected card, before it is played or taken. */
  raised: Pick | null;
  /** Where the last caballero was placed, if more may go there. */
  again: PlaceId | null;
  /** Seats a bot may be called for. */
  away: readonly number[];
  /** Another table that waits for this player. */
  next: string | null;
  /** A hint is loading. */
  thinking: boolean;
}

/** What the buttons do. */
export interface Acts {
  choose: (key: Pick) => void;
  putBack: () => void;
  undo: () => void;
  confirm: () => void;
  hint: () => void;
  ranking: () => void;
  /** Place all that are left there. */
  placeRest: (place: PlaceId) => void;
  comeBack: (seat: number) => void;
  standIn: (seat: number) => void;
  vote: (about: number, choice: 'bot' | 'wait') => void;
  vetoOrder: (order: 'ask' | 'round') => void;
  disc: () => void;
  /** Go to the next table that waits. */
  nextGame: (table: string) => void;
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
  if (isLost(table)) return t().table.botPlays;
  if (!mine) return playerOfSeat(view, view.seat)?.answered ? words.discSet : table.asked.wait;
  const card = raisedCard(situation);
  if (card) return t().ask.takes(card.name, card.number);
  return (made.length ? followUp(view, choices) : null) ?? table.asked.ask;
}

/** The selected action card, and how many caballeros may be placed with it. */
function raisedCard({ view, raised }: Situation): { name: string; text: string; number: number } | null {
  if (!raised || kindOf(raised) !== 'pile') return null;
  const card = view.cards.find(({ pile }) => pile === Number(valueOf(raised)));
  if (!card) return null;
  const court = playerOfSeat(view, view.seat)?.court ?? 0;
  const number = card.card === REINFORCES ? card.number : Math.min(card.number, court);
  return { ...books.card(view.edition, card.card), number };
}
/** The only card that brings caballeros into the court: its number may be placed whatever is there now. */
const REINFORCES = 'court-2';

/** What comes next, or how to answer. */
export function moreOf(situation: Situation): string | undefined {
  const { table, view, mine, made, choices, raised, away } = situation;
  const late = votesOf(table).map(({ about }) => t().clock.isUp(playerOfSeat(view, about)?.name ?? ''));
  if (late.length) return late.join(' ');
  const missing = away.map((seat) => {
    const player = playerOfSeat(view, seat);
    return (player?.here ? t().table.idle : t().table.away)(player?.name ?? '');
  });
  if (missing.length) return missing.join(' ');
  if (table.status === 'over') return undefined;
  if (table.held_action) return t().ask.lastStep(actionInWords(view, table.held_action));
  if (!mine) return table.seat === null ? t().table.spectator : undefined;
  if (raised === null && valuesOf(choices, 'power').length) return t().ask.whichPower;
  if (raisedCard(situation)) return undefined; // its text needs the room
  return (made.length ? followMore(view, choices) : null) ?? table.asked?.next;
}

/** Questions that say all that the card says. */
const SAID = ['part', 'place', 'place-anywhere', 'either'];

/** While a special action is asked for, its card says what it does. */
export function cardTextOf(situation: Situation): string | undefined {
  const { table, view, mine, made } = situation;
  const raisedOne = raisedCard(situation);
  if (raisedOne) return raisedOne.text;
  const { card, kind } = view.question;
  if (!mine || made.length || table.held !== null || !card || SAID.includes(kind)) return;
  const { title, subtitle, short } = books.card(view.edition, card);
  return short ? t().card.says(subtitle || title, short) : undefined;
}

/** The chapter of the rulebook that a question is about; the rule of a special action is its card. */
const CHAPTERS: Record<string, string> = {
  power: 'power',
  'pass-modifier': 'power-shift',
  take: 'power',
  recall: 'power',
  card: 'turn',
  part: 'turn',
  place: 'king',
  score: 'scoring',
  'score-order': 'scoring',
  'disc-castillo': 'general-scoring',
  veto: 'veto',
};
export function ruleOf({
  table,
  view,
  mine,
}: Situation): { kind: 'rule'; chapter: string } | { kind: 'card'; card: Card } | null {
  if (!mine || table.held !== null) return null;
  const chapter = CHAPTERS[view.question.kind];
  if (chapter) return { kind: 'rule', chapter };
  const card = view.cards.find((each) => each.card === view.question.card);
  return card ? { kind: 'card', card } : { kind: 'rule', chapter: 'turn' };
}

/** A bot plays for this player, who cannot take back its steps. */
const isLost = ({ status, seats, seat }: State): boolean =>
  status === 'playing' && seats.some((each) => each.seat === seat && each.you && each.bot !== null);

/** The others decide about players whose time is up. */
const votesOf = ({ status, clock }: State) => (status === 'playing' ? (clock?.votes ?? []) : []);

/** Taking the seat back, calling a bot, a standing order about vetoes. */
function aboutSeats({ table, view, mine, away }: Situation, acts: Acts): Button[] {
  const found: Button[] = [];
  const { seat } = table;
  if (isLost(table) && seat !== null) {
    const label = t().table.comeBack;
    found.push({ key: 'come-back', label, style: 'main', act: () => acts.comeBack(seat) });
  }
  for (const vote of votesOf(table)) {
    const name = playerOfSeat(view, vote.about)?.name ?? '';
    if (!vote.may_vote) continue;
    for (const choice of ['bot', 'wait'] as const) {
      const words = choice === 'bot' ? t().clock.voteBot : t().clock.voteWait;
      const label = `${vote.yours === choice ? '✓ ' : ''}${words(name, vote[choice], vote.needed)}`;
      found.push({ key: `vote:${vote.about}:${choice}`, label, act: () => acts.vote(vote.about, choice) });
    }
  }
  for (const each of away) {
    const label = t().table.standIn(playerOfSeat(view, each)?.name ?? '');
    found.push({ key: `stand-in:${each}`, label, act: () => acts.standIn(each) });
  }
  if (seat !== null && mine && view.question.kind === 'veto') {
    found.push({ key: 'veto-round', label: t().ask.allowRound, act: () => acts.vetoOrder('round') });
  } else if (seat !== null && table.veto_order === 'round') {
    found.push({ key: 'veto-ask', label: t().ask.askAgain, act: () => acts.vetoOrder('ask') });
  }
  return found;
}

export function buttonsOf(situation: Situation, acts: Acts): Button[] {
  const { table, view, mine, made, choices, raised, thinking } = situation;
  const words = t().ask;
  if (table.status === 'over') {
    return [{ key: 'ranking', label: t().over.ranking, style: 'main', act: acts.ranking }];
  }
  const tools: Button[] = [];
  if (mine && table.settings.hints && table.held === null && made.length === 0) {
    tools.push({
      key: 'hint',
      label: thinking ? t().hint.thinking : t().hint.ask,
      act: acts.hint,
      tool: 'hint',
    });
  }
  if (made.length) {
    // Put back the piece in hand first, then undo the last step: only one of the two at a time.
    const inHand = choices.picked.some((key) => kindOf(key) === 'place');
    const label = inHand ? words.putBack : words.chooseAgain;
    tools.push({ key: 'put-back', label, act: acts.putBack, tool: 'undo' });
  } else if (table.undoable > 0 && table.seat !== null && !isLost(table)) {
    tools.push({ key: 'undo', label: words.undo, act: acts.undo, tool: 'undo' });
  }
  if (table.held !== null) {
    return [{ key: 'confirm', label: words.confirm, style: 'main', act: acts.confirm }, ...tools];
  }
  const found = aboutSeats(situation, acts);
  if (!mine) {
    const { next } = situation;
    if (next) found.push({ key: 'next', label: t().notify.next, act: () => acts.nextGame(next) });
    return [...found, ...tools];
  }
  if (raised !== null) {
    const power = kindOf(raised) === 'power';
    found.push({
      key: power ? 'play-power' : 'take-card',
      label: power ? words.playPower(Number(valueOf(raised))) : t().card.take,
      style: 'main',
      act: () => acts.choose(raised),
    });
  }
  const { again } = situation;
  if (again !== null && (view.question.left ?? 0) > 1) {
    found.push({
      key: 'rest',
      label: t().ask.rest(view.question.left!, placeInSentence(again, view.edition)),
      act: () => acts.placeRest(again),
    });
  }
  if (valuesOf(choices, 'disc').length) {
    found.push({ key: 'disc', label: words.setDisc, style: 'main', act: acts.disc });
  }
  const answers = answerButtons(view, choices, acts.choose);
  return view.question.kind === 'veto' ? [...answers, ...found, ...tools] : [...found, ...answers, ...tools];
}
