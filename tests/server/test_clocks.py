"""The time each seat has left, in memory and on a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from elgrande.server import decisions, table_opener
from elgrande.server.clocks import uptime
from elgrande.server.clocks.clock import RELIEF, Outages, due_of, tick
from elgrande.server.clocks.settings import AnyClock, LiveClock, TurnClock
from elgrande.server.clocks.time_up import TimeIsUp
from elgrande.server.errors import Refusal
from elgrande.server.storage import open_database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, full_table, people, running, serving

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 24 * 3600.0


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
        service.tables.drop(first)
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
