"""The clocks of a table as its viewers see them."""

from __future__ import annotations

from msgspec import Struct

from elgrande.server.clocks.clock import Outages
from elgrande.server.clocks.time_up import voters
from elgrande.server.table import Table


class SeatClock(Struct, frozen=True):
    """Seconds left at the moment of the state. `due`: until when the player may answer.

    When the time is up nothing is left, and `due` says until when the others vote.
    The clock stands still while `paused`: at night where the player lives, for example.
    """

    left: float
    due: float | None
    paused: bool


class Vote(Struct, frozen=True):
    """A player whose time is up, what the others have voted so far, and whether you may vote."""

    about: int
    bot: int
    wait: int
    needed: int
    yours: str | None
    may_vote: bool


class ClockState(Struct, frozen=True):
    """All clocks at the moment `now`."""

    now: float
    seats: tuple[SeatClock, ...]
    votes: tuple[Vote, ...]


def clock_state(table: Table, account: str, now: float, outages: Outages) -> ClockState | None:
    """None when the game is over: the outages by which its clocks stood still may be forgotten."""
    rules, clock = table.settings.clock, table.clock
    if rules is None or clock is None or table.status != "playing":
        return None
    due = clock.deadlines(rules, now, outages)
    left = clock.left_at(rules, now, outages)
    return ClockState(
        now,
        tuple(
            SeatClock(
                0.0 if seat in clock.voting else round(each, 3),
                due.get(seat),
                not clock.calendar(rules, seat).is_running(now),
            )
            for seat, each in enumerate(left)
        ),
        tuple(vote_on(table, account, seat) for seat in table.time_up),
    )


def vote_on(table: Table, account: str, about: int) -> Vote:
    cast = {vote.account: vote.choice for vote in table.votes if vote.about == about}
    entitled = voters(table, about)
    choices = [cast[each] for each in entitled if each in cast]
    return Vote(
        about,
        choices.count("bot"),
        choices.count("wait"),
        len(entitled) // 2 + 1,
        cast.get(account),
        account in entitled,
    )
