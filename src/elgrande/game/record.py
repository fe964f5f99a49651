"""Records: a whole game as JSON, or as text that people can read and write.

A record holds the options, every draw, every answer and everything that followed from each, so
that a program that knows only the rules can adjudicate the game again. `docs/records.md` has the
grammar.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from elgrande.game import notation, strict_json
from elgrande.game.actions import NotationError, parse
from elgrande.game.events import FIELD_KINDS, AnyEvent, GameOver
from elgrande.game.kinds import LARGEST
from elgrande.game.names import CHANCE_NAME, COLOURS
from elgrande.game.notation import FORMAT, MAIN_OPTIONS, NO_EVENTS, VERSION, Scores, WrittenEntry
from elgrande.game.options import Options, OptionsData
from elgrande.game.position.line import read_position
from elgrande.game.position.syntax import PositionError
from elgrande.game.record_error import Path, RecordError, error_at

__all__ = ["CHANCE_NAME", "Entry", "Record", "RecordError"]

_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_PATH: Final = re.compile(r" - at `(?:key in )?\$(.*)`$")
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]|\[\.\.\.\]")


class Entry(Struct, frozen=True):
    """One answer or draw and what followed; `events` is None where none are written down."""

    by: str  # a colour, or "chance"
    do: str  # an action in short text
    events: tuple[AnyEvent, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class Record:
    """A whole game, or the beginning of one. Raises `RecordError` for values no record can have."""

    options: Options
    entries: tuple[Entry, ...]
    tags: dict[str, str] = field(default_factory=dict)
    position: str | None = None  # where the game begins, if not with the set-up
    scores: Scores = None  # of a game that is over
    source: str | None = field(default=None, compare=False, repr=False)  # the text it came from

    def __post_init__(self) -> None:
        _check_types(self)
        try:
            _check(self)
        except RecordError as error:
            raise self.located(error) from None

    def __repr__(self) -> str:
        """A summary: `<Record big-box, 4 players: 312 entries, over>`."""
        end = "" if self.scores is None else ", over"
        return f"<Record {self.options}: {len(self.entries)} entries{end}>"

    def _repr_svg_(self) -> str:
        """The board at the end of the record, for notebooks."""
        from elgrande.game.game import Game  # here: `game` imports this module

        return Game.replay(self)._repr_svg_()

    def to_json(self, *, indent: int = 0) -> str:
        """The JSON form: in one line, or indented."""
        bare = bool(self.entries) and self.entries[0].events is None
        document = RecordDocument(
            format=FORMAT,
            version=VERSION,
            options=self.options.to_dict(),
            position=UNSET if self.position is None else self.position,
            tags=self.tags,
            events=NO_EVENTS if bare else UNSET,
            entries=tuple(
                EntryDocument(
                    by=entry.by, do=entry.do, events=UNSET if entry.events is None else entry.events
                )
                for entry in self.entries
            ),
            scores=self.scores,
        )
        encoded = msgspec.json.encode(document)
        return (msgspec.json.format(encoded, indent=indent) if indent else encoded).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record from JSON; `RecordError` names the line and the reason."""
        source = _decoded(text) if isinstance(text, bytes) else text
        data = strict_json.read_strictly(source)
        try:
            document = msgspec.convert(data, RecordDocument)
            _check_header(document)
            return Record(
                options=_read_options(data["options"]),
                position=None if document.position is UNSET else document.position,
                tags=document.tags,
                entries=_read_entries(document),
                scores=document.scores,
                source=source,
            )
        except msgspec.ValidationError as error:
            path, reason = _explain(str(error))
            raise error_at(path, reason, strict_json.line_of(source, path)) from None
        except RecordError as error:
            raise _with_line(error, source) from None

    def to_text(self) -> str:
        """The text form, which people can read and write."""
        rows = [WrittenEntry(entry.by, entry.do, entry.events) for entry in self.entries]
        options = self.options.to_dict()
        return notation.write_text(options, self.position, self.tags, rows, self.scores)

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record from its text form; `RecordError` names the line and the reason."""
        if not isinstance(text, str):
            raise TypeError(f"a record is a text, not {text!r}")
        parts = notation.read_text(text)
        try:
            return Record(
                options=_read_options(parts.options),
                position=parts.position,
                tags=parts.tags,
                entries=tuple([Entry(*row) for row in parts.rows]),
                scores=parts.scores,
                source=text,
            )
        except RecordError as error:
            raise _with_line(error, text) from None

    @staticmethod
    def read(text: str | bytes) -> Record:
        """Read a record in either form; `RecordError` names the line and the reason."""
        text = _decoded(text) if isinstance(text, bytes) else text
        if not isinstance(text, str):
            raise TypeError(f"a record is read from its text, not from {text!r}")
        return Record.from_json(text) if is_json(text) else Record.from_text(text)

    def located(self, error: RecordError) -> RecordError:
        """The error with its line number, if this record was read from text."""
        return error if self.source is None else _with_line(error, self.source)


class EntryDocument(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    by: str
    do: str
    events: tuple[AnyEvent, ...] | UnsetType = UNSET


class RecordDocument(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The JSON form."""

    format: str
    version: int
    options: OptionsData
    position: str | UnsetType = UNSET
    tags: dict[str, str] = {}
    events: Literal["none"] | UnsetType = UNSET
    entries: tuple[EntryDocument, ...]
    scores: tuple[int, ...] | None = None


def is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


# --- checking ---


def _check_types(record: Record) -> None:
    """Raise `TypeError` for values of other types than declared; lists become tuples."""
    for name, wanted in (("options", Options), ("tags", Mapping)):
        if not isinstance(value := getattr(record, name), wanted):
            raise TypeError(f"{name} of a record must be {wanted.__name__}, not {value!r}")
    if not isinstance(record.position, str | None):
        raise TypeError(f"position of a record must be a text, not {record.position!r}")
    for name in ("entries", "scores"):
        if isinstance(value := getattr(record, name), list):
            object.__setattr__(record, name, tuple(value))
    entries: object = record.entries
    if not isinstance(entries, tuple) or not isinstance(record.scores, tuple | None):
        raise TypeError("entries and scores of a record must be tuples or lists")
    for entry in entries:
        if not isinstance(entry, Entry):
            raise TypeError(f"entries of a record must be Entry, not {entry!r}")


def _check(record: Record) -> None:
    for name, value in record.tags.items():
        _check_tag(name, value)
    _check_position(record)
    actors = {CHANCE_NAME, *COLOURS[: record.options.players]}
    bare = bool(record.entries) and record.entries[0].events is None
    for number, entry in enumerate(record.entries):
        if entry.by not in actors:
            raise error_at(("entries", number, "by"), f"there is no player {entry.by} in this game")
        try:
            parse(entry.do)
        except NotationError as error:
            raise error_at(("entries", number, "do"), str(error)) from None
        if (entry.events is None) != bare:
            reason = "events are written down for every entry, or for none"
            raise error_at(("entries", number, "events"), reason)
        for place, event in enumerate(entry.events or ()):
            if (invalid := _invalid_field(event)) is not None:
                raise error_at(("entries", number, "events", place, invalid[0]), invalid[1])
            if isinstance(event, GameOver) and record.scores is None:
                reason = "the game is over here, but the record has no scores"
                raise error_at(("entries", number, "events", place), reason)
    _check_scores(record.scores, record.options.players)


def _check_position(record: Record) -> None:
    if record.position is None:
        return
    try:
        found = read_position(record.position)
    except PositionError as error:
        raise error_at(("position",), f"the position is impossible: {error}") from None
    if found.seat is not None:
        raise error_at(("position",), "a record begins with all that is known, not with one seat's")
    if found.options != record.options:
        raise error_at(("position",), f"the position is of {found.options}, not {record.options}")


def _check_tag(name: object, value: object) -> None:
    if not isinstance(name, str) or not _TAG_NAME.fullmatch(name):
        reason = f"a tag's name is a letter, then letters, digits, - and _, not {name!r}"
        raise error_at(("tags", str(name)), reason)
    if not isinstance(value, str):
        raise TypeError(f"the tag {name!r} must be a text, not {value!r}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise error_at(("tags", name), f"the tag {name} has half a character in it") from None


@lru_cache(maxsize=1 << 14)
def _invalid_field(event: AnyEvent) -> tuple[str, str] | None:
    """The first field of an event with an invalid value, and the reason."""
    values = zip(
        event.__struct_fields__, FIELD_KINDS[type(event)], structs.astuple(event), strict=True
    )
    for name, kind, value in values:
        try:
            kind.check(value)
        except ValueError as error:
            return name, f"{name} of {event.__struct_config__.tag} {error}"
    return None


def _check_scores(scores: Scores, players: int) -> None:
    if scores is None:
        return
    if len(scores) != players:
        raise error_at(("scores",), f"{players} scores are needed, not {len(scores)}")
    for seat, points in enumerate(scores):
        if type(points) is not int or not -LARGEST <= points <= LARGEST:
            raise error_at(("scores", seat), f"{points} is not a score")


# --- reading ---


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(None, "not a record: it is not UTF-8 text", line) from None


def _with_line(error: RecordError, source: str) -> RecordError:
    if error.line is not None:
        return error
    locate = strict_json.line_of if is_json(source) else notation.line_of
    return RecordError(error.entry, error.reason, locate(source, error.path), error.path)


def _check_header(document: RecordDocument) -> None:
    if document.format != FORMAT:
        raise error_at(("format",), f"the format is {document.format!r}, not {FORMAT!r}")
    if document.version != VERSION:
        reason = f"version {document.version} is not known here, only {VERSION}"
        raise error_at(("version",), reason)


def _read_entries(document: RecordDocument) -> tuple[Entry, ...]:
    for name in MAIN_OPTIONS:
        if name not in document.options:
            raise error_at(("options",), f'the field "{name}" is missing')
    bare = document.events is not UNSET
    for number, entry in enumerate(document.entries):
        if bare and entry.events is not UNSET:
            reason = f'events, where the record says "events": "{NO_EVENTS}"'
            raise error_at(("entries", number, "events"), reason)
        if not bare and entry.events is UNSET:
            raise error_at(("entries", number), 'the field "events" is missing')
    return tuple(
        [
            Entry(entry.by, entry.do, None if entry.events is UNSET else entry.events)
            for entry in document.entries
        ]
    )


def _read_options(data: Mapping[str, Any]) -> Options:
    """The options; an error names the first one that conflicts with those before it."""
    for name, value in data.items():
        if isinstance(value, list) and len(set(value)) < len(value):
            raise error_at(("options", name), f"{name} names something twice")
    try:
        return Options.from_dict(data)
    except (TypeError, ValueError) as error:
        raise error_at(
            ("options", _conflicting(data)), f"the options are impossible: {error}"
        ) from None


def _conflicting(data: Mapping[str, Any]) -> str:
    """The first option that is impossible together with those before it."""
    known = [each for each in OptionsData.__annotations__ if each in data]
    tried: dict[str, Any] = {}
    for name in [*(each for each in data if each not in known), *known]:
        tried[name] = data[name]
        try:
            Options.from_dict(tried)
        except (TypeError, ValueError):
            return name
    return ""


# --- msgspec's errors, in the terms of docs/records.md ---

_TYPES: Final = {
    "object": "an object",
    "array": "a list",
    "str": "a text",
    "int": "a whole number",
    "bool": "true or false",
    "null": "null",
    "float": "a number",
}


def _explain(message: str) -> tuple[Path, str]:
    """Where and why a document was refused."""
    path: Path = ()
    if found := _PATH.search(message):
        message = message[: found.start()]
        steps = _STEP.findall(found[1])
        path = tuple(name or int(number) for name, number in steps if name or number)
    if found := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        wanted = " or ".join(_TYPES.get(each, each) for each in found[1].split(" | "))
        return path, f"this must be {wanted}, not {_TYPES.get(found[2], found[2])}"
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return path, f'the field "{found[1]}" is missing'
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        return (*path, found[1]), f'there is no field "{found[1]}" here'
    if found := re.fullmatch(r"Invalid value '?(.*?)'?", message):
        return path, f"{found[1]} is unknown here"
    return path, message
