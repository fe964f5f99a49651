"""`elgrande bench`: runs the benchmarks of a checkout; a wheel has none."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from elgrande.cli import game_options
from elgrande.cli.errors import CommandError


def bench(
    as_json: game_options.JsonOption = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="Seconds for each measurement.")
    ] = 2.0,
    yardstick: Annotated[
        Path | None, typer.Option("--yardstick", help="Another limit.c to compare with.")
    ] = None,
) -> None:
    """Measure the speed of the rules, compared with C."""
    sys.path.insert(0, str(find_checkout(Path.cwd())))
    try:
        import_module("benchmarks.core").bench(as_json, seconds, yardstick)
    except FileNotFoundError as error:
        raise CommandError(str(error)) from None


def find_checkout(start: Path) -> Path:
    """The checkout around a folder."""
    for folder in (start, *start.parents):
        if (folder / "benchmarks" / "limit.c").is_file():
            return folder
    raise CommandError("'bench' measures in a checkout of elgrande: call it from inside one.")
