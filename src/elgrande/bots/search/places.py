"""What the places are worth to a seat, as a layer of units that is the same for all places.

The features of `features.py` sum over the regions before the net sees them. Here every place has
inputs of its own, and the net learns what to sum: the units of a seat, added up over all places.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.evaluate import (
    counts_in_scoring,
    rounds_to_scoring,
    scorings_after,
    turns_left_in_round,
)
from elgrande.bots.search.lanes import LANES, add_inputs, groups_of, in_lanes
from elgrande.core.board import CASTILLO, PLACES
from elgrande.core.scoring import influence, value_row
from elgrande.core.state import CABALLEROS, GRANDE, KING, OWNERS, SEATS, State

# --- inputs that all seats share ---
ANY: Final[i64] = 0  # 1 for every place
VALUES: Final[i64] = 1  # what the first three ranks pay
KING_HERE: Final[i64] = 4
NEAR_KING: Final[i64] = 5
IS_CASTILLO: Final[i64] = 6
TIME: Final[i64] = 7  # rounds to the next general scoring
SCORINGS_AFTER: Final[i64] = 8
SHARED: Final[i64] = 9
# --- inputs of a seat ---
MINE: Final[i64] = 9  # own caballeros
PRESENT: Final[i64] = 10
GRANDE_HERE: Final[i64] = 11
THEIRS: Final[i64] = 12  # caballeros of the three strongest rivals
LEADS: Final[i64] = 15  # over each of them, from -3 to 3
TIED: Final[i64] = 18  # with the first, with the second
PLACE_INPUTS: Final[i64] = 20
SHARE: Final = 0.3  # of the sums: keeps them as small as other features


@final
@mypyc_attr(acyclic=True)
class PlaceLayer:
    """Weights by row: each row is one input's weights for all units."""

    def __init__(self, rows: list[list[float]]) -> None:
        if len(rows) != PLACE_INPUTS:
            raise ValueError(f"places have {PLACE_INPUTS} rows of weights, not {len(rows)}")
        self.units: i64 = len(rows[0])
        self.table: vec[float] = in_lanes(rows)
        self.index: vec[i64] = vec[i64]([0] * PLACE_INPUTS)
        self.value: vec[float] = vec[float]([0.0] * PLACE_INPUTS)
        room = groups_of(self.units) * LANES
        self.none: vec[float] = vec[float]([0.0] * room)
        self.base: vec[float] = vec[float]([0.0] * room)
        self.middle: vec[float] = vec[float]([0.0] * room)
        self.x: vec[float] = vec[float]([0.0] * PLACE_INPUTS)
        self.sums: vec[float] = vec[float]([0.0] * (SEATS * self.units))  # result: by seat

    def judge(self, s: State) -> None:
        """Write the sums of the units over all places into `sums`."""
        players = s.rules.players
        sums = self.sums
        for i in range(players * self.units):
            sums[i] = 0.0
        fill_time(s, self.x)
        for place in range(PLACES):
            if not counts_in_scoring(s, place):
                continue
            fill_place(s, place, self.x)
            self.add(0, SHARED, self.none, self.base)
            for seat in range(players):
                fill_standing(s, place, seat, self.x)
                self.add(SHARED, PLACE_INPUTS, self.base, self.middle)
                for unit in range(self.units):
                    if self.middle[unit] > 0.0:
                        sums[seat * self.units + unit] += SHARE * self.middle[unit]

    def add(self, begin: i64, end: i64, start: vec[float], out: vec[float]) -> None:
        """Add the weights of these inputs to `start`."""
        n: i64 = 0
        for i in range(begin, end):
            if self.x[i] != 0.0:
                self.index[n] = i
                self.value[n] = self.x[i]
                n += 1
        add_inputs(self.table, PLACE_INPUTS, self.index, self.value, 0, n, start, out)


def fill_time(s: State, x: vec[float]) -> None:
    """How far the scorings are away: the same for all places."""
    turns = float(turns_left_in_round(s)) / float(s.rules.ranked)
    x[TIME] = 0.3 * (float(min(2, rounds_to_scoring(s))) + turns)
    x[SCORINGS_AFTER] = 0.5 * float(min(2, max(0, scorings_after(s))))


def fill_place(s: State, place: i64, x: vec[float]) -> None:
    """What the place is to all seats alike."""
    v = s.v
    rules = s.rules
    row = value_row(s, place) * 4
    x[ANY] = 1.0
    for rank in range(i64(3)):
        x[VALUES + rank] = 0.1 * float(rules.values[row + rank])
    x[KING_HERE] = 1.0 if v[KING] == place else 0.0
    near = rules.neighbours[v[KING]] if v[KING] >= 0 else 0
    x[NEAR_KING] = float(near >> place & 1)
    x[IS_CASTILLO] = 1.0 if place == CASTILLO else 0.0


def fill_standing(s: State, place: i64, seat: i64, x: vec[float]) -> None:
    """How the seat stands in the place against its three strongest rivals there."""
    v = s.v
    rules = s.rules
    plain = rules.plain_majorities
    cell = CABALLEROS + place * OWNERS
    mine = v[cell + seat] if plain else influence(s, place, seat)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for owner in range(rules.ranked):
        if owner == seat:
            continue
        number = v[cell + owner] if plain else influence(s, place, owner)
        if number > first:
            third = second
            second = first
            first = number
        elif number > second:
            third = second
            second = number
        elif number > third:
            third = number
    x[MINE] = 0.2 * float(mine)
    x[PRESENT] = 1.0 if mine > 0 else 0.0
    x[GRANDE_HERE] = 1.0 if v[GRANDE + seat] == place else 0.0
    x[THEIRS] = 0.2 * float(first)
    x[THEIRS + 1] = 0.2 * float(second)
    x[THEIRS + 2] = 0.2 * float(third)
    x[LEADS] = bounded(mine - first)
    x[LEADS + 1] = bounded(mine - second)
    x[LEADS + 2] = bounded(mine - third)
    x[TIED] = 1.0 if mine == first else 0.0
    x[TIED + 1] = 1.0 if mine == second else 0.0


def bounded(lead: i64) -> float:
    return 0.33 * float(max(-3, min(3, lead)))


def places_of(s: State) -> list[float]:
    """The inputs of all seats, place by place, as a list for training."""
    x: vec[float] = vec[float]([0.0] * PLACE_INPUTS)
    fill_time(s, x)
    nothing = [0.0] * PLACE_INPUTS
    found: list[float] = []
    for seat in range(SEATS):
        for place in range(PLACES):
            if seat >= s.rules.players or not counts_in_scoring(s, place):
                found.extend(nothing)
                continue
            fill_place(s, place, x)
            fill_standing(s, place, seat, x)
            for i in range(PLACE_INPUTS):
                found.append(float(x[i]))
    return found
