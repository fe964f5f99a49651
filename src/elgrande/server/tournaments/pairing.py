"""Who meets whom in a round of a tournament, and in which seat: a Swiss system for tables. Pure.

Players with a similar standing meet. Players who met before meet again only if no other way to
seat all of them exists; a bot that fills a seat counts as a player whom one has met.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Final, Literal

from msgspec import Struct

Fill = Literal["bots", "byes", "smaller"]
Seats = tuple[str | None, ...]  # the players at a table, by seat; None is a bot

STEPS: Final = 40_000  # of the exact search; beyond, the best of some tries is taken
TRIES: Final = 12


class RoundPairing(Struct, frozen=True):
    tables: tuple[Seats, ...]
    byes: tuple[str, ...] = ()


class TablePlan(Struct, frozen=True):
    """The sizes of a round's tables, how many seats of these are for bots, and how many byes."""

    sizes: tuple[int, ...]
    bots: int = 0
    byes: int = 0


def plan(players: int, size: int, fill: Fill) -> TablePlan:
    """How to seat at least two players at tables of this size, if their number does not divide.

    `bots` fill the last table; without them players have a bye, or some tables are `smaller`. A
    player who would be left alone in a tournament of pairs makes a table of three.
    """
    if fill == "bots":
        tables = -(-players // size)
        return TablePlan((size,) * tables, bots=tables * size - players)
    if fill == "byes" and players >= size:
        return TablePlan((size,) * (players // size), byes=players % size)
    tables = min(-(-players // size), players // 2)
    least, more = divmod(players, tables)
    return TablePlan((least + 1,) * more + (least,) * (tables - more))


def pair(
    order: Sequence[str], past: Sequence[RoundPairing], size: int, fill: Fill, dice: random.Random
) -> RoundPairing:
    """Pair these players, given best first, after these rounds."""
    seats = plan(len(order), size, fill)
    resting = byes(order, past, seats.byes)
    playing: list[str | None] = [player for player in order if player not in resting]
    playing += [None] * seats.bots
    tables = partition(costs(playing, past), seats.sizes, dice)
    return RoundPairing(
        tuple(seated([playing[each] for each in table], past, dice) for table in tables),
        tuple(resting),
    )


def byes(order: Sequence[str], past: Iterable[RoundPairing], count: int) -> list[str]:
    """Those who had the fewest byes; of these, the last in the standing."""
    had = Counter(player for round_ in past for player in round_.byes)
    places = {player: place for place, player in enumerate(order)}
    return sorted(order, key=lambda player: (had[player], -places[player]))[:count]


def meetings(past: Iterable[RoundPairing]) -> Counter[tuple[str | None, str | None]]:
    """How often each two players met, in both directions."""
    met: Counter[tuple[str | None, str | None]] = Counter()
    for round_ in past:
        for table in round_.tables:
            for one, other in combinations(table, 2):
                met[one, other] += 1
                met[other, one] += 1
    return met


# --- tables ---

Costs = list[list[int]]  # how often two players met, by their places in the standing
Seating = list[list[int]]


def costs(playing: Sequence[str | None], past: Iterable[RoundPairing]) -> Costs:
    """Two bots at one table cost as much as a repeated meeting, so that tables share them."""
    met = meetings(past)
    return [[1 if a is b is None else met[a, b] for b in playing] for a in playing]


def repeats(tables: Seating, cost: Costs) -> int:
    return sum(cost[one][other] for table in tables for one, other in combinations(table, 2))


def partition(cost: Costs, sizes: Sequence[int], dice: random.Random) -> Seating:
    """Tables with the fewest repeated meetings, and among those the closest in the standing."""
    search = SeatingSearch(cost, STEPS)
    try:
        for allowed in range(sum(map(sum, cost)) + 1):
            for tables in search.tables(list(range(len(cost))), sizes, allowed):
                return tables
    except OutOfStepsError:
        pass
    order = list(range(len(cost)))
    best = improved(deal(order, sizes), cost)
    for _ in range(TRIES):
        if repeats(best, cost) == 0:
            break
        other = improved(deal(dice.sample(order, len(order)), sizes), cost)
        best = min(best, other, key=lambda tables: repeats(tables, cost))
    return best


class OutOfStepsError(Exception):
    """The search takes too long."""


class SeatingSearch:
    """Goes through all ways to seat players, those that follow the standing first."""

    def __init__(self, cost: Costs, steps: int) -> None:
        self._cost = cost
        self._steps = steps

    def tables(self, left: list[int], sizes: Sequence[int], allowed: int) -> Iterator[Seating]:
        if not sizes:
            yield []
        for size in sorted(set(sizes), reverse=True):
            remaining = list(sizes)
            remaining.remove(size)
            for table, spent in self._table([left[0]], left[1:], size, allowed):
                rest = [each for each in left if each not in table]
                for others in self.tables(rest, remaining, allowed - spent):
                    yield [table, *others]

    def _table(
        self, table: list[int], candidates: list[int], size: int, allowed: int
    ) -> Iterator[tuple[list[int], int]]:
        """Tables of the best player who is left, with the repeats they cost."""
        self._steps -= 1
        if self._steps < 0:
            raise OutOfStepsError
        if len(table) == size:
            yield table, 0
            return
        for index, each in enumerate(candidates):
            costs = self._cost[each]
            spent = sum(costs[other] for other in table)
            if spent <= allowed:
                rest = candidates[index + 1 :]
                for made, more in self._table([*table, each], rest, size, allowed - spent):
                    yield made, spent + more


def deal(players: Sequence[int], sizes: Sequence[int]) -> Seating:
    given = iter(players)
    return [[next(given) for _ in range(size)] for size in sizes]


def improved(tables: Seating, cost: Costs) -> Seating:
    """Swap two players as long as that makes fewer repeats."""
    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            for a in range(len(here)):
                for b in range(len(there)):
                    if gain(here, a, there, b, cost) > 0:
                        here[a], there[b] = there[b], here[a]
                        better = True
    return tables


def gain(here: list[int], a: int, there: list[int], b: int, cost: Costs) -> int:
    """How many repeats fewer there are if these two change places."""
    one, other = here[a], there[b]
    mine, theirs = cost[one], cost[other]
    at_mine = sum(mine[each] - theirs[each] for each in here if each != one)
    at_theirs = sum(theirs[each] - mine[each] for each in there if each != other)
    return at_mine + at_theirs


# --- seats ---


def seated(table: Sequence[str | None], past: Iterable[RoundPairing], dice: random.Random) -> Seats:
    """Give each player a seat where they sat least often; among equals, chance decides."""
    sat: Counter[tuple[str | None, int]] = Counter()
    for round_ in past:
        for earlier in round_.tables:
            sat.update((player, seat) for seat, player in enumerate(earlier))
    shuffled = dice.sample(table, len(table))
    return min(
        permutations(shuffled),
        key=lambda seats: sum(
            sat[player, seat] for seat, player in enumerate(seats) if player is not None
        ),
    )
