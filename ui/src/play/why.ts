// Why a place on the board is no answer now, in one sentence.
import { nextToKing } from '../map/neighbours';
import { isLocked, regionOf, type Action, type PlaceId, type View } from '../view';
import { placeInSentence, t } from '../words/index.svelte';

export function whyNot(view: View, legal: readonly Action[], place: PlaceId): string | null {
  if (legal.length === 0) return null;
  const words = t().why;
  const { kind } = view.question;
  const onBoard = legal.some((action) => 'target' in action || 'source' in action);
  if (!onBoard) return null;
  if (isLocked(view, place)) return words.king;
  if (kind === 'place') {
    if (place === 'granada' && view.granada_conquered === false) return words.granada;
    const near = view.king ? nextToKing(view.king, view.regions.france !== undefined) : [];
    if (view.king && !near.includes(place)) return words.neighbour(placeInSentence(view.king, view.edition));
  }
  const region = regionOf(view, place);
  if (['move', 'recall', 'return-each', 'return-choice'].includes(kind) && region) return words.nobody;
  return words.other;
}
