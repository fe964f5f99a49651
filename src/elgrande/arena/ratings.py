"""Strength on one scale: Plackett-Luce ratings with intervals that hold for few games too.

The model is a lottery: it draws the winner in proportion to strengths, then the second among the
rest, and so on. Minorisation-maximisation (Hunter 2004) finds the strengths of maximum likelihood.
A prior of half a win and half a loss against an average player keeps every strength finite. Tied
players share the places they tie for.

The interval of a rating follows from the curvature of the likelihood at its maximum: where other
strengths explain the results nearly as well, the interval is wide, even if all games ended alike.
Games of one deal are not independent: where deals vary more than the lottery explains, the interval
uses that variance (the sandwich estimator, with one observation per deal).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from elgrande.arena.results import Result

ELO: Final = 400 / log(10)
ROUNDS: Final = 60
PRIOR: Final = 0.5
Z: Final = 1.959964  # 95%


@dataclass(frozen=True)
class Rating:
    """A rating on the Elo scale; the mean of all players is 0."""

    value: float
    low: float
    high: float


# One place: who is left to take it, and the share of it that each took.
Stage = tuple[tuple[str, ...], dict[str, float]]
Matrix = list[list[float]]


def stages(result: Result) -> list[Stage]:
    """The stages of the lottery: one for each place."""
    order = sorted(range(len(result.seats)), key=result.standing, reverse=True)
    found: list[Stage] = []
    at = 0
    while at < len(order):
        tied = [s for s in order[at:] if result.standing(s) == result.standing(order[at])]
        left = tuple(sorted(result.seats[s] for s in order[at:]))
        if len(left) > 1:
            won: dict[str, float] = defaultdict(float)
            places = min(len(tied), len(left) - 1)
            for seat in tied:
                won[result.seats[seat]] += places / len(tied)
            for _ in range(places):
                found.append((left, {name: part / places for name, part in won.items()}))
        at += len(tied)
    return found


def fit(all_stages: Sequence[Stage], names: Sequence[str]) -> dict[str, float]:
    """The maximum-likelihood strengths, as logarithms; an average player's is 0."""
    wins = dict.fromkeys(names, PRIOR)
    shared: dict[tuple[str, ...], int] = defaultdict(int)
    for left, won in all_stages:
        shared[left] += 1
        for name, part in won.items():
            wins[name] += part
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        chances = {name: 2 * PRIOR / (strength[name] + 1.0) for name in names}
        for left, times in shared.items():
            share = times / sum(strength[name] for name in left)
            for name in left:
                chances[name] += share
        strength = {name: wins[name] / chances[name] for name in names}
    return {name: log(strength[name]) for name in names}


def chances_of(left: Sequence[str], strengths: dict[str, float]) -> dict[str, float]:
    """The chance of each name to take the next place; seats with the same name add up."""
    total = sum(exp(strengths[name]) for name in left)
    found: dict[str, float] = defaultdict(float)
    for name in left:
        found[name] += exp(strengths[name]) / total
    return found


def curvature(all_stages: Sequence[Stage], strengths: dict[str, float]) -> Matrix:
    """The negative Hessian of the log-likelihood, prior included."""
    at = {name: i for i, name in enumerate(strengths)}
    found = [[0.0] * len(at) for _ in at]
    for name, i in at.items():
        even = 1 / (1 + exp(-strengths[name]))
        found[i][i] += 2 * PRIOR * even * (1 - even)
    shared: dict[tuple[str, ...], int] = defaultdict(int)
    for left, _ in all_stages:
        shared[left] += 1
    for left, times in shared.items():
        chances = chances_of(left, strengths)
        for one, p in chances.items():
            found[at[one]][at[one]] += times * p
            for two, q in chances.items():
                found[at[one]][at[two]] -= times * p * q
    return found


def inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination; the matrix is positive definite, so no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [each / rows[i][i] for each in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def surprise(deal: Sequence[Stage], strengths: dict[str, float]) -> list[float]:
    """What each player took in a deal, less the expectation."""
    found = dict.fromkeys(strengths, 0.0)
    for left, won in deal:
        for name, chance in chances_of(left, strengths).items():
            found[name] += won.get(name, 0.0) - chance
    return list(found.values())


def rate(results: Sequence[Result]) -> dict[str, Rating]:
    """Ratings with 95% intervals."""
    names = sorted({name for result in results for name in result.seats})
    if len(names) < 2:
        return {name: Rating(0.0, 0.0, 0.0) for name in names}
    by_deal: dict[int, list[Stage]] = defaultdict(list)
    for result in results:
        by_deal[result.deal] += stages(result)
    together = [stage for deal in by_deal.values() for stage in deal]
    strengths = fit(together, names)
    mean = sum(strengths.values()) / len(names)
    spread = inverse(curvature(together, strengths))
    surprises = [surprise(deal, strengths) for deal in by_deal.values()]
    found = {}
    for i, name in enumerate(names):
        # A rating is relative to the mean of all: a row of the covariance, less the mean row.
        row = [
            spread[i][j] - sum(column[j] for column in spread) / len(names)
            for j in range(len(names))
        ]
        by_lottery = row[i] - sum(row) / len(names)
        by_deals = sum(
            sum(a * b for a, b in zip(row, each, strict=True)) ** 2 for each in surprises
        )
        by_deals *= len(surprises) / max(1, len(surprises) - 1)
        width = ELO * Z * sqrt(max(by_lottery, by_deals))
        value = ELO * (strengths[name] - mean)
        found[name] = Rating(value, value - width, value + width)
    return found
