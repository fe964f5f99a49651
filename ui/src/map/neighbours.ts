// Which places touch; the tests compare the map with this, and this with the game's own table.
import { REGIONS, type PlaceId, type RegionId } from '../view';

export const NEIGHBOURS: Record<RegionId, readonly RegionId[]> = {
  galicia: ['vasco', 'vieja'],
  vasco: ['galicia', 'aragon', 'vieja'],
  aragon: ['vasco', 'cataluna', 'vieja', 'nueva', 'valencia'],
  cataluna: ['aragon', 'valencia'],
  vieja: ['galicia', 'vasco', 'aragon', 'nueva'],
  nueva: ['aragon', 'vieja', 'sevilla', 'granada', 'valencia'],
  sevilla: ['nueva', 'granada'],
  granada: ['nueva', 'sevilla', 'valencia'],
  valencia: ['aragon', 'cataluna', 'nueva', 'granada'],
};
const FRANCE: readonly RegionId[] = ['vasco', 'aragon', 'cataluna'];
const PORTUGAL: readonly RegionId[] = ['galicia', 'vieja', 'nueva', 'sevilla'];

/** The neighbours of a place; France counts where it is a region. */
export function neighboursOf(place: PlaceId, france: boolean): PlaceId[] {
  if (place === 'france') return [...FRANCE];
  if (place === 'portugal') return [...PORTUGAL];
  if (place === 'castillo') return [];
  const near: PlaceId[] = [...(NEIGHBOURS[place as RegionId] ?? [])];
  return france && FRANCE.some((id) => id === place) ? [...near, 'france'] : near;
}

/** Where players may place while the King is there: next to the Castillo, every region is his neighbour. */
export const nextToKing = (king: PlaceId, france: boolean): PlaceId[] =>
  king === 'castillo' ? [...REGIONS] : neighboursOf(king, france);
