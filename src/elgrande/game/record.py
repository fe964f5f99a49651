"""Records: a whole game on paper, as JSON or as a text a person can read and write.

A record holds the options, every draw, every answer and everything that followed from each, so
that a program that knows only the rules can adjudicate the game again. `docs/records.md` has the
grammar.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from elgrande.game import notation
from elgrande.game.entry import FORMAT, VERSION, Entry, RecordError
from elgrande.game.options import Options, OptionsData

_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_ENTRY: Final = re.compile(r"\$\.entries\[(\d+)\]")


class RecordDocument(Struct, frozen=True, kw_only=True):
    """The JSON form."""

    format: str
    version: int
    options: OptionsData
    tags: dict[str, str] = {}
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None


class _OptionsAlone(Struct):
    options: dict[str, Any]  # as they stand, so that an unknown one is noticed


class _EntriesAlone(Struct):
    entries: list[msgspec.Raw]


class Record(Struct, frozen=True, kw_only=True):
    options: Options
    entries: tuple[Entry, ...]
    tags: dict[str, str] = {}
    scores: tuple[int, ...] | None = None  # of a game that is over

    def __post_init__(self) -> None:
        tags: dict[str, object] = dict(self.tags)
        for name in tags:
            if not _TAG_NAME.fullmatch(name):
                raise ValueError(f"a tag is named with letters, digits, - and _, not {name!r}")
        for name, value in tags.items():
            if not isinstance(value, str):
                raise TypeError(f"the tag {name!r} must be a text, not {value!r}")

    def _repr_svg_(self) -> str:
        """The board at the end of the record, for notebooks."""
        from elgrande.game.game import Game  # which knows records

        return Game.replay(self)._repr_svg_()

    def to_json(self, *, indent: int = 0) -> str:
        document = RecordDocument(
            format=FORMAT,
            version=VERSION,
            options=self.options.to_dict(),
            tags=self.tags,
            entries=self.entries,
            scores=self.scores,
        )
        encoded = msgspec.json.encode(document)
        return (msgspec.json.format(encoded, indent=indent) if indent else encoded).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        try:
            document = msgspec.json.decode(text, type=RecordDocument)
            options = msgspec.json.decode(text, type=_OptionsAlone).options
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise damage_in_json(text, str(error)) from None
        except RecursionError:
            raise RecordError(None, "not a record: it is nested too deeply") from None
        if document.format != FORMAT:
            raise RecordError(None, f"the format is {document.format!r}, not {FORMAT!r}")
        if document.version != VERSION:
            raise RecordError(None, f"version {document.version} is not known here, only {VERSION}")
        return Record(
            options=read_options(options),
            tags=document.tags,
            entries=document.entries,
            scores=document.scores,
        )

    def to_text(self) -> str:
        """The form a person reads and writes."""
        return notation.write_text(self.options.to_dict(), self.tags, self.entries, self.scores)

    @staticmethod
    def read(text: str) -> Record:
        """Either form."""
        return Record.from_json(text) if is_json(text) else Record.from_text(text)

    @staticmethod
    def from_text(text: str) -> Record:
        options, tags, entries, scores = notation.read_text(text)
        return Record(
            options=read_options(options), tags=tags, entries=tuple(entries), scores=scores
        )


def is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def damage_in_json(text: str | bytes, reason: str) -> RecordError:
    """Where in a JSON text the trouble is, from what msgspec tells of it."""
    data = text.encode() if isinstance(text, str) else text
    told = f"not a record: {reason}"
    if byte := _BYTE.search(reason):
        return RecordError(None, told, data.count(b"\n", 0, int(byte[1])) + 1)
    if entry := _ENTRY.search(reason):
        number = int(entry[1])
        return RecordError(number, told, json_entry_lines(data)[number])
    return RecordError(None, told)


def json_entry_lines(data: bytes) -> list[int]:
    """On which line each entry of a JSON text stands: that of its first word."""
    lines = []
    at = data.index(b'"entries"')
    for raw in msgspec.json.decode(data, type=_EntriesAlone).entries:
        entry = bytes(raw)
        at = data.index(entry, at)
        word = at + len(entry) - len(entry[1:].lstrip())
        lines.append(data.count(b"\n", 0, word) + 1)
        at += len(entry)
    return lines


def read_options(data: Mapping[str, Any]) -> Options:
    try:
        return Options.from_dict(data)
    except (TypeError, ValueError) as error:
        raise RecordError(None, f"the options are impossible: {error}") from None


def json_schema() -> dict[str, Any]:
    """The JSON Schema of a record, as kept in `docs/record.schema.json`."""
    return msgspec.json.schema(RecordDocument)
