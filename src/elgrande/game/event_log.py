"""Turns the core's log into typed events, as each seat may see them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import structs

from elgrande.game.events import EVENTS, FIELD_KINDS, AnyEvent, Event

_BY_CODE: Final = {each.code: each for each in EVENTS}


class _Secret(NamedTuple):
    """Which fields are secret, and which fields name the players who see them."""

    hidden: tuple[str, ...]
    insiders: tuple[str, ...]


def _secret(event: type[Event]) -> _Secret:
    fields = list(zip(event.__struct_fields__, FIELD_KINDS[event], strict=True))
    return _Secret(
        hidden=tuple(name for name, kind in fields if kind.is_secret),
        insiders=tuple(name for name, kind in fields if kind.name == "player"),
    )


_SECRETS: Final = {each: _secret(each) for each in EVENTS if _secret(each).hidden}


@lru_cache(maxsize=1 << 14)
def read_event(players: int, raw: tuple[int, ...]) -> AnyEvent:
    """The typed form of an event of the core, secrets included."""
    event = _BY_CODE[raw[0]]
    at = 0
    values = []
    for kind in FIELD_KINDS[event]:
        at += not kind.again
        values.append(kind.value(raw[at], players))
    return event(*values)


def as_seen_by(event: AnyEvent, colour: str | None) -> AnyEvent:
    """What this player (None: a spectator) may see of an event."""
    fields = _SECRETS.get(type(event))
    if fields is None or colour in [getattr(event, name) for name in fields.insiders]:
        return event
    return structs.replace(event, **dict.fromkeys(fields.hidden))
