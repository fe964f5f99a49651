"""Two processes on one PostgreSQL: one table, and one of them dies."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest
from sqlalchemy import insert, update

from elgrande.server.accounts.rows import Account
from elgrande.server.admin.store import delete_tables
from elgrande.server.config import Retention
from elgrande.server.notifications.notifier import Notifier
from elgrande.server.rematch import Rematches
from elgrande.server.retention import DAY, forget_tables
from elgrande.server.service import Service
from elgrande.server.storage import Store, open_database
from elgrande.server.storage import schema as db
from elgrande.server.storage.database import PostgresqlDatabase
from elgrande.server.table import Table
from elgrande.server.table_events import Chair
from elgrande.server.web import open_app
from tests.server.conftest import fresh_database
from tests.server.finished import finished_table
from tests.server.machines import Robot, machines, until_acknowledged
from tests.server.playing import Person, config_for, everybody_leaves, new_key, running, serving
from tests.server.test_storage import NOBODY, create

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared(postgresql: str) -> str:
    return fresh_database(postgresql)


async def test_players_on_different_processes_see_each_others_moves(shared: str) -> None:
    config = config_for(shared, poll=30.0)  # the message must suffice, without polling
    async with machines(config, config) as [one, two]:
        ana = await Person(one.base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {}])
        bea = await Person(two.base).guest("Bea")
        assert (await bea.do(table, {"type": "join"})).status_code == 200
        assert (await ana.do(table, {"type": "start"})).status_code == 200
        async with ana.socket() as here, bea.socket() as there:
            for line in (here, there):
                await line.send(type="watch", table=table)
                await line.until("state")
            for _ in range(10):
                states = [await person.state(table) for person in (ana, bea)]
                number = 0 if states[0]["legal"] else 1
                person, state = (ana, bea)[number], states[number]
                played = await person.play(table, state, state["legal"][-1])
                version = played.json()["version"]
                assert (await here.until("state", version=version))["version"] == version
                assert (await there.until("state", version=version))["version"] == version
            await there.send(type="say", table=table, key=new_key(), text="hola")
            assert (await here.until("chat"))["lines"][0]["text"] == "hola"
        await everybody_leaves()


async def test_a_line_of_chat_does_not_hide_the_step_before_it(shared: str) -> None:
    config = config_for(shared, poll=30.0)
    async with running(config) as one, running(config) as two:
        ana = await Person(one).guest("Ana")
        seats = [{"who": "me"}, {"who": "me"}]
        table, other = [await ana.open_table(seats, start=True) for _ in range(2)]
        elsewhere = Person(two)
        elsewhere.http.cookies.update(ana.http.cookies)
        async with elsewhere.socket() as line:
            await line.send(type="watch", table=other)
            await line.until("state")
            known = await elsewhere.state(table)
            seat = next(seat["seat"] for seat in known["seats"] if seat["waiting"])
            state = await ana.state(table, seat=seat)
            played = (await ana.play(table, state, state["legal"][0])).json()
            for place in (table, other):
                await ana.post(f"/tables/{place}/chat", {"key": new_key(), "text": "hola"})
            await line.until("chat")  # so the messages before it have arrived as well
        assert (await elsewhere.state(table))["version"] == played["version"]


async def test_when_one_process_dies_its_players_and_bots_go_on_at_the_other(shared: str) -> None:
    config = config_for(shared, lease=1.0)
    async with machines(config, config) as [one, two]:
        robots: list[Robot] = []
        for number in range(6):
            ana = await Person(one.base).guest(f"Ana {number}")
            seats = [{"who": "me"}, {"who": "me"}, {"bot": "random"}]
            table = await ana.open_table(seats, options={"length": "short"}, start=True)
            for seat in (0, 1):  # the same session serves at both
                first, second = (one, two) if seat == 0 else (two, one)
                robots.append(Robot([first.base, second.base], ana, table, seat, number))
        await everybody_leaves()
        playing = asyncio.gather(*(robot.play() for robot in robots))
        await until_acknowledged(robots, 30 + random.randrange(30))
        assert not playing.done()
        await one.end()
        await asyncio.wait_for(playing, 300)
        assert all(robot.reconnected for robot in robots[::2])
        assert all(robot.versions == sorted(robot.versions) for robot in robots)


async def test_a_stopping_process_hands_everything_over_and_exits_cleanly(shared: str) -> None:
    config = config_for(shared, lease=600.0)  # only what is released can be taken over in time
    async with machines(config, config) as [one, two]:
        ana = await Person(one.base).guest("Ana")
        seats = [{"who": "me"}, {"bot": "random"}, {"bot": "random"}]
        table = await ana.open_table(seats, options={"length": "short"}, start=True)
        robot = Robot([one.base, two.base], ana, table, 0, 1)
        playing = asyncio.create_task(robot.play())
        await until_acknowledged([robot], 5)
        assert not playing.done()
        assert await one.end(signal.SIGTERM) == 0
        await asyncio.wait_for(playing, 200)
        assert robot.reconnected


async def test_a_table_is_deleted_while_another_process_plays_there(shared: str) -> None:
    database = await open_database(shared)
    assert isinstance(database, PostgresqlDatabase)
    store = Store(database, "here")
    await create(store, "t1", b"opened", NOBODY, None, 1.0)
    event = {"table_id": "t1", "version": 2, "at": 2.0, "event": b"played"}
    async with database.engine.begin() as connection:
        await connection.execute(update(db.tables).values(version=2))
        deleting = asyncio.create_task(database.write(lambda c: delete_tables(c, ["t1"])))
        await asyncio.sleep(0.5)  # it waits for the table
        await connection.execute(insert(db.table_events), event)
    await deleting
    assert await store.versions(["t1"]) == {}
    await database.close()


async def test_a_game_begins_at_an_old_table_in_the_moment_when_it_would_be_deleted(
    shared: str,
) -> None:
    database = await open_database(shared)
    assert isinstance(database, PostgresqlDatabase)
    store, now = Store(database, "here"), 400 * DAY
    await create(store, "t1", b"opened", NOBODY, None, 1.0)
    await create(store, "t2", b"opened", NOBODY, None, 1.0)
    begun = update(db.tables).where(db.tables.c.id == "t1").values(status="playing", changed=now)
    async with database.engine.begin() as connection:
        await connection.execute(begun)
        tidying = asyncio.create_task(database.write(lambda c: forget_tables(c, Retention(), now)))
        await asyncio.sleep(0.5)
    await tidying
    assert await store.versions(["t1", "t2"]) == {"t1": 1}
    await database.close()


async def test_both_want_to_play_again_at_the_same_moment_in_two_processes(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = asyncio.Barrier(2)
    open_one = Rematches._open

    async def together(self: Rematches, who: Account, old: Table) -> str:
        opened = await open_one(self, who, old)
        await both.wait()
        return opened

    monkeypatch.setattr(Rematches, "_open", together)
    invited: list[str] = []
    monkeypatch.setattr(Notifier, "invited", lambda _, table, __: invited.append(table.id))
    config = config_for(shared)
    async with open_app(config) as app, serving(app, config) as one, running(config) as other:
        ana, bea = await Person(one).account("Ana"), await Person(other).account("Bea")
        service: Service = app.state.context.service
        ids = [(await service.admin_store.accounts(name))[0][0] for name in ("Ana", "Bea")]
        chairs = [Chair(each, name) for each, name in zip(ids, ("Ana", "Bea"), strict=True)]
        over = await finished_table(service.store, chairs)
        again = await asyncio.gather(*(each.do(over, {"type": "rematch"}) for each in (ana, bea)))
        [table] = {each.json()["table"] for each in again}
        assert invited == [table]
        for person in (ana, bea):
            cards = (await person.get("/tables")).json()
            assert {card["table"] for card in cards} == {over, table}
        assert (await ana.state(table))["status"] == "playing"
