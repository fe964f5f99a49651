"""The King, the Grandes and the tiles: where they may go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import (
    CASTILLO,
    FRANCE,
    NOWHERE,
    PLACES,
    PORTUGAL,
    REGIONS,
    TILES,
)
from elgrande.core.pieces import (
    christian_regions,
    grande_can_leave,
    is_christian,
    regions_by_count,
)
from elgrande.core.state import ACTIVE, GRANDE, KING, TILE, TOP, WAITING, State, ask, first_bit, pop
from elgrande.core.veto import announce

# --- The King ---
WHERE: Final[i64] = 1  # where to
KING_DONE: Final[i64] = 2  # 1: he has moved


def king_targets(s: State, where: i64) -> i64:
    """Bits of the places the King may go to. A player who wants him to stay declines the action."""
    king = s.v[KING]
    if where == do.ABROAD:
        return (1 << FRANCE | 1 << PORTUGAL) & ~(1 << king)
    if where == do.BESIDE_CASTILLO:
        return (1 << CASTILLO) & ~(1 << king)
    if where == do.LEAST:
        least = regions_by_count(s, False)
        return least if s.rules.rulings_0_1 else least & ~(1 << king)
    targets = christian_regions(s) & ~(1 << king)
    return targets & s.rules.neighbours[king] if where == do.NEIGHBOUR else targets


def resume_king(s: State) -> None:
    v = s.v
    f = v[TOP]
    where = v[f + WHERE]
    targets = king_targets(s, where)
    if v[f + KING_DONE] == 1 or targets == 0:
        pop(v)
    elif targets & (targets - 1) or not moves_unasked(s, where):
        ask(v, v[ACTIVE])
    else:
        v[f + KING_DONE] = 1
        announce(s, events.KING_MOVED, first_bit(targets), v[KING], 0)


def moves_unasked(s: State, where: i64) -> bool:
    """Whether a King with only one place to go moves without a question: the card says where."""
    return s.rules.rulings_0_1 or where == do.LEAST or where == do.BESIDE_CASTILLO


def legal_king(s: State, legal: vec[i64]) -> i64:
    return actions.fill(actions.KING, king_targets(s, s.v[s.v[TOP] + WHERE]), legal, 0)


def answer_king(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + KING_DONE] = 1
    announce(s, events.KING_MOVED, action - actions.KING, v[KING], 0)


# --- A Grande ---
ANY_OWNER: Final[i64] = 1  # 1: of any player
OPTIONAL: Final[i64] = 2  # 1: may be left out
WHOSE: Final[i64] = 3  # whose was chosen + 1
GRANDE_DONE: Final[i64] = 4  # 1: it has moved


def can_move_grande(s: State, seat: i64, any_seat: bool) -> bool:
    for owner in range(s.rules.players):
        if (any_seat or owner == seat) and grande_can_leave(s, owner):
            return True
    return False


def fill_grandes(s: State, legal: vec[i64]) -> i64:
    """List the players whose Grande may leave its region; how many there are."""
    n: i64 = 0
    for owner in range(s.rules.players):
        if grande_can_leave(s, owner):
            legal[n] = actions.GRANDE_OF + owner
            n += 1
    return n


def resume_grande(s: State) -> None:
    v = s.v
    f = v[TOP]
    if v[f + ANY_OWNER] == 0:
        v[f + WHOSE] = v[ACTIVE] + 1
    if v[f + GRANDE_DONE] == 1 or not can_move_grande(s, v[ACTIVE], v[f + ANY_OWNER] == 1):
        pop(v)
    else:
        ask(v, v[ACTIVE])


def legal_grande(s: State, legal: vec[i64]) -> i64:
    v = s.v
    f = v[TOP]
    n: i64 = 0
    if v[f + WHOSE] == 0:
        n = fill_grandes(s, legal)
        if v[f + OPTIONAL] == 1:
            legal[n] = actions.STOP
            n += 1
        return n
    here = v[GRANDE + v[f + WHOSE] - 1]
    for region in range(REGIONS):
        if region != here and region != v[KING] and is_christian(s, region):
            legal[n] = actions.GRANDE_TO + region
            n += 1
    return n


def answer_grande(s: State, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    if action == actions.STOP:
        pop(v)
    elif action < actions.GRANDE_TO:
        v[f + WHOSE] = action - actions.GRANDE_OF + 1
    else:
        v[f + GRANDE_DONE] = 1
        seat = v[f + WHOSE] - 1
        announce(s, events.GRANDE_MOVED, seat, action - actions.GRANDE_TO, v[GRANDE + seat])


# --- The King and a Grande change places ---
SWAP_DONE: Final[i64] = 1  # 1: they have changed places


def can_swap(s: State) -> bool:
    return s.v[KING] < REGIONS and can_move_grande(s, 0, True)


def resume_swap(s: State) -> None:
    v = s.v
    if v[v[TOP] + SWAP_DONE] == 1 or not can_swap(s):
        pop(v)
    else:
        ask(v, v[ACTIVE])


def legal_swap(s: State, legal: vec[i64]) -> i64:
    return fill_grandes(s, legal)


def answer_swap(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + SWAP_DONE] = 1
    seat = action - actions.GRANDE_OF
    announce(s, events.SWAPPED, seat, v[KING], v[GRANDE + seat])


# --- A tile ---
TILE_DONE: Final[i64] = 1  # 1: it is laid


def resume_tile(s: State) -> None:
    v = s.v
    if v[v[TOP] + TILE_DONE] == 1:
        pop(v)
    else:
        ask(v, v[ACTIVE])


def legal_tile(s: State, legal: vec[i64]) -> i64:
    """Onto any region or the Castillo without a tile; not into or out of the King's region."""
    v = s.v
    king = v[KING]
    n: i64 = 0
    for tile in range(TILES):
        if v[TILE + tile] != NOWHERE and v[TILE + tile] == king:
            continue
        for place in range(PLACES):
            if place != CASTILLO and not s.rules.regions >> place & 1:
                continue
            if place != king and v[TILE] != place and v[TILE + 1] != place:
                legal[n] = actions.TILE + tile * PLACES + place
                n += 1
    return n


def answer_tile(s: State, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + TILE_DONE] = 1
    code = action - actions.TILE
    tile = code // PLACES
    announce(s, events.TILE_LAID, tile, code % PLACES, v[TILE + tile])
