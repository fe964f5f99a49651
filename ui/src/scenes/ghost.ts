// Preview of an answer on the board: moving pieces, and who gains or loses where.
// It is built from the events the answer would cause, so that ghosts, scenes and points cannot disagree.
import { paidAt, payout, termsOf } from '../model/scoring';
import {
  boardPlace,
  isRegion,
  placeOf,
  placesOf,
  regionOf,
  type Action,
  type Colour,
  type GameEvent,
  type PlaceId,
  type RegionId,
  type View,
} from '../view';
import { placeName } from '../words/index.svelte';
import { beatsOf, type Flight } from './beats';
import { after } from './project';

export interface Way {
  from: PlaceId;
  to: PlaceId;
  /** Whose piece; null for the King. */
  colour: Colour | null;
  grande?: boolean;
}

export interface Effect {
  place: PlaceId;
  colour: Colour;
  change: number;
}

export interface Ghost {
  /** Between two places of the board. */
  ways: Way[];
  /** Pieces where they would stand. */
  pieces: (Flight & { to: PlaceId })[];
  /** Caballeros that would leave the board. */
  leaving: { place: RegionId; colour: Colour; number: number }[];
  lights: PlaceId[];
  /** A scoreboard that would lie there. */
  tile: { tile: number; place: PlaceId } | null;
  effects: Effect[];
}

/** The paths of some flights across the board. */
export function waysOf(flights: readonly Flight[]): Way[] {
  return flights.flatMap(({ from, to, colour, piece }) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) return [];
    return [{ from: a, to: b, colour: piece === 'king' ? null : colour, grande: piece === 'grande' }];
  });
}

/** Whose caballeros come to a place. */
export const coming = ({ pieces }: Ghost, place: PlaceId): Colour[] =>
  pieces.flatMap(({ piece, colour, to }) => (piece === 'caballero' && to === place ? [colour] : []));

/** Those that end on the board. */
const standing = (flights: readonly Flight[]): Ghost['pieces'] =>
  flights.filter((flight): flight is Flight & { to: PlaceId } => placeOf(flight.to) !== null);

const leaving = (flights: readonly Flight[]): Ghost['leaving'] =>
  flights.flatMap(({ piece, colour, number, from, to }) =>
    piece === 'caballero' && isRegion(from as PlaceId) && !placeOf(to)
      ? [{ place: from as RegionId, colour, number }]
      : [],
  );

/** The events an answer would cause. */
function eventsOf(view: View, action: Action, me: Colour): GameEvent[] {
  switch (action.type) {
    case 'place':
      return [{ type: 'placed', player: me, target: action.target }];
    case 'move':
      return [{ type: 'moved', owner: action.owner, source: action.source, target: action.target }];
    case 'return':
      return [{ type: 'returned', owner: action.owner, source: action.source, number: 1 }];
    case 'recall':
      return [{ type: 'recalled', player: me, source: action.source }];
    case 'take':
      return [{ type: 'took', player: me, number: action.number }];
    case 'move-king':
      return [{ type: 'king-moved', target: action.target, source: view.king ?? '' }];
    case 'move-grande': {
      const source = view.players.find(({ colour }) => colour === action.owner)?.grande ?? '';
      return [{ type: 'grande-moved', player: action.owner, target: action.target, source }];
    }
    case 'swap': {
      const home = view.players.find(({ colour }) => colour === action.owner)?.grande;
      if (!home || !view.king) return [];
      return [{ type: 'swapped', player: action.owner, grande_to: view.king, king_to: home }];
    }
    case 'lay-tile': {
      const places = { ...view.regions, castillo: view.castillo };
      const source = Object.entries(places).find(([, place]) => place?.tile === action.tile)?.[0] ?? null;
      return [{ type: 'tile-laid', tile: action.tile, target: action.target, source }];
    }
    case 'disc':
      return discEvents(view, action.region as RegionId, me);
    default:
      return [];
  }
}

/** What this player's own disc would cause, whatever the others name. */
function discEvents(view: View, region: RegionId, me: Colour): GameEvent[] {
  const { kind, card, region: emptied } = view.question;
  const target = region === view.king ? 'court' : region;
  const standing = (id: RegionId) => view.regions[id].caballeros[me] ?? 0;
  switch (kind) {
    case 'disc-castillo': {
      const number = view.castillo.own ?? 0;
      return number ? [{ type: 'left-castillo', player: me, target, number, grande: false }] : [];
    }
    case 'disc-flee': {
      const source = emptied as RegionId;
      return [{ type: 'fled', owner: me, source, target, number: standing(source) }];
    }
    case 'disc-return': {
      const number = Math.min(standing(region), card === TWO_RETURN ? 2 : Infinity);
      return number ? [{ type: 'returned', owner: me, source: region, number }] : [];
    }
    default:
      return [];
  }
}
/** The secret disc's card that takes two caballeros away; the other takes all. */
const TWO_RETURN = 'disc-return-2';

/** The places an answer is about without moving anything there. */
function namedBy(view: View, action: Action): PlaceId[] {
  if (action.type === 'score') return [boardPlace(action.place as PlaceId)];
  if (action.type === 'evict' || action.type === 'disc') return [boardPlace(action.region as PlaceId)];
  return scoresItself(action) ? scoredByCard(view) : [];
}
const scoredByCard = (view: View): PlaceId[] => (view.question.scored as PlaceId[]).map(boardPlace);

/** A special action may score places that its card names. */
const scoresItself = (action: Action) => action.type === 'start' && action.part === 'special';

function changes(before: View, then: View): Effect[] {
  return placesOf(before).flatMap((place) =>
    before.players.flatMap(({ colour }) => {
      const change =
        (regionOf(then, place)?.if_scored[colour] ?? 0) - (regionOf(before, place)?.if_scored[colour] ?? 0);
      return change ? [{ place, colour, change }] : [];
    }),
  );
}

/** The only card that pays no second and third places. */
const FIRST_ONLY = 'score-first-places';

/** What a scoring would pay; of the Castillo only where what is inside is open. */
function payments(view: View, place: PlaceId, firstOnly: boolean, times = 1): Effect[] {
  const inside = view.castillo.contents;
  const paid =
    place !== 'castillo'
      ? paidAt(view, place, firstOnly)
      : inside
        ? payout({ ...view.castillo, caballeros: inside }, termsOf(view), firstOnly)
        : {};
  return Object.entries(paid).map(([colour, points]) => ({
    place,
    colour: colour as Colour,
    change: points * times,
  }));
}

/** What the card in use would pay at the places it scores. */
const paidByCard = (view: View, places: readonly PlaceId[]): Effect[] =>
  places.flatMap((place) => payments(view, place, view.question.card === FIRST_ONLY));

/** Events drawn before they happen, and the places they are about. */
function preview(view: View, events: GameEvent[], turn: Colour | null, named: PlaceId[] = []): Ghost | null {
  const [beat] = beatsOf(events, 0, turn);
  if (!beat && named.length === 0) return null;
  const flights = beat?.flights ?? [];
  const laid = events.find((event) => event.type === 'tile-laid');
  return {
    ways: waysOf(flights),
    pieces: standing(flights),
    leaving: leaving(flights),
    lights: [...(beat?.lights ?? []), ...named],
    tile: laid ? { tile: laid.tile, place: laid.target as PlaceId } : null,
    effects: changes(view, after(view, events)),
  };
}

/** A step of another player that a veto would stop. */
export function ghostOfStep(view: View, step: GameEvent): Ghost | null {
  const turn = view.players.find(({ seat }) => seat === view.active)?.colour ?? null;
  const announced = step.type === 'special-announced' ? scoredByCard(view) : [];
  const ghost = preview(view, [step], turn, announced);
  if (!ghost) return null;
  if (step.type !== 'scored')
    return announced.length ? { ...ghost, effects: paidByCard(view, announced) } : ghost;
  const place = boardPlace(step.place as PlaceId);
  return { ...ghost, effects: payments(view, place, step.first_only, step.times) };
}

/** A hint: what it would do, and the places its reasons are about, with what they would bring there. */
export function ghostOfHint(view: View, action: Action, reasons: readonly string[]): Ghost | null {
  const ghost = ghostOf(view, action);
  const clauses = reasons.flatMap((why) => why.split('; '));
  const places: PlaceId[] = [...placesOf(view), 'castillo'];
  const naming = (id: PlaceId) => clauses.filter((why) => why.includes(placeName(id, view.edition)));
  const about = places.filter((id) => naming(id).length > 0);
  if (!ghost && about.length === 0) return null;
  const effects = ghost?.effects ?? [];
  return {
    ways: [],
    pieces: [],
    leaving: [],
    tile: null,
    ...ghost,
    effects: effects.length ? effects : about.flatMap((id) => promised(view, id, naming(id))),
    lights: [...(ghost?.lights ?? []), ...about],
  };
}

/** What reasons say that this player gains at a place: the last of them includes the rest of the turn. */
function promised(view: View, place: PlaceId, reasons: readonly string[]): Effect[] {
  const me = view.players.find(({ seat }) => seat === view.seat)?.colour;
  const gains = reasons.map((why) => /\+(\d+)/.exec(why)?.[1]).filter((points) => points !== undefined);
  return me && gains.length ? [{ place, colour: me, change: Number(gains.at(-1)) }] : [];
}

export function ghostOf(view: View, action: Action): Ghost | null {
  const me = view.players.find(({ seat }) => seat === view.seat)?.colour;
  if (!me) return null;
  const named = namedBy(view, action);
  const ghost = preview(view, eventsOf(view, action, me), me, named);
  const scores = action.type === 'score' || scoresItself(action) || view.question.kind === 'disc-score';
  return ghost && scores ? { ...ghost, effects: paidByCard(view, named) } : ghost;
}
