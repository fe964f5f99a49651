"""Where chance comes from: the operating system, a seed, or a record."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from elgrande.game.actions import Draw

# Given what chance may bring and how likely each is, the number of the one it brings.
Oracle = Callable[[Sequence[Draw], Sequence[int]], int]


class DiceOracle:
    """An oracle that throws dice."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        return self._source.choices(range(len(outcomes)), weights)[0]


class SeededOracle(DiceOracle):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))

    def copy(self) -> SeededOracle:
        """Dice that will fall the same way."""
        copy = SeededOracle(0)
        copy._source.setstate(self._source.getstate())
        return copy


SYSTEM: Final = DiceOracle(random.SystemRandom())


class RecordedOracle:
    """An oracle that brings what a record says, and throws dice from where it does not fit."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self._outcomes = list(reversed(outcomes))

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        told = self._outcomes.pop() if self._outcomes else ""
        for number, outcome in enumerate(outcomes):
            if str(outcome) == told:
                return number
        self._outcomes.clear()
        return SYSTEM(outcomes, weights)

    def copy(self) -> RecordedOracle:
        copy = RecordedOracle(())
        copy._outcomes = list(self._outcomes)
        return copy


def oracle_for(seed: int | None) -> DiceOracle:
    return SYSTEM if seed is None else SeededOracle(seed)
