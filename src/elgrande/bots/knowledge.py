"""What a seat may know, as an object for bots: public facts, and possible states behind them.

A `Knowledge` never holds the true state. It is made from it once, with every secret of others drawn
anew by fixed dice, so that two games a seat cannot tell apart give it the very same knowledge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final
from zlib import crc32

from elgrande.core.chance import Dice
from elgrande.core.engine import legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.rules import Rules, switches_for
from elgrande.core.state import POWER, State, question, to_bytes
from elgrande.game.options import Options
from elgrande.game.view import View, view_of

_FIXED_SEED: Final = 1


class Knowledge:
    """One seat's knowledge at a question put to it."""

    __slots__ = ("history", "seat", "_possible")

    def __init__(self, state: State, seat: int, history: Sequence[Any] = ()) -> None:
        self.seat = seat
        self.history = history  # events as the seat saw them, for bots that remember
        self._possible = determinize(state, seat, Dice(_FIXED_SEED))

    @property
    def rules(self) -> Rules:
        return self._possible.rules

    @property
    def question(self) -> int:
        """The kind of the question (a frame of `elgrande.core.vocabulary`)."""
        return int(question(self._possible))

    @property
    def power(self) -> int:
        """The seat's own power card of this round; 0 before it is played."""
        return int(self._possible.v[POWER + self.seat])

    @property
    def legal(self) -> list[int]:
        return legal_actions(self._possible, self.seat)

    def view(self) -> View:
        """What the seat sees, by name: places, players, cards."""
        return view_of(self._possible, options_of(self.rules), self.seat)

    def sample(self, dice: Dice) -> State:
        """A state that agrees with all the seat knows; its own copy each time."""
        return determinize(self._possible, self.seat, dice)

    def fingerprint(self) -> int:
        """A number that stands for all the seat knows of the position."""
        return crc32(to_bytes(self._possible), self.seat)


def options_of(rules: Rules) -> Options:
    """The options that rules were made from."""
    usual = asdict(switches_for(rules.edition, int(rules.players)))
    return Options(
        edition=rules.edition,
        players=int(rules.players),
        length=rules.length,
        modules=rules.modules,
        variants=rules.variants,
        old_hands=rules.old_hands,
        switches={name: on for name, on in asdict(rules.switches).items() if on != usual[name]},
    )
