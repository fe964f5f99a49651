"""Who is connected, and a bot for whoever is not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.presence import Presence
from tests.server.conftest import fresh_database
from tests.server.machines import machines
from tests.server.playing import Line, Person, config_for, full_table, people, play_on, running

pytestmark = pytest.mark.anyio


async def watch(line: Line, table: str) -> list[int]:
    """Watch a table; who is there."""
    await line.send(type="watch", table=table)
    await line.until("state")
    return await here(line)


async def here(line: Line) -> list[int]:
    seats: list[int] = (await line.until("here"))["seats"]
    return seats


async def test_everybody_sees_who_comes_and_goes(tmp_path: Path) -> None:
    database = tmp_path / "elgrande.db"
    async with running(config_for(str(database))) as base:
        ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
        table = await full_table([ana, bea])
        before = everything_in(database)
        async with cai.socket() as spectator, ana.socket() as mine:
            assert await watch(spectator, table) == []  # spectators are nobody's business
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


async def test_who_is_there_is_told_only_to_those_who_may_look(tmp_path: Path) -> None:
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


async def test_the_host_calls_a_bot_for_somebody_who_is_away(tmp_path: Path) -> None:
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


async def test_when_the_host_is_away_anybody_at_the_table_may_call_a_bot(tmp_path: Path) -> None:
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


async def test_processes_tell_each_other_in_any_order() -> None:
    told: list[str] = []
    boxes: list[asyncio.Queue[str]] = [asyncio.Queue(), asyncio.Queue()]
    one, two = (Presence(name, told.append, silence=60) for name in ("one", "two"))
    one.outbox, two.outbox = boxes

    def deliver() -> None:
        while not all(box.empty() for box in boxes):
            for box in boxes:
                while not box.empty():
                    message = box.get_nowait()
                    one.hear(message)
                    two.hear(message)

    one.come("t", "ana")
    boxes[0].get_nowait()  # lost
    two.greet()
    deliver()
    assert two.is_here("t", "ana")
    two.come("t", "ana")
    one.go("t", "ana")
    deliver()
    assert one.is_here("t", "ana")
    assert two.is_here("t", "ana")
    two.go("t", "ana")
    deliver()
    assert not one.is_here("t", "ana")
    assert one.seconds_away("t", "ana") < 5
    assert "t" in told
