// One shape and one emblem per colour, so that no player depends on colour vision. Drawn around 0,0 in a square of 40.
import type { Colour } from '../view';

export interface Look {
  fill: string;
  /** A lighter tone of the fill, for the bevel. */
  light: string;
  /** Colour of a number or emblem on the fill. */
  on: string;
  outline: string;
  emblem: string;
  /** Where a number sits: triangles carry it low. */
  y: number;
}

export const INK = '#2B2118';

const hexagon = 'M-9.5 -17.5H9.5L19 0L9.5 17.5H-9.5L-19 0Z';
const square = 'M-14 -17H14Q17 -17 17 -14V14Q17 17 14 17H-14Q-17 17 -17 14V-14Q-17 -17 -14 -17Z';
const shield = 'M-17 -17H17V2C17 11 9 16 0 19.5C-9 16 -17 11 -17 2Z';
const disc = 'M0 -18A18 18 0 1 1 0 18A18 18 0 1 1 0 -18Z';
const triangle =
  'M0 -19.5Q2 -19.5 3 -17.6L19.6 13.5Q21 17.5 17 17.5H-17Q-21 17.5 -19.6 13.5L-3 -17.6Q-2 -19.5 0 -19.5Z';
const arch = 'M-16 18V-3C-16 -12 -8 -15 0 -20C8 -15 16 -12 16 -3V18Z';
const octagon = 'M-7.5 -18H7.5L18 -7.5V7.5L7.5 18H-7.5L-18 7.5V-7.5Z';

const diamond = 'M0 -9L9 0L0 9L-9 0Z';
const tower = 'M-8 9V-8H-4V-4.5H-2V-8H2V-4.5H4V-8H8V9H2.5V3Q0 0 -2.5 3V9Z';
const star = 'M0 -10L2.6 -3.4L9.6 -3L4.2 1.4L6 8.2L0 4.4L-6 8.2L-4.2 1.4L-9.6 -3L-2.6 -3.4Z';
const tree = 'M0 -9L6.5 0H3.8L8 6H1.8V9.5H-1.8V6H-8L-3.8 0H-6.5Z';
const sun =
  'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5ZM-1 -10H1L.8 -6.6H-.8ZM-1 10H1L.8 6.6H-.8ZM-10 -1V1L-6.6 .8V-.8ZM10 -1V1L6.6 .8V-.8ZM-7.8 -6.4L-6.4 -7.8L-4.1 -5.2L-5.2 -4.1ZM7.8 -6.4L6.4 -7.8L4.1 -5.2L5.2 -4.1ZM-7.8 6.4L-6.4 7.8L-4.1 5.2L-5.2 4.1ZM7.8 6.4L6.4 7.8L4.1 5.2L5.2 4.1Z';

export const LOOKS: Record<Colour, Look> = {
  azul: { fill: '#2C82EF', light: '#8fbff8', on: '#fff', outline: square, emblem: diamond, y: 0 },
  granate: { fill: '#790200', light: '#c2554c', on: '#fff', outline: shield, emblem: tower, y: -1 },
  oro: { fill: '#F9C746', light: '#fdeab5', on: INK, outline: disc, emblem: sun, y: 0 },
  verde: { fill: '#006E56', light: '#4fb199', on: '#fff', outline: triangle, emblem: tree, y: 5.5 },
  purpura: { fill: '#69186F', light: '#b070b5', on: '#fff', outline: hexagon, emblem: star, y: 0 },
  dummy: { fill: '#FFFFFF', light: '#ffffff', on: INK, outline: octagon, emblem: '', y: 0 },
  church: { fill: '#1B1714', light: '#6d625a', on: '#fff', outline: arch, emblem: '', y: 3 },
};

/** A size in pixels of a usual screen: it grows with the letters of a large one. */
export const rems = (pixels: number): string => `${pixels / 16}rem`;
