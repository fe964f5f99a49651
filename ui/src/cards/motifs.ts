// The things that card drawings are composed of: ink outlines with flat tints, as on an old sea chart. A motif
// stands with its foot at 0,0 and is a few paths, each with its tint.
import { INK } from '../pieces/shapes';

/** `house` and `trim` are the colour of the pieces that a card moves, filled in where it is drawn. */
export type Tint = 'house' | 'trim' | 'none' | keyof typeof TINTS;

export const TINTS = {
  ink: INK,
  paper: '#fbf3df',
  stone: '#e6d6ae',
  shade: '#cdb67f',
  roof: '#b4553a',
  gold: '#e9b431',
  coin: '#f4cf63',
  red: '#a3211a',
  leaf: '#7c8f55',
  sea: '#9cc3c4',
  wood: '#8a6238',
  dusk: '#5b6f86',
  azul: '#2C82EF',
  granate: '#790200',
  oro: '#F9C746',
  verde: '#006E56',
  purpura: '#69186F',
} as const;

/** Tint, outline, and the width of its line where it is not the usual one. */
export type Stroke = readonly [tint: Tint, d: string, width?: number];

const HORSE: readonly Stroke[] = [
  ['none', 'M-12 -14C-17 -14 -18 -8 -16 -4', 2.4],
  [
    'paper',
    'M-12.5 0L-11.5 -8.5C-14.5 -12 -13 -16.5 -8.5 -17C-4 -17.4 1 -16 4.5 -17.5L8 -24.5L9.5 -28L11.5 -25L17 -21.5L15.5 -18.5L11 -19.5C10.8 -15 10 -11.5 8.6 -9L10 0H7L5 -8C2 -7 -4 -7 -7.4 -8L-9.6 0Z',
  ],
];
const KNIGHT: readonly Stroke[] = [
  ['house', 'M-5 -16.5L-4 -25.5Q0 -29 4 -25.5L4.6 -16.5L2.6 -7.5H-.6L-.8 -15.5Z'],
  ['paper', 'M0 -35.4A3.9 3.9 0 1 1 0 -27.6A3.9 3.9 0 1 1 0 -35.4Z'],
];

export const MOTIFS = {
  /** One caballero on horseback, with a lance and its pennon. */
  rider: [
    ...HORSE,
    ...KNIGHT,
    ['none', 'M6.5 -14L-1 -44', 1.8],
    ['trim', 'M-1.4 -44L-12 -42.5L-8 -39.6L-10.4 -36L.6 -38Z', 1.3],
  ],
  /** The King, crowned, with a sceptre. */
  king: [
    ...HORSE,
    ['red', 'M-10 -9C-8 -16 -6 -24 -3.6 -26Q0 -29 4 -25.5L4.6 -16.5L2.6 -7.5H-.6L-4 -9Z'],
    ['paper', 'M0 -35.4A3.9 3.9 0 1 1 0 -27.6A3.9 3.9 0 1 1 0 -35.4Z'],
    ['gold', 'M-4.6 -33.6L-6 -40.5L-2.4 -37.6L0 -42L2.4 -37.6L6 -40.5L4.6 -33.6Z', 1.4],
    ['none', 'M4 -20L12 -31', 2],
    ['gold', 'M12.4 -34A2.4 2.4 0 1 1 12.4 -29.2A2.4 2.4 0 1 1 12.4 -34Z', 1.2],
  ],
  /** A Grande: a rider under the great banner of the house. */
  grande: [
    ...HORSE,
    ...KNIGHT,
    ['none', 'M6.5 -12V-52', 2],
    ['house', 'M6.5 -52H-15L-11 -45L-15 -38H6.5Z'],
    ['paper', 'M-4 -49.4L-.4 -45L-4 -40.6L-7.6 -45Z', 1.2],
  ],
  /** A hooded rider. */
  spy: [
    ...HORSE,
    ['ink', 'M-9 -7C-7 -18 -5.6 -26 -3 -31Q0 -38 4.6 -31Q3 -27 5 -16.5L2.6 -7.5Z'],
    ['paper', 'M1.6 -32.4Q4.6 -31.6 3.6 -27.8Q.6 -28 1.6 -32.4Z', 1],
  ],
  /** A man on foot with a bundle. */
  walker: [
    ['none', 'M-4 -10L-8 0M0 -10L5 0', 2.6],
    ['house', 'M-6 -9L-5 -19Q-1 -22 3 -19L3 -9Z'],
    ['paper', 'M-1 -28A3.6 3.6 0 1 1 -1 -20.8A3.6 3.6 0 1 1 -1 -28Z'],
    ['none', 'M3 -15L-10 -25', 1.8],
    ['trim', 'M-10 -29A4 4 0 1 1 -10 -21A4 4 0 1 1 -10 -29Z', 1.3],
  ],
  /** The Castillo. */
  tower: [
    ['stone', 'M-17 0V-36H-20V-46H-13V-41H-6.5V-46H6.5V-41H13V-46H20V-36H17V0Z'],
    ['shade', 'M10 -1V-36H16V-1Z', 0],
    ['ink', 'M-6 0V-10Q0 -18 6 -10V0ZM-2 -24H2V-30H-2Z', 0],
    ['none', 'M0 -46V-58', 1.6],
    ['red', 'M0 -58L12 -55L0 -51Z', 1.3],
  ],
  /** A town gate between two round towers. */
  gate: [
    ['stone', 'M-13 0V-24H13V0Z'],
    ['stone', 'M-25 0V-31H-27V-37H-22V-34H-18V-37H-13V-31H-12V0ZM25 0V-31H27V-37H22V-34H18V-37H13V-31H12V0Z'],
    ['ink', 'M-8 0V-11Q0 -21 8 -11V0Z', 0],
    ['none', 'M-4 0V-15M0 0V-17M4 0V-15M-8 -6H8', 1.2],
  ],
  /** The court: a palace with columns. */
  palace: [
    ['stone', 'M-22 0V-21H22V0Z'],
    ['roof', 'M-26 -21L0 -37L26 -21Z'],
    ['none', 'M-15 0V-21M-7 0V-21M7 0V-21M15 0V-21', 1.8],
    ['ink', 'M-3.4 0V-9Q0 -13 3.4 -9V0Z', 0],
    ['gold', 'M0 -32A3.2 3.2 0 1 1 0 -25.6A3.2 3.2 0 1 1 0 -32Z', 1.2],
  ],
  /** The province: two houses. */
  village: [
    ['paper', 'M-20 0V-12H-2V0Z'],
    ['roof', 'M-23 -12L-11 -23L1 -12Z'],
    ['paper', 'M-1 0V-16H19V0Z'],
    ['roof', 'M-4 -16L9 -29L22 -16Z'],
    ['ink', 'M-14 0V-7H-9V0ZM6 0V-9H12V0Z', 0],
  ],
  house: [
    ['paper', 'M-13 0V-15H13V0Z'],
    ['roof', 'M-17 -15L0 -29L17 -15Z'],
    ['ink', 'M-4 0V-9H4V0Z', 0],
  ],
  church: [
    ['paper', 'M-16 0V-22L0 -34L16 -22V0Z'],
    ['roof', 'M-20 -21L0 -37L20 -21L16 -19L0 -32L-16 -19Z'],
    ['ink', 'M-5 0V-10Q0 -18 5 -10V0Z', 0],
    ['none', 'M0 -37V-50M-5 -45.5H5', 2.6],
    ['stone', 'M16 0V-14H30V0Z'],
  ],
  tree: [
    ['none', 'M0 0V-8', 3],
    ['leaf', 'M0 -34Q10 -20 6.5 -8Q0 -4 -6.5 -8Q-10 -20 0 -34Z'],
  ],
  orange: [
    ['none', 'M0 0V-10', 3],
    ['leaf', 'M0 -34A13 13 0 1 1 0 -8A13 13 0 1 1 0 -34Z'],
    [
      'gold',
      'M-5 -25A2.6 2.6 0 1 1 -5 -19.8A2.6 2.6 0 1 1 -5 -25ZM4 -29A2.6 2.6 0 1 1 4 -23.8A2.6 2.6 0 1 1 4 -29ZM4 -18A2.6 2.6 0 1 1 4 -12.8A2.6 2.6 0 1 1 4 -18Z',
      0.8,
    ],
  ],
  wheat: [
    ['none', 'M-9 0Q-9 -12 -12 -19M0 0V-22M9 0Q9 -12 12 -19', 1.6],
    [
      'coin',
      'M-12 -19Q-18 -24 -14 -31Q-8 -26 -12 -19ZM0 -22Q-5 -28 0 -35Q5 -28 0 -22ZM12 -19Q18 -24 14 -31Q8 -26 12 -19Z',
      1.2,
    ],
  ],
  windmill: [
    ['paper', 'M-9 0L-6.5 -27H6.5L9 0Z'],
    ['roof', 'M-8.5 -27Q0 -40 8.5 -27Z'],
    ['ink', 'M-3 0V-8H3V0Z', 0],
    ['none', 'M-17 -45L17 -11M17 -45L-17 -11', 1.8],
    [
      'stone',
      'M-17 -45L-12 -46L-3 -33L-6 -31ZM17 -45L18 -40L6 -31L4 -34ZM17 -11L12 -10L3 -23L6 -25ZM-17 -11L-18 -16L-6 -25L-4 -22Z',
      1,
    ],
  ],
  mountain: [
    ['shade', 'M-34 0L-9 -38L2 -22L12 -32L34 0Z'],
    ['paper', 'M-9 -38L-17 -26L-12 -28L-8 -23L-5 -27L-1.6 -26.6ZM12 -32L6 -24L10 -25L13 -21L17.4 -25Z', 1.1],
  ],
  /** A ship under sail. */
  ship: [
    ['none', 'M0 -8V-48', 2],
    [
      'paper',
      'M-16 -42Q-8 -46 2 -43Q16 -41 19 -44Q22 -28 17 -16Q8 -13 0 -14Q-12 -14 -17 -17Q-12 -28 -16 -42Z',
    ],
    ['red', 'M-1 -38H5V-31H12V-25H5V-18H-1V-25H-8V-31H-1Z', 1],
    ['wood', 'M-28 -12H-20L-18 -8H24L28 -15L31 -15Q29 -1 20 3H-18Q-26 0 -28 -12Z'],
    ['red', 'M0 -48L13 -51.5L0 -55Z', 1.2],
  ],
  bridge: [
    ['stone', 'M-26 4V-4Q0 -16 26 -4V4H17Q14 -5 0 -5Q-14 -5 -17 4Z'],
    ['none', 'M-26 -7Q0 -19 26 -7', 1.4],
  ],
  crown: [
    ['gold', 'M-15 0L-18 -18L-9 -10L0 -23L9 -10L18 -18L15 0Z'],
    ['red', 'M-15 0H15V4H-15Z', 1.4],
    ['paper', 'M0 -7A2.6 2.6 0 1 1 0 -1.8A2.6 2.6 0 1 1 0 -7Z', 1],
  ],
  throne: [
    ['wood', 'M-15 0V-22H-11V-46Q0 -56 11 -46V-22H15V0H10V-12H-10V0Z'],
    ['red', 'M-7 -22V-44Q0 -50 7 -44V-22Z', 1.2],
    ['red', 'M-13 -22H13V-14H-13Z', 1.2],
    ['gold', 'M-5.6 -23L-6.8 -31L-3 -27.6L0 -33L3 -27.6L6.8 -31L5.6 -23Z', 1.2],
  ],
  /** The secret disc: a wind rose. */
  rose: [
    ['paper', 'M0 -48A24 24 0 1 1 0 0A24 24 0 1 1 0 -48Z', 2],
    ['none', 'M0 -44.6A20.6 20.6 0 1 1 0 -3.4A20.6 20.6 0 1 1 0 -44.6Z', 0.9],
    [
      'red',
      'M4.4 -28.4L13.4 -37.4L8.4 -24L13.4 -10.6L0 -15.6L-13.4 -10.6L-8.4 -24L-13.4 -37.4L0 -32.4Z',
      0.9,
    ],
    ['ink', 'M0 -46L4.2 -28.2L22 -24L4.2 -19.8L0 -2L-4.2 -19.8L-22 -24L-4.2 -28.2Z', 0],
  ],
  scroll: [
    ['paper', 'M-22 -2V-40H20V-2Q20 4 14 4H-16Q-22 4 -22 -2Z'],
    ['shade', 'M-27 -40A5 5 0 0 1 -17 -40V-36H-27ZM14 4Q20 4 20 -2H29Q29 4 22 4Z', 1.4],
    ['none', 'M-14 -31H12M-14 -24H12M-14 -17H6', 1.3],
  ],
  /** A map with its borders. */
  map: [
    ['paper', 'M-34 0V-42L-12 -36L12 -42L34 -36V6L12 0L-12 6Z'],
    ['shade', 'M-24 -28L-8 -32L2 -26L-2 -14L-16 -8L-26 -14Z', 1.2],
    ['leaf', 'M2 -26L18 -32L26 -20L18 -8L-2 -14Z', 1.2],
    ['none', 'M-12 6V-36M12 0V-42', 0.8],
  ],
  flag: [
    ['none', 'M0 0V-30', 2],
    ['red', 'M0 -30L16 -25L0 -18Z'],
  ],
  /** A wax seal that forbids. */
  seal: [
    [
      'red',
      'M0 -34C5 -31 8 -34 11 -29C16 -28 14 -23 17 -19C15 -15 17 -11 12 -8C10 -3 5 -5 0 -2C-5 -5 -10 -3 -12 -8C-17 -11 -15 -15 -17 -19C-14 -23 -16 -28 -11 -29C-8 -34 -5 -31 0 -34Z',
    ],
    ['none', 'M-6.5 -25L6.5 -11.5M6.5 -25L-6.5 -11.5', 4],
  ],
  coins: [
    ['coin', 'M-18 -3A9 4 0 1 1 0 -3V2A9 4 0 1 1 -18 2Z', 1.4],
    ['coin', 'M-18 -9A9 4 0 1 1 0 -9V-4A9 4 0 1 1 -18 -4Z', 1.4],
    ['coin', 'M2 -3A9 4 0 1 1 20 -3V2A9 4 0 1 1 2 2Z', 1.4],
  ],
  /** A medal; its number is a text. */
  medal: [
    ['red', 'M-9 -22L-5 -40H5L9 -22Z', 1.4],
    ['gold', 'M0 -31A15.5 15.5 0 1 1 0 0A15.5 15.5 0 1 1 0 -31Z', 1.8],
    ['none', 'M0 -28A12.5 12.5 0 1 1 0 -3A12.5 12.5 0 1 1 0 -28Z', 0.8],
  ],
  laurel: [
    ['none', 'M-10 0Q-34 -14 -26 -46M10 0Q34 -14 26 -46', 2],
    [
      'leaf',
      'M-24 -40Q-36 -42 -36 -52Q-26 -50 -24 -40ZM-27 -27Q-39 -26 -42 -36Q-31 -37 -27 -27ZM-24 -14Q-35 -10 -41 -19Q-31 -23 -24 -14ZM24 -40Q36 -42 36 -52Q26 -50 24 -40ZM27 -27Q39 -26 42 -36Q31 -37 27 -27ZM24 -14Q35 -10 41 -19Q31 -23 24 -14Z',
      1.2,
    ],
  ],
  /** A mobile scoreboard on two posts; its numbers are texts. */
  board: [
    ['none', 'M-30 0V-44M30 0V-44', 3.4],
    ['wood', 'M-44 -46H44V-14H-44Z'],
    ['none', 'M-40 -42H40V-18H-40Z', 1],
  ],
  /** A power card; its number is a text. */
  card: [['paper', 'M-16 -48H16Q19 -48 19 -45V-3Q19 0 16 0H-16Q-19 0 -19 -3V-45Q-19 -48 -16 -48Z', 2]],
  signpost: [
    ['none', 'M0 0V-40', 3],
    ['wood', 'M-2 -38H16L22 -33L16 -28H-2ZM2 -26H-16L-22 -21L-16 -16H2Z', 1.4],
  ],
  flames: [
    ['red', 'M-10 0Q-16 -10 -8 -18Q-8 -12 -4 -12Q-6 -24 4 -32Q2 -22 9 -18Q15 -10 9 0Z', 1.4],
    ['coin', 'M-4 0Q-8 -6 -2 -12Q-1 -8 2 -9Q1 -14 5 -17Q4 -11 6 -7Q7 -3 4 0Z', 0.9],
  ],
  moon: [['coin', 'M4 -20A11 11 0 1 0 10 -3A9 9 0 0 1 4 -20Z', 1.2]],
  sun: [
    ['coin', 'M0 -24A7 7 0 1 1 0 -10A7 7 0 1 1 0 -24Z', 1.3],
    [
      'none',
      'M0 -30V-27M0 -7V-4M-13 -17H-10M10 -17H13M-9 -26L-7 -24M7 -10L9 -8M-9 -8L-7 -10M7 -24L9 -26',
      1.5,
    ],
  ],
  /** Arrows: over a hill to the right, and straight. */
  leap: [['none', 'M-30 4Q0 -22 28 0M16 -1L29 1L26 -12', 2.8]],
  arrow: [['none', 'M-16 0H15M7 -7L16 0L7 7', 2.8]],
  turn: [['none', 'M14 12Q30 -6 8 -16Q-8 -20 -18 -8M-19 -20L-18.6 -7L-6 -9', 2.8]],
} satisfies Record<string, readonly Stroke[]>;

export type Motif = keyof typeof MOTIFS;

/** What lies behind: a strip of land, hills, a river, the sea, a town wall, the hall of the court, night. */
export const GROUNDS = {
  plain: [['stone', 'M0 62Q30 55 62 60T122 58T160 61V76H0Z', 1.2]],
  hills: [
    ['shade', 'M0 56Q18 32 40 46Q58 26 84 44Q108 24 130 42Q146 32 160 44V64H0Z', 1],
    ['stone', 'M0 62Q30 55 62 60T122 58T160 61V76H0Z', 1.2],
  ],
  river: [
    ['stone', 'M0 60Q32 53 66 60L58 76H0Z', 1.2],
    ['stone', 'M160 58Q130 53 96 60L104 76H160Z', 1.2],
    ['sea', 'M66 60Q81 64 96 60L104 76H58Z', 1],
    ['none', 'M70 67Q75 65 80 67T90 67M68 72Q75 70 82 72T96 72', 0.9],
  ],
  sea: [
    ['sea', 'M0 54H160V76H0Z', 1],
    [
      'none',
      'M6 62Q11 59 16 62T26 62M40 68Q45 65 50 68T60 68M96 62Q101 59 106 62T116 62M126 70Q131 67 136 70T146 70',
      1,
    ],
  ],
  wall: [
    [
      'shade',
      'M0 60V36H8V40H18V36H28V40H38V36H48V40H58V36H68V40H78V36H88V40H98V36H108V40H118V36H128V40H138V36H148V40H160V60Z',
      1,
    ],
    ['stone', 'M0 62Q30 55 62 60T122 58T160 61V76H0Z', 1.2],
  ],
  hall: [
    ['stone', 'M0 62H160V76H0Z', 1.2],
    [
      'none',
      'M8 62V22Q20 6 32 22V62M32 22Q44 6 56 22V62M104 62V22Q116 6 128 22V62M128 22Q140 6 152 22V62',
      1.2,
    ],
  ],
  night: [
    ['dusk', 'M0 0H160V76H0Z', 0],
    [
      'coin',
      'M20 12l1.6 3 3 .6-3 .6-1.6 3-1.6-3-3-.6 3-.6ZM58 8l1.2 2.4 2.4.5-2.4.5L58 14l-1.2-2.6-2.4-.5 2.4-.5ZM104 14l1.4 2.6 2.6.5-2.6.5-1.4 2.8-1.4-2.8-2.6-.5 2.6-.5Z',
      0,
    ],
    ['shade', 'M0 62Q30 55 62 60T122 58T160 61V76H0Z', 1.2],
  ],
} satisfies Record<string, readonly Stroke[]>;

export type Ground = keyof typeof GROUNDS;
