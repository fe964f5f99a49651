"""Where pieces stand and where they may go: the King's taboo, the Castillo, Granada and France."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.board import (
    ALL_REGIONS,
    AMBASSADOR,
    CASTILLO,
    FRANCE,
    GRANADA,
    PLACES,
    REGIONS,
)
from elgrande.core.state import (
    CABALLEROS,
    CHURCH,
    CONQUERED,
    GRANDE,
    INFILTRATION,
    KEEPER,
    KING,
    OWNERS,
    SPACE,
    State,
)


def place_of(spot: i64) -> i64:
    return FRANCE if spot >= AMBASSADOR else spot


def caballeros(v: vec[i64], place: i64, owner: i64) -> i64:
    return v[CABALLEROS + place * OWNERS + owner]


def total_at(v: vec[i64], place: i64) -> i64:
    """All caballeros in a place, of every owner."""
    total: i64 = 0
    base = CABALLEROS + place * OWNERS
    for owner in range(OWNERS):
        total += v[base + owner]
    return total


def add(v: vec[i64], spot: i64, owner: i64) -> None:
    if spot >= AMBASSADOR:
        v[SPACE + spot - AMBASSADOR] = owner + 1
        v[CABALLEROS + FRANCE * OWNERS + owner] += 1
    else:
        v[CABALLEROS + spot * OWNERS + owner] += 1


def remove(v: vec[i64], spot: i64, owner: i64) -> None:
    if spot >= AMBASSADOR:
        v[SPACE + spot - AMBASSADOR] = 0
        v[CABALLEROS + FRANCE * OWNERS + owner] -= 1
    else:
        v[CABALLEROS + spot * OWNERS + owner] -= 1


def remove_all(v: vec[i64], place: i64, owner: i64) -> i64:
    """Remove all caballeros of an owner from a place; return how many."""
    cell = CABALLEROS + place * OWNERS + owner
    number = v[cell]
    v[cell] = 0
    if place == FRANCE:
        for space in range(3):
            if v[SPACE + space] == owner + 1:
                v[SPACE + space] = 0
    return number


# Functions that return places return masks: one bit per spot.


def france_spaces(s: State, owner: i64) -> i64:
    """The spaces of France an owner stands on; for owner -1 the vacant ones."""
    spaces: i64 = 0
    if s.rules.france:
        for space in range(3):
            if s.v[SPACE + space] == owner + 1:
                spaces |= 1 << (AMBASSADOR + space)
    return spaces


def can_leave(s: State, owner: i64) -> i64:
    """Where the owner has caballeros that may leave: not the Castillo, not the King's region."""
    v = s.v
    spots: i64 = 0
    for region in range(REGIONS):  # -number >> 63: all bits set where there are any
        spots |= (-v[CABALLEROS + region * OWNERS + owner] >> 63) & 1 << region
    spots &= ~(1 << v[KING])
    return spots | france_spaces(s, owner) if s.rules.france else spots


def can_enter(s: State, owner: i64) -> i64:
    """Where one of the owner's caballeros on the move may be put down."""
    v = s.v
    spots: i64 = ALL_REGIONS & ~(1 << v[KING])
    if owner == CHURCH:  # never in the Castillo, in France or in an unconquered Granada
        return spots if v[CONQUERED] == 1 else spots & ~(1 << GRANADA)
    if v[KING] != CASTILLO:
        spots |= 1 << CASTILLO
    return spots | france_spaces(s, -1)


def open_to_court(s: State) -> i64:
    """Where a card may place a caballero from the court: not only next to the King."""
    spots = can_enter(s, 0)
    return spots if s.v[CONQUERED] == 1 else spots & ~(1 << GRANADA)


def open_to_placement(s: State) -> i64:
    """The normal placement: neighbours of the King's region, and the Castillo."""
    if s.rules.plain_board:
        return s.rules.neighbours[s.v[KING]] | 1 << CASTILLO
    return open_with_exceptions(s)


def open_with_exceptions(s: State) -> i64:
    """The same with France, Granada or New Regency."""
    v = s.v
    king = v[KING]
    neighbours = s.rules.neighbours[king]
    spots: i64 = neighbours & ALL_REGIONS
    if v[CONQUERED] == 0:
        spots &= ~(1 << GRANADA)
    if king != CASTILLO:
        spots |= 1 << CASTILLO
    if neighbours >> FRANCE & 1:
        spots |= france_spaces(s, -1)
    if v[INFILTRATION] == 1 and king <= CASTILLO:
        spots |= 1 << king  # New Regency: Infiltration lifts the taboo for this turn's placement
    return spots


def owned_by(s: State, owner: i64, seat: i64) -> bool:
    """Whether a caballero counts as the seat's own; the Church's keeper owns the black ones."""
    return owner == seat or (owner == CHURCH and s.v[KEEPER] == seat + 1)


def is_christian(s: State, region: i64) -> bool:
    """False for an unconquered Granada, which no King or Grande enters and no card scores."""
    return region != GRANADA or s.v[CONQUERED] == 1


def christian_regions(s: State) -> i64:
    """Bits of the nine regions, without an unconquered Granada."""
    return ALL_REGIONS if s.v[CONQUERED] == 1 else ALL_REGIONS & ~(1 << GRANADA)


def grande_can_leave(s: State, seat: i64) -> bool:
    here = s.v[GRANDE + seat]
    return here < REGIONS and here != s.v[KING]


def regions_by_count(s: State, most: bool) -> i64:
    """Bits of the regions with the most (or fewest, but some) caballeros; several if they tie."""
    v = s.v
    best: i64 = 0
    found: i64 = 0
    for region in range(PLACES):
        if not s.rules.regions >> region & 1 or not is_christian(s, region):
            continue
        total = total_at(v, region)
        if total == 0:
            continue
        if found == 0 or (total > best if most else total < best):
            best = total
            found = 1 << region
        elif total == best:
            found |= 1 << region
    return found
