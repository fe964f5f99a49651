"""What happens when a player's time is up: a bot plays on, or the other players vote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from elgrande.server import decisions
from elgrande.server.clocks.clock import Outages
from elgrande.server.decisions import STAND_IN
from elgrande.server.errors import Refusal
from elgrande.server.table import Table
from elgrande.server.table_events import TimeUp, Voted

NO_TIME = 1e-3  # seconds; less is a rounding error


@dataclass(frozen=True)
class TimeIsUp:
    """The server's command when a clock has run down."""

    table_id: str
    at_least: int
    now: float
    outages: Callable[[], Outages]
    answer: None = None

    def decide(self, table: Table) -> Table:
        rules, clock = table.settings.clock, table.clock
        if rules is not None and clock is not None and table.status == "playing":
            left = clock.left_at(rules, self.now, self.outages())
            for seat in clock.limited:
                if left[seat] <= NO_TIME:
                    if seat in clock.voting:
                        return end_vote(table, seat)
                    bot = rules.time_up == "bot" or not voters(table, seat)
                    return table.after(TimeUp(seat, STAND_IN if bot else None))
        raise Refusal("stale", "There is still time.")


def end_vote(table: Table, about: int) -> Table:
    """Not enough players voted: those who did decide, and a bot plays on if they do not."""
    entitled = voters(table, about)
    cast = [vote for vote in table.votes if vote.about == about and vote.account in entitled]
    wait = [vote for vote in cast if vote.choice == "wait"]
    if 2 * len(wait) > len(cast):
        return table.after(replace(wait[-1], decided=True))
    return table.after(TimeUp(about, STAND_IN))


def voters(table: Table, about: int) -> set[str]:
    """The accounts that decide about a player whose time is up."""
    late = table.chairs[about].account
    return {
        chair.account
        for chair in table.chairs
        if chair.is_person and chair.account is not None and chair.account != late
    }


def vote(table: Table, account: str, about: int, choice: Literal["bot", "wait"]) -> Table:
    """A player's vote. More than half of the others decide; a player may change a vote."""
    decisions.must_be(table, "playing")
    decisions.must_be_at(table, account)
    decisions.chair_at(table, about)
    if about not in table.time_up:
        raise Refusal("not-late", "That player still has time.")
    entitled = voters(table, about)
    if account not in entitled:
        raise Refusal("not-your-seat", "The other players decide about this.")
    cast = {vote.account: vote.choice for vote in table.votes if vote.about == about}
    cast[account] = choice
    agreeing = sum(cast.get(each) == choice for each in entitled)
    decided = 2 * agreeing > len(entitled)
    bot = STAND_IN if decided and choice == "bot" else None
    return table.after(Voted(account, about, choice, decided, bot))
