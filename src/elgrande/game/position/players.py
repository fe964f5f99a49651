"""A player in a position: pieces, power cards, modifiers and secret answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from elgrande.core import vocabulary as do
from elgrande.core.board import (
    FRANCE,
    NOWHERE,
    PLACE_NAMES,
    PORTUGAL,
)
from elgrande.core.hands import (
    STEP_BITS,
    TAKEN_BACK,
    last_modifier,
    step_at,
    steps_of,
    with_card,
)
from elgrande.core.knowledge import discs_are_hidden
from elgrande.core.rules import ALL_POWER, MODIFIER_KINDS, POWER_CARDS
from elgrande.core.state import (
    CABALLEROS,
    COURT,
    DISC,
    GRANDE,
    HAND,
    MODIFIER_HISTORY,
    OWNERS,
    PASSED,
    POINTS,
    POWER,
    PROVINCE,
    RECOVERED,
    RECOVERED_TOO,
    TOTAL,
    USED,
    State,
)
from elgrande.game.names import (
    COLOURS,
    MODIFIER_NAMES,
    PLAYED_MODIFIERS,
    REGION_NAMES,
    modifiers,
    power_cards,
)
from elgrande.game.position.stack import kinds_of
from elgrande.game.position.syntax import (
    UNKNOWN,
    PositionError,
    nothing_left,
    read_list,
    read_name,
    read_number,
    write_list,
)

PIECES: Final = 30
NONE: Final = "-"
_BID: Final = re.compile(r"(1[0-3]|[1-9])([+-]\S+)?")
# While one of these is on the stack, discs have been set and not yet used up.
_OF_DISCS: Final = frozenset(
    map(int, (do.SECRET, do.DISC_RETURN, do.DISC_SCORE, do.DISC_MOVE, do.GENERAL))
)


# --- writing ---


def write_player(s: State, player: int, seat: int | None) -> Iterator[tuple[str, object]]:
    v = s.v
    known = seat in (None, player)
    hand = int(v[HAND + player])
    yield "points", v[POINTS + player]
    yield "court", v[COURT + player]
    yield "province", v[PROVINCE + player]
    if v[GRANDE + player] != NOWHERE:
        yield "grande", PLACE_NAMES[v[GRANDE + player]]
    if v[USED + player]:
        yield "used", write_list(power_cards(int(v[USED + player])))
    if back := hand & int(v[USED + player]):
        yield "back", write_list(power_cards(back)) if known else UNKNOWN
    for name, block in (("among", RECOVERED), ("among-too", RECOVERED_TOO)):
        if v[block + player]:
            yield name, write_list(power_cards(int(v[block + player])))
    if v[POWER + player]:
        yield "bid", _bid(s, player)
    if held := modifiers(hand):
        yield "modifiers", write_list(held) if known else f"{UNKNOWN}{len(held)}"
    if v[MODIFIER_HISTORY + player]:
        yield "history", write_list(_history(int(v[MODIFIER_HISTORY + player]), known))
    if v[PASSED + player]:
        received = seat == (player + 1) % s.rules.players and do.HAND_OVER not in kinds_of(s)
        name = MODIFIER_NAMES[v[PASSED + player] - 1]
        yield "passed", name if known or received else UNKNOWN
    if v[DISC + player] and _OF_DISCS & set(kinds_of(s)):
        hidden = not known and discs_are_hidden(s)
        yield "disc", UNKNOWN if hidden else REGION_NAMES[v[DISC + player] - 1]


def _history(history: int, known: bool) -> Iterator[str]:
    for index in range(steps_of(history)):
        step = int(step_at(history, index))
        if step < TAKEN_BACK:
            yield MODIFIER_NAMES[step - 1]
        else:
            yield "<" + (MODIFIER_NAMES[step - TAKEN_BACK] if known else UNKNOWN)


def _bid(s: State, player: int) -> str:
    v = s.v
    power, total = int(v[POWER + player]), int(v[TOTAL + player])
    if total == power:
        return str(power)
    return f"{power}{PLAYED_MODIFIERS[2 * last_modifier(v, player) + (total < power)]}"


# --- reading ---


def read_player(s: State, player: int, items: dict[str, str], hidden: bool) -> None:
    v = s.v
    colour = COLOURS[player]
    v[POINTS + player] = read_number(colour, items.pop("points", "0"), 0, 999)
    v[COURT + player] = read_number(colour, items.pop("court", "0"), 0, PIECES)
    on_board = sum(int(v[CABALLEROS + place * OWNERS + player]) for place in range(FRANCE + 1))
    rest = PIECES - on_board - int(v[COURT + player])
    if rest < 0:
        raise PositionError(
            colour, f"there are {PIECES} caballeros of a colour, not {PIECES - rest}"
        )
    v[PROVINCE + player] = rest
    if (province := items.pop("province", str(rest))) != str(rest):
        raise PositionError(
            colour,
            f"its province has {rest} of the {PIECES} caballeros, not {province}: {on_board} are "
            f"on the board, {v[COURT + player]} in the court",
        )
    grande = items.pop("grande", NONE)
    places = PLACE_NAMES[: PORTUGAL + 1]
    v[GRANDE + player] = NOWHERE if grande == NONE else read_name(colour, grande, places)
    used = read_cards(colour, items.pop("used", ""))
    v[USED + player] = used
    for name, block in (("among", RECOVERED), ("among-too", RECOVERED_TOO)):
        v[block + player] = read_cards(colour, items.pop(name, "")) & used
    back = items.pop("back", "")
    taken_back = 0 if back == UNKNOWN and hidden else read_cards(colour, back)
    if taken_back & ~used:
        raise PositionError(colour, "only a used card can have been taken back")
    v[HAND + player] = ALL_POWER & ~used | taken_back
    _read_modifiers(s, player, items, hidden)
    if "bid" in items:
        _read_bid(s, player, items.pop("bid"))
    if "disc" in items:
        disc = items.pop("disc")
        v[DISC + player] = 1 + (
            0 if disc == UNKNOWN and hidden else read_name(colour, disc, REGION_NAMES)
        )
    nothing_left(colour, items)


def _read_modifiers(s: State, player: int, items: dict[str, str], hidden: bool) -> None:
    v = s.v
    colour = COLOURS[player]
    used: list[str] = []
    history = read_list(items.pop("history", ""))
    for index, name in enumerate(history):
        if name.startswith("<"):
            unknown = used and hidden and name == f"<{UNKNOWN}"
            back = _taken_back(used, history[index + 1 :]) if unknown else name[1:]
            read_name(f"{colour}, history", back, used)  # only a used one can be taken back
            step = TAKEN_BACK + MODIFIER_NAMES.index(back)
            used.remove(back)
        else:
            step = 1 + read_name(f"{colour}, history", name, MODIFIER_NAMES)
            used.append(name)
        v[MODIFIER_HISTORY + player] |= step << index * STEP_BITS
    held = items.pop("modifiers", "")
    if hidden and held.startswith(UNKNOWN):
        number = read_number(colour, held[1:], 1, int(MODIFIER_KINDS))
        names = MODIFIER_NAMES[:number]  # drawn later
    else:
        names = tuple(read_list(held))
    for name in names:
        card = POWER_CARDS + read_name(colour, name, MODIFIER_NAMES)
        v[HAND + player] = with_card(v[HAND + player], card)
    if "passed" in items:
        passed = items.pop("passed")
        unknown = hidden and passed == UNKNOWN
        v[PASSED + player] = 1 + (0 if unknown else read_name(colour, passed, MODIFIER_NAMES))


def _taken_back(used: Sequence[str], later: Sequence[str]) -> str:
    """A used modifier that can have been taken back in secret: the one that is played first again.

    Any other could seem to be played three times, and there are two of each kind.
    """
    return next((name for name in later if name in used), used[-1])


def _read_bid(s: State, player: int, text: str) -> None:
    v = s.v
    found = _BID.fullmatch(text)
    if found is None:
        raise PositionError(COLOURS[player], f"{text!r} is not a bid: 7, 7+2move")
    power, total = int(found[1]), int(found[1])
    if found[2]:
        kind, taken_off = divmod(read_name(COLOURS[player], found[2], PLAYED_MODIFIERS), 2)
        history = v[MODIFIER_HISTORY + player]
        if history == 0 or last_modifier(v, player) != kind:
            raise PositionError(COLOURS[player], f"the modifier of {text!r} ends its history")
        total += -(1 + kind // 4) if taken_off else 1 + kind // 4
    if not v[USED + player] >> (power - 1) & 1:
        raise PositionError(COLOURS[player], f"the {power} is bid, so it is used")
    v[POWER + player] = power
    v[TOTAL + player] = total


def read_cards(where: str, text: str) -> int:
    cards = 0
    for value in read_list(text):
        bit = 1 << (read_number(where, value, 1, int(POWER_CARDS)) - 1)
        if cards & bit:
            raise PositionError(where, f"the {value} is there twice")
        cards |= bit
    return cards
