"""El Grande for one learner: a Gymnasium environment with chosen opponents.

>>> import gymnasium
>>> import elgrande.envs
>>> env = gymnasium.make("elgrande/ElGrande-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal"][0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from elgrande.bots.interface import Bot
from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, Mask, box, part_spaces
from elgrande.envs.render import Image, draw, write
from elgrande.envs.table import Table, bots_for, check_seat
from elgrande.game.options import Options


class ElGrandeEnv(gymnasium.Env[Any, Any]):
    """The learner sits at `seat` (None: anywhere, drawn anew for each game).

    `opponents` are bots by name, or bots, one for all or clockwise from the learner's left.
    `info` brings `action_mask`, `legal` (the same as a list) and `points`. An illegal action ends
    the game with a reward of -1.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        options: Options | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.options = options or Options()
        if seat is not None:
            check_seat(seat, self.options.players)
        self.render_mode = render_mode
        self._fixed_seat = seat
        self._seat = seat or 0
        self._table = Table(self.options, reward, observation)
        self._bots = bots_for(opponents, self.options.players - 1)
        self.action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = (
            box(OBSERVATION_SIZE) if observation == "vector" else spaces.Dict(dict(part_spaces()))
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._table.begin(int(self.np_random.integers(2**31)))
        self._seat = (
            int(self.np_random.integers(self.options.players))
            if self._fixed_seat is None
            else self._fixed_seat
        )
        self._play_others()
        return self._table.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._table.is_over:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment")
        if int(action) not in self._table.legal():
            info = {**self._info(), "illegal": True}
            return self._table.observe(self._seat), -1.0, True, False, info
        self._table.answer(int(action))
        reward = self._table.rewards[self._seat] + self._play_others()
        over = self._table.is_over
        return self._table.observe(self._seat), reward, over, False, self._info()

    def _play_others(self) -> float:
        """Let the opponents answer until the learner is asked; what they brought the learner."""
        reward = 0.0
        while not self._table.is_over and self._table.seat != self._seat:
            left = (self._table.seat - self._seat - 1) % self.options.players
            self._table.answer(self._table.ask(self._bots[left]))
            reward += self._table.rewards[self._seat]
        return reward

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "legal": self._table.legal(),
            "points": tuple(self._table.scores),
            "seat": self._seat,
        }

    def action_masks(self) -> Mask:
        """What the learner may answer, under the name maskable agents look for."""
        if self._table.is_over:
            return np.zeros(ACTION_COUNT, np.int8)
        return self._table.mask(self._seat)

    def render(self) -> Any:
        """The board as the learner sees it."""
        view = self._table.view(self._seat)
        if self.render_mode == "rgb_array":
            image: Image = draw(view)
            return image
        return write(view) if self.render_mode == "ansi" else None
