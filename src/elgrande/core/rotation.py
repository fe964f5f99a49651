"""The same position with the seats renamed clockwise: seat `by` becomes seat 0.

The rules depend on no seat number, only on the clockwise order. So a rotated game continues in the
same way, and a bot that always thinks as seat 0 favours no seat. The dummy and the Church come
after the players and keep their numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import PLACES, REGIONS
from elgrande.core.discs import SETTERS
from elgrande.core.moving import LIFTED
from elgrande.core.nobility import WHOSE
from elgrande.core.returning import SERVED
from elgrande.core.round import BIDDER
from elgrande.core.rules import PILES
from elgrande.core.state import (
    ACTIVE,
    ALLOWED,
    CABALLEROS,
    CHANCE,
    COURT,
    FINISHED,
    FIRST,
    FRAME,
    FRAMES,
    KEEPER,
    ORDER,
    OWNERS,
    SEATS,
    SPACE,
    TAKER,
    TOP,
    VETO_OWNER,
    WAITING,
    State,
    clone,
)
from elgrande.core.turn import SEAT
from elgrande.core.veto import KIND, LET_PASS

SPACES: Final[i64] = 3  # of France


def rotated_seat(seat: i64, by: i64, players: i64) -> i64:
    return (seat - by) % players if 0 <= seat < players else seat


def rotated_bits(seats: i64, by: i64, players: i64) -> i64:
    found = seats >> players << players  # the dummy may be among them
    for seat in range(players):
        if seats >> seat & 1:
            found |= 1 << rotated_seat(seat, by, players)
    return found


def rotated_action(action: i64, by: i64, players: i64) -> i64:
    """The same answer after the seats are renamed: lifts and Grandes name an owner."""
    if actions.LIFT <= action < actions.LIFT_FRANCE:
        lift = action - actions.LIFT
        owner = rotated_seat(lift // REGIONS, by, players)
        return actions.LIFT + owner * REGIONS + lift % REGIONS
    if actions.GRANDE_OF <= action < actions.GRANDE_TO:
        return actions.GRANDE_OF + rotated_seat(action - actions.GRANDE_OF, by, players)
    return action


def rotated(s: State, by: i64) -> State:
    """A copy in which seat `by` is seat 0 and the others follow clockwise."""
    t = clone(s)
    players = s.rules.players
    by = by % players
    if by == 0:
        return t
    u = s.v
    v = t.v
    for seat in range(players):
        to = rotated_seat(seat, by, players)
        for place in range(PLACES):
            v[CABALLEROS + place * OWNERS + to] = u[CABALLEROS + place * OWNERS + seat]
        for block in range(COURT, ORDER, SEATS):
            v[block + to] = u[block + seat]
    for place in range(s.rules.ranked):
        v[ORDER + place] = rotated_seat(u[ORDER + place], by, players)
    for pile in range(PILES):
        rotate_owner(v, TAKER + pile, by, players)
    for slot in range(i64(2)):
        rotate_owner(v, VETO_OWNER + slot, by, players)
    for space in range(SPACES):
        rotate_owner(v, SPACE + space, by, players)
    rotate_owner(v, KEEPER, by, players)
    v[FIRST] = rotated_seat(u[FIRST], by, players)
    v[ACTIVE] = rotated_seat(u[ACTIVE], by, players)
    v[ALLOWED] = rotated_bits(u[ALLOWED], by, players)
    if u[WAITING] != CHANCE and u[WAITING] != FINISHED:
        v[WAITING] = rotated_bits(u[WAITING], by, players)
    for f in range(FRAMES, v[TOP] + FRAME, FRAME):
        rotate_frame(v, f, by, players)
    return t


def rotate_owner(v: vec[i64], cell: i64, by: i64, players: i64) -> None:
    """A cell that holds a seat + 1, or 0 for none."""
    v[cell] = rotated_seat(v[cell] - 1, by, players) + 1


def rotate_frame(v: vec[i64], f: i64, by: i64, players: i64) -> None:
    kind = v[f]
    if kind == do.BID or kind == do.MODIFY:
        v[f + BIDDER] = rotated_seat(v[f + BIDDER], by, players)
    elif kind == do.TURN:
        v[f + SEAT] = rotated_seat(v[f + SEAT], by, players)
    elif kind == do.SECRET:
        v[f + SETTERS] = rotated_bits(v[f + SETTERS], by, players)
    elif kind == do.RETURN_EACH:
        v[f + SERVED] = rotated_bits(v[f + SERVED], by, players)
    elif kind == do.GRANDE:
        rotate_owner(v, f + WHOSE, by, players)
    elif kind == do.MOVE:
        if v[f + LIFTED]:
            v[f + LIFTED] = rotated_action(v[f + LIFTED] - 1, by, players) + 1
    elif kind == do.STEP:
        v[f + LET_PASS] = rotated_bits(v[f + LET_PASS], by, players)
        step = v[f + KIND]
        if step == events.REVEALED:
            v[f + KIND + 1] = rotated_bits(v[f + KIND + 1], by, players)
        elif events.FIELDS[3 * step] == events.OWNER:
            v[f + KIND + 1] = rotated_seat(v[f + KIND + 1], by, players)
