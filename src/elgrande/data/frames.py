"""Tables as data frames and files. Frames and Parquet need polars (the extra `data`)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from elgrande.data.rows import rows_of
from elgrande.data.tables import TABLES, Rows
from elgrande.game import Game, Record

if TYPE_CHECKING:
    import polars


def to_frame(games: Iterable[Game | Record], table: str = "games") -> polars.DataFrame:
    """One table of these games, as a polars data frame with typed columns.

    Raises `KeyError` for a table that is not in `TABLES`, `ImportError` without polars,
    `RecordError` for an invalid record, and `TypeError` for what is neither game nor record.
    """
    if table not in TABLES:
        raise KeyError(f"there is no table {table!r}: {', '.join(TABLES)}")
    if not isinstance(games, Iterable):
        raise TypeError(
            f"many games or records are wanted, not one {type(games).__name__}: put it into a list"
        )
    rows: Rows = {table: []}
    for number, game in enumerate(games):
        rows[table] += rows_of(game, number)[table]
    return frame_of(rows, table)


def frame_of(rows: Rows, table: str) -> polars.DataFrame:
    """A data frame of the rows of one table."""
    pl = _polars()
    types: dict[type, Any] = {str: pl.String, int: pl.Int32, float: pl.Float64, bool: pl.Boolean}
    schema = {column.name: types[column.type] for column in TABLES[table]}
    frame: polars.DataFrame = pl.DataFrame(rows[table], schema=schema, orient="row")
    return frame


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise ImportError(
            "data frames and Parquet need polars, which elgrande's extra [data] brings"
        ) from None
    return polars


class ParquetWriter:
    """Collects games and writes one Parquet file per table."""

    suffix = "parquet"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._frames: dict[str, list[polars.DataFrame]] = {table: [] for table in TABLES}
        _polars()

    def add(self, rows: Rows) -> None:
        for table, frames in self._frames.items():
            frames.append(frame_of(rows, table))

    def close(self) -> None:
        for table, frames in self._frames.items():
            whole = _polars().concat(frames) if frames else frame_of({table: []}, table)
            whole.write_parquet(self._folder / f"{table}.parquet")


class CsvWriter:
    """Writes one CSV file per table, game by game."""

    suffix = "csv"

    def __init__(self, folder: Path) -> None:
        self._files = {
            table: (folder / f"{table}.csv").open("w", encoding="utf-8", newline="")
            for table in TABLES
        }
        self._writers = {table: csv.writer(file) for table, file in self._files.items()}
        for table, writer in self._writers.items():
            writer.writerow(column.name for column in TABLES[table])

    def add(self, rows: Rows) -> None:
        for table, writer in self._writers.items():
            writer.writerows(rows[table])

    def close(self) -> None:
        for file in self._files.values():
            file.close()


def join(many: Iterable[Rows]) -> Rows:
    """The rows of several games together."""
    whole: Rows = {table: [] for table in TABLES}
    for rows in many:
        for table, found in rows.items():
            whole[table] += found
    return whole
