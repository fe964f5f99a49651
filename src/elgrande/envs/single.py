"""El Grande for one learner: a Gymnasium environment with chosen opponents.

>>> import gymnasium
>>> import elgrande.envs
>>> env = gymnasium.make("elgrande/ElGrande-v0", opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal"][0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces

from elgrande.bots.interface import Bot
from elgrande.envs.batch import as_options
from elgrande.envs.episode import Episode, Snapshot, action_number, bots_for
from elgrande.envs.observation import (
    ACTION_COUNT,
    OBSERVATION_SIZE,
    Mask,
    box,
    part_spaces,
)
from elgrande.envs.render import Image, check_render_mode, draw
from elgrande.game.arguments import check_seat
from elgrande.game.options import Options
from elgrande.game.text_board import text_board


class ElGrandeEnv(gymnasium.Env[Any, Any]):
    """The learner sits at `seat` (None: drawn for each game).

    `opponents` are bots or names of bots, perhaps with a budget (`hard@30`): one for all, or one
    each, clockwise from the learner's left. `info` has `action_mask`, `legal` (the same as a list)
    and `points`. An illegal action ends the game with a reward of -1. `copy.deepcopy` and `pickle`
    save the game as it is; opponents given by name are created again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        options: Options | Mapping[str, Any] | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode, ("ansi", "rgb_array"))
        self.options = as_options(options)
        if seat is not None:
            seat = check_seat(seat, self.options.players)
        self.render_mode = render_mode
        self._fixed_seat = seat
        self._seat = seat or 0
        self._episode = Episode(self.options, reward, observation)
        self._opponents = opponents
        self._bots = bots_for(opponents, self.options.players - 1)
        self._ended = True  # by an illegal action, or not begun yet
        self.action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = (
            box(OBSERVATION_SIZE) if observation == "vector" else spaces.Dict(dict(part_spaces()))
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._ended = False
        self._episode.begin(int(self.np_random.integers(2**31)), options)
        self._seat = (
            int(self.np_random.integers(self.options.players))
            if self._fixed_seat is None
            else self._fixed_seat
        )
        self._play_others()
        return self._episode.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._episode.is_over or self._ended:
            raise gymnasium.error.ResetNeeded("no game is in progress: call reset first")
        if not self._episode.answer(self._seat, action_number(action)):
            self._ended = True
            info = {**self._info(), "illegal": True}
            return self._episode.observe(self._seat), -1.0, True, False, info
        reward = self._episode.rewards[self._seat] + self._play_others()
        over = self._episode.is_over
        return self._episode.observe(self._seat), reward, over, False, self._info()

    def _play_others(self) -> float:
        """Let the opponents answer until the learner must; returns the learner's reward."""
        first = self.options.players - self._seat - 1  # of the opponents at seats from 0 on
        bots = [*self._bots[first:], None, *self._bots[:first]]
        return self._episode.play(bots, until=self._seat)[self._seat]

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "legal": self._episode.legal(),
            "points": tuple(self._episode.scores),
            "seat": self._seat,
        }

    def action_masks(self) -> Mask:
        """The learner's legal actions, under the name that maskable agents look for."""
        if self._episode.is_over:
            return np.zeros(ACTION_COUNT, np.int8)
        return self._episode.mask(self._seat)

    # --- copying ---

    def snapshot(self) -> Snapshot:
        """The current state, for `restore` in any environment with the same options."""
        return self._episode.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[Any, dict[str, Any]]:
        """Continue from a snapshot, at the same seat; returns what `reset` returns."""
        self._episode.restore(snapshot)
        self._ended = False
        self._play_others()
        return self._episode.observe(self._seat), self._info()

    def branch(self, seeds: Sequence[int]) -> list[Self]:
        """Copies that continue from here, each with the dice of its seed."""
        copies = [deepcopy(self) for _ in seeds]
        for copy, seed in zip(copies, seeds, strict=True):
            copy._episode.reseed(seed)
        return copies

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = bots_for(self._opponents, self.options.players - 1)

    def render(self) -> Any:
        """The board as the learner sees it."""
        view = self._episode.view(self._seat)
        if self.render_mode == "rgb_array":
            image: Image = draw(view)
            return image
        return text_board(view) if self.render_mode == "ansi" else None
