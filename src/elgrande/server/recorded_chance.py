"""Chance at a table: drawn once from the system's randomness, then replayed from the events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from elgrande.game import Draw

_SYSTEM: Final = random.SystemRandom()


def system_chance(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
    return _SYSTEM.choices(range(len(outcomes)), weights)[0]


class RecordedChance:
    """Decides chance in a table's game: first the `written` draws, then new ones from `source`.

    `drawn` collects the new draws in the notation of the record.
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
