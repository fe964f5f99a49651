"""The vector environment implements Gymnasium's autoreset modes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from elgrande import Options
from elgrande.envs.single import ElGrandeEnv
from elgrande.envs.vector import ElGrandeVectorEnv

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
