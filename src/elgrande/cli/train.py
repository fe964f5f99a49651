"""`elgrande train`: learn to evaluate positions from self-play."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from elgrande.cli.errors import INTERRUPTED, CommandError
from elgrande.cli.game_options import WorkersOption
from elgrande.cli.output import check_plot, make_folder


def train_command(
    folder: Annotated[Path, typer.Option(help="Where games and weights are kept.")],
    generations: Annotated[int, typer.Option(min=1, help="How often to play and learn.")] = 3,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games per generation.")
    ] = 10_000,
    hidden: Annotated[int, typer.Option(min=1, max=256, help="Hidden units of the net.")] = 22,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over the positions.")] = 12,
    matches: Annotated[
        int, typer.Option(min=0, help="Games of each generation against the one before.")
    ] = 200,
    start: Annotated[
        str | None,
        typer.Option(help="Weights that play the first generation: judgement-3, or a file."),
    ] = None,
    places: Annotated[
        int, typer.Option(min=0, max=256, help="Units that judge each place; 0: a small net.")
    ] = 0,
    guests: Annotated[str, typer.Option(help="Other bots that play along: hard-1@30,greedy.")] = "",
    habits: Annotated[
        bool, typer.Option(help="Learn again what players usually bid and take, or keep it.")
    ] = True,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Same seed, same weights.")] = 1,
    workers: WorkersOption = 0,
    ray: Annotated[
        bool, typer.Option("--ray", help="Play on a Ray cluster that sees the same folder.")
    ] = False,
    plot: Annotated[Path | None, typer.Option(help="A picture of losses and strength.")] = None,
) -> None:
    """Let bots play themselves, learn from the games, and play again with what was learned.

    An interrupted run goes on with the same command.
    """
    if find_spec("numpy") is None:
        raise CommandError("Training needs numpy, which elgrande's extra [research] brings.")
    from elgrande.arena.runner import check_bots
    from elgrande.arena.training.generations import TrainingPlan, draw_progress, train
    from elgrande.bots.judgement import read_weights

    plan = TrainingPlan(
        generations, games, hidden, epochs, matches,
        seed=seed, start=start, places=places, guests=guests, habits=habits,
    )  # fmt: skip
    try:
        if plot is not None:
            check_plot(plot)
        if start is not None:
            read_weights(start)
        if guests:
            check_bots(guests.split(","))
        make_folder(folder)
        made = train(plan, folder, workers or os.cpu_count() or 1, typer.echo, ray)
    except (ValueError, RuntimeError) as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        typer.echo("Interrupted: the same command goes on.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if plot is not None:
        draw_progress(folder, plot)
    typer.echo(f"Weights: {made[-1]}")
