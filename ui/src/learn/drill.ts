// The trainer's questions, from real boards: what a region pays, and what is in the Castillo.
import { placesOf, regionOf, type Colour, type View } from '../view';

export interface PointsQuestion {
  place: ReturnType<typeof placesOf>[number];
  colour: Colour;
  points: number;
}

type Random = () => number;
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Occupied regions, one question for each player; the rules have counted the points. */
export function pointsQuestions(view: View, number: number, random: Random = Math.random): PointsQuestion[] {
  const all = placesOf(view).flatMap((place) => {
    const region = regionOf(view, place)!;
    const colours = (Object.keys(region.if_scored) as Colour[]).filter((colour) =>
      view.players.some((player) => player.colour === colour),
    );
    return colours.map((colour) => ({ place, colour, points: region.if_scored[colour] ?? 0 }));
  });
  const found: PointsQuestion[] = [];
  while (found.length < number && all.length) {
    const one = pick(all, random);
    all.splice(all.indexOf(one), 1);
    found.push(one);
  }
  return found;
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

/** Who goes into the Castillo, and how many each time. */
export function entries(colours: readonly Colour[], number: number, random: Random = Math.random): Entry[] {
  return Array.from({ length: number }, () => ({
    colour: pick(colours, random),
    number: 1 + Math.floor(random() * 3),
  }));
}

export const insideAfter = (all: readonly Entry[], colour: Colour): number =>
  all.filter((each) => each.colour === colour).reduce((sum, each) => sum + each.number, 0);
