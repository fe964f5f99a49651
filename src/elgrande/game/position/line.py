"""Reads and writes the line of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from elgrande.core.knowledge import determinize
from elgrande.core.state import WAITING, State, empty_state
from elgrande.game.names import COLOURS
from elgrande.game.options import Options, read_switch
from elgrande.game.oracle import dice_for
from elgrande.game.position.check import check
from elgrande.game.position.stack import read_asked, read_stack, write_asked, write_stack
from elgrande.game.position.syntax import (
    PositionError,
    nothing_left,
    read_fields,
    read_list,
    read_name,
    read_number,
    write_list,
)
from elgrande.game.position.table import read_table, write_table

HEADER: Final = "elgrande/1"
MAX_POSITION_LENGTH: Final = 8000  # a real game needs about 1,500


class Position(NamedTuple):
    options: Options
    state: State
    seat: int | None  # whose knowledge it is; None: everything is known


def write_position(s: State, options: Options, seat: int | None) -> str:
    """The text of a state as one seat knows it; None for everything, secrets included."""
    fields = dict(write_options(options))
    if seat is not None:
        fields["for"] = COLOURS[seat]
    fields |= dict(write_table(s, seat))
    fields["asked"] = write_asked(int(s.v[WAITING]))
    fields["stack"] = write_stack(s, seat)
    return " ".join([HEADER, *(f"{name}={value}" for name, value in fields.items())])


def read_position(text: str) -> Position:
    """Read a position. `PositionError` names the field and the reason if it is impossible.

    In a position of one seat, the others' secrets are placeholders until `complete` draws them.
    """
    if not isinstance(text, str):
        raise TypeError(f"a position is a text, not {text!r}")
    if len(text) > MAX_POSITION_LENGTH:
        raise PositionError("", f"a position is a text of at most {MAX_POSITION_LENGTH} characters")
    header, *words = text.split() or [""]
    if header != HEADER:
        raise PositionError("", f"a position begins with {HEADER}, not with {header[:20]!r}")
    fields = read_fields(words)
    options = _read_options(fields)
    colours = COLOURS[: options.players]
    seat = read_name("for", fields.pop("for"), colours) if "for" in fields else None
    s = empty_state(options.rules)
    asked, stack = (fields.pop(name, "") for name in ("asked", "stack"))
    if not stack or not asked:
        raise PositionError("asked" if stack else "stack", "missing")
    read_table(s, fields, seat)
    nothing_left("", fields)
    read_stack(s, stack)
    s.v[WAITING] = read_asked(asked, colours)
    check(s, seat)
    return Position(options, s, seat)


def seat_of(text: str) -> int:
    """The seat that a position is for, without reading the rest. `PositionError` if it has none."""
    for word in text.split():
        if word.startswith("for="):
            return read_name("for", word.removeprefix("for="), COLOURS)
    raise PositionError("for", "the position is for no seat: it needs for=COLOUR")


def complete(position: Position, seed: int) -> State:
    """A state to play from: draws what the seat of the position cannot know."""
    if position.seat is None:
        return position.state
    return determinize(position.state, position.seat, dice_for(seed))


# --- options ---


def write_options(options: Options) -> Iterator[tuple[str, str]]:
    yield "edition", options.edition
    yield "players", str(options.players)
    if options.length != "full":
        yield "length", options.length
    for name in ("modules", "old_hands", "variants"):
        if chosen := getattr(options, name):
            yield name.replace("_", "-"), write_list(sorted(chosen))
    if options.switches:
        settings = (f"{name}:{'on' if on else 'off'}" for name, on in options.switches.items())
        yield "switches", ",".join(settings).replace("_", "-")


def _read_options(fields: dict[str, str]) -> Options:
    chosen: dict[str, Any] = {}
    try:
        if "players" in fields:
            chosen["players"] = read_number("players", fields.pop("players"), 0, 99)
        for name in ("edition", "length"):
            if name in fields:
                chosen[name] = fields.pop(name)
        for name in ("modules", "old_hands", "variants"):
            key = name.replace("_", "-")
            if key in fields:
                chosen[name] = frozenset(read_list(fields.pop(key)))
        if "switches" in fields:
            texts = fields.pop("switches").split(",")
            chosen["switches"] = dict(read_switch(each.replace(":", "=")) for each in texts)
        return Options(**chosen)
    except PositionError:
        raise
    except (TypeError, ValueError) as error:
        raise PositionError("", f"the options are impossible: {error}") from None
