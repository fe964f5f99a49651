"""What a record is made of: entries, each an answer or a draw with what followed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from elgrande.game.events import AnyEvent

FORMAT: Final = "elgrande-record"
VERSION: Final = 1
CHANCE_NAME: Final = "chance"


class RecordError(ValueError):
    """A record that is damaged or tells of something illegal.

    `entry` counts from 0; it is None where the trouble is in the tags or in the whole.
    """

    def __init__(self, entry: int | None, reason: str, line: int | None = None) -> None:
        where = "" if entry is None else f"entry {entry + 1}: "
        super().__init__(f"{where if line is None else f'line {line}: '}{reason}")
        self.entry = entry
        self.reason = reason
        self.line = line


class Entry(Struct, frozen=True):
    """One answer or draw and what followed; `events` is None where nobody wrote them down."""

    by: str  # a colour, or "chance"
    do: str  # an action in short text
    events: tuple[AnyEvent, ...] | None = None
