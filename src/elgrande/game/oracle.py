"""Where chance comes from: the operating system, a seed, or a record."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from elgrande.core.chance import Dice
from elgrande.game.actions import Draw
from elgrande.game.arguments import check_seed

# Takes the possible outcomes and their weights; returns the index of the outcome.
Oracle = Callable[[Sequence[Draw], Sequence[int]], int]


class DiceOracle:
    """An oracle that rolls dice."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        return self._source.choices(range(len(outcomes)), weights)[0]


class SeededOracle(DiceOracle):
    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed))

    def copy(self) -> SeededOracle:
        """An oracle that will make the same draws."""
        copy = SeededOracle(0)
        copy._source.setstate(self._source.getstate())
        return copy


SYSTEM: Final = DiceOracle(random.SystemRandom())


class RecordedOracle:
    """An oracle that repeats the draws of a record, and rolls dice once one does not fit."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self._outcomes = list(reversed(outcomes))

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        recorded = self._outcomes.pop() if self._outcomes else ""
        for number, outcome in enumerate(outcomes):
            if str(outcome) == recorded:
                return number
        self._outcomes.clear()
        return SYSTEM(outcomes, weights)

    def copy(self) -> RecordedOracle:
        copy = RecordedOracle(())
        copy._outcomes = list(self._outcomes)
        return copy


def oracle_for(seed: int | None) -> DiceOracle:
    return SYSTEM if seed is None else SeededOracle(check_seed(seed))


def dice_for(seed: int) -> Dice:
    """Dice of the core, whose seeds have at most 63 bits."""
    return Dice(check_seed(seed) & 0x7FFFFFFFFFFFFFFF)
