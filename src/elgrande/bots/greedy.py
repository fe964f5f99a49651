"""`greedy`: plays the best turn it can find and looks no further than the end of that turn.

At each question it plans the rest of its turn and gives the plan's first answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.bots.interface import Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.network import Net
from elgrande.bots.search.plan import greedy_path
from elgrande.bots.search.valuation import Valuation

WIDTH: Final = 3


class GreedyBot:
    def __init__(
        self,
        seed: int = 0,
        weights: Weights | None = None,
        width: int = WIDTH,
        name: str = "greedy",
        net: Net | None = None,
        winning: float = 4.0,
    ) -> None:
        self.name = name
        self._seed = seed
        self._width = width
        self._weights = weights or Weights()
        self._net = net
        self._winning = winning

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        seed = (self._seed ^ knowledge.fingerprint()) & 0xFFFFFFFF
        valuation = Valuation(self._weights, seed, self._net, self._winning)
        path = greedy_path(knowledge.as_first_seat(), 0, self._width, valuation)
        answer = knowledge.answer(path[0])
        return answer if answer in legal else legal[0]
