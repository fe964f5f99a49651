"""Reads JSON strictly, and locates values in the text.

Values are located only after an error.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from elgrande.game.record_error import Path, RecordError, error_at, line_at

_DECODER: Final = json.JSONDecoder(parse_int=str)  # numbers of any length
_BETWEEN: Final = re.compile(r"[\s,:]*")
_FRACTION: Final = re.compile(r"-?[0-9]+[.eE][0-9.eE+-]*|-?Infinity|NaN|-?[0-9]{1000,}")


class _Member(NamedTuple):
    name: str | int
    offset: int  # of its key, or of itself in a list
    value: int  # the offset of its value


def read_strictly(text: str) -> Any:
    """The value of a JSON text; refuses repeated keys and numbers that are not integers."""
    try:
        return json.loads(
            text, object_pairs_hook=_each_once, parse_float=_refuse, parse_constant=_refuse
        )
    except json.JSONDecodeError as error:
        raise RecordError(None, f"not a record: {error.msg}", error.lineno) from None
    except RecursionError:
        raise RecordError(None, "not a record: it is nested too deeply", 1) from None
    except ValueError:
        raise _first_oddity(text) from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key comes twice")
    return made


def _refuse(number: str) -> Any:
    raise ValueError(f"{number} is not whole")


def _first_oddity(text: str) -> RecordError:
    """The first repeated key, or number that is not an integer."""
    rest: list[tuple[Path, int]] = [((), _skip(text, 0))]
    while rest:
        path, value = rest.pop()
        if odd := _FRACTION.match(text, value):
            shown = odd[0] if len(odd[0]) < 30 else f"{odd[0][:30]}..."
            return error_at(path, f"{shown} is not a whole number", line_at(text, value))
        members = list(_members(text, value))
        names = set()
        for member in members:
            if member.name in names:
                reason = f'the field "{member.name}" comes twice'
                return error_at((*path, member.name), reason, line_at(text, member.offset))
            names.add(member.name)
        rest += [((*path, each.name), each.value) for each in reversed(members)]
    return RecordError(None, "not a record", 1)


def line_of(text: str, path: Path) -> int:
    """The line of a value or, if it is missing, of the nearest one that exists."""
    found = value = _skip(text, 0)
    for step in path:
        member = next((each for each in _members(text, value) if each.name == step), None)
        if member is None:
            break
        found, value = member.offset, member.value
    return line_at(text, found)


def _skip(text: str, offset: int) -> int:
    between = _BETWEEN.match(text, offset)
    return between.end() if between else offset


def _members(text: str, offset: int) -> Iterator[_Member]:
    """The members of an object or a list; none for other values. The text must be valid JSON."""
    opening = text[offset : offset + 1]
    if opening not in ("{", "["):
        return
    at = _skip(text, offset + 1)
    number = 0
    while text[at] not in "]}":
        name: str | int = number
        value = at
        if opening == "{":
            name, end = _DECODER.raw_decode(text, at)
            value = _skip(text, end)
        yield _Member(name, at, value)
        at = _skip(text, _DECODER.raw_decode(text, value)[1])
        number += 1
