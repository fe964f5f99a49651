"""Chance at a table: drawn once from the system's randomness, then replayed from the events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from elgrande.game import Draw
from elgrande.game.oracle import SYSTEM, Oracle


class RecordedChance:
    """Decides chance in a table's game: first the `written` draws, then new ones from `source`.

    `drawn` collects the new draws in the notation of the record.
    """

    def __init__(self, source: Oracle = SYSTEM) -> None:
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
