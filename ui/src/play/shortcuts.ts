// One tap instead of two: while the parts of a turn are offered, a place on the board means "place there" or, when only
// the special action of the King's card is left, "send the King there". While a card is looked at, it means "take it, and
// place there". The server decides what is legal: a tap that turns out to be illegal is dropped.
import { nextToKing } from '../map/neighbours';
import type { Choices, Pick } from '../model/choices';
import { REGIONS, type PlaceId, type View } from '../view';

export interface Shortcuts {
  /** What is picked before the place: the card, the part of the turn. */
  picks: [Pick, ...Pick[]];
  places: PlaceId[];
}

/** Cards that send the King to any region. */
const KING_ANYWHERE = ['king-anywhere', 'regency-anywhere'];

export function shortcutsOf(view: View, choices: Choices, raised: Pick | null): Shortcuts | null {
  if (choices.picked.length > 0) return null;
  if (view.question.kind === 'card') {
    const court = view.players.find(({ seat }) => seat === view.seat)?.court ?? 0;
    return raised && court > 0 && choices.next.includes(raised)
      ? placing(view, raised, 'button:place')
      : null;
  }
  if (view.question.kind !== 'part') return null;
  if (choices.next.includes('button:place')) return placing(view, 'button:place');
  if (choices.next.includes('button:special') && KING_ANYWHERE.includes(view.question.card ?? '')) {
    return { picks: ['button:special'], places: REGIONS.filter((id) => id !== view.king) };
  }
  return null;
}

function placing(view: View, ...picks: Shortcuts['picks']): Shortcuts | null {
  if (!view.king) return null;
  const closed = (id: PlaceId) => id === 'granada' && view.granada_conquered === false;
  const near = nextToKing(view.king, view.regions.france !== undefined);
  return { picks, places: [...near.filter((id) => id !== 'france' && !closed(id)), 'castillo'] };
}
