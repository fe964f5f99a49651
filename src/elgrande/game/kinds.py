"""The kinds of values in events: the core's number of each value, and its word.

>>> from elgrande.game.events import Placed
>>> [kind.name for kind in kinds_of(Placed)]
['player', 'spot']
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final, get_type_hints

from msgspec import Struct

from elgrande.core.board import PLACE_NAMES, TILE_NAMES
from elgrande.core.cards import CARDS
from elgrande.core.rules import POWER_CARDS
from elgrande.core.state import CHURCH
from elgrande.game.names import (
    CHURCH_NAME,
    COLOURS,
    DUMMY,
    MODIFIER_NAMES,
    PLAYED_MODIFIERS,
    SPOTS_AND_COURT,
)

LARGEST: Final = 9999  # no number in a game comes near it
WHOLE_NUMBER: Final = re.compile("0|-?[1-9][0-9]{0,3}")  # LARGEST at most, in one spelling only
NOTHING: Final = "-"

FieldValue = str | int | None  # True and False are whole numbers to Python


@dataclass(frozen=True, eq=False)
class Kind:
    """What a field of an event may hold.

    The core's number is the index into `values`; without `values` it is the value itself.
    """

    name: str
    meaning: str
    values: tuple[FieldValue, ...] = ()
    also: tuple[FieldValue, ...] = ()  # further values, which the core has no number for
    is_owner: bool = False  # the seat after the players is the dummy's
    is_secret: bool = False  # None to all but the players named in the event
    again: bool = False  # uses the same number of the core as the field before it

    def value(self, number: int, players: int) -> FieldValue:
        if self.is_owner and players <= number < CHURCH:
            return DUMMY
        return self.values[number] if self.values else number

    def write(self, value: FieldValue) -> str:
        if value is None:
            return NOTHING
        return str(value).lower() if isinstance(value, bool) else str(value)

    def read(self, word: str) -> FieldValue:
        """The value of a word; `ValueError` if it is not of this kind."""
        if word in self._by_word:
            return self._by_word[word]
        if self.values or not WHOLE_NUMBER.fullmatch(word):
            raise ValueError(f"is {self.meaning}, not {word}")
        return int(word)

    def check(self, value: object) -> None:
        """`ValueError` unless the value is of this kind."""
        if type(value) is int or value is None or isinstance(value, (bool, str)):
            word = self.write(value)
            if self._by_word.get(word, self) == value or (not self.values and type(value) is int):
                return
        raise ValueError(f"is {self.meaning}, not {value}")

    @cached_property
    def choices(self) -> tuple[FieldValue, ...]:
        """Every value it may have, nothing last; empty for numbers."""
        return tuple(sorted(self._by_word.values(), key=lambda value: value is None))

    @cached_property
    def _by_word(self) -> dict[str, FieldValue]:
        return {self.write(value): value for value in (*self.also, *self.values)}


Player = Annotated[str, Kind("player", "a player's colour", COLOURS)]
Owner = Annotated[
    str,
    Kind(
        "owner",
        "a player's colour, the dummy or the Church",
        (*COLOURS, CHURCH_NAME, DUMMY),
        is_owner=True,
    ),
]
PlaceName = Annotated[str, Kind("place", "a region, the Castillo, France or Portugal", PLACE_NAMES)]
PlaceOrNone = Annotated[
    # The core's number for nowhere is -1: the last.
    str | None, Kind("place-or-none", "a place, or nothing", (*PLACE_NAMES, None))
]
Spot = Annotated[str, Kind("spot", "a place, a space of France or the court", SPOTS_AND_COURT)]
CardName = Annotated[str, Kind("card", "an action card", tuple(card.key for card in CARDS))]
Tile = Annotated[int, Kind("tile", "the tile 8/4/0 or 4/0/0", tuple(map(int, TILE_NAMES)))]
PlayedModifier = Annotated[
    str | None,
    Kind(
        "played-modifier",
        "a power modifier with its sign (without in old records), or nothing",
        (None, *MODIFIER_NAMES),
        PLAYED_MODIFIERS,
    ),
]
SecretModifier = Annotated[
    str | None,
    Kind("modifier", "a power modifier, or nothing", (*MODIFIER_NAMES, None), is_secret=True),
]
SecretPlace = Annotated[
    str | None, Kind("place-or-none", "a place, or nothing", (*PLACE_NAMES, None), is_secret=True)
]
SecretHandCard = Annotated[
    str | None,
    Kind(
        "hand-card",
        "a power card or a power modifier, or nothing",
        (*(str(power + 1) for power in range(POWER_CARDS)), *MODIFIER_NAMES, None),
        is_secret=True,
    ),
]
IsModifier = Annotated[
    bool,
    Kind(
        "yes-or-no",
        "true or false",
        (*(False for _ in range(POWER_CARDS)), *(True for _ in MODIFIER_NAMES)),
        again=True,
    ),
]
YesNo = Annotated[bool, Kind("yes-or-no", "true or false", (False, True))]
Number = Annotated[int, Kind("number", "a whole number")]
Pile = Annotated[int, Kind("pile", "the number of a pile", (1, 2, 3, 4, 5, 6))]
Rank = Annotated[int, Kind("rank", "a rank from 1 on", (1, 2, 3, 4, 5, 6))]


def kinds_of(event: type[Struct]) -> tuple[Kind, ...]:
    """The kinds of an event's fields, in order."""
    hints = get_type_hints(event, include_extras=True)
    return tuple(hints[name].__metadata__[0] for name in event.__struct_fields__)
