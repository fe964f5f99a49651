"""MaskablePPO of sb3-contrib learns against `random`.

    pip install torch stable-baselines3 sb3-contrib
    python examples/maskable_ppo.py --players 2 --length short --steps 1000000 --out learned

From time to time it plays greedily; the share of games it wins is the learning curve. Writes
`learned.npz` (the policy, for `examples/learned_bot.py`: no torch is needed to play it) and
`learned.csv` (the curve).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from ppo import save  # type: ignore[import-not-found]  # the example next to it
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]

from elgrande.envs.sb3 import ElGrandeVecEnv

Curve = list[dict[str, float]]


def share_won(model: MaskablePPO, game: dict[str, Any], games: int = 200, seed: int = 1) -> float:
    """The share of games won against `random`."""
    env = ElGrandeVecEnv(50, **game)
    env.seed(seed)
    seen = env.reset()
    results: list[float] = []
    while len(results) < games:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, ends, _ = env.step(actions)
        results += [float(reward == 1) for reward in rewards[ends]]
    return float(np.mean(results))


def train(
    steps: int, game: dict[str, Any], *, parts: int = 10, games: int = 64, seed: int = 1
) -> tuple[MaskablePPO, Curve]:
    """Learn for so many steps; the model and its learning curve."""
    env = ElGrandeVecEnv(games, reward="points", **game)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=1024, learning_rate=1e-3, gamma=1.0,
        vf_coef=0.005, seed=seed,
    )  # fmt: skip
    begin = time.monotonic()
    curve: Curve = []
    for part in range(parts + 1):
        if part:
            model.learn(steps // parts, reset_num_timesteps=False)
        minutes = (time.monotonic() - begin) / 60
        won = share_won(model, game)
        curve.append({"minutes": minutes, "decisions": model.num_timesteps, "won": won})
        print(f"{minutes:5.1f} min {model.num_timesteps:>9} decisions  won {won:.0%}", flush=True)
    return model, curve


def weights_of(model: MaskablePPO) -> dict[str, Any]:
    """The layers of the policy under the names of `examples/ppo.py`."""
    first, second = (model.policy.mlp_extractor.policy_net[at] for at in (0, 2))
    layers = {"1": first, "2": second, "p": model.policy.action_net}
    found: dict[str, Any] = {"tanh": np.ones(1, np.float32)}
    for name, layer in layers.items():
        found[f"w{name}"] = layer.weight.detach().numpy().T
        found[f"b{name}"] = layer.bias.detach().numpy()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--length", default="short")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--out", default="learned")
    chosen = parser.parse_args()
    model, curve = train(chosen.steps, {"players": chosen.players, "length": chosen.length})
    save(chosen.out, weights_of(model), curve)


if __name__ == "__main__":
    main()
