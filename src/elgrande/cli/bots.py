"""Bots as typed on the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from elgrande.bots import BotError, UnknownBotError, names
from elgrande.cli.errors import INTERRUPTED, CommandError, command_error
from elgrande.engine import check_bot, split_budget
from elgrande.engine.seating import known_names

if TYPE_CHECKING:
    from elgrande.arena.results import ResultStore

BOTS_HELP: Final = (
    f"Names with commas, fewer are repeated: {', '.join(names())}; or programs: ./mybot."
)
CodeOption = Annotated[
    list[Path] | None,
    typer.Option("--code", metavar="FILE.py", help="Adds the bots of a Python file; repeatable."),
]


def line_up(text: str, seats: int, code: Sequence[Path] | None = None) -> list[str]:
    """Bots separated by commas, for this many seats; too few repeat in turn."""
    typed = find_bots(text.split(","), code)
    if len(typed) > seats:
        raise command_error("too-many-bots", bots=len(typed), seats=seats)
    return list(islice(cycle(typed), seats))


def find_bots(typed: Sequence[str], code: Sequence[Path] | None = None) -> list[str]:
    """What was typed, one or more, as `open_bots` takes it; names of `--code` get their file."""
    try:
        known = known_names(code or ())
        found = []
        for text in (each.strip() for each in typed):
            if not text:
                continue
            bot, budget = split_budget(text)
            limit = text[len(bot) :] if budget is not None else ""
            spec = known.get(bot, bot) + limit
            check_bot(spec)
            found.append(spec)
    except UnknownBotError as error:
        raise command_error("no-bot", name=repr(error.name), known=", ".join(names())) from None
    except ValueError as error:
        raise CommandError(str(error)) from None
    if not found:
        raise command_error("no-bots", known=", ".join(names()))
    return found


@contextmanager
def playing_into(store: ResultStore, out: Path | None) -> Iterator[None]:
    """Errors of games become errors of the command; an interruption says what is kept."""
    try:
        yield
    except BotError as error:
        sentence, trace = error.args
        typer.echo(trace, err=True)
        raise CommandError(sentence) from None
    except (ValueError, RuntimeError) as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        kept = f" {len(store)} games are kept in {out}: the same command goes on." if out else ""
        typer.echo(f"Interrupted.{kept}", err=True)
        raise typer.Exit(INTERRUPTED) from None
