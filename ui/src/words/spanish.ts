// Spanish names in a text of another language: screen readers pronounce what is marked as Spanish.
import { REGIONS } from '../view';
import { languages } from './index.svelte';
import { settings } from '../state/settings.svelte';
import type { Messages } from './fluent';

export interface Part {
  text: string;
  spanish: boolean;
}

const EDITIONS = ['big-box', 2023];
const patterns = new WeakMap<Messages, RegExp>();

/** Finds the regions of all editions and the Castillo, longest first. */
function patternOf(messages: Messages): RegExp {
  const known = patterns.get(messages);
  if (known) return known;
  const names = EDITIONS.flatMap((edition) =>
    [...REGIONS, 'castillo'].map((id) => messages.say(`places-${id}`, { edition }) ?? id),
  );
  const longest = [...new Set(names)].sort((a, b) => b.length - a.length);
  const made = new RegExp(`(?<!\\p{L})(${longest.join('|')})(?!\\p{L})`, 'u');
  patterns.set(messages, made);
  return made;
}

/** The text in parts, its Spanish names apart; in Spanish it is one part. */
export function spanishIn(text: string): Part[] {
  if (settings.language === 'es') return [{ text, spanish: false }];
  return text
    .split(patternOf(languages.now))
    .map((part, i) => ({ text: part, spanish: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
