"""The clock a host chooses for a table."""

from __future__ import annotations

import datetime
import zoneinfo
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from elgrande.server.errors import Refusal

HOUR: Final = 3600
DAY: Final = 24 * HOUR
SHORTEST_BANK, LONGEST_BANK = 30, 4 * HOUR
SHORTEST_MOVE, LONGEST_MOVE = HOUR, 30 * DAY
FEWEST_OPEN_HOURS: Final = 4  # a day, outside the night
MOST_HOLIDAYS: Final = 60

TimeUpRule = Literal["bot", "vote"]
Pace = Literal["live", "turns"]  # a table without a clock is live


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and more for every finished turn, up to a cap."""

    bank: int
    increment: int = 0
    cap: int | None = None  # None: the bank
    time_up: TimeUpRule = "bot"


class TurnClock(Struct, frozen=True, tag_field="kind", tag="turns", forbid_unknown_fields=True):
    """By turns: this many seconds a move. The clock pauses at night, at weekends and on holidays.

    `night` gives the hours at which it begins and ends, `holidays` are dates such as 2026-12-25,
    all in the time zone of the player who is to move, or in `zone` where that is not known.
    """

    move: int
    zone: str = "UTC"
    night: tuple[int, int] | None = None
    weekends: bool = False
    holidays: tuple[str, ...] = ()
    time_up: TimeUpRule = "bot"


AnyClock = LiveClock | TurnClock


def check_clock(clock: AnyClock | None) -> None:
    """Refuse a clock that no game can be played with."""
    if isinstance(clock, LiveClock):
        cap = clock.bank if clock.cap is None else clock.cap
        _check("The bank", clock.bank, SHORTEST_BANK, LONGEST_BANK)
        _check("The increment", clock.increment, 0, clock.bank)
        _check("The cap", cap, clock.bank, LONGEST_BANK)
    elif clock is not None:
        _check("A move", clock.move, SHORTEST_MOVE, LONGEST_MOVE)
        _check_pauses(clock)


def _check(what: str, seconds: int, least: int, most: int) -> None:
    if not least <= seconds <= most:
        raise Refusal("bad-clock", f"{what} has {least} to {most} seconds, not {seconds}.")


def _check_pauses(clock: TurnClock) -> None:
    check_zone(clock.zone)
    if clock.night is not None:
        begin, end = clock.night
        if not (0 <= begin < 24 and 0 <= end < 24 and (begin - end) % 24 >= FEWEST_OPEN_HOURS):
            raise Refusal(
                "bad-clock",
                "A night has two hours from 0 to 23, and leaves at least "
                f"{FEWEST_OPEN_HOURS} hours of the day.",
            )
    if len(clock.holidays) > MOST_HOLIDAYS:
        raise Refusal("bad-clock", f"A clock knows at most {MOST_HOLIDAYS} holidays.")
    for day in clock.holidays:
        try:
            datetime.date.fromisoformat(day)
        except ValueError:
            raise Refusal("bad-clock", f"{day[:20]!r} is not a day such as 2026-12-25.") from None


def check_zone(zone: str) -> None:
    """Refuse a time zone that does not exist; none is fine."""
    if zone and zone not in known_zones():
        raise Refusal("bad-clock", f"There is no time zone {zone!r}.")


@lru_cache(maxsize=1)
def known_zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())
