"""El Grande as a PettingZoo AEC environment.

>>> from elgrande.envs import elgrande_v0
>>> env = elgrande_v0.env(Options(players=3))
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=3):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, box, part_spaces
from elgrande.envs.render import Image, draw, write
from elgrande.envs.table import Table
from elgrande.game.names import COLOURS
from elgrande.game.options import Options

Observation = dict[str, Any]


def env(
    options: Options | None = None,
    *,
    reward: str = "rank",
    observation: str = "vector",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """With PettingZoo's usual guards: an illegal action ends the game with -1 for its agent."""
    raw = raw_env(options, reward=reward, observation=observation, render_mode=render_mode)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Observation, int | None], EzPickle):  # noqa: N801 - PettingZoo's name
    """Agents are called by the colours of their seats.

    An observation is a dict: `observation` (a vector of 793 floats, or with `observation="planes"`
    the planes, beside `seats` and `table`) and `action_mask`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "elgrande_v0",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        options: Options | None = None,
        *,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, options, reward=reward, observation=observation, render_mode=render_mode
        )
        super().__init__()
        self.options = options or Options()
        self.render_mode = render_mode
        self._planes = observation == "planes"
        self._table = Table(self.options, reward, observation)
        self.possible_agents = list(COLOURS[: self.options.players])
        self.agents: list[str] = []
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
        self.action_spaces = {
            agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        seen = self._table.observe(seat)
        mask = self._table.mask(seat)
        if isinstance(seen, dict):
            return {
                "observation": seen["planes"],
                "seats": seen["seats"],
                "table": seen["table"],
                "action_mask": mask,
            }
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._table.legal():
            raise ValueError(f"{action} is not legal for {agent}: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._table.answer(int(action))
        self.rewards = dict(zip(self.possible_agents, self._table.rewards, strict=True))
        if self._table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            points = self._table.scores
            self.infos = {
                each: {"points": points[self.possible_agents.index(each)]} for each in self.agents
            }
        else:
            self.agent_selection = self.possible_agents[self._table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Image | str | None:
        """The board as everybody sees it: text, printed text, or an image."""
        if self.render_mode is None:
            return None
        view = self._table.view(None)
        if self.render_mode == "rgb_array":
            return draw(view)
        text = write(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
