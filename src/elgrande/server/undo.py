"""Which steps a seat may take back."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from elgrande.game import Game
from elgrande.game.events import (
    AnyEvent,
    DiscShown,
    GeneralScoring,
    LeftCastillo,
    ModifierPassed,
    Ranked,
    Revealed,
)

UNDOS: Final = 200  # in a row, between two steps that cannot be taken back


class UndoHistory(Struct, frozen=True):
    """The steps one seat may take back: `games` holds the game before each of them.

    `undos` counts how often `undone_by` went back since the last final step. Each undo stays in the
    log for ever, so a seat gets no more than `UNDOS` in a row.
    """

    seat: int = -1
    games: tuple[Game, ...] = ()
    undone_by: int = -1
    undos: int = 0

    def steps(self, seat: int) -> int:
        return len(self.games) if seat == self.seat else 0

    def is_used_up(self, seat: int) -> bool:
        return seat == self.undone_by and self.undos >= UNDOS

    def after_step(self, seat: int, before: Game, *, final: bool) -> UndoHistory:
        if final:
            return UndoHistory(seat)
        if seat != self.seat:
            return UndoHistory(seat, (before,))
        return UndoHistory(seat, (*self.games, before), self.undone_by, self.undos)

    def after_undo(self, seat: int, *, played: bool) -> UndoHistory:
        """`played`: the step was applied to the game; a held step was not."""
        games = self.games[:-1] if played else self.games
        undos = min(self.undos + 1, UNDOS) if seat == self.undone_by else 1
        return UndoHistory(self.seat, games, seat, undos)

    def after_seating(self, seat: int) -> UndoHistory:
        """A person cannot take back what a bot played for them."""
        if seat != self.seat:
            return self
        return UndoHistory(seat, (), self.undone_by, self.undos)


def reveals(event: AnyEvent) -> bool:
    """After this no step can be taken back: something hidden has been seen."""
    if isinstance(event, Ranked):
        return event.place == "castillo"
    return isinstance(event, Revealed | DiscShown | LeftCastillo | ModifierPassed | GeneralScoring)
