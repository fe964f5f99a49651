// Motifs where they stand, in their tints, as one piece of SVG: a browser reads it at once, which is much faster than
// making hundreds of paths one by one. It is composed of our own data only, so it is safe to insert.
import { INK } from '../pieces/shapes';
import type { Part } from './art';
import { MOTIFS, TINTS, type Stroke, type Tint } from './motifs';

/** The colours of the pieces, dark and light. */
export type House = readonly [dark: string, light: string];

function fillOf(tint: Tint, given: Tint | undefined, house: House): string {
  if (tint === 'none') return 'none';
  if (tint !== 'house' && tint !== 'trim') return TINTS[tint];
  if (given && given in TINTS) return TINTS[given as keyof typeof TINTS];
  return house[tint === 'house' ? 0 : 1];
}

function strokes(some: readonly Stroke[], house: House, given?: Tint): string {
  return some
    .map(([tint, d, width = 1.6]) => {
      const line = width === 0 ? 'none' : INK;
      return `<path d="${d}" fill="${fillOf(tint, given, house)}" stroke="${line}" stroke-width="${width}"/>`;
    })
    .join('');
}

/** `ground`: what lies behind the motifs. */
export function drawing(ground: readonly Stroke[], parts: readonly Part[], house: House): string {
  const motifs = parts.map(([motif, x, y, scale = 1, tint]) => {
    const transform = `translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`;
    return `<g transform="${transform}">${strokes(MOTIFS[motif], house, tint)}</g>`;
  });
  return strokes(ground, house) + motifs.join('');
}
