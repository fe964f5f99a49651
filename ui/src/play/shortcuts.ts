// One tap instead of two: while the parts of a turn are offered, a place on the board means "place there" or, when only
// the special action of the King's card is left, "send the King there". The server decides what is legal: a tap that
// turns out to be illegal is dropped.
import { nextToKing } from '../map/neighbours';
import type { Choices, Pick } from '../model/choices';
import { REGIONS, type PlaceId, type View } from '../view';

export interface Shortcuts {
  /** The part of the turn that is begun. */
  part: Pick;
  places: PlaceId[];
}

/** Cards that send the King to any region. */
const KING_ANYWHERE = ['king-anywhere', 'regency-anywhere'];

export function shortcutsOf(view: View, choices: Choices): Shortcuts | null {
  if (view.question.kind !== 'part' || choices.picked.length > 0) return null;
  const france = view.regions.france !== undefined;
  if (choices.next.includes('button:place')) {
    if (!view.king) return null;
    const closed = (id: PlaceId) => id === 'granada' && view.granada_conquered === false;
    const near = nextToKing(view.king, france).filter((id) => id !== 'france' && !closed(id));
    return { part: 'button:place', places: [...near, 'castillo'] };
  }
  if (choices.next.includes('button:special') && KING_ANYWHERE.includes(view.question.card ?? '')) {
    return { part: 'button:special', places: REGIONS.filter((id) => id !== view.king) };
  }
  return null;
}
