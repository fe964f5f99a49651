"""Random games with random options keep every invariant after every answer."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game, IllegalAction, Options, parse
from elgrande.core import actions as ids
from elgrande.core.board import CASTILLO, PLACES
from elgrande.core.engine import is_legal, legal_actions
from elgrande.core.state import (
    CABALLEROS,
    CHURCH,
    COURT,
    OWNERS,
    PROVINCE,
    State,
    clone,
    from_bytes,
    to_bytes,
)
from elgrande.game.events import GeneralScoring, LeftCastillo
from tests.properties.referee import Referee
from tests.properties.strategies import any_options, big_box, options, random_play

SEEDS = st.integers(0, 2**31)


def pieces(s: State) -> Counter[int]:
    """All caballeros by owner, wherever they are."""
    total: Counter[int] = Counter()
    for owner in range(OWNERS):
        for place in range(PLACES):
            total[owner] += s.v[CABALLEROS + place * OWNERS + owner]
        if owner != CHURCH:
            total[owner] += s.v[COURT + owner] + s.v[PROVINCE + owner]
    return total


def check_play(options: Options, seed: int) -> None:
    game = Game.new(options, seed)
    state = game._state
    referee = Referee(options)
    everything = pieces(state)
    assert all(everything[seat] == 30 for seat in range(options.players))
    seen = 0
    source = random.Random(seed)
    inside = [0] * OWNERS
    for seat, _ in random_play(game, seed):
        assert 0 <= seat < options.players
        assert pieces(state) == everything
        events = game._all_events(seen)
        seen = game.event_count
        for event in events:
            referee.follow(event)
        castillo = [int(state.v[CABALLEROS + CASTILLO * OWNERS + o]) for o in range(OWNERS)]
        if not any(isinstance(event, GeneralScoring | LeftCastillo) for event in events):
            assert all(now >= before for now, before in zip(castillo, inside, strict=True))
        inside = castillo
        assert from_bytes(to_bytes(state), state.rules).v[:] == state.v[:]
        if not game.is_over:
            assert all(game.legal(each) for each in game.question.seats)
            refuse_something(game, source)
    referee.finish()
    assert tuple(referee.points.values()) == game.scores


def refuse_something(game: Game, source: random.Random) -> None:
    """Illegal ids are detected, and trying one changes nothing."""
    state = game._state
    before = to_bytes(state)
    seat = source.choice(game.question.seats)
    legal = legal_actions(state, seat)
    wrong = source.randrange(-2, ids.ACTIONS + 2)
    assert is_legal(state, seat, wrong) == (wrong in legal)
    others = [each for each in range(game.options.players) if each not in game.question.seats]
    text = source.choice(["7", "take7", "card6", ">castillo", "@galicia", "veto", "stop", "x"])
    for each in [seat, *others[:1]]:
        allowed = each == seat and text != "x" and parse(text) in game.legal(each)
        if not allowed:
            with pytest.raises(IllegalAction) as refusal:
                game.apply(each, text)
            assert len(str(refusal.value)) > 10
            assert refusal.value.code
    assert to_bytes(state) == before


@given(big_box, SEEDS)
@settings(deadline=None, max_examples=15)
def test_big_box_games_keep_every_invariant(options: Options, seed: int) -> None:
    check_play(options, seed)


@given(options, SEEDS)
@settings(deadline=None, max_examples=60)
def test_games_of_any_options_keep_every_invariant(options: Options, seed: int) -> None:
    check_play(options, seed)


@pytest.mark.compiled_only
@pytest.mark.parametrize("batch", range(8))
def test_thousands_of_mixes_keep_every_invariant(batch: int) -> None:
    for seed in range(batch * 300, (batch + 1) * 300):
        check_play(any_options(seed), seed)


@given(options, SEEDS)
@settings(deadline=None, max_examples=10)
def test_a_clone_is_independent(options: Options, seed: int) -> None:
    game = Game.new(options, seed)
    for number, _ in enumerate(random_play(game, seed)):
        if number % 40 == 0 and not game.is_over:
            before = to_bytes(game._state)
            copy = game.clone()
            for _ in random_play(copy, seed + number):
                pass
            assert to_bytes(game._state) == before
            core_copy = clone(game._state)
            core_copy.v[0] += 1
            assert to_bytes(game._state) == before


def test_a_clone_does_not_change_later_draws() -> None:
    """Two games from one seed make the same draws, even if a clone of one was played to its end."""
    one, two = Game.new(seed=5), Game.new(seed=5)
    for _ in random_play(two.clone(), 1):
        pass
    for game in (one, two):
        for _ in random_play(game, 2):
            pass
    assert one.record() == two.record()
