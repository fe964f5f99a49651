"""The type of a hint. `elgrande.hints` finds them."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from elgrande.core.state import State
from elgrande.game.actions import AnyAction
from elgrande.game.options import Options


class Hint(Struct, frozen=True):
    """An answer, how many points it is behind the best one, and why it is good.

    `sure` is the probability that the best answer is better than this one, or of the best one that
    it is better than the next.
    """

    action: AnyAction
    behind: float
    reasons: tuple[str, ...]
    sure: float = 1.0


class Adviser(Protocol):
    """Finds the best answers of a seat, best first, from what the seat may know."""

    def __call__(
        self, state: State, options: Options, seat: int, milliseconds: int, language: str
    ) -> list[Hint]: ...
