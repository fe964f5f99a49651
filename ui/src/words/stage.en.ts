// The words of the stage in English: scenes, sounds, ghosts, hints on the map, the end.

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const ORDINALS = ['', 'first', 'second', 'third'];
const ordinal = (n: number) => ORDINALS[n] ?? `${n}th`;
const list = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

export const stage = {
  connection: {
    'logged-out': 'You are logged out here. Log in again to play on.',
    refused: 'The server has closed the connection.',
    again: 'Connect again',
  },

  stageTabs: { map: 'Map' },

  act: {
    takes: (name: string, n: number) => `Take “${name}”, and place up to ${n}?`,
    rest: (n: number, place: string) => `All ${n} to ${place}`,
    notThisRound: 'Allow all this round',
    lastStep: 'Your last step is drawn on the map.',
  },

  hints: {
    of: (n: number, all: number) => `Hint ${n} of ${all}`,
    other: 'Another',
    better: (points: number) => `${points.toFixed(1)} points better than the next best`,
  },

  end: {
    course: 'How it went',
    moments: 'What moved most points',
    moment: (round: number, place: string, general: boolean) =>
      `Round ${round}, ${place}${general ? ', general scoring' : ''}:`,
    share: 'Share',
    shared: 'Link copied',
  },

  logs: { only: 'Lines of one player', onlyOf: (name: string) => `Only ${name}` },

  choose: {
    sound: 'Sound',
    on: 'On',
    off: 'Off',
    volume: 'Volume',
    pieces: 'Caballeros',
    figures: 'Figures',
    plain: 'Plain',
  },

  jumps: {
    by: 'Jump by',
    units: { step: 'Step', turn: 'Turn', round: 'Round', scoring: 'Scoring' },
    back: {
      step: 'One step back',
      turn: 'One turn back',
      round: 'One round back',
      scoring: 'To the scoring before',
    },
    on: { step: 'One step on', turn: 'One turn on', round: 'One round on', scoring: 'To the next scoring' },
  },

  scene: {
    label: 'What happens',
    kinds: {
      setup: 'Set-up',
      bidding: 'Power cards',
      turn: 'Turn',
      general: 'General scoring',
      end: 'The end',
    },
    turnOf: (name: string) => `Turn of ${name}`,
    /** Places that need an article inside a sentence. */
    the: { castillo: 'the Castillo', court: 'the court', province: 'the province' } as Record<string, string>,
    places: (name: string, parts: readonly string[]) => `${name} places ${list(parts)}.`,
    inPlace: (n: number, place: string) => `${n} in ${place}`,
    moves: (name: string, whose: string, from: string, to: string) =>
      `${name} moves ${whose} from ${from} to ${to}.`,
    flee: (whose: string, from: string, to: string) => `From ${from}, ${whose} flee to ${to}.`,
    own: (n: number) => some(n, 'own caballero', 'own caballeros'),
    yours: (n: number) => `${n} of yours`,
    others: (n: number, name: string) => `${n} of ${name}`,
    tower: (parts: readonly string[]) => `The Castillo opens. ${list(parts)}.`,
    rides: (name: string, n: number, place: string) => `${name}: ${n} to ${place}`,
    scored: (place: string) => `${place} is scored.`,
    alone: (name: string, rank: number, number: number) => `${name} is ${ordinal(rank)} with ${number}`,
    tie: (names: readonly string[], would: number, takes: number, number: number, points: number) =>
      `${list(names)} tie for ${ordinal(would)} with ${number}: ${
        points > 0 ? `each takes ${ordinal(takes)}, ${points}` : 'no points'
      }`,
    noBonus: 'no bonus in a tie',
    kings: (n: number) => `King's bonus ${n}`,
    home: (n: number) => `home bonus ${n}`,
    france: (n: number) => `France ${n}`,
    nobody: (place: string) => `Nobody gets points in ${place}.`,
    youGet: (n: number) => (n > 0 ? `You get ${some(n, 'point', 'points')}.` : 'Nothing for you.'),
    fall: (place: string, rank: number | null, from: number, to: number) =>
      `Costs you ${from - to} in ${place}${rank ? `: now ${ordinal(rank)}` : ''} (${from} → ${to} if scored now).`,
    rise: (place: string, rank: number | null, from: number, to: number) =>
      `Gives you ${to - from} in ${place}${rank ? `: now ${ordinal(rank)}` : ''} (${from} → ${to} if scored now).`,
    next: 'Next',
    waits: 'Then it is your turn.',
    show: 'Show me',
    showTitle: 'Show this scene on the map',
    away: (turns: number, scorings: number) =>
      `While you were away: ${some(turns, 'turn', 'turns')}${scorings ? ` and ${some(scorings, 'scoring', 'scorings')}` : ''}.`,
    dismiss: 'No need',
    again: 'Show it on the map',
    sinceShow: 'Show it on the map',
  },
};
