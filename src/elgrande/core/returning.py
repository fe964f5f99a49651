"""Sending caballeros back to the province."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core.board import ALL_REGIONS, AMBASSADOR, IN_COURT, REGIONS
from elgrande.core.pieces import can_leave
from elgrande.core.state import ACTIVE, COURT, SPACE, TOP, WAITING, State, ask, pop
from elgrande.core.veto import announce


def lift_action(owner: i64, spot: i64) -> i64:
    """The id of taking up one of the owner's caballeros from a spot."""
    if spot >= AMBASSADOR:
        return actions.LIFT_FRANCE + spot - AMBASSADOR
    return actions.LIFT + owner * REGIONS + spot


def lifted_owner(s: State, action: i64) -> i64:
    if action >= actions.LIFT_FRANCE:
        return s.v[SPACE + action - actions.LIFT_FRANCE] - 1
    return (action - actions.LIFT) // REGIONS


def lifted_spot(action: i64) -> i64:
    if action >= actions.LIFT_FRANCE:
        return AMBASSADOR + action - actions.LIFT_FRANCE
    return (action - actions.LIFT) % REGIONS


def fill_lifts(owner: i64, spots: i64, legal: vec[i64], n: i64) -> i64:
    """Append every way to take up one of the owner's caballeros from one of the spots."""
    n = actions.fill(actions.LIFT + owner * REGIONS, spots & ALL_REGIONS, legal, n)
    return actions.fill(actions.LIFT_FRANCE, spots >> AMBASSADOR, legal, n)


def opponents_in_court(s: State, seat: i64) -> bool:
    """Whether an opponent has caballeros in the court."""
    for other in range(s.rules.players):
        if other != seat and s.v[COURT + other] > 0:
            return True
    return False


def opponents_can_leave(s: State, seat: i64, owners: i64) -> bool:
    """Whether another of the first `owners` has caballeros within reach."""
    for owner in range(owners):
        if owner != seat and can_leave(s, owner):
            return True
    return False


# --- Every opponent returns ---
NUMBER: Final[i64] = 1  # how many each returns
SEEN_TO: Final[i64] = 2  # opponents dealt with


def next_opponent(s: State, f: i64) -> i64:
    """The next opponent clockwise; after the last one, pops the frame and returns -1."""
    v = s.v
    v[f + SEEN_TO] += 1
    if v[f + SEEN_TO] == s.rules.players:
        pop(v)
        return -1
    return (v[ACTIVE] + v[f + SEEN_TO]) % s.rules.players


def resume_court_return(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = next_opponent(s, f)
    if seat >= 0 and v[COURT + seat] > 0:
        announce(s, events.RETURNED, seat, IN_COURT, min(v[f + NUMBER], v[COURT + seat]))


# --- One of each opponent ---
SERVED: Final[i64] = 1  # bits of the opponents who returned one
ENDED: Final[i64] = 2  # 1: the player stopped


def resume_return_each(s: State) -> None:
    v = s.v
    f = v[TOP]
    if v[f + ENDED] == 0:
        for owner in range(s.rules.ranked):  # the dummy is an opponent too
            if owner != v[ACTIVE] and not v[f + SERVED] >> owner & 1 and can_leave(s, owner):
                ask(v, v[ACTIVE])
                return
    pop(v)


def legal_return_each(s: State, legal: vec[i64]) -> i64:
    v = s.v
    n: i64 = 0
    for owner in range(s.rules.ranked):
        if owner != v[ACTIVE] and not v[v[TOP] + SERVED] >> owner & 1:
            n = fill_lifts(owner, can_leave(s, owner), legal, n)
    if not s.rules.must_return_each:
        legal[n] = actions.STOP
        n += 1
    return n


def answer_return_each(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    if action == actions.STOP:
        v[v[TOP] + ENDED] = 1
        return
    owner = lifted_owner(s, action)
    v[v[TOP] + SERVED] |= 1 << owner
    announce(s, events.RETURNED, owner, lifted_spot(action), 1)


# --- Every opponent chooses ---
STILL: Final[i64] = 3  # how many the current opponent must still return


def resume_return_choice(s: State) -> None:
    v = s.v
    f = v[TOP]
    players = s.rules.players
    while True:
        seat = (v[ACTIVE] + v[f + SEEN_TO]) % players
        if v[f + STILL] > 0 and (v[COURT + seat] > 0 or can_leave(s, seat) != 0):
            ask(v, seat)
            return
        v[f + SEEN_TO] += 1
        v[f + STILL] = v[f + NUMBER]
        if v[f + SEEN_TO] == players:
            pop(v)
            return


def legal_return_choice(s: State, seat: i64, legal: vec[i64]) -> i64:
    n = fill_lifts(seat, can_leave(s, seat), legal, 0)
    if s.v[COURT + seat] > 0:
        legal[n] = actions.FROM_COURT
        n += 1
    return n


def answer_return_choice(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + STILL] -= 1
    if action == actions.FROM_COURT:
        announce(s, events.RETURNED, seat, IN_COURT, 1)
    else:
        announce(s, events.RETURNED, seat, lifted_spot(action), 1)
