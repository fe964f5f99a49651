"""`elgrande arena`: bots against each other, with confidence intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from elgrande.arena.report import as_csv, plot, summary
from elgrande.arena.results import Result, ResultStore
from elgrande.arena.runner import play_games
from elgrande.arena.schedule import line_ups, schedule
from elgrande.bots import Budget
from elgrande.cli import game_options
from elgrande.cli.bots import CodeOption, find_bots, playing_into
from elgrande.cli.errors import CommandError, command_error
from elgrande.cli.output import check_plot, check_writable, print_data


def arena(
    context: typer.Context,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="A ladder: names separated by commas.")
    ] = "",
    table: Annotated[str, typer.Option(help="One line-up: a name for each seat.")] = "",
    code: CodeOption = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Number of games in all.")
    ] = 100,
    edition: game_options.EditionOption = "big-box",
    players: game_options.SeatsOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, help="The same seed brings the same deals.")
    ] = 0,
    budget: Annotated[
        str,
        typer.Option(help="Budget per question for bots that search: 500 (iterations), 300ms, 3s."),
    ] = "",
    out: game_options.ResultsOption = None,
    workers: game_options.WorkersOption = 0,
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
    """Let bots compete: the same deals for all line-ups, rotated seats, confidence intervals.

    A name may carry a budget: search@500 (iterations per question), search@300ms.
    """
    if bool(bots) == bool(table):
        raise command_error("either", one="--bots", other="--table")
    if table:
        game_options.refuse_next_to("--table", context, "players")
    named = find_bots((bots or table).split(","), code)
    try:
        seats = len(named) if table else players
        options = game_options.make_options(
            edition, seats, length, module, old_hand, variant, switch
        )
        tables = [tuple(named)] if table else line_ups(named, players)
        limit = Budget.parse(budget) if budget else None
        if picture is not None:
            check_plot(picture)
        if csv is not None:
            check_writable(csv)
        store = ResultStore(out, {"options": options.to_dict(), "budget": budget, "seed": seed})
    except ValueError as error:
        raise CommandError(str(error)) from None
    done = sum(pairing.key in store for pairing in schedule(tables, games, seed))
    with playing_into(store, out), progress(games, done, store) as on_result:
        results = play_games(tables, games, options, seed, store, limit, workers, ray, on_result)
    if csv is not None:
        csv.write_text(as_csv(results, timing), "utf-8")
    if picture is not None:
        plot(summary(results), picture, str(options))
    if as_json:
        print_data(json.dumps(summary(results, timing), indent=2))
    else:
        title = f"{options}: {len(results)} games"
        Console().print(as_table(summary(results, timing=True), title))


@contextmanager
def progress(
    games: int, done: int, store: ResultStore
) -> Iterator[Callable[[Result], None] | None]:
    """A progress bar with the results so far on standard error, if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    task = bar.add_task("games", total=games, completed=done)
    shown = 0

    def on_result(result: Result) -> None:
        nonlocal shown
        bar.advance(task)
        if len(store) >= shown * 1.1:
            shown = len(store)
            live.update(Group(bar, as_table(summary(list(store), timing=True))))

    with Live(bar, console=console, refresh_per_second=2) as live:
        yield on_result


def as_table(figures: dict[str, Any], title: str = "") -> Table:
    """The summary as a table for people; `figures` must include the timing."""
    table = Table(title=title or None)
    table.add_column("bot", overflow="fold")
    forfeits = any("forfeits" in row for row in figures["players"].values())
    lost = ["forfeits"] if forfeits else []
    for head in ("games", "wins", "95%", "points", "rating", "95%", "s a game", *lost):
        table.add_column(head, justify="right", no_wrap=True)
    for name, row in figures["players"].items():
        table.add_row(
            name,
            str(row["games"]),
            f"{row['rate']:.1%}",
            f"{row['low']:.0%}–{row['high']:.0%}",
            f"{row['points']:.1f}",
            f"{row['rating']:+.0f}",
            f"{row['rating_low']:+.0f}…{row['rating_high']:+.0f}",
            f"{row['seconds']:.2f}",
            *([str(row.get("forfeits", 0))] if forfeits else []),
        )
    return table
