"""Points of a tournament, tie-breaks, and the standing that follows from them. Pure.

A player gets a point for every opponent left behind at a table, and half a point for one who
shares the place. At a table of another size than the tournament's, the points are scaled: to beat
all others is worth the same everywhere. So is a bye: what the middle of a table is worth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from elgrande.server.tournaments.pairing import RoundPairing, Seats

FULL: Final = 24  # units for beating all others: divisible for any place at a table of 2 to 5
BYE: Final = FULL // 2


class Outcome(Struct, frozen=True):
    """How a table ended: places from 1, ties shared, and points of the game, by seat.

    A table that was closed, or deleted, has neither: it counts as a bye.
    """

    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


class RoundTable(Struct, frozen=True):
    """A table of a round, by the id of its game. `outcome` is None while the game goes on."""

    table: str
    seats: Seats
    outcome: Outcome | None = None


class Round(Struct, frozen=True):
    tables: tuple[RoundTable, ...]
    byes: tuple[str, ...]
    began: float = 0.0

    @property
    def pairing(self) -> RoundPairing:
        return RoundPairing(tuple(table.seats for table in self.tables), self.byes)

    @property
    def players(self) -> set[str]:
        """Those at its tables, and those who rest."""
        seated = {player for table in self.tables for player in table.seats if player is not None}
        return seated.union(self.byes)

    @property
    def is_over(self) -> bool:
        return all(table.outcome is not None for table in self.tables)


class Standing(Struct, frozen=True, kw_only=True):
    """A line of the table. Ties in `units` are broken by wins, opponents and margin, in this order.

    `opponents` is the mean of the units of all people met, `margin` how many points of the game
    more than the mean of the table a player got, in all.
    """

    player: str
    place: int
    units: int
    wins: int
    opponents: Fraction
    margin: Fraction


def units_of(outcome: Outcome, seat: int) -> int:
    """Units for the place of this seat."""
    if not outcome.places:
        return BYE
    others = len(outcome.places) - 1
    mine = outcome.places[seat]
    beaten = sum(place > mine for place in outcome.places)
    shared = outcome.places.count(mine) - 1
    return (2 * beaten + shared) * FULL // (2 * others)


def standings(players: Sequence[str], rounds: Sequence[Round]) -> list[Standing]:
    """All players, best first. Games that go on do not count yet."""
    units: defaultdict[str, int] = defaultdict(int)
    wins: defaultdict[str, int] = defaultdict(int)
    margin: defaultdict[str, Fraction] = defaultdict(Fraction)
    met: defaultdict[str, list[str]] = defaultdict(list)
    for round_ in rounds:
        for rests in round_.byes:
            units[rests] += BYE
        for seats, outcome in ((table.seats, table.outcome) for table in round_.tables):
            if outcome is None:
                continue
            people = [player for player in seats if player is not None]
            for seat, player in enumerate(seats):
                if player is None:
                    continue
                units[player] += units_of(outcome, seat)
                if outcome.places:
                    wins[player] += outcome.places[seat] == 1
                    mean = Fraction(sum(outcome.points), len(seats))
                    margin[player] += outcome.points[seat] - mean
                    met[player] += [other for other in people if other != player]
    keys = {
        player: (units[player], wins[player], mean_of(units, met[player]), margin[player])
        for player in players
    }
    return [
        Standing(
            player=player,
            place=1 + sum(other > keys[player] for other in keys.values()),
            units=units[player],
            wins=wins[player],
            opponents=keys[player][2],
            margin=margin[player],
        )
        for player in sorted(players, key=lambda player: keys[player], reverse=True)
    ]


def mean_of(units: defaultdict[str, int], met: Sequence[str]) -> Fraction:
    return Fraction(sum(units[each] for each in met), len(met)) if met else Fraction(0)


def shown(units: int | Fraction, size: int) -> float:
    """As points: one for every opponent at a table of this size."""
    return round(float(Fraction(units) * (size - 1) / FULL), 2)
