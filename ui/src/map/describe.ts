// What a screen reader says about a place.
import {
  COLOURS,
  isLocked,
  playerOf,
  regionOf,
  worthOf,
  type Counts,
  type PlaceId,
  type SpaceId,
  type View,
} from '../view';
import { SPACE_BONUS } from '../model/scoring';
import { colourName, placeName, t } from '../words/index.svelte';

export const ownerName = (view: View, colour: string): string =>
  playerOf(view, colour)?.name ?? colourName(colour as (typeof COLOURS)[number]);

export function countsInWords(view: View, some: Counts): string {
  const parts = COLOURS.filter((colour) => some[colour]).map(
    (colour) => `${ownerName(view, colour)} ${some[colour]}`,
  );
  return parts.length ? parts.join(', ') : t().place.nobodyHere;
}

const grandes = (view: View, id: PlaceId) =>
  view.players.filter((p) => p.grande === id).map((p) => t().place.grandeOf(p.name));

export function describeRegion(view: View, id: PlaceId): string {
  const region = regionOf(view, id);
  const words = t().place;
  const parts = [placeName(id, view.edition)];
  if (region) {
    parts.push(words.describeWorth(worthOf(view, region.values).join(', '), region.tile !== null));
    parts.push(countsInWords(view, region.caballeros), ...grandes(view, id));
  }
  if (id === 'granada' && view.granada_conquered === false && region) {
    parts.push(words.unconquered(inAll(region.caballeros)));
  }
  if (isLocked(view, id)) parts.push(words.kings);
  return parts.join('; ');
}

export const inAll = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

export function describeCastillo(view: View): string {
  const { own, contents, values, tile } = view.castillo;
  const words = t().place;
  const parts = [
    placeName('castillo', view.edition),
    words.describeWorth(worthOf(view, values).join(', '), tile !== null),
  ];
  if (contents) parts.push(`${words.inside}: ${countsInWords(view, contents)}`);
  else if (own !== null) parts.push(words.own(own));
  if (isLocked(view, 'castillo')) parts.push(words.kings);
  return [...parts, ...grandes(view, 'castillo')].join('; ');
}

export function describeSpace(view: View, id: SpaceId, holder: string | null): string {
  const words = t().place;
  const name = placeName(id, view.edition);
  return `${words.space(name, SPACE_BONUS[id])}; ${holder ? ownerName(view, holder) : words.free}`;
}
