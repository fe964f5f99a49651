"""Environments can be copied, saved and branched in the middle of a game."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from elgrande import Options
from elgrande.envs import Batch, elgrande_v0
from elgrande.envs.single import ElGrandeEnv
from elgrande.envs.vector import ElGrandeVectorEnv

SHORT = Options(players=3, length="short")
Copy = Callable[[Any], Any]
COPIES = pytest.mark.parametrize(
    "copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


def play_on(env: Any) -> list[Any]:
    """To the end, always with the last legal action: all observations, rewards and infos."""
    seen: list[Any] = []
    for _ in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        seen.append((observation["observation"].tolist(), reward, over, cut, info))
        env.step(None if over or cut else first_legal(observation["action_mask"]))
    return seen


@COPIES
@pytest.mark.parametrize("make", [elgrande_v0.env, elgrande_v0.raw_env])
def test_a_copy_of_a_pettingzoo_game_continues_it(make: Callable[..., Any], copied: Copy) -> None:
    env = make(SHORT, reward="points")
    env.reset(seed=4)
    for _ in range(30):
        env.step(first_legal(env.last()[0]["action_mask"]))
    copy = copied(env)
    rest = play_on(copy)
    assert len(rest) > 30
    assert play_on(env) == rest


def learn_on(env: ElGrandeEnv) -> list[Any]:
    seen: list[Any] = []
    over = False
    while not over:
        row, reward, over, _, info = env.step(first_legal(env.action_masks()))
        seen.append((row.tolist(), reward, info["points"]))
    return seen


@COPIES
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_copy_of_a_gymnasium_game_continues_it(opponents: str, copied: Copy) -> None:
    env = ElGrandeEnv(Options(players=2, length="short"), opponents=opponents, seat=1)
    env.reset(seed=4)
    for _ in range(10):
        env.step(first_legal(env.action_masks()))
    copy = copied(env)
    rest = learn_on(copy)
    assert learn_on(env) == rest


@COPIES
def test_a_copy_of_a_batch_continues_it(copied: Copy) -> None:
    batch = Batch(5, SHORT, seed=4, random_seats=(2,))
    while not batch.dones.any():
        batch.step(batch.sample())
    copy = copied(batch)
    for name in ("observations", "masks", "seats", "rewards", "dones", "scores"):
        assert (getattr(copy, name) == getattr(batch, name)).all(), name
    for _ in range(100):
        actions = batch.sample()
        assert (copy.sample() == actions).all()
        ours, theirs = batch.step(actions), copy.step(actions)
        for mine, other in zip(ours, theirs, strict=True):
            assert (mine == other).all()


@COPIES
def test_a_copy_of_a_vector_environment_continues_it(copied: Copy) -> None:
    envs = ElGrandeVectorEnv(3, SHORT, seat=None, opponents=["greedy", "random"])
    _, info = envs.reset(seed=4)
    for _ in range(5):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(1))
    copy = copied(envs)
    for _ in range(20):
        actions = info["action_mask"].argmax(1)
        rows, rewards, _, _, info = envs.step(actions)
        others, pay, _, _, _ = copy.step(actions)
        assert (rows == others).all()
        assert (rewards == pay).all()


@pytest.mark.parametrize("make", [elgrande_v0.env, elgrande_v0.raw_env])
def test_a_snapshot_restores_a_game(make: Callable[..., Any]) -> None:
    env = make(SHORT)
    env.reset(seed=4)
    for _ in range(20):
        env.step(first_legal(env.last()[0]["action_mask"]))
    moment = env.snapshot()
    rest = play_on(env)
    env.restore(moment)
    assert play_on(env) == rest
    other = make(SHORT)
    other.restore(moment)
    assert play_on(other) == rest


def test_only_snapshots_of_the_same_options_are_restored() -> None:
    env, larger = elgrande_v0.env(SHORT), elgrande_v0.env(Options(players=5))
    for each in (env, larger):
        each.reset(seed=4)
    before = env.snapshot()
    with pytest.raises(ValueError, match="the snapshot is of big-box, 5 players, not of"):
        env.restore(larger.snapshot())
    with pytest.raises(TypeError, match="only what `snapshot` returned can be restored"):
        env.restore(b"moment")  # type: ignore[arg-type]
    assert env.snapshot() == before


def test_branches_share_the_past_and_not_the_dice() -> None:
    env = elgrande_v0.env(SHORT)
    env.reset(seed=4)
    branches = env.branch([1, 2, 2])
    before = [branch.last()[0]["observation"].tolist() for branch in branches]
    assert before == [env.last()[0]["observation"].tolist()] * 3
    first, second, again = (play_on(branch) for branch in branches)
    assert first != second
    assert second == again
    learner = ElGrandeEnv(SHORT)
    learner.reset(seed=4)
    one, other, same = (learn_on(branch) for branch in learner.branch([1, 2, 2]))
    assert one != other
    assert other == same


def test_one_game_of_a_batch_becomes_many() -> None:
    batch = Batch(2, SHORT, seed=4, random_seats=(1,))
    for _ in range(30):
        batch.step(batch.sample())
    many = batch.branch(1, range(64), auto_reset=False)
    assert (many.observations == batch.observations[1]).all()
    assert (many.masks == batch.masks[1]).all()
    while (many.seats >= 0).any():
        assert not (many.seats == 1).any()
        many.step(many.sample())
    assert len({tuple(each) for each in many.scores.tolist()}) > 10
