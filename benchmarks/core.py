"""Measures the game's speed, also as a share of the speed of C; `elgrande bench` calls it.

Machines are noisy, so the C code and ours alternate several times, and the result is the median.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from benchmarks.bots import iterations_per_second
from benchmarks.yardstick import find_yardstick
from elgrande import _build
from elgrande.core.actions import ACTIONS
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.playout import clones, random_games
from elgrande.core.state import to_move
from elgrande.game import AnyAction, Game, Options

TURNS: Final = 7  # repetitions of each measurement
APPLY_GAMES: Final = 8

Measurement = Callable[[float], float]  # takes seconds, returns a rate


def bench(as_json: bool, seconds: float, yardstick: Path | None) -> None:
    """Measure, and print a table or JSON."""
    result = measure(seconds, yardstick)
    if as_json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


def measure(seconds: float, source: Path | None = None) -> dict[str, float | bool | None]:
    options = Options()
    measurements: dict[str, Measurement] = {
        "decisions": Decisions(options),
        "clones": Clones(options),
        "steps": Steps(options),
        "apply": Apply(options),
        "replay": Replays(options),
        "search": Iterations(options),
    }
    yardstick = find_yardstick(*([source] if source else []))
    if yardstick is not None:
        measurements["c"] = yardstick.decisions_per_second
    found: dict[str, list[float]] = {name: [] for name in measurements}
    for _ in range(TURNS):
        for name, rate in measurements.items():
            found[name].append(rate(seconds / TURNS))
    rates = {name: median(each) for name, each in found.items()}

    def to_c(name: str) -> float | None:
        """Our rates divided by the C rate of the same repetition: what slows both cancels out."""
        if "c" not in found:
            return None
        shares = [ours / theirs for ours, theirs in zip(found[name], found["c"], strict=True)]
        return round(median(shares), 4)

    return {
        "decisions_per_second": round(rates["decisions"]),
        "ratio_to_c": to_c("decisions"),
        "clone_ns": round(1e9 / rates["clones"], 1),
        "steps_per_second": round(rates["steps"]),
        "steps_ratio_to_c": to_c("steps"),
        "apply_per_second": round(rates["apply"]),
        "replay_ms": round(1000 / rates["replay"], 2),
        "iterations_per_second": round(rates["search"]),
        "c_decisions_per_second": round(rates["c"]) if "c" in rates else None,
        "compiled": _build.compiled(),
    }


class Decisions:
    """Whole random games inside the core."""

    def __init__(self, options: Options) -> None:
        self._rules = options.rules
        self._seed = 0
        self._batch = 20 if _build.compiled() else 1

    def __call__(self, seconds: float) -> float:
        decisions = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or not decisions:
            self._seed += 1
            decisions += int(random_games(self._rules, self._batch, self._seed))
        return decisions / elapsed


class Clones:
    """Copies of a state in mid-game, each released at once."""

    def __init__(self, options: Options) -> None:
        self._state = deal(options.rules, Dice(1))
        self._batch = 10_000 if _build.compiled() else 100

    def __call__(self, seconds: float) -> float:
        copies = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or not copies:
            clones(self._state, self._batch)
            copies += self._batch
        return copies / elapsed


class Steps:
    """List the legal answers, pick one and apply it, driven from Python."""

    def __init__(self, options: Options) -> None:
        self._rules = options.rules
        self._dice = Dice(1)
        self._legal = vec[i64]([0] * int(ACTIONS))

    def __call__(self, seconds: float) -> float:
        steps = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or not steps:
            steps += self._game()
        return steps / elapsed

    def _game(self) -> int:
        dice, legal = self._dice, self._legal
        below = dice.below
        state = deal(self._rules, dice)
        steps = 0
        while (seat := to_move(state)) >= 0:
            n = fill_legal(state, seat, legal)
            apply(state, seat, legal[below(n)])
            settle(state, dice)
            steps += 1
        return steps


class Apply:
    """`Game.apply` with events off: replays of random games chosen beforehand."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._games = [self._choose(seed) for seed in range(APPLY_GAMES)]
        self._next = 0

    def _choose(self, seed: int) -> list[tuple[int, AnyAction]]:
        source = random.Random(seed)
        game = Game.new(self._options, seed, events=False)
        answers = []
        while not game.is_over:
            seat = game.question.seats[0]
            answers.append((seat, source.choice(game.legal(seat))))
            game.apply(*answers[-1])
        return answers

    def __call__(self, seconds: float) -> float:
        applied = 0
        spent = 0.0
        while spent < seconds:
            seed = self._next % APPLY_GAMES
            self._next += 1
            game = Game.new(self._options, seed, events=False)
            answers = self._games[seed]
            start = time.perf_counter()
            for seat, action in answers:
                game.apply(seat, action)
            spent += time.perf_counter() - start
            applied += len(answers)
        return applied / spent


class Replays:
    """A record of a whole game, replayed and checked with all its events."""

    def __init__(self, options: Options) -> None:
        source = random.Random(1)
        game = Game.new(options, seed=1)
        while not game.is_over:
            seat = game.question.seats[0]
            game.apply(seat, source.choice(game.legal(seat)))
        self._record = game.record()

    def __call__(self, seconds: float) -> float:
        replays = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or not replays:
            Game.replay(self._record)
            replays += 1
        return replays / elapsed


class Iterations:
    """Iterations of the bots' search, to the next general scoring."""

    def __init__(self, options: Options) -> None:
        self._rules = options.rules

    def __call__(self, seconds: float) -> float:
        return iterations_per_second(self._rules, seconds, 100 if _build.compiled() else 2)


def show(result: dict[str, float | bool | None]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right", style="bold")
    table.add_column(style="dim")
    c = result["c_decisions_per_second"]
    ratio, steps_ratio = result["ratio_to_c"], result["steps_ratio_to_c"]
    table.add_row(
        "Random games in the core",
        f"{result['decisions_per_second']:,}",
        "decisions a second" + (f", {ratio:.2f} of C" if ratio is not None else ""),
    )
    table.add_row("The same kind of loop in C", f"{c:,}" if c else "-", "decisions a second")
    table.add_row("A clone", f"{result['clone_ns']:,}", "nanoseconds")
    table.add_row(
        "Legal and apply from Python",
        f"{result['steps_per_second']:,}",
        "steps a second" + (f", {steps_ratio:.3f} of C" if steps_ratio is not None else ""),
    )
    table.add_row("Game.apply, events off", f"{result['apply_per_second']:,}", "a second")
    table.add_row("Replaying a record", f"{result['replay_ms']:,}", "milliseconds, all checked")
    table.add_row(
        "A bot's search to the next scoring",
        f"{result['iterations_per_second']:,}",
        "iterations a second of one core",
    )
    console = Console(highlight=False)
    console.print(f"[bold]{_build.describe()}[/]")
    console.print(table)
    if c is None:
        console.print("[dim]No comparison: it takes a C compiler.[/]")
