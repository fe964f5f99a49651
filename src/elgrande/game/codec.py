"""Converts between typed actions and the core's ids.

Most actions are one id. Moving a caballero takes two (lift, put down); so does a power card that
may have a modifier, and a Grande of the player's choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elgrande.core import actions as ids
from elgrande.core import vocabulary as do
from elgrande.core.engine import apply, is_legal, legal_actions
from elgrande.core.state import State, clone, question
from elgrande.game.action_base import NO_SUCH, Ids, Plain, Situated, asks_for_modifier, field_types
from elgrande.game.actions import ACTION_TYPES, AnyAction

# Ids with one meaning in every position ...
_PLAIN: Final[dict[int, AnyAction]] = {
    number: action
    for kind in ACTION_TYPES
    if issubclass(kind, Plain)
    for number, action in kind.by_id().items()
}
_ID_OF: Final = {action: number for number, action in _PLAIN.items()}
# ... and, by question, the kind of action that decodes the other ids.
_SITUATED: Final[dict[int, type[Any]]] = {
    each: kind for kind in ACTION_TYPES if issubclass(kind, Situated) for each in kind.questions
}
_TYPES: Final[dict[type[Any], Any]] = {
    kind: tuple(field_types(kind).items()) for kind in ACTION_TYPES
}


def legal(s: State, seat: int) -> list[AnyAction]:
    """The seat's legal answers as typed actions."""
    found: list[AnyAction] = []
    for first in legal_actions(s, seat):
        if opens_a_pair(s, seat, first):
            after = clone(s)
            apply(after, seat, first)
            found += [decode(s, seat, (first, second)) for second in legal_actions(after, seat)]
        else:
            found.append(decode(s, seat, (first,)))
    return list(dict.fromkeys(found))


def opens_a_pair(s: State, seat: int, action: int) -> bool:
    """Whether this id is the first half of a two-part action."""
    kind = question(s)
    if kind == do.MOVE:
        return action >= ids.LIFT
    if kind == do.BID:
        return asks_for_modifier(s, seat)
    return kind == do.GRANDE and ids.GRANDE_OF <= action < ids.GRANDE_TO


def first_ids(s: State, seat: int, path: Sequence[int]) -> Ids:
    """The ids of the first action of a path: one or two."""
    return tuple(path[: 2 if opens_a_pair(s, seat, path[0]) else 1])


def decode(s: State, seat: int, found: Ids) -> AnyAction:
    """The typed form of one legal answer."""
    action = _PLAIN.get(found[0])
    return action or _SITUATED[int(question(s))].decode(s, seat, found)


def encode(s: State, seat: int, action: AnyAction) -> Ids | None:
    """The ids of a legal answer; None if it is not legal now."""
    if flaw(action) is not None:
        return None
    found: Ids
    if isinstance(action, Plain):
        found = (_ID_OF.get(action, NO_SUCH),)
    elif type(action) is _SITUATED.get(int(question(s))):
        found = action.encode(s, seat)
    else:
        return None
    if not is_legal(s, seat, found[0]):
        return None
    if len(found) > 1:
        after = clone(s)
        apply(after, seat, found[0])
        if not is_legal(after, seat, found[1]):
            return None
    return found


def flaw(action: object) -> str | None:
    """Why a value is not an action: an unknown kind, or a field of the wrong type."""
    kind = type(action)
    if kind not in _TYPES:
        return f"{action!r} is not an action."
    for name, types in _TYPES[kind]:
        value = getattr(action, name)
        if type(value) not in types:
            wanted = " or ".join("None" if each is type(None) else each.__name__ for each in types)
            return f"{kind.__name__}.{name} must be {wanted}, not {value!r}."
    return None
