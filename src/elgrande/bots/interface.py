"""The interface of a bot: it answers a question from what its seat may know, within a budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Protocol, runtime_checkable

from elgrande.bots.knowledge import Knowledge
from elgrande.game.actions import AnyAction


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one question: by the clock, or in iterations of its search.

    Iterations make a choice reproducible. With both limits, the first one reached ends the search.
    """

    milliseconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        amounts: tuple[object, ...] = (self.milliseconds, self.iterations)
        for amount in amounts:
            if amount is not None and not (isinstance(amount, int | float) and 0 <= amount < inf):
                raise ValueError(f"a budget is a number from 0 on, not {amount!r}")

    @staticmethod
    def parse(text: str) -> Budget:
        """From "500" (iterations), "300ms" or "3s"; raises `ValueError` for another text."""
        try:
            if text.endswith("ms"):
                return Budget(milliseconds=float(text[:-2]))
            if text.endswith("s"):
                return Budget(milliseconds=float(text[:-1]) * 1000)
            return Budget(iterations=int(text))
        except (AttributeError, ValueError):
            raise ValueError(f"{text!r} is not a budget: write 500, 300ms or 3s") from None


@runtime_checkable
class Bot(Protocol):
    """A computer player.

    `legal` are the ids of the legal answers (`elgrande.core.actions`); the choice is one of them.
    Without a budget a bot thinks as long as it likes: the named levels have limits of their own.
    A bot with an attribute `remembers = True` gets in `knowledge.history` all events of the game as
    its seat saw them (`elgrande.game.events`), in the arena, from `answer` and at the tables of the
    server. Collecting them takes time, so other bots may get none, and environments collect none.
    """

    @property
    def name(self) -> str: ...

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], budget: Budget | None = None
    ) -> int: ...


@runtime_checkable
class TypedBot(Protocol):
    """A computer player that answers with actions (`elgrande.game.actions`) instead of ids.

    The answer is one of `legal`, or its text. `as_bot` makes it a `Bot`; `play` and files of
    `--code` take both kinds.
    """

    @property
    def name(self) -> str: ...

    def answer(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None = None
    ) -> AnyAction | str: ...
