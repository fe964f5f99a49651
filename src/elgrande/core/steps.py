"""The steps of special actions: `perform` carries one out.

A step is announced first (`veto.py`). The question that led to it has made sure that it is legal.
`events.py` says what its numbers mean.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import events
from elgrande.core.board import CASTILLO, IN_COURT, PLACES
from elgrande.core.events import emit
from elgrande.core.hands import take_back
from elgrande.core.pieces import add, remove, remove_all
from elgrande.core.scoring import score_place
from elgrande.core.state import (
    CABALLEROS,
    COURT,
    DISC,
    EVICTED,
    EXTRA_USED,
    GRANDE,
    INFILTRATION,
    KEEPER,
    KING,
    OLD_KING,
    OWNERS,
    PROVINCE,
    ROUND,
    TILE,
    VETO_OWNER,
    VETO_UNTIL,
    VETOES,
    State,
)


def perform(s: State, step: i64, a: i64, b: i64, c: i64) -> None:
    """Do a step and log it. Steps whose event has more than three numbers log themselves."""
    if step == events.BEGIN:  # which changes nothing by itself
        return
    if step == events.SCORED:
        emit(s, step, a, b, c)
        score_place(s, a, b == 1, c)
    elif step == events.FLED:
        flee(s, a, b, c)
    elif step == events.GRANDES_INSIDE:
        send_grandes_inside(s)
    elif step == events.REVEALED:
        emit(s, step, a, b, c)
        show_discs(s)
    else:
        change(s.v, step, a, b, c)
        emit(s, step, a, b, c)


def change(v: vec[i64], step: i64, a: i64, b: i64, c: i64) -> None:
    """Carry out a step that its own event describes completely."""
    if step == events.MOVED:
        move(v, a, b, c)
    elif step == events.PLACED:
        place(v, a, b)
    elif step == events.RETURNED:
        send_back(v, a, b, c)
    elif step == events.TOOK:
        take(v, a, b, c)
    elif step == events.RECALLED:
        recall(v, a, b)
    elif step == events.KING_MOVED:
        move_king(v, a)
    elif step == events.GRANDE_MOVED:
        v[GRANDE + a] = b
    elif step == events.SWAPPED:
        v[GRANDE + a] = b
        move_king(v, c)
    elif step == events.TILE_LAID:
        v[TILE + a] = b
    elif step == events.RECOVERED:
        take_back(v, a, b)
    elif step == events.EVICTING:
        v[EVICTED] = a
    elif step == events.GAINED_VETO:
        gain_veto(v, a)
    elif step == events.INFILTRATED:
        v[INFILTRATION] = 1
    else:  # CHURCH_TAKEN
        v[KEEPER] = a + 1


# --- caballeros ---


def move(v: vec[i64], owner: i64, source: i64, target: i64) -> None:
    remove(v, source, owner)
    add(v, target, owner)


def place(v: vec[i64], seat: i64, target: i64) -> None:
    v[COURT + seat] -= 1
    add(v, target, seat)


def send_back(v: vec[i64], owner: i64, source: i64, number: i64) -> None:
    if source == IN_COURT:
        v[COURT + owner] -= number
    elif number == 1:
        remove(v, source, owner)
    else:
        v[CABALLEROS + source * OWNERS + owner] -= number
    v[PROVINCE + owner] += number


def take(v: vec[i64], seat: i64, number: i64, with_extra: i64) -> None:
    v[PROVINCE + seat] -= number
    v[COURT + seat] += number
    v[EXTRA_USED] |= with_extra


def recall(v: vec[i64], seat: i64, source: i64) -> None:
    remove(v, source, seat)
    v[COURT + seat] += 1


def flee(s: State, owner: i64, place: i64, region: i64) -> None:
    """All of an owner's caballeros leave a place; the King's region sends them to the court."""
    v = s.v
    number = remove_all(v, place, owner)
    if region == v[KING]:
        v[COURT + owner] += number
        region = IN_COURT
    else:
        v[CABALLEROS + region * OWNERS + owner] += number
    log = s.log
    if log is not None:
        log.append((events.FLED, owner, place, region, number))


# --- King, Grandes, vetoes, discs ---


def move_king(v: vec[i64], target: i64) -> None:
    v[OLD_KING] = v[KING]
    v[KING] = target


def send_grandes_inside(s: State) -> None:
    """Competition: every Grande in the King's region goes into the Castillo."""
    v = s.v
    for seat in range(s.rules.players):
        if v[GRANDE + seat] == v[KING]:
            v[GRANDE + seat] = CASTILLO
            emit(s, events.GRANDE_MOVED, seat, CASTILLO, v[KING])


def gain_veto(v: vec[i64], seat: i64) -> None:
    slot: i64 = 0 if v[VETO_OWNER] == 0 else 1
    v[VETO_OWNER + slot] = seat + 1
    v[VETO_UNTIL + slot] = v[ROUND] + 1
    v[VETOES] += 1


def show_discs(s: State) -> None:
    for seat in range(s.rules.players):
        if s.v[DISC + seat] > 0:
            emit(s, events.DISC_SHOWN, seat, s.v[DISC + seat] - 1)


def pieces_of(s: State, owner: i64) -> i64:
    """All caballeros of a colour, wherever they are: always thirty."""
    total: i64 = 0
    for place in range(PLACES):
        total += s.v[CABALLEROS + place * OWNERS + owner]
    if owner < s.rules.ranked:
        total += s.v[PROVINCE + owner]
    if owner < s.rules.players:
        total += s.v[COURT + owner]
    return total
