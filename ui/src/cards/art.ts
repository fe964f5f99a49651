// What each action card shows: whose caballeros it touches, and its drawing, composed of motifs. A card is one line.
import type { Ground, Motif, Tint } from './motifs';

/** Whom a card acts on. Each has its own word, colour and sign. */
export type Whose = 'own' | 'any' | 'foreign' | 'mixed' | 'everyone' | 'nobody';

/** A motif, where its foot stands, how large (below zero it looks to the left), and its tint if not the card's. */
export type Part = readonly [motif: Motif, x: number, y: number, scale?: number, tint?: Tint];
/** A number or word in the drawing, and its size. */
export type Lettering = readonly [text: string, x: number, y: number, size: number];

export interface Art {
  whose: Whose;
  ground: Ground;
  parts: readonly Part[];
  /** Numbers that belong to the picture: on a medal, on a board. */
  letters: readonly Lettering[];
  /** How many the card moves, written over the picture: words are translated. */
  mark: Lettering | null;
}

const BLANK: Art = { whose: 'nobody', ground: 'hills', parts: [], letters: [], mark: null };
export const art = (whose: Whose, ground: Ground, parts: readonly Part[], more: Partial<Art> = {}): Art => ({
  ...BLANK,
  whose,
  ground,
  parts,
  ...more,
});
const mark = (text: string, x = 80, y = 71, size = 22): Partial<Art> => ({ mark: [text, x, y, size] });
const letters = (...some: readonly Lettering[]): Partial<Art> => ({ letters: some });
const medal = (number: string, x: number, y: number, scale = 1): [Part, Lettering] => [
  ['medal', x, y, scale],
  [number, x, y - 9 * scale, 19 * scale],
];
/** Riders in a line, each a little in front of the last. */
const riders = (xs: readonly number[], y: number, scale: number, tint?: Tint): readonly Part[] =>
  xs.map((x, i) => ['rider', x, y + (i % 2) * 3, scale, tint ?? 'house'] as const);

const [four, theFour] = medal('4', 116, 60);
const [five, theFive] = medal('5', 118, 62, 1.1);
const [six, theSix] = medal('6', 112, 56, 0.85);
const [seven, theSeven] = medal('7', 141, 64, 0.95);
const [towers, theTowers] = medal('5', 112, 62, 1.1);
const [best, theBest] = medal('1', 80, 66, 1.25);
const [most, theMost] = medal('1', 140, 50, 0.85);
const [fewest, theFewest] = medal('1', 124, 62, 1.05);
const [named, theNamed] = medal('?', 80, 68, 0.95);

const OR: readonly Part[] = [
  ['gate', 27, 62, 0.85],
  ['rider', 60, 66, 0.62],
  ['signpost', 82, 64, 0.9],
];

const ART: Record<string, Art> = {
  'move-any-3': art(
    'any',
    'river',
    [
      ['bridge', 81, 60],
      ['rider', 26, 62, 0.85],
      ['rider', 52, 60, 0.85, 'paper'],
      ['rider', 126, 60, 0.95],
    ],
    mark('3', 152, 26),
  ),
  'move-any-4': art(
    'any',
    'hills',
    [
      ['mountain', 80, 58, 1.15],
      ...riders([22, 48], 64, 0.75),
      ['rider', 112, 65, 0.75, 'paper'],
      ['rider', 138, 66, 0.75],
    ],
    mark('4', 152, 22),
  ),
  'move-own-4': art(
    'own',
    'plain',
    [['grande', 132, 62, 0.95], ...riders([24, 58, 92], 63, 0.85)],
    mark('4', 10, 24),
  ),
  'move-foreign-3': art(
    'foreign',
    'plain',
    [
      ['scroll', 128, 58, 0.85],
      ['rider', 24, 64, -0.9],
      ['rider', 56, 66, -0.9],
      ['rider', 88, 64, -0.9],
    ],
    mark('3', 152, 72),
  ),
  'move-own-2-foreign-2': art(
    'mixed',
    'hills',
    [
      ['tree', 80, 62, 1.1],
      ...riders([20, 50], 64, 0.85),
      ['rider', 110, 65, -0.85, 'red'],
      ['rider', 140, 67, -0.85, 'red'],
    ],
    mark('2+2', 80, 20, 20),
  ),
  'move-5-from-one': art(
    'any',
    'wall',
    [
      ['gate', 80, 60, 1.1],
      ['rider', 40, 66, -0.7],
      ['rider', 14, 64, -0.7, 'paper'],
      ['rider', 112, 65, 0.7],
      ['rider', 130, 69, 0.7, 'paper'],
      ['rider', 148, 65, 0.7],
    ],
    mark('5', 80, 18),
  ),
  'move-all-own-from-one': art(
    'own',
    'wall',
    [['gate', 28, 60, 1.1], ...riders([66, 90, 114, 138], 65, 0.8)],
    mark('all', 132, 20),
  ),
  'place-2': art(
    'own',
    'plain',
    [['palace', 30, 62, 1], ['tower', 134, 62, 0.9], ...riders([70, 100], 65, 0.85)],
    mark('2', 84, 24),
  ),
  'place-2-into-regions': art(
    'own',
    'hills',
    [['palace', 30, 62, 1], ['tree', 142, 62, 1], ['tree', 153, 66, 0.8], ...riders([76, 112], 65, 0.95)],
    mark('2', 66, 22),
  ),
  'move-all-own-or-place-2': art(
    'own',
    'plain',
    [...OR, ['palace', 110, 62, 0.75], ['tower', 145, 62, 0.8]],
    mark('all / 2', 82, 20, 18),
  ),
  'move-all-own-or-place-2-into-regions': art(
    'own',
    'hills',
    [...OR, ['palace', 114, 62, 0.85], ['tree', 148, 63, 1]],
    mark('all / 2', 82, 20, 18),
  ),
  veto: art('foreign', 'hall', [
    ['scroll', 80, 60, 1.25],
    ['seal', 98, 72, 1.15],
  ]),
  'court-all': art(
    'foreign',
    'hall',
    [
      ['palace', 118, 62, 1.15],
      ['walker', 76, 66, -1],
      ['walker', 50, 68, -1],
      ['walker', 26, 66, -1],
    ],
    mark('all', 46, 26),
  ),
  'court-3': art(
    'foreign',
    'plain',
    [
      ['palace', 130, 62, 0.95],
      ['walker', 94, 66, -0.95],
      ['walker', 76, 69, -0.95],
      ['walker', 58, 66, -0.95],
      ['village', 24, 62, 0.8],
    ],
    mark('3', 80, 28),
  ),
  'one-of-each': art(
    'foreign',
    'hills',
    [
      ['village', 22, 62, 0.75],
      ['rider', 52, 65, -0.62, 'azul'],
      ['rider', 75, 69, -0.62, 'granate'],
      ['rider', 98, 65, -0.62, 'oro'],
      ['rider', 121, 69, -0.62, 'verde'],
      ['rider', 144, 65, -0.62, 'purpura'],
    ],
    mark('1 each', 98, 22, 18),
  ),
  'return-3': art(
    'foreign',
    'hills',
    [
      ['village', 26, 63, 0.95],
      ['rider', 72, 66, -0.85],
      ['rider', 104, 64, -0.85],
      ['rider', 136, 67, -0.85],
    ],
    mark('3', 102, 22),
  ),
  'disc-return-all': art(
    'foreign',
    'night',
    [
      ['rose', 124, 62, 1],
      ['village', 22, 62, 0.75],
      ...[50, 68, 86].map((x) => ['walker', x, 66, -0.95] as const),
    ],
    mark('all', 60, 28),
  ),
  'disc-return-2': art(
    'foreign',
    'night',
    [
      ['rose', 34, 62, 1],
      ['walker', 84, 66, 1],
      ['walker', 108, 68, 1],
      ['house', 142, 62, 0.8],
    ],
    mark('2', 96, 28),
  ),
  'score-chosen': art('nobody', 'plain', [
    ['map', 66, 62, 1.25],
    ['flag', 62, 44, 1],
    ['coins', 128, 68, 1.2],
  ]),
  'score-fours': art(
    'nobody',
    'hills',
    [['house', 40, 62, 1], ['tree', 66, 64, 0.8], four],
    letters(theFour),
  ),
  'score-fives': art('nobody', 'hills', [['village', 46, 63, 1.25], five], letters(theFive)),
  'score-sixes-sevens': art(
    'nobody',
    'wall',
    [['gate', 30, 62, 0.9], ['church', 68, 60, 0.85], six, seven],
    letters(theSix, theSeven),
  ),
  'score-castillo': art('nobody', 'plain', [['tower', 54, 64, 1.05], towers], letters(theTowers)),
  'score-first-places': art('nobody', 'plain', [['laurel', 80, 70, 1.2], best], letters(theBest)),
  'score-most': art(
    'nobody',
    'plain',
    [...riders([22, 50, 78, 106], 58, 0.62, 'wood'), ...riders([34, 62, 90, 118], 69, 0.62, 'wood'), most],
    letters(theMost),
  ),
  'score-fewest': art(
    'nobody',
    'hills',
    [['tree', 26, 62, 1], ['rider', 66, 66, 1, 'wood'], fewest],
    letters(theFewest),
  ),
  'score-named-once': art(
    'everyone',
    'night',
    [['rose', 34, 62, 0.95], ['rose', 126, 62, 0.95], named],
    letters(theNamed),
  ),
  tile: art(
    'nobody',
    'hills',
    [
      ['tree', 16, 64, 0.9],
      ['board', 80, 70, 1.25],
    ],
    letters(['8', 48, 42, 28], ['4', 82, 41, 23], ['0', 113, 41, 23]),
  ),
  recover: art(
    'own',
    'hall',
    [
      ['card', 54, 66, 0.9],
      ['card', 80, 69, 1.15],
      ['turn', 126, 42, 1.1],
    ],
    letters(['13', 80, 53, 26]),
  ),
  eviction: art('foreign', 'night', [
    ['gate', 80, 62, 0.95],
    ['rider', 42, 66, -0.75],
    ['rider', 16, 68, -0.75],
    ['rider', 118, 66, 0.75],
    ['rider', 144, 68, 0.75],
    ['rose', 80, 25, 0.5],
  ]),
  'court-2': art(
    'own',
    'plain',
    [
      ['village', 24, 62, 0.95],
      ['palace', 132, 62, 1],
      ['walker', 66, 66, 1.1],
      ['walker', 92, 68, 1.1],
    ],
    mark('2', 78, 28),
  ),
  grande: art('own', 'hills', [
    ['house', 32, 62, 1.05],
    ['grande', 92, 66, 1.15],
    ['church', 134, 62, 0.7],
  ]),
  'king-neighbour': art('nobody', 'river', [
    ['tree', 20, 62, 0.8],
    ['king', 48, 62, 1.05],
    ['leap', 88, 42, 0.85],
    ['house', 132, 60, 0.95],
  ]),
  'king-anywhere': art('nobody', 'plain', [
    ['rose', 118, 68, 1.3],
    ['king', 50, 66, 1.35],
  ]),
  exile: art('nobody', 'sea', [
    ['ship', 72, 62, 1.05],
    ['crown', 136, 32, 0.75],
  ]),
  entourage: art(
    'any',
    'plain',
    [
      ['rider', 28, 64, 0.85],
      ['rider', 62, 67, 0.85],
      ['king', 114, 65, 1.25],
    ],
    mark('2', 46, 22),
  ),
  competition: art('everyone', 'plain', [
    ['tower', 130, 64, 1],
    ['king', 28, 64, 0.85],
    ['grande', 68, 66, 0.8, 'azul'],
    ['grande', 98, 68, 0.8, 'granate'],
  ]),
  chalet: art('nobody', 'hills', [
    ['mountain', 112, 56, 1.1],
    ['house', 122, 64, 0.85],
    ['tree', 146, 64, 0.8],
    ['king', 48, 66, 1.2],
  ]),
  rebellion: art('nobody', 'plain', [
    ['tower', 118, 64, 1],
    ['flames', 106, 66, 0.9],
    ['flames', 134, 66, 0.75],
    ['flames', 118, 22, 0.5],
    ['king', 48, 65, 1.2],
  ]),
  infiltration: art('own', 'night', [
    ['moon', 24, 34, 1.1],
    ['spy', 64, 65, 1.15],
    ['gate', 124, 62, 0.95],
    ['crown', 124, 22, 0.8],
  ]),
  'stand-in': art('nobody', 'plain', [
    ['king', 32, 66, 1.1],
    ['arrow', 80, 34, 0.9],
    ['arrow', 80, 52, -0.9],
    ['grande', 130, 68, 1, 'purpura'],
  ]),
  'regency-anywhere': art('nobody', 'hall', [
    ['throne', 52, 68, 1.1],
    ['rose', 112, 62, 0.95],
  ]),
  'regency-neighbour': art('nobody', 'hall', [
    ['throne', 44, 68, 1.1],
    ['arrow', 84, 44, 0.9],
    ['king', 122, 66, 0.95],
  ]),
  church: art(
    'own',
    'hills',
    [
      ['church', 52, 64, 1.05],
      ['rider', 106, 66, 0.85, 'ink'],
      ['rider', 136, 67, 0.85, 'ink'],
    ],
    mark('2', 122, 22),
  ),
};

/** Every card that has a drawing. */
export const CARD_KEYS = Object.keys(ART);

/** What a modifier's ability acts on, next to a power card that carries its number. */
const ABILITIES: Record<string, Art> = {
  '': art('nobody', 'plain', [['card', 80, 64]]),
  court: art('own', 'plain', [
    ['card', 40, 64],
    ['rider', 92, 66, 0.9],
    ['palace', 130, 64, 0.85],
  ]),
  move: art('own', 'plain', [
    ['card', 40, 64],
    ['rider', 86, 66, 0.9],
    ['arrow', 124, 46, 1.2],
  ]),
  grande: art('nobody', 'plain', [
    ['card', 40, 64],
    ['grande', 90, 66, 1, 'granate'],
    ['arrow', 128, 46, 1.2],
  ]),
};
const MODIFIERS: Record<string, Art> = Object.fromEntries(
  [1, 2].flatMap((number) =>
    Object.entries(ABILITIES).map(([ability, drawn]): [string, Art] => [
      `${number}${ability}`,
      { ...drawn, ...letters([`±${number}`, drawn.parts[0]![1], 49, 21]) },
    ]),
  ),
);
export const MODIFIER_KEYS = Object.keys(MODIFIERS);

export const artOf = (card: string): Art => ART[card] ?? MODIFIERS[card] ?? BLANK;
