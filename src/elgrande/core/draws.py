"""The outcomes of a draw that is due, and how likely each is."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.core import vocabulary as do
from elgrande.core.round import DONE, DUMMY_REGIONS, REVEAL, STAGE
from elgrande.core.setup import BAG
from elgrande.core.state import DUMMY_HAND, DUMMY_PILE, LEFT, TOP, State


def chance_mask(s: State) -> i64:
    """Bits of what can be drawn now."""
    v = s.v
    f = v[TOP]
    if v[f] == do.SETUP:
        return v[f + BAG]
    if v[f + STAGE] == REVEAL:
        return cards_to_come(s, v[f + DONE]) if s.rules.thinned else v[LEFT + v[f + DONE]]
    if v[f + STAGE] == DUMMY_REGIONS:
        return v[DUMMY_PILE]
    return v[DUMMY_HAND]


def cards_to_come(s: State, pile: i64) -> i64:
    """Bits of the cards a pile can still show.

    Old Hands: for each card added, an old card stayed in the box. When only that many old cards are
    unseen, they are the ones in the box.
    """
    left = s.v[LEFT + pile]
    old: i64 = left & ((1 << s.rules.pile_thinned[pile]) - 1)
    return left & ~old if count(old) == s.rules.pile_added[pile] else left


def chance_weight(s: State, outcome: i64) -> i64:
    """The relative weight of an outcome.

    Old Hands: some old cards of a stack stayed in the box unseen; all added ones are in the stack.
    Which ones stayed is never decided: they are those that are never drawn.
    """
    v = s.v
    f = v[TOP]
    if v[f] != do.ROUND or v[f + STAGE] != REVEAL:
        return 1
    pile = v[f + DONE]
    added = s.rules.pile_added[pile]
    if added == 0:
        return 1
    thinned = s.rules.pile_thinned[pile]
    left = count(v[LEFT + pile] & ((1 << thinned) - 1))
    return left - added if outcome < thinned else left


def count(mask: i64) -> i64:
    """How many of the first 32 bits are set: pairs are added, then fours, then bytes."""
    pairs = mask - (mask >> 1 & 0x55555555)
    fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    return ((fours + (fours >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24 & 63
