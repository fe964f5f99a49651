"""When the clock of a table runs: always, or outside of nights, weekends and holidays."""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from elgrande.server.clocks.settings import AnyClock, TurnClock

Span = tuple[float, float]  # from, until; in seconds since 1970
SATURDAY = 5


class Calendar:
    """The time spans in which a clock runs."""

    def __init__(self, clock: TurnClock | None) -> None:
        self._always = clock is None or not (clock.night or clock.weekends or clock.holidays)
        if clock is not None:
            self._zone = ZoneInfo(clock.zone)
            self._hours = hours_outside(clock.night)
            self._weekends = clock.weekends
            self._holidays = frozenset(map(datetime.date.fromisoformat, clock.holidays))

    def spans(self, since: float) -> Iterator[Span]:
        """The spans in which the clock runs, in order, from this moment on; without end."""
        if self._always:
            yield since, math.inf
            return
        day = datetime.datetime.fromtimestamp(since, self._zone).date()
        while True:
            if not self._is_free(day):
                for begin, end in self._hours:
                    span = max(since, self._at(day, begin)), self._at(day, end)
                    if span[0] < span[1]:
                        yield span
            day += datetime.timedelta(days=1)

    def spent(self, since: float, until: float) -> float:
        """How many seconds the clock ran between two moments."""
        total = 0.0
        for begin, end in self.spans(since):
            if begin >= until:
                break
            total += min(end, until) - begin
            if end >= until:
                break
        return total

    def deadline(self, since: float, seconds: float) -> float:
        """The moment at which the clock, started at `since`, has run for this many seconds."""
        for begin, end in self.spans(since):
            if begin + seconds <= end:
                return begin + seconds
            seconds -= end - begin
        raise AssertionError("the spans have no end")

    def is_running(self, now: float) -> bool:
        return next(iter(self.spans(now)))[0] <= now

    def _is_free(self, day: datetime.date) -> bool:
        return day in self._holidays or (self._weekends and day.weekday() >= SATURDAY)

    def _at(self, day: datetime.date, hour: int) -> float:
        moment = datetime.datetime.combine(day, datetime.time(hour % 24), self._zone)
        return (moment + datetime.timedelta(days=hour // 24)).timestamp()


@lru_cache(maxsize=256)
def calendar_of(clock: AnyClock, zone: str = "") -> Calendar:
    """When this clock runs for a player who lives in that time zone, or in the table's."""
    if not isinstance(clock, TurnClock):
        return Calendar(None)
    return Calendar(replace(clock, zone=zone) if zone else clock)


def hours_outside(night: tuple[int, int] | None) -> tuple[tuple[int, int], ...]:
    """The hours of a day outside the night, which may span midnight."""
    if night is None:
        return ((0, 24),)
    begin, end = night
    spans = ((0, begin), (end, 24)) if begin < end else ((end, begin),)
    return tuple(span for span in spans if span[0] < span[1])


def spent_without(calendar: Calendar, since: float, until: float, outages: Iterable[Span]) -> float:
    """How many seconds the clock ran between two moments while a server was up."""
    total = calendar.spent(since, until)
    for down, up in outages:
        if down < until and up > since:
            total -= calendar.spent(max(down, since), min(up, until))
    return total
