"""Bad arguments get an error that says what is wrong, and change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from elgrande import Game, Options, Record
from elgrande.game import IllegalAction, NotationError, parse

NO_SEATS: list[Any] = [-1, 4, True, None, "0", 0.0, np.bool_(True)]
NO_SEEDS: list[Any] = [-1, 1.5, "abc", True, [1]]
NO_COUNTS: list[Any] = [-3, "a", 1.0, None]


@pytest.fixture
def game() -> Game:
    return Game.new(seed=1)


@pytest.mark.parametrize("seat", NO_SEATS)
def test_what_is_no_seat_is_refused(game: Game, seat: Any) -> None:
    there_is_none = r"There is no seat .*: seats are 0 to 3\."
    for call in (game.legal, game.hint, lambda seat: game.sample(seat, 1)):
        with pytest.raises(ValueError, match=there_is_none):
            call(seat)
    with pytest.raises(IllegalAction, match=there_is_none):
        game.apply(seat, "7")
    assert not game.is_legal(seat, "7")


def test_seats_of_numpy_are_seats(game: Game) -> None:
    seat: Any = np.int64(game.question.seats[0])
    assert game.view(seat) == game.view(int(seat))
    assert game.events(seat) == game.events(int(seat))
    game.apply(seat, game.legal(seat)[0])
    assert game.record() == Game.replay(game.record()).record()


@pytest.mark.parametrize("seed", NO_SEEDS)
def test_what_is_no_seed_is_refused(game: Game, seed: Any) -> None:
    calls: list[Callable[[Any], object]] = [
        lambda seed: Game.new(seed=seed),
        lambda seed: Game.from_position(game.position(), seed),
        lambda seed: Game.position(seed=seed),
        lambda seed: game.sample(0, seed),
        lambda seed: game.at_question("azul", "take", seed),
    ]
    for call in calls:
        with pytest.raises(ValueError, match="a seed is a whole number from 0 on, not"):
            call(seed)


def test_long_seeds_are_seeds(game: Game) -> None:
    seed: Any = np.uint64(2**63)
    assert Game.new(seed=seed).record() == Game.new(seed=2**63).record()
    text = game.position(0)
    assert Game.from_position(text, 2**70).position() == Game.from_position(text, 2**70).position()


@pytest.mark.parametrize("count", NO_COUNTS)
def test_what_counts_events_or_entries_is_a_number_from_0_on(game: Game, count: Any) -> None:
    with pytest.raises(ValueError, match="since counts events from the first on: 0 or more, not"):
        game.events(0, count)
    if count is not None:
        with pytest.raises(ValueError, match="upto counts entries from the first on: 0 or more"):
            Game.replay(game.record(), count)


def test_only_records_are_followed() -> None:
    for wrong in ("x", None, Options()):
        with pytest.raises(TypeError, match="a Record is replayed"):
            next(Game.follow(wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "values",
    [
        {"options": "big-box"},
        {"entries": [1]},
        {"entries": None},
        {"tags": 5},
        {"position": 7},
        {"scores": 3},
    ],
)
def test_a_record_names_the_field_that_is_wrong(values: dict[str, Any]) -> None:
    right: dict[str, Any] = {"options": Options(), "entries": ()}
    [name] = values
    with pytest.raises(TypeError, match=f"{name}.* of a record must be"):
        Record(**right | values)


def test_tags_are_texts_under_names(game: Game) -> None:
    with pytest.raises(TypeError, match="tags of a record must be"):
        game.record(5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a tag's name is a letter, then letters, digits"):
        game.record({1: "x"})  # type: ignore[dict-item]


def test_a_list_of_entries_makes_the_same_record(game: Game) -> None:
    record = game.record()
    again = Record(options=record.options, entries=list(record.entries))  # type: ignore[arg-type]
    assert again == record


def test_a_record_is_read_from_text() -> None:
    with pytest.raises(TypeError, match="a record is read from its text, not from None"):
        Record.read(None)  # type: ignore[arg-type]


def test_a_game_without_events_has_a_record_without_events() -> None:
    bare = Game.new(seed=3, events=False).record()
    assert {entry.events for entry in bare.entries} == {None}
    assert Record.read(bare.to_text()) == Record.read(bare.to_json()) == bare
    assert Game.replay(bare).position() == Game.new(seed=3).position()


@pytest.mark.parametrize("text", [5, None, b"7"])
def test_an_action_is_read_from_text(text: Any) -> None:
    with pytest.raises(NotationError, match="is not an action; examples are"):
        parse(text)


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"Unknown option 'player'\. Known: edition, players, "):
        Options.from_dict({"player": 3})
    with pytest.raises(ValueError, match=r"Unknown edition \['1995'\]\. Known: 1995, "):
        Options(edition=["1995"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="options are names with values, not None"):
        Options.from_dict(None)  # type: ignore[arg-type]


def test_many_possible_answers_are_cut_with_an_ellipsis(game: Game) -> None:
    seat = game.question.seats[0]
    with pytest.raises(IllegalAction, match=r"Possible: 1, 2, 3, 4, 5, 6, \.\.\.$"):
        game.apply(seat, "stop")


def test_views_and_records_print_what_they_hold(game: Game) -> None:
    assert str(game.view(None)) == str(game)
    assert (
        repr(game.record()) == f"<Record big-box, 4 players: {len(game.record().entries)} entries>"
    )


def test_a_view_that_is_changed_changes_no_other_view() -> None:
    game = Game.new(Options(variants=frozenset({"open-castillo"})), seed=1)
    before = [game.view(seat) for seat in (None, 0, 1)]
    spoiled = game.view(0)
    spoiled.options["players"] = 9
    spoiled.options["variants"].append("x")
    spoiled.switches.clear()
    assert spoiled.castillo.contents is not None
    spoiled.castillo.contents["azul"] = 99
    for place in spoiled.regions.values():
        place.caballeros["azul"] = place.if_scored["azul"] = 99
    spoiled.regions.clear()
    assert [game.view(seat) for seat in (None, 0, 1)] == before
