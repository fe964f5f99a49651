"""The game for Ray's RLlib: every seat is an agent, with action masks.

    register_env("elgrande", lambda config: ElGrandeMultiAgentEnv(config))

Needs `ray[rllib]` and torch, which are not among elgrande's extras.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from elgrande.envs.batch import as_options
from elgrande.envs.episode import Episode, action_number
from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, box
from elgrande.game.names import COLOURS

Agents = dict[Any, Any]  # by agent


class ElGrandeMultiAgentEnv(MultiAgentEnv):  # type: ignore[misc]
    """All seats of one game, in turn. `config` holds options of the game, and `reward`.

    An observation is `{"observations": ..., "action_mask": ...}`, as RLlib's action-masking modules
    expect. An illegal action ends the game; its seat is paid -1.
    """

    def __init__(self, config: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        settings = dict(config or {})
        reward = settings.pop("reward", "rank")
        self._episode = Episode(as_options(settings), reward, "vector")
        self.possible_agents = list(COLOURS[: self._episode.players])
        self.agents = list(self.possible_agents)
        seen = spaces.Dict(
            {
                "observations": box(OBSERVATION_SIZE),
                "action_mask": spaces.Box(0.0, 1.0, (ACTION_COUNT,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, spaces.Discrete(ACTION_COUNT))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Agents, Agents]:
        self._episode.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(self._episode.seat), {}

    def step(self, action_dict: Agents) -> tuple[Agents, Agents, Agents, Agents, Agents]:
        seat = self._episode.seat
        if seat < 0:
            raise ValueError("the game is over: reset the environment")
        agent = self.possible_agents[seat]
        if list(action_dict) != [agent]:
            raise ValueError(f"{agent} acts now, and no other agent; given: {list(action_dict)}")
        if not self._episode.answer(seat, action_number(action_dict[agent])):
            return self._over({agent: -1.0})
        paid = dict(zip(self.possible_agents, self._episode.rewards, strict=True))
        if self._episode.is_over:
            return self._over(paid)
        rewards = {each: reward for each, reward in paid.items() if reward or each == agent}
        ends = {"__all__": False}
        return self._seen(self._episode.seat), rewards, ends, dict(ends), {}

    def _over(self, rewards: Agents) -> tuple[Agents, Agents, Agents, Agents, Agents]:
        last: Agents = {}
        for seat in range(self._episode.players):
            last |= self._seen(seat)
        ends = {**dict.fromkeys(self.possible_agents, True), "__all__": True}
        infos = {
            each: {"points": points}
            for each, points in zip(self.possible_agents, self._episode.scores, strict=True)
        }
        return last, rewards, ends, dict.fromkeys(ends, False), infos

    def _seen(self, seat: int) -> Agents:
        mask = np.zeros(ACTION_COUNT, np.float32)
        if seat == self._episode.seat:
            mask[:] = self._episode.mask(seat)
        return {
            self.possible_agents[seat]: {
                "observations": self._episode.vector(seat),
                "action_mask": mask,
            }
        }
