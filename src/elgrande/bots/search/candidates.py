"""The candidates at the root of a search: which of them stay, and which is best.

All have met the same samples, so their results compare well. A candidate's prior, what its plan
promised, counts as `trust` visits.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.nodes import Node

ENOUGH: Final[i64] = 16  # visits before a candidate can be called clearly the best


@final
@mypyc_attr(acyclic=True)
class Candidate:
    """A sequence of answers at the root, its statistics, and the tree below it."""

    def __init__(self, path: list[int], prior: float) -> None:
        self.path: vec[i64] = vec[i64](path)
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.below = Node()

    def add(self, result: float) -> None:
        self.visits += 1
        self.total += result
        self.squares += result * result

    def goes_on(self, answer: i64) -> bool:
        """Whether this is the candidate's next answer and more answers follow."""
        return len(self.path) > 1 and self.path[0] == answer

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else self.prior

    def error(self) -> float:
        """The variance of the mean."""
        n = float(self.visits)
        mean = self.total / n
        return max(0.0, self.squares / n - mean * mean) / (n - 1.0)


def level_of(candidates: list[Candidate]) -> float:
    """The mean difference between the candidates' results and their priors."""
    total = 0.0
    visited = 0.0
    for each in candidates:
        if each.visits > 0:
            total += each.mean() - each.prior
            visited += 1.0
    return total / visited if visited > 0.0 else 0.0


def score(candidate: Candidate, level: float, trust: float) -> float:
    """The mean result, with the plan's prior counted as a few visits."""
    promise = candidate.prior + level
    return (candidate.total + trust * promise) / (float(candidate.visits) + trust)


def best_of(candidates: list[Candidate], trust: float) -> Candidate:
    level = level_of(candidates)
    found = candidates[0]
    for each in candidates:
        if score(each, level, trust) > score(found, level, trust):
            found = each
    return found


def narrowed(candidates: list[Candidate], allowed: float, trust: float) -> list[Candidate]:
    """The best ones, as many as are allowed."""
    level = level_of(candidates)
    ranked = [(-score(each, level, trust), at) for at, each in enumerate(candidates)]
    ranked.sort()
    keep: list[Candidate] = []
    for _, at in ranked:
        if float(len(keep)) < allowed - 0.5:
            keep.append(candidates[at])
    return keep


def is_clear(best: Candidate, candidates: list[Candidate], clear: float) -> bool:
    """Whether the best one is so far ahead that more visits would not change it.

    All have met the same samples, so their errors are correlated and the true error is smaller.
    `clear` is how many standard errors suffice.
    """
    if best.visits < ENOUGH:
        return False
    for each in candidates:
        if each is not best:
            gap = best.mean() - each.mean()
            error = clear * sqrt(best.error() + each.error())
            if gap < error:
                return False
    return True
