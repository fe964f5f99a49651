"""What a seat may know, as an object for bots: public facts, and possible states behind them.

A `Knowledge` never holds the true state. It is made from it once: seats are renamed so that one's
own is seat 0, every secret of others is drawn by fixed dice, and a secret question is put again to
those who have answered it. So a bot's choice can depend neither on the number of its seat, nor on
what it may not know, nor on who answered first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final
from zlib import crc32

from elgrande.core.chance import Dice
from elgrande.core.engine import legal_actions
from elgrande.core.knowledge import determinize, reopen
from elgrande.core.rotation import rotated, rotated_action
from elgrande.core.rules import Rules, switches_for
from elgrande.core.state import POWER, State, clone, question, to_bytes
from elgrande.game.options import Options
from elgrande.game.view import View, view_of

_FIXED_SEED: Final = 1


class Knowledge:
    """One seat's knowledge at a question put to it."""

    __slots__ = ("history", "seat", "_possible")

    def __init__(self, state: State, seat: int, history: Sequence[Any] = ()) -> None:
        self.seat = seat
        self.history = history  # events as the seat saw them, for bots that remember
        turned = rotated(state, seat)
        reopen(turned, 0)
        self._possible = determinize(turned, 0, Dice(_FIXED_SEED))

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
        return int(self._possible.v[POWER])

    @property
    def legal(self) -> list[int]:
        return legal_actions(self.possible(), self.seat)

    def view(self) -> View:
        """What the seat sees, by name: places, players, cards."""
        return view_of(self.possible(), options_of(self.rules), self.seat)

    def possible(self) -> State:
        """A state that agrees with all the seat knows: the same one each time, as a copy."""
        return rotated(self._possible, -self.seat)

    def sample(self, dice: Dice) -> State:
        """A random state that agrees with all the seat knows.

        Others who have answered a secret question are asked it again: guess all of them alike.
        """
        return rotated(determinize(self._possible, 0, dice), -self.seat)

    def as_first_seat(self) -> State:
        """`possible()` with the seats renamed clockwise so that one's own is seat 0."""
        return clone(self._possible)

    def answer(self, action: int) -> int:
        """The answer that stands for this one, given as seat 0, at the seat's true number."""
        return int(rotated_action(action, -self.seat, self.rules.players))

    def fingerprint(self) -> int:
        """A number that stands for all the seat knows of the position, whatever its number."""
        return crc32(to_bytes(self._possible))


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
