"""The commands `elgrande backup`, `restore` and `check`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy.exc import DatabaseError
from typer.exceptions import TyperException

from elgrande.server import backup as backups
from elgrande.server.config import default_database
from elgrande.server.errors import DatabaseDownError, Refusal, fault_of
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
    """Play every game again from its events, while the server runs, and look at the file."""
    report = run(backups.check(database or str(default_database())))
    for fault in report.faults:
        typer.echo(fault)
    typer.echo(f"{report.tables} tables, {report.events} events, {len(report.faults)} faults.")
    if report.faults:
        raise typer.Exit(1)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do some work of the command line; what goes wrong is one line."""
    try:
        return asyncio.run(work)
    except (DatabaseUnusableError, Refusal) as error:
        raise TyperException(str(error)) from None
    except (DatabaseError, sqlite3.DatabaseError) as error:  # damaged, or not ours to read
        reason = str(getattr(error, "orig", error)).partition("\n")[0]
        raise TyperException(f"The database cannot be used: {reason}.") from None
    except OSError as error:
        raise TyperException(fault_of(error)) from None
    except DatabaseDownError as error:
        raise TyperException(f"The database cannot be reached: {error}.") from None
