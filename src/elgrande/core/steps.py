"""Steps: the deeds special actions are made of, each announced before it is done.

`perform` does one. What a step may be was settled by the question that led to it.
"""

from __future__ import annotations

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
    v = s.v
    if step == events.MOVED:
        remove(v, b, a)
        add(v, c, a)
    elif step == events.PLACED:
        v[COURT + a] -= 1
        add(v, b, a)
    elif step == events.RETURNED:
        if b == IN_COURT:
            v[COURT + a] -= c
        elif c == 1:
            remove(v, b, a)
        else:
            v[CABALLEROS + b * OWNERS + a] -= c
        v[PROVINCE + a] += c
    elif step == events.TOOK:
        v[PROVINCE + a] -= b
        v[COURT + a] += b
        v[EXTRA_USED] |= c
    elif step == events.RECALLED:
        remove(v, b, a)
        v[COURT + a] += 1
    elif step == events.SCORED:
        emit(s, step, a, b, c)
        score_place(s, a, b == 1, c)
        return
    elif step == events.KING_MOVED:
        v[OLD_KING] = b
        v[KING] = a
    elif step == events.GRANDE_MOVED:
        v[GRANDE + a] = b
    elif step == events.TILE_LAID:
        v[TILE + a] = b
    elif step == events.RECOVERED:
        take_back(v, a, b)
    elif step == events.EVICTING:
        v[EVICTED] = a
    elif step == events.REVEALED:
        emit(s, step, a, b, c)
        for seat in range(s.rules.players):
            if v[DISC + seat] > 0:
                emit(s, events.DISC_SHOWN, seat, v[DISC + seat] - 1)
        return
    elif step == events.GAINED_VETO:
        gain_veto(s, a)
    elif step == events.FLED:
        flee(s, a, b, c)
        return
    elif step == events.GRANDES_INSIDE:
        for seat in range(s.rules.players):
            if v[GRANDE + seat] == v[KING]:
                v[GRANDE + seat] = CASTILLO
                emit(s, events.GRANDE_MOVED, seat, CASTILLO, v[KING])
        return
    elif step == events.INFILTRATED:
        v[INFILTRATION] = 1
    elif step == events.SWAPPED:
        v[OLD_KING] = b
        v[KING] = c
        v[GRANDE + a] = b
    elif step == events.CHURCH_TAKEN:
        v[KEEPER] = a + 1
    elif step == events.BEGIN:
        return  # nobody objected
    emit(s, step, a, b, c)


def gain_veto(s: State, seat: i64) -> None:
    v = s.v
    slot: i64 = 0 if v[VETO_OWNER] == 0 else 1
    v[VETO_OWNER + slot] = seat + 1
    v[VETO_UNTIL + slot] = v[ROUND] + 1
    v[VETOES] += 1


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
