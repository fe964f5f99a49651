"""The base classes of actions, and how actions map to the core's ids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import ClassVar, Final, Self, get_args, get_type_hints

from msgspec import Struct

from elgrande.core.board import AMBASSADOR, REGIONS, SPOT_NAMES
from elgrande.core.returning import lift_action, lifted_owner, lifted_spot
from elgrande.core.rules import POWER_CARDS
from elgrande.core.state import HAND, State
from elgrande.game.names import index_of, kebab, owner_name, spot_name

NO_SUCH: Final = -1  # an id that is never legal

Ids = tuple[int, ...]

# Values in the text of an action. A number has only one spelling: no "07".
NUMBER: Final = "(0|[1-9][0-9]?)"
NAME: Final = "([a-z][a-z0-9-]*)"
MODIFIER: Final = "[12](?:court|move|grande)?"


class Action(Struct, frozen=True, tag_field="type", tag=kebab, gc=False):
    """An answer to a question."""

    pattern: ClassVar[str]  # a regular expression for its text, with a group for each value
    text: ClassVar[str]  # its text, with a field for each value

    def __str__(self) -> str:
        return self.text.format(self)

    @classmethod
    def read(cls, *values: str | None) -> Self:
        """The action whose text has these groups."""
        types = field_types(cls).values()
        return cls(
            *(
                int(value) if value is not None and int in each else value
                for value, each in zip(values, types, strict=True)
            )
        )


class Plain(Action, frozen=True):
    """An action that has the same id in every position."""

    first_id: ClassVar[int]
    values: ClassVar[tuple[Sequence[int | str], ...]]  # of each field, in the order of the ids

    @classmethod
    def by_id(cls) -> dict[int, Self]:
        """Every action of this kind, by id."""
        return {cls.first_id + i: cls(*each) for i, each in enumerate(product(*cls.values))}


class Situated(Action, frozen=True):
    """An action whose ids depend on the position; some have two."""

    questions: ClassVar[tuple[int, ...]]  # the core's questions that it answers

    def encode(self, s: State, seat: int) -> Ids:
        """The ids; `NO_SUCH` where it names something this game does not have."""
        raise NotImplementedError

    @classmethod
    def decode(cls, s: State, seat: int, found: Ids) -> Self:
        raise NotImplementedError


@cache
def field_types(kind: type[Action]) -> dict[str, tuple[type, ...]]:
    """The fields of an action, and the types allowed for each."""
    hints = get_type_hints(kind)
    return {name: get_args(hints[name]) or (hints[name],) for name in kind.__struct_fields__}


def offset(base: int, name: str, names: tuple[str, ...]) -> int:
    """The id of a name among names whose ids start at `base`."""
    found = index_of(name, names)
    return int(base) + found if found >= 0 else NO_SUCH


def lift(s: State, owner: int, source: str) -> int:
    """The id of lifting one of the owner's caballeros."""
    spot = index_of(source, SPOT_NAMES)
    if owner < 0 or spot < 0 or REGIONS <= spot < AMBASSADOR:
        return NO_SUCH
    found = int(lift_action(owner, spot))
    return found if lifted_owner(s, found) == owner else NO_SUCH


def lifted(s: State, found: int) -> tuple[str, str]:
    """Whose caballero an id lifts, and from where."""
    owner = owner_name(s.rules, int(lifted_owner(s, found)))
    return owner, spot_name(int(lifted_spot(found)))


def asks_for_modifier(s: State, seat: int) -> bool:
    """Whether a second question follows a power card of this seat."""
    return bool(s.v[HAND + seat] >> POWER_CARDS > 0)
