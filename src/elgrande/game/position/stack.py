"""The stack of a position: what is in progress, with the current question on top.

A frame is its name and its named numbers, without zeros: `move,own:2,foreign:2,all:4`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.board import PLACE_NAMES, TILE_NAMES
from elgrande.core.cards import CARDS
from elgrande.core.reconstructed import MODIFIER_ABILITIES
from elgrande.core.rules import INSTRUCTION, POWER_CARDS, Rules
from elgrande.core.state import ACTION, CHANCE, DEPTH, FINISHED, FRAME, FRAMES, TOP, State
from elgrande.game.names import (
    COLOURS,
    MODIFIER_NAMES,
    SPOTS_AND_COURT,
    owner_name,
    owner_number,
)
from elgrande.game.position.syntax import (
    NUMBER,
    UNKNOWN,
    PositionError,
    nothing_left,
    read_items,
    read_list,
    read_name,
    read_number,
    write_items,
    write_list,
)

_ASKED: Final = {int(CHANCE): "chance", int(FINISHED): "nobody"}


class Field(NamedTuple):
    """A number of a frame: its name, how it is written, and the range of a plain number."""

    name: str
    most: int = 1
    least: int = 0
    kind: str = "number"  # or "seat", "seats", "program", "word"
    words: tuple[str, ...] = ()


def _seat(name: str) -> Field:
    return Field(name, kind="seat")


def _seats(name: str) -> Field:
    return Field(name, kind="seats")


def _program(name: str) -> Field:
    return Field(name, kind="program")


def _stage(*words: str) -> Field:
    return Field("stage", kind="word", words=words)


_ROUND_STAGE: Final = _stage(
    "reveal", "dummy-regions", "dummy-power", "bids", "turns", "end", "scored"
)
# The fields of each frame, in order; a step has a different form.
FRAME_FIELDS: Final[dict[int, tuple[str, tuple[Field, ...]]]] = {
    int(do.SETUP): (
        "setup",
        (
            _stage("king", "homes", "church", "first", "modifiers"),
            Field("drawn", 15),
            Field("bag", 65535),
        ),
    ),
    int(do.ROUND): ("round", (_ROUND_STAGE, Field("done", 6))),
    int(do.BID): ("bid", (_seat("by"),)),
    int(do.HAND_OVER): ("hand-over", (Field("asked"),)),
    int(do.TURN): (
        "turn",
        (
            _stage("taking", "ability", "choosing", "using", "ending", "ended"),
            _seat("of"),
            Field("placed"),
            Field("acted"),
        ),
    ),
    int(do.CARD): ("card", ()),
    int(do.PARTS): ("parts", (Field("can-place"),)),
    int(do.PLACING): (
        "placing",
        (
            Field("left", 9),
            Field("number", 9),
            Field("strayed"),
            Field("count", 9),
            Field("at-home"),
        ),
    ),
    int(do.SPECIAL): ("special", (_program("at"),)),
    int(do.STEP): ("step", (Field(""), Field(""), Field(""), Field(""), _seats("passed-by"))),
    int(do.GENERAL): ("general", (Field("stage", 2),)),
    int(do.OVER): ("over", (_ROUND_STAGE, Field("done", 6))),
    int(do.MOVE): (
        "move",
        (
            Field("own", 30, -30),
            Field("foreign", 30, -30),
            Field("all", 30),
            Field("region", 12),
            Field("kind", 2),
            Field("lifted", 0),
            Field("far"),
        ),
    ),
    int(do.PLACE): ("place", (Field("left", 9), Field("castillo"))),
    int(do.EITHER): ("either", (_program("first"), _program("second"))),
    int(do.COURT_RETURN): ("court-return", (Field("number", 30), Field("seen-to", 5))),
    int(do.RETURN_EACH): ("return-each", (_seats("served"), Field("ended"))),
    int(do.RETURN_CHOICE): (
        "return-choice",
        (Field("number", 30), Field("seen-to", 5), Field("still", 30)),
    ),
    int(do.SECRET): (
        "secret",
        (Field("who", 2), Field("names", 4), Field("stage", 2), _seats("setters"), Field("later")),
    ),
    int(do.DISC_RETURN): ("disc-return", (Field("number", 30), Field("seen-to", 5))),
    int(do.DISC_SCORE): ("disc-score", ()),
    int(do.DISC_MOVE): ("disc-move", (Field("number", 30), Field("seen-to", 5))),
    int(do.EVICTION): ("eviction", (Field("chosen"),)),
    int(do.SCORE): (
        "score",
        (
            Field("selector", 5),
            Field("argument", 511),
            Field("first-only"),
            Field("settled"),
            Field("places", 2047),
        ),
    ),
    int(do.TILE): ("tile", (Field("done"),)),
    int(do.RECOVER): ("recover", (Field("done"),)),
    int(do.TAKE): (
        "take",
        (Field("left", 9), Field("from-regions"), Field("optional")),
    ),
    int(do.GRANDE): (
        "grande",
        (Field("anybodys"), Field("optional"), Field("whose", 5), Field("done")),
    ),
    int(do.KING): ("king", (Field("where", 4), Field("done"))),
    int(do.ENTOURAGE): ("entourage", (Field("followers", 9),)),
    int(do.SWAP): ("swap", (Field("done"),)),
}
_FRAME_OF_NAME: Final = {name: kind for kind, (name, _) in FRAME_FIELDS.items()}
# The steps that a veto can stop, and the meaning of their numbers.
STEP_FIELDS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "begin": (int(events.BEGIN), ("seat",)),
    "moved": (int(events.MOVED), ("owner", "spot", "spot")),
    "placed": (int(events.PLACED), ("seat", "spot")),
    "returned": (int(events.RETURNED), ("owner", "spot", "number")),
    "took": (int(events.TOOK), ("seat", "number", "number")),
    "recalled": (int(events.RECALLED), ("seat", "spot")),
    "scored": (int(events.SCORED), ("place", "number", "number")),
    "king-moved": (int(events.KING_MOVED), ("place", "place")),
    "grande-moved": (int(events.GRANDE_MOVED), ("seat", "place", "place")),
    "tile-laid": (int(events.TILE_LAID), ("tile", "place", "place")),
    "recovered": (int(events.RECOVERED), ("seat", "card")),
    "evicting": (int(events.EVICTING), ("place",)),
    "revealed": (int(events.REVEALED), ("seats",)),
    "gained-veto": (int(events.GAINED_VETO), ("seat",)),
    "fled": (int(events.FLED), ("owner", "place", "place")),
    "grandes-inside": (int(events.GRANDES_INSIDE), ()),
    "infiltrated": (int(events.INFILTRATED), ("seat",)),
    "swapped": (int(events.SWAPPED), ("seat", "place", "place")),
    "church-taken": (int(events.CHURCH_TAKEN), ("seat",)),
}
_STEP_NAMES: Final = {code: name for name, (code, _) in STEP_FIELDS.items()}
_NOWHERE: Final = "-"


def frames_of(s: State) -> list[int]:
    """The offsets of the frames on the stack, from the bottom."""
    return list(range(int(FRAMES), int(s.v[TOP]) + 1, int(FRAME)))


def kinds_of(s: State) -> list[int]:
    return [int(s.v[f]) for f in frames_of(s)]


# --- writing ---


def write_stack(s: State, seat: int | None) -> str:
    """Write all frames as `seat` knows them; None for everything."""
    return ">".join(_write_frame(s, f, seat) for f in frames_of(s))


def _write_frame(s: State, f: int, seat: int | None) -> str:
    kind = int(s.v[f])
    name, cells = FRAME_FIELDS[kind]
    numbers = [int(s.v[f + 1 + i]) for i in range(FRAME - 1)]
    items: list[tuple[str, object]] = [(name, "")]
    if kind == do.STEP:
        items = [(name, _write_step(s.rules, numbers[:4], seat))]
    elif kind == do.SPECIAL and s.v[ACTION] == f:
        items = [("action", "")]
    for cell, number in zip(cells, numbers, strict=False):
        if cell.name and (number or cell.kind in ("seat", "program", "word")):
            word = cell.words[number] if cell.words else _write_cell(s.rules, cell.kind, number)
            items.append((cell.name, word))
    return write_items(items)


def _write_cell(rules: Rules, kind: str, number: int) -> object:
    match kind:
        case "seat":
            return COLOURS[number]
        case "seats":
            return write_list(owner_name(rules, each) for each in range(6) if number >> each & 1)
        case "program":
            return _label(rules, number)
        case "owner":
            return owner_name(rules, number)
        case "spot":
            return SPOTS_AND_COURT[number]
        case "place":
            return PLACE_NAMES[number] if number >= 0 else _NOWHERE
        case "tile":
            return TILE_NAMES[number]
        case "card":
            modifier = number - POWER_CARDS
            return number + 1 if modifier < 0 else f"m{MODIFIER_NAMES[modifier]}"
    return number


def _write_step(rules: Rules, numbers: list[int], seat: int | None) -> str:
    name = _STEP_NAMES[numbers[0]]
    words = [name]
    for kind, number in zip(STEP_FIELDS[name][1], numbers[1:], strict=False):
        if kind == "card" and seat not in (None, numbers[1]):
            words.append(UNKNOWN if number < POWER_CARDS else f"m{UNKNOWN}")
        else:
            words.append(str(_write_cell(rules, kind, number)).replace("+", "&"))
    return write_list(words)


# --- programs ---


def _programs(rules: Rules) -> dict[str, int]:
    """The start of the program of each card, of each card half and of each ability."""
    found: dict[str, int] = {}
    for card, start in zip(CARDS, rules.programs, strict=True):
        row = int(start) * int(INSTRUCTION)
        found[card.key] = int(start)
        if rules.code[row] == do.EITHER:
            found[f"{card.key}.first"] = int(rules.code[row + 1])
            found[f"{card.key}.second"] = int(rules.code[row + 2])
    for number, ability in enumerate(MODIFIER_ABILITIES):
        found[f"ability-{ability}"] = int(rules.abilities[number])
    return found


def _label(rules: Rules, at: int) -> str:
    """An instruction as its program and its offset in that program."""
    start, name = max((start, name) for name, start in _programs(rules).items() if start <= at)
    return name if start == at else f"{name}.{at - start}"


def _read_label(rules: Rules, text: str) -> int:
    programs = _programs(rules)
    name, _, further = text.rpartition(".")
    start, offset = programs.get(text, -1), 0
    if start < 0 and name in programs and NUMBER.fullmatch(further):
        offset = int(further)
        rows = range(programs[name], min(programs[name] + offset, len(rules.code) // INSTRUCTION))
        if do.END not in [rules.code[row * INSTRUCTION] for row in rows]:
            start = programs[name]
    if start < 0:
        raise PositionError("stack", f"{text!r} is not a place in a card's program")
    return start + offset


# --- reading ---


def read_stack(s: State, text: str) -> None:
    """Read frames from text and push them onto the stack of a state."""
    v = s.v
    frames = text.split(">")
    if len(frames) > DEPTH:
        raise PositionError("stack", f"there are at most {DEPTH} frames, not {len(frames)}")
    for number, frame in enumerate(frames):
        f = int(FRAMES + number * FRAME)
        items = read_items("stack", frame)
        name = next(iter(items))
        step = items.pop(name)
        if name == "action":
            v[ACTION] = f
        kind = _FRAME_OF_NAME.get("special" if name == "action" else name, -1)
        if kind < 0 or (step and kind != do.STEP):
            raise PositionError("stack", f"there is no frame {frame.split(',')[0]!r}")
        v[f] = kind
        if kind == do.STEP:
            for i, code in enumerate(_read_step(s.rules, step)):
                v[f + 1 + i] = code
        for i, cell in enumerate(FRAME_FIELDS[kind][1]):
            if cell.name in items:
                v[f + 1 + i] = _read_cell(s.rules, cell, items.pop(cell.name))
        nothing_left(f"stack, {name}", items)
        v[TOP] = f


def _read_cell(rules: Rules, cell: Field, text: str) -> int:
    where = f"stack, {cell.name}"
    match cell.kind:
        case "seat":
            return read_name(where, text, COLOURS[: rules.players])
        case "seats":
            owners = [owner_number(rules, each) for each in read_list(text)]
            if min(owners) < 0 or len(set(owners)) < len(owners):
                raise PositionError(where, f"{text!r} are not players of this game")
            return sum(1 << owner for owner in owners)
        case "word":
            return read_name(where, text, cell.words)
        case "program":
            return _read_label(rules, text)
        case "owner":
            owner = owner_number(rules, text)
            if owner < 0:
                raise PositionError(where, f"no player here is {text!r}")
            return owner
        case "spot":
            return read_name(where, text, SPOTS_AND_COURT)
        case "place":
            return -1 if text == _NOWHERE else read_name(where, text, PLACE_NAMES)
        case "tile":
            return read_name(where, text, TILE_NAMES)
        case "card":
            if text in (UNKNOWN, f"m{UNKNOWN}"):
                return 0 if text == UNKNOWN else int(POWER_CARDS)
            if text.startswith("m"):
                return int(POWER_CARDS) + read_name(where, text[1:], MODIFIER_NAMES)
            return read_number(where, text, 1, int(POWER_CARDS)) - 1
    return read_number(where, text, cell.least, cell.most)


def _read_step(rules: Rules, text: str) -> list[int]:
    name, *values = read_list(text) or [""]
    if name not in STEP_FIELDS:
        raise PositionError("stack, step", f"{name!r} is not a step that can be announced")
    code, kinds = STEP_FIELDS[name]
    if len(values) != len(kinds):
        raise PositionError("stack, step", f"{name} has {len(kinds)} values, not {len(values)}")
    return [
        code,
        *(
            _read_cell(rules, Field("step", 30, kind=kind), value.replace("&", "+"))
            for kind, value in zip(kinds, values, strict=True)
        ),
    ]


# --- who is asked ---


def write_asked(waiting: int) -> str:
    seats = (colour for seat, colour in enumerate(COLOURS) if waiting >> seat & 1)
    return _ASKED.get(waiting) or write_list(seats)


def read_asked(text: str, colours: tuple[str, ...]) -> int:
    for waiting, name in _ASKED.items():
        if text == name:
            return waiting
    return sum({1 << read_name("asked", colour, colours) for colour in read_list(text)})
