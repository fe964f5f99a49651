"""The JSON Schema of records describes the games of every edition, module and variant."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from elgrande import Options
from elgrande.core.editions import EDITIONS, LENGTHS
from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES
from tests.properties.strategies import finished_game

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"
VALIDATOR = jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text()))


def of_2023(players: int, *modules: str, **others: Any) -> Options:
    return Options(edition="2023", players=players, modules=frozenset(modules), **others)


SAMPLES = (
    Options(),
    Options(players=2),
    Options(players=5, length="short"),
    Options(edition="1995", players=3),
    Options(edition="1995", players=4, length="short-1995", switches={"must_take": False}),
    Options(players=4, variants=frozenset({"france", "church", "home-advantage"})),
    Options(players=3, variants=frozenset({"granada", "move-limits", "open-castillo"})),
    Options(players=5, variants=frozenset({"no-veto"})),
    of_2023(2),
    of_2023(4, "new-regency"),
    of_2023(3, "old-hands", old_hands=frozenset({"veto", "rivalries"})),
    of_2023(5, "power-shift", variants=frozenset({"church"})),
    of_2023(2, "new-regency", "old-hands", "power-shift", variants=frozenset({"granada"})),
)


@cache
def written(number: int) -> str:
    return finished_game(SAMPLES[number], number).record({"azul": "Ann"}).to_json()


@pytest.mark.parametrize("number", range(len(SAMPLES)), ids=lambda number: str(SAMPLES[number]))
def test_a_record_satisfies_the_schema(number: int) -> None:
    VALIDATOR.validate(json.loads(written(number)))


def test_the_samples_are_of_every_kind() -> None:
    assert {each.edition for each in SAMPLES} == set(EDITIONS)
    assert {each.length for each in SAMPLES} == set(LENGTHS)
    assert {name for each in SAMPLES for name in each.modules} == MODULES
    assert {name for each in SAMPLES for name in each.variants} == set(VARIANTS)
    assert {each.players for each in SAMPLES} == {2, 3, 4, 5}


def test_the_samples_have_most_kinds_of_events() -> None:
    kinds = {
        event["type"]
        for number in range(len(SAMPLES))
        for entry in json.loads(written(number))["entries"]
        for event in entry["events"]
    }
    assert len(kinds) > 40


SPOILS: tuple[Callable[[Any], Any], ...] = (
    lambda record: record["entries"][-1]["events"][0].update(type="flew-to-the-moon"),
    lambda record: record["entries"][0]["events"][0].clear(),
    lambda record: record["entries"][0].update(do=7),
    lambda record: record["entries"][0].pop("by"),
    lambda record: record["options"].update(players="many"),
    lambda record: record["options"].update(edition=1995),
    lambda record: record.update(scores=["many"]),
    lambda record: record.pop("options"),
)


@pytest.mark.parametrize("number", range(0, len(SAMPLES), 4))
def test_a_damaged_record_violates_the_schema(number: int) -> None:
    for spoil in SPOILS:
        record = json.loads(written(number))
        spoil(record)
        assert not VALIDATOR.is_valid(record)
