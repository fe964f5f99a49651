// What one seat may see of a game, the only input of the board. The types are the server's own
// (`generated/api.ts`); this module gives them the board's names.
import type { components } from './generated/api';

type Schemas = components['schemas'];

export const REGIONS = [
  'galicia',
  'vasco',
  'aragon',
  'cataluna',
  'vieja',
  'nueva',
  'sevilla',
  'granada',
  'valencia',
] as const;
export type RegionId = (typeof REGIONS)[number];
export const SPACES = ['france-ambassador', 'france-envoy', 'france-attache'] as const;
export type SpaceId = (typeof SPACES)[number];
export type PlaceId = RegionId | SpaceId | 'castillo' | 'france' | 'portugal';

export const SEAT_COLOURS = ['azul', 'granate', 'oro', 'verde', 'purpura'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export type Colour = SeatColour | 'dummy' | 'church';
export const COLOURS: readonly Colour[] = [...SEAT_COLOURS, 'dummy', 'church'];

export type Values = Schemas['PlaceView']['values'];
export type Counts = Partial<Record<Colour, number>>;
export type Options = Schemas['OptionsData'];
export const EDITIONS = ['1995', 'big-box', '2023'] as const;
export type Edition = (typeof EDITIONS)[number];
export type Action = Schemas['TableState']['legal'][number];
export type GameEvent = Schemas['TableState']['events'][number];
export type Question = Schemas['Question'];
export type State = Schemas['TableState'];
export type SeatCard = Schemas['SeatCard'];
export type Asked = Schemas['QuestionWords'];
/** `in_use`: the active player has it and is not done with it. */
export type Card = Schemas['CardView'] & { in_use?: boolean };
export type Step = Schemas['TableStep'];

export interface Player extends Omit<Schemas['PlayerView'], 'colour' | 'grande'> {
  colour: SeatColour;
  grande: PlaceId | null;
  name: string;
  bot: string | null;
  here: boolean | null;
}

export interface Place extends Omit<Schemas['PlaceView'], 'caballeros' | 'if_scored'> {
  caballeros: Counts;
  if_scored: Counts;
  /** Each player's rank there by majority, from 1. */
  ranks: ReadonlyMap<Colour, number>;
}

export interface Castillo extends Omit<Schemas['CastilloView'], 'contents'> {
  contents: Counts | null;
}

/** The server's view, with people's names. */
export interface View extends Omit<Schemas['View'], 'players' | 'regions' | 'castillo' | 'king' | 'cards'> {
  players: Player[];
  cards: Card[];
  regions: Record<RegionId, Place> & { france?: Place };
  castillo: Castillo;
  king: PlaceId | null;
  edition: Edition;
}

export interface Name {
  name: string;
  bot: string | null;
  /** Whether another player is connected; null for bots, for this user, or if unknown. */
  here: boolean | null;
}

export const playerOf = (view: View, colour: string): Player | undefined =>
  view.players.find((player) => player.colour === colour);

export const isRegion = (id: string): id is RegionId => (REGIONS as readonly string[]).includes(id);

/** The place a name on the wire stands for; null for a court or a province. */
export function placeOf(id: string | null | undefined): PlaceId | null {
  if (!id || id === 'court' || id === 'province') return null;
  return id as PlaceId;
}

/** The place of the board a spot belongs to: a space of France is in France. */
export const boardPlace = (id: PlaceId): PlaceId => (id.startsWith('france') ? 'france' : id);

/** Places of the board where caballeros stand, in the order they are scored. */
export function placesOf(view: View): (RegionId | 'france')[] {
  return view.regions.france ? [...REGIONS, 'france'] : [...REGIONS];
}

export const regionOf = (view: View, id: string): Place | undefined =>
  (view.regions as Record<string, Place | undefined>)[id];

/** Nothing enters or leaves the King's region. */
export const isLocked = (view: View, id: PlaceId): boolean => view.king === id;

export const onMap = (view: View, colour: Colour): number =>
  placesOf(view).reduce((sum, id) => sum + (regionOf(view, id)?.caballeros[colour] ?? 0), 0);

/** Rounds that end with a general scoring. */
export const scoringsOf = (view: View): number[] => view.rounds.filter((round) => round % 3 === 0);

/** How many ranks of a region pay: with two or three players, counting the dummy, the last earns nothing. */
export const payingPlaces = (view: View): number =>
  Math.min(3, view.players.length + (view.dummy ? 1 : 0) - 1);

/** Points for the ranks that pay. */
export const worthOf = (view: View, values: readonly number[]): readonly number[] =>
  values.slice(0, payingPlaces(view));

/** Who would earn points if a region were scored now, and for which rank. */
export function ranksAt(place: Place): Map<Colour, 1 | 2 | 3> {
  const paid = (Object.entries(place.if_scored) as [Colour, number][]).filter(([, points]) => points > 0);
  return new Map(
    paid.map(([colour]) => [colour, Math.min(3, place.ranks.get(colour) ?? 3) as 1 | 2 | 3] as const),
  );
}
