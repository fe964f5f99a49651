"""Every event is complete: its code in the core, its class, and a sentence in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from elgrande.core import events as core
from elgrande.game.event_log import as_seen_by, read_event
from elgrande.game.events import EVENTS, FIELD_KINDS, AnyEvent, Event
from elgrande.game.kinds import Kind
from elgrande.game.names import COLOURS, kebab
from elgrande.game.notation import read_event_words, write_event
from elgrande.game.position.stack import STEP_FIELDS
from elgrande.game.record_schema import events_table
from elgrande.words import languages, words
from tests.properties.strategies import any_options, finished_game

CODES = {int(code) for code in vars(core).values() if isinstance(code, int)}


def tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


# Where an event must be written down, and how to tell.
PLACES: dict[str, Callable[[type[Event]], bool]] = {
    "its number in core/events.py": lambda event: event.code in CODES,
    "what happened, as the docstring in game/events.py": lambda event: (
        event.__doc__ or ""
    ).endswith("."),
    "a kind for each field in game/events.py": lambda event: all(
        isinstance(kind, Kind) for kind in FIELD_KINDS[event]
    ),
    "a sentence in every words/*.ftl": lambda event: all(
        f"events-{tag(event)}" in words(language).catalogue for language in languages()
    ),
    "how a position writes an announced step, in game/position/stack.py": lambda event: (
        event.code >= core.STEPS or event.code in {code for code, _ in STEP_FIELDS.values()}
    ),
    "an announcement in every words/*.ftl": lambda event: (
        event.code >= core.STEPS
        or all(f"steps-{tag(event)}" in words(language).catalogue for language in languages())
    ),
}


def missing(event: type[Event]) -> list[str]:
    return [place for place, is_there in PLACES.items() if not is_there(event)]


@pytest.mark.parametrize("event", EVENTS, ids=tag)
def test_an_event_is_in_all_its_places(event: type[Event]) -> None:
    assert not missing(event), "\n".join(missing(event))


def test_what_is_missing_is_listed() -> None:
    """A new event is a number, a class and sentences: three places, each named by this list."""

    class Sneezed(Event, frozen=True):
        code = 99

    try:
        FIELD_KINDS[Sneezed] = ()
        assert missing(Sneezed) == [
            "its number in core/events.py",
            "what happened, as the docstring in game/events.py",
            "a sentence in every words/*.ftl",
        ]
    finally:
        del FIELD_KINDS[Sneezed]


def test_every_number_of_the_core_has_one_class() -> None:
    numbers = [*range(core.STEPS), *range(core.ROUND_BEGAN, max(CODES) + 1)]
    codes = [event.code for event in EVENTS]
    assert set(numbers) - set(codes) == set(), "without a class in game/events.py"
    assert codes == numbers
    game = finished_game(any_options(3), 3)
    log = game._state.log
    assert log is not None
    assert {raw[0] for raw in log} <= set(codes)


# The core's word for a number of a step, and the kinds of fields that may hold it.
ROLES = {
    int(core.OWNER): {"owner", "player"},
    int(core.FROM_SPOT): {"spot"},
    int(core.TO_SPOT): {"spot"},
    int(core.FROM_PLACE): {"place", "place-or-none"},
    int(core.TO_PLACE): {"place", "spot"},
    int(core.NUMBER): {"number"},
    int(core.FIRST_ONLY): {"yes-or-no"},
    int(core.WHICH_TILE): {"tile"},
}


@pytest.mark.parametrize("event", [e for e in EVENTS if e.code < core.STEPS], ids=tag)
def test_the_core_declares_the_numbers_of_a_step_as_its_class_does(event: type[Event]) -> None:
    roles = [int(core.FIELDS[3 * event.code + i]) for i in range(3)]
    for kind, role in zip(FIELD_KINDS[event], roles, strict=False):
        if role in ROLES:
            assert kind.name in ROLES[role]


def sample(kind: Kind, turn: int) -> object:
    return kind.choices[turn % len(kind.choices)] if kind.choices else turn


@pytest.mark.parametrize("event", EVENTS, ids=tag)
def test_an_event_is_the_same_in_text_and_json(event: type[Event]) -> None:
    for turn in range(20):
        made = event(*(sample(kind, turn) for kind in FIELD_KINDS[event]))
        assert read_event_words(write_event(made)) == made
        assert msgspec.json.decode(msgspec.json.encode(made), type=AnyEvent) == made
    assert f"`{tag(event)}`" in events_table()
    assert kebab(event.__name__) == tag(event)


@pytest.mark.parametrize("event", EVENTS, ids=tag)
def test_secret_fields_are_seen_by_the_players_the_event_names(event: type[Event]) -> None:
    made = event(*(sample(kind, 1) for kind in FIELD_KINDS[event]))
    fields = list(zip(event.__struct_fields__, FIELD_KINDS[event], strict=True))
    hidden = [name for name, kind in fields if kind.is_secret]
    insiders = {getattr(made, name) for name, kind in fields if kind.name == "player"}
    for colour in (*COLOURS, None):
        seen = as_seen_by(made, colour)
        for name, _ in fields:
            secret = name in hidden and colour not in insiders
            assert getattr(seen, name) == (None if secret else getattr(made, name))


def test_every_owner_of_the_core_has_a_name() -> None:
    for number, name in enumerate((*COLOURS[:4], "dummy", "church")):
        raw = (int(core.MOVED), number, 0, 13)
        assert write_event(read_event(4, raw)) == f"moved {name} galicia court"
