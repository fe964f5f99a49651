"""A turn: take caballeros, take a card, then place and do its special action in either order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, GRANADA
from elgrande.core.events import emit
from elgrande.core.hands import last_modifier
from elgrande.core.pieces import can_leave, open_to_court, open_to_placement, total_at
from elgrande.core.returning import fill_lifts, lifted_spot
from elgrande.core.rules import PILE_ROOM, PILES, SUPPLY
from elgrande.core.special import begin_special, possible
from elgrande.core.state import (
    ACTIVE,
    CONQUERED,
    COURT,
    EXTRA_USED,
    GRANDE,
    INFILTRATION,
    KEEPER,
    PILE,
    POWER,
    PROVINCE,
    SHOWN,
    TAKER,
    TOP,
    TOTAL,
    WAITING,
    State,
    ask,
    pop,
    push,
    shown_card,
)
from elgrande.core.steps import perform, place
from elgrande.core.veto import announce

# --- A turn ---
STAGE: Final[i64] = 1
SEAT: Final[i64] = 2  # whose turn
PLACED: Final[i64] = 3  # 1: has placed
ACTED: Final[i64] = 4  # 1: has done, or declined, the special action
# Its stages.
TAKING: Final[i64] = 0
ABILITY: Final[i64] = 1  # of a power modifier
CHOOSING: Final[i64] = 2  # an action card
USING: Final[i64] = 3  # its two parts, until neither is left


def resume_turn(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = v[f + SEAT]
    stage = v[f + STAGE]
    v[f + STAGE] += 1
    if stage == TAKING:
        v[ACTIVE] = seat
        v[INFILTRATION] = 0
        v[EXTRA_USED] = 0
        emit(s, events.TURN_BEGAN, seat)
        if v[TOTAL + seat] == v[POWER + seat]:
            v[f + STAGE] = CHOOSING
        push(v, do.TAKE, SUPPLY[v[POWER + seat]], 0, 0, 0, 0)
        resume_take(s)
    elif stage == ABILITY:
        begin_special(s, s.rules.abilities[last_modifier(v, seat)], False)
    elif stage == CHOOSING:
        push(v, do.CARD, 0, 0, 0, 0, 0)
        ask(v, seat)
    else:
        v[f + STAGE] = USING
        next_part(s)


def card_program(s: State) -> i64:
    return s.rules.programs[shown_card(s, s.v[PILE])]


def next_part(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = v[f + SEAT]
    can_place = v[f + PLACED] == 0 and v[COURT + seat] > 0
    if v[f + ACTED] == 0 and possible(s, seat, card_program(s), can_place):
        push(v, do.PARTS, 1 if can_place else 0, 0, 0, 0, 0)
        ask(v, seat)
    elif can_place:
        begin_placing(s)
    else:
        end_turn(s)


def begin_placing(s: State) -> None:
    v = s.v
    v[v[TOP] + PLACED] = 1
    number = s.rules.pile_numbers[v[PILE] * PILE_ROOM + v[SHOWN + v[PILE]]]
    push(v, do.PLACING, number + church_extra(v), number, 0, 0, 0)
    resume_placing(s)


def church_extra(v: vec[i64]) -> i64:
    """1 if the active player keeps the Church and has not used this turn's extra caballero."""
    return 1 if v[KEEPER] == v[ACTIVE] + 1 and v[EXTRA_USED] == 0 else 0


def end_turn(s: State) -> None:
    v = s.v
    pop(v)
    emit(s, events.TURN_ENDED, v[ACTIVE])
    if v[CONQUERED] == 0 and total_at(v, GRANADA) >= 12:
        v[CONQUERED] = 1
        emit(s, events.CONQUERED)
        perform(s, events.SCORED, GRANADA, 0, 2)


# --- Taking caballeros ---
TAKE_LEFT: Final[i64] = 1  # how many may be taken
FROM_REGIONS: Final[i64] = 2  # 1: the province has given what it can
OPTIONAL: Final[i64] = 3  # 1: may be declined, even with `must_take`


def resume_take(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = v[ACTIVE]
    if v[f + FROM_REGIONS] == 0:
        if v[f + TAKE_LEFT] + church_extra(v) > 0 and v[PROVINCE + seat] > 0:
            ask(v, seat)
            return
        v[f + FROM_REGIONS] = 1
    if v[f + TAKE_LEFT] > 0 and can_leave(s, seat):
        ask(v, seat)
    else:
        pop(v)


def legal_take(s: State, legal: vec[i64]) -> i64:
    v = s.v
    f = v[TOP]
    n: i64 = 0
    seat = v[ACTIVE]
    if v[f + FROM_REGIONS] == 1:
        n = fill_lifts(seat, can_leave(s, seat), legal, 0)
        legal[n] = actions.STOP
        return n + 1
    most = min(v[f + TAKE_LEFT] + church_extra(v), v[PROVINCE + seat])
    least: i64 = 0
    if s.rules.must_take and v[f + OPTIONAL] == 0:
        least = min(v[f + TAKE_LEFT], v[PROVINCE + seat])
    for number in range(least, most + 1):
        legal[n] = actions.TAKE + number
        n += 1
    return n


def answer_take(s: State, action: i64) -> None:
    v = s.v
    f = v[TOP]
    seat = v[ACTIVE]
    v[WAITING] = 0
    if action == actions.STOP:
        v[f + TAKE_LEFT] = 0
    elif v[f + FROM_REGIONS] == 1:
        v[f + TAKE_LEFT] -= 1
        announce(s, events.RECALLED, seat, lifted_spot(action), 1)
    else:
        number = action - actions.TAKE
        v[f + FROM_REGIONS] = 1
        extra: i64 = 1 if number > v[f + TAKE_LEFT] else 0
        if extra == 1:
            v[f + TAKE_LEFT] = 0
        elif number == v[PROVINCE + seat]:
            v[f + TAKE_LEFT] -= number  # the rest may come from regions
        else:
            v[f + TAKE_LEFT] = 0
        if number > 0:
            announce(s, events.TOOK, seat, number, extra)
    if v[TOP] == f:
        resume_take(s)


# --- taking an action card ---


def legal_card(s: State, legal: vec[i64]) -> i64:
    v = s.v
    n: i64 = 0
    for pile in range(PILES):
        legal[n] = actions.CARD + pile
        n += ~(v[SHOWN + pile] >> 63) & (v[TAKER + pile] - 1 >> 63) & 1
    return n


def answer_card(s: State, seat: i64, action: i64) -> None:
    take_card(s, seat, action)
    next_part(s)


def take_card(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    pop(v)
    pile = action - actions.CARD
    v[PILE] = pile
    v[TAKER + pile] = seat + 1
    emit(s, events.CARD_TAKEN, seat, pile, shown_card(s, pile))


# --- Which part first ---
CAN_PLACE: Final[i64] = 1  # 1: placing is possible too


def legal_parts(s: State, legal: vec[i64]) -> i64:
    legal[0] = actions.PART_SPECIAL
    legal[1] = actions.PART_PLACE if s.v[s.v[TOP] + CAN_PLACE] == 1 else actions.STOP
    return 2


def answer_parts(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    pop(v)
    if action == actions.PART_PLACE:
        begin_placing(s)
        return
    v[v[TOP] + ACTED] = 1
    if action == actions.PART_SPECIAL:
        begin_special(s, card_program(s), True)


# --- Placing ---
PLACE_LEFT: Final[i64] = 1  # how many may be placed
NUMBER: Final[i64] = 2  # the card's own number
STRAYED: Final[i64] = 3  # 1: not all at home
COUNT: Final[i64] = 4  # how many were placed
AT_HOME: Final[i64] = 5  # 1: only one more at home (`home-advantage`)


def resume_placing(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = v[ACTIVE]
    if s.rules.home_advantage and v[f + PLACE_LEFT] == 0:
        grant_one_more_at_home(s, f)
    if v[f + PLACE_LEFT] > 0 and v[COURT + seat] > 0:
        ask(v, seat)
    else:
        pop(v)
        next_part(s)


def grant_one_more_at_home(s: State, f: i64) -> None:
    v = s.v
    home = v[GRANDE + v[ACTIVE]]
    all_at_home = v[f + STRAYED] == 0 and home != CASTILLO  # which is not a region
    if v[f + AT_HOME] == 1 or not all_at_home or v[f + COUNT] < v[f + NUMBER]:
        return
    if open_to_placement(s) >> home & 1:
        v[f + PLACE_LEFT] = 1
        v[f + AT_HOME] = 1


def legal_placing(s: State, legal: vec[i64]) -> i64:
    v = s.v
    spots = open_to_placement(s)
    if v[v[TOP] + AT_HOME] == 1:
        spots &= 1 << v[GRANDE + v[ACTIVE]]
    n = actions.fill(actions.PLACE, spots, legal, 0)
    legal[n] = actions.STOP
    return n + 1


def answer_placing(s: State, seat: i64, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    if action == actions.STOP:
        pop(v)
        next_part(s)
        return
    spot = action - actions.PLACE
    v[f + PLACE_LEFT] -= 1
    if s.rules.home_advantage or s.rules.church:
        v[f + COUNT] += 1
        if spot != v[GRANDE + seat]:
            v[f + STRAYED] = 1
        if v[f + COUNT] == v[f + NUMBER] + 1 and v[f + AT_HOME] == 0:
            v[EXTRA_USED] = 1
    place(v, seat, spot)
    emit(s, events.PLACED, seat, spot, 0)
    resume_placing(s)


# --- Placing by special action ---
CASTILLO_TOO: Final[i64] = 2  # 1: the Castillo is allowed


def resume_extra_placing(s: State) -> None:
    v = s.v
    if v[v[TOP] + PLACE_LEFT] > 0 and v[COURT + v[ACTIVE]] > 0:
        ask(v, v[ACTIVE])
    else:
        pop(v)


def legal_extra_placing(s: State, legal: vec[i64]) -> i64:
    spots = open_to_court(s)
    if s.v[s.v[TOP] + CASTILLO_TOO] == 0:
        spots &= ~(1 << CASTILLO)
    n = actions.fill(actions.PLACE, spots, legal, 0)
    legal[n] = actions.STOP
    return n + 1


def answer_extra_placing(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    if action == actions.STOP:
        pop(v)
        return
    v[v[TOP] + PLACE_LEFT] -= 1
    announce(s, events.PLACED, seat, action - actions.PLACE, 0)
