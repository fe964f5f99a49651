"""Records in files: JSON or text, told apart by what is in them, or by the name when writing."""

from __future__ import annotations

from pathlib import Path

from elgrande.cli.errors import CommandError
from elgrande.game import Game, Record, RecordError
from elgrande.game.notation import entry_lines
from elgrande.game.record import is_json, json_entry_lines


def read_record(file: Path) -> Record:
    """The record in a file; the error names the line and the reason."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file}: this is no record, it is not even text.") from None
    try:
        return Record.read(text)
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from None


def replay_record(file: Path, record: Record, upto: int | None = None) -> Game:
    """The game of a record, every step checked."""
    try:
        return Game.replay(record, upto)
    except RecordError as error:
        entry = error.entry or 0
        where = f"line {line_of(file.read_text('utf-8'), entry)}, entry {entry + 1}"
        raise CommandError(f"{file}: {where}: {error.reason}") from None


def line_of(text: str, entry: int) -> int:
    """On which line an entry stands; what is wrong with the end is wrong with the last."""
    lines = json_entry_lines(text.encode()) if is_json(text) else entry_lines(text)
    return lines[min(entry, len(lines) - 1)] if lines else 1


def write_record(file: Path, record: Record) -> None:
    """As JSON if the name says so, else as text."""
    text = record.to_json(indent=1) if file.suffix == ".json" else record.to_text()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise CommandError(f"{file}: {error.strerror or error}.") from None
