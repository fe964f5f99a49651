// Words for the reader's language: the browser's own, and the names and card texts the server gives.
import type { components } from '../generated/api';
import { get, post } from '../net/http';
import { settings, type Language } from '../state/settings.svelte';
import { EDITIONS, type Colour, type Edition, type Options, type PlaceId } from '../view';
import { LANGUAGES as NAMES, type Catalogue } from '../generated/words';
import { TITLES } from '../pieces/bots';
import { Messages, type Argument, type Parsed } from './fluent';

const SOURCES = import.meta.glob<Parsed>('../../../src/elgrande/words/*.ftl', { import: 'default' });

/** Loaded languages. The page opens with the reader's; others load when chosen. */
class Languages {
  #open = $state.raw<Partial<Record<Language, Messages>>>({});
  #asked = new Set<Language>();

  async open(language: Language): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    try {
      const parsed = await SOURCES[`../../../src/elgrande/words/${language}.ftl`]!();
      this.#open = { ...this.#open, [language]: new Messages(language, parsed) };
    } catch {
      this.#asked.delete(language);
    }
  }

  /** The chosen language; until it has loaded, the one before. */
  get now(): Messages {
    const found = this.#open[settings.language];
    if (!found) void this.open(settings.language);
    return (found ?? Object.values(this.#open)[0])!;
  }
}

export const languages = new Languages();

/** Texts in the chosen language. */
export const t = (): Catalogue => languages.now.tree;

/** A text by its message id, for codes and names known only at run time; null if there is none. */
export const say = (id: string, values?: Record<string, Argument>): string | null =>
  languages.now.say(id, values);

/** What a language calls itself. */
export const languageName = (language: Language): string => NAMES[language];

const inEdition = (edition: Edition) => ({ edition: Number(edition) || edition });

export const placeName = (id: PlaceId, edition: Edition): string =>
  say(`places-${id}`, inEdition(edition)) ?? id;

/** A place inside a sentence: "the Castillo", "the court", "el País Vasco". */
export const placeInSentence = (id: PlaceId | 'court' | 'province', edition: Edition): string =>
  say(`places-${id}.sentence`, inEdition(edition)) ?? placeName(id as PlaceId, edition);

/** A sentence that may begin with a place: "The Castillo is empty." */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "A, B and C". */
export const inList = (parts: readonly string[]): string => languages.now.list(parts);

export const colourName = (colour: Colour): string => say(`colours-${colour}`) ?? colour;
/** A colour inside a sentence: "the dummy". */
export const colourInSentence = (colour: string): string | null => say(`colours-${colour}.sentence`);
export const botName = (bot: string): string => say(`ui_bots_${bot}`) ?? bot;
/** A bot to choose: its title, as players see it at the table, and its level. */
export const botInFull = (bot: string): string =>
  TITLES[bot] ? `${TITLES[bot]} · ${botName(bot)}` : botName(bot);

/** A modifier as people read it: "±2 Ride" for "2move". In a hand it has no sign: it raises or lowers. */
export function modifierName(modifier: string): string {
  const found = /^([+-]?\d)(\w*)$/.exec(modifier);
  const number = (found?.[1] ?? modifier).replace('-', '−').replace(/^(?=\d)/, '±');
  return found?.[2] ? `${number} ${say(`abilities-${found[2]}`) ?? found[2]}` : number;
}

/** What a modifier does besides changing the power card. */
export function abilityText(modifier: string, edition: Edition): string {
  const ability = /[a-z]+$/.exec(modifier)?.[0] ?? 'none';
  return books
    .text(edition, `abilities.${ability}.${ability === 'none' ? 'text' : 'short'}`)
    .replace(/\.$/, '');
}

/** A power card and its modifier: "3 + 2 = 5". */
export const sumInWords = (power: number, total: number): string =>
  `${power} ${total < power ? '−' : '+'} ${Math.abs(total - power)} = ${String(total).replace('-', '−')}`;

export interface CardWords {
  /** Title and subtitle in one line: no two cards of an edition share it. */
  name: string;
  /** As the edition prints it, if we know. */
  title: string;
  /** Our own, where a printed title says too little. */
  subtitle: string;
  text: string;
  short: string;
  help: string;
}

export interface OptionWords {
  name: string;
  text: string;
}

type WordBook = components['schemas']['WordBook'];

/** The server's texts: for each language and edition one book, in which cards do what they do in the game on the table. */
class Books {
  #books = $state.raw<Record<string, Record<string, string>>>({});
  #asked = new Map<string, string>();

  put(language: Language, edition: Edition, texts: Record<string, string>): void {
    this.#books = { ...this.#books, [`${language} ${edition}`]: texts };
  }

  /** Fetch a book: for these options, for plain ones (null), or any. Components that read it re-render when it arrives. */
  async open(edition: Edition, language = settings.language, options?: Options | null): Promise<void> {
    const name = `${language} ${edition}`;
    const wanted = JSON.stringify(options ?? 0);
    const asked = this.#asked.get(name);
    if (asked && (options === undefined || asked === wanted)) return;
    this.#asked.set(name, wanted);
    try {
      const book = await (options
        ? post<WordBook>(`/words/${language}`, { options })
        : get<WordBook>(`/words/${language}/${edition}`));
      if (this.#asked.get(name) === wanted) this.put(language, edition, book.texts);
    } catch {
      this.#asked.delete(name);
    }
  }

  text(edition: Edition, key: string, otherwise = ''): string {
    return this.#books[`${settings.language} ${edition}`]?.[key] ?? otherwise;
  }

  card(edition: Edition, key: string): CardWords {
    const part = (name: string) => this.text(edition, `cards.${key}.${name}`);
    return {
      name: part('name') || key,
      title: part('title') || key,
      subtitle: part('subtitle'),
      text: part('text'),
      short: part('short'),
      help: part('help'),
    };
  }

  /** An option by its name, which is the same in all books: that of a table need not be the usual one. */
  option(section: string, key: string, edition: Edition = 'big-box'): OptionWords {
    const found = [edition, ...EDITIONS].find((each) => this.text(each, `${section}.${key}.name`));
    return {
      name: this.text(found ?? edition, `${section}.${key}.name`, key),
      text: this.text(edition, `${section}.${key}.text`),
    };
  }
}

export const books = new Books();
