"""The fixed action space: every answer to every question of every edition is one small integer.

Ranges are disjoint, so an id has one meaning. A caballero on the move takes two ids: it is lifted
(`LIFT`), then put down (`PLACE`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POWER: Final[i64] = 0  # + value - 1                          13
MODIFY: Final[i64] = 13  # + kind * 2 + (1 if subtracted)      16
HAND_OVER: Final[i64] = 29  # + kind of modifier passed left    8
TAKE: Final[i64] = 37  # + caballeros from the province         8
CARD: Final[i64] = 45  # + pile                                 6
PART_PLACE: Final[i64] = 51
PART_SPECIAL: Final[i64] = 52
STOP: Final[i64] = 53  # decline, or do no more
OPTION: Final[i64] = 54  # + 0 or 1: either, or                 2
PLACE: Final[i64] = 56  # + spot                               13
LIFT: Final[i64] = 69  # + owner * 9 + region                  54
LIFT_FRANCE: Final[i64] = 123  # + space of France              3
FROM_COURT: Final[i64] = 126
DISC: Final[i64] = 127  # + region                              9
SCORE: Final[i64] = 136  # + place                             11
EVICT: Final[i64] = 147  # + place                             11
KING: Final[i64] = 158  # + place                              12
GRANDE_OF: Final[i64] = 170  # + seat                           5
GRANDE_TO: Final[i64] = 175  # + region                         9
TILE: Final[i64] = 184  # + tile * 11 + place                  22
RECOVER: Final[i64] = 206  # + value - 1, or 13 + kind         21
ALLOW: Final[i64] = 227
ALLOW_REST: Final[i64] = 228
VETO: Final[i64] = 229
PLAYER_ACTIONS: Final[i64] = 230
DRAW: Final[i64] = 230  # + outcome of chance                  22
ACTIONS: Final[i64] = 252

# The longest list of answers: 57 caballeros to lift, and stopping.
MOST_ANSWERS: Final[i64] = 58
_NO_ANSWERS: Final = vec[i64]([0] * 58)


def fill(first: i64, bits: i64, legal: vec[i64], n: i64) -> i64:
    """Append `first` + the number of each bit set; return the new number of answers.

    It has no branch for each bit: a processor could not predict it.
    """
    while bits:
        legal[n] = first
        n += bits & 1
        bits >>= 1
        first += 1
    return n


def room_for_answers() -> vec[i64]:
    """A new buffer for `fill_legal`."""
    return _NO_ANSWERS[:]
