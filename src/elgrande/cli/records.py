"""Record files, JSON or text: the content decides when reading, the file name when writing."""

from __future__ import annotations

from pathlib import Path

from elgrande.cli.errors import CommandError
from elgrande.game import Game, Record, RecordError


def read_record(file: Path) -> Record:
    """Read a record from a file; an error names the line and the reason."""
    data = file.read_bytes()
    try:
        return Record.read(data)
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from None


def replay_record(file: Path, record: Record, upto: int | None = None) -> Game:
    """Replay a record and check every step."""
    try:
        return Game.replay(record, upto)
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from None


def write_record(file: Path, record: Record) -> None:
    """Write JSON if the file name ends in `.json`, else text."""
    text = record.to_json(indent=1) if file.suffix == ".json" else record.to_text()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
