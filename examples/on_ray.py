"""Many batches on many machines: every core of a Ray cluster plays games, one program learns.

    .venv/bin/pip install ".[research,ray]"
    .venv/bin/python examples/on_ray.py

Here the players answer at random and send back points; a learner would send its weights to `play`
and get rollouts back. States never travel, only arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import ray

from elgrande import Options
from elgrande.envs import Batch


class Player:
    """Lives on one core and keeps its games between calls."""

    def __init__(self, games: int, options: Options, seed: int) -> None:
        self.batch = Batch(games, options, seed=seed)

    def play(self, steps: int) -> Any:
        """The points of every game that ended within this many steps."""
        points = []
        for _ in range(steps):
            ended = self.batch.step(self.batch.sample()).dones
            points.append(self.batch.scores[ended])
        return np.concatenate(points)


def main(steps: int = 1000, games: int = 128) -> float:
    ray.init(ignore_reinit_error=True)
    players = int(ray.available_resources().get("CPU", 1))
    remote = ray.remote(Player)
    crew = [remote.remote(games, Options(), seed) for seed in range(players)]
    points = np.concatenate(ray.get([each.play.remote(steps) for each in crew]))
    print(f"{len(points)} games on {players} cores, {points.mean():.1f} points a player")
    return float(points.mean())


if __name__ == "__main__":
    main()
