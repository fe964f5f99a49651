"""The syntax of a position: fields `name=value`, items `key:value,key:value`, lists `a+b`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

FIELD: Final = re.compile(r"([a-z0-9-]+)=(\S+)")
NUMBER: Final = re.compile("0|-?[1-9][0-9]{0,4}")
UNKNOWN: Final = "?"  # what a seat cannot know


class PositionError(ValueError):
    """The text is not a position, or the position is impossible; `where` names the field."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


# --- writing ---


def write_items(items: Mapping[str, object] | Iterable[tuple[str, object]]) -> str:
    """Write items as `azul:2,oro:1`; an item without a value is only its key."""
    return ",".join(key if value == "" else f"{key}:{value}" for key, value in dict(items).items())


def write_list(values: Iterable[object]) -> str:
    return "+".join(map(str, values))


# --- reading ---


def read_fields(words: Iterable[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        found = FIELD.fullmatch(word)
        if found is None:
            raise PositionError("", f"a field looks like king=aragon, not {word!r}")
        name, value = found.groups()
        if name in fields:
            raise PositionError(name, "given twice")
        fields[name] = value
    return fields


def read_items(where: str, text: str) -> dict[str, str]:
    items: dict[str, str] = {}
    for item in text.split(","):
        key, _, value = item.partition(":")
        if not key or key in items:
            raise PositionError(where, f"{item!r} is there twice" if key else "an item is empty")
        items[key] = value
    return items


def read_list(text: str) -> list[str]:
    return text.split("+") if text else []


def read_number(where: str, text: str, low: int, high: int) -> int:
    if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise PositionError(where, f"a number from {low} to {high} is wanted, not {text!r}")
    return int(text)


def read_name(where: str, text: str, names: Sequence[str]) -> int:
    """The index of a name among names."""
    if text not in names:
        some = ", ".join(each for each in names if each)
        raise PositionError(where, f"{text!r} is not one of {some}")
    return names.index(text)


def nothing_left(where: str, items: Mapping[str, str]) -> None:
    """Refuse fields that have not been read."""
    for name in items:
        raise PositionError(where, f"there is no {name!r} here")
