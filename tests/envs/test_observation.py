"""Observations: complete in layout, true to the game, and without secrets."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game, Options
from elgrande.core.board import PLACE_NAMES
from elgrande.core.chance import Dice
from elgrande.core.knowledge import determinize
from elgrande.core.state import to_bytes
from elgrande.envs import Batch
from elgrande.envs.observation import (
    HIGHEST,
    LAYOUT,
    LOWEST,
    OBSERVATION_SIZE,
    SEAT_COLUMNS,
    SEAT_WIDTH,
    TABLE_SIZE,
    Floats,
    mask_of,
    observe,
    split,
)
from elgrande.game.names import MODIFIER_NAMES
from elgrande.game.view import CastilloView, PlaceView
from tests.properties.strategies import options, random_play

SEEDS = st.integers(0, 2**31)
SECRETIVE = Options(edition="2023", players=4, modules=frozenset({"power-shift", "old-hands"}))
BLOCKS = {block.name: block for block in LAYOUT}


def part(row: Floats, name: str) -> Floats:
    block = BLOCKS[name]
    return row[block.start : block.stop].reshape(block.shape)


def seat_part(row: Floats, seat: int, name: str) -> Floats:
    first, number = SEAT_COLUMNS[name]
    return part(row, "seats")[seat, first : first + number]


def test_the_blocks_fill_an_observation_without_gap_or_overlap() -> None:
    end = 0
    for block in LAYOUT:
        assert block.start == end, block.name
        end = block.stop
    assert end == OBSERVATION_SIZE
    columns = 0
    for first, number in SEAT_COLUMNS.values():
        assert first == columns
        columns += number
    assert columns == SEAT_WIDTH


def check_secrets(options: Options, seed: int, every: int = 1) -> int:
    """Redraw what a seat cannot know: its numbers must not change. How often secrets differed."""
    game = Game.new(options, seed)
    source = random.Random(seed)
    different = 0
    for number, _ in enumerate(random_play(game, seed)):
        if number % every:
            continue
        state = game._state
        seat = source.randrange(options.players)
        other = determinize(state, seat, Dice(source.randrange(2**31)))
        row = observe(state, seat)
        assert np.array_equal(row, observe(other, seat))
        assert row.min() >= LOWEST
        assert row.max() <= HIGHEST
        different += to_bytes(other) != to_bytes(state)
    return different


@given(options, SEEDS)
@settings(deadline=None, max_examples=15)
def test_redrawn_secrets_change_no_number(options: Options, seed: int) -> None:
    check_secrets(options, seed)


def check_kept_rows(options: Options, seed: int, steps: int) -> None:
    """What is kept from question to question, and for any seat, equals writing all of it."""
    batch = Batch(2, options, seed=seed)
    source = random.Random(seed)
    for _ in range(steps):
        batch.step(batch.sample())
        for game in range(batch.n):
            state = batch._games.states[game]
            assert np.array_equal(batch.observations[game], observe(state, int(batch.seats[game])))
            if source.random() < 0.2:
                seat = source.randrange(options.players)
                assert np.array_equal(batch.observe(game, seat), observe(state, seat))


@given(options, SEEDS)
@settings(deadline=None, max_examples=10)
def test_only_what_changed_is_written_and_all_of_that(options: Options, seed: int) -> None:
    check_kept_rows(options, seed, 120)


def test_there_are_secrets_to_keep() -> None:
    assert check_secrets(SECRETIVE, 11) > 50
    assert check_secrets(Options(players=5), 4) > 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_numbers_agree_with_the_view_of_the_seat(players: int) -> None:
    options = Options(players=players, variants=frozenset({"open-castillo", "church"}))
    game = Game.new(options, 5)
    for number, _ in enumerate(random_play(game, 5)):
        if number % 7:
            continue
        seat = number % players
        row, view = observe(game._state, seat), game.view(seat)
        places: dict[str, PlaceView | CastilloView] = {**view.regions, "castillo": view.castillo}
        inside = view.castillo.contents or {}
        for slot in range(players):
            owner = view.players[(seat + slot) % players]
            for place, seen in places.items():
                at = PLACE_NAMES.index(place)
                counts = inside if place == "castillo" else view.regions[place].caballeros
                count = counts.get(owner.colour, 0)
                assert part(row, "caballeros")[slot, at] == pytest.approx(count / 10)
                assert part(row, "grandes")[slot, at] == (owner.colour in seen.grandes)
                assert part(row, "values")[:, at] == pytest.approx(np.array(seen.values) / 10)
            assert seat_part(row, slot, "points")[0] == pytest.approx(owner.points / 100)
            assert seat_part(row, slot, "court")[0] == pytest.approx(owner.court / 10)
            assert seat_part(row, slot, "province")[0] == pytest.approx(owner.province / 10)
            assert seat_part(row, slot, "vetoes")[0] == len(owner.vetoes)
            assert seat_part(row, slot, "church")[0] == owner.church
            assert seat_part(row, slot, "asked")[0] == (owner.seat in view.question.seats)
            hand = seat_part(row, slot, "hand")
            if owner.hand is not None:
                assert tuple(np.flatnonzero(hand) + 1) == owner.hand
            else:
                never_seen = set(range(1, 14)) - set(owner.used)
                assert set(np.flatnonzero(hand == 1) + 1) == never_seen
                assert bool((hand == 0.5).any()) == (owner.taken_back > 0)
        assert part(row, "open_cards").sum() == len(
            {card.card for card in view.cards if card.taken_by is None}
        )
        assert part(row, "round")[view.round - 1] == 1 == part(row, "round").sum()
        assert part(row, "question").sum() == (0 if game.is_over else 1)


def test_all_seats_have_seen_who_played_which_modifier() -> None:
    game = Game.new(SECRETIVE, 3)
    players = game.options.players
    played = 0
    for number, _ in enumerate(random_play(game, 3)):
        seat = number % players
        view, seen = game.view(seat), part(observe(game._state, seat), "seen_modifiers")
        for slot in range(players):
            owner = view.players[(seat + slot) % players]
            times = [owner.modifiers_played.count(each) for each in MODIFIER_NAMES]
            assert seen[slot].tolist() == times
            played += sum(times)
    assert played > 100


def test_two_seats_see_the_same_table_rotated() -> None:
    game = Game.new(Options(players=4), 2)
    for _ in zip(random_play(game, 2), range(60), strict=False):
        pass
    zero, two = (part(observe(game._state, seat), "caballeros") for seat in (0, 2))
    assert np.array_equal(zero[[2, 3, 0, 1]], two[:4])


def test_parts_are_views_of_one_observation_or_of_many() -> None:
    game = Game.new(Options(), 1)
    row = observe(game._state, 0)
    parts = split(row)
    assert [each.shape for each in parts.values()] == [(24, 12), (5, 35), (TABLE_SIZE,)]
    assert sum(each.size for each in parts.values()) == OBSERVATION_SIZE
    many = split(np.stack([row, row]))
    assert many["planes"].shape == (2, 24, 12)
    assert np.array_equal(many["table"][1], parts["table"])


def test_only_a_seat_of_a_state_observes_it() -> None:
    game = Game.new(Options(), 1)
    for seat in (4, -1, None):
        with pytest.raises(ValueError, match=f"There is no seat {seat}: seats are 0 to 3"):
            observe(game._state, seat)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a state of the core can be observed, not <Game"):
        observe(game, 0)  # type: ignore[arg-type]


def test_only_whole_observations_are_split() -> None:
    for wrong in ([1.0, 2.0], np.zeros(3), np.zeros((2, 5))):
        with pytest.raises(ValueError, match=f"arrays of {OBSERVATION_SIZE} numbers each"):
            split(wrong)  # type: ignore[arg-type]


def test_a_mask_marks_what_is_legal() -> None:
    game = Game.new(Options(), 1)
    seat = game.question.seats[0]
    mask = mask_of(game._state, seat)
    assert list(np.flatnonzero(mask)) == list(range(13))
    assert mask_of(game._state, (seat + 1) % 4).sum() == 0
