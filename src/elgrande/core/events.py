"""What happened: one tuple per event, kept only when a log is attached.

The first number says what happened; the comment on its name explains the rest. The same numbers
name the steps of a special action, which are announced before they are done (`steps.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.state import State

# --- steps ---
BEGIN: Final[i64] = 0  # a special action is announced
MOVED: Final[i64] = 1
PLACED: Final[i64] = 2
RETURNED: Final[i64] = 3  # to the province
TOOK: Final[i64] = 4  # from province to court; 1 = with the Church's extra caballero
RECALLED: Final[i64] = 5  # to the court
SCORED: Final[i64] = 6  # ..., how many times
KING_MOVED: Final[i64] = 7
GRANDE_MOVED: Final[i64] = 8
TILE_LAID: Final[i64] = 9
RECOVERED: Final[i64] = 10  # ..., the card (secret: others see only its kind)
EVICTING: Final[i64] = 11
REVEALED: Final[i64] = 12  # bits of the seats whose discs are shown
GAINED_VETO: Final[i64] = 13
FLED: Final[i64] = 14  # the event also has how many, and the court for the King's region
GRANDES_INSIDE: Final[i64] = 15
INFILTRATED: Final[i64] = 16
SWAPPED: Final[i64] = 17  # a Grande and the King, who goes where it stood
CHURCH_TAKEN: Final[i64] = 18
STEPS: Final[i64] = 19

# What the three numbers of a step mean; NOTHING if it is not public.
NOTHING: Final[i64] = 0
OWNER: Final[i64] = 1  # a seat, the dummy or the Church
FROM_SPOT: Final[i64] = 2
TO_SPOT: Final[i64] = 3
FROM_PLACE: Final[i64] = 4
TO_PLACE: Final[i64] = 5
NUMBER: Final[i64] = 6
FIRST_ONLY: Final[i64] = 7  # 1: only first places pay
WHICH_TILE: Final[i64] = 8
_FIELDS: Final[dict[int, tuple[int, ...]]] = {
    BEGIN: (OWNER,),
    MOVED: (OWNER, FROM_SPOT, TO_SPOT),
    PLACED: (OWNER, TO_SPOT),
    RETURNED: (OWNER, FROM_SPOT, NUMBER),
    TOOK: (OWNER, NUMBER),
    RECALLED: (OWNER, FROM_SPOT, NUMBER),
    SCORED: (TO_PLACE, FIRST_ONLY),
    KING_MOVED: (TO_PLACE, FROM_PLACE),
    GRANDE_MOVED: (OWNER, TO_PLACE, FROM_PLACE),
    TILE_LAID: (WHICH_TILE, TO_PLACE, FROM_PLACE),
    RECOVERED: (OWNER,),
    EVICTING: (TO_PLACE,),
    GAINED_VETO: (OWNER,),
    FLED: (OWNER, FROM_PLACE, TO_PLACE),
    INFILTRATED: (OWNER,),
    SWAPPED: (OWNER, TO_PLACE, FROM_PLACE),
    CHURCH_TAKEN: (OWNER,),
}
FIELDS: Final = vec[i64](
    [
        number
        for step in range(STEPS)
        for number in (*_FIELDS.get(step, ()), NOTHING, NOTHING, NOTHING)[:3]
    ]
)

# --- the rest ---
ROUND_BEGAN: Final[i64] = 32  # round
CARD_SHOWN: Final[i64] = 33  # pile, card, number
KING_PLACED: Final[i64] = 34  # region
HOME_DRAWN: Final[i64] = 35  # seat, region
CHURCH_DRAWN: Final[i64] = 36  # region
FIRST_DRAWN: Final[i64] = 37  # seat
MODIFIER_DEALT: Final[i64] = 38  # seat, modifier (secret)
MODIFIER_PASSED: Final[i64] = 39  # seat, to, modifier (secret)
BID: Final[i64] = 40  # seat, power card, modifier + 1, total
DUMMY_BID: Final[i64] = 41  # value
DUMMY_PLACED: Final[i64] = 42  # region, number
DUMMY_TOOK: Final[i64] = 43  # pile, card
TURN_BEGAN: Final[i64] = 44  # seat
CARD_TAKEN: Final[i64] = 45  # seat, pile, card
SPECIAL_BEGAN: Final[i64] = 46  # seat, card
SPECIAL_ENDED: Final[i64] = 47  # seat
VETOED: Final[i64] = 48  # seat
DISC_SET: Final[i64] = 49  # seat, region (secret)
DISC_SHOWN: Final[i64] = 50  # seat, region
GENERAL_SCORING: Final[i64] = 51  # round
RANKED: Final[i64] = 52  # place, owner, rank, points, King's bonus, home bonus, caballeros
FRANCE_BONUS: Final[i64] = 53  # owner, points
CONQUERED: Final[i64] = 54
LEFT_CASTILLO: Final[i64] = 55  # seat, to region or court, number, 1 = the Grande too
START_MARKER: Final[i64] = 56  # seat
VETO_EXPIRED: Final[i64] = 57  # seat
GAME_OVER: Final[i64] = 58
TURN_ENDED: Final[i64] = 59  # seat
DUMMY_LEFT: Final[i64] = 60  # number: from the Castillo back to the supply


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    if s.log is not None:
        append(s, kind, a, b, c)


def append(s: State, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Separate from `emit`, which playouts call very often without a log."""
    log = s.log
    assert log is not None
    log.append((kind, a, b, c))
