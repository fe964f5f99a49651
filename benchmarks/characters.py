"""Characters against three `hard`: as strong, and of another style?

    python benchmarks/characters.py --games 200

Every deal is played once on each seat. The style is what a seat has at the end of a round.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.arena.ratings import Z
from elgrande.bots import Budget, create
from elgrande.core.board import CASTILLO, REGIONS
from elgrande.core.state import CABALLEROS, KING, OWNERS, ROUND, State

PLAYERS: Final = 4
THINKING: Final = Budget(iterations=30)


def margin(s: State, seat: int, place: int) -> int:
    """How many caballeros a seat has more than any other at a place; 0 if it does not lead."""
    first = int(CABALLEROS) + place * int(OWNERS)
    numbers = [int(s.v[first + each]) for each in range(PLAYERS)]
    return max(0, numbers.pop(seat) - max(numbers))


def safe_majorities(s: State, seat: int) -> float:
    return sum(margin(s, seat, place) > 1 for place in range(int(REGIONS)))


def in_castillo(s: State, seat: int) -> float:
    return float(s.v[int(CABALLEROS) + int(CASTILLO) * int(OWNERS) + seat])


def leads_kings_region(s: State, seat: int) -> float:
    return float(margin(s, seat, int(s.v[KING])) > 0)


STYLES: Final[dict[str, Callable[[State, int], float]]] = {
    "mayordomo": safe_majorities,
    "alcaide": in_castillo,
    "privado": leads_kings_region,
}


class Match:
    """Games of one character against three `hard`: its wins by deal, its style and theirs."""

    def __init__(self, name: str, games: int, seed: int) -> None:
        self.won: list[float] = []
        self.own: list[float] = []
        self.others: list[float] = []
        for deal in range(games // PLAYERS):
            number = seed * 100_000 + deal
            self.won.append(fmean(self._play(name, seat, number) for seat in range(PLAYERS)))

    def _play(self, name: str, one: int, deal: int) -> float:
        bots = [
            create(name if seat == one else "hard", PLAYERS * deal + seat)
            for seat in range(PLAYERS)
        ]
        last = 0

        def watch(s: State, seat: int, action: int) -> None:
            nonlocal last
            if s.v[ROUND] > last:
                last = int(s.v[ROUND])
                for each in range(PLAYERS):
                    kept = self.own if each == one else self.others
                    kept.append(STYLES[name](s, each))

        rules = Options(players=PLAYERS).rules
        return play_deal(rules, bots, deal, [THINKING] * PLAYERS, watch).shares[one]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(STYLES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=16)
    args = parser.parse_args()
    print("| character | wins | 95% interval | style | of `hard` |\n|---|---|---|---|---|")
    for name in args.names:
        match = Match(name, args.games, args.seed)
        won = fmean(match.won)
        width = Z * stdev(match.won) / sqrt(len(match.won))
        print(
            f"| `{name}` | {won:.1%} | {won - width:.1%}-{won + width:.1%} "
            f"| {fmean(match.own):.2f} | {fmean(match.others):.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
