"""What a seat may know, as an object for bots: public facts, and possible states behind them.

A `Knowledge` never holds the true state. It is made from the true state once: the bot's own seat
becomes seat 0, fixed dice redraw every secret of the others, and the answers of others to a secret
question are withdrawn. So a bot's choice cannot depend on the number of its seat, on what it may
not know, or on who answered first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from elgrande.core.chance import Dice
from elgrande.core.engine import legal_actions
from elgrande.core.knowledge import determinize, reopen
from elgrande.core.rotation import rotated, rotated_action
from elgrande.core.rules import Rules, switches_for
from elgrande.core.state import POWER, State, clone, question, to_bytes
from elgrande.game import codec
from elgrande.game.actions import AnyAction
from elgrande.game.arguments import check_seat
from elgrande.game.game import Game
from elgrande.game.options import Options
from elgrande.game.oracle import dice_for, oracle_for
from elgrande.game.position.line import write_position
from elgrande.game.view import View, view_of

_FIXED_SEED: Final = 1


class Knowledge:
    """What one seat knows when it must answer a question."""

    __slots__ = ("history", "seat", "_possible")

    def __init__(self, state: State, seat: int, history: Sequence[Any] = ()) -> None:
        if not isinstance(state, State):
            raise TypeError(
                f"knowledge is made from a state, which game.sample returns, not from {state!r}"
            )
        self.seat = check_seat(seat, int(state.rules.players))
        self.history = history  # events as the seat saw them, for bots that remember
        turned = rotated(state, self.seat)
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

    @property
    def actions(self) -> list[AnyAction]:
        """The legal answers as typed actions. A two-part action is one answer."""
        return codec.legal(self.possible(), self.seat)

    @property
    def options(self) -> Options:
        return options_of(self.rules)

    def view(self) -> View:
        """What the seat sees, by name: places, players, cards."""
        return view_of(self.possible(), self.options, self.seat)

    def position(self) -> str:
        """What the seat knows as one line of text (`docs/positions.md`)."""
        return write_position(self.possible(), self.options, self.seat)

    def game(self, seed: int) -> Game:
        """A game that agrees with all the seat knows, to try answers in; see `sample`."""
        return Game(self.options, oracle_for(seed), events=False, state=self.sample(dice_for(seed)))

    def possible(self) -> State:
        """A state that agrees with all the seat knows: the same one each time, as a copy."""
        return rotated(self._possible, -self.seat)

    def sample(self, dice: Dice) -> State:
        """A random state that agrees with all the seat knows.

        Others who have answered a secret question appear as still asked: a bot has to guess them.
        """
        return rotated(determinize(self._possible, 0, dice), -self.seat)

    def as_first_seat(self) -> State:
        """`possible()` with the seats renumbered clockwise so that the bot's own is seat 0."""
        return clone(self._possible)

    def answer(self, action: int) -> int:
        """Translate an answer given as seat 0 to the seat's true number."""
        return int(rotated_action(action, -self.seat, self.rules.players))

    def fingerprint(self) -> int:
        """A hash of all the seat knows of the position; it does not depend on the seat's number."""
        return crc32(to_bytes(self._possible))


@lru_cache(maxsize=16)
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
