"""What happened: one tuple a deed, kept only when a log is attached.

The first number says what happened; the rest are explained beside the names. The same numbers name
the steps of a special action, which are announced before they are done (`steps.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core.state import State

# --- steps ---
BEGIN: Final[i64] = 0  # seat: announces the special action of its card
MOVED: Final[i64] = 1  # owner, from spot, to spot
PLACED: Final[i64] = 2  # seat, to spot
RETURNED: Final[i64] = 3  # owner, from spot (or court), number
TOOK: Final[i64] = 4  # seat, number from province to court, 1 = with the Church's extra one
RECALLED: Final[i64] = 5  # seat, from spot: to the court
SCORED: Final[i64] = 6  # place, 1 = first place only, times
KING_MOVED: Final[i64] = 7  # to, from
GRANDE_MOVED: Final[i64] = 8  # seat, to, from
TILE_LAID: Final[i64] = 9  # tile, to, from
RECOVERED: Final[i64] = 10  # seat, card (secret: only the seat sees which; others see its kind)
EVICTING: Final[i64] = 11  # region
REVEALED: Final[i64] = 12  # bits of the seats whose discs are shown
GAINED_VETO: Final[i64] = 13  # seat
FLED: Final[i64] = 14  # owner, from place, to region or court, number
GRANDES_INSIDE: Final[i64] = 15
INFILTRATED: Final[i64] = 16  # seat
SWAPPED: Final[i64] = 17  # seat, where its Grande goes, where the King goes
CHURCH_TAKEN: Final[i64] = 18  # seat
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
DUMMY_LEFT: Final[i64] = 60  # number: from the Castillo to beside the board


def emit(s: State, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    log = s.log
    if log is not None:
        log.append((kind, a, b, c))
