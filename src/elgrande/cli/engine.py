"""`elgrande engine` and `elgrande check-bot`: bots as programs."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from elgrande.bots import Bot, TypedBot, as_bot, create
from elgrande.cli.bots import CodeOption, find_bots
from elgrande.cli.errors import CommandError, command_error
from elgrande.cli.output import print_data
from elgrande.engine.check import BotCheck
from elgrande.engine.code_file import bots_in
from elgrande.engine.protocol_bot import serve_bot
from elgrande.engine.seating import (
    BotSpecError,
    BudgetedBot,
    command_of,
    is_program,
    split_budget,
)

FAILED = 1


def engine(
    bot: Annotated[str, typer.Argument(help="The bot that answers.")] = "hard",
    code: CodeOption = None,
) -> None:
    """Let a bot play for another program: a line protocol.

    It reads standard input and writes standard output.
    """
    spec = find_bots([bot], code)[0]
    if is_program(spec):
        raise command_error("program", name=bot)
    named, budget = split_budget(spec)
    file, colon, name = named.rpartition(":")

    def make(seed: int) -> Bot | TypedBot:
        bot = bots_in(Path(file))[name](seed) if colon else create(named, seed & 0xFFFFFFFF)
        return bot if budget is None else BudgetedBot(as_bot(bot), budget)

    make(0)
    serve_bot(name, make, sys.stdin, sys.stdout)


def check_bot(
    program: Annotated[str, typer.Argument(help="The program, in quotes with its arguments.")],
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Test a bot program: every kind of question, budgets, time-outs, garbage, whole games."""
    try:
        kit = BotCheck(command_of(program))
    except BotSpecError as error:
        raise CommandError(str(error)) from None
    console = Console(highlight=False)
    done = []
    with closing(kit):
        for check in kit.run():
            done.append(check)
            if not as_json:
                mark = "[red]failed[/]" if check.problem else "[green]ok[/]    "
                console.print(f"{mark} {check.name}")
            if check.problem and not as_json:
                console.print(check.problem, markup=False, style="dim")
    failed = sum(bool(check.problem) for check in done)
    if as_json:
        print_data(json.dumps([asdict(check) for check in done], indent=1))
    else:
        console.print(f"{len(done) - failed} of {len(done)} checks passed.")
    if failed:
        raise typer.Exit(FAILED)
