// Words of the game in a text: which of them are explained, and where they stand.
import { languages, say } from './index.svelte';
import type { Messages } from './fluent';

export const TERMS = [
  ...['caballero', 'castillo', 'court', 'province', 'grande', 'home', 'king', 'kings-region', 'taboo'],
  ...['power', 'action', 'special', 'disc', 'general', 'veto', 'tile', 'modifier', 'dummy'],
] as const;

export interface Part {
  text: string;
  /** The term it stands for; null: plain text. */
  term: string | null;
}

/** The forms of all terms of a language, and an expression that finds them, longest first. */
interface Finder {
  forms: Map<string, string>;
  pattern: RegExp;
}
const finders = new WeakMap<Messages, Finder>();

function finderOf(messages: Messages): Finder {
  const known = finders.get(messages);
  if (known) return known;
  const forms = new Map<string, string>();
  for (const term of TERMS)
    for (const form of (messages.say(`terms-${term}.forms`) ?? '').split(', '))
      if (form) forms.set(form.toLowerCase(), term);
  const longest = [...forms.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}“«„-])(?:${longest.join('|')})(?![\\p{L}-])`, 'giu');
  const made = { forms, pattern };
  finders.set(messages, made);
  return made;
}

/** The text in parts; each term is marked where it first stands. */
export function termsIn(text: string): Part[] {
  const { forms, pattern } = finderOf(languages.now);
  const parts: Part[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = forms.get(found[0].toLowerCase())!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) parts.push({ text: text.slice(from, found.index), term: null });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}

export const termInWords = (term: string): string => say(`terms-${term}`) ?? '';
