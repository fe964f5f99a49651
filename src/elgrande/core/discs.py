"""Secret discs: setting, revealing, and what follows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import ALL_REGIONS, CASTILLO, PLACES, REGIONS
from elgrande.core.events import emit
from elgrande.core.pieces import caballeros, christian_regions
from elgrande.core.returning import NUMBER, next_opponent
from elgrande.core.scoring import named_once
from elgrande.core.state import (
    ACTIVE,
    DISC,
    EVICTED,
    GRANDE,
    KING,
    TOP,
    WAITING,
    State,
    ask,
    pop,
    push,
)
from elgrande.core.veto import announce


def may_name(s: State, seat: i64, names: i64) -> i64:
    """Bits of the regions a seat's disc may name. Discs show the nine regions, not France."""
    v = s.v
    if names == do.ANY_REGION:
        return christian_regions(s)
    if names == do.FLEE:
        return ALL_REGIONS & ~(1 << v[EVICTED])
    if names == do.LEAVE_CASTILLO:
        return ALL_REGIONS if s.rules.disc_may_name_king else ALL_REGIONS & ~(1 << v[KING])
    if names == do.HAS_ONE:
        return with_at_least(s, seat, 1)
    pairs = with_at_least(s, seat, 2)
    return with_at_least(s, seat, 1) if pairs == 0 and s.rules.return_two_or_one else pairs


def with_at_least(s: State, seat: i64, number: i64) -> i64:
    """Bits of the regions, except the King's, where a seat has at least this many caballeros."""
    found: i64 = 0
    for region in range(REGIONS):  # a negative number >> 63: all bits set
        found |= (number - 1 - caballeros(s.v, region, seat) >> 63) & 1 << region
    return found & ~(1 << s.v[KING])


def must_set(s: State, seat: i64, who: i64, names: i64) -> bool:
    """Whether a seat has to set its disc at all."""
    v = s.v
    if who == do.OPPONENTS and seat == v[ACTIVE]:
        return False
    if names == do.FLEE:
        return caballeros(v, v[EVICTED], seat) > 0
    if who == do.IN_CASTILLO:
        return caballeros(v, CASTILLO, seat) > 0 or v[GRANDE + seat] == CASTILLO
    return may_name(s, seat, names) != 0


def any_must_set(s: State, who: i64, names: i64) -> bool:
    for seat in range(s.rules.players):
        if must_set(s, seat, who, names):
            return True
    return False


# --- Setting discs ---
WHO: Final[i64] = 1
NAMES: Final[i64] = 2  # what a disc may name
STAGE: Final[i64] = 3
SETTERS: Final[i64] = 4  # bits of those who set one
SHOWN_LATER: Final[i64] = 5  # 1: first the Castillo is scored


def resume_secret(s: State) -> None:
    v = s.v
    f = v[TOP]
    v[f + STAGE] += 1
    if v[f + STAGE] == 1:
        for seat in range(s.rules.players):
            v[DISC + seat] = 0
            if must_set(s, seat, v[f + WHO], v[f + NAMES]):
                v[f + SETTERS] |= 1 << seat
        v[WAITING] = v[f + SETTERS]
    elif v[f + STAGE] == 2 and v[f + SETTERS] and v[f + SHOWN_LATER] == 0:
        announce(s, events.REVEALED, v[f + SETTERS], 0, 0)
    else:
        pop(v)


def legal_secret(s: State, seat: i64, legal: vec[i64]) -> i64:
    return actions.fill(actions.DISC, may_name(s, seat, s.v[s.v[TOP] + NAMES]), legal, 0)


def answer_secret(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[DISC + seat] = action - actions.DISC + 1
    v[WAITING] &= ~(1 << seat)
    emit(s, events.DISC_SET, seat, action - actions.DISC)


# --- What follows ---


def resume_disc_return(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = next_opponent(s, f)
    if seat >= 0 and v[DISC + seat] > 0:
        region = v[DISC + seat] - 1
        number = min(v[f + NUMBER], caballeros(v, region, seat))
        announce(s, events.RETURNED, seat, region, number)


def resume_disc_move(s: State) -> None:
    v = s.v
    seat = next_opponent(s, v[TOP])
    if seat >= 0 and v[DISC + seat] > 0:
        announce(s, events.FLED, seat, v[EVICTED], v[DISC + seat] - 1)


def resume_disc_score(s: State) -> None:
    pop(s.v)
    push(s.v, do.SCORE, do.CHOSEN, 0, 0, 1, named_once(s))


# --- Eviction ---
CHOSEN: Final[i64] = 1  # 1: the region is chosen


def resume_eviction(s: State) -> None:
    v = s.v
    f = v[TOP]
    if v[f + CHOSEN] == 0:
        ask(v, v[ACTIVE])
    else:
        pop(v)


def legal_eviction(s: State, legal: vec[i64]) -> i64:
    n: i64 = 0
    for place in range(PLACES):
        if s.rules.regions >> place & 1 and place != s.v[KING]:
            legal[n] = actions.EVICT + place
            n += 1
    return n


def answer_eviction(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + CHOSEN] = 1
    announce(s, events.EVICTING, action - actions.EVICT, 0, 0)
