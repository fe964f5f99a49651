// Cards that rest on facts no rulebook at hand prints; the tests compare this with the game's own list.
import type { Edition } from '../view';

export const FACTS: Record<string, readonly string[]> = {
  exile: ['portugal-borders', 'regency-number'],
  'score-chosen': ['fairs-2023'],
  entourage: ['regency-number'],
  competition: ['regency-number', 'grande-stays-inside'],
  chalet: ['regency-number'],
  rebellion: ['regency-number'],
  infiltration: ['regency-number'],
  'stand-in': ['regency-number'],
  'regency-anywhere': ['regency-number', 'regency-rest'],
  'regency-neighbour': ['regency-number', 'regency-rest'],
};

export const factsAbout = (edition: Edition, card: string): readonly string[] =>
  edition === '2023' ? (FACTS[card] ?? []) : [];

export const isReconstructed = (edition: Edition, card: string): boolean =>
  factsAbout(edition, card).length > 0;
