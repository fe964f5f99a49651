"""Plays whole games between bots, here or in several processes.

Random games use the same dice for chance and answers, as the core does in playouts: a seed gives
the same games with and without records.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from elgrande.arena.play import play_out
from elgrande.cli.show.scores import points_by_round
from elgrande.core.chance import Dice, deal
from elgrande.core.playout import playout
from elgrande.core.state import POINTS
from elgrande.engine import game_over, open_bots
from elgrande.game import Draw, Game, Options, Record

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class SimulationPlan:
    """Which games to play, and whether to keep more than the points."""

    options: Options
    bots: tuple[str, ...]
    whole: bool  # keep the record and the points by round

    @property
    def random(self) -> bool:
        return set(self.bots) == {"random"}


@dataclass(frozen=True)
class SimulatedGame:
    points: tuple[int, ...]
    decisions: int
    by_round: dict[int, list[int]] = field(default_factory=dict)
    record: Record | None = None


def in_processes(
    work: Callable[[Task], Result], tasks: Sequence[Task], workers: int, chunk: int = 64
) -> Iterator[Result]:
    """The results in order, from this many processes: 1 is this one, 0 means one per core.

    A process gets at most `chunk` tasks at a time.
    """
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(work, tasks)
        return
    chunk = max(1, min(chunk, len(tasks) // (4 * workers)))
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, tasks, chunksize=chunk)


def play_game(plan: SimulationPlan, seed: int) -> SimulatedGame:
    """Play the game of a seed."""
    if plan.random and not plan.whole:
        return play_inside_the_core(plan.options, seed)
    game, decisions = play_randomly(plan, seed) if plan.random else play_bots(plan, seed)
    if not plan.whole:
        return SimulatedGame(game.scores, decisions)
    by_round = points_by_round(game.events(None), plan.options.players)
    tags = {"Bots": ", ".join(plan.bots), "Seed": str(seed)}
    return SimulatedGame(game.scores, decisions, by_round, game.record(tags))


def play_inside_the_core(options: Options, seed: int) -> SimulatedGame:
    dice = Dice(seed)
    state = deal(options.rules, dice)
    decisions = int(playout(state, dice))
    points = tuple(int(state.v[POINTS + seat]) for seat in range(options.players))
    return SimulatedGame(points, decisions)


def play_randomly(plan: SimulationPlan, seed: int) -> tuple[Game, int]:
    """Play the same random game as the core's playout, with events and a record."""
    dice = Dice(seed)

    def oracle(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        left = int(dice.below(sum(weights)))
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return number
        raise AssertionError("chance has no outcome left")

    game = Game(plan.options, oracle)
    return game, sum(1 for _ in play_out(game, [dice] * plan.options.players))


def play_bots(plan: SimulationPlan, seed: int) -> tuple[Game, int]:
    source = random.Random(seed)
    with open_bots(plan.bots, [source.getrandbits(32) for _ in plan.bots]) as bots:
        events = plan.whole or any(getattr(bot, "remembers", False) for bot in bots)
        game = Game.new(plan.options, source.getrandbits(32), events=events)
        decisions = sum(1 for _ in play_out(game, bots))
        game_over(bots, game.scores)
    return game, decisions
