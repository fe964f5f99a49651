"""Scoring: majorities, ties, bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, FRANCE, GRANADA, PLACES, TILES
from elgrande.core.events import emit
from elgrande.core.pieces import caballeros, regions_by_count
from elgrande.core.state import (
    CABALLEROS,
    CHURCH,
    CONQUERED,
    DISC,
    GRANDE,
    KEEPER,
    KING,
    OWNERS,
    POINTS,
    SPACE,
    TILE,
    State,
    clone,
    first_bit,
)

KINGS_BONUS: Final[i64] = 2
HOME_BONUS: Final[i64] = 2
MORE_THAN_ALL: Final[i64] = 1000  # caballeros


def influence(s: State, place: i64, owner: i64) -> i64:
    """What counts for an owner in a place."""
    v = s.v
    number = caballeros(v, place, owner)
    if s.rules.home_advantage and is_home(s, place, owner):
        number += 1
    if v[KEEPER] == owner + 1:
        number += caballeros(v, place, CHURCH)
    return number


def value_row(s: State, place: i64) -> i64:
    """The row of the value table in force: the place's own, or that of the tile on it."""
    for tile in range(TILES):
        if s.v[TILE + tile] == place:
            return PLACES + tile
    return place


def next_group(s: State, place: i64, below: i64) -> i64:
    """Bits of the owners with the most caballeros in a place, of those with fewer than `below`."""
    v = s.v
    plain = s.rules.plain_majorities
    here = CABALLEROS + place * OWNERS
    best: i64 = 1
    group: i64 = 0
    for owner in range(s.rules.ranked):
        number = v[here + owner] if plain else influence(s, place, owner)
        # Masks, all bits set or none, instead of branches that no processor can guess.
        number &= number - below >> 63
        more = best - number >> 63
        as_many = (number ^ best) - 1 >> 63
        group = group & ~more | (more | as_many) & 1 << owner
        best += number - best & more
    return group


def score_place(s: State, place: i64, first_only: bool, times: i64) -> None:
    """Pay out one region or the Castillo.

    Players who tie get the points of the rank below. The next group ranks two below them, however
    many tied; with `ties_count_everybody`, it ranks after all players ahead of it.
    """
    v = s.v
    rules = s.rules
    row = value_row(s, place) * 4
    here = CABALLEROS + place * OWNERS
    rank: i64 = 0
    number = MORE_THAN_ALL
    while rank < 3 or s.log is not None:  # the log includes ranks without points
        group = next_group(s, place, number)
        if group == 0:
            break
        leader = first_bit(group)
        number = v[here + leader] if rules.plain_majorities else influence(s, place, leader)
        if group == 1 << leader:
            points = rules.values[row + min(rank, 3)] * times
            kings: i64 = 0
            home: i64 = 0
            if rank == 0 and place == v[KING]:
                kings = KINGS_BONUS * times
            if rank == 0 and is_home(s, place, leader):
                home = HOME_BONUS * times
            pay(s, place, leader, rank, points, kings, home, number)
            rank += 1
        elif not first_only:
            points = rules.values[row + min(rank + 1, 3)] * times
            tied: i64 = 0
            for owner in range(rules.ranked):
                if group >> owner & 1:
                    pay(s, place, owner, rank + 1, points, 0, 0, number)
                    tied += 1
            rank += tied if rules.ties_count_everybody else 2
        if first_only:
            break
    if place == FRANCE:
        pay_spaces(s, times)


def is_home(s: State, place: i64, owner: i64) -> bool:
    return owner < s.rules.players and s.v[GRANDE + owner] == place


def pay_spaces(s: State, times: i64) -> None:
    """Two of the spaces of France earn points whenever it is scored."""
    v = s.v
    for space in range(2):
        owner = v[SPACE + space] - 1
        if 0 <= owner < s.rules.players:
            points = (2 - space) * times
            v[POINTS + owner] += points
            emit(s, events.FRANCE_BONUS, owner, points)


def pay(
    s: State, place: i64, owner: i64, rank: i64, points: i64, kings: i64, home: i64, number: i64
) -> None:
    """Credit a ranking. The dummy holds its place but earns nothing."""
    if owner < s.rules.players:
        s.v[POINTS + owner] += points + kings + home
    else:
        points = 0
        kings = 0
    log = s.log
    if log is not None:
        log.append((events.RANKED, place, owner, rank, points, kings, home, number))


def places_to_score(s: State, selector: i64, argument: i64) -> i64:
    """Bits of the places a scoring card concerns. An unconquered Granada is not scored."""
    if selector == do.THE_CASTILLO:
        return 1 << CASTILLO
    if selector == do.MOST or selector == do.FEWEST:
        return regions_by_count(s, selector == do.MOST)
    regions = s.rules.regions if s.v[CONQUERED] == 1 else s.rules.regions & ~(1 << GRANADA)
    if selector == do.CHOSEN and s.rules.choose_castillo:
        return regions | 1 << CASTILLO
    if selector != do.WORTH:
        return regions
    found: i64 = 0
    values = s.rules.values
    for region in range(PLACES):
        if regions >> region & 1 and argument >> values[value_row(s, region) * 4] & 1:
            found |= 1 << region
    return found


def any_pays(s: State, places: i64, first_only: bool) -> bool:
    """Whether scoring any of these places would bring a player points now."""
    for place in range(PLACES):
        if places >> place & 1 and pays(s, place, first_only):
            return True
    return False


def pays(s: State, place: i64, first_only: bool) -> bool:
    """Whether scoring a place would bring a player points now.

    A sole leader always earns some, leaders who tie if second places pay; the rest is tried out.
    """
    leaders = next_group(s, place, MORE_THAN_ALL)
    if leaders == 0:
        return False
    if leaders & (leaders - 1) == 0 and leaders >> s.rules.players == 0:
        return True
    if leaders & (leaders - 1) and not first_only:
        if s.rules.values[value_row(s, place) * 4 + 1] > 0:
            return True
    trial = clone(s)
    score_place(trial, place, first_only, 1)
    for seat in range(s.rules.players):
        if trial.v[POINTS + seat] != s.v[POINTS + seat]:
            return True
    return False


def named_once(s: State) -> i64:
    """Bits of the regions that exactly one disc names."""
    once: i64 = 0
    more: i64 = 0
    for seat in range(s.rules.players):
        region = s.v[DISC + seat] - 1
        if region >= 0:
            more |= once & 1 << region
            once |= 1 << region
    return once & ~more
