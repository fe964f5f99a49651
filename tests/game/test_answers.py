"""`apply` and `is_legal` take what `legal` lists, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elgrande import Game, IllegalAction, NotationError, Options, parse
from elgrande.core.board import PLACE_NAMES, SPOT_NAMES
from elgrande.core.state import CHANCE, CHANCE_SEAT, FRAME, TOP, WAITING
from elgrande.game import actions as a
from elgrande.game import codec
from elgrande.game.actions import ACTION_TYPES, AnyAction
from elgrande.game.names import (
    CHURCH_NAME,
    COLOURS,
    COURT_NAME,
    DUMMY,
    MODIFIER_NAMES,
    PLAYED_MODIFIERS,
)
from elgrande.game.question import QUESTION_KINDS
from tests.properties.strategies import any_options, random_play
from tests.rules.table import Table, table, with_card

OWNERS = (*COLOURS, DUMMY, CHURCH_NAME)
PLACES = tuple(dict.fromkeys((*PLACE_NAMES, *SPOT_NAMES, COURT_NAME)))
# Every value a field of an action can have in some game, and one it never has.
VALUES: dict[str, tuple[object, ...]] = {
    "value": tuple(range(15)),
    "number": tuple(range(10)),
    "pile": tuple(range(10)),
    "half": (1, 2),
    "tile": (8, 4),
    "part": ("place", "special"),
    "owner": OWNERS,
    "source": PLACES,
    "target": PLACES,
    "region": PLACES,
    "place": PLACES,
    "card": (*range(15), *MODIFIER_NAMES),
    "outcome": (*PLACE_NAMES, *COLOURS, *MODIFIER_NAMES, "7", "veto", "king-anywhere"),
}
RARE = Options(edition="2023", modules=frozenset({"new-regency", "power-shift"}))
PER_KIND = 6  # positions tested for each kind of question


def held(game: Game) -> list[int]:
    """The whole state of a game; cells above the stack of questions are unused."""
    v = game._state.v
    return [int(v[i]) for i in range(v[TOP] + FRAME)]


@cache
def everything() -> tuple[AnyAction, ...]:
    """Every action the notation can write."""
    found: list[AnyAction] = []
    for kind in ACTION_TYPES:
        values = [VALUES.get(name, ()) for name in kind.__struct_fields__]
        if kind is a.PlayPower:
            values[1] = (None, *PLAYED_MODIFIERS)
        elif kind is a.PassModifier:
            values[0] = MODIFIER_NAMES
        found += [kind(*each) for each in product(*values)]  # type: ignore[arg-type]
    return tuple(found)


def positions() -> Iterator[tuple[int, Game]]:
    """Some of each kind of question, from random games of all options."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        game = Game.new(RARE if seed % 5 == 0 else any_options(seed), seed)
        yield seed, game
        for _ in random_play(game, seed):
            kind = game.question.kind
            seen[kind] += 1
            if seen[kind] <= PER_KIND or seen[kind] % 997 == 0:
                yield seed, game
    assert set(seen) | {"chance", "over"} == set(QUESTION_KINDS)
    assert min(seen.values()) >= PER_KIND, seen


def test_whatever_the_notation_can_write_is_accepted_if_and_only_if_it_is_listed() -> None:
    actions = everything()
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts) > 2250
    for seed, game in positions():
        source = random.Random(seed)
        before = held(game)
        for seat in range(game.options.players):
            listed = set(game.legal(seat))
            assert listed <= set(actions)
            asked = seat in game.question.seats
            assert bool(listed) == asked
            some = range(len(actions)) if asked else source.sample(range(len(actions)), 50)
            for i in some:
                wanted = actions[i] in listed
                where = (seed, seat, game.question, texts[i])
                assert game.is_legal(seat, actions[i]) == wanted, where
                assert game.is_legal(seat, texts[i]) == wanted, where
            for i in source.sample(range(len(actions)), 25):
                if actions[i] not in listed:
                    with pytest.raises(IllegalAction):
                        game.apply(seat, source.choice((actions[i], texts[i])))
        assert held(game) == before


def test_every_listed_answer_is_taken() -> None:
    for _, game in positions():
        for seat in game.question.seats:
            for action in game.legal(seat):
                copy = game.clone()
                copy.apply(seat, action)
                assert held(copy) != held(game)


@given(st.from_regex(re.compile("|".join(kind.pattern for kind in ACTION_TYPES)), fullmatch=True))
def test_a_text_is_written_in_one_way_only(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize("text", ["07", "take٣", "take3 ", "take3\n", " 7", "7+", "recover07", "٧"])
def test_a_text_that_is_no_action_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


# --- answers that belong to another question ---


BOARD = {"aragon": {"azul": 2, "verde": 1}, "vasco": {"granate": 2, "azul": 1}}


def refused(t: Table, colour: str, action: str) -> None:
    before = held(t.game)
    assert not t.game.is_legal(t.seat(colour), action)
    with pytest.raises(IllegalAction):
        t.game.apply(t.seat(colour), action)
    assert held(t.game) == before


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("move-any-3", ["azul:aragon<", "recall:aragon", "verde:aragon<"]),
        ("one-of-each", ["verde:aragon>vasco", "granate:vasco>aragon"]),
        ("move-own-4", ["recall:aragon"]),
    ],
)
def test_an_answer_to_another_question_is_refused(card: str, answers: list[str]) -> None:
    t = with_card(card, king="galicia", caballeros=BOARD)
    t.plays("azul", "special")
    for answer in answers:
        refused(t, "azul", answer)


def test_a_caballero_recalled_is_not_returned_or_moved() -> None:
    t = table(king="galicia", caballeros={"aragon": {"azul": 23}})  # the other 7 are in the court
    t.bids(azul=9, granate=1, oro=2, verde=3)
    assert t.asked == "recall"
    for answer in ("azul:aragon<", "azul:aragon>vasco"):
        refused(t, "azul", answer)
    t.plays("azul", "recall:aragon")


def test_a_caballero_returned_by_choice_is_not_recalled() -> None:
    t = with_card("return-3", king="galicia", caballeros=BOARD)
    t.plays("azul", "special")
    refused(t, "granate", "recall:vasco")
    t.plays("granate", "granate:vasco<")


# --- values of another type ---


class Text(str):
    __slots__ = ()


class Seven(a.PlayPower, frozen=True):
    pass


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (a.PlayPower(True), "PlayPower.value must be int, not True"),
        (a.PlayPower(7.0), "PlayPower.value must be int, not 7.0"),  # type: ignore[arg-type]
        (a.PlayPower("7"), "PlayPower.value must be int, not '7'"),  # type: ignore[arg-type]
        (a.PlayPower(7, ""), "is not an action"),
        (a.PlayPower(7, False), "PlayPower.modifier must be str or None"),  # type: ignore[arg-type]
        (a.PlayPower([7]), "PlayPower.value must be int"),  # type: ignore[arg-type]
        (a.Place(Text("aragon")), "Place.target must be str"),
        (Seven(7), "is not an action"),
        (7, "7 is not an action"),
        (None, "None is not an action"),
    ],
)
def test_values_of_another_type_are_refused_with_a_reason(action: Any, words: str) -> None:
    game = Game.new(Options(players=2), 1)
    [seat] = game.question.seats
    before = held(game)
    assert not game.is_legal(seat, action)
    with pytest.raises(IllegalAction, match=re.escape(words)) as refusal:
        game.apply(seat, action)
    assert refusal.value.code == "not-readable"
    assert held(game) == before


def test_whatever_is_taken_can_be_read_back() -> None:
    """The same answers with values that are only equal: true for 1, 2.0 for 2."""
    for _, game in positions():
        for seat in game.question.seats:
            for action in game.legal(seat):
                for name in action.__struct_fields__:
                    value = getattr(action, name)
                    if isinstance(value, int):
                        values = {each: getattr(action, each) for each in action.__struct_fields__}
                        for alike in (float(value), *([bool(value)] if value in (0, 1) else [])):
                            twin = type(action)(**{**values, name: alike})
                            assert twin == action
                            assert not game.is_legal(seat, twin)


def test_chance_takes_its_listed_draws_only() -> None:
    for seed in range(12):
        game = Game(any_options(seed), None)
        while game._state.v[WAITING] == CHANCE:
            listed = codec.legal(game._state, int(CHANCE_SEAT))
            before = held(game)
            for action in everything():
                if action not in listed:
                    with pytest.raises(IllegalAction, match="Chance cannot bring"):
                        game._draw(action)
            assert held(game) == before
            game._draw(random.Random(seed).choice(listed))
