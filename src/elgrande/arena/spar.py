"""One bot against another until it is clear which is stronger: a sequential probability ratio test.

A block is one deal in all rotations: A once on every seat, B on the others. Its score is A's mean
share of the wins, so cards and seats cancel out. The test compares two hypotheses: per game, A wins
`null` more than its par of 1/players, or `gain` more. It stops as soon as the likelihood ratio
passes the bound for the allowed error rate (Wald 1945). It treats block scores as normal with their
sample variance, as chess engine testing does (the generalised test).
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count, islice
from math import log, sqrt
from statistics import fmean
from typing import Final

from elgrande.arena.ratings import Z
from elgrande.arena.results import Result, ResultStore
from elgrande.arena.runner import finished_games
from elgrande.arena.schedule import Pairing
from elgrande.game.options import Options

FEWEST: Final = 8  # blocks before a verdict: fewer give no reliable variance
FLOOR: Final = 0.25  # least share of the variance of independent games, against lucky streaks


@dataclass(frozen=True)
class Claims:
    """The two hypotheses, as gains of A over its par, and the rate of each error."""

    null: float = 0.0
    gain: float = 0.04
    error: float = 0.05

    def __post_init__(self) -> None:
        if not self.null < self.gain:
            raise ValueError(f"The gain to prove ({self.gain}) must be above {self.null}.")
        if not 0 < self.error < 0.5:
            raise ValueError(f"A chance of error lies between 0 and 0.5, not at {self.error}.")

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)


@dataclass(frozen=True)
class SparState:
    """The current state of the test."""

    games: int
    par: float
    rate: float  # A's share of the wins
    low: float  # 95%, from the blocks
    high: float
    ratio: float  # log-likelihood ratio of the two hypotheses
    verdict: str  # "stronger", "not stronger" or "" while undecided
    cpu: tuple[float, float]  # processor seconds per game: a seat of A, a seat of B

    @property
    def sentence(self) -> str:
        return {
            "stronger": "A is stronger.",
            "not stronger": "A is not stronger by the gain that was to be shown.",
            "": "Not decided yet.",
        }[self.verdict]


def seat_of_a(result: Result) -> int:
    rotation = int(result.key.rsplit("/", 1)[1])
    return -rotation % len(result.seats)


def endless_schedule(a: str, b: str, players: int, seed: int) -> Iterator[Pairing]:
    """Block after block."""
    line_up = (a, *[b] * (players - 1))
    for deal in count(seed * 1_000_000):
        for rotation in range(players):
            yield Pairing(line_up, deal, rotation)


def whole_blocks(results: Iterable[Result], players: int) -> list[list[Result]]:
    """The complete blocks in the order of deals, up to the first incomplete one.

    Quick games finish first: taking blocks out of order would favour the bot that wins quickly.
    """
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    found = []
    for deal in sorted(by_deal):
        if len(by_deal[deal]) < players:
            break
        found.append(by_deal[deal])
    return found


def weigh(blocks: Sequence[Sequence[Result]], players: int, claims: Claims) -> SparState:
    """Run the test on these blocks."""
    par = 1 / players
    scores = [fmean(result.shares[seat_of_a(result)] for result in block) for block in blocks]
    n = len(scores)
    if n == 0:
        return SparState(0, par, 0.0, 0.0, 1.0, 0.0, "", (0.0, 0.0))
    rate = fmean(scores)
    independent = max(rate * (1 - rate), par * (1 - par) / 4) / players
    seen = sum((each - rate) ** 2 for each in scores) / max(1, n - 1)
    variance = max(seen, FLOOR * independent)
    first, second = par + claims.null, par + claims.gain
    ratio = n * (second - first) * (2 * rate - first - second) / (2 * variance)
    verdict = ""
    if n >= FEWEST and abs(ratio) >= claims.bound:
        verdict = "stronger" if ratio > 0 else "not stronger"
    width = Z * sqrt(variance / n)
    mine: list[float] = []
    theirs: list[float] = []
    for block in blocks:
        for result in block:
            for seat, spent in enumerate(result.cpu):
                (mine if seat == seat_of_a(result) else theirs).append(spent)
    cpu = (fmean(mine), fmean(theirs)) if mine and theirs else (0.0, 0.0)
    low, high = max(0.0, rate - width), min(1.0, rate + width)
    return SparState(n * players, par, rate, low, high, ratio, verdict, cpu)


def spar(
    a: str,
    b: str,
    options: Options,
    claims: Claims | None = None,
    most: int = 4000,
    seed: int = 0,
    store: ResultStore | None = None,
    workers: int = 0,
    on_block: Callable[[SparState], None] | None = None,
) -> SparState:
    """Let A play B until the test is decided or this many games are played.

    Raises `ValueError` if the games are too few for one deal, or no bot can gain or lose that much.
    """
    claims = claims or Claims()
    store = store if store is not None else ResultStore(None, {})
    players = options.players
    if most < players:
        raise ValueError(f"A deal is played from every seat: {players} games or more, not {most}.")
    least, greatest = -1 / players, 1 - 1 / players
    for gain in (claims.null, claims.gain):
        if not least <= gain <= greatest:
            raise ValueError(
                f"A gain over par lies between {least:.2f} and {greatest:.2f}, not at {gain}."
            )
    standing = weigh(whole_blocks(store, players), players, claims)
    if standing.verdict or standing.games >= most:
        return standing
    pairings = islice(endless_schedule(a, b, players, seed), most - most % players)
    todo = (pairing for pairing in pairings if pairing.key not in store)
    games = finished_games(todo, json.dumps(options.to_dict()), None, workers)
    with closing(games):
        for result in games:
            store.add(result)
            blocks = whole_blocks(store, players)
            if len(blocks) * players == standing.games:
                continue
            standing = weigh(blocks, players, claims)
            if on_block is not None:
                on_block(standing)
            if standing.verdict or standing.games >= most:
                break
    return standing
