"""The command `elgrande arena`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.exceptions import TyperException

from elgrande.arena.report import as_csv, as_table, check_plot, check_writable, plot, summary
from elgrande.arena.results import Result, Store
from elgrande.arena.runner import run
from elgrande.arena.schedule import line_ups, schedule
from elgrande.bots import Budget, create
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES, SWITCHES, Options, read_switch


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
    check_bots(name for line_up in tables for name in line_up)
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
            live.update(Group(bar, as_table(summary(list(kept), timing=True))))

    with live:
        run(pairings, text, store, budget, workers, ray, heard)
    return [store.results[key] for key in wanted]


def check_bots(names: Iterable[str]) -> None:
    """Complain of a bot there is not, or of a budget nobody can read."""
    for name in dict.fromkeys(names):
        bare, _, limit = name.partition("@")
        create(bare)
        if limit:
            Budget.parse(limit)


def listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def arena(
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="A ladder: names separated by commas.")
    ] = "",
    table: Annotated[str, typer.Option(help="One line-up: a name for each seat.")] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games in all.")] = 100,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help=listed(EDITIONS) + ".")
    ] = "big-box",
    players: Annotated[
        int, typer.Option("--players", "-p", min=2, max=5, help="Players at a table.")
    ] = 4,
    length: Annotated[str, typer.Option(help=listed(LENGTHS) + ".")] = "full",
    module: Annotated[
        list[str] | None,
        typer.Option(help=f"Of the edition 2023; may be repeated: {listed(MODULES)}."),
    ] = None,
    old_hand: Annotated[
        list[str] | None, typer.Option(help=f"Only these cards of old-hands: {listed(OLD_HANDS)}.")
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(help=f"May be repeated: {listed(VARIANTS)}.")
    ] = None,
    switch: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=on|off",
            help=f"One point on which editions differ; may be repeated: {', '.join(SWITCHES)}.",
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, help="The same seed brings the same deals.")
    ] = 0,
    budget: Annotated[
        str, typer.Option(help="Thinking a question for bots that search: 500, 300ms, 3s.")
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="File of results; an interrupted run goes on from it."),
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one a core.")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Run on a Ray cluster.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write every game to a CSV file.")] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Write the ratings as a picture.")
    ] = None,
    timing: Annotated[
        bool, typer.Option("--timing", help="Seconds in JSON and CSV too: they differ by run.")
    ] = False,
) -> None:
    """Let bots play each other: same deals for all line-ups, seats rotated, honest intervals.

    A name may carry a budget: search@500 (iterations a question), search@300ms.
    """
    if bool(bots) == bool(table):
        stop_with("Say either --bots (a ladder) or --table (one line-up).")
    named = [name.strip() for name in (bots or table).split(",") if name.strip()]
    try:
        check_bots(named)
        options = Options(
            edition=edition,
            players=len(named) if table else players,
            length=length,
            modules=frozenset(module or ()),
            old_hands=frozenset(old_hand or ()),
            variants=frozenset(variant or ()),
            switches=dict(read_switch(each) for each in switch or ()),
        )
        tables = [tuple(named)] if table else line_ups(named, players)
        limit = Budget.parse(budget) if budget else None
        if picture is not None:
            check_plot(picture)
        if csv is not None:
            check_writable(csv)
        store = Store(out, {"options": options.to_dict(), "budget": budget, "seed": seed})
    except ValueError as error:
        stop_with(str(error))
    console = Console(stderr=True)
    live = console if console.is_terminal else None
    try:
        results = play_games(tables, games, options, seed, store, limit, workers, ray, live)
    except (ValueError, RuntimeError) as error:
        stop_with(str(error))
    except KeyboardInterrupt:
        kept = f" {len(store)} games are kept in {out}: the same command goes on." if out else ""
        typer.echo(f"Interrupted.{kept}", err=True)
        raise typer.Exit(130) from None
    if csv is not None:
        csv.write_text(as_csv(results, timing))
    if picture is not None:
        plot(summary(results), picture, str(options))
    if as_json:
        sys.stdout.write(json.dumps(summary(results, timing), indent=2) + os.linesep)
    else:
        title = f"{options}: {len(results)} games"
        Console().print(as_table(summary(results, timing=True), title))


def stop_with(reason: str) -> NoReturn:
    raise TyperException(reason)
