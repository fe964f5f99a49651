"""Moving caballeros and the King's entourage."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core.board import ALL_FRANCE, CASTILLO, FRANCE, GRANADA, REGIONS, SPOTS
from elgrande.core.pieces import (
    caballeros,
    can_enter,
    can_leave,
    owned_by,
    place_of,
    total_at,
)
from elgrande.core.returning import fill_lifts, lift_action, lifted_owner, lifted_spot
from elgrande.core.state import (
    ACTIVE,
    CHURCH,
    CONQUERED,
    KING,
    OLD_KING,
    TOP,
    WAITING,
    State,
    ask,
    pop,
)
from elgrande.core.veto import announce
from elgrande.core.vocabulary import ALL, OF_ABILITY, OF_CHURCH

# --- A move ---
OWN: Final[i64] = 1  # own caballeros left to move
FOREIGN: Final[i64] = 2  # foreign ones left
IN_ALL: Final[i64] = 3  # left in all
REGION: Final[i64] = 4  # 0: from any regions, 1: from one to be chosen, 2 + place: from that one
MOVE_KIND: Final[i64] = 5  # of a card, of the Church's card, or of a modifier's ability
LIFTED: Final[i64] = 6  # the lifting action under way + 1
FAR: Final[i64] = 7  # 1: a caballero has gone far (`move-limits`)


def may_move(s: State, f: i64, owner: i64) -> bool:
    """Whether one more of this owner's caballeros may be moved."""
    v = s.v
    if v[f + IN_ALL] <= 0:
        return False
    if owner == CHURCH and v[f + MOVE_KIND] == OF_CHURCH:
        return True
    return v[f + (OWN if owned_by(s, owner, v[ACTIVE]) else FOREIGN)] > 0


def can_lift(s: State, f: i64, owner: i64) -> i64:
    """Bits of the spots from which one of this owner's caballeros may be taken up."""
    v = s.v
    if not may_move(s, f, owner):
        return 0
    spots = can_leave(s, owner)
    if v[f + REGION] >= 2:  # only from the region chosen
        place = v[f + REGION] - 2
        spots &= ALL_FRANCE if place == FRANCE else 1 << place
    if is_limited(s, f) or owner == CHURCH:  # the others always have somewhere to go
        for spot in range(SPOTS):
            if spots >> spot & 1 and can_drop(s, f, owner, spot) == 0:
                spots &= ~(1 << spot)
    return spots


def can_drop(s: State, f: i64, owner: i64, source: i64) -> i64:
    """Bits of the spots where a caballero taken up at the source may be put down."""
    here = place_of(source)
    spots = can_enter(s, owner) & ~(ALL_FRANCE if here == FRANCE else 1 << here)
    if s.v[f + MOVE_KIND] == OF_ABILITY and s.v[CONQUERED] == 0:
        spots &= ~(1 << GRANADA)  # only special actions of cards lead there
    if is_limited(s, f) and s.v[f + FAR] == 0 and left_in_all(s, f, here) < 3:
        # The first far move costs two extra, more than are left.
        for spot in range(SPOTS):
            if not is_near(s, here, place_of(spot)):
                spots &= ~(1 << spot)
    return spots


def is_limited(s: State, f: i64) -> bool:
    """The variant `move-limits` restricts special actions; an ability is not one."""
    return s.rules.move_limits and s.v[f + MOVE_KIND] != OF_ABILITY


def is_near(s: State, here: i64, there: i64) -> bool:
    return there == CASTILLO or (s.rules.neighbours[here] >> there & 1) == 1


def left_in_all(s: State, f: i64, here: i64) -> i64:
    """How many moves are left; "all of them" is the number in the chosen region."""
    v = s.v
    if v[f + IN_ALL] != ALL or v[f + REGION] != 1:
        return v[f + IN_ALL]
    left = caballeros(v, here, v[ACTIVE])
    if owned_by(s, CHURCH, v[ACTIVE]):
        left += caballeros(v, here, CHURCH)
    return left


def resume_move(s: State) -> None:
    v = s.v
    f = v[TOP]
    if v[f + LIFTED] or any_to_lift(s, f):
        ask(v, v[ACTIVE])
    else:
        pop(v)


def any_to_lift(s: State, f: i64) -> bool:
    for owner in range(s.rules.owners):
        if can_lift(s, f, owner):
            return True
    return False


def legal_move(s: State, legal: vec[i64]) -> i64:
    v = s.v
    f = v[TOP]
    n: i64 = 0
    if v[f + LIFTED]:
        lift = v[f + LIFTED] - 1
        spots = can_drop(s, f, lifted_owner(s, lift), lifted_spot(lift))
        return actions.fill(actions.PLACE, spots, legal, 0)
    for owner in range(s.rules.owners):
        n = fill_lifts(owner, can_lift(s, f, owner), legal, n)
    legal[n] = actions.STOP
    return n + 1


def answer_move(s: State, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    if action == actions.STOP:
        pop(v)
    elif action >= actions.LIFT:
        v[f + LIFTED] = action + 1
    else:
        lift = v[f + LIFTED] - 1
        owner = lifted_owner(s, lift)
        source = lifted_spot(lift)
        target = action - actions.PLACE
        here = place_of(source)
        if is_limited(s, f):
            v[f + IN_ALL] = left_in_all(s, f, here)
            if v[f + FAR] == 0 and not is_near(s, here, place_of(target)):
                v[f + FAR] = 1
                v[f + IN_ALL] -= 2
        if owned_by(s, owner, v[ACTIVE]):
            v[f + OWN] -= 1
        else:
            v[f + FOREIGN] -= 1
        v[f + IN_ALL] -= 1
        if v[f + REGION] == 1:
            v[f + REGION] = 2 + here
        v[f + LIFTED] = 0
        announce(s, events.MOVED, owner, source, target)


# --- The entourage ---
FOLLOWERS: Final[i64] = 1  # how many still follow the King


def resume_entourage(s: State) -> None:
    v = s.v
    f = v[TOP]
    # Nothing leaves the Castillo, and abroad there are no caballeros.
    if v[f + FOLLOWERS] > 0 and v[OLD_KING] < REGIONS and total_at(v, v[OLD_KING]) > 0:
        ask(v, v[ACTIVE])
    else:
        pop(v)


def legal_entourage(s: State, legal: vec[i64]) -> i64:
    v = s.v
    n: i64 = 0
    for owner in range(s.rules.owners):
        if caballeros(v, v[OLD_KING], owner) > 0:
            legal[n] = lift_action(owner, v[OLD_KING])
            n += 1
    return n


def answer_entourage(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + FOLLOWERS] -= 1
    announce(s, events.MOVED, lifted_owner(s, action), lifted_spot(action), v[KING])
