// The trainer's questions, from real boards: who gets what in a scoring, and what is in the Castillo.
import { payout, termsOf } from '../model/scoring';
import { placesOf, regionOf, worthOf, type Colour, type PlaceId, type View } from '../view';

/** A place that is scored: what it pays to each player who has someone there. */
export interface PlaceQuestion {
  place: PlaceId;
  values: readonly number[];
  shares: readonly { colour: Colour; points: number }[];
}

type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

const MOST_INSIDE = 5;

/** The view with an open Castillo; the contents of a real one are secret. */
export function withCastillo(view: View, random: Random = Math.random): View {
  const inside = view.players.map(
    ({ colour }) => [colour, Math.floor(random() * (MOST_INSIDE + 1))] as const,
  );
  return { ...view, castillo: { ...view.castillo, contents: { azul: 1, ...Object.fromEntries(inside) } } };
}

/** The whole scoring, in its order: the Castillo, then the regions in which someone stands. */
export function scoringQuestions(view: View): PlaceQuestion[] {
  const players = view.players.map(({ colour }) => colour);
  const question = (
    place: PlaceId,
    values: readonly number[],
    here: Partial<Record<Colour, number>>,
    paid: Partial<Record<Colour, number>>,
  ): PlaceQuestion => ({
    place,
    values: worthOf(view, values),
    shares: players
      .filter((colour) => (here[colour] ?? 0) > 0)
      .map((colour) => ({ colour, points: paid[colour] ?? 0 })),
  });
  const { contents, values } = view.castillo;
  const ground = { caballeros: contents ?? {}, grandes: [], values: worthOf(view, values), king: false };
  return [
    question('castillo', values, ground.caballeros, payout(ground, termsOf(view))),
    ...placesOf(view).map((place) => {
      const region = regionOf(view, place)!;
      return question(place, region.values, region.caballeros, region.if_scored);
    }),
  ].filter(({ shares }) => shares.length > 0);
}

/** The numbers to choose from: the right one and others that a region could pay. */
export function choicesFor(values: readonly number[], points: number): number[] {
  const worth = [...values, ...values.map((value) => value + 2), 0, points].filter((value) => value >= 0);
  return [...new Set(worth)].sort((a, b) => a - b);
}

export interface Entry {
  colour: Colour;
  number: number;
}

export const MOST_REMEMBERED = 12; // of one colour: the numbers to choose from end there

/** Who goes into the Castillo, and how many each time. */
export function entries(colours: readonly Colour[], number: number, random: Random = Math.random): Entry[] {
  const all: Entry[] = [];
  while (all.length < number) {
    const open = colours.filter((colour) => insideAfter(all, colour) < MOST_REMEMBERED);
    const colour = pick(open, random);
    const room = MOST_REMEMBERED - insideAfter(all, colour);
    all.push({ colour, number: Math.min(room, 1 + Math.floor(random() * 3)) });
  }
  return all;
}

export const insideAfter = (all: readonly Entry[], colour: Colour): number =>
  all.filter((each) => each.colour === colour).reduce((sum, each) => sum + each.number, 0);
