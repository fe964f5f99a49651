"""The command `elgrande arena`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from elgrande.arena.report import as_csv, as_table, plot, summary
from elgrande.arena.results import MixedResultsError, Result, Store
from elgrande.arena.runner import run
from elgrande.arena.schedule import line_ups, schedule
from elgrande.bots import Budget, UnknownBotError, create
from elgrande.game.options import Options


def play_games(
    tables: Sequence[tuple[str, ...]],
    games: int,
    options: Options,
    seed: int = 0,
    store: Store | None = None,
    budget: Budget | None = None,
    workers: int = 0,
    ray: bool = False,
    progress: Console | None = None,
) -> list[Result]:
    """Play so many games between line-ups and return all results, those on file included."""
    for name in {name for line_up in tables for name in line_up}:
        bare, _, limit = name.partition("@")
        create(bare)
        if limit:
            Budget.parse(limit)
    store = store if store is not None else Store(None, {})
    pairings = list(schedule(tables, games, seed))
    wanted = [pairing.key for pairing in pairings]
    text = json.dumps(options.to_dict())
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=progress,
    )
    task = bar.add_task("games", total=games, completed=sum(key in store for key in wanted))
    live = Live(bar, console=progress, refresh_per_second=2) if progress else nullcontext()
    kept = store
    shown = 0

    def heard(result: Result) -> None:
        nonlocal shown
        bar.advance(task)
        if isinstance(live, Live) and len(kept) >= shown * 1.1:
            shown = len(kept)
            live.update(Group(bar, as_table(summary(list(kept), resamples=20))))

    with live:
        run(pairings, text, store, budget, workers, ray, heard)
    return [store.results[key] for key in wanted]


def arena(
    bots: Annotated[str, typer.Option(help="A ladder: names separated by commas.")] = "",
    table: Annotated[str, typer.Option(help="One line-up: a name for each seat.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games in all.")] = 100,
    players: Annotated[int, typer.Option(min=2, max=5, help="Players at a table.")] = 4,
    edition: Annotated[str, typer.Option(help="1995, big-box or 2023.")] = "big-box",
    length: Annotated[str, typer.Option(help="full, short or short-1995.")] = "full",
    modules: Annotated[str, typer.Option(help="Modules separated by commas.")] = "",
    variants: Annotated[str, typer.Option(help="Variants separated by commas.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The same seed brings the same deals.")] = 0,
    budget: Annotated[
        str, typer.Option(help="Thinking a question for bots that search: 500, 300ms, 3s.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="File of results; an interrupted run goes on from it.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one a core.")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Run on a Ray cluster.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write every game to a CSV file.")] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Write the ratings as a picture.")
    ] = None,
) -> None:
    """Let bots play each other: same deals for all line-ups, seats rotated, honest intervals.

    A name may carry a budget: search@500 (iterations a question), search@300ms.
    """
    if bool(bots) == bool(table):
        fail("Say either --bots (a ladder) or --table (one line-up).")
    named = [name.strip() for name in (bots or table).split(",") if name.strip()]
    try:
        options = Options(
            edition=edition,
            players=len(named) if table else players,
            length=length,
            modules=frozenset(filter(None, modules.split(","))),
            variants=frozenset(filter(None, variants.split(","))),
        )
        tables = [tuple(named)] if table else line_ups(named, players)
        limit = Budget.parse(budget) if budget else None
        header = {"options": options.to_dict(), "budget": budget, "seed": seed}
        store = Store(out, header)
        console = Console(stderr=True)
        results = play_games(
            tables,
            games,
            options,
            seed,
            store,
            limit,
            workers,
            ray,
            console if console.is_terminal else None,
        )
    except (ValueError, UnknownBotError, MixedResultsError, RuntimeError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        kept = f" {len(store)} games are kept in {out}: the same command goes on." if out else ""
        typer.echo(f"Interrupted.{kept}", err=True)
        raise typer.Exit(130) from None
    show(summary(results), results, options, as_json, csv, picture)


def show(
    figures: dict[str, Any],
    results: Sequence[Result],
    options: Options,
    as_json: bool,
    csv: Path | None,
    picture: Path | None,
) -> None:
    if csv is not None:
        csv.write_text(as_csv(results))
    if picture is not None:
        try:
            plot(figures, picture, str(options))
        except RuntimeError as error:
            fail(str(error))
    if as_json:
        sys.stdout.write(json.dumps(figures, indent=2) + os.linesep)
    else:
        Console().print(as_table(figures, f"{options}: {figures['games']} games"))


def fail(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(2)
