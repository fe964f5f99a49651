"""Whether bots win as often on every seat, in any order of answering, and what that is worth.

python benchmarks/seats.py greedy --games 4000 --order random
python benchmarks/seats.py greedy --games 2000 --worth
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from unittest.mock import patch

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.bots import Budget, create, knowledge
from elgrande.core.knowledge import reopen
from elgrande.core.state import WAITING, State

SURE = 2.5758  # 99%
LIKELY = 1.96  # 95%


def seats_waiting(s: State) -> list[int]:
    return [seat for seat in range(s.rules.players) if s.v[WAITING] >> seat & 1]


def chooser(order: str, number: int) -> Callable[[State], int]:
    source = random.Random(number)

    def choose(s: State) -> int:
        waiting = seats_waiting(s)
        if order == "random":
            return source.choice(waiting)
        return waiting[0 if order == "first" else -1]

    return choose


def shares(level: str, players: int, number: int, order: Callable[[State], int]) -> list[float]:
    # By iterations only: a clock would make games depend on how busy the machine is.
    bots = [create(level, players * number + seat) for seat in range(players)]
    for bot in bots:
        if hasattr(bot, "_seconds"):
            bot._seconds = None
    budgets = [Budget(iterations=1 << 30)] * players
    return list(
        play_deal(Options(players=players).rules, bots, number, budgets, order=order).shares
    )


def all_fair(level: str, players: int, order: str, number: int) -> list[float]:
    """The share of every seat in one game."""
    return shares(level, players, number, chooser(order, number))


def one_fair(level: str, players: int, number: int) -> list[float]:
    """The share of one bot that guesses fairly among others that do not, on each seat of a deal."""
    return [share_of_one(level, players, number, fair) for fair in range(players)]


def share_of_one(level: str, players: int, number: int, fair: int) -> float:
    asked = 0

    def lowest(s: State) -> int:
        nonlocal asked
        asked = seats_waiting(s)[0]
        return asked

    def reopen_for_one(t: State, seat: int) -> None:
        if asked == fair:
            reopen(t, seat)

    with patch.object(knowledge, "reopen", reopen_for_one):
        return shares(level, players, number, lowest)[fair]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--order", choices=("first", "last", "random"), default="random")
    parser.add_argument("--worth", action="store_true", help="one fair bot among unfair ones")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.worth:
        deals = args.games // args.players
        play = partial(one_fair, args.level, args.players)
    else:
        deals = args.games
        play = partial(all_fair, args.level, args.players, args.order)
    won = [0.0] * args.players
    with ProcessPoolExecutor(args.jobs) as pool:
        for each in pool.map(play, range(deals), chunksize=8):
            won = [sum(pair) for pair in zip(won, each, strict=True)]
    by_seat = " / ".join(f"{100 * each / deals:.1f}" for each in won)
    if args.worth:
        games = deals * args.players
        share = sum(won) / games
        width = LIKELY * sqrt(share * (1 - share) / games)
        print(
            f"one fair {args.level}, {games} games:"
            f" {100 * share:.1f} ± {100 * width:.1f}%, by seat {by_seat}%"
        )
        return
    par = 1 / args.players
    width = SURE * sqrt(par * (1 - par) / deals)
    inside = all(abs(each / deals - par) < width for each in won)
    print(
        f"{args.level}, {args.players} players, {deals} games, {args.order} to answer:"
        f" {by_seat}%; par {100 * par:.1f} ± {100 * width:.1f}: {'inside' if inside else 'OUTSIDE'}"
    )


if __name__ == "__main__":
    main()
