// What a place would pay if it were scored now, and how an answer would change that. The tests compare it with the
// rules of the game on boards of real games; "if scored now" shows the server's own numbers.
import {
  boardPlace,
  placesOf,
  regionOf,
  worthOf,
  type Action,
  type Colour,
  type Counts,
  type PlaceId,
  type SpaceId,
  type Values,
  type View,
} from '../view';

export interface Ground {
  caballeros: Counts;
  grandes: readonly string[];
  values: readonly number[];
  king: boolean;
}

export interface Terms {
  ranked: readonly Colour[];
  tiesCountEverybody: boolean;
  homeAdvantage: boolean;
  /** Who holds the Church marker. */
  keeper: Colour | null;
}

const BONUS = 2;

export function termsOf(view: View): Terms {
  const players: Colour[] = view.players.map((player) => player.colour);
  return {
    ranked: view.dummy ? [...players, 'dummy'] : players,
    tiesCountEverybody: view.switches['ties_count_everybody'] ?? false,
    homeAdvantage: view.options.variants?.includes('home-advantage') ?? false,
    keeper: view.players.find((player) => player.church)?.colour ?? null,
  };
}

function influence(ground: Ground, terms: Terms, owner: Colour): number {
  let number = ground.caballeros[owner] ?? 0;
  if (terms.homeAdvantage && ground.grandes.includes(owner)) number += 1;
  if (terms.keeper === owner) number += ground.caballeros.church ?? 0;
  return number;
}

interface Standing {
  owners: Colour[];
  /** Their rank, from 0; tied players drop one rank. */
  rank: number;
}

function standings(ground: Ground, terms: Terms): Standing[] {
  const found: Standing[] = [];
  const numbers = terms.ranked.map((owner) => [owner, influence(ground, terms, owner)] as const);
  let bound = Infinity;
  let rank = 0;
  while (rank < 3) {
    const below = numbers.filter(([, number]) => number > 0 && number < bound);
    if (below.length === 0) break;
    const best = Math.max(...below.map(([, number]) => number));
    const owners = below.filter(([, number]) => number === best).map(([owner]) => owner);
    found.push({ owners, rank: owners.length === 1 ? rank : rank + 1 });
    rank += owners.length === 1 ? 1 : terms.tiesCountEverybody ? owners.length : 2;
    bound = best;
  }
  return found;
}

export function payout(ground: Ground, terms: Terms): Counts {
  const paid: Counts = {};
  for (const { owners, rank } of standings(ground, terms)) {
    for (const owner of owners) {
      const kings = rank === 0 && ground.king ? BONUS : 0;
      const home = rank === 0 && ground.grandes.includes(owner) ? BONUS : 0;
      paid[owner] = (ground.values[rank] ?? 0) + kings + home;
    }
  }
  delete paid.dummy;
  return paid;
}

/** Each player's rank, from 1. */
export function ranks(ground: Ground, terms: Terms): Map<Colour, number> {
  return new Map(
    standings(ground, terms).flatMap(({ owners, rank }) => owners.map((owner) => [owner, rank + 1] as const)),
  );
}

const TILES: Record<number, Values> = { 8: [8, 4, 0], 4: [4, 0, 0] };

type Grounds = Map<string, Ground>;

function copy(view: View): Grounds {
  const grounds: Grounds = new Map();
  for (const id of placesOf(view)) {
    const place = regionOf(view, id)!;
    grounds.set(id, { ...place, caballeros: { ...place.caballeros }, grandes: [...place.grandes] });
  }
  return grounds;
}

function add(grounds: Grounds, spot: string, owner: Colour, number: number): void {
  const place = grounds.get(boardPlace(spot as PlaceId));
  if (place) place.caballeros[owner] = (place.caballeros[owner] ?? 0) + number;
}

function apply(view: View, action: Action, me: Colour): Grounds | null {
  const after = copy(view);
  switch (action.type) {
    case 'place':
      add(after, action.target, me, 1);
      return after;
    case 'move':
      add(after, action.source, action.owner as Colour, -1);
      add(after, action.target, action.owner as Colour, 1);
      return after;
    case 'return':
      add(after, action.source, action.owner as Colour, -1);
      return after;
    case 'recall':
      add(after, action.source, me, -1);
      return after;
    case 'disc':
      if (view.question.kind !== 'disc-castillo' || action.region === view.king) return null; // into the court
      add(after, action.region, me, view.castillo.own ?? 0);
      return after;
    case 'move-king':
      for (const [id, place] of after) place.king = id === action.target;
      return after;
    case 'move-grande':
      for (const [id, place] of after) {
        const others = place.grandes.filter((owner) => owner !== action.owner);
        place.grandes = id === action.target ? [...others, action.owner] : others;
      }
      return after;
    case 'lay-tile': {
      const place = after.get(action.target);
      if (place) place.values = worthOf(view, TILES[action.tile]!);
      return after;
    }
    default:
      return null;
  }
}

/** How an answer changes each player's points if all regions were scored; null if it has no such effect. */
export function preview(view: View, action: Action): Counts | null {
  const me = view.players.find((player) => player.seat === view.seat);
  if (!me) return null;
  const after = apply(view, action, me.colour);
  if (!after) return null;
  const terms = termsOf(view);
  const changes: Counts = {};
  for (const id of placesOf(view)) {
    if (id === 'granada' && view.granada_conquered === false) continue; // it is not scored yet
    const before = payout(regionOf(view, id)!, terms);
    const then = payout(after.get(id)!, terms);
    for (const { colour } of view.players) {
      const change = (then[colour] ?? 0) - (before[colour] ?? 0);
      if (change) changes[colour] = (changes[colour] ?? 0) + change;
    }
  }
  const bonus = SPACE_BONUS[('target' in action ? action.target : '') as SpaceId];
  if (bonus && action.type === 'place') changes[me.colour] = (changes[me.colour] ?? 0) + bonus;
  return changes;
}

const SPACE_BONUS: Partial<Record<SpaceId, number>> = { 'france-ambassador': 2, 'france-envoy': 1 };
