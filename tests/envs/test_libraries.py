"""Adapters for learning libraries that elgrande's extras do not bring: they bring torch.

pip install torch stable-baselines3 sb3-contrib "ray[rllib]"
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elgrande.envs.observation import OBSERVATION_SIZE
from tests.envs.test_examples import load

GAME: dict[str, Any] = {"players": 2, "length": "short"}


def test_a_vec_env_steps_restarts_and_masks() -> None:
    pytest.importorskip("stable_baselines3", reason="stable-baselines3 needs torch")
    from elgrande.envs.sb3 import ElGrandeVecEnv

    env = ElGrandeVecEnv(4, **GAME)
    env.seed(3)
    seen = env.reset()
    assert seen.shape == (4, OBSERVATION_SIZE)
    ended: list[dict[str, Any]] = []
    while len(ended) < 4:
        masks = env.action_masks()
        assert (np.array(env.env_method("action_masks")) == masks).all()
        seen, rewards, ends, infos = env.step(masks.argmax(1))
        ended += [info for info, end in zip(infos, ends, strict=True) if end]
    assert all(info["terminal_observation"].shape == (OBSERVATION_SIZE,) for info in ended)
    assert all(info["episode"]["l"] > 10 for info in ended)
    assert rewards.dtype == np.float32


@pytest.mark.compiled_only
def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib needs torch")
    _, curve = load("maskable_ppo").train(150_000, GAME, parts=1)
    assert curve[-1]["won"] > curve[0]["won"] + 0.1


@pytest.mark.filterwarnings("ignore")
def test_one_agent_of_rllib_acts_at_a_time() -> None:
    pytest.importorskip("ray.rllib", reason="rllib needs torch")
    from elgrande.envs.rllib import ElGrandeMultiAgentEnv

    env = ElGrandeMultiAgentEnv(GAME)
    seen, _ = env.reset(seed=1)
    [agent] = seen
    for wrong in ({}, {"nobody": 0}, {"azul": 0, "granate": 0}):
        with pytest.raises(ValueError, match=f"{agent} acts now, and no other agent"):
            env.step(wrong)
    legal = int(seen[agent]["action_mask"].argmax())
    assert env.step({agent: legal})[2] == {"__all__": False}


@pytest.mark.compiled_only
@pytest.mark.filterwarnings("ignore")
def test_rllib_trains_whole_games() -> None:
    pytest.importorskip("ray.rllib.algorithms.ppo", reason="rllib needs torch")
    assert load("rllib").train(1)[0] > 0
