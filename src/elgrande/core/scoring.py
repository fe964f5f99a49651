"""Scoring: majorities, ties, bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, FRANCE, PLACES, TILES
from elgrande.core.events import emit
from elgrande.core.pieces import caballeros, is_christian, regions_by_count
from elgrande.core.state import (
    CABALLEROS,
    CHURCH,
    DISC,
    GRANDE,
    KEEPER,
    KING,
    OWNERS,
    POINTS,
    SEATS,
    SPACE,
    TILE,
    State,
)

KINGS_BONUS: Final[i64] = 2
HOME_BONUS: Final[i64] = 2


def influence(s: State, place: i64, owner: i64) -> i64:
    """What counts for an owner in a place."""
    v = s.v
    number = caballeros(v, place, owner)
    if s.rules.home_advantage and owner < s.rules.players and v[GRANDE + owner] == place:
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


def score_place(s: State, place: i64, first_only: bool, times: i64) -> None:
    """Pay out one region or the Castillo.

    A group that ties takes the place below. The group after a tie comes two places below it,
    however many tied; where `ties_count_everybody`, it comes after everybody ahead of it.
    """
    v = s.v
    rules = s.rules
    ranked = rules.ranked
    row = value_row(s, place) * 4
    here = CABALLEROS + place * OWNERS
    plain = rules.plain_majorities
    bound: i64 = 1000
    rank: i64 = 0
    while rank < 3 or s.log is not None:  # who ranks without pay is told, when somebody listens
        best: i64 = 0
        tied: i64 = 0
        winner: i64 = 0
        for owner in range(ranked):
            number = v[here + owner] if plain else influence(s, place, owner)
            if number < bound:
                if number > best:
                    best = number
                    tied = 1
                    winner = owner
                elif number == best:
                    tied += 1
        if best == 0:
            break
        if tied == 1:
            kings: i64 = 0
            home: i64 = 0
            if rank == 0:
                if place == v[KING]:
                    kings = KINGS_BONUS * times
                if winner < rules.players and place == v[GRANDE + winner]:
                    home = HOME_BONUS * times
            pay(s, place, winner, rank, rules.values[row + min(rank, 3)] * times, kings, home, best)
        elif not first_only:
            points = rules.values[row + min(rank + 1, 3)] * times
            for owner in range(ranked):
                number = v[here + owner] if plain else influence(s, place, owner)
                if number == best:
                    pay(s, place, owner, rank + 1, points, 0, 0, best)
        if first_only:
            break
        if tied > 1:
            rank += tied if rules.ties_count_everybody else 2
        else:
            rank += 1
        bound = best
    if place == FRANCE:
        for space in range(2):
            owner = v[SPACE + space] - 1
            if 0 <= owner < rules.players:
                v[POINTS + owner] += (2 - space) * times
                emit(s, events.FRANCE_BONUS, owner, (2 - space) * times)


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
    found: i64 = 0
    if selector == do.THE_CASTILLO:
        return 1 << CASTILLO
    if selector == do.MOST or selector == do.FEWEST:
        return regions_by_count(s, selector == do.MOST)
    for region in range(PLACES):
        if s.rules.regions >> region & 1 and is_christian(s, region):
            if selector != do.WORTH or argument >> s.rules.values[value_row(s, region) * 4] & 1:
                found |= 1 << region
    if selector == do.CHOSEN and s.rules.choose_castillo:
        found |= 1 << CASTILLO
    return found


def any_pays(s: State, places: i64, first_only: bool) -> bool:
    """Whether scoring any of these places would bring a player points now."""
    v = s.v
    before = v[POINTS : POINTS + SEATS]
    log = s.log
    s.log = None
    found = False
    for place in range(PLACES):
        if places >> place & 1 and not found:
            score_place(s, place, first_only, 1)
            for seat in range(s.rules.players):
                if v[POINTS + seat] != before[seat]:
                    found = True
                    v[POINTS + seat] = before[seat]
    s.log = log
    return found


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
