"""No secret reaches a seat that may not know it."""

from __future__ import annotations

import copy
import pickle
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game, Options
from elgrande.core.chance import Dice
from elgrande.core.engine import legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.playout import playout
from elgrande.core.state import WAITING, State, clone, to_bytes
from elgrande.game import codec
from elgrande.game.question import question_of
from elgrande.game.view import view_of
from tests.properties.strategies import options, random_play

SEEDS = st.integers(0, 2**31)
SECRETIVE = Options(edition="2023", players=4, modules=frozenset({"power-shift", "old-hands"}))


def all_a_seat_gets(state: State, options: Options, seat: int | None) -> bytes:
    """Everything that leaves a state for one seat, as bytes."""
    legal = [] if seat is None else [str(each) for each in codec.legal(state, seat)]
    ids = [] if seat is None else legal_actions(state, seat)
    return msgspec.json.encode(
        [view_of(state, options, seat), question_of(state, seat), legal, ids]
    )


def check_secrets(options: Options, seed: int) -> int:
    """Redraw what a seat cannot know: it must not notice. Returns how often the states differed."""
    game = Game.new(options, seed)
    source = random.Random(seed)
    different = 0
    for _ in random_play(game, seed):
        state = game._state
        seat = source.randrange(options.players)
        other = determinize(state, seat, Dice(source.randrange(2**31)))
        assert all_a_seat_gets(other, options, seat) == all_a_seat_gets(state, options, seat)
        assert all_a_seat_gets(other, options, None) == all_a_seat_gets(state, options, None)
        if to_bytes(other) != to_bytes(state):
            different += 1
            # Two states that differ only in secrets give the same sample.
            one = determinize(state, seat, Dice(5))
            assert to_bytes(one) == to_bytes(determinize(other, seat, Dice(5)))
    return different


@given(options, SEEDS)
@settings(deadline=None, max_examples=25)
def test_redrawn_secrets_change_nothing_a_seat_can_see(options: Options, seed: int) -> None:
    check_secrets(options, seed)


def test_there_are_secrets_to_keep() -> None:
    assert check_secrets(SECRETIVE, 11) > 50
    assert check_secrets(Options(players=5), 4) > 3


@given(options, SEEDS)
@settings(deadline=None, max_examples=15)
def test_a_redrawn_state_is_one_the_rules_can_play_on(options: Options, seed: int) -> None:
    game = Game.new(options, seed)
    source = random.Random(seed)
    for number, _ in enumerate(random_play(game, seed)):
        if number % 25 == 0 and not game.is_over:
            dice = Dice(source.randrange(2**31))
            sample = game.sample(source.randrange(options.players), dice.below(1000))
            assert sample.v[WAITING] == game._state.v[WAITING]
            playout(clone(sample), dice)


@pytest.mark.parametrize("power_shift", [False, True])
def test_a_secret_answer_shows_only_that_it_was_given(power_shift: bool) -> None:
    options = SECRETIVE if power_shift else Options(players=4)
    game = Game.new(options, 3)
    source = random.Random(5)
    checked = 0
    while not game.is_over and checked < 10:
        seats = game.question.seats
        if len(seats) > 1:
            first, watcher = seats[0], seats[1]
            choices = game.legal(first)
            if len(choices) > 1:
                seen = []
                for choice in (choices[0], choices[-1]):
                    trial = game.clone()
                    before = trial.event_count
                    trial.apply(first, choice)
                    assert first not in trial.question.seats
                    seen.append(
                        msgspec.json.encode(
                            [
                                trial.view(watcher),
                                trial.view(None),
                                trial.events(watcher, before),
                                trial.events(None, before),
                                [str(each) for each in trial.legal(watcher)],
                            ]
                        )
                    )
                assert seen[0] == seen[1]
                checked += 1
        seat = source.choice(seats)
        game.apply(seat, source.choice(game.legal(seat)))
    assert checked >= (1 if power_shift else 3)


def test_secret_questions_are_answered_in_any_order() -> None:
    game = Game.new(SECRETIVE, 8)
    assert game.question.kind == "pass-modifier"
    ends = set()
    for order in ([0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]):
        trial = game.clone()
        for seat in order:
            trial.apply(seat, trial.legal(seat)[0])
        ends.add(tuple(trial.view(seat).players[seat].modifiers for seat in range(4)))
    assert len(ends) == 1


def test_states_and_games_cannot_be_saved_by_accident() -> None:
    game = Game.new(Options(), 1)
    for secret in (game, game._state):
        with pytest.raises(TypeError, match="holds secrets"):
            pickle.dumps(secret)
        with pytest.raises(TypeError, match="holds secrets"):
            copy.deepcopy(secret)
    with pytest.raises(TypeError):
        msgspec.json.encode(game)
    assert "state" not in repr(game).lower()
