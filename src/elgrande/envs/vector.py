"""Many one-learner games at once, on `Batch`: a Gymnasium vector environment.

Against `random` opponents nothing but one call into the compiled core happens in a step; other bots
are asked one by one.

>>> envs = ElGrandeVectorEnv(64, seat=0)
>>> observations, info = envs.reset(seed=1)
>>> observations, rewards, ends, _, info = envs.step(info["action_mask"].argmax(1))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from elgrande.bots.interface import Bot
from elgrande.envs.batch import Batch, Step
from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, Floats, box
from elgrande.envs.table import bots_for, check_seat
from elgrande.game.options import Options


class ElGrandeVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """The learner sits at one seat in every game; a game that ends begins anew in the same step.

    Illegal actions are refused with a `ValueError`. `info` brings `action_mask` and, after ends,
    `points` of the games that ended (`_points` says where).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        options: Options | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        self.options = options or Options()
        check_seat(seat, self.options.players)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._seat = seat
        bots = bots_for(opponents, self.options.players - 1)
        self._bots = {(seat + 1 + i) % self.options.players: bot for i, bot in enumerate(bots)}
        random_seats = [each for each, bot in self._bots.items() if bot is None]
        self._batch = Batch(
            num_envs, self.options, reward=reward, random_seats=random_seats, auto_reset=True
        )
        self.single_observation_space = box(OBSERVATION_SIZE)
        self.single_action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("one seed for all games, not one for each")
        step = self._batch.reset(seed)
        zeros = np.zeros(self.num_envs)
        step, _, _ = self._play_others(step, zeros, zeros.astype(bool))
        return step.observations.copy(), {"action_mask": step.masks.astype(np.int8)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        step = self._batch.step(actions)
        rewards, dones = step.rewards[:, self._seat], step.dones
        points = self._batch.scores
        step, rewards, ends = self._play_others(step, rewards, dones, points)
        info: dict[str, Any] = {"action_mask": step.masks.astype(np.int8)}
        if ends.any():
            info["points"], info["_points"] = points, ends
        return step.observations.copy(), rewards, ends, np.zeros(self.num_envs, np.bool_), info

    def _play_others(
        self,
        step: Step,
        rewards: NDArray[np.float64],
        ends: NDArray[np.bool_],
        points: NDArray[np.int64] | None = None,
    ) -> tuple[Step, NDArray[np.float64], NDArray[np.bool_]]:
        """Ask the bots until the learner is to move in every game."""
        rewards, ends = rewards.copy(), ends.copy()
        while (waiting := step.seats != self._seat).any():
            actions = np.zeros(self.num_envs, np.int64)
            for game in np.flatnonzero(waiting):
                bot = self._bots[int(step.seats[game])]
                assert bot is not None
                legal = [int(each) for each in np.flatnonzero(step.masks[game])]
                actions[game] = bot.choose(self._batch.knowledge(int(game)), legal)
            step = self._batch.step(actions, only=waiting)
            # A game that has just begun anew pays nothing for what others do in it.
            rewards += step.rewards[:, self._seat]
            if points is not None and step.dones.any():
                points[step.dones] = self._batch.scores[step.dones]
            ends |= step.dones
        return step, rewards, ends
