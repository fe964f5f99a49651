// A language's messages as a tree of typed texts: `t().table.round(3)`, from the message `ui_table_round`.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { ARGUMENTS, type Catalogue } from '../generated/words';
import { localeOf } from './locale';

export type Parsed = FluentResource['body'];
export type Argument = string | number | boolean | null | readonly (string | number)[];

/** A small whole number is written alike in all languages; asking the browser how takes it long, the first time. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain && Object.keys(this.opts).length === 0 ? String(this.value) : super.toString(...scope);
  }
}

/** As messages compare and show it: lists as the language writes them, yes or no, none. */
function shown(value: Argument, list: (parts: string[]) => string): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return list(value.map(String)) || 'none';
  return typeof value === 'number' ? new Count(value) : (value as string);
}

/** "+3" or "−3": Fluent has no format with a sign. */
const signed = (value: Argument): string => `${Number(value) > 0 ? '+' : '−'}${Math.abs(Number(value))}`;

/** Forms of names that languages have: `FROM($source)` in a message is "aus dem Castillo". */
const FORMS = ['from', 'to', 'in', 'of'];
type Named = Map<string, { id: string; edition: Argument }>;
const EDITIONS: Argument[] = ['big-box', 2023];

export class Messages {
  readonly #bundle: FluentBundle;
  readonly #language: string;
  #lists: Intl.ListFormat | undefined;
  readonly tree: Catalogue;
  /** The messages of places and colours by the names they give, and the edition that does. */
  #named: Named | undefined;
  readonly #ids: readonly string[];

  constructor(language: string, messages: Parsed) {
    const functions = Object.fromEntries(
      FORMS.map((form) => [form.toUpperCase(), ([name]: unknown[]) => this.#form(form, String(name))]),
    );
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    this.#language = language;
    this.#bundle.addResource({ body: messages });
    this.#ids = messages.map(({ id }) => id).filter((id) => /^(places|colours)-/.test(id));
    this.tree = this.#branch('ui') as unknown as Catalogue;
  }

  /** "A, B and C". A browser takes its time to learn how, so not before the first list. */
  readonly list = (parts: Iterable<string>): string =>
    (this.#lists ??= new Intl.ListFormat(localeOf(this.#language))).format(parts);

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or one of its attributes: `colours-dummy.sentence`. Null: there is none. */
  say(id: string, values: Record<string, Argument> = {}): string | null {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const given = Object.entries(values).map(([key, value]) => [key, shown(value, this.list)]);
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(given));
    return text.replace(/[ \n]+/g, ' ').trim();
  }

  /** A name in a form: the name's own, or else the language's; before a vowel perhaps another. */
  #form(form: string, name: string): string {
    this.#named ??= this.#names();
    const own = this.#named.get(name);
    const vowel = /^[aeiouy]/i.test(name.normalize('NFD')) ? this.say(`form-${form}.vowel`, { name }) : null;
    return (
      (own ? this.say(`${own.id}.${form}`, { edition: own.edition }) : null) ??
      vowel ??
      this.say(`form-${form}`, { name }) ??
      name
    );
  }

  #names(): Named {
    const named: Named = new Map();
    for (const id of this.#ids)
      for (const edition of EDITIONS)
        for (const part of ['', '.sentence']) {
          const name = this.say(id + part, { edition });
          if (name && !named.has(name)) named.set(name, { id, edition });
        }
    return named;
  }

  /** Texts whose messages begin with this path, each made when it is first read: a page needs few of them. */
  #branch(path: string): object {
    return new Proxy<Record<string, unknown>>(
      {},
      { get: (made, step) => (made[step as string] ??= this.#grow(`${path}_${String(step)}`)) },
    );
  }

  #grow(path: string): unknown {
    if (!this.has(path)) return this.#branch(path);
    const names = ARGUMENTS[path.slice('ui_'.length)]?.split(' ');
    if (names === undefined) return this.say(path);
    return (...values: Argument[]) => this.say(path, named(names, values));
  }
}

const named = (names: readonly string[], values: readonly Argument[]): Record<string, Argument> =>
  Object.fromEntries(
    names.map((name, i) => {
      const value = values[i] ?? null;
      return name.startsWith('±') ? [name.slice(1), signed(value)] : [name, value];
    }),
  );
