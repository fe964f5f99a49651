"""The text form of a record: tags, then the actions by round.

A semicolon starts a comment outside of braces. The grammar is in `docs/records.md`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from elgrande.game.events import EVENTS, FIELD_KINDS, AnyEvent, RoundBegan
from elgrande.game.kinds import WHOLE_NUMBER
from elgrande.game.names import CHANCE_NAME, COLOURS
from elgrande.game.record_error import Path, RecordError, error_at, line_at

FORMAT: Final = "elgrande-record"
VERSION: Final = 1
NO_EVENTS: Final = "none"
ACTORS: Final = (*COLOURS, CHANCE_NAME)
CUSTOM_TAG: Final = "x-"  # prefix

_WIDTH: Final = 100
_EVENT_OF_TAG: Final = {event.__struct_config__.tag: event for event in EVENTS}
_OPTION_TAGS: Final = {
    "Edition": "edition",
    "Players": "players",
    "Length": "length",
    "Modules": "modules",
    "OldHands": "old_hands",
    "Variants": "variants",
    "Switches": "switches",
}
MAIN_OPTIONS: Final = ("edition", "players", "length")  # required if there is a Format tag
_LISTS: Final = frozenset({"modules", "old_hands", "variants"})
_SETTINGS: Final = {"on": True, "off": False}

Scores = tuple[int, ...] | None


class WrittenEntry(NamedTuple):
    """An entry as written; `events` is None if the record has no events."""

    by: str
    do: str
    events: tuple[AnyEvent, ...] | None


class RecordParts(NamedTuple):
    """The content of a text, before any check against the game."""

    options: dict[str, Any]
    position: str | None
    tags: dict[str, str]
    rows: list[WrittenEntry]
    scores: Scores


# --- writing ---


def write_text(
    options: Mapping[str, Any],
    position: str | None,
    tags: dict[str, str],
    rows: Sequence[WrittenEntry],
    scores: Scores,
) -> str:
    """Tags, then a paragraph for the set-up and each round; a line for each change of actor."""
    header = _tags(options, position, tags, rows, scores)
    lines = [_write_tag(name, value) for name, value in header]
    paragraph: list[str] = []
    by = ""
    lines.append("")
    for row in rows:
        words = " ".join([f"{row.by}:", row.do] if row.by != by else [row.do])
        if row.events:
            words += " {" + "; ".join(write_event(event) for event in row.events) + "}"
        if row.by != by:
            paragraph.append(words)
        else:
            paragraph[-1] += " " + words
        by = row.by
        for event in row.events or ():
            if isinstance(event, RoundBegan) and event.round > 0:
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
    options: Mapping[str, Any],
    position: str | None,
    tags: dict[str, str],
    rows: Sequence[WrittenEntry],
    scores: Scores,
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
    if position is not None:
        yield "Position", position
    if rows and rows[0].events is None:
        yield "Events", NO_EVENTS
    for name, value in tags.items():
        yield CUSTOM_TAG + name, value
    if scores is not None:
        yield "Scores", " ".join(str(points) for points in scores)


def _write_tag(name: str, value: str) -> str:
    return f"[{name} {msgspec.json.encode(value).decode()}]"


def write_event(event: AnyEvent) -> str:
    """An event as words: its kind, then its values in order."""
    values = zip(FIELD_KINDS[type(event)], structs.astuple(event), strict=True)
    words = [kind.write(value) for kind, value in values]
    return " ".join([str(event.__struct_config__.tag), *words])


# --- reading ---

# Spaces, newlines or comments separate tokens.
_GAP: Final = re.compile(r"(?:[ \t\r\n]++|;[^\n]*+)*+")
_TOKEN: Final = re.compile(
    r"""
    (?: \[ (?P<tag> [A-Za-z][A-Za-z0-9_-]*+ [ ] "(?:[^"\\\n]|\\.)*+" ) \]
      | (?P<round> round [ \t]++ [1-9][0-9]*+ )
      | (?P<actor> [a-z]++ ) :
      | \{ (?P<events> [^{}]*+ ) \}
      | (?P<word> [^ \t\r\n;{}\[\]]++ )
    )
    (?= [ \t\r\n;] | \Z )
    """,
    re.VERBOSE,
)
_WORDS: Final = re.compile(r"[^ \t\r\n]+")


def read_text(text: str) -> RecordParts:
    """Options, custom tags, entries and scores; `RecordError` names the line and the reason."""
    try:
        return _read_text(text)
    except RecordError as error:
        if error.line is None:
            raise error_at(error.path, error.reason, line_of(text, error.path)) from None
        raise


def _read_text(text: str) -> RecordParts:
    header: dict[str, str] = {}
    rows: list[WrittenEntry] = []
    by = ""
    nothing: tuple[AnyEvent, ...] | None = ()  # the events of an action without braces
    before = ""
    for kind, word, offset in _tokens(text):
        reason = ""
        if kind == "word":
            rows.append(WrittenEntry(by, word, nothing))
            reason = "" if by else f"{word} has no player: write a colour or chance before it"
        elif kind == "events":
            if nothing is None:
                reason = f'events, where the header says [Events "{NO_EVENTS}"]'
            elif before != "word":
                reason = "events in braces follow an action, once"
            else:
                rows[-1] = WrittenEntry(by, rows[-1].do, _read_events(word, len(rows) - 1))
        elif kind == "actor":
            by = word
            if by not in ACTORS:
                reason = f"there is no player {by}: name one of {', '.join(ACTORS)}"
        elif kind == "tag":
            name, value = _read_tag(word, text, offset)
            if name in header or before not in ("", "tag"):
                late = "comes twice" if name in header else "comes too late: tags come first"
                raise RecordError(None, f"the tag {name} {late}", line_at(text, offset))
            header[name] = value
            nothing = None if "Events" in header else ()
        if reason:
            entry = max(0, len(rows) - (kind != "actor"))
            raise RecordError(entry, reason, line_at(text, offset))
        before = kind
    if not header and not by:
        raise RecordError(None, "not a record: there is nothing in it", 1)
    return _assemble(header, rows)


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    """Each tag, heading, actor, action and pair of braces, with its offset."""
    skip, match = _GAP.match, _TOKEN.match
    position = 0
    while True:
        gap = skip(text, position)
        position = gap.end() if gap else position
        found = match(text, position)
        if found is None:
            break
        kind = found.lastgroup or ""
        yield kind, found[kind], found.start(kind)
        position = found.end()
    if position < len(text):
        rest = text[position:].partition("\n")[0]
        looks = f'a tag looks like [Name "value"], not {rest}'
        reason = looks if rest.startswith("[") else f"cannot read {rest[:20]}"
        raise RecordError(None, reason, line_at(text, position))


def _read_tag(tag: str, text: str, offset: int) -> tuple[str, str]:
    name, _, value = tag.partition(" ")
    try:
        return name, msgspec.json.decode(value, type=str)
    except msgspec.DecodeError:
        reason = f'a tag looks like [Name "value"], not [{tag}]'
        raise RecordError(None, reason, line_at(text, offset)) from None


def _read_events(text: str, entry: int) -> tuple[AnyEvent, ...]:
    try:
        return tuple([read_event_words(part) for part in text.split(";")])
    except ValueError:
        pass
    for number, part in enumerate(text.split(";")):  # again, to find the one at fault
        try:
            read_event_words(part)
        except _EventError as error:
            path: Path = ("entries", entry, "events", number)
            raise error_at((*path, error.field) if error.field else path, str(error)) from None
    raise AssertionError("an event that could not be read can be read now")


class _EventError(ValueError):
    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.field = field


@lru_cache(maxsize=1 << 14)
def read_event_words(text: str) -> AnyEvent:
    """The event written as a text such as `placed azul aragon`."""
    kind, *words = _WORDS.findall(text) or [""]
    event = _EVENT_OF_TAG.get(kind)
    if event is None:
        raise _EventError(f"there is no event {kind}" if kind else "an event is missing here")
    fields = event.__struct_fields__
    if len(words) != len(fields):
        known = f"these values: {', '.join(fields)}" if fields else "no values"
        raise _EventError(f"{kind} has {known}")
    values = []
    for name, each, word in zip(fields, FIELD_KINDS[event], words, strict=True):
        try:
            values.append(each.read(word))
        except ValueError as error:
            raise _EventError(f"{name} of {kind} {error}", name) from None
    return event(*values)


def _assemble(header: dict[str, str], rows: list[WrittenEntry]) -> RecordParts:
    options: dict[str, Any] = {}
    tags: dict[str, str] = {}
    position: str | None = None
    scores: Scores = None
    for tag, value in header.items():
        if tag in _OPTION_TAGS:
            name = _OPTION_TAGS[tag]
            options[name] = _read_option(name, value)
        elif tag == "Position":
            position = value
        elif tag == "Scores":
            scores = _read_scores(value)
        elif tag == "Format" and value != f"{FORMAT} {VERSION}":
            raise error_at(("format",), f"only the format {FORMAT} {VERSION} is known here")
        elif tag == "Events" and value != NO_EVENTS:
            raise error_at(("events",), f'the tag Events is "{NO_EVENTS}" or not there')
        elif tag.startswith(CUSTOM_TAG):
            tags[tag.removeprefix(CUSTOM_TAG)] = value
        elif tag not in ("Format", "Events"):
            raise error_at(("tags", tag), f"unknown tag {tag}; own tags start with {CUSTOM_TAG}")
    for tag, name in _OPTION_TAGS.items():
        if "Format" in header and name in MAIN_OPTIONS and name not in options:
            raise error_at(("format",), f"the tag {tag} is missing")
    return RecordParts(options, position, tags, rows, scores)


def _read_option(name: str, value: str) -> Any:
    if name == "players":
        return _read_number(value, ("options", name))
    if name in _LISTS:
        return value.split(" ")
    if name == "switches":
        return _read_switches(value)
    return value


def _read_switches(text: str) -> dict[str, bool]:
    switches: dict[str, bool] = {}
    for each in text.split(" "):
        name, _, setting = each.partition("=")
        if setting not in _SETTINGS:
            reason = f"A switch is set as {name}=on or {name}=off, not {each}"
            raise error_at(("options", "switches"), reason)
        if name in switches:
            raise error_at(("options", "switches"), f"the switch {name} is set twice")
        switches[name] = _SETTINGS[setting]
    return switches


def _read_scores(text: str) -> tuple[int, ...]:
    return tuple(_read_number(each, ("scores",)) for each in text.split(" "))


def _read_number(text: str, path: Path) -> int:
    if not WHOLE_NUMBER.fullmatch(text):
        raise error_at(path, f"{text or 'nothing'} is not a whole number such as 7")
    return int(text)


# --- locating values in the text ---


def line_of(text: str, path: Path) -> int:
    """The line of a value, or of the entry it belongs to."""
    if path[:1] == ("entries",):
        return line_at(text, _offset_of_entry(text, path))
    names = {value: tag for tag, value in _OPTION_TAGS.items()}
    if path[:1] == ("options",):
        wanted = names.get(str(path[1])) if len(path) > 1 else None
    elif path[:1] == ("tags",) and len(path) > 1:
        wanted = str(path[1])
    else:
        wanted = str(path[0]).capitalize() if path else None
    for kind, word, offset in _tokens(text):
        name = word.partition(" ")[0]
        if kind == "tag" and (name in (wanted, f"{CUSTOM_TAG}{wanted}")):
            return line_at(text, offset)
    return 1


def _offset_of_entry(text: str, path: Path) -> int:
    entry = int(path[1])
    part = path[2] if len(path) > 2 else "do"
    found = actor = count = 0
    for kind, word, offset in _tokens(text):
        if kind == "actor":
            actor = offset
        elif kind == "word":
            if count > entry:
                break
            count += 1
            found = actor if count > entry and part == "by" else offset
        elif kind == "events" and count > entry and part == "events" and len(path) > 3:
            return offset + _offset_of_event(word, int(path[3]), path[4:])
    return found


def _offset_of_event(text: str, number: int, field: Path) -> int:
    """The offset within the braces of an event, or of the word for one of its fields."""
    parts = text.split(";")
    number = min(number, len(parts) - 1)
    start = sum(len(part) + 1 for part in parts[:number])
    words = list(_WORDS.finditer(parts[number]))
    kind = _EVENT_OF_TAG.get(words[0][0]) if words else None
    at = 0
    if field and kind is not None and field[0] in kind.__struct_fields__:
        at = min(kind.__struct_fields__.index(str(field[0])) + 1, len(words) - 1)
    return start + (words[at].start() if words else 0)
