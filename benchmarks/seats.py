"""Whether bots win as often on every seat, in any order of answering.

python benchmarks/seats.py greedy --games 4000 --order random
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from elgrande import Options
from elgrande.arena.match import play_deal
from elgrande.bots import Budget, create
from elgrande.core.state import WAITING, State

SURE = 2.5758  # 99%


def chooser(order: str, number: int) -> Callable[[State], int]:
    source = random.Random(number)

    def choose(s: State) -> int:
        waiting = [seat for seat in range(s.rules.players) if s.v[WAITING] >> seat & 1]
        if order == "random":
            return source.choice(waiting)
        return waiting[0 if order == "first" else -1]

    return choose


def one(level: str, players: int, order: str, number: int) -> tuple[float, ...]:
    # By iterations only: a clock would make games depend on how busy the machine is.
    bots = [create(level, players * number + seat) for seat in range(players)]
    for bot in bots:
        if hasattr(bot, "_seconds"):
            bot._seconds = None
    budgets = [Budget(iterations=1 << 30)] * players
    return play_deal(
        Options(players=players).rules, bots, number, budgets, order=chooser(order, number)
    ).shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--order", choices=("first", "last", "random"), default="random")
    parser.add_argument("--jobs", type=int, default=2)
    told = parser.parse_args()
    wins = [0.0] * told.players
    with ProcessPoolExecutor(told.jobs) as pool:
        play_one = partial(one, told.level, told.players, told.order)
        for shares in pool.map(play_one, range(told.games), chunksize=8):
            wins = [sum(each) for each in zip(wins, shares, strict=True)]
    par = 1 / told.players
    width = SURE * sqrt(par * (1 - par) / told.games)
    won = " / ".join(f"{100 * each / told.games:.1f}" for each in wins)
    inside = all(abs(each / told.games - par) < width for each in wins)
    print(
        f"{told.level}, {told.players} players, {told.games} games, {told.order} to answer:"
        f" {won}%; par {100 * par:.1f} ± {100 * width:.1f}: {'inside' if inside else 'OUTSIDE'}"
    )


if __name__ == "__main__":
    main()
