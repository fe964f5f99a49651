"""Errors in records, with their location."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 400  # characters of a reason, which may quote the record
Path = tuple[str | int, ...]  # ("entries", 3, "events", 0, "target"), as in the JSON form


class RecordError(ValueError):
    """A record that is damaged or contains something illegal.

    `entry` counts from 0; it is None if the error is in the header or the record as a whole. `path`
    leads to the damaged value in the JSON form. `line` is set if the record was read from text.
    """

    def __init__(
        self, entry: int | None, reason: str, line: int | None = None, path: Path = ()
    ) -> None:
        where = [] if line is None else [f"line {line}"]
        if entry is not None:
            where.append(f"entry {entry + 1}")
        if len(reason) > LONGEST:
            reason = f"{reason[:LONGEST]}..."
        super().__init__(f"{', '.join(where)}: {reason}" if where else reason)
        self.entry = entry
        self.reason = reason
        self.line = line
        self.path = path or (() if entry is None else ("entries", entry))


def error_at(path: Path, reason: str, line: int | None = None) -> RecordError:
    """An error whose entry number follows from its path."""
    entry = path[1] if len(path) > 1 and path[0] == "entries" else None
    return RecordError(entry if isinstance(entry, int) else None, reason, line, path)


def line_at(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1
