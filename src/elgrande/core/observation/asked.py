"""The question as a seat may see it: its kind, who is asked, what it is about."""

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
    TOP,
    WAITING,
    State,
)
from elgrande.core.turn import FROM_REGIONS, PLACE_LEFT, TAKE_LEFT, church_extra
from elgrande.core.veto import KIND

# The kind of question by kind of frame; -1 where more than that decides.
_KINDS: Final[dict[int, int]] = {
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
KINDS: Final = vec[i64]([_KINDS.get(kind, -1) for kind in range(do.OVER + 1)])


def observe_question(s: State, seat: i64, row: vec[i32]) -> None:
    v = s.v
    if v[WAITING] == FINISHED:
        return
    if v[WAITING] == CHANCE:
        row[layout.QUESTION + layout.ASK_CHANCE] = ONE
        return
    f = v[TOP]
    kind = v[f]
    asked = KINDS[kind]
    if kind == do.PLACING or kind == do.PLACE:
        row[layout.LEFT + 2] = tenths(v[f + PLACE_LEFT])
    elif kind == do.MOVE:
        asked = layout.ASK_PUT_DOWN if v[f + LIFTED] else layout.ASK_LIFT
        observe_move(s, f, seat, row)
    elif kind == do.MODIFY:
        # The power card chosen is shown together with the modifier.
        asked = layout.ASK_MODIFIER if v[f + BIDDER] == seat else layout.ASK_POWER
        if v[f + BIDDER] == seat:
            row[layout.SEAT_ROWS + layout.POWER] = TENTHS[v[f + VALUE]]
    elif kind == do.TAKE:
        asked = layout.ASK_RECALL if v[f + FROM_REGIONS] else layout.ASK_TAKE
        row[layout.LEFT + 2] = tenths(v[f + TAKE_LEFT] + church_extra(v))
    elif kind == do.RETURN_CHOICE:
        row[layout.LEFT + 2] = tenths(v[f + STILL])
    elif kind == do.ENTOURAGE:
        row[layout.LEFT + 2] = tenths(v[f + FOLLOWERS])
    elif kind == do.SCORE:
        asked = layout.ASK_SCORE_ORDER if v[f + SETTLED] else layout.ASK_SCORE
        mark(v[f + TO_SCORE], PLACES, row, layout.TO_SCORE * layout.COLUMNS)
    elif kind == do.SECRET:
        asked = layout.ASK_DISC + v[f + NAMES]
        observe_discs(s, f, seat, row)
    elif kind == do.HAND_OVER:
        mark_seats(s, ~v[WAITING], layout.ANSWERED, seat, row)
    elif kind == do.RETURN_EACH:
        mark_seats(s, v[f + SERVED], layout.SERVED, seat, row)
    elif kind == do.GRANDE:
        asked = layout.ASK_GRANDE_TO if v[f + WHOSE] else layout.ASK_GRANDE_OF
        if v[f + WHOSE]:
            subject(s, v[f + WHOSE] - 1, seat, row)
            row[layout.SOURCE * layout.COLUMNS + v[GRANDE + v[f + WHOSE] - 1]] = ONE
    elif kind == do.STEP:
        observe_step(s, f, seat, row)
    row[layout.QUESTION + asked] = ONE


def mark_seats(s: State, seats: i64, what: i64, seat: i64, row: vec[i32]) -> None:
    for owner in range(s.rules.players):
        if seats >> owner & 1:
            row[line_of(s, owner, seat) + what] = ONE


def subject(s: State, owner: i64, seat: i64, row: vec[i32]) -> None:
    """Whose piece it is about."""
    if owner == CHURCH:
        row[layout.SUBJECT_CHURCH] = ONE
    else:
        row[line_of(s, owner, seat) + layout.SUBJECT] = ONE


def observe_move(s: State, f: i64, seat: i64, row: vec[i32]) -> None:
    v = s.v
    row[layout.LEFT] = tenths(v[f + OWN])
    row[layout.LEFT + 1] = tenths(v[f + FOREIGN])
    row[layout.LEFT + 2] = tenths(v[f + IN_ALL])
    if v[f + LIFTED]:
        lift = v[f + LIFTED] - 1
        row[layout.SOURCE * layout.COLUMNS + place_of(lifted_spot(lift))] = ONE
        subject(s, lifted_owner(s, lift), seat, row)
    elif v[f + REGION] >= 2:
        row[layout.SOURCE * layout.COLUMNS + v[f + REGION] - 2] = ONE


def observe_discs(s: State, f: i64, seat: i64, row: vec[i32]) -> None:
    """Who has set a disc is seen by all, to which region only by its owner."""
    v = s.v
    mark_seats(s, v[f + SETTERS] & ~v[WAITING], layout.ANSWERED, seat, row)
    if v[f + SETTERS] >> seat & 1 and v[DISC + seat] > 0:
        row[layout.OWN_DISC * layout.COLUMNS + v[DISC + seat] - 1] = ONE
    if v[f + NAMES] == do.FLEE:
        row[layout.EVICTED * layout.COLUMNS + v[EVICTED]] = ONE


def observe_step(s: State, f: i64, seat: i64, row: vec[i32]) -> None:
    """What is announced. Which card is taken back is not told."""
    v = s.v
    step = v[f + KIND]
    a = v[f + KIND + 1]
    b = v[f + KIND + 2]
    c = v[f + KIND + 3]
    source: i64 = -1
    target: i64 = -1
    owner: i64 = -1
    row[layout.STEP + step] = ONE
    if step == events.MOVED or step == events.FLED:
        owner = a
        source = b
        target = c
    elif step == events.PLACED:
        owner = a
        target = b
    elif step == events.RETURNED or step == events.RECALLED:
        owner = a
        source = b
        row[layout.STEP_NUMBER] = tenths(c if step == events.RETURNED else 1)
    elif step == events.TOOK:
        owner = a
        row[layout.STEP_NUMBER] = tenths(b)
    elif step == events.SCORED:
        target = a
        if b == 1:
            row[layout.STEP_FIRST] = ONE
        if v[f - FRAME] == do.SCORE:
            mark(v[f - FRAME + TO_SCORE], PLACES, row, layout.TO_SCORE * layout.COLUMNS)
    elif step == events.KING_MOVED:
        target = a
        source = b
    elif step == events.GRANDE_MOVED or step == events.SWAPPED:
        owner = a
        target = b
        source = c
    elif step == events.TILE_LAID:
        row[layout.STEP_TILE + a] = ONE
        target = b
        source = c
    elif step == events.EVICTING:
        target = a
    elif step != events.REVEALED and step != events.GRANDES_INSIDE:
        owner = a
    if owner >= 0:
        subject(s, owner, seat, row)
    if source == IN_COURT:
        row[layout.FROM_COURT] = ONE
    elif source >= 0:
        row[layout.SOURCE * layout.COLUMNS + column(source, step)] = ONE
    if target >= 0:
        row[layout.TARGET * layout.COLUMNS + column(target, step)] = ONE


def column(spot: i64, step: i64) -> i64:
    """The King goes to places; caballeros to spots, three of which are in France."""
    return spot if step == events.KING_MOVED else place_of(spot)
