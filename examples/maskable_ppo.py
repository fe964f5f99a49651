"""MaskablePPO of sb3-contrib learns two-player games against `random`.

pip install torch stable-baselines3 sb3-contrib
python examples/maskable_ppo.py 200000 learned.zip
"""

import sys
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]

from elgrande.envs.sb3 import ElGrandeVecEnv

GAME: dict[str, Any] = {"players": 2, "length": "short"}


def won(model: MaskablePPO, games: int = 200, seed: int = 1) -> float:
    """The share of games won against `random`."""
    env = ElGrandeVecEnv(50, **GAME)
    env.seed(seed)
    seen = env.reset()
    results: list[float] = []
    while len(results) < games:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, ends, _ = env.step(actions)
        results += [float(reward > 0) + 0.5 * (reward == 0) for reward in rewards[ends]]
    return float(np.mean(results))


def train(steps: int, games: int = 64) -> tuple[float, float, MaskablePPO]:
    """Learn for so many steps; the shares won before and after."""
    env = ElGrandeVecEnv(games, reward="points", **GAME)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=1024, learning_rate=1e-3, gamma=1.0,
        vf_coef=0.005, seed=1,
    )  # fmt: skip
    before = won(model)
    model.learn(steps)
    return before, won(model), model


if __name__ == "__main__":
    before, after, model = train(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
    print(f"won {before:.0%} of the games before, {after:.0%} after")
    if len(sys.argv) > 2:
        model.save(sys.argv[2])
