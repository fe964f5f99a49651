"""Which steps a seat may take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from elgrande.core import events
from elgrande.core.board import CASTILLO
from elgrande.game import Game
from elgrande.server.table_events import Played

UNDOS: Final = 200  # in a row, between two steps that cannot be taken back
CoreEvents = Sequence[tuple[int, ...]]  # `core/events.py`: what happened, and its values
SHOW_SECRETS: Final = {
    int(code)
    for code in (
        events.REVEALED,
        events.DISC_SHOWN,
        events.LEFT_CASTILLO,
        events.MODIFIER_PASSED,
        events.GENERAL_SCORING,
    )
}


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

    def after_step(self, step: Played, before: Game, news: CoreEvents) -> UndoHistory:
        """A step is final if chance or another seat took part, or if it showed a secret."""
        others = any(seat != step.seat for seat, _ in step.entries)
        seen = any(
            code in SHOW_SECRETS or (code == events.RANKED and value == CASTILLO)
            for code, value, *_ in news
        )
        if others or seen:
            return UndoHistory(step.seat)
        if step.seat != self.seat:
            return UndoHistory(step.seat, (before,))
        return UndoHistory(step.seat, (*self.games, before), self.undone_by, self.undos)

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
