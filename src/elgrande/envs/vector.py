"""Many one-learner games at once, on `Batch`: a Gymnasium vector environment.

Against `random` opponents a step is one call into the compiled core; other bots answer one at a
time, in Python.

>>> envs = ElGrandeVectorEnv(64, seat=0)
>>> observations, info = envs.reset(seed=1)
>>> observations, rewards, ends, _, info = envs.step(info["action_mask"].argmax(1))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from elgrande.bots.interface import Bot
from elgrande.envs.batch import Batch, Step, as_options, check_kind
from elgrande.envs.episode import bots_for
from elgrande.envs.observation import (
    ACTION_COUNT,
    OBSERVATION_SIZE,
    Floats,
    box,
    is_whole,
    part_spaces,
    split,
)
from elgrande.game.arguments import check_seat
from elgrande.game.options import Options

Observations = Floats | dict[str, Floats]
StepResult = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]
_SEEDS: Final = 2**31


class ElGrandeVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """The learner sits at `seat` in every game (None: drawn for each game).

    `autoreset_mode` is Gymnasium's. SAME_STEP: a game that ends restarts in that step; the last
    observation is in `info["final_obs"]`, the points in `info["final_info"]`. NEXT_STEP: the next
    step restarts it and ignores the action. DISABLED: `reset(options={"reset_mask": ...})` restarts
    it. An illegal action raises `ValueError`. `info` has `action_mask`, `seat` and, when games end,
    their `points` (`_points` marks those games).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        options: Options | Mapping[str, Any] | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        observation: str = "vector",
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
    ) -> None:
        check_kind(observation)
        if not is_whole(num_envs) or num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs!r}")
        if render_mode is not None:
            raise ValueError("many games at once are not rendered: render_mode must be None")
        self.options = as_options(options)
        if seat is not None:
            seat = check_seat(seat, self.options.players)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(autoreset_mode)}
        self._mode = AutoresetMode(autoreset_mode)
        self._planes = observation == "planes"
        self._seat = seat
        self._seats = np.full(num_envs, seat or 0)
        self._opponents = opponents
        self._bots = bots_for(opponents, self.options.players - 1)
        self._batch = Batch(
            num_envs,
            self.options,
            reward=reward,
            random_seats=[self._random_seats(int(each)) for each in self._seats],
            auto_reset=False,
        )
        self._over = np.zeros(num_envs, np.bool_)
        self._is_reset = False
        self.single_observation_space = (
            spaces.Dict(dict(part_spaces())) if self._planes else box(OBSERVATION_SIZE)
        )
        self.single_action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _random_seats(self, seat: int) -> list[int]:
        """The seats whose bots play in the core when the learner sits at this seat."""
        players = self.options.players
        return [(seat + 1 + i) % players for i, bot in enumerate(self._bots) if bot is None]

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """One seed for all games, or one for each.

        `reset_mask` in `options` marks some games; `position` is where all games begin until the
        next reset.
        """
        marks = (options or {}).get("reset_mask")
        begun = np.ones(self.num_envs, np.bool_) if marks is None else self._batch.marks(marks)
        single = None if seed is None or not isinstance(seed, int | np.integer) else int(seed)
        super().reset(seed=single)
        if marks is None or "position" in (options or {}):
            self._batch.begin_at((options or {}).get("position"))
        step = self._begin(begun, seed)
        self._is_reset = True
        return self._observed(step.observations), self._info(step)

    def _begin(
        self, begun: NDArray[np.bool_], seed: int | Sequence[int | None] | None = None
    ) -> Step:
        """Begin the marked games again and let the opponents answer before the learner."""
        if self._seat is None:
            drawn = self.np_random.integers(self.options.players, size=self.num_envs)
            self._seats = np.where(begun, drawn, self._seats)
            for game in np.flatnonzero(begun):
                self._batch.let_answer_at_random(
                    int(game), self._random_seats(int(self._seats[game]))
                )
        if seed is None:
            seed = int(self.np_random.integers(_SEEDS))
        step = self._batch.reset(seed, only=None if begun.all() else begun)
        self._over &= ~begun
        return self._play_others(step, np.zeros(self.num_envs))

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        if not self._is_reset:
            raise gymnasium.error.ResetNeeded("no game is in progress: call reset first")
        resting = self._over.copy()  # games that ended in an earlier step
        if resting.any() and self._mode == AutoresetMode.DISABLED:
            raise ValueError(f"game {int(np.flatnonzero(resting)[0])} is over: reset it first")
        step = self._batch.step(actions, only=~resting if resting.any() else None)
        rewards = step.rewards[np.arange(self.num_envs), self._seats]
        step = self._play_others(step, rewards)
        ends = (step.seats < 0) & ~resting
        self._over |= ends
        points = self._batch.scores if ends.any() else None
        final: dict[str, Any] = {}
        if self._mode == AutoresetMode.SAME_STEP and points is not None:
            final = self._final_info(ends, points)
            step = self._begin(ends)
        elif resting.any():
            step = self._begin(resting)
        info = {**self._info(step), **final}
        if points is not None:
            info["points"], info["_points"] = points, ends
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observed(step.observations), rewards, ends, truncated, info

    def _play_others(self, step: Step, rewards: NDArray[np.float64]) -> Step:
        """Let the bots answer until the learner must or the game is over; adds to `rewards`."""
        games = np.arange(self.num_envs)
        while (waiting := (step.seats >= 0) & (step.seats != self._seats)).any():
            actions = np.zeros(self.num_envs, np.int64)
            for game in np.flatnonzero(waiting):
                left = int(step.seats[game] - self._seats[game] - 1) % self.options.players
                bot = self._bots[left]
                assert bot is not None
                actions[game] = self._batch.ask(int(game), bot)
            step = self._batch.step(actions, only=waiting)
            rewards += step.rewards[games, self._seats]
        return step

    def _observed(self, rows: Floats) -> Observations:
        """The learners' observations; in a game that is over, the learner's last one."""
        rows = rows.copy()
        for game in np.flatnonzero(self._over):
            rows[game] = self._batch.observe(int(game), int(self._seats[game]))
        return split(rows) if self._planes else rows

    def _info(self, step: Step) -> dict[str, Any]:
        return {"action_mask": step.masks.astype(np.int8), "seat": self._seats.copy()}

    def _final_info(self, ends: NDArray[np.bool_], points: NDArray[np.int64]) -> dict[str, Any]:
        """The info of games that ended, in the format of Gymnasium's own vector environments."""
        info: dict[str, Any] = {}
        for game in map(int, np.flatnonzero(ends)):
            row = self._batch.observe(game, int(self._seats[game]))
            final = {"points": points[game], "seat": int(self._seats[game])}
            seen = split(row) if self._planes else row
            info = self._add_info(info, {"final_obs": seen, "final_info": final}, game)
        return info

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = bots_for(self._opponents, self.options.players - 1)
