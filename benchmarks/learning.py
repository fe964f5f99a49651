"""The learning benchmark: how well a bot plays, by a fixed protocol (`docs/learning-benchmark.md`).

    python benchmarks/learning.py hard-2@30
    python benchmarks/learning.py "learned=examples/learned_bot.py:learned" --tasks two-short

A bot is anything that `elgrande arena` takes: a name, a program, a class of a Python file. Prints
rows of the table in the documentation.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from elgrande import Options
from elgrande.arena import Result, play_games
from elgrande.arena.report import wilson

SEED: Final = 2026  # decides the deals
OPPONENTS: Final = ("random", "easy", "normal@6", "hard-2@30")  # iterations: no clock decides


@dataclass(frozen=True)
class Task:
    """A game, and how many are played against each opponent: every deal once on each seat."""

    options: Options
    games: int


TASKS: Final = {
    "two-short": Task(Options(players=2, length="short"), 200),
    "four": Task(Options(players=4), 200),
}


@dataclass(frozen=True)
class Score:
    """The share of wins with its 95% interval, and the mean lead over the best opponent."""

    games: int
    share: float
    low: float
    high: float
    lead: float


def score(bot: str, opponent: str, task: Task, games: int, workers: int) -> Score:
    """Play the bot against an opponent on all other seats."""
    table = (bot, *[opponent] * (task.options.players - 1))
    results = play_games([table], games, task.options, SEED, workers=workers)
    shares = [result.shares[seat_of(result)] for result in results]
    low, high = wilson(sum(shares), len(shares))
    return Score(len(shares), fmean(shares), low, high, fmean(map(lead_of, results)))


def seat_of(result: Result) -> int:
    """Where the bot sat: the line-up is rotated from game to game."""
    rotation = int(result.key.rsplit("/", 1)[1])
    return -rotation % len(result.seats)


def lead_of(result: Result) -> float:
    points = list(result.points)
    return points.pop(seat_of(result)) - max(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("bot", help="a bot, perhaps with a name before it: learned=bots.py:x")
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--opponents", default=",".join(OPPONENTS))
    parser.add_argument("--games", type=int, default=0, help="fewer than the protocol's, for a try")
    parser.add_argument("--workers", type=int, default=0)
    chosen = parser.parse_args()
    name, _, bot = chosen.bot.rpartition("=")
    for task in chosen.tasks.split(","):
        for opponent in chosen.opponents.split(","):
            games = chosen.games or TASKS[task].games
            got = score(bot, opponent, TASKS[task], games, chosen.workers)
            print(
                f"| {name or bot} | {task} | {opponent} | {got.games} | {got.share:.1%} "
                f"| {got.low:.1%}–{got.high:.1%} | {got.lead:+.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
