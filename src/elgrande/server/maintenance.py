"""The commands `elgrande backup`, `restore` and `check`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.exceptions import TyperException

from elgrande.server import backup as backups
from elgrande.server.config import default_database
from elgrande.server.errors import DatabaseDownError, fault_of
from elgrande.server.storage import DatabaseUnusableError

T = TypeVar("T")
Database = Annotated[
    str, typer.Option(help="A file, or postgresql://... [default: in your data directory]")
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as elgrande.backup.")],
    database: Database = "",
) -> None:
    """Write everything to one file, while the server runs. (A copy made with cp loses data.)"""
    rows = run(backups.back_up(database or str(default_database()), file))
    typer.echo(f"{rows} rows are in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that 'elgrande backup' wrote.")],
    database: Annotated[str, typer.Option(help="A new file, or an empty postgresql://...")],
) -> None:
    """Fill a new database from a backup, and check it."""
    rows = run(backups.restore(database, file))
    typer.echo(f"{rows} rows are restored.")
    check(database)


def check(database: Database = "") -> None:
    """Play every game again from its events, while the server runs."""
    report = run(backups.check(database or str(default_database())))
    for fault in report.faults:
        typer.echo(fault)
    typer.echo(f"{report.tables} tables, {report.events} events, {len(report.faults)} faults.")
    if report.faults:
        raise typer.Exit(1)


def run(work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except DatabaseUnusableError as error:
        raise TyperException(str(error)) from None
    except OSError as error:
        raise TyperException(fault_of(error)) from None
    except DatabaseDownError as error:
        raise TyperException(f"The database cannot be reached: {error}.") from None
