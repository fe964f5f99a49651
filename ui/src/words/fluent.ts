// A language's messages as a tree of typed texts: `t().table.round(3)`, from the message `ui_table_round`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ARGUMENTS, type Catalogue } from '../generated/words';
import { localeOf } from './locale';

export type Argument = string | number | boolean | null | readonly (string | number)[];

/** As messages compare and show it: lists as the language writes them, yes or no, none. */
function shown(value: Argument, lists: Intl.ListFormat): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return lists.format(value.map(String)) || 'none';
  return value as string | number;
}

/** "+3" or "−3": Fluent has no format with a sign. */
const signed = (value: Argument): string => `${Number(value) > 0 ? '+' : '−'}${Math.abs(Number(value))}`;

/** Forms of names that languages have: `FROM($source)` in a message is "aus dem Castillo". */
const FORMS = ['from', 'to', 'in', 'of'];
type Named = Map<string, { id: string; edition: Argument }>;
const EDITIONS: Argument[] = ['big-box', 2023];

export class Messages {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  readonly tree: Catalogue;
  /** The messages of places and colours by the names they give, and the edition that does. */
  #named: Named | undefined;
  readonly #ids: readonly string[];

  constructor(language: string, source: string) {
    const functions = Object.fromEntries(
      FORMS.map((form) => [form.toUpperCase(), ([name]: unknown[]) => this.#form(form, String(name))]),
    );
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
    this.#lists = new Intl.ListFormat(localeOf(language));
    this.#bundle.addResource(new FluentResource(source));
    this.#ids = [...source.matchAll(/^(?:places|colours)-[\w-]+/gm)].map(([id]) => id);
    this.tree = this.#plant([...source.matchAll(/^ui_([\w-]+)/gm)].map((found) => found[1] as string));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or one of its attributes: `colours-dummy.sentence`. Null: there is none. */
  say(id: string, values: Record<string, Argument> = {}): string | null {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const given = Object.entries(values).map(([key, value]) => [key, shown(value, this.#lists)]);
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

  #plant(paths: readonly string[]): Catalogue {
    const tree: Record<string, unknown> = {};
    for (const path of paths) {
      const steps = path.split('_');
      const leaf = steps.pop() as string;
      const branch = steps.reduce<Record<string, unknown>>(
        (node, step) => (node[step] ??= {}) as Record<string, unknown>,
        tree,
      );
      const names = ARGUMENTS[path]?.split(' ');
      if (names === undefined) branch[leaf] = this.say(`ui_${path}`) ?? path;
      else branch[leaf] = (...values: Argument[]) => this.say(`ui_${path}`, named(names, values)) ?? path;
    }
    return tree as unknown as Catalogue;
  }
}

const named = (names: readonly string[], values: readonly Argument[]): Record<string, Argument> =>
  Object.fromEntries(
    names.map((name, i) => {
      const value = values[i] ?? null;
      return name.startsWith('±') ? [name.slice(1), signed(value)] : [name, value];
    }),
  );
