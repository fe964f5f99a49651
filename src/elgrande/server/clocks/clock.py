"""The time each seat has left. It follows from the times of a table's events and the outages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from elgrande.server.clocks.calendar import Calendar, Span, calendar_of, spent_without
from elgrande.server.clocks.settings import DAY, AnyClock, LiveClock

if TYPE_CHECKING:
    from elgrande.server.table import Table

VOTE: Final = 120.0  # seconds the others have to vote, with a live clock
LONGEST_VOTE: Final = float(DAY)  # by turns they have as long as for a move, at most this
RELIEF: Final = 60.0  # seconds a live clock gives to a player who comes back with none left
Outages = Sequence[Span]  # when no server ran, in order


class Clock(Struct, frozen=True):
    """Seconds left by seat at the moment `at`, and the seats whose time runs from then on.

    `turns` counts the finished turns that have earned their increment, so a turn that is taken back
    and finished again earns none. Nights, weekends and holidays are those of each player. Seats in
    `voting` are out of time: their seconds are what the others have left to vote.
    """

    left: tuple[float, ...]
    turns: tuple[int, ...]
    running: tuple[int, ...] = ()
    at: float = 0.0
    zones: tuple[str, ...] = ()  # of the players; empty: the table's
    voting: tuple[int, ...] = ()

    @property
    def limited(self) -> tuple[int, ...]:
        """The seats with a deadline: their time runs, or the others vote on them."""
        return (*self.running, *self.voting)

    def left_at(self, rules: AnyClock, now: float, outages: Outages) -> tuple[float, ...]:
        """Seconds left by seat at a later moment."""
        if not self.limited or now <= self.at:
            return self.left
        return tuple(
            max(0.0, left - spent_without(self.calendar(rules, seat), self.at, now, outages))
            if seat in self.limited
            else left
            for seat, left in enumerate(self.left)
        )

    def calendar(self, rules: AnyClock, seat: int) -> Calendar:
        return calendar_of(rules, self.zones[seat] if seat < len(self.zones) else "")

    def deadlines(self, rules: AnyClock, now: float, outages: Outages) -> dict[int, float]:
        """When each running seat has no time left, or the vote on it ends; without outages."""
        left = self.left_at(rules, now, outages)
        return {
            seat: self.calendar(rules, seat).deadline(max(now, self.at), left[seat])
            for seat in self.limited
        }


def new_clock(rules: AnyClock, seats: int) -> Clock:
    first = float(rules.bank if isinstance(rules, LiveClock) else rules.move)
    return Clock((first,) * seats, (0,) * seats)


def tick(table: Table, at: float, outages: Outages) -> None:
    """Note when the latest event of a table happened, and whose time runs now.

    It runs for people the game waits for: not while a bot thinks, nor for the player whose turn is
    interrupted by a question to another.
    """
    table.at = at
    rules = table.settings.clock
    if rules is None:
        return
    clock = table.clock or new_clock(rules, len(table.chairs))
    at = max(at, clock.at)
    left = list(clock.left_at(rules, at, outages))
    turns = [0] * len(left)
    for seat, _ in table.turn_ends:
        turns[seat] += 1
    running = tuple(
        seat
        for seat in table.waiting_for
        if table.chairs[seat].is_person and seat not in table.time_up
    )
    for seat, finished in enumerate(turns):
        if seat in clock.voting and seat not in table.time_up:
            left[seat] = 0.0  # the vote is over; what was left of it is no time to play
        if isinstance(rules, LiveClock) and finished > clock.turns[seat]:
            left[seat] = min(float(rules.cap or rules.bank), left[seat] + rules.increment)
        if seat in running and seat not in clock.running:
            left[seat] = at_start(rules, left[seat])
        if seat in table.time_up and seat not in clock.voting:
            left[seat] = VOTE if isinstance(rules, LiveClock) else min(rules.move, LONGEST_VOTE)
    credited = tuple(map(max, turns, clock.turns))
    zones = tuple(chair.zone for chair in table.chairs)
    table.clock = Clock(tuple(left), credited, running, at, zones, table.time_up)


def at_start(rules: AnyClock, left: float) -> float:
    """What a seat has when the game begins to wait for it."""
    if isinstance(rules, LiveClock):
        return left if left > 0 else max(RELIEF, float(rules.increment))
    return float(rules.move)


def due_of(table: Table, now: float, outages: Outages = ()) -> float | None:
    """When the first player's time is up, or a vote on one over; None if no clock runs."""
    rules = table.settings.clock
    if rules is None or table.clock is None:
        return None
    return min(table.clock.deadlines(rules, now, outages).values(), default=None)
