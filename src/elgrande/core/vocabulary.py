"""The effects that cards are made of, and the kinds of frame on the stack of questions.

An effect on a card becomes a frame of the same kind while it is being carried out, so effects and
frames share one numbering.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- effects: what a card can do ---
END: Final[i64] = 0
# Up to `own` own and `foreign` foreign, `total` together; from `one_region`; the kind of move.
MOVE: Final[i64] = 1
PLACE: Final[i64] = 2  # up to n from the court, anywhere; `castillo` allowed
EITHER: Final[i64] = 3  # one of two programs
GAIN_VETO: Final[i64] = 4
COURT_RETURN: Final[i64] = 5  # every opponent: n from court to province
RETURN_EACH: Final[i64] = 6  # you pick one caballero of each opponent
RETURN_CHOICE: Final[i64] = 7  # every opponent picks n own, court or regions
SECRET: Final[i64] = 8  # who sets a disc, to which regions
DISC_RETURN: Final[i64] = 9  # n return from the region on the disc
DISC_SCORE: Final[i64] = 10  # regions named exactly once are scored
DISC_MOVE: Final[i64] = 11  # all move from the evicted region to the one on the disc
EVICTION: Final[i64] = 12  # choose the region to be emptied
SCORE: Final[i64] = 13  # which places (selector, argument), first place only
TILE: Final[i64] = 14
RECOVER: Final[i64] = 15
TAKE: Final[i64] = 16  # up to n from province to court
GRANDE: Final[i64] = 17  # move own / any Grande
KING: Final[i64] = 18  # where to
ENTOURAGE: Final[i64] = 19  # n caballeros follow the King from his old region
GRANDES_INSIDE: Final[i64] = 20  # all Grandes in the King's region go into the Castillo
INFILTRATE: Final[i64] = 21  # this turn's placement may enter the King's region
SWAP: Final[i64] = 22  # King and a Grande change places
TAKE_CHURCH: Final[i64] = 23

ALL: Final[i64] = 30  # all there are

# the kinds of move
OF_CARD: Final[i64] = 0
OF_CHURCH: Final[i64] = 1  # only black caballeros
OF_ABILITY: Final[i64] = 2  # no special action: without `move-limits`, and closed to Granada

# who sets a secret disc, and what it may name
OPPONENTS: Final[i64] = 0
EVERYONE: Final[i64] = 1
IN_CASTILLO: Final[i64] = 2  # those with something in the Castillo, at a general scoring
ANY_REGION: Final[i64] = 0
HAS_ONE: Final[i64] = 1
HAS_TWO: Final[i64] = 2
FLEE: Final[i64] = 3  # any region but the evicted one
LEAVE_CASTILLO: Final[i64] = 4

# which places are scored
CHOSEN: Final[i64] = 0
WORTH: Final[i64] = 1  # argument: mask of first-place values
THE_CASTILLO: Final[i64] = 2
EVERY_REGION: Final[i64] = 3
MOST: Final[i64] = 4
FEWEST: Final[i64] = 5

# where the King goes
ANYWHERE: Final[i64] = 0
NEIGHBOUR: Final[i64] = 1
ABROAD: Final[i64] = 2
BESIDE_CASTILLO: Final[i64] = 3
LEAST: Final[i64] = 4

# --- frames of the game's flow; the top one is the question being asked ---
SETUP: Final[i64] = 32
ROUND: Final[i64] = 33
BID: Final[i64] = 34  # play a power card
MODIFY: Final[i64] = 35  # play a modifier with it
HAND_OVER: Final[i64] = 36  # pass a modifier to the left
TURN: Final[i64] = 37
CARD: Final[i64] = 38  # take an action card
PARTS: Final[i64] = 39  # place first, or the special action first
PLACING: Final[i64] = 40  # the placement of the action card
SPECIAL: Final[i64] = 41  # runs a program
STEP: Final[i64] = 42  # an announced step that can be vetoed
GENERAL: Final[i64] = 43  # general scoring
OVER: Final[i64] = 44
