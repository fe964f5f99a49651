"""The layout of an observation: the offsets of all that a seat may know, in a row of numbers.

A row has three parts. *Planes*: twelve numbers, one per place, for each thing that is somewhere on
the board. *Seats*: a line for each player, the viewer first, then clockwise. *Table*: the rest. The
layout is the same for every edition and number of players; what a game does not have is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- planes: by plane * COLUMNS + place (nine regions, Castillo, France, Portugal) ---
COLUMNS: Final[i64] = 12
CABALLEROS: Final[i64] = 0  # 6 planes: self, others clockwise (then the dummy); sixth the Church
GRANDES: Final[i64] = 6  # 5 planes
KING: Final[i64] = 11
TILES: Final[i64] = 12  # 2 planes: the 8 and the 4
VALUES: Final[i64] = 14  # 3 planes: points for first, second, third place now
BESIDE_KING: Final[i64] = 17  # the regions next to the King
SOURCE: Final[i64] = 18  # what a step, or the caballero taken up, comes from
TARGET: Final[i64] = 19  # where a step goes
TO_SCORE: Final[i64] = 20  # what a card has yet to score
OWN_DISC: Final[i64] = 21  # a secret choice already made
EVICTED: Final[i64] = 22  # the region being emptied
DUMMY_REGIONS: Final[i64] = 23  # what the dummy may still draw
PLANES: Final[i64] = 24

# --- seats: by SEAT_ROWS + slot * SEAT + ... ---
SEAT_ROWS: Final[i64] = 288  # PLANES * COLUMNS
COURT: Final[i64] = 0
PROVINCE: Final[i64] = 1
POINTS: Final[i64] = 2
HAND: Final[i64] = 3  # 13 power cards: 1 in hand, 0 not, 0.5 may have been taken back in secret
TAKEN_BACK: Final[i64] = 16  # secret take-backs not played again since
MODIFIERS: Final[i64] = 17  # modifiers in hand
POWER: Final[i64] = 18  # power card of this round
TOTAL: Final[i64] = 19  # with its modifier
ABILITY: Final[i64] = 20  # 4: the kind of ability of the modifier played
ORDER: Final[i64] = 24  # which turn of this round, 1 is the first
ACTIVE: Final[i64] = 25
FIRST: Final[i64] = 26  # holds the start marker
ASKED: Final[i64] = 27  # must answer now
ANSWERED: Final[i64] = 28  # has made a secret choice that others have not made yet
VETOES: Final[i64] = 29
VETOES_ENDING: Final[i64] = 30  # good until the end of this round only
CHURCH: Final[i64] = 31  # keeps it
ALLOWS: Final[i64] = 32  # lets the rest of this special action pass
SERVED: Final[i64] = 33  # has already lost one to "one of each"
SUBJECT: Final[i64] = 34  # whose piece the step, or the caballero taken up, is
SEAT: Final[i64] = 35

# --- table: offsets in the row ---
CARDS: Final[i64] = 44  # kinds of action card
OPEN_CARDS: Final[i64] = 463  # SEAT_ROWS + 5 * SEAT; by card: lying open, not taken
CARD_IN_USE: Final[i64] = 507
CARDS_LEFT: Final[i64] = 551  # copies not yet revealed
PILES: Final[i64] = 595  # by pile * 6: how many its card places, then who took it
SPACES: Final[i64] = 631  # France, by space * 6: who stands there (sixth: vacant)
DUMMY_CARDS: Final[i64] = 649  # 13 power cards the dummy has not revealed
OWN_MODIFIERS: Final[i64] = 662  # 8 kinds: how many in hand
SEEN_MODIFIERS: Final[i64] = 670  # by seat * 8 + kind: how often it was played openly
PASSED: Final[i64] = 710  # 8 kinds: the one handed to the left
ROUND: Final[i64] = 718  # 9: which round
ROUNDS_LEFT: Final[i64] = 727
SCORING: Final[i64] = 728  # a general scoring follows this round
QUESTION: Final[i64] = 729  # 31 kinds, below
LEFT: Final[i64] = 760  # 3: own, foreign, all that may still be taken, placed, moved, returned
STEP: Final[i64] = 763  # 19 kinds of `events.py`: what is announced
STEP_FIRST: Final[i64] = 782  # first places only
STEP_NUMBER: Final[i64] = 783  # how many caballeros
STEP_TILE: Final[i64] = 784  # 2: which tile
FROM_COURT: Final[i64] = 786
SUBJECT_CHURCH: Final[i64] = 787  # the piece is black
PLACED: Final[i64] = 788  # the placement of this turn is done
SPECIAL_DONE: Final[i64] = 789
CONQUERED: Final[i64] = 790  # Granada is an ordinary region
EXTRA_USED: Final[i64] = 791  # the Church's extra caballero was used this turn
INFILTRATION: Final[i64] = 792  # the placement may enter the King's region
OBSERVATION: Final[i64] = 793

# --- kinds of question ---
ASK_POWER: Final[i64] = 0
ASK_MODIFIER: Final[i64] = 1
ASK_HAND_OVER: Final[i64] = 2
ASK_TAKE: Final[i64] = 3
ASK_RECALL: Final[i64] = 4
ASK_CARD: Final[i64] = 5
ASK_PART: Final[i64] = 6
ASK_PLACE: Final[i64] = 7
ASK_PLACE_ANYWHERE: Final[i64] = 8
ASK_LIFT: Final[i64] = 9
ASK_PUT_DOWN: Final[i64] = 10
ASK_EITHER: Final[i64] = 11
ASK_RETURN_EACH: Final[i64] = 12
ASK_RETURN_CHOICE: Final[i64] = 13
ASK_SCORE: Final[i64] = 14
ASK_SCORE_ORDER: Final[i64] = 15
ASK_DISC: Final[i64] = 16  # 5: score, return, return two, flee, leave the Castillo
ASK_EVICT: Final[i64] = 21
ASK_KING: Final[i64] = 22
ASK_GRANDE_OF: Final[i64] = 23
ASK_GRANDE_TO: Final[i64] = 24
ASK_SWAP: Final[i64] = 25
ASK_TILE: Final[i64] = 26
ASK_RECOVER: Final[i64] = 27
ASK_ENTOURAGE: Final[i64] = 28
ASK_VETO: Final[i64] = 29
ASK_CHANCE: Final[i64] = 30  # no player is asked: a draw is due
