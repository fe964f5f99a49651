// Who ranks where in a place, and what it pays. The server's views say so themselves; but a beat of a scene and the
// ghost of an answer are boards it never sends (many for each click), so this page ranks those. The tests compare
// it with the rules of the game, on boards and answers of real games of every kind (`scorings.json`).
import {
  regionOf,
  SPACES,
  worthOf,
  type Colour,
  type Counts,
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
/** What is printed on the board, and on the mobile scoreboards. */
export const PRINTED: Readonly<Record<string, Values>> = {
  galicia: [4, 2, 0],
  vasco: [5, 3, 1],
  aragon: [5, 4, 1],
  cataluna: [4, 2, 1],
  vieja: [6, 4, 2],
  nueva: [7, 4, 2],
  sevilla: [4, 3, 1],
  granada: [6, 3, 1],
  valencia: [5, 3, 2],
  castillo: [5, 3, 1],
  france: [4, 2, 1],
  8: [8, 4, 0],
  4: [4, 0, 0],
};
/** What the spaces of France pay. */
export const SPACE_BONUS: Record<SpaceId, number> = {
  'france-ambassador': 2,
  'france-envoy': 1,
  'france-attache': 0,
};

export function termsOf(view: View): Terms {
  const players: Colour[] = view.players.map((player) => player.colour);
  return {
    ranked: view.dummy ? [...players, 'dummy'] : players,
    tiesCountEverybody: view.switches['ties_count_everybody'] ?? false,
    homeAdvantage: view.options.variants?.includes('home-advantage') ?? false,
    keeper: view.players.find((player) => player.church)?.colour ?? null,
  };
}

/** What counts for an owner's rank. */
export function influence(ground: Ground, terms: Terms, owner: Colour): number {
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

/** Points by player, if any; `firstOnly`: the second and third place are not paid. */
export function payout(ground: Ground, terms: Terms, firstOnly = false): Counts {
  const paid: Counts = {};
  for (const { owners, rank } of standings(ground, terms)) {
    if (firstOnly && rank > 0) break;
    for (const owner of owners) {
      const kings = rank === 0 && ground.king ? BONUS : 0;
      const home = rank === 0 && ground.grandes.includes(owner) ? BONUS : 0;
      const points = (ground.values[rank] ?? 0) + kings + home;
      if (points > 0 && owner !== 'dummy') paid[owner] = points;
    }
  }
  return paid;
}

/** Each player's rank, from 1. */
export function ranks(ground: Ground, terms: Terms): Map<Colour, number> {
  return new Map(
    standings(ground, terms).flatMap(({ owners, rank }) => owners.map((owner) => [owner, rank + 1] as const)),
  );
}

/** What a region would pay if it were scored now. */
export function paidAt(view: View, id: string, firstOnly = false): Counts {
  const place = regionOf(view, id);
  if (!place || (id === 'granada' && view.granada_conquered === false)) return {};
  const paid = payout(place, termsOf(view), firstOnly);
  if (id !== 'france') return paid;
  SPACES.forEach((space, i) => {
    const bonus = SPACE_BONUS[space];
    const player = view.players.find(({ colour }) => colour === view.france_spaces?.[i])?.colour;
    if (player && bonus) paid[player] = (paid[player] ?? 0) + bonus;
  });
  return paid;
}

/** What is printed on a place or a scoreboard; ranks that do not pay in this game are worth nothing. */
export const printedValues = (view: View, name: string | number): Values =>
  [0, 1, 2].map((rank) => worthOf(view, PRINTED[name] ?? [])[rank] ?? 0) as Values;
