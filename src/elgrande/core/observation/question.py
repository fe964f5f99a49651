"""The question as a seat may see it: its kind, who is asked, what it is about.

It is written over the rest of an observation, and cleared when another question is asked.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.board import IN_COURT, PLACES
from elgrande.core.discs import NAMES, SETTERS
from elgrande.core.moving import FOLLOWERS, FOREIGN, IN_ALL, LIFTED, OWN, REGION
from elgrande.core.nobility import WHOSE
from elgrande.core.observation import layout
from elgrande.core.observation.numbers import ONE, TENTHS, line_of, mark, tenths
from elgrande.core.pieces import place_of
from elgrande.core.returning import SERVED, STILL, lifted_owner, lifted_spot
from elgrande.core.round import BIDDER, VALUE
from elgrande.core.special import SETTLED, TO_SCORE
from elgrande.core.state import (
    CHANCE,
    CHURCH,
    DISC,
    EVICTED,
    FINISHED,
    FRAME,
    GRANDE,
    SEATS,
    TOP,
    WAITING,
    State,
)
from elgrande.core.turn import FROM_REGIONS, PLACE_LEFT, TAKE_LEFT, church_extra
from elgrande.core.veto import KIND

# The kind of question by kind of frame; -1 if it depends on more than that.
_ASK_OF_FRAME: Final[dict[int, int]] = {
    do.BID: layout.ASK_POWER,
    do.HAND_OVER: layout.ASK_HAND_OVER,
    do.CARD: layout.ASK_CARD,
    do.PARTS: layout.ASK_PART,
    do.PLACING: layout.ASK_PLACE,
    do.PLACE: layout.ASK_PLACE_ANYWHERE,
    do.EITHER: layout.ASK_EITHER,
    do.RETURN_EACH: layout.ASK_RETURN_EACH,
    do.RETURN_CHOICE: layout.ASK_RETURN_CHOICE,
    do.EVICTION: layout.ASK_EVICT,
    do.KING: layout.ASK_KING,
    do.SWAP: layout.ASK_SWAP,
    do.TILE: layout.ASK_TILE,
    do.RECOVER: layout.ASK_RECOVER,
    do.ENTOURAGE: layout.ASK_ENTOURAGE,
    do.STEP: layout.ASK_VETO,
}
ASK_OF_FRAME: Final = vec[i64]([_ASK_OF_FRAME.get(kind, -1) for kind in range(do.OVER + 1)])


# Bits of the questions that write more than `clear_question` clears.
WRITE_MORE: Final[i64] = (
    1 << layout.ASK_MODIFIER
    | 1 << layout.ASK_HAND_OVER
    | 1 << layout.ASK_RETURN_EACH
    | 1 << layout.ASK_SCORE
    | 1 << layout.ASK_SCORE_ORDER
    | 31 << layout.ASK_DISC
    | 1 << layout.ASK_VETO
)


def observe_question(s: State, seat: i64, row: vec[i32], at: i64) -> i64:
    """Write the question; returns its kind, or -1 when the game is over."""
    v = s.v
    if v[WAITING] == FINISHED:
        return -1
    if v[WAITING] == CHANCE:
        row[at + layout.QUESTION + layout.ASK_CHANCE] = ONE
        return layout.ASK_CHANCE
    f = v[TOP]
    kind = v[f]
    asked = ASK_OF_FRAME[kind]
    if kind == do.PLACING or kind == do.PLACE:
        row[at + layout.LEFT + 2] = tenths(v[f + PLACE_LEFT])
    elif kind == do.MOVE:
        asked = layout.ASK_PUT_DOWN if v[f + LIFTED] else layout.ASK_LIFT
        observe_move(s, f, seat, row, at)
    elif kind == do.MODIFY:
        # The power card chosen is shown together with the modifier.
        asked = layout.ASK_MODIFIER if v[f + BIDDER] == seat else layout.ASK_POWER
        if v[f + BIDDER] == seat:
            row[at + layout.SEAT_ROWS + layout.POWER] = TENTHS[v[f + VALUE]]
    elif kind == do.TAKE:
        asked = layout.ASK_RECALL if v[f + FROM_REGIONS] else layout.ASK_TAKE
        row[at + layout.LEFT + 2] = tenths(v[f + TAKE_LEFT] + church_extra(v))
    elif kind == do.RETURN_CHOICE:
        row[at + layout.LEFT + 2] = tenths(v[f + STILL])
    elif kind == do.ENTOURAGE:
        row[at + layout.LEFT + 2] = tenths(v[f + FOLLOWERS])
    elif kind == do.SCORE:
        asked = layout.ASK_SCORE_ORDER if v[f + SETTLED] else layout.ASK_SCORE
        mark(v[f + TO_SCORE], PLACES, row, at + layout.TO_SCORE * layout.COLUMNS)
    elif kind == do.SECRET:
        asked = layout.ASK_DISC + v[f + NAMES]
        observe_discs(s, f, seat, row, at)
    elif kind == do.HAND_OVER:
        mark_seats(s, ~v[WAITING], layout.ANSWERED, seat, row, at)
    elif kind == do.RETURN_EACH:
        mark_seats(s, v[f + SERVED], layout.SERVED, seat, row, at)
    elif kind == do.GRANDE:
        asked = layout.ASK_GRANDE_TO if v[f + WHOSE] else layout.ASK_GRANDE_OF
        if v[f + WHOSE]:
            subject(s, v[f + WHOSE] - 1, seat, row, at)
            row[at + layout.SOURCE * layout.COLUMNS + v[GRANDE + v[f + WHOSE] - 1]] = ONE
    elif kind == do.STEP:
        observe_step(s, f, seat, row, at)
    row[at + layout.QUESTION + asked] = ONE
    return asked


def clear_question(asked: i64, row: vec[i32], at: i64) -> None:
    """Clear what was written about a question of this kind, if it is not one of `WRITE_MORE`."""
    row[at + layout.QUESTION + asked] = 0
    for cell in range(at + layout.LEFT, at + layout.LEFT + 3):
        row[cell] = 0
    if asked == layout.ASK_LIFT or asked == layout.ASK_PUT_DOWN or asked == layout.ASK_GRANDE_TO:
        for cell in range(at + layout.SOURCE * layout.COLUMNS, at + layout.TARGET * layout.COLUMNS):
            row[cell] = 0
        row[at + layout.SUBJECT_CHURCH] = 0
        for slot in range(SEATS):
            row[at + layout.SEAT_ROWS + slot * layout.SEAT + layout.SUBJECT] = 0


def mark_seats(s: State, seats: i64, what: i64, seat: i64, row: vec[i32], at: i64) -> None:
    for owner in range(s.rules.players):
        if seats >> owner & 1:
            row[at + line_of(s, owner, seat) + what] = ONE


def subject(s: State, owner: i64, seat: i64, row: vec[i32], at: i64) -> None:
    """Mark the owner of the piece in question."""
    if owner == CHURCH:
        row[at + layout.SUBJECT_CHURCH] = ONE
    else:
        row[at + line_of(s, owner, seat) + layout.SUBJECT] = ONE


def observe_move(s: State, f: i64, seat: i64, row: vec[i32], at: i64) -> None:
    v = s.v
    row[at + layout.LEFT] = tenths(v[f + OWN])
    row[at + layout.LEFT + 1] = tenths(v[f + FOREIGN])
    row[at + layout.LEFT + 2] = tenths(v[f + IN_ALL])
    if v[f + LIFTED]:
        lift = v[f + LIFTED] - 1
        row[at + layout.SOURCE * layout.COLUMNS + place_of(lifted_spot(lift))] = ONE
        subject(s, lifted_owner(s, lift), seat, row, at)
    elif v[f + REGION] >= 2:
        row[at + layout.SOURCE * layout.COLUMNS + v[f + REGION] - 2] = ONE


def observe_discs(s: State, f: i64, seat: i64, row: vec[i32], at: i64) -> None:
    """All see who has set a disc; only its owner sees the region."""
    v = s.v
    mark_seats(s, v[f + SETTERS] & ~v[WAITING], layout.ANSWERED, seat, row, at)
    if v[f + SETTERS] >> seat & 1 and v[DISC + seat] > 0:
        row[at + layout.OWN_DISC * layout.COLUMNS + v[DISC + seat] - 1] = ONE
    if v[f + NAMES] == do.FLEE:
        row[at + layout.EVICTED * layout.COLUMNS + v[EVICTED]] = ONE


def observe_step(s: State, f: i64, seat: i64, row: vec[i32], at: i64) -> None:
    """The announced step, as far as it is public."""
    v = s.v
    step = v[f + KIND]
    row[at + layout.STEP + step] = ONE
    for i in range(i64(3)):
        observe_field(s, events.FIELDS[3 * step + i], v[f + KIND + 1 + i], seat, row, at)
    if step == events.SCORED and v[f - FRAME] == do.SCORE:
        mark(v[f - FRAME + TO_SCORE], PLACES, row, at + layout.TO_SCORE * layout.COLUMNS)


def observe_field(s: State, field: i64, number: i64, seat: i64, row: vec[i32], at: i64) -> None:
    """One number of an announced step."""
    if field == events.OWNER:
        subject(s, number, seat, row, at)
    elif field == events.FROM_SPOT and number == IN_COURT:
        row[at + layout.FROM_COURT] = ONE
    elif field == events.FROM_SPOT:
        row[at + layout.SOURCE * layout.COLUMNS + place_of(number)] = ONE
    elif field == events.FROM_PLACE and number >= 0:  # a new tile comes from nowhere
        row[at + layout.SOURCE * layout.COLUMNS + number] = ONE
    elif field == events.TO_SPOT:
        row[at + layout.TARGET * layout.COLUMNS + place_of(number)] = ONE
    elif field == events.TO_PLACE:
        row[at + layout.TARGET * layout.COLUMNS + number] = ONE
    elif field == events.NUMBER:
        row[at + layout.STEP_NUMBER] = tenths(number)
    elif field == events.FIRST_ONLY and number == 1:
        row[at + layout.STEP_FIRST] = ONE
    elif field == events.WHICH_TILE:
        row[at + layout.STEP_TILE + number] = ONE
