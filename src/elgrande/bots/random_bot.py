"""`random`: a uniformly random legal answer. The baseline of the scale of strength."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.bots.interface import Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.core.chance import Dice


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        dice = Dice((self._seed ^ knowledge.fingerprint()) & 0xFFFFFFFF)
        return legal[int(dice.below(len(legal)))]
