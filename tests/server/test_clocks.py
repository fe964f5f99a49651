"""Clocks: calendars, time left, votes, outages; on a real server and on both databases."""

from __future__ import annotations

import asyncio
import datetime
import math
import random
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from elgrande.server import decisions, table_opener
from elgrande.server.clocks import uptime
from elgrande.server.clocks.calendar import Calendar, calendar_of, spent_without
from elgrande.server.clocks.clock import RELIEF, Clock, Outages, due_of, tick
from elgrande.server.clocks.settings import AnyClock, LiveClock, TurnClock, check_clock
from elgrande.server.clocks.time_up import TimeIsUp
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.errors import Refusal
from elgrande.server.storage import Database, open_database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings
from elgrande.server.web import open_app
from tests.server.conftest import fresh_database
from tests.server.playing import Person, config_for, full_table, people, running, serving

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 24 * 3600.0
MADRID = ZoneInfo("Europe/Madrid")
BY_DAY = TurnClock(24 * 3600, "Europe/Madrid", (22, 8), True, ("2026-12-25",))


def madrid(*moment: int) -> float:
    return datetime.datetime(*moment, tzinfo=MADRID).timestamp()  # type: ignore[misc, arg-type]


# --- when a clock runs ---


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


# --- time left at a table ---


def started(clock: AnyClock, at: float, players: int = 3, hotseat: bool = False) -> Table:
    settings = TableSettings(options={"players": players}, clock=clock)
    chairs = [
        Chair(account="a0" if hotseat else f"a{seat}", name=f"P{seat}") for seat in range(players)
    ]
    table = decisions.open_table(Table("t"), "a0", settings, chairs)
    table = decisions.start(table, "a0")
    tick(table, at, ())
    return table


def answer(table: Table, at: float, outages: Outages = ()) -> Table:
    """The first player asked gives the first legal answer."""
    assert table.game is not None
    seat = table.waiting_for[0]
    after = decisions.play(table, seat, table.game.legal(seat)[0])
    tick(after, at, outages)
    return after


def left(table: Table, now: float, outages: Outages = ()) -> tuple[float, ...]:
    assert table.clock is not None
    assert table.settings.clock is not None
    return table.clock.left_at(table.settings.clock, now, outages)


def test_the_clock_runs_only_for_the_player_the_game_waits_for() -> None:
    table = started(LiveClock(600), 1000.0)
    [first] = table.waiting_for
    others = {0, 1, 2} - {first}
    assert left(table, 1010.0)[first] == 590.0
    assert {left(table, 1010.0)[seat] for seat in others} == {600.0}
    table = answer(table, 1010.0)
    [second] = table.waiting_for
    assert second != first
    assert left(table, 1030.0)[first] == 590.0
    assert left(table, 1030.0)[second] == 580.0
    assert due_of(table, 1010.0) == 1610.0


def test_a_finished_turn_earns_the_increment_once_and_not_above_the_cap() -> None:
    table = started(LiveClock(600, 30, 620), 0.0)
    now = 0.0
    while not table.turn_ends:
        now += 1.0
        before = table
        table = answer(table, now)
    [(seat, _)] = table.turn_ends
    assert left(table, now)[seat] == min(620.0, left(before, now)[seat] + 30.0)
    assert left(table, now)[seat] == 620.0
    assert all(each < 600.0 for other, each in enumerate(left(table, now)) if other != seat)


def test_a_turn_taken_back_and_finished_again_earns_nothing_twice() -> None:
    table = started(LiveClock(600, 30, 14400), 0.0, hotseat=True)
    while not table.turn_ends:
        table = answer(table, 0.0)
    [(seat, _)] = table.turn_ends
    assert left(table, 0.0)[seat] == 630.0
    assert table.undoable(seat)
    table = decisions.undo(table, seat)
    tick(table, 0.0, ())
    assert table.turn_ends == []
    table = answer(table, 0.0)
    while not table.turn_ends:
        table = answer(table, 0.0)
    assert left(table, 0.0)[seat] == 630.0


def test_by_turns_every_move_has_its_full_time() -> None:
    table = started(TurnClock(7200), 0.0)
    [first] = table.waiting_for
    table = answer(table, 7000.0)
    [second] = table.waiting_for
    assert left(table, 7000.0)[first] == 200.0
    assert left(table, 7000.0)[second] == 7200.0
    while table.waiting_for != (first,):
        table = answer(table, 7000.0)
    assert left(table, 7000.0)[first] == 7200.0


def test_time_up_lets_a_bot_play_on_and_gives_the_seat_back_with_some_time() -> None:
    table = started(LiveClock(600), 0.0)
    [seat] = table.waiting_for
    with pytest.raises(Refusal, match="still time"):
        TimeIsUp("t", 0, 599.0, tuple).decide(table)
    with pytest.raises(Refusal, match="still time"):  # no server ran for two seconds
        TimeIsUp("t", 0, 601.0, lambda: [(10.0, 12.0)]).decide(table)
    table = TimeIsUp("t", 0, 600.0, tuple).decide(table)
    tick(table, 600.0, ())
    assert table.bots_asked == [seat]
    assert due_of(table, 600.0) is None
    table = decisions.come_back(table, f"a{seat}", seat)
    tick(table, 700.0, ())
    assert table.waiting_for == (seat,)
    assert left(table, 700.0)[seat] == RELIEF


# --- when no server runs ---


class Wall:
    """A clock on the wall that tests set."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


async def test_the_time_between_two_servers_is_an_outage(database: Database) -> None:
    wall = Wall(1000.0)
    first = Uptime(database, wall)
    await first.beat()
    wall.now = 1004.0
    await first.beat()
    assert first.outages == []
    wall.now = 5000.0
    second = Uptime(database, wall)
    wall.now = 5001.0
    await second.beat()
    assert second.outages == [(1004.0, 5000.0)]
    await second.beat()
    assert second.outages == [(1004.0, 5000.0)]


async def test_a_machine_that_slept_was_not_up(database: Database) -> None:
    wall = Wall(1000.0)
    up = Uptime(database, wall)
    await up.beat()
    wall.now = 1001.0
    up.note_gap()
    wall.now = 9000.0
    up.note_gap()
    await up.beat()
    assert up.outages == [(1000.0, 9000.0)]


@pytest.fixture
def shared_database(postgresql: str) -> str:
    return fresh_database(postgresql)


async def test_a_second_process_starts_without_an_outage(shared_database: str) -> None:
    databases = [await open_database(shared_database) for _ in range(2)]
    wall = Wall(1000.0)
    one = Uptime(databases[0], wall)
    await one.beat()
    wall.now = 1004.0
    two = Uptime(databases[1], wall)
    await two.beat()
    assert two.outages == []
    wall.now = 9000.0  # both were killed; each of the next two learns of the same outage
    three, four = Uptime(databases[0], wall), Uptime(databases[1], wall)
    await three.beat()
    await four.beat()
    assert three.outages == four.outages == [(1004.0, 9000.0)]
    for database in databases:
        await database.close()


async def test_a_short_restart_costs_nobody_time(database_url: str) -> None:
    """On PostgreSQL too, where another process could have been running meanwhile."""
    database = await open_database(database_url)
    wall = Wall(1000.0)
    await Uptime(database, wall).beat()
    await database.close()
    wall.now = 1008.0
    database = await open_database(database_url)
    again = Uptime(database, wall)
    await again.beat()
    assert again.outages == [(1000.0, 1008.0)]
    await database.close()


# --- on a server ---


@pytest.fixture
def any_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks of a second or two, as no host can choose them."""
    monkeypatch.setattr(table_opener, "check_clock", lambda _: None)


async def wait_for(person: Person, table: str, what: Any) -> Any:
    async with asyncio.timeout(30):
        while not what(state := await person.state(table)):
            await asyncio.sleep(0.05)
    return state


async def test_a_connected_player_who_never_plays_does_not_block_a_game(
    any_clock: None, database_url: str
) -> None:
    async with running(config_for(database_url)) as base:
        players = await people(base, "Ana", "Bea")
        table = await full_table(players, clock={"kind": "live", "bank": 5})
        state = await players[0].state(table)
        [late] = [seat["seat"] for seat in state["seats"] if seat["waiting"]]
        async with players[late].socket() as line:
            await line.send(type="watch", table=table)
            first = await line.until("state")
            assert 0 < first["clock"]["seats"][late]["left"] <= 5
            other = 1 - late
            idle = {"left": 5.0, "due": None, "paused": False}
            assert first["clock"]["seats"][other] == idle
            state = await wait_for(
                players[other], table, lambda state: state["seats"][late]["bot"] == "normal"
            )
            assert state["status"] == "playing"
            back = await players[late].do(table, {"type": "come-back", "seat": late})
            assert back.status_code == 200, back.text


async def test_time_left_survives_a_restart_and_does_not_run_meanwhile(
    database_url: str,
) -> None:
    clock = {"kind": "turns", "move": 7200, "time_up": "vote"}
    async with running(config_for(database_url)) as base:
        players = await people(base, "Ana", "Bea", "Cai")
        cookies = [dict(person.http.cookies) for person in players]
        table = await full_table(players, clock=clock)
        state = await players[0].state(table)
        [late] = [seat["seat"] for seat in state["seats"] if seat["waiting"]]
    # Three hours pass without a server: everything on disk is three hours old.
    database = await open_database(database_url)
    for column in (db.table_events.c.at, db.tables.c.changed, db.pulse.c.at, db.tables.c.due):
        older = update(column.table).values({column: column - 3 * HOUR})
        await database.write(lambda c, older=older: c.execute(older).rowcount)  # type: ignore[misc]
    await database.close()
    async with running(config_for(database_url)) as base:
        again = [Person(base) for _ in players]
        for person, cookie in zip(again, cookies, strict=True):
            person.http.cookies.update(cookie)
        await asyncio.sleep(1.5)  # the timekeeper looks, and finds that there is time
        state = await again[0].state(table)
        assert state["clock"]["votes"] == []
        assert 7150 < state["clock"]["seats"][late]["left"] <= 7200
        assert state["clock"]["seats"][late]["due"] > state["clock"]["now"] + 7000


async def test_a_table_that_cannot_be_read_stops_no_other_clock(
    any_clock: None, database_url: str
) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        players = await people(base, "Ana", "Bea")
        first, second = [
            await full_table(players, clock={"kind": "live", "bank": 2}) for _ in range(2)
        ]
        service = app.state.context.service
        e = db.table_events
        broken = update(e).where(e.c.table_id == first).values(event=b"{}")
        await service.store.database.write(lambda c: c.execute(broken).rowcount)
        service.cache.drop(first)
        await wait_for(
            players[0], second, lambda state: any(seat["bot"] for seat in state["seats"])
        )


async def test_a_host_replaces_a_connected_player_without_a_clock(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), idle=0.2)
    async with running(config) as base:
        players = await people(base, "Ana", "Bea")
        table = await full_table(players)
        state = await players[0].state(table)
        [late] = [seat["seat"] for seat in state["seats"] if seat["waiting"]]
        async with players[1].socket() as line:
            await line.send(type="watch", table=table)
            await line.until("here")
            command = {"type": "stand-in", "seat": late}
            await asyncio.sleep(0.3)
            assert (await players[0].do(table, command)).status_code == 200
            refused = await players[0].do(table, {"type": "stand-in", "seat": 1 - late})
            assert refused.json()["code"] in ("not-away", "seat-taken")


async def test_a_bad_clock_opens_no_table(base: str) -> None:
    [ana] = await people(base, "Ana")
    for clock, code in (
        ({"kind": "live", "bank": 5}, "bad-clock"),
        ({"kind": "turns", "move": 3600, "zone": "Nowhere"}, "bad-clock"),
        ({"kind": "sand", "bank": 600}, "bad-request"),
        ({"kind": "live", "bank": "much"}, "bad-request"),
    ):
        body = {"key": "k" * 12, "options": {"players": 2}, "seats": [{}, {}], "clock": clock}
        assert (await ana.post("/tables", body)).json()["code"] == code
    assert (await ana.get("/tables")).json() == []
    assert uptime.BEAT < uptime.JUMP
