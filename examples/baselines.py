"""The trained baselines of the learning benchmark, as bots.

    elgrande arena --bots examples/baselines.py:ppo,easy --players 2 --length short
    python benchmarks/learning.py ppo=examples/baselines.py:ppo

`ppo` is the network of `examples/ppo.py`, trained for short games of two players and for whole ones
of four. `maskable-ppo` is that of `examples/maskable_ppo.py`, trained for short games of two.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from elgrande.bots import Budget, Knowledge

sys.path.insert(0, str(Path(__file__).parent))
from learned_bot import LearnedBot  # type: ignore[import-not-found]

WEIGHTS = Path(__file__).parent / "weights"


class Trained:
    """Plays by the weights for so many players, or by those for the most."""

    name: str
    trained_for: tuple[int, ...]

    def __init__(self, seed: int = 0) -> None:
        self._bots = {
            players: LearnedBot(seed, WEIGHTS / f"{self.name}-{players}.npz")
            for players in self.trained_for
        }

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        bot = self._bots.get(knowledge.options.players, self._bots[max(self._bots)])
        answer: int = bot.choose(knowledge, legal, budget)
        return answer


class Ppo(Trained):
    name = "ppo"
    trained_for = (2, 4)


class MaskablePpo(Trained):
    name = "maskable-ppo"
    trained_for = (2,)
