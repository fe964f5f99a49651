"""Compares lines of play fairly, after a search has proposed them.

A search prefers the line that its samples flattered most. So lines are compared on fresh samples of
hidden facts, cards and replies, the same ones for each line: the mean difference is unbiased, and
its standard error says how sure it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from time import perf_counter
from typing import Final

from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.candidates import Candidate
from elgrande.bots.search.nodes import Node
from elgrande.bots.search.tree import Search
from elgrande.core.rotation import rotated_action

FRESH: Final = 0x2545F491  # changes the seed of the samples
FEWEST: Final = 8  # samples at least, even if time is short


@dataclass(frozen=True)
class Sample:
    """The result of one line in one sample: as the search values it, and its two parts."""

    worth: float
    chance: float  # to win
    lead: float  # in points


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> float:
        """The probability that the true value is above 0."""
        if self.error == 0.0:
            return 0.5 if self.mean == 0.0 else float(self.mean > 0.0)
        return 0.5 * (1.0 + erf(self.mean / self.error / sqrt(2.0)))


def sample_lines(
    knowledge: Knowledge,
    search: Search,
    lines: Sequence[tuple[int, ...]],
    samples: int,
    seconds: float = 0.0,
) -> list[list[Sample]]:
    """Follow each line (answers by their ids) through the same samples, in time if it is not 0."""
    players = int(knowledge.rules.players)
    search.seed = (int(search.seed) ^ FRESH) & 0xFFFFFFFF
    search.others = Node()
    candidates = [
        Candidate([int(rotated_action(each, knowledge.seat, players)) for each in line], 0.0)
        for line in lines
    ]
    found: list[list[Sample]] = [[] for _ in lines]
    until = perf_counter() + seconds
    for number in range(samples):
        if seconds and number >= FEWEST and perf_counter() > until:
            break
        for row, candidate in zip(found, candidates, strict=True):
            search.iterate(candidate)
            m = search.m
            row.append(Sample(float(search.utility[0]), float(m.won[0]), float(m.lead[0])))
    return found


def estimate(values: Sequence[float]) -> Estimate:
    n = len(values)
    mean = sum(values) / n
    spread = sum((each - mean) ** 2 for each in values) / max(1, n - 1)
    return Estimate(mean, sqrt(spread / n))


@dataclass(frozen=True)
class Difference:
    """How much better one line is than another."""

    worth: Estimate
    chance: Estimate
    lead: Estimate


def difference(one: Sequence[Sample], other: Sequence[Sample]) -> Difference:
    pairs = list(zip(one, other, strict=True))
    return Difference(
        estimate([a.worth - b.worth for a, b in pairs]),
        estimate([a.chance - b.chance for a, b in pairs]),
        estimate([a.lead - b.lead for a, b in pairs]),
    )
