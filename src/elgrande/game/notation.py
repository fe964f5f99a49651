"""The text form of a record: tags, then what was done, by round.

Written by a person it may leave out what follows from each action (in braces); a semicolon starts a
comment outside of braces. The grammar is in `docs/records.md`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from elgrande.game.actions import NotationError, parse
from elgrande.game.entry import CHANCE_NAME, FORMAT, VERSION, Entry, RecordError
from elgrande.game.events import AnyEvent, RoundBegan
from elgrande.game.names import COLOURS
from elgrande.game.options import read_switch

_NOTHING: Final = "-"
_WIDTH: Final = 100
_EVENT_TYPES: Final[dict[str, Any]] = {
    kind.__struct_config__.tag: kind for kind in AnyEvent.__args__
}
_OPTION_TAGS: Final = {
    "Edition": "edition",
    "Players": "players",
    "Length": "length",
    "Modules": "modules",
    "OldHands": "old_hands",
    "Variants": "variants",
    "Switches": "switches",
}
_LISTS: Final = frozenset({"modules", "old_hands", "variants"})


# --- writing ---


Scores = tuple[int, ...] | None


def write_text(
    options: Mapping[str, Any], tags: dict[str, str], entries: Sequence[Entry], scores: Scores
) -> str:
    """Tags, then a paragraph for the set-up and each round; a line for each change of actor."""
    lines = [_write_tag(name, value) for name, value in _tags(options, tags, entries, scores)]
    paragraph: list[str] = []
    by = ""
    lines.append("")
    for entry in entries:
        words = " ".join([f"{entry.by}:", entry.do] if entry.by != by else [entry.do])
        if entry.events:
            words += " {" + "; ".join(write_event(event) for event in entry.events) + "}"
        if entry.by != by:
            paragraph.append(words)
        else:
            paragraph[-1] += " " + words
        by = entry.by
        for event in entry.events or ():
            if isinstance(event, RoundBegan):
                lines += [*_wrap(paragraph), "", f"round {event.round}"]
                paragraph = []
                by = ""
    return "\n".join([*lines, *_wrap(paragraph)]) + "\n"


def _wrap(paragraph: list[str]) -> list[str]:
    return [
        line
        for words in paragraph
        for line in textwrap.wrap(
            words,
            _WIDTH,
            subsequent_indent="  ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


def _tags(
    options: Mapping[str, Any], tags: dict[str, str], entries: Sequence[Entry], scores: Scores
) -> Iterator[tuple[str, str]]:
    yield "Format", f"{FORMAT} {VERSION}"
    for tag, name in _OPTION_TAGS.items():
        value = options[name]
        if name in _LISTS:
            value = " ".join(value)
        elif name == "switches":
            value = " ".join(f"{each}={'on' if on else 'off'}" for each, on in value.items())
        if value:
            yield tag, str(value)
    if entries and all(entry.events is None for entry in entries):
        yield "Events", "none"
    for name, value in tags.items():
        yield f"x-{name}", value
    if scores is not None:
        yield "Scores", " ".join(str(points) for points in scores)


def _write_tag(name: str, value: str) -> str:
    return f"[{name} {msgspec.json.encode(value).decode()}]"


def write_event(event: AnyEvent) -> str:
    """An event as words: its kind, then its values in order."""
    values = [_write_value(value) for value in structs.astuple(event)]
    return " ".join([str(event.__struct_config__.tag), *values])


def _write_value(value: object) -> str:
    if value is None:
        return _NOTHING
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- reading ---


class _Word(NamedTuple):
    kind: str  # tag, round, actor, events, word
    text: str
    line: int


_TOKEN: Final = re.compile(
    r"""
      (?P<space>\s+)
    | (?P<comment>;[^\n]*)
    | \[(?P<tag>[^\n]*)\]
    | (?P<round>round\s+\d+)\b
    | \{(?P<events>[^}]*)\}
    | (?P<actor>[a-z]+):(?=\s)
    | (?P<word>[^\s{}\[\];]+)
    """,
    re.VERBOSE,
)


def _tokens(text: str) -> Iterator[_Word]:
    position = 0
    line = 1
    while position < len(text):
        found = _TOKEN.match(text, position)
        if found is None:
            raise RecordError(0, f"cannot read {text[position : position + 20]!r}", line)
        kind = found.lastgroup or ""
        if kind not in ("space", "comment"):
            yield _Word(kind, found[kind], line)
        line += found[0].count("\n")
        position = found.end()


def entry_lines(text: str) -> list[int]:
    """On which line each entry of a text stands."""
    return [word.line for word in _tokens(text) if word.kind == "word"]


def read_text(text: str) -> tuple[dict[str, Any], dict[str, str], list[Entry], Scores]:
    """Options, own tags, entries and scores; `RecordError` names the line and the reason."""
    tags: dict[str, str] = {}
    entries: list[Entry] = []
    by = ""
    for word in _tokens(text):
        if word.kind == "tag":
            name, value = _read_tag(word)
            tags[name] = value
        elif word.kind == "actor":
            if word.text not in (*COLOURS, CHANCE_NAME):
                raise RecordError(len(entries), f"nobody is called {word.text!r}", word.line)
            by = word.text
        elif word.kind == "events":
            if not entries:
                raise RecordError(0, "events before the first action", word.line)
            entries[-1] = structs.replace(entries[-1], events=_read_events(word, len(entries)))
        elif word.kind == "word":
            entries.append(_read_entry(word, by, len(entries)))
    without_events = tags.pop("Events", "") == "none" or all(
        entry.events is None for entry in entries
    )
    if not without_events:
        entries = [structs.replace(entry, events=entry.events or ()) for entry in entries]
    return _assemble(tags, entries)


def _read_tag(word: _Word) -> tuple[str, str]:
    name, _, value = word.text.partition(" ")
    try:
        return name, msgspec.json.decode(value, type=str)
    except msgspec.DecodeError:
        raise RecordError(
            0, f'a tag looks like [Name "value"], not [{word.text}]', word.line
        ) from None


def _read_entry(word: _Word, by: str, number: int) -> Entry:
    if not by:
        raise RecordError(number, f"who does {word.text!r}? Name a colour first", word.line)
    try:
        return Entry(by, str(parse(word.text)))
    except NotationError as error:
        raise RecordError(number, str(error), word.line) from None


def _read_events(word: _Word, number: int) -> tuple[AnyEvent, ...]:
    found = []
    for part in word.text.split(";"):
        try:
            found.append(read_event_words(part.split()))
        except (ValueError, msgspec.ValidationError) as error:
            raise RecordError(number - 1, f"{part.strip()!r}: {error}", word.line) from None
    return tuple(found)


def read_event_words(words: list[str]) -> AnyEvent:
    if not words or words[0] not in _EVENT_TYPES:
        raise ValueError("no such event")
    kind = _EVENT_TYPES[words[0]]
    names = kind.__struct_fields__
    if len(words) - 1 != len(names):
        raise ValueError(f"{words[0]} tells {len(names)} things: {', '.join(names)}")
    values = {
        name: None if value == _NOTHING else value
        for name, value in zip(names, words[1:], strict=True)
    }
    # strict=False reads numbers and yes-or-no out of text
    event: AnyEvent = msgspec.convert({"type": words[0], **values}, AnyEvent, strict=False)
    return event


def _assemble(
    tags: dict[str, str], entries: list[Entry]
) -> tuple[dict[str, Any], dict[str, str], list[Entry], Scores]:
    if not tags and not entries:
        raise RecordError(None, "not a record: there is nothing in it")
    if tags.pop("Format", f"{FORMAT} {VERSION}") != f"{FORMAT} {VERSION}":
        raise RecordError(None, f"only the format {FORMAT} {VERSION} is known here")
    options: dict[str, Any] = {}
    for tag, name in _OPTION_TAGS.items():
        if tag in tags:
            options[name] = _read_option(name, tags.pop(tag))
    scores = tags.pop("Scores", None)
    unknown = [name for name in tags if not name.startswith("x-")]
    if unknown:
        raise RecordError(None, f"unknown tag {unknown[0]!r}; own tags start with x-")
    if scores is not None and not all(each.lstrip("-").isdecimal() for each in scores.split()):
        raise RecordError(None, f"scores are numbers, not {scores!r}")
    return (
        options,
        {name[2:]: value for name, value in tags.items()},
        entries,
        None if scores is None else tuple(int(points) for points in scores.split()),
    )


def _read_option(name: str, value: str) -> Any:
    if name == "players":
        return int(value) if value.isdecimal() else value
    if name in _LISTS:
        return value.split()
    if name == "switches":
        try:
            return dict(read_switch(each) for each in value.split())
        except ValueError as error:
            raise RecordError(None, str(error)) from None
    return value
