"""Probes: simple bots, each bent on one idea, that try to exploit a level. None should beat par.

python benchmarks/probes.py hard@30 --games 400
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.arena.report import wilson
from elgrande.bots import Bot, Budget, Knowledge, create
from elgrande.bots.greedy import GreedyBot
from elgrande.bots.search.evaluate import Weights
from elgrande.core import vocabulary as do
from elgrande.core.rules import POWER_CARDS

Bid = Callable[[Knowledge, list[int]], int]


class Probe:
    """Plans its turns as `greedy` does, but bids by one idea."""

    def __init__(self, name: str, bid: Bid | None = None, weights: Weights | None = None) -> None:
        self.name = name
        self._bid = bid
        self._greedy = GreedyBot(1, weights)

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        powers = [each for each in legal if each < POWER_CARDS]
        if self._bid is not None and knowledge.question == do.BID and powers:
            return self._bid(knowledge, sorted(powers))
        return self._greedy.choose(knowledge, legal, budget)


def just_above(knowledge: Knowledge, powers: list[int]) -> int:
    """The lowest card that beats all bids so far, else the lowest of all."""
    bids = [player.power or 0 for player in knowledge.view().players]
    return next((each for each in powers if each + 1 > max(bids)), powers[0])


def weighted(**values: float) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    weights.tabulate()
    return weights


def probes() -> dict[str, Callable[[], Bot]]:
    return {
        "highest bid": lambda: Probe("highest", lambda _, powers: powers[-1]),
        "lowest bid": lambda: Probe("lowest", lambda _, powers: powers[0]),
        "middle bid": lambda: Probe("middle", lambda _, powers: powers[len(powers) // 2]),
        "just above": lambda: Probe("above", just_above),
        "Castillo": lambda: Probe("Castillo", weights=weighted(castillo=3.0)),
        "safe majorities": lambda: Probe("safe", weights=weighted(noise=1.5)),
        "next scoring only": lambda: Probe("short", weights=weighted(later=0.0, special=0.0)),
        "against the leader": lambda: Probe("envy", weights=weighted(leader=1.0, envy_leader=1.5)),
    }


def wins(make: Callable[[], Bot], level: str, games: int, seed: int) -> float:
    """The probe's share of the wins against three of a level, its seat rotated."""
    name, _, iterations = level.partition("@")
    budget = Budget(iterations=int(iterations) if iterations else None)
    won = 0.0
    for number in range(games):
        seat = number % 4
        bots: list[Bot] = [create(name, 4 * number + each) for each in range(4)]
        bots[seat] = make()
        outcome = play_deal(Options().rules, bots, seed * 100_000 + number // 4, [budget] * 4)
        won += outcome.shares[seat]
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=16)
    args = parser.parse_args()
    print("| probe | wins | 95% interval |\n|---|---|---|")
    for name, make in probes().items():
        won = wins(make, args.level, args.games, args.seed)
        low, high = wilson(won, args.games)
        print(f"| {name} | {won / args.games:.1%} | {low:.1%}-{high:.1%} |", flush=True)


if __name__ == "__main__":
    main()
