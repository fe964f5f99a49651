"""The vector environment implements Gymnasium's autoreset modes."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from elgrande import Game, Options, PositionError
from elgrande.core.state import to_bytes
from elgrande.envs import Batch
from elgrande.envs.observation import observe
from elgrande.envs.single import ElGrandeEnv
from elgrande.envs.vector import ElGrandeVectorEnv
from elgrande.game.game import state_of
from tests.properties.strategies import random_play

SHORT = Options(players=2, length="short")


def until_an_end(envs: ElGrandeVectorEnv, info: dict[str, Any]) -> tuple[Any, Any, Any, Any]:
    while True:
        rows, rewards, ends, cut, info = envs.step(info["action_mask"].argmax(1))
        assert not cut.any()
        if ends.any():
            return rows, rewards, ends, info


def test_same_step_begins_again_and_shows_what_was_seen_last() -> None:
    envs = ElGrandeVectorEnv(4, SHORT)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    _, info = envs.reset(seed=1)
    rows, rewards, ends, info = until_an_end(envs, info)
    assert (info["_final_obs"] == ends).all()
    assert (info["_final_info"] == ends).all()
    for game in np.flatnonzero(ends):
        last, points = info["final_obs"][game], info["final_info"]["points"][game]
        assert (last != rows[game]).any()
        assert (points == info["points"][game]).all()
        assert rewards[game] == np.sign(points[0] - points[1])
        assert info["action_mask"][game].any()


def test_next_step_begins_again_one_step_later() -> None:
    envs = ElGrandeVectorEnv(4, SHORT, autoreset_mode=AutoresetMode.NEXT_STEP)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    _, info = envs.reset(seed=1)
    last, _, ends, info = until_an_end(envs, info)
    assert "final_obs" not in info
    assert not info["action_mask"][ends].any()
    rows, rewards, again, _, info = envs.step(info["action_mask"].argmax(1))
    assert not again[ends].any()
    assert not rewards[ends].any()
    assert info["action_mask"][ends].any(1).all()
    assert (rows[ends] != last[ends]).any(1).all()


def test_both_modes_show_the_same_last_moment_of_a_game() -> None:
    same = ElGrandeVectorEnv(1, SHORT)
    later = ElGrandeVectorEnv(1, SHORT, autoreset_mode=AutoresetMode.NEXT_STEP)
    _, _, _, shown = until_an_end(same, same.reset(seed=7)[1])
    last, _, _, _ = until_an_end(later, later.reset(seed=7)[1])
    assert (shown["final_obs"][0] == last[0]).all()


def test_disabled_waits_for_a_reset_of_those_that_ended() -> None:
    envs = ElGrandeVectorEnv(4, SHORT, autoreset_mode=AutoresetMode.DISABLED)
    rows, info = envs.reset(seed=1)
    rows, _, ends, info = until_an_end(envs, info)
    with pytest.raises(ValueError, match="is over: reset it first"):
        envs.step(info["action_mask"].argmax(1))
    begun, info = envs.reset(options={"reset_mask": ends})
    assert (begun[~ends] == rows[~ends]).all()
    assert (begun[ends] != rows[ends]).any(1).all()
    envs.step(info["action_mask"].argmax(1))


def test_a_seed_a_game_brings_the_game_of_that_seed() -> None:
    envs = ElGrandeVectorEnv(3, SHORT)
    rows: Any = envs.reset(seed=[5, 6, 5])[0]
    assert (rows[0] == rows[2]).all()
    assert (rows[0] != rows[1]).any()


def test_the_learner_may_sit_anywhere() -> None:
    envs = ElGrandeVectorEnv(32, Options(players=4, length="short"), seat=None)
    _, info = envs.reset(seed=1)
    assert set(info["seat"]) == {0, 1, 2, 3}
    before, ended = info["seat"], 0
    while ended < 40:
        _, _, ends, _, info = envs.step(info["action_mask"].argmax(1))
        ended += int(ends.sum())
        assert (info["seat"][~ends] == before[~ends]).all()
        before = info["seat"]


def test_planes_are_those_of_one_environment() -> None:
    envs = ElGrandeVectorEnv(2, SHORT, observation="planes")
    rows, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(rows)
    one = ElGrandeEnv(SHORT, observation="planes").observation_space
    assert envs.single_observation_space == one


def test_games_begin_in_a_position_until_the_next_reset() -> None:
    options = Options(players=2, length="short")
    there = Game.position(options, seed=1, king="aragon", round=options.rounds[-1])
    text = there.at_question("azul", "card", seed=1).position()
    envs = ElGrandeVectorEnv(3, options, seat=0)
    seen: Any
    seen, info = envs.reset(seed=1, options={"position": text})
    batch = Batch(3, position=text, seed=2)
    assert (batch.observations == seen).all()
    first = seen[0].copy()
    ended = 0
    for _ in range(300):
        seen, _, ends, _, info = envs.step(info["action_mask"].argmax(1))
        ended += ends.sum()
        assert (seen[ends] == first).all()
    assert ended > 3
    seen, _ = envs.reset(seed=1)
    assert not (seen == first).all()
    copied = pickle.loads(pickle.dumps(batch))
    assert (copied.reset().observations == batch.reset().observations).all()
    with pytest.raises(PositionError):
        Batch(3, Options(players=3), position=text)


def test_what_a_seat_does_not_know_differs_from_game_to_game() -> None:
    game = Game.new(Options(edition="2023", modules=frozenset({"power-shift"})), seed=4)
    for _ in zip(random_play(game, 4), range(60), strict=False):
        pass
    [seat] = game.question.seats
    batch = Batch(8, position=game.position(seat), seed=1)
    assert (batch.observations == observe(state_of(game), seat)).all()
    assert len({to_bytes(each) for each in batch._games.states}) > 1
