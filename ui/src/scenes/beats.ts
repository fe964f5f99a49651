// From events to scenes. A scene is one player's turn, a bidding, or a general scoring; a beat is what the eye takes in
// at once: pieces that move together, one place that is scored. Pure, and tested without a browser.
import { boardPlace, placeOf, type Colour, type GameEvent, type PlaceId } from '../view';

export type BeatKind =
  | 'round'
  | 'bid'
  | 'card'
  | 'supply'
  | 'place'
  | 'move'
  | 'return'
  | 'king'
  | 'grande'
  | 'tile'
  | 'score'
  | 'scoring'
  | 'discs'
  | 'tower'
  | 'veto'
  | 'note'
  | 'end';

/** Where a piece comes from or goes to: a place of the board, its owner's court or province, or off the board. */
export type Where = PlaceId | 'court' | 'province';

export interface Flight {
  piece: 'caballero' | 'grande' | 'king';
  colour: Colour;
  number: number;
  from: Where;
  to: Where;
}

/** What one owner got at one place. */
export interface Share {
  colour: Colour;
  rank: number;
  number: number;
  points: number;
  kings: number;
  home: number;
  france: number;
}

export interface Beat {
  kind: BeatKind;
  /** The events it shows: from the first to before the last. */
  from: number;
  to: number;
  /** Up to here the board shows them; the rest, the end of a turn for instance, follows when the beat is over. */
  until: number;
  /** The event it is about, and its number. */
  event: GameEvent;
  at: number;
  /** Who does it. */
  player: Colour | null;
  flights: Flight[];
  /** Places that light up. */
  lights: PlaceId[];
  /** Of a scoring. */
  shares: Share[];
  /** Whose disc names which region. */
  discs: { colour: Colour; place: PlaceId }[];
}

export type SceneKind = 'setup' | 'bidding' | 'turn' | 'general' | 'end';

export interface Scene {
  kind: SceneKind;
  player: Colour | null;
  from: number;
  to: number;
  beats: Beat[];
}

export const totalOf = (share: Share): number => share.points + share.kings + share.home + share.france;

const KINDS: Partial<Record<GameEvent['type'], BeatKind>> = {
  'round-began': 'round',
  bid: 'bid',
  'dummy-bid': 'bid',
  'card-taken': 'card',
  'dummy-took': 'card',
  took: 'supply',
  placed: 'place',
  'dummy-placed': 'place',
  moved: 'move',
  fled: 'move',
  returned: 'return',
  recalled: 'return',
  'king-moved': 'king',
  swapped: 'king',
  'grandes-inside': 'grande',
  'grande-moved': 'grande',
  'tile-laid': 'tile',
  scored: 'score',
  'general-scoring': 'scoring',
  revealed: 'discs',
  'left-castillo': 'tower',
  'dummy-left': 'tower',
  vetoed: 'veto',
  'gained-veto': 'note',
  evicting: 'note',
  infiltrated: 'note',
  recovered: 'note',
  'church-taken': 'note',
  conquered: 'note',
  'game-over': 'end',
};

/** Events that belong to the previous beat. */
const FOLLOWS: Partial<Record<GameEvent['type'], BeatKind>> = {
  ranked: 'score',
  'france-bonus': 'score',
  'disc-shown': 'discs',
  'card-shown': 'round',
};

/** Whether an event is visible on the board. */
export const isSeen = ({ type }: GameEvent): boolean => type in KINDS;

function flightsOf(event: GameEvent): Flight[] {
  const caballeros = (colour: string, number: number, from: string, to: string): Flight[] =>
    number > 0 && from !== to
      ? [{ piece: 'caballero', colour: colour as Colour, number, from: from as Where, to: to as Where }]
      : [];
  switch (event.type) {
    case 'took':
      return caballeros(event.player, event.number, 'province', 'court');
    case 'placed':
      return caballeros(event.player, 1, 'court', event.target);
    case 'moved':
      return caballeros(event.owner, 1, event.source, event.target);
    case 'fled':
      return caballeros(event.owner, event.number, event.source, event.target);
    case 'returned':
      return caballeros(event.owner, event.number, event.source, 'province');
    case 'recalled':
      return caballeros(event.player, 1, event.source, 'court');
    case 'dummy-placed':
      return caballeros('dummy', event.number, 'province', event.region);
    case 'dummy-left':
      return caballeros('dummy', event.number, 'castillo', 'province');
    case 'left-castillo': {
      const men = caballeros(event.player, event.number, 'castillo', event.target);
      return event.grande ? [...men, grande(event.player, 'castillo', event.target)] : men;
    }
    case 'grande-moved':
      return [grande(event.player, event.source, event.target)];
    case 'king-moved':
      return [king(event.source, event.target)];
    case 'swapped':
      return [grande(event.player, event.king_to, event.grande_to), king(event.grande_to, event.king_to)];
    default:
      return [];
  }
}
const grande = (colour: string, from: string, to: string): Flight => ({
  piece: 'grande',
  colour: colour as Colour,
  number: 1,
  from: from as Where,
  to: to as Where,
});
const king = (from: string, to: string): Flight => ({
  piece: 'king',
  colour: 'dummy',
  number: 1,
  from: from as Where,
  to: to as Where,
});

/** Where an event lights up the board. */
function lightOf(event: GameEvent): PlaceId | null {
  const at = (id: string | null | undefined) => {
    const place = placeOf(id);
    return place && boardPlace(place);
  };
  switch (event.type) {
    case 'placed':
    case 'moved':
    case 'fled':
    case 'king-moved':
    case 'grande-moved':
    case 'tile-laid':
    case 'left-castillo':
      return at(event.target);
    case 'returned':
    case 'recalled':
      return at(event.source);
    case 'scored':
      return at(event.place);
    case 'evicting':
    case 'disc-shown':
    case 'dummy-placed':
      return at(event.region);
    case 'swapped':
      return at(event.king_to);
    case 'conquered':
      return 'granada';
    default:
      return null;
  }
}

const actorOf = (event: GameEvent, turn: Colour | null): Colour | null => {
  if (event.type.startsWith('dummy')) return 'dummy';
  return 'player' in event ? (event.player as Colour) : turn;
};

function addShare(beat: Beat, event: GameEvent): void {
  if (event.type === 'ranked') {
    beat.shares.push({
      colour: event.owner as Colour,
      rank: event.rank,
      number: event.number,
      points: event.points,
      kings: event.kings_bonus,
      home: event.home_bonus,
      france: 0,
    });
  } else if (event.type === 'france-bonus') {
    const known = beat.shares.find(({ colour }) => colour === event.owner);
    if (known) known.france += event.points;
    else {
      const colour = event.owner as Colour;
      beat.shares.push({ colour, rank: 0, number: 0, points: 0, kings: 0, home: 0, france: event.points });
    }
  }
}

function addFlights(beat: Beat, flights: readonly Flight[]): void {
  for (const flight of flights) {
    const same = beat.flights.find(
      (each) =>
        each.piece === 'caballero' &&
        each.piece === flight.piece &&
        each.colour === flight.colour &&
        each.from === flight.from &&
        each.to === flight.to,
    );
    if (same) same.number += flight.number;
    else beat.flights.push({ ...flight });
  }
}

/** Whether an event joins the previous beat. */
function joins(beat: Beat | undefined, event: GameEvent, kind: BeatKind, player: Colour | null): boolean {
  if (!beat || beat.kind !== kind) return false;
  switch (kind) {
    case 'place':
      return beat.player === player;
    case 'grande':
    case 'tower':
      return true;
    case 'move': {
      const [last] = flightsOf(beat.event);
      const [next] = flightsOf(event);
      return last?.colour === next?.colour && last?.from === next?.from && last?.to === next?.to;
    }
    case 'return':
      return 'source' in event && 'source' in beat.event && event.source === beat.event.source;
    default:
      return false;
  }
}

/** The beats of some events, in order; the first event has number `first`. Each event belongs to one beat. */
export function beatsOf(events: readonly GameEvent[], first = 0, whose: Colour | null = null): Beat[] {
  const beats: Beat[] = [];
  let start = first;
  let turn = whose;
  events.forEach((event, i) => {
    const end = first + i + 1;
    if (event.type === 'turn-began') turn = event.player as Colour;
    const last = beats.at(-1);
    const follows = FOLLOWS[event.type];
    if (follows && last?.kind === follows) {
      addShare(last, event);
      if (event.type === 'disc-shown') {
        last.discs.push({ colour: event.player as Colour, place: boardPlace(event.region as PlaceId) });
      }
      const light = lightOf(event);
      if (light && !last.lights.includes(light)) last.lights.push(light);
      last.to = last.until = start = end;
      return;
    }
    const kind = KINDS[event.type];
    if (!kind) return;
    const player = actorOf(event, turn);
    const light = lightOf(event);
    if (last && start === last.to && joins(last, event, kind, player)) {
      addFlights(last, flightsOf(event));
      if (light && !last.lights.includes(light)) last.lights.push(light);
      last.to = last.until = end;
    } else {
      const beat: Beat = {
        kind,
        from: start,
        to: end,
        until: end,
        event,
        at: first + i,
        player,
        flights: [],
        lights: light ? [light] : [],
        shares: [],
        discs: [],
      };
      addFlights(beat, flightsOf(event));
      beats.push(beat);
    }
    start = end;
  });
  // Events after the last beat need no beat of their own.
  const last = beats.at(-1);
  if (last) last.to = first + events.length;
  return beats;
}

const OPENS: Partial<Record<GameEvent['type'], SceneKind>> = {
  'round-began': 'bidding',
  'turn-began': 'turn',
  'dummy-took': 'turn',
  'general-scoring': 'general',
  'game-over': 'end',
};

/** A game as scenes. Together they hold every event once. */
export function scenesOf(events: readonly GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  let now: Scene = { kind: 'setup', player: null, from: 0, to: 0, beats: [] };
  const close = (to: number) => {
    if (to === now.from) return;
    now.to = to;
    now.beats = beatsOf(events.slice(now.from, to), now.from, now.player);
    scenes.push(now);
  };
  events.forEach((event, i) => {
    const kind = OPENS[event.type];
    if (!kind) return;
    close(i);
    const player = kind === 'turn' ? actorOf(event, null) : null;
    now = { kind, player, from: i, to: i, beats: [] };
  });
  close(events.length);
  return scenes;
}

export const sceneAt = (scenes: readonly Scene[], event: number): Scene | undefined =>
  scenes.find((scene) => scene.from <= event && event < scene.to);
