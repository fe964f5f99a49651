"""`elgrande simulate`: many games between bots, with statistics."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from elgrande import _build
from elgrande.arena.match import shares_of
from elgrande.cli import game_options
from elgrande.cli.bots import BOTS_HELP, CodeOption, line_up
from elgrande.cli.errors import CommandError
from elgrande.cli.games import SimulatedGame, SimulationPlan, in_processes, play_game
from elgrande.cli.output import check_plot, make_folder, print_data, progress
from elgrande.cli.plot import draw_plot
from elgrande.cli.records import write_record
from elgrande.game import Options
from elgrande.game.names import COLOURS


@dataclass(frozen=True)
class Simulation:
    """All games of one call."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    games: list[SimulatedGame]
    seconds: float


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", "-b", help=BOTS_HELP)] = "random",
    code: CodeOption = None,
    edition: game_options.EditionOption = "big-box",
    players: game_options.PlayersOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    seed: game_options.SeedOption = None,
    as_json: game_options.JsonOption = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A folder for one record per game.")
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot", metavar="[FILE]", help="A picture of the scores by round; simulate.png."
        ),
    ] = None,
    workers: game_options.WorkersOption = 1,
) -> None:
    """Play many games between bots and sum them up."""
    options = game_options.make_options(edition, players, length, module, old_hand, variant, switch)
    names = tuple(line_up(bots, players, code))
    if plot is not None:
        try:
            check_plot(plot)
        except ValueError as error:
            raise CommandError(str(error)) from None
    if out is not None:
        make_folder(out)
    seed = secrets.randbits(32) if seed is None else seed
    source = random.Random(seed)
    seeds = [source.getrandbits(32) for _ in range(games)]
    plan = SimulationPlan(options, names, whole=out is not None or plot is not None)
    began = time.perf_counter()
    played = play_and_save(plan, seeds, workers, out)
    run = Simulation(options, names, seed, played, time.perf_counter() - began)
    if plot is not None:
        draw_plot(plot, played, names)
    if as_json:
        print_data(json.dumps(summary(run), indent=1))
    else:
        show(run, out, plot)


def play_and_save(
    plan: SimulationPlan, seeds: Sequence[int], workers: int, out: Path | None
) -> list[SimulatedGame]:
    """Play every game, with a progress bar, and write the records into a folder."""
    played = []
    with progress() as bar:
        task = bar.add_task("", total=len(seeds))
        for number, result in enumerate(in_processes(partial(play_game, plan), seeds, workers), 1):
            if out is not None and result.record is not None:
                write_record(out / f"game-{number:0{len(str(len(seeds)))}}.txt", result.record)
            played.append(SimulatedGame(result.points, result.decisions, result.by_round))
            if number % 64 == 0 or not plan.random or plan.whole:
                bar.update(task, completed=number)
        bar.update(task, completed=len(seeds))
    return played


def summary(run: Simulation) -> dict[str, Any]:
    """The run in plain data."""
    won = [shares_of(game.points) for game in run.games]
    seats = []
    for seat, bot in enumerate(run.bots):
        points = [game.points[seat] for game in run.games]
        seats.append(
            {
                "seat": seat + 1,
                "colour": COLOURS[seat],
                "bot": bot,
                "win_share": round(fmean(each[seat] for each in won), 4),
                "mean": round(fmean(points), 2),
                "deviation": round(pstdev(points), 2),
                "least": min(points),
                "most": max(points),
            }
        )
    decisions = sum(game.decisions for game in run.games)
    return {
        "options": run.options.to_dict(),
        "seed": run.seed,
        "games": len(run.games),
        "decisions": decisions,
        "seats": seats,
        "seconds": round(run.seconds, 3),
        "games_per_second": round(len(run.games) / run.seconds, 1),
        "compiled": _build.compiled(),
    }


def show(run: Simulation, out: Path | None, plot: Path | None) -> None:
    """The run for people."""
    data = summary(run)
    console = Console(highlight=False)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("Seat", "Colour", "Bot"):
        table.add_column(name, overflow="fold")
    for name in ("Won", "Mean", "±", "Least", "Most"):
        table.add_column(name, justify="right", no_wrap=True)
    for seat in data["seats"]:
        table.add_row(
            str(seat["seat"]),
            seat["colour"],
            seat["bot"],
            f"{seat['win_share']:.1%}",
            f"{seat['mean']:.1f}",
            f"{seat['deviation']:.1f}",
            str(seat["least"]),
            str(seat["most"]),
        )
    number = "1 game" if len(run.games) == 1 else f"{len(run.games)} games"
    console.print(f"[bold]{number}[/]: {run.options}; seed {run.seed}")
    console.print(table)
    console.print(
        f"{data['decisions']} decisions in {run.seconds:.2f} s:"
        f" {data['games_per_second']:.0f} games a second"
    )
    if out is not None:
        console.print(f"Records: {out}")
    if plot is not None:
        console.print(f"Plot: {plot}")
