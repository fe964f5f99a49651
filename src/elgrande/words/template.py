"""How a text of the catalogue becomes a sentence: lines under a condition, and named gaps.

A line may begin with a condition, `?2023: `, and is left out unless it holds. Conditions are tags:
the edition, switches that are on, modules, variants, `players-2` to `players-5`, `vetoes`, and the
fields of a sentence that were given (`left`, or `times=2` for a value). `!` negates, `&` binds
tighter than `|`.

A gap is `{left}`; `{left|caballero|caballeros}` is the form that fits the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

_CONDITION: Final = re.compile(r"\?([\w!&|=-]+): (.*)")
_GAP: Final = re.compile(r"\{([a-z0-9_-]+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


def holds(condition: str, tags: frozenset[str]) -> bool:
    """Whether a condition is true of these tags."""
    return any(
        all(
            term[1:] not in tags if term.startswith("!") else term in tags
            for term in choice.split("&")
        )
        for choice in condition.split("|")
    )


def select(text: str, tags: frozenset[str]) -> list[str]:
    """The lines of a text that hold, without their conditions."""
    lines = []
    for line in text.strip().split("\n"):
        conditional = _CONDITION.fullmatch(line)
        if conditional is None:
            lines.append(line)
        elif holds(conditional[1], tags):
            lines.append(conditional[2])
    return lines


def fill(text: str, value_of: Callable[[str], object]) -> str:
    """A text with its gaps filled in."""

    def put(gap: re.Match[str]) -> str:
        value = value_of(gap[1])
        if gap[2] is None:
            return str(value)
        return gap[2] if value == 1 else gap[3]

    return _GAP.sub(put, text)


def gaps(text: str) -> frozenset[str]:
    """The names of the gaps in a text."""
    return frozenset(gap[1] for gap in _GAP.finditer(text))


def conditions(text: str) -> list[str]:
    """The conditions in a text, in order."""
    found = (_CONDITION.fullmatch(line) for line in text.strip().split("\n"))
    return [match[1] for match in found if match is not None]


def tags_of(conditions: Iterable[str]) -> frozenset[str]:
    """The tags that conditions speak of."""
    return frozenset(
        term.lstrip("!")
        for condition in conditions
        for choice in condition.split("|")
        for term in choice.split("&")
    )
