"""Chance at a table: drawn once from the system's randomness, replayed from the record after."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from elgrande.game import Draw

_SYSTEM: Final = random.SystemRandom()


def system_chance(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
    return _SYSTEM.choices(range(len(outcomes)), weights)[0]


class RecordedChance:
    """The oracle of a table's game: what is written comes first, then fresh draws from `source`.

    `drawn` collects what was drawn freshly, in the words of the record.
    """

    def __init__(
        self, source: Callable[[Sequence[Draw], Sequence[int]], int] = system_chance
    ) -> None:
        self.source = source
        self.written: list[str] = []
        self.drawn: list[str] = []

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        if self.written:
            wanted = self.written.pop(0)
            return [str(outcome) for outcome in outcomes].index(wanted)
        number = self.source(outcomes, weights)
        self.drawn.append(str(outcomes[number]))
        return number

    def expect(self, draws: Iterable[str]) -> None:
        self.written = list(draws)
        self.drawn = []
