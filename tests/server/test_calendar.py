"""When a clock runs: nights, weekends, holidays and time zones."""

from __future__ import annotations

import datetime
import math
import random
from zoneinfo import ZoneInfo

import pytest

from elgrande.server.clocks.calendar import Calendar, calendar_of, spent_without
from elgrande.server.clocks.clock import Clock
from elgrande.server.clocks.settings import AnyClock, LiveClock, TurnClock, check_clock
from elgrande.server.errors import Refusal
from tests.server.playing import people

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 24 * 3600.0
MADRID = ZoneInfo("Europe/Madrid")
BY_DAY = TurnClock(24 * 3600, "Europe/Madrid", (22, 8), True, ("2026-12-25",))


def madrid(*moment: int) -> float:
    return datetime.datetime(*moment, tzinfo=MADRID).timestamp()  # type: ignore[misc, arg-type]


def test_a_clock_pauses_at_night_at_weekends_and_on_holidays() -> None:
    calendar = Calendar(BY_DAY)
    thursday, tuesday = madrid(2026, 12, 24, 21, 0), madrid(2026, 12, 29, 9, 0)
    # An hour on Thursday evening, all of Monday, an hour on Tuesday: Friday is Christmas.
    assert calendar.spent(thursday, tuesday) == (1 + 14 + 1) * HOUR
    assert calendar.deadline(thursday, 2 * HOUR) == madrid(2026, 12, 28, 9, 0)
    assert not calendar.is_running(madrid(2026, 12, 24, 22, 0))
    assert calendar.is_running(madrid(2026, 12, 28, 8, 0))


def test_a_night_may_lie_within_one_day() -> None:
    calendar = Calendar(TurnClock(3600, "UTC", (1, 9)))
    midnight = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC).timestamp()
    assert calendar.spent(midnight, midnight + DAY) == 16 * HOUR
    assert calendar.deadline(midnight, 2 * HOUR) == midnight + 10 * HOUR


def test_the_hours_are_those_of_the_clock_on_the_wall_when_summer_time_begins() -> None:
    calendar = Calendar(TurnClock(3600, "Europe/Madrid", (22, 8)))
    saturday = madrid(2026, 3, 28, 21, 0)
    assert calendar.deadline(saturday, 2 * HOUR) == madrid(2026, 3, 29, 9, 0)
    assert madrid(2026, 3, 29, 9, 0) - saturday == 11 * HOUR  # a night of nine hours


def test_deadline_and_time_spent_agree_for_any_start() -> None:
    dice = random.Random(7)
    calendar = Calendar(BY_DAY)
    for _ in range(200):
        since = madrid(2026, 3, 1) + dice.random() * 300 * DAY
        seconds = 1.0 + dice.random() * 5 * DAY
        deadline = calendar.deadline(since, seconds)
        assert math.isclose(calendar.spent(since, deadline), seconds, abs_tol=1e-3)


ZONES = ("Europe/Madrid", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC")


def test_every_clock_pauses_by_the_hours_and_days_where_its_player_lives() -> None:
    """Any zone, night, weekend and start: it never runs when it pauses there, and loses nothing."""
    dice = random.Random(11)
    for _ in range(150):
        zone = dice.choice(ZONES)
        night = (dice.randrange(18, 24), dice.randrange(5, 11)) if dice.random() < 0.8 else None
        rules = TurnClock(3600, "UTC", night, dice.random() < 0.5, ("2026-10-26", "2026-05-01"))
        calendar = calendar_of(rules, zone)
        since = madrid(2026, 1, 1) + dice.random() * 360 * DAY
        seconds = 1.0 + dice.random() * 3 * DAY
        deadline = calendar.deadline(since, seconds)
        assert math.isclose(calendar.spent(since, deadline), seconds, abs_tol=1e-3)
        middle = since + dice.random() * (deadline - since)
        parts = calendar.spent(since, middle) + calendar.spent(middle, deadline)
        assert math.isclose(parts, seconds, abs_tol=1e-3)
        there = datetime.datetime.fromtimestamp(middle, ZoneInfo(zone))
        pauses = (
            (night is not None and (there.hour >= night[0] or there.hour < night[1]))
            or (rules.weekends and there.weekday() >= 5)
            or there.date().isoformat() in rules.holidays
        )
        assert calendar.is_running(middle) != pauses


def test_two_players_of_one_table_have_their_own_nights() -> None:
    rules = TurnClock(3 * 3600, "UTC", (22, 8))
    noon = datetime.datetime(2026, 6, 1, 12, tzinfo=datetime.UTC).timestamp()
    clock = Clock((3 * HOUR,) * 3, (0, 0, 0), (0, 1, 2), noon, ("Europe/Madrid", "Asia/Tokyo", ""))
    # 14:00 in Madrid; 21:00 in Tokyo, an hour before the night; 12:00 at the table.
    assert clock.left_at(rules, noon + 2 * HOUR, ()) == (HOUR, 2 * HOUR, HOUR)
    due = clock.deadlines(rules, noon, ())
    assert due[0] == due[2] == noon + 3 * HOUR
    assert due[1] == noon + 13 * HOUR  # ten at night and eight in the morning lie ten hours apart


async def test_the_zone_of_a_player_comes_with_the_seat(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    night = [22, 8]
    clock = {"kind": "turns", "move": 86400, "zone": "UTC", "night": night}
    table = await ana.open_table([{"who": "me"}, {}], clock=clock, zone="Europe/Madrid")
    wrong = await bea.do(table, {"type": "join", "zone": "Atlantis/Capital"})
    assert wrong.json()["code"] == "bad-clock"
    joined = await bea.do(table, {"type": "join", "zone": "Asia/Tokyo"})
    assert joined.status_code == 200
    await ana.do(table, {"type": "start"})
    assert "Tokyo" not in (await ana.get(f"/tables/{table}")).text  # others do not learn it
    refused = await ana.do(table, {"type": "stand-in", "seat": 1})
    assert refused.json()["code"] == "not-away"  # by turns, only the clock decides


def test_an_outage_costs_no_player_time() -> None:
    calendar = Calendar(None)
    assert spent_without(calendar, 100.0, 200.0, [(90.0, 110.0), (150.0, 160.0)]) == 80.0
    assert spent_without(calendar, 100.0, 200.0, [(50.0, 60.0), (300.0, 400.0)]) == 100.0
    evening = madrid(2026, 11, 16, 21, 30)
    morning = madrid(2026, 11, 17, 8, 30)
    outage = [(madrid(2026, 11, 16, 21, 45), madrid(2026, 11, 17, 8, 15))]
    assert spent_without(Calendar(BY_DAY), evening, morning, outage) == 0.5 * HOUR


@pytest.mark.parametrize(
    ("clock", "reason"),
    [
        (LiveClock(10), "The bank has 30 to 14400 seconds, not 10."),
        (LiveClock(600, 601), "The increment has 0 to 600 seconds, not 601."),
        (LiveClock(600, 30, 300), "The cap has 600 to 14400 seconds, not 300."),
        (TurnClock(60), "A move has 3600 to 2592000 seconds, not 60."),
        (TurnClock(3600, "Mars/Olympus"), "There is no time zone 'Mars/Olympus'."),
        (TurnClock(3600, "UTC", (8, 8)), "at least 4 hours"),
        (TurnClock(3600, "UTC", (0, 24)), "hours from 0 to 23"),
        (TurnClock(3600, holidays=("2026-02-30",)), "'2026-02-30' is not a day"),
        (TurnClock(3600, holidays=("2026-02-28",) * 61), "at most 60 holidays"),
    ],
)
def test_an_unplayable_clock_is_refused(clock: AnyClock, reason: str) -> None:
    with pytest.raises(Refusal, match=reason.replace("(", r"\(")) as refused:
        check_clock(clock)
    assert refused.value.code == "bad-clock"
