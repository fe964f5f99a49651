"""Who is connected, and a stand-in bot for players who are not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from elgrande.server import presence
from elgrande.server.accounts.rows import Account
from elgrande.server.presence import Presence
from elgrande.server.queries import Queries
from tests.server.conftest import fresh_database
from tests.server.machines import machines
from tests.server.playing import (
    PATIENCE,
    Line,
    Person,
    config_for,
    full_table,
    people,
    play_on,
    running,
)

pytestmark = pytest.mark.anyio


async def watch(line: Line, table: str) -> list[int]:
    """Watch a table; who is there."""
    await line.send(type="watch", table=table)
    await line.until("state")
    return await here(line)


async def here(line: Line) -> list[int]:
    seats: list[int] = (await line.until("here"))["seats"]
    return seats


async def test_all_viewers_see_who_comes_and_goes(tmp_path: Path) -> None:
    database = tmp_path / "elgrande.db"
    async with running(config_for(str(database))) as base:
        ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
        table = await full_table([ana, bea])
        before = everything_in(database)
        async with cai.socket() as spectator, ana.socket() as mine:
            assert await watch(spectator, table) == []  # spectators are not reported
            assert await watch(mine, table) == [0]
            assert await here(spectator) == [0]
            async with bea.socket() as one, bea.socket() as other:
                await watch(one, table)
                await watch(other, table)
                assert await here(mine) == await here(spectator) == [0, 1]
                await one.send(type="unwatch", table=table)
                await one.send(type="ping")
                await one.until("pong")
            assert await here(mine) == [0]  # with the last tab, not with the first
            await mine.send(type="unwatch", table=table)
            assert await here(spectator) == [0]
            assert await here(spectator) == []
        assert everything_in(database) == before


def everything_in(database: Path) -> Any:
    connection = sqlite3.connect(database)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def test_watching_twice_at_once_is_being_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, held = asyncio.Event(), asyncio.Event()
    state = Queries.state

    async def slowly(self: Queries, who: Account, *given: Any) -> Any:
        if who.name == "Ana":
            held.set()
            await go.wait()
        return await state(self, who, *given)

    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana, bea = await people(base, "Ana", "Bea")
        table = await full_table([ana, bea])
        async with bea.socket() as hers:
            await watch(hers, table)
            monkeypatch.setattr(Queries, "state", slowly)
            async with ana.socket() as mine:
                await mine.send(type="watch", table=table)
                await asyncio.wait_for(held.wait(), PATIENCE)
                await mine.send(type="watch", table=table, language="de")
                await mine.send(type="ping")
                await mine.until("pong")
                go.set()
                await mine.until("here")
                await mine.send(type="watch", table=table)
                await mine.until("state")
            assert await here(hers) == [0, 1]
            assert await here(hers) == [1]


async def test_presence_is_sent_only_to_viewers_of_the_table(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
        table = await full_table([ana, bea], spectators=False)
        async with cai.socket() as outside, ana.socket() as mine:
            await outside.send(type="watch", table=table)
            assert (await outside.next())["code"] == "no-spectators"
            await watch(mine, table)
            await outside.send(type="ping")
            assert (await outside.next())["type"] == "pong"
        assert not any(b'"here"' in data for data in cai.received)


async def test_the_host_calls_a_bot_for_an_absent_player(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), away=6.0)
    async with running(config) as base:
        ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
        table = await full_table([ana, bea, cai], options={"length": "short"})
        call = {"type": "stand-in", "seat": 1}
        async with ana.socket() as mine, bea.socket() as hers:
            await watch(mine, table)
            await watch(hers, table)
            await asyncio.sleep(6.5)
            assert (await ana.do(table, call)).json()["code"] == "not-away"
            assert (await cai.do(table, call)).json()["code"] == "not-host"
            await hers.connection.close()
            assert (await ana.do(table, call)).json()["code"] == "not-away"  # perhaps she reloads
            async with asyncio.timeout(60):
                while (await ana.do(table, call)).status_code != 200:
                    await asyncio.sleep(0.2)
            assert (await ana.do(table, call)).json()["code"] == "seat-taken"
            bot = await ana.do(table, {"type": "stand-in", "seat": 4})
            assert bot.json()["code"] == "bad-request"
        await play_on([ana, cai], table, random.Random(1), steps=10)
        state = await bea.state(table)
        assert (state["seats"][1]["you"], bool(state["seats"][1]["bot"])) == (True, True)
        assert (await bea.do(table, {"type": "come-back", "seat": 1})).status_code == 200
        await play_on([ana, bea, cai], table, random.Random(2))
        assert (await bea.state(table))["status"] == "over"


async def test_when_the_host_is_away_any_player_may_call_a_bot(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), away=0.3)
    async with running(config) as base:
        ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
        table = await full_table([ana, bea])
        await asyncio.sleep(0.5)
        call = {"type": "stand-in", "seat": 0}
        async with bea.socket() as hers, ana.socket() as mine:
            await hers.send(type="watch", table=table)
            await hers.until("here", seats=[1], host=False)
            await mine.send(type="watch", table=table)
            await hers.until("here", seats=[0, 1], host=True)
            await mine.connection.close()
            await hers.until("here", seats=[1], host=False)
            await asyncio.sleep(0.5)
        assert (await cai.do(table, call)).json()["code"] == "not-at-table"
        assert (await bea.do(table, call)).status_code == 200
        assert (await ana.do(table, {"type": "come-back", "seat": 0})).status_code == 200


@pytest.fixture
def shared(postgresql: str) -> str:
    return fresh_database(postgresql)


async def test_presence_reaches_other_processes_and_ends_with_them(shared: str) -> None:
    config = config_for(shared, poll=0.3)
    async with machines(config, config) as [one, two]:
        ana = await Person(one.base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {}])
        bea = await Person(two.base).guest("Bea")
        await bea.do(table, {"type": "join"})
        await ana.do(table, {"type": "start"})
        async with bea.socket() as hers:
            await watch(hers, table)
            async with ana.socket() as mine:
                assert 0 in await watch(mine, table)
                while await here(hers) != [0, 1]:
                    pass
                await one.end()
                assert await here(hers) == [1]  # a process that died takes its people with it


class Two:
    """Two processes that exchange messages."""

    def __init__(self, silence: float = 60) -> None:
        self.told: list[str] = []
        self.one = Presence("one", self.told.append, silence=silence)
        self.two = Presence("two", self.told.append, silence=silence)
        self.boxes: list[asyncio.Queue[str]] = [asyncio.Queue(), asyncio.Queue()]
        self.one.outbox, self.two.outbox = self.boxes

    def deliver(self) -> int:
        """Deliver messages until none are left; returns how many."""
        said = 0
        while not all(box.empty() for box in self.boxes):
            for box in self.boxes:
                while not box.empty():
                    message = box.get_nowait()
                    self.one.on_message(message)
                    self.two.on_message(message)
                    said += 1
                    assert said < 1000, "they never stop talking"
        return said


async def test_processes_tell_each_other_in_any_order() -> None:
    pair = Two()
    one, two = pair.one, pair.two
    one.come("t", "ana")
    pair.boxes[0].get_nowait()  # lost
    two.greet()
    pair.deliver()
    assert two.is_here("t", "ana")
    two.come("t", "ana")
    one.go("t", "ana")
    pair.deliver()
    assert one.is_here("t", "ana")
    assert two.is_here("t", "ana")
    two.go("t", "ana")
    pair.deliver()
    assert not one.is_here("t", "ana")
    assert one.seconds_away("t", "ana") < 5
    assert "t" in pair.told


async def test_a_process_that_was_silent_and_goes_on_gets_its_people_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: now))
    pair = Two(silence=10)
    one, two = pair.one, pair.two
    one.greet()
    two.greet()
    one.come("t", "ana")
    two.come("t", "bea")
    pair.deliver()
    for news in (one.beat, lambda: one.come("u", "ana")):
        for _ in range(4):
            now += 4.0
            two.beat()
            pair.boxes[1].get_nowait()  # the other one hears nothing either
        assert not two.is_here("t", "ana")
        news()
        pair.deliver()
        assert two.is_here("t", "ana")
        two.beat()
        pair.deliver()
        assert one.is_here("t", "bea")
        one.beat()
        assert pair.deliver() == 1  # everything is known: no query needed
