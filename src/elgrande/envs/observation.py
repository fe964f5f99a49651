"""Observations as arrays: what a seat may know, in a fixed layout of 32-bit floats.

`elgrande.core.observation.layout` documents the layout; `LAYOUT` gives it to programs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from elgrande.core.actions import PLAYER_ACTIONS
from elgrande.core.board import PLACE_NAMES
from elgrande.core.cards import CARDS
from elgrande.core.engine import legal_actions
from elgrande.core.events import STEPS
from elgrande.core.observation import layout
from elgrande.core.observation.observe import blank_row
from elgrande.core.observation.observe import observe as observe_row
from elgrande.core.rules import Rules
from elgrande.core.state import SEATS, State
from elgrande.game.arguments import check_seat

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

OBSERVATION_SIZE: Final = int(layout.OBSERVATION)
ACTION_COUNT: Final = int(PLAYER_ACTIONS)
PLANES: Final = int(layout.PLANES)
COLUMNS: Final = int(layout.COLUMNS)
SEAT_WIDTH: Final = int(layout.SEAT)
TABLE_SIZE: Final = int(layout.OBSERVATION - layout.OPEN_CARDS)
LOWEST: Final = -1.0
HIGHEST: Final = 5.0  # copies of a card; caballeros reach 3.0, points 4.0
OBSERVATION_KINDS: Final = ("vector", "planes")

assert len(CARDS) == layout.CARDS, "core/observation/layout.py: CARDS, and the offsets below it"
assert len(PLACE_NAMES) == layout.COLUMNS


class Block(NamedTuple):
    """One named block of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


def _planes(name: str, plane: int, number: int, meaning: str) -> Block:
    return Block(name, plane * COLUMNS, (number, COLUMNS), meaning)


_KINDS: Final = int(layout.CARDS)
_S: Final = "places: nine regions, Castillo, France, Portugal"
LAYOUT: Final[tuple[Block, ...]] = (
    _planes("caballeros", layout.CABALLEROS, 6, f"tenths, by owner (sixth: the Church); {_S}"),
    _planes("grandes", layout.GRANDES, 5, "by seat"),
    _planes("king", layout.KING, 1, "where he stands"),
    _planes("tiles", layout.TILES, 2, "the 8 and the 4"),
    _planes("values", layout.VALUES, 3, "tenths: first, second, third place now"),
    _planes("beside_king", layout.BESIDE_KING, 1, "neighbours of the King's region"),
    _planes("source", layout.SOURCE, 1, "where a step, or the caballero taken up, comes from"),
    _planes("target", layout.TARGET, 1, "where an announced step goes"),
    _planes("to_score", layout.TO_SCORE, 1, "what a card has yet to score"),
    _planes("own_disc", layout.OWN_DISC, 1, "the viewer's secret choice, once made"),
    _planes("evicted", layout.EVICTED, 1, "the region being emptied"),
    _planes("dummy_regions", layout.DUMMY_REGIONS, 1, "what the dummy may still draw"),
    Block(
        "seats",
        layout.SEAT_ROWS,
        (int(SEATS), SEAT_WIDTH),
        "oneself, then the others clockwise, then the dummy; columns in SEAT_COLUMNS",
    ),
    Block("open_cards", layout.OPEN_CARDS, (_KINDS,), "by kind of card: lies open, not taken"),
    Block("card_in_use", layout.CARD_IN_USE, (_KINDS,), "by kind of card"),
    Block("cards_left", layout.CARDS_LEFT, (_KINDS,), "by kind of card: copies not yet revealed"),
    Block("piles", layout.PILES, (6, 6), "tenths its card places, then which seat took it"),
    Block("france_spaces", layout.SPACES, (3, 6), "which seat stands there; sixth: none"),
    Block("dummy_cards", layout.DUMMY_CARDS, (13,), "power cards it has not revealed"),
    Block("own_modifiers", layout.OWN_MODIFIERS, (8,), "by kind: how many in hand"),
    Block("seen_modifiers", layout.SEEN_MODIFIERS, (5, 8), "by seat and kind: how often played"),
    Block("passed", layout.PASSED, (8,), "the kind one handed to the left"),
    Block("round", layout.ROUND, (9,), "which round"),
    Block("rounds_left", layout.ROUNDS_LEFT, (1,), "tenths"),
    Block("scoring", layout.SCORING, (1,), "a general scoring follows this round"),
    Block("question", layout.QUESTION, (31,), "its kind: layout.ASK_..."),
    Block("left", layout.LEFT, (3,), "tenths: own, foreign, all still to take, move, ..."),
    Block("step", layout.STEP, (int(STEPS),), "what is announced and may be vetoed: core.events"),
    Block("step_first", layout.STEP_FIRST, (1,), "it pays first places only"),
    Block("step_number", layout.STEP_NUMBER, (1,), "tenths: how many caballeros"),
    Block("step_tile", layout.STEP_TILE, (2,), "the 8, the 4"),
    Block("from_court", layout.FROM_COURT, (1,), "the caballero comes from a court"),
    Block("subject_church", layout.SUBJECT_CHURCH, (1,), "the caballero is black"),
    Block("placed", layout.PLACED, (1,), "this turn's placement is done"),
    Block("special_done", layout.SPECIAL_DONE, (1,), "this turn's special action is done"),
    Block("conquered", layout.CONQUERED, (1,), "Granada is an ordinary region"),
    Block("extra_used", layout.EXTRA_USED, (1,), "the Church's extra caballero was used"),
    Block("infiltration", layout.INFILTRATION, (1,), "placing into the King's region"),
)
SEAT_COLUMNS: Final[dict[str, tuple[int, int]]] = {  # first column, how many
    "court": (layout.COURT, 1),
    "province": (layout.PROVINCE, 1),
    "points": (layout.POINTS, 1),
    "hand": (layout.HAND, 13),
    "taken_back": (layout.TAKEN_BACK, 1),
    "modifiers": (layout.MODIFIERS, 1),
    "power": (layout.POWER, 1),
    "total": (layout.TOTAL, 1),
    "ability": (layout.ABILITY, 4),
    "order": (layout.ORDER, 1),
    "active": (layout.ACTIVE, 1),
    "first": (layout.FIRST, 1),
    "asked": (layout.ASKED, 1),
    "answered": (layout.ANSWERED, 1),
    "vetoes": (layout.VETOES, 1),
    "vetoes_ending": (layout.VETOES_ENDING, 1),
    "church": (layout.CHURCH, 1),
    "allows": (layout.ALLOWS, 1),
    "served": (layout.SERVED, 1),
    "subject": (layout.SUBJECT, 1),
}


@lru_cache(maxsize=256)
def blank_for(rules: Rules) -> vec[i32]:
    return blank_row(rules)


def is_whole(number: object) -> bool:
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def observe(state: State, seat: int) -> Floats:
    """The seat's observation of a core state: a read-only array of its own.

    States come from `game.sample(seat, seed)`, `Knowledge.sample` and the core.
    """
    if not isinstance(state, State):
        raise TypeError(f"a state of the core can be observed, not {state!r}")
    row = blank_for(state.rules)[:]
    observe_row(state, check_seat(seat, int(state.rules.players)), row)
    return np.frombuffer(memoryview(row), np.float32)


def mask_of(state: State, seat: int) -> Mask:
    """1 for every legal action of the seat."""
    mask = np.zeros(ACTION_COUNT, np.int8)
    mask[legal_actions(state, seat)] = 1
    return mask


def split(observations: Floats) -> dict[str, Floats]:
    """The three parts of one observation or of many, as views: planes, seats, table."""
    if getattr(observations, "shape", ())[-1:] != (OBSERVATION_SIZE,):
        raise ValueError(f"observations are arrays of {OBSERVATION_SIZE} numbers each")
    many = observations.shape[:-1]
    return {
        "planes": observations[..., : layout.SEAT_ROWS].reshape(*many, PLANES, COLUMNS),
        "seats": observations[..., layout.SEAT_ROWS : layout.OPEN_CARDS].reshape(
            *many, int(SEATS), SEAT_WIDTH
        ),
        "table": observations[..., layout.OPEN_CARDS :],
    }


def box(*shape: int) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, shape, np.float32)


def part_spaces() -> dict[str, spaces.Box]:
    """The Gymnasium spaces of the parts that `split` returns."""
    return {
        "planes": box(PLANES, COLUMNS),
        "seats": box(int(SEATS), SEAT_WIDTH),
        "table": box(TABLE_SIZE),
    }
