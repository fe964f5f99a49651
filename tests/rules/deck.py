"""Chance controlled by the test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from elgrande.core import vocabulary as do
from elgrande.core.round import DUMMY_POWER, DUMMY_REGIONS, REVEAL
from elgrande.core.setup import MODIFIER_DRAW
from elgrande.core.state import TOP, State, question
from elgrande.game.actions import Draw


class Deck:
    """Chance that brings what a test asks for; else the first thing possible."""

    def __init__(self, state: State, cards: Mapping[int, str]) -> None:
        self.state = state
        self.cards = dict(cards)  # by pile, for the next reveal
        self.dummy_regions: list[str] = []
        self.dummy_power: int | None = None
        self.modifiers: list[str] = []  # in the order of the deal: three for azul first

    def __call__(self, outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        wish = self._wish()
        names = [each.outcome for each in outcomes]
        if wish is not None:
            return names.index(wish)
        return next(i for i, weight in enumerate(weights) if weight > 0)

    def _wish(self) -> str | None:
        v = self.state.v
        frame = v[TOP]
        stage = v[frame + 1]
        if question(self.state) == do.SETUP:
            dealing = stage == MODIFIER_DRAW and self.modifiers
            return self.modifiers.pop(0) if dealing else None
        if stage == REVEAL:
            return self.cards.pop(int(v[frame + 2]) + 1, None)
        if stage == DUMMY_REGIONS:
            return self.dummy_regions.pop(0) if self.dummy_regions else None
        assert stage == DUMMY_POWER
        power, self.dummy_power = self.dummy_power, None
        return None if power is None else str(power)
