// Answers without a place on the board, as buttons under the sentence: the usual one first, declining last.
import { ownerName } from '../map/describe';
import { kindOf, valueOf, type Choices, type Pick } from '../model/choices';
import { placesOf, type Colour, type PlaceId, type View } from '../view';
import {
  abilityText,
  books,
  colourInSentence,
  modifierName,
  placeInSentence,
  placeName,
  sumInWords,
  t,
} from '../words/index.svelte';

export interface Button {
  key: string;
  label: string;
  /** What it does, under the label. */
  note?: string;
  act: () => void;
  /** Words in front of it. */
  before?: string;
  style?: 'main' | 'good' | 'small';
  /** Not an answer: it has a fixed place of its own. */
  tool?: 'hint' | 'undo';
  colour?: Colour;
}

type Add = (key: Pick, label: string, more?: Partial<Button>) => void;

const TILES: Record<string, string> = { 8: '8 / 4 / 0', 4: '4 / 0 / 0' };
export const tileName = (tile: string): string => TILES[tile] ?? tile;

/** What stopping means, by kind of question. */
function stopLabel(view: View): string {
  const words = t().ask;
  switch (view.question.kind) {
    case 'place':
    case 'place-anywhere':
      return words.donePlacing;
    case 'part':
      return words.skipSpecial;
    case 'take':
    case 'recall':
    case 'move':
    case 'entourage':
    case 'return-each':
      return words.done;
    default:
      return words.skip;
  }
}

/** Nothing else is left to do, so stopping is the usual answer. */
function stopsNow(view: View, choices: Choices): boolean {
  const me = view.players.find((player) => player.seat === view.seat);
  return choices.next.length === 1 || (view.question.kind === 'place' && me?.court === 0);
}

export function answerButtons(view: View, choices: Choices, choose: (key: Pick) => void): Button[] {
  const words = t().ask;
  const buttons: Button[] = [];
  const add = (key: Pick, label: string, more: Partial<Button> = {}) =>
    buttons.push({ key, label, act: () => choose(key), ...more });
  const takes = choices.next.filter((key) => kindOf(key) === 'take').map((key) => Number(valueOf(key)));
  const most = Math.max(...takes);
  if (takes.length) add(`take:${most}`, words.take(most), { style: 'main' });
  takes
    .filter((n) => n !== most)
    .sort((a, b) => b - a)
    .forEach((n, i) => add(`take:${n}`, `${n}`, { style: 'small', ...(i === 0 && { before: words.fewer }) }));
  for (const key of choices.next) {
    const value = valueOf(key);
    switch (kindOf(key)) {
      case 'owner':
      case 'grande':
        add(key, ownerName(view, value), { colour: value as Colour });
        break;
      case 'tile':
        add(key, tileName(value));
        break;
      case 'modifier':
        addModifier(view, choices, value, key, add);
        break;
      case 'recover':
        if (value.startsWith('±')) add(key, modifierName(value.slice(1))); // cards lie where the hand lies
        break;
      case 'button':
        addButton(view, choices, value, key, add);
        break;
    }
  }
  const order = ({ key, style }: Button) =>
    style === 'main' || key === 'modifier:none' ? 0 : key === 'button:stop' || key === 'button:veto' ? 2 : 1;
  return buttons.sort((a, b) => order(a) - order(b));
}

function addModifier(view: View, choices: Choices, value: string, key: Pick, add: Add): void {
  const power = Number(valueOf(choices.picked.find((each) => kindOf(each) === 'power') ?? 'power:0'));
  const note = abilityText(value, view.edition);
  if (value === 'none') add(key, `${power}`, { note: t().ask.noModifier });
  else if (power) add(key, sumInWords(power, power + Number.parseInt(value, 10)), { note });
  else add(key, modifierName(value), { note });
}

function addButton(view: View, choices: Choices, value: string, key: Pick, add: Add): void {
  const words = t().ask;
  const style = (yes: boolean): Partial<Button> => (yes ? { style: 'main' } : {});
  switch (value) {
    case 'stop':
      add(key, stopLabel(view), style(stopsNow(view, choices)));
      break;
    case 'place':
      add(key, view.question.left ? words.placeUpTo(view.question.left) : words.place, style(true));
      break;
    case 'special':
      add(key, words.special, {
        note: books.card(view.edition, view.question.card ?? '').short,
        ...style(!choices.next.includes('button:place')),
      });
      break;
    case 'either-1':
      add(key, words.either1);
      break;
    case 'either-2':
      add(key, words.either2);
      break;
    case 'from-court':
      add(key, words.fromCourt);
      break;
    case 'allow':
      add(key, isWhole(view) ? words.allowRest : words.allow, { style: 'good' });
      break;
    case 'allow-rest':
      if (!isWhole(view)) add(key, words.allowRest);
      break;
    case 'veto':
      add(key, words.veto, style(true));
      break;
    default:
      add(key, value);
  }
}

/** A special action is announced as a whole, not step by step. */
const isWhole = (view: View): boolean => view.question.step?.type === 'special-announced';

/** An owner as a sentence has it: "the Church"; empty for the reader, whose own pieces have sentences of their own. */
export function ownerInWords(view: View, owner: string): string {
  const mine = view.players.some((player) => player.seat === view.seat && player.colour === owner);
  return mine ? '' : (colourInSentence(owner) ?? ownerName(view, owner));
}

/** The sentence that follows a pick: what is still missing. */
export function followUp(view: View, choices: Choices): string | null {
  const words = t().ask;
  const picked = new Map(choices.picked.map((key) => [kindOf(key), valueOf(key)]));
  const owner = picked.get('owner');
  const source = picked.get('place');
  const name = source ? placeInSentence(source as never, view.edition) : '';
  if (owner && source) return words.whereTo(ownerInWords(view, owner), name);
  if (source && choices.next.some((key) => kindOf(key) === 'owner')) return words.whose(name);
  const grande = picked.get('grande');
  if (grande && choices.next.length) return words.grandeTo(ownerName(view, grande));
  const tile = picked.get('tile');
  if (tile) return words.tileTo(tileName(tile));
  const power = picked.get('power');
  if (power) return words.withModifier(Number(power));
  return null;
}

const FEW = 4; // places that are named one by one

/** What may still be picked, in words: where a piece may go, what a modifier does. */
export function followMore(view: View, choices: Choices): string | null {
  const words = t().ask;
  const power = choices.picked.find((key) => kindOf(key) === 'power');
  if (power) return words.withModifierMore(Number(valueOf(power)));
  if (!choices.picked.some((key) => ['owner', 'grande', 'tile'].includes(kindOf(key)))) return null;
  const open = choices.next.filter((key) => kindOf(key) === 'place').map((key) => valueOf(key) as PlaceId);
  if (open.length === 0) return null;
  if (open.length <= FEW) return words.mayGo(open.map((id) => placeName(id, view.edition)));
  const from = choices.picked.filter((key) => kindOf(key) === 'place').map(valueOf);
  const spots = new Set(open.map((id) => (id.startsWith('france') ? 'france' : id)));
  const closed = placesOf(view).filter((id) => !spots.has(id) && !from.includes(id));
  return words.mayGoBut(
    closed.map((id) => placeInSentence(id, view.edition)),
    spots.has('castillo'),
  );
}
