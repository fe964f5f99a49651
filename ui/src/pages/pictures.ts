// What a lesson is about, or where a link leads: drawn like a card. A picture is one line. The drawings of the cards
// themselves are not loaded for it.
import type { Art, Lettering, Part } from '../cards/art';

const art = (whose: Art['whose'], ground: Art['ground'], parts: Art['parts'], more?: Partial<Art>): Art => ({
  whose,
  ground,
  parts,
  letters: [],
  mark: null,
  ...more,
});

const medal = (number: string, x: number, y: number, scale = 1): [Part, Lettering] => [
  ['medal', x, y, scale],
  [number, x, y - 9 * scale, 19 * scale],
];
const card = (number: string, x: number, y: number, scale = 1): [Part, Lettering] => [
  ['card', x, y, scale],
  [number, x, y - 17 * scale, 21 * scale],
];

const [first, theFirst] = medal('5', 30, 66, 0.95);
const [second, theSecond] = medal('4', 134, 68, 0.8);
const [low, theLow] = card('1', 36, 66);
const [middle, theMiddle] = card('7', 80, 70, 1.15);
const [high, theHigh] = card('13', 124, 66);
const [gold, theGold] = medal('6', 48, 68, 1.05);
const [silver, theSilver] = medal('3', 84, 68, 0.9);
const [bronze, theBronze] = medal('1', 114, 68, 0.75);
const [guess, theGuess] = medal('?', 124, 66, 1.05);

export const PICTURES: Record<string, Art> = {
  majorities: art(
    'own',
    'hills',
    [
      first,
      second,
      ['rider', 58, 65, 0.8, 'azul'],
      ['rider', 78, 69, 0.8, 'azul'],
      ['rider', 108, 66, -0.7, 'granate'],
    ],
    { letters: [theFirst, theSecond] },
  ),
  king: art('nobody', 'plain', [
    ['rider', 20, 66, -0.7, 'oro'],
    ['king', 80, 70, 1.45],
    ['rider', 140, 66, 0.7, 'verde'],
  ]),
  power: art('nobody', 'hall', [low, high, middle], { letters: [theLow, theHigh, theMiddle] }),
  cards: art('own', 'river', [
    ['signpost', 24, 64],
    ['rider', 60, 66, 0.8, 'azul'],
    ['rider', 84, 69, 0.8, 'azul'],
    ['scroll', 130, 62, 0.95],
  ]),
  castillo: art('own', 'sea', [
    ['tower', 96, 70, 1.3],
    ['rider', 36, 70, 0.75, 'azul'],
    ['rider', 60, 72, 0.75, 'oro'],
    ['ship', 142, 60, 0.7],
  ]),
  scoring: art('nobody', 'plain', [gold, silver, bronze, ['coins', 142, 66, 0.9], ['flag', 18, 64, 0.9]], {
    letters: [theGold, theSilver, theBronze],
  }),
  bonus: art(
    'own',
    'hills',
    [
      ['grande', 46, 66, 1.1, 'azul'],
      ['king', 108, 68, 1.1],
    ],
    {
      mark: ['+2', 144, 30, 24],
    },
  ),
  veto: art('foreign', 'hall', [
    ['scroll', 62, 62, 1.15],
    ['seal', 78, 72, 1.1],
    ['spy', 124, 68, -1.1],
  ]),
  puzzles: art('nobody', 'night', [['spy', 52, 66, 1.2], guess], { letters: [theGuess] }),
  train: art(
    'nobody',
    'hills',
    [
      ['sun', 142, 38, 0.9],
      ['coins', 26, 66, 1.1],
      ['board', 86, 70, 1.2],
    ],
    { letters: [['5 · 4 · 1', 86, 41, 22]] },
  ),
  rules: art('nobody', 'hall', [
    ['scroll', 52, 64, 1.15],
    ['map', 110, 66, 1.15],
  ]),
  teach: art('own', 'hall', [
    ['palace', 120, 62, 1],
    ['walker', 30, 68, 1, 'azul'],
    ['walker', 52, 70, 1, 'oro'],
    ['walker', 76, 68, -1, 'verde'],
  ]),
  new: art('own', 'plain', [
    ['palace', 32, 62, 1],
    ['grande', 76, 66, 0.95, 'azul'],
    ['rider', 108, 67, 0.8, 'azul'],
    ['flag', 140, 64, 1],
  ]),
  join: art('own', 'wall', [
    ['gate', 124, 60, 1.15],
    ['rider', 28, 66, 0.75, 'verde'],
    ['rider', 56, 69, 0.75, 'purpura'],
    ['rider', 86, 66, 0.75, 'oro'],
  ]),
};
