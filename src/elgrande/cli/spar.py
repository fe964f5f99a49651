"""`elgrande spar`: one bot against another until it is clear which is stronger."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from elgrande.arena.results import ResultStore
from elgrande.arena.spar import Claims, SparState, spar
from elgrande.cli import game_options
from elgrande.cli.bots import CodeOption, find_bots, playing_into
from elgrande.cli.errors import CommandError
from elgrande.cli.output import print_data


def spar_command(
    a: Annotated[str, typer.Argument(help="The bot to be tested, perhaps with a budget: hard@60.")],
    b: Annotated[str, typer.Argument(help="The bot on all other seats.")],
    code: CodeOption = None,
    edition: game_options.EditionOption = "big-box",
    players: game_options.SeatsOption = 4,
    length: game_options.LengthOption = "full",
    module: game_options.ModulesOption = None,
    old_hand: game_options.OldHandsOption = None,
    variant: game_options.VariantsOption = None,
    switch: game_options.SwitchesOption = None,
    null: Annotated[float, typer.Option(help="Gain over par that is not enough.")] = 0.0,
    gain: Annotated[float, typer.Option(help="Gain over par that is to be shown.")] = 0.04,
    error: Annotated[float, typer.Option(help="Chance of each error.")] = 0.05,
    most: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Maximum number of games.")
    ] = 4000,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, help="The same seed brings the same deals.")
    ] = 0,
    out: game_options.ResultsOption = None,
    workers: game_options.WorkersOption = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Figures as JSON.")] = False,
) -> None:
    """Let A play against B on all other seats until it is clear whether A is stronger.

    Every deal is played with A once on each seat. Give budgets in iterations (hard@60): on a busy
    machine, seconds mean little. The CPU time of both is reported.
    """
    try:
        [a], [b] = find_bots([a], code), find_bots([b], code)
        options = game_options.make_options(
            edition, players, length, module, old_hand, variant, switch
        )
        claims = Claims(null, gain, error)
        header = {"options": options.to_dict(), "spar": [a, b], "seed": seed}
        store = ResultStore(out, header)
    except ValueError as problem:
        raise CommandError(str(problem)) from None
    with playing_into(store, out), Console(stderr=True).status("") as status:
        standing = spar(
            a, b, options, claims, most, seed, store, workers,
            lambda now: status.update(describe(now, a, b)),
        )  # fmt: skip
    if as_json:
        print_data(json.dumps({"a": a, "b": b, **asdict(standing)}, indent=2))
    else:
        print(describe(standing, a, b))
        print(standing.sentence.replace("A is", f"{a} is", 1))


def describe(standing: SparState, a: str, b: str) -> str:
    mine, theirs = standing.cpu
    return (
        f"{a} v {b}: {standing.rate:.1%} ({standing.low:.1%}–{standing.high:.1%})"
        f" of {standing.games} games, par {standing.par:.0%}; log ratio {standing.ratio:+.2f};"
        f" CPU a game {mine:.2f} s v {theirs:.2f} s"
    )
