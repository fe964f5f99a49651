// A language's messages as a tree of typed texts: `t().table.round(3)`, from the message `ui_table_round`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ARGUMENTS, type Catalogue } from '../generated/words';

export type Argument = string | number | boolean | null | readonly (string | number)[];

/** As messages compare and show it: lists with commas, yes or no, none. */
function shown(value: Argument): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return value as string | number;
}

/** "+3" or "−3": Fluent has no format with a sign. */
const signed = (value: Argument): string => `${Number(value) > 0 ? '+' : '−'}${Math.abs(Number(value))}`;

export class Messages {
  readonly #bundle: FluentBundle;
  readonly tree: Catalogue;

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
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
    const given = Object.entries(values).map(([key, value]) => [key, shown(value)]);
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(given));
    return text.replace(/[ \n]+/g, ' ').trim();
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
