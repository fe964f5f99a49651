"""Names for the core's numbers: colours, places, cards, modifiers."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from elgrande.core import vocabulary as do
from elgrande.core.board import PLACE_NAMES, SPOT_NAMES
from elgrande.core.cards import CARDS
from elgrande.core.reconstructed import MODIFIER_ABILITIES
from elgrande.core.round import DONE, DUMMY_POWER, REVEAL, STAGE
from elgrande.core.rules import MODIFIER_KINDS, PILE_ROOM, POWER_CARDS, Rules
from elgrande.core.setup import FIRST_DRAW, MODIFIER_DRAW
from elgrande.core.state import CHURCH, TOP, State, question

COLOURS: Final = ("azul", "granate", "oro", "verde", "purpura")
DUMMY: Final = "dummy"
CHANCE_NAME: Final = "chance"
CHURCH_NAME: Final = "church"
REGION_NAMES: Final = PLACE_NAMES[:9]
COURT_NAME: Final = "court"
SPOTS_AND_COURT: Final = (*SPOT_NAMES, COURT_NAME)
MODIFIER_NAMES: Final = tuple(
    f"{number}{'' if ability == 'none' else ability}"
    for number in (1, 2)
    for ability in MODIFIER_ABILITIES
)
# The same as played: added to a power card, or subtracted.
PLAYED_MODIFIERS: Final = tuple(sign + name for name in MODIFIER_NAMES for sign in "+-")


def owner_name(rules: Rules, owner: int) -> str:
    """The colour of a seat; the dummy's; or the Church's."""
    if owner == CHURCH:
        return CHURCH_NAME
    return COLOURS[owner] if owner < rules.players else DUMMY


def owner_number(rules: Rules, name: str) -> int:
    """The owner with that name; -1 if this game has none."""
    if name == CHURCH_NAME:
        return int(CHURCH) if rules.church else -1
    if name == DUMMY:
        return int(rules.players) if rules.dummy else -1
    if name in COLOURS[: rules.players]:
        return COLOURS.index(name)
    return -1


def index_of(name: str, names: tuple[str, ...]) -> int:
    """The index of a name among names; -1 if it is not there."""
    return names.index(name) if name in names else -1


def place_name(place: int) -> str:
    return PLACE_NAMES[place]


def spot_name(spot: int) -> str:
    return SPOTS_AND_COURT[spot]


def card_name(card: int) -> str:
    return CARDS[card].key


def modifier_name(kind: int) -> str:
    return MODIFIER_NAMES[kind]


@lru_cache(1 << 13)
def power_cards(hand: int) -> tuple[int, ...]:
    """The values of the power cards among the bits of a hand (`core/hands.py`)."""
    return tuple(value + 1 for value in range(POWER_CARDS) if hand >> value & 1)


@lru_cache(1 << 12)
def modifiers(hand: int) -> tuple[str, ...]:
    """The names of the modifiers among the bits of a hand."""
    return tuple(
        modifier_name(i // 2) for i in range(2 * MODIFIER_KINDS) if hand >> (POWER_CARDS + i) & 1
    )


def outcome_name(s: State, outcome: int) -> str:
    """The name of a draw's outcome. Copies of a card share a name unless their numbers differ."""
    v = s.v
    f = v[TOP]
    stage = v[f + STAGE]
    if question(s) == do.SETUP:
        if stage == MODIFIER_DRAW:
            return modifier_name(outcome // 2)
        return COLOURS[outcome] if stage == FIRST_DRAW else PLACE_NAMES[outcome]
    if stage == REVEAL:
        return revealed_name(s.rules, int(v[f + DONE]), outcome)
    return str(outcome + 1) if stage == DUMMY_POWER else PLACE_NAMES[outcome]


def revealed_name(rules: Rules, pile: int, position: int) -> str:
    """A card's name in its pile; in merged stacks, a copy with another number adds the number."""
    base = int(pile * PILE_ROOM)
    card = rules.pile_cards[base + position]
    number = rules.pile_numbers[base + position]
    first = next(i for i in range(position + 1) if rules.pile_cards[base + i] == card)
    same = rules.pile_numbers[base + first] == number
    return CARDS[card].key if same else f"{CARDS[card].key}-{number}"


def kebab(name: str) -> str:
    """`KingMoved` as "king-moved"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
