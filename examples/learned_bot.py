"""A bot that answers as the network of `examples/ppo.py` or `examples/maskable_ppo.py` would.

    python examples/learned_bot.py learned.npz --games 100

plays it against three of `greedy`, each deal once from every seat. To use it in every game, in
`elgrande arena` and on the server, put it into a package with an entry point:

    [project.entry-points."elgrande.bots"]
    learned = "my_package:LearnedBot"
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from elgrande import Options
from elgrande.bots import Bot, Budget, Knowledge, create
from elgrande.core.chance import Dice
from elgrande.envs import observe
from elgrande.envs.episode import Episode
from elgrande.envs.observation import Floats


class LearnedBot:
    """The most likely action of the policy. It never sees more than its seat may know."""

    name = "learned"

    def __init__(self, seed: int = 0, weights: str | Path = "learned.npz") -> None:
        with np.load(weights) as stored:
            self._weights = {name: stored[name].astype(np.float32) for name in stored.files}

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        w = self._weights
        # Any state that agrees with what the seat knows gives the same observation.
        seen = observe(knowledge.sample(Dice(1)), knowledge.seat)
        squash = np.tanh if "tanh" in w else relu
        hidden = squash(seen @ w["w1"] + w["b1"])
        hidden = squash(hidden @ w["w2"] + w["b2"])
        likely = hidden @ w["wp"] + w["bp"]
        return max(legal, key=lambda action: float(likely[action]))


def relu(layer: Floats) -> Floats:
    return np.maximum(layer, 0)


def share_won(bot: Bot, opponents: str, options: Options, games: int) -> float:
    """The bot's share of the wins; it plays every deal once from each seat."""
    others = [create(opponents, seed) for seed in range(options.players)]
    episode = Episode(options, "rank", "vector")
    won = 0.0
    for game in range(games):
        seat = game % options.players
        episode.begin(game // options.players)
        episode.play([*others[:seat], bot, *others[seat + 1 :]])
        best = max(episode.scores)
        if episode.scores[seat] == best:
            won += 1 / episode.scores.count(best)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("weights")
    parser.add_argument("--opponents", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    bot = LearnedBot(weights=chosen.weights)
    won = share_won(bot, chosen.opponents, Options(), chosen.games)
    print(f"{bot.name} won {won:.0%} of {chosen.games} games against three of {chosen.opponents}")


if __name__ == "__main__":
    main()
