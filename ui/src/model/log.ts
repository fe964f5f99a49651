// Events as log lines: whom each concerns, where on the map, and which lines repeat each other.
import { boardPlace, placeOf, type Colour, type GameEvent, type PlaceId } from '../view';

export interface LogLine {
  /** The number of the event, counted from the start of the game. */
  id: number;
  text: string;
  kind: 'round' | 'score' | 'quiet' | 'plain';
  colour: Colour | null;
  place: PlaceId | null;
  times: number;
  /** Of a scoring: who got how much. */
  shares: { colour: Colour; points: number }[];
}

/** Events the board itself or the previous line already shows. */
const SILENT = new Set(['turn-ended', 'special-ended', 'card-shown', 'special-announced', 'modifier-dealt']);
const SCORES = new Set(['scored', 'conquered']);
const ROUNDS = new Set(['round-began', 'general-scoring', 'game-over']);

function fieldOf(event: GameEvent, ...names: string[]): string | null {
  for (const name of names) {
    const value = (event as Record<string, unknown>)[name];
    if (typeof value === 'string') return value;
  }
  return null;
}

export const colourOf = (event: GameEvent): Colour | null =>
  fieldOf(event, 'player', 'owner') as Colour | null;

export function placeOfEvent(event: GameEvent): PlaceId | null {
  const place =
    placeOf(fieldOf(event, 'target', 'place', 'region', 'king_to')) ?? placeOf(fieldOf(event, 'source'));
  return place ? boardPlace(place) : null;
}

/** A scoring is one line: the place, and what each player earned there. */
function addShare(line: LogLine | undefined, event: GameEvent, id: number): void {
  if (line?.kind !== 'score' || !('owner' in event) || !('points' in event)) return;
  const bonuses = event.type === 'ranked' ? event.kings_bonus + event.home_bonus : 0;
  const points = event.points + bonuses;
  const colour = event.owner as Colour;
  line.id = id;
  const known = line.shares.find((share) => share.colour === colour);
  if (known) known.points += points;
  else if (points > 0) line.shares.push({ colour, points });
}

export function linesOf(events: readonly GameEvent[], texts: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  events.forEach((event, id) => {
    const text = texts[id] ?? '';
    if (event.type === 'ranked' || event.type === 'france-bonus') {
      addShare(lines.at(-1), event, id);
      return;
    }
    if (SILENT.has(event.type) || text === '') return;
    const before = lines.at(-1);
    if (before && before.text === text) {
      before.times += 1;
      before.id = id;
      return;
    }
    const kind = ROUNDS.has(event.type)
      ? 'round'
      : SCORES.has(event.type)
        ? 'score'
        : event.type === 'turn-began' || event.type === 'special-began'
          ? 'quiet'
          : 'plain';
    lines.push({ id, text, kind, colour: colourOf(event), place: placeOfEvent(event), times: 1, shares: [] });
  });
  return lines;
}

/** Announced moves into and out of the Castillo since it was last opened. */
export function intoCastillo(events: readonly GameEvent[], texts: readonly string[]): LogLine[] {
  const opened = events.findLastIndex((event) => ['left-castillo', 'dummy-left'].includes(event.type));
  return linesOf(events, texts).filter(
    (line) =>
      line.id > opened && line.kind === 'plain' && line.colour !== null && touchesCastillo(events[line.id]!),
  );
}

const touchesCastillo = (event: GameEvent): boolean =>
  ['placed', 'moved', 'returned', 'recalled', 'fled'].includes(event.type) &&
  [fieldOf(event, 'target'), fieldOf(event, 'source')].includes('castillo');
