"""Backup, restore and check of a server's database, while it runs or not.

A backup is one consistent snapshot: gzipped JSON with one row per line. SQLite and PostgreSQL share
the format, so that a club can also move from one to the other.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections import defaultdict
from collections.abc import Iterator
from errno import EISDIR
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, func, insert, select
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.exc import StatementError

from elgrande.server.storage import DatabaseUnusableError, open_database, open_snapshot
from elgrande.server.storage.connect import check_revision, newest_revision
from elgrande.server.storage.schema import members, metadata
from elgrande.server.storage.schema import table_events as events_table
from elgrande.server.storage.schema import tables as tables_table
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import from_bytes
from elgrande.server.table_summary import read_summary

FORMAT: Final = "elgrande-backup"
BATCH: Final = 500  # rows in memory at a time
UNREADABLE: Final = (
    *(OSError, EOFError, StopIteration, zlib.error),
    *(msgspec.DecodeError, RecursionError),
)


class Header(Struct, frozen=True):
    """The first line. `revision` is the Alembic revision of the database."""

    format: str
    revision: str


class Row(Struct, frozen=True, array_like=True, tag="row"):
    table: str
    values: dict[str, Any]


class End(Struct, frozen=True, array_like=True, tag="end"):
    """The last line; without it a backup is incomplete."""

    rows: int


class CheckReport(Struct, frozen=True):
    """The result of a check: how much was checked, and what is wrong with which table."""

    tables: int
    events: int
    faults: tuple[str, ...]


# --- backup ---


async def back_up(database: str, file: Path) -> int:
    """Write a snapshot of the database to a file; return the number of rows."""
    if file.is_dir():
        raise IsADirectoryError(EISDIR, "it is a folder; name a file in it", str(file))
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        async with open_snapshot(database) as read:
            rows = await read(lambda connection: write_backup(connection, unfinished))
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def write_backup(connection: Connection, file: Path) -> int:
    revision = check_revision(connection)
    count = 0
    file.unlink(missing_ok=True)  # it could have other readers, or be a link
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, filename="") as packed:
            packed.write(line(Header(FORMAT, revision)))
            for table in metadata.sorted_tables:
                rows = select(table).order_by(*table.primary_key)
                for row in connection.execute(rows.execution_options(yield_per=BATCH)):
                    packed.write(line(Row(str(table.name), to_plain(dict(row._mapping)))))
                    count += 1
            packed.write(line(End(count)))
        raw.flush()
        os.fsync(raw.fileno())
    return count


def line(message: object) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def to_plain(values: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in values.items()
    }


def from_plain(table: DatabaseTable, values: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value)
        if isinstance(table.c[name].type, LargeBinary) and value is not None
        else value
        for name, value in values.items()
    }


# --- restore ---


async def restore(database: str, file: Path) -> int:
    """Fill an empty database from a backup, all or nothing; return the number of rows."""
    for _ in rows_in(file, newest_revision()):
        pass  # read to its end before a database is made
    opened = await open_database(database)
    try:
        return await opened.write(lambda connection: read_backup(connection, file))
    except DatabaseUnusableError:
        raise
    except (LookupError, OverflowError, TypeError, ValueError, StatementError) as error:
        raise damaged(file, type(error).__name__) from None
    finally:
        await opened.close()


def read_backup(connection: Connection, file: Path) -> int:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise DatabaseUnusableError(
                "The database is not empty: restore into a new one, so that nothing is overwritten."
            )
    count = 0
    for name, rows in groupby(rows_in(file, check_revision(connection)), lambda row: row.table):
        table = metadata.tables[name]
        batch: list[dict[str, Any]] = []
        for row in rows:
            batch.append(from_plain(table, row.values))
            count += 1
            if len(batch) == BATCH:
                connection.execute(insert(table), batch)
                batch = []
        if batch:
            connection.execute(insert(table), batch)
    if connection.dialect.name == "postgresql":
        for table in metadata.sorted_tables:
            number_after(connection, table)
    return count


def number_after(connection: Connection, table: DatabaseTable) -> None:
    """Let PostgreSQL number new rows after those that were restored."""
    column = table.autoincrement_column
    if column is not None:
        next_number = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, next_number, False)))


def rows_in(file: Path, revision: str) -> Iterator[Row]:
    """The rows of a backup; raises if it is incomplete or of another revision."""
    count = 0
    end: End | None = None
    try:
        with gzip.open(file, "rb") as lines:
            header = msgspec.json.decode(next(lines), type=Header)
            if header.format != FORMAT or header.revision != revision:
                raise DatabaseUnusableError(
                    f"{file} was made by another version (database revision {header.revision}, "
                    f"here {revision}): restore it with that version, then upgrade."
                )
            for each in lines:  # all of them: only then gzip compares its checksum
                found = msgspec.json.decode(each, type=Row | End)
                if isinstance(found, End):
                    end = found
                else:
                    count += 1
                    yield found
    except UNREADABLE as error:
        raise damaged(file, getattr(error, "strerror", None) or str(error)) from None
    if end is None or end.rows != count:
        raise DatabaseUnusableError(f"{file} is not whole: its end is missing.")


def damaged(file: Path, reason: str) -> DatabaseUnusableError:
    return DatabaseUnusableError(f"{file} is not a backup, or it is damaged: {reason}.")


# --- check ---


async def check(database: str) -> CheckReport:
    """Replay every game from its events, and compare with the lists of tables and players."""
    async with open_snapshot(database) as read:
        return await read(check_all)


def check_all(connection: Connection) -> CheckReport:
    check_revision(connection)
    check_file(connection)
    listed = {row.id: row for row in connection.execute(select(tables_table))}
    seated: defaultdict[str, set[str]] = defaultdict(set)
    for table_id, account in connection.execute(select(members.c.table_id, members.c.account)):
        seated[table_id].add(account)
    faults = {}
    tables, events = len(listed), 0
    query = select(events_table).order_by(events_table.c.table_id, events_table.c.version)
    rows = connection.execute(query.execution_options(yield_per=BATCH))
    for table_id, log in groupby(rows, lambda row: str(row.table_id)):
        found = [(row.version, row.event) for row in log]
        events += len(found)
        row = listed.pop(table_id, None)
        faults[table_id] = (
            "it is in no list" if row is None else fault_in(row, seated[table_id], found)
        )
    for table_id, row in listed.items():  # those without events
        faults[table_id] = fault_in(row, set(), [])
    named = tuple(f"{table_id}: {fault}" for table_id, fault in faults.items() if fault)
    return CheckReport(tables, events, named)


def check_file(connection: Connection) -> None:
    """Refuse a SQLite file with a damaged page. PostgreSQL looks at each that it reads."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if found != "ok":
            raise DatabaseUnusableError(
                f"The file is damaged: restore the latest backup into a new one. ({found})"
            )


def first_fault(table: Table, log: list[tuple[int, bytes]]) -> str:
    """Which event of a table cannot be replayed."""
    for number, data in log:
        try:
            table.after(from_bytes(data), in_place=True)
        except Exception as error:
            return f"event {number} cannot be replayed ({type(error).__name__})"
    return ""


def fault_in(row: Any, seated: set[str], log: list[tuple[int, bytes]]) -> str:
    """`row` is the table in the list of tables, `seated` the players who have it in theirs."""
    if [number for number, _ in log] != list(range(1, row.version + 1)):
        return f"its {len(log)} events do not lead to version {row.version}"
    try:
        table = rebuild(partial(Table, row.id), [from_bytes(data) for _, data in log])
    except Exception:  # one bad event must not stop the check of other tables
        return first_fault(Table(row.id), log)
    if table.status != row.status:
        return f"its game is {table.status}, the list says {row.status}"
    try:
        read_summary(row.summary)
    except msgspec.MsgspecError:
        return "its line in the list cannot be read"
    if not {table.host, *(chair.account for chair in table.chairs)} - {"", None} <= seated:
        return "one of its players does not find it"
    return ""
