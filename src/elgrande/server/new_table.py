"""Builds the seats, title and record a new table starts with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from elgrande.game import Record, RecordError
from elgrande.server import requests
from elgrande.server.accounts.rows import Account
from elgrande.server.clocks.settings import check_zone
from elgrande.server.errors import Refusal, sentence
from elgrande.server.table_events import Chair
from elgrande.server.text_input import LONGEST_TITLE, clean_name, clean_text, name_among

LONGEST_RECORD: Final = 5000  # entries


def chair_for(who: Account, name: str, zone: str = "") -> Chair:
    check_zone(zone)
    registered = who.login is not None
    return Chair(account=who.id, name=name, registered=registered, owner=who.owner, zone=zone)


def chair_at_device(who: Account, name: str, zone: str) -> Chair:
    """The chair of a person at the account's device: one with another name has no account."""
    chair = chair_for(who, name, zone)
    return chair if name == who.name else replace(chair, registered=False)


def chairs_for(seats: Iterable[requests.NewSeat], who: Account, zone: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in seats:
        named = bool(seat.name.strip())
        if named and who.owner is not None:
            raise Refusal("bad-name", "A bot sits under its own name.")
        if seat.bot is not None or seat.who == "open":
            if named:
                raise Refusal("bad-name", "Only a seat of yours can have a name.")
            chairs.append(Chair(bot=seat.bot))
        else:
            taken = [chair.name for chair in chairs]
            name = name_among(clean_name(seat.name), taken) if named else who.name
            chairs.append(chair_at_device(who, name, zone))
    return chairs


def clean_title(title: str) -> str:
    return clean_text(title, "bad-text", "A title", LONGEST_TITLE) if title.strip() else ""


def names_in(record: Record) -> list[str | None]:
    """The players' names in a record; None where a name is missing or invalid."""
    names: list[str | None] = []
    for seat in range(record.options.players):
        try:
            names.append(name_among(clean_name(record.tags.get(f"seat-{seat}", "")), names))
        except Refusal:
            names.append(None)
    return names


def read_record(text: str) -> Record:
    """A record in either form. Entries are counted before any is parsed."""
    try:
        if not 0 < count_entries(text) <= LONGEST_RECORD:
            raise Refusal("bad-record", f"A record has 1 to {LONGEST_RECORD} entries.")
        return Record.read(text)
    except (RecordError, ValueError) as error:
        raise Refusal("bad-record", f"The record cannot be read: {sentence(error)}") from None


class _Entries(Struct):
    entries: list[msgspec.Raw]


def count_entries(text: str) -> int:
    """How many entries a record has, or would have if it were well formed."""
    if text.lstrip().startswith("{"):
        try:
            return len(msgspec.json.decode(text, type=_Entries).entries)
        except (msgspec.DecodeError, RecursionError):
            return 1  # `Record.read` reports the error
    words = _NO_ENTRIES.sub(" ", text).split()
    return len(words)


# What is not an entry: tags, events, comments, round headings, and labels of who acts. Nothing is
# read twice: a search that tries again at every bracket of a long text would stop the server.
_NO_ENTRIES: Final = re.compile(
    r"\[[^\]\n]*+\]?|\{[^{}]*+\}?|;[^\n]*+|\bround\s++\d++|\b[a-z]++:(?=\s)"
)
