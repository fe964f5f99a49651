// Legal answers as paths of picks. A move is three picks: from where, whose, to where. The picks so far
// decide the possible next ones, so only legal answers respond.
import type { Action } from '../view';

/** A pick, such as "place:aragon", "owner:verde", "power:7", "button:stop". */
export type Pick = string;

export const pick = (kind: string, value: string | number): Pick => `${kind}:${value}`;
export const kindOf = (key: Pick): string => key.slice(0, key.indexOf(':'));
export const valueOf = (key: Pick): string => key.slice(key.indexOf(':') + 1);

export function pathOf(action: Action): Pick[] {
  switch (action.type) {
    case 'play-power':
      return [pick('power', action.value), pick('modifier', action.modifier ?? 'none')];
    case 'pass-modifier':
      return [pick('modifier', action.modifier)];
    case 'take':
      return [pick('take', action.number)];
    case 'recall':
      return [pick('place', action.source)];
    case 'take-card':
      return [pick('pile', action.pile)];
    case 'start':
      return [pick('button', 'part' in action ? action.part : 'start')];
    case 'either':
      return [pick('button', `either-${action.half}`)];
    case 'place':
      return [pick('place', action.target)];
    case 'move':
      return [pick('place', action.source), pick('owner', action.owner), pick('place', action.target)];
    case 'return':
      return [
        action.source === 'court' ? pick('button', 'from-court') : pick('place', action.source),
        pick('owner', action.owner),
      ];
    case 'disc':
      return [pick('disc', action.region)];
    case 'score':
      return [pick('place', action.place)];
    case 'evict':
      return [pick('place', action.region)];
    case 'move-king':
      return [pick('place', action.target)];
    case 'move-grande':
      return [pick('grande', action.owner), pick('place', action.target)];
    case 'swap':
      return [pick('grande', action.owner)];
    case 'lay-tile':
      return [pick('tile', action.tile), pick('place', action.target)];
    case 'recover':
      return [pick('recover', typeof action.card === 'number' ? action.card : `±${action.card}`)];
    default:
      return [pick('button', action.type)];
  }
}

export interface Choices {
  /** Picks so far, made by the player or forced. */
  picked: Pick[];
  /** Possible next picks. */
  next: Pick[];
  /** Answers still possible. */
  open: Action[];
  /** The answer, when the picks leave no choice. */
  answer: Action | null;
}

const startsWith = (path: Pick[], start: Pick[]) => start.every((key, i) => path[i] === key);

/**
 * The choices after some picks. Forced picks are made automatically: the only tile, the only Grande,
 * whose piece it is. The player always picks the target of a move.
 */
export function choicesAfter(legal: readonly Action[], made: readonly Pick[]): Choices {
  const picked = [...made];
  const paths = legal.map((action) => ({ action, path: pathOf(action) }));
  for (;;) {
    const open = paths.filter(({ path }) => startsWith(path, picked));
    const done = open.find(({ path }) => path.length === picked.length);
    if (done) return { picked, next: [], open: [done.action], answer: done.action };
    const next = [...new Set(open.map(({ path }) => path[picked.length]!))];
    const ways = next.filter((key) => kindOf(key) !== 'button');
    const [only] = ways;
    if (ways.length !== 1 || only === undefined || !isImplied(only, picked.length)) {
      return { picked, next, open: open.map(({ action }) => action), answer: null };
    }
    picked.push(only);
  }
}

const isImplied = (only: Pick, depth: number): boolean =>
  depth === 0 ? ['tile', 'grande'].includes(kindOf(only)) : ['modifier', 'owner'].includes(kindOf(only));

/** The values of all picks of one kind. */
export const valuesOf = (choices: Choices, kind: string): string[] =>
  choices.next.filter((key) => kindOf(key) === kind).map(valueOf);

/** The colours that can be picked up at a place, for dragging. */
export const draggable = (legal: readonly Action[]): Set<string> =>
  new Set(legal.filter((action) => action.type === 'move').map(({ owner, source }) => `${owner}:${source}`));
