// The figures of a profile as rows of a plot: points a game, the most first.
import type { components } from '../../generated/api';
import type { PlaceId } from '../../view';
import { placeName, say } from '../../words/index.svelte';

type Profile = components['schemas']['Profile'];

export interface Row {
  label: string;
  value: number;
}

const PLACES = 9;

const perGame = (sums: Record<string, number>, games: number, name: (id: string) => string): Row[] =>
  Object.entries(sums)
    .map(([id, sum]) => ({ label: name(id), value: sum / games }))
    .sort((a, b) => b.value - a.value);

export const sourcesOf = ({ sources, games }: Profile): Row[] =>
  perGame(sources, games, (id) => say(`ui_profile_source_${id}`) ?? id);

export const placesOf = ({ places, games }: Profile): Row[] =>
  perGame(places, games, (id) => placeName(id as PlaceId, 'big-box')).slice(0, PLACES);
