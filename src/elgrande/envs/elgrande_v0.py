"""El Grande as a PettingZoo AEC environment.

>>> from elgrande.envs import elgrande_v0
>>> env = elgrande_v0.env(Options(players=3))
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=3):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from elgrande.envs.batch import as_options
from elgrande.envs.episode import Episode, Snapshot, action_number
from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, Floats, box, part_spaces
from elgrande.envs.render import RENDER_MODES, Image, check_render_mode, draw
from elgrande.game.names import COLOURS
from elgrande.game.options import Options
from elgrande.game.text_board import text_board

Observation = dict[str, Any]


def env(
    options: Options | Mapping[str, Any] | None = None,
    *,
    reward: str = "rank",
    observation: str = "vector",
    render_mode: str | None = None,
) -> guarded_env:
    """The environment with PettingZoo's usual guards: an illegal action ends the game with -1."""
    return guarded_env(options, reward=reward, observation=observation, render_mode=render_mode)


class Turns(AECIterable):
    """The agents in the order in which they answer."""

    def __iter__(self) -> Iterator[str]:  # pyright: ignore[reportIncompatibleMethodOverride]
        env, left = self.env, self.max_iter
        while env.agents and left > 0:
            left -= 1
            yield env.agent_selection


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 - PettingZoo's name
    """The environment without guards. Agents are named after the colours of their seats.

    An observation is a dict: `observation` (a vector of 793 floats, or with `observation="planes"`
    the planes, next to `seats` and `table`) and `action_mask`. `copy.deepcopy` and `pickle` save
    the game as it is; `branch` makes copies that continue with other dice.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "elgrande_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        options: Options | Mapping[str, Any] | None = None,
        *,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.options = as_options(options)
        self.render_mode = render_mode
        self._episode = Episode(self.options, reward, observation)
        self._planes = observation == "planes"
        self.possible_agents = list(COLOURS[: self.options.players])
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
        parts = part_spaces()
        seen: dict[str, spaces.Space[Any]] = (
            {"observation": parts["planes"], "seats": parts["seats"], "table": parts["table"]}
            if self._planes
            else {"observation": box(OBSERVATION_SIZE)}
        )
        self.observation_spaces = {
            agent: spaces.Dict({**seen, "action_mask": mask}) for agent in self.possible_agents
        }
        actions: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents
        }
        self.action_spaces = actions
        self.state_space = box(self.options.players, OBSERVATION_SIZE)
        self._prepare()

    def _prepare(self) -> None:
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episode.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.seat]

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        return Turns(self, max_iter)

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        episode = self._episode
        seen = episode.observe(seat)
        if isinstance(seen, dict):
            return {
                "observation": seen["planes"],
                "seats": seen["seats"],
                "table": seen["table"],
                "action_mask": episode.mask(seat),
            }
        return {"observation": seen, "action_mask": episode.mask(seat)}

    def state(self) -> Floats:
        """The observations of all seats, one per row: for critics that see more than one player."""
        rows = (self._episode.vector(seat) for seat in range(self.options.players))
        return np.stack(list(rows))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        if action is None or not episode.answer(episode.seat, action_number(action)):
            self._refuse(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = episode.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        if seat < 0 or not episode.pays_at_the_end:
            self._pay(seat < 0)
        if self.render_mode == "human":
            self.render()

    def _pay(self, over: bool) -> None:
        self.rewards = dict(zip(self.possible_agents, self._episode.rewards, strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = zip(self.agents, self._episode.scores, strict=True)
            self.infos = {agent: {"points": points} for agent, points in scores}
        self._accumulate_rewards()

    def _refuse(self, action: int | None) -> None:
        raise ValueError(f"{action} is not legal for {self.agent_selection}: see action_mask")

    # --- copying ---

    def snapshot(self) -> Snapshot:
        """The current state, for `restore` in any environment with the same options."""
        return self._episode.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Continue from a snapshot. Rewards count from there."""
        self._episode.check(snapshot)
        self.reset()
        self._episode.restore(snapshot)
        if self._episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._episode.seat]

    def branch(self, seeds: list[int]) -> list[Self]:
        """Copies that continue from here, each with the dice of its seed."""
        copies = [deepcopy(self) for _ in seeds]
        for copy, seed in zip(copies, seeds, strict=True):
            copy._episode.reseed(seed)
        return copies

    def render(self) -> Image | str | None:
        """The board as a spectator sees it: text, printed text, or an image."""
        if self.render_mode is None:
            return None
        view = self._episode.view(None)
        if self.render_mode == "rgb_array":
            return draw(view)
        text = text_board(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


# Attributes that PettingZoo's order guard hides until `reset`.
_AFTER_RESET = frozenset(
    ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents")
)


class GuardedTurns(AECIterable):
    def __iter__(self) -> Iterator[str]:  # pyright: ignore[reportIncompatibleMethodOverride]
        env, left = self.env, self.max_iter
        while env.agents and left > 0:
            left -= 1
            assert env._moved, "need to call step() or reset() in a loop over `agent_iter`"
            env._moved = False
            yield env.agent_selection


class guarded_env(raw_env):  # noqa: N801 - made by `env`
    """The checks of PettingZoo's wrappers, in one class instead of a chain of three.

    `TerminateIllegalWrapper`: an illegal action ends the game with -1 for its agent;
    `AssertOutOfBoundsWrapper`: only valid action numbers; `OrderEnforcingWrapper`: reset first.
    """

    def _prepare(self) -> None:
        self._has_reset = False
        self._moved = False

    def __getattr__(self, name: str) -> Any:
        if name in _AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = True
        self._moved = True
        super().reset(seed, options)

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return GuardedTurns(self, max_iter)

    def observe(self, agent: str) -> Observation:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> Floats:
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Image | str | None:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if action is None:
            agent = self.agent_selection
            dead = self.terminations[agent] or self.truncations[agent]
            assert dead, "action is not in action space"
        else:
            inside = self.action_spaces[self.agent_selection].contains(action)
            assert inside, "action is not in action space"
        super().step(action)

    def _refuse(self, action: int | None) -> None:
        EnvLogger.warn_on_illegal_move()
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self._accumulate_rewards()
        self._deads_step_first()
