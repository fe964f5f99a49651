"""Strength on one scale: Plackett-Luce ratings with bootstrap intervals.

A table of players is a lottery: the winner is drawn in proportion to strengths, then the second
among the rest, and so on. The strengths under which the results are most likely are found by
minorisation-maximisation (Hunter 2004), with half a win and half a loss against an average player
thrown in so that nobody's strength is infinite. Tied players share the places they tie for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

from elgrande.arena.results import Result

ELO: Final = 400 / log(10)
ROUNDS: Final = 60
PRIOR: Final = 0.5


@dataclass(frozen=True)
class Rating:
    """On the scale of Elo; the mean of all players is 0."""

    value: float
    low: float
    high: float


Stage = tuple[
    tuple[str, ...], dict[str, float]
]  # who is left, and what part of the place each took


def stages(result: Result) -> list[Stage]:
    """The places given away one after the other."""
    order = sorted(range(len(result.seats)), key=lambda seat: -result.points[seat])
    found: list[Stage] = []
    at = 0
    while at < len(order):
        tied = [s for s in order[at:] if result.points[s] == result.points[order[at]]]
        left = tuple(result.seats[s] for s in order[at:])
        if len(left) > 1:
            won: dict[str, float] = defaultdict(float)
            places = min(len(tied), len(left) - 1)
            for seat in tied:
                won[result.seats[seat]] += places / len(tied)
            for _ in range(places):
                found.append((left, {name: part / places for name, part in won.items()}))
        at += len(tied)
    return found


def fit(all_stages: Sequence[tuple[Stage, float]], names: Sequence[str]) -> dict[str, float]:
    """Ratings of most likelihood; each stage has a weight."""
    wins = dict.fromkeys(names, PRIOR)
    shared: dict[tuple[str, ...], float] = defaultdict(float)
    for (left, won), weight in all_stages:
        shared[left] += weight
        for name, part in won.items():
            wins[name] += weight * part
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        chances = {name: 2 * PRIOR / (strength[name] + 1.0) for name in names}
        for left, weight in shared.items():
            share = weight / sum(strength[name] for name in left)
            for name in left:
                chances[name] += share
        strength = {name: wins[name] / chances[name] for name in names}
    mean = sum(log(each) for each in strength.values()) / len(names)
    return {name: ELO * (log(strength[name]) - mean) for name in names}


def rate(results: Sequence[Result], resamples: int = 100, seed: int = 1) -> dict[str, Rating]:
    """Ratings with 95% intervals. Whole deals are drawn again: their games belong together."""
    names = sorted({name for result in results for name in result.seats})
    if len(names) < 2:
        return {name: Rating(0.0, 0.0, 0.0) for name in names}
    by_deal: dict[int, list[Stage]] = defaultdict(list)
    for result in results:
        by_deal[result.deal] += stages(result)
    deals = list(by_deal.values())
    best = fit([(stage, 1.0) for deal in deals for stage in deal], names)
    dice = Random(seed)
    samples: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(resamples):
        drawn = dice.choices(deals, k=len(deals))
        for name, value in fit([(stage, 1.0) for deal in drawn for stage in deal], names).items():
            samples[name].append(value)
    found = {}
    for name in names:
        values = sorted(samples[name])
        low = values[int(0.025 * len(values))]
        high = values[min(len(values) - 1, int(0.975 * len(values)))]
        found[name] = Rating(best[name], min(low, best[name]), max(high, best[name]))
    return found
