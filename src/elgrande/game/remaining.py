"""How many caballeros may still be taken, placed, moved or returned at the current question.

The number never exceeds what is possible: court, province and the pieces in reach also limit it. A
veto may end the action early, and `home-advantage` may grant one more afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from elgrande.core import moving, returning, turn
from elgrande.core import vocabulary as do
from elgrande.core.board import AMBASSADOR, PLACES, SPOTS
from elgrande.core.pieces import caballeros, can_enter, can_leave, owned_by, place_of, total_at
from elgrande.core.rules import PILE_ROOM
from elgrande.core.state import (
    ACTIVE,
    CHURCH,
    COURT,
    KING,
    OLD_KING,
    PILE,
    PROVINCE,
    SHOWN,
    State,
    to_move,
)


class Remaining(NamedTuple):
    """The total, and the limits for own and foreign caballeros to move, if the card has them."""

    all: int | None = None
    own: int | None = None
    foreign: int | None = None


def _take(s: State, f: int) -> Remaining:
    v = s.v
    seat = v[ACTIVE]
    if v[f + turn.FROM_REGIONS] == 1:
        return Remaining(min(int(v[f + turn.TAKE_LEFT]), able_to_leave(s, seat)))
    return Remaining(
        min(int(v[f + turn.TAKE_LEFT] + turn.church_extra(v)), int(v[PROVINCE + seat]))
    )


def _part(s: State, f: int) -> Remaining:
    """How many may be placed, if placing is still to come."""
    v = s.v
    if v[f + turn.CAN_PLACE] == 0:
        return Remaining(0)
    number = s.rules.pile_numbers[v[PILE] * PILE_ROOM + v[SHOWN + v[PILE]]]
    return Remaining(min(int(number + turn.church_extra(v)), int(v[COURT + v[ACTIVE]])))


def _place(s: State, f: int) -> Remaining:
    return Remaining(min(int(s.v[f + turn.PLACE_LEFT]), int(s.v[COURT + s.v[ACTIVE]])))


def _return_each(s: State, f: int) -> Remaining:
    """One caballero of each opponent not yet served who has one that can leave."""
    v = s.v
    served = v[f + returning.SERVED]
    return Remaining(
        sum(
            owner != v[ACTIVE] and not served >> owner & 1 and can_leave(s, owner) != 0
            for owner in range(s.rules.ranked)
        )
    )


def _return_choice(s: State, f: int) -> Remaining:
    seat = to_move(s)
    return Remaining(
        min(int(s.v[f + returning.STILL]), int(s.v[COURT + seat]) + able_to_leave(s, seat))
    )


def _entourage(s: State, f: int) -> Remaining:
    return Remaining(min(int(s.v[f + moving.FOLLOWERS]), int(total_at(s.v, s.v[OLD_KING]))))


def able_to_leave(s: State, owner: int) -> int:
    """How many of an owner's caballeros may leave the regions they are in."""
    return sum(
        int(caballeros(s.v, place, owner))
        for place in range(PLACES)
        if s.rules.regions >> place & 1 and place != s.v[KING]
    )


# --- moving ---


def _move(s: State, f: int) -> Remaining:
    """Moves from any regions may repeat a caballero; moves out of one region may not."""
    v = s.v
    places = [place for place in range(PLACES) if s.rules.regions >> place & 1]
    if v[f + moving.REGION] == 0:
        found = _moves(s, f, places, again=True)
    else:
        found = max(_moves(s, f, [place], again=False) for place in places)
    most = v[f + moving.IN_ALL]
    of_any_colour = min(v[f + moving.OWN], v[f + moving.FOREIGN]) >= most
    return (
        Remaining(found.all) if v[f + moving.MOVE_KIND] == do.OF_CHURCH or of_any_colour else found
    )


def _moves(s: State, f: int, places: Sequence[int], again: bool) -> Remaining:
    """The maximum number of moves out of these places, and how many can be own or foreign."""
    v = s.v
    own: list[_Pieces] = []
    foreign: list[_Pieces] = []
    for owner in range(s.rules.owners):
        spots = moving.can_lift(s, f, owner)
        black = owner == CHURCH and v[f + moving.MOVE_KIND] == do.OF_CHURCH
        side = own if black or owned_by(s, owner, v[ACTIVE]) else foreign
        for spot in range(SPOTS):
            if spots >> spot & 1 and place_of(spot) in places:
                number = 1 if spot >= AMBASSADOR else caballeros(v, spot, owner)
                side.append(_Pieces(int(number), near=can_stay_near(s, owner, spot)))
    in_all = min(int(moving.left_in_all(s, f, place)) for place in places)
    of_own = in_all if v[f + moving.MOVE_KIND] == do.OF_CHURCH else int(v[f + moving.OWN])
    of_foreign = int(v[f + moving.FOREIGN])

    def moves(pieces: list[_Pieces], most: int) -> int:
        return most if pieces and again else min(most, sum(each.number for each in pieces))

    def moves_in_all(in_all: int, near: bool) -> int:
        sides = ((own, of_own), (foreign, of_foreign))
        return min(
            in_all,
            sum(moves([each for each in p if each.near or not near], most) for p, most in sides),
        )

    total = moves_in_all(in_all, near=False)
    if moving.is_limited(s, f) and v[f + moving.FAR] == 0:  # a far move costs two of the moves
        total = max(moves_in_all(in_all, near=True), moves_in_all(in_all - 2, near=False))
    return Remaining(total, min(total, moves(own, of_own)), min(total, moves(foreign, of_foreign)))


class _Pieces(NamedTuple):
    """Caballeros of one owner in one place that may be moved."""

    number: int
    near: bool  # they can move to a neighbour


def can_stay_near(s: State, owner: int, spot: int) -> bool:
    here = place_of(spot)
    return any(
        can_enter(s, owner) >> target & 1 and moving.is_near(s, here, place_of(target))
        for target in range(SPOTS)
        if place_of(target) != here
    )


# By question; the others have no such number.
COUNTS: Final[dict[int, Callable[[State, int], Remaining]]] = {
    int(do.TAKE): _take,
    int(do.PARTS): _part,
    int(do.PLACING): _place,
    int(do.PLACE): _place,
    int(do.MOVE): _move,
    int(do.RETURN_EACH): _return_each,
    int(do.RETURN_CHOICE): _return_choice,
    int(do.ENTOURAGE): _entourage,
}
