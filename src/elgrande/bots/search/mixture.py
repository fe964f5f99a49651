"""Mixed strategies for secret discs: how often to name each region, by regret matching.

A mixture names regions in proportion to their regrets: how much more each would have gained in the
plays so far (Hart and Mas-Colell 2000). Regrets below 0 are dropped, and later plays weigh more in
the average (Tammelin 2014). In a two-player zero-sum game the averages approach an equilibrium;
with more players they are at least hard to exploit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.core.board import REGIONS

RARE: Final = 0.03  # shares below this are noise of the first plays
CURIOUS: Final = 0.1  # share of the plays in a tree that try any region


@final
@mypyc_attr(acyclic=True)
class Mixture:
    """The discs of one seat in one place of the tree; regions are numbers from 0 on."""

    def __init__(self, seat: i64, regions: i64) -> None:
        self.seat: i64 = seat
        self.regions: i64 = regions  # bits of those it may name
        self.regret: vec[float] = vec[float]([0.0] * REGIONS)
        self.share: vec[float] = vec[float]([0.0] * REGIONS)  # the present play
        self.total: vec[float] = vec[float]([0.0] * REGIONS)  # sum of all plays, later ones more
        self.mean: vec[float] = vec[float]([0.0] * REGIONS)
        self.tried: vec[i64] = vec[i64]([0] * REGIONS)
        self.plays: i64 = 0
        self.match()

    def match(self) -> None:
        """Set the shares in proportion to the regrets; all equal if there are none."""
        sum_ = 0.0
        number = 0.0
        for i in range(REGIONS):
            if self.regions >> i & 1:
                sum_ += self.regret[i]
                number += 1.0
        for i in range(REGIONS):
            part = 0.0
            if self.regions >> i & 1:
                part = self.regret[i] / sum_ if sum_ > 0.0 else 1.0 / number
            self.share[i] = part

    def learn(self, gains: vec[float], start: i64 = 0) -> None:
        """Update the regrets with what each region would have gained: `gains` from `start` on."""
        expected = 0.0
        self.plays += 1
        for i in range(REGIONS):
            expected += self.share[i] * gains[start + i]
            self.total[i] += float(self.plays) * self.share[i]
        for i in range(REGIONS):
            if self.regions >> i & 1:
                self.regret[i] = max(0.0, self.regret[i] + gains[start + i] - expected)
        self.match()

    def learn_one(self, region: i64, result: float, gains: vec[float]) -> None:
        """The same when only the region played has a result; the others count their means so far.

        The result's deviation from its mean is divided by the chance of playing that region, so
        that rarely played regions count as much as the others (importance sampling).
        """
        self.tried[region] += 1
        off = result - self.mean[region]
        for i in range(REGIONS):
            gains[i] = self.mean[i] if self.tried[i] > 0 else result
        gains[region] += off / self.chance_of(region)
        self.mean[region] += off / float(self.tried[region])
        self.learn(gains)

    def chance_of(self, region: i64) -> float:
        number = 0.0
        for i in range(REGIONS):
            if self.regions >> i & 1:
                number += 1.0
        return (1.0 - CURIOUS) * self.share[region] + CURIOUS / number

    def draw(self, chance: float, curious: bool) -> i64:
        """Draw a region by the current shares; if `curious`, sometimes any region."""
        last: i64 = 0
        for i in range(REGIONS):
            if self.regions >> i & 1:
                chance -= self.chance_of(i) if curious else self.share[i]
                if self.share[i] > 0.0 or curious:
                    last = i
                if chance < 0.0:
                    return i
        return last

    def average(self) -> vec[float]:
        """How often each region should be named; the rare ones never."""
        sum_ = 0.0
        for i in range(REGIONS):
            sum_ += self.total[i]
        kept = 0.0
        found: vec[float] = vec[float]([0.0] * REGIONS)
        for i in range(REGIONS):
            if sum_ > 0.0 and self.total[i] >= RARE * sum_:
                found[i] = self.total[i]
                kept += found[i]
        for i in range(REGIONS):
            found[i] = found[i] / kept if kept > 0.0 else self.share[i]
        return found

    def averages(self) -> list[float]:
        """The same, for Python callers."""
        found = self.average()
        return [float(found[i]) for i in range(REGIONS)]


def solve(mixtures: list[Mixture], worth: list[vec[float]], plays: i64) -> None:
    """Learn from the complete table of results; with enough plays, two seats get the solution.

    `worth[k]` holds what every combination of discs is worth to the k-th seat. The first seat's
    regions change slowest, only those it may name are counted.
    """
    number = len(mixtures)
    named = named_by(mixtures)
    size = combinations(named)
    at: vec[i64] = vec[i64]([0] * number)
    gains: vec[float] = vec[float]([0.0] * (number * REGIONS))
    for _ in range(plays):
        for i in range(number * REGIONS):
            gains[i] = 0.0
        for cell in range(size):
            discs_of(cell, named, at)
            for k in range(number):
                chance = 1.0
                for other in range(number):
                    if other != k:
                        chance *= mixtures[other].share[at[other]]
                if chance > 0.0:
                    gains[k * REGIONS + at[k]] += chance * worth[k][cell]
        for k in range(number):
            mixtures[k].learn(gains, k * REGIONS)


def named_by(mixtures: list[Mixture]) -> list[vec[i64]]:
    """The regions that each seat may name."""
    found: list[vec[i64]] = []
    for each in mixtures:
        found.append(vec[i64]([i for i in range(REGIONS) if each.regions >> i & 1]))
    return found


def combinations(named: list[vec[i64]]) -> i64:
    size: i64 = 1
    for regions in named:
        size *= len(regions)
    return size


def discs_of(cell: i64, named: list[vec[i64]], at: vec[i64]) -> None:
    """Write the region that each seat names in a combination into `at`."""
    for back in range(len(named)):
        k = len(named) - 1 - back
        regions = named[k]
        at[k] = regions[cell % len(regions)]
        cell //= len(regions)
