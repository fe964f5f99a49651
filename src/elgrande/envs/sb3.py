"""Many games at once for Stable-Baselines3: a `VecEnv` with action masks for MaskablePPO.

    env = ElGrandeVecEnv(64, players=2, length="short")
    MaskablePPO("MlpPolicy", env).learn(100_000)

Needs stable-baselines3, which is not among elgrande's extras: it brings torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import (  # type: ignore[import-not-found]
    VecEnv,  # pyright: ignore[reportMissingImports]
)

from elgrande.envs.vector import ElGrandeVectorEnv

Indices = int | Sequence[int] | None


class ElGrandeVecEnv(VecEnv):  # type: ignore[misc]
    """`ElGrandeVectorEnv` as Stable-Baselines3 wants it.

    A game that ends restarts in the same step: its last observation is in
    `info["terminal_observation"]`, its result in `info["episode"]`. `action_masks()` marks the
    legal actions; MaskablePPO finds it by itself.
    """

    def __init__(
        self,
        num_envs: int = 64,
        *,
        opponents: Any = "random",
        seat: int | None = None,
        reward: str = "rank",
        **options: Any,
    ) -> None:
        self.games = ElGrandeVectorEnv(
            num_envs,
            options,
            opponents=opponents,
            seat=seat,
            reward=reward,
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
        self.render_mode = None
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self._masks: NDArray[np.bool_] = np.ones((num_envs, 1), np.bool_)
        self._paid = np.zeros(num_envs)
        self._steps = np.zeros(num_envs, np.int64)
        super().__init__(
            num_envs, self.games.single_observation_space, self.games.single_action_space
        )

    def reset(self) -> Any:
        seeds = self._seeds if any(each is not None for each in self._seeds) else None
        observations, info = self.games.reset(seed=seeds)
        self._reset_seeds()
        self._masks = info["action_mask"].astype(np.bool_)
        self._paid[:] = 0
        self._steps[:] = 0
        return observations

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        observations, rewards, ends, _, info = self.games.step(self._actions)
        self._masks = info["action_mask"].astype(np.bool_)
        self._paid += rewards
        self._steps += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in map(int, np.flatnonzero(ends)):
            infos[game] = {
                "terminal_observation": info["final_obs"][game],
                "episode": {"r": self._paid[game], "l": int(self._steps[game])},
                "points": info["points"][game],
            }
        self._paid[ends] = 0
        self._steps[ends] = 0
        return observations, rewards.astype(np.float32), ends, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game."""
        return self._masks

    def close(self) -> None:
        self.games.close()

    # --- what Stable-Baselines3 asks of single environments ---

    def _chosen(self, indices: Indices) -> list[int]:
        return list(self._get_indices(indices))

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        value = getattr(self, attr_name)
        return [value for _ in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        raise AttributeError(f"{attr_name}: the games of a vector environment share their settings")

    def env_method(
        self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any
    ) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"a game of a vector environment has no method {method_name}")
        return [self._masks[each] for each in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        return [False for _ in self._chosen(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return [None] * self.num_envs
