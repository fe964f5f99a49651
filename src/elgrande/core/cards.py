"""Every action card and power modifier as data: a short program over a small vocabulary of effects.

No card has code of its own. A program is a tuple of instructions; each effect is explained where it
is defined. `editions.py` says which cards an edition holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from elgrande.core import vocabulary as do


class Instruction(NamedTuple):
    effect: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0


CardProgram = tuple[Instruction, ...]


def move(
    own: int = 0, foreign: int = 0, total: int = 0, one_region: bool = False, kind: int = do.OF_CARD
) -> Instruction:
    return Instruction(do.MOVE, own, foreign, total or own + foreign, one_region, kind)


def place(n: int, castillo: bool = True) -> Instruction:
    return Instruction(do.PLACE, n, castillo)


def score(selector: int, argument: int = 0, first_only: bool = False) -> Instruction:
    return Instruction(do.SCORE, selector, argument, first_only)


def secret(who: int, names: int) -> Instruction:
    return Instruction(do.SECRET, who, names)


@dataclass(frozen=True)
class Card:
    """An action card and its special action. Its stack says how many caballeros it places."""

    key: str
    program: CardProgram
    otherwise: CardProgram = ()  # the second half of an either-or card


_ALL_OWN_FROM_ONE: Final = (move(own=do.ALL, one_region=True),)
_PLACE_2: Final = (place(2),)
_PLACE_2_INTO_REGIONS: Final = (place(2, castillo=False),)
_KING_ANYWHERE: Final = Instruction(do.KING, do.ANYWHERE)

CARDS: Final = (
    # moving
    Card("move-any-3", (move(3, 3, 3),)),
    Card("move-any-4", (move(4, 4, 4),)),
    Card("move-own-4", (move(own=4),)),
    Card("move-foreign-3", (move(foreign=3),)),
    Card("move-own-2-foreign-2", (move(own=2, foreign=2),)),
    Card("move-5-from-one", (move(5, 5, 5, one_region=True),)),
    Card("move-all-own-from-one", _ALL_OWN_FROM_ONE),
    Card("place-2", _PLACE_2),
    Card("place-2-into-regions", _PLACE_2_INTO_REGIONS),
    Card("move-all-own-or-place-2", _ALL_OWN_FROM_ONE, _PLACE_2),
    Card("move-all-own-or-place-2-into-regions", _ALL_OWN_FROM_ONE, _PLACE_2_INTO_REGIONS),
    # returning caballeros, and the veto
    Card("veto", (Instruction(do.GAIN_VETO),)),
    Card("court-all", (Instruction(do.COURT_RETURN, do.ALL),)),
    Card("court-3", (Instruction(do.COURT_RETURN, 3),)),
    Card("one-of-each", (Instruction(do.RETURN_EACH),)),
    Card("return-3", (Instruction(do.RETURN_CHOICE, 3),)),
    Card(
        "disc-return-all",
        (secret(do.OPPONENTS, do.HAS_ONE), Instruction(do.DISC_RETURN, do.ALL)),
    ),
    Card("disc-return-2", (secret(do.OPPONENTS, do.HAS_TWO), Instruction(do.DISC_RETURN, 2))),
    # special scorings
    Card("score-chosen", (score(do.CHOSEN),)),
    Card("score-fours", (score(do.WORTH, 1 << 4),)),
    Card("score-fives", (score(do.WORTH, 1 << 5),)),
    Card("score-sixes-sevens", (score(do.WORTH, 1 << 6 | 1 << 7),)),
    Card("score-castillo", (score(do.THE_CASTILLO),)),
    Card("score-first-places", (score(do.EVERY_REGION, first_only=True),)),
    Card("score-most", (score(do.MOST),)),
    Card("score-fewest", (score(do.FEWEST),)),
    Card("score-named-once", (secret(do.EVERYONE, do.ANY_REGION), Instruction(do.DISC_SCORE))),
    # the high nobility
    Card("tile", (Instruction(do.TILE),)),
    Card("recover", (Instruction(do.RECOVER),)),
    Card(
        "eviction",
        (Instruction(do.EVICTION), secret(do.OPPONENTS, do.FLEE), Instruction(do.DISC_MOVE)),
    ),
    Card("court-2", (Instruction(do.TAKE, 2),)),
    Card("grande", (Instruction(do.GRANDE),)),
    # the King
    Card("king-neighbour", (Instruction(do.KING, do.NEIGHBOUR),)),
    Card("king-anywhere", (_KING_ANYWHERE,)),
    Card("exile", (Instruction(do.KING, do.ABROAD),)),
    Card("entourage", (_KING_ANYWHERE, Instruction(do.ENTOURAGE, 2))),
    Card("competition", (_KING_ANYWHERE, Instruction(do.GRANDES_INSIDE))),
    Card("chalet", (Instruction(do.KING, do.LEAST),)),
    Card("rebellion", (Instruction(do.KING, do.BESIDE_CASTILLO),)),
    Card("infiltration", (Instruction(do.INFILTRATE),)),
    Card("stand-in", (Instruction(do.SWAP),)),
    Card("regency-anywhere", (_KING_ANYWHERE,)),
    Card("regency-neighbour", (Instruction(do.KING, do.NEIGHBOUR),)),
    # the Church
    Card("church", (Instruction(do.TAKE_CHURCH), move(total=2, kind=do.OF_CHURCH))),
)

CARD_INDEX: Final = {card.key: index for index, card in enumerate(CARDS)}

# Power modifiers: two copies of eight kinds. Kind = ability + 4 for those of number 2.
ABILITY_PROGRAMS: Final[dict[str, CardProgram]] = {
    "none": (),
    "court": (Instruction(do.TAKE, 1, c=1),),
    "move": (move(own=1, kind=do.OF_ABILITY),),
    "grande": (Instruction(do.GRANDE, 1, 1),),
}
