"""Compares a record with the game it replays to: the events of each entry, and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from elgrande.game.events import AnyEvent
from elgrande.game.names import COLOURS
from elgrande.game.notation import write_event
from elgrande.game.record import Record
from elgrande.game.record_error import Path, error_at

if TYPE_CHECKING:
    from elgrande.game.game import Game


def check_events(number: int, happened: Sequence[AnyEvent], recorded: Sequence[AnyEvent]) -> None:
    """Raise `RecordError` if the events of an entry differ from those of the game."""
    if happened != recorded:
        path, reason = first_difference(happened, recorded)
        raise error_at(("entries", number, *path), reason)


def check_scores(game: Game, record: Record) -> None:
    """Raise `RecordError` if the end of a record does not fit the game there."""
    end: Path = ("entries", max(0, len(record.entries) - 1))
    if record.scores is None:
        if game.is_over:
            raise error_at(end, "the game is over here, but the record has no scores")
        return
    if not game.is_over:
        raise error_at(end, "the record ends before the game does")
    for seat, (points, recorded) in enumerate(zip(game.scores, record.scores, strict=True)):
        if points != recorded:
            scores = " ".join(str(each) for each in game.scores)
            raise error_at(
                ("scores", seat), f"the scores are {scores}: {COLOURS[seat]} has not {recorded}"
            )


def first_difference(
    happened: Sequence[AnyEvent], recorded: Sequence[AnyEvent]
) -> tuple[Path, str]:
    """The first difference between a record and the replayed game, and where it is."""
    for number, (one, other) in enumerate(zip(happened, recorded, strict=False)):
        if one != other:
            path: Path = ("events", number)
            if type(one) is type(other):
                names = one.__struct_fields__
                path += (next(n for n in names if getattr(one, n) != getattr(other, n)),)
            return (
                path,
                f"expected {write_event(one)}, but the record says {write_event(other)}",
            )
    if len(happened) > len(recorded):
        missing = write_event(happened[len(recorded)])
        reason = f"expected {missing}, which the record does not mention"
        if not recorded:
            reason += "; a record without events says so in its header"
        return ("events",), reason
    return ("events", len(happened)), f"{write_event(recorded[len(happened)])} does not happen"
