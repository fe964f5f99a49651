"""Deleting an account: the old name appears in no answer of any route, and games go on."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts.departures import (
    HOUR,
    OWN,
    forget_account,
    forget_accounts,
    forget_what_was_said,
)
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.store import AdminStore, delete_tables
from elgrande.server.bots.processes import Worker
from elgrande.server.errors import Refusal
from elgrande.server.notifications.rows import NoticeRows
from elgrande.server.notifications.settings import Mail
from elgrande.server.service import Service
from elgrande.server.storage import Database, Store
from elgrande.server.storage import schema as db
from elgrande.server.storage.store import Answer
from elgrande.server.table_events import Chair
from elgrande.server.web import open_app
from tests.server.finished import finished_table
from tests.server.matrix import commands
from tests.server.playing import Person, config_for, full_table, new_key, people, serving
from tests.server.receivers import until
from tests.server.test_accounts import GOOD, account_of, registered
from tests.server.test_storage import create, summary

pytestmark = pytest.mark.anyio

NAME = "Zenobia"


async def look_everywhere(person: Person, tables: list[str]) -> None:
    """Every route and command of the matrix at each table, and the socket."""
    last = {"resign", "delete", "leave", "close", "rename"}
    for table in tables:
        for name, (method, path, body) in commands(table).items():
            if name not in last and (table in path or table == tables[0]):
                response = await person.http.request(method, path, json=body)
                person.received.append(response.content)
        for language in ("en", "de"):
            await person.get(f"/tables/{table}", language=language)
            await person.get(f"/tables/{table}/history", language=language)
        await person.get(f"/tables/{table}/record", form="text")
        async with person.socket() as line:
            await line.send(type="watch", table=table)
            with pytest.raises(TimeoutError):
                await line.until("never", timeout=0.2)
    await person.get("/players", name=NAME)
    await person.get("/account/data")


async def test_the_name_of_a_deleted_account_appears_in_no_answer(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        zen, bea = await registered(base, NAME), await registered(base, "Bea")
        uma = await Person(base).guest("Uma")
        ids = [await account_of(service.account_rows, login) for login in (NAME.casefold(), "bea")]
        await service.admin_store.set_admin("test", ids[1].id, on=True)
        chairs = [Chair(each.id, each.name, registered=True) for each in ids]
        over = await finished_table(service.store, [*chairs, Chair(bot="easy")], public=True)
        alone = await finished_table(service.store, [chairs[0], Chair(bot="easy")], seed=2)
        running = await full_table([zen, bea, uma], public=True)
        waiting = await zen.open_table([{"who": "me"}, {}, {}], public=True)
        await bea.do(waiting, {"type": "join"})
        for table in (over, running, waiting):
            await zen.post(f"/tables/{table}/chat", {"key": new_key(), "text": "hola a todos"})
        await bea.post(f"/tables/{running}/report", {"text": "rude"})
        await zen.post(f"/tables/{running}/report", {"text": "rude, too"})
        program = await zen.bot(NAME[:4] + "bot", "read")
        await service.statistics.fill()
        assert NAME in (await bea.state(over, language="de"))["seats"][0]["name"]

        wrong = await zen.post("/account/delete", {"password": "wrong horse"})
        assert wrong.json()["code"] == "wrong-password"
        async with zen.socket() as line:
            await line.send(type="watch", table=running)
            await line.until("state")
            gone = await zen.post("/account/delete", {"password": GOOD})
            assert gone.json() == {"name": None, "guest": True, "off": []}
            with pytest.raises(ConnectionClosed):
                await line.until("never")
        login = {"name": NAME, "password": GOOD}
        assert (await Person(base).post("/login", login)).json()["code"] == "wrong-password"

        tables = [over, running, waiting]
        for person in (bea, uma):
            person.received.clear()
            await look_everywhere(person, tables)
            heard = [
                data for data in person.received if NAME.casefold() in data.decode().casefold()
            ]
            # The request for the profile is refused without repeating the name.
            assert heard == []
        left = await bea.state(over, language="de")
        assert (left["seats"][0]["former"], left["seats"][0]["name"]) == (True, None)
        assert any("Früherer Mitspieler" in line for line in left["lines"])
        record = (await bea.get(f"/tables/{over}/record")).json()
        assert record["tags"]["seat-0"] == "Former player"
        assert (await bea.get(f"/tables/{over}/chat")).json()["lines"][0]["name"] == ""
        assert (await bea.get("/players", name="Bea")).json()["opponents"][-1]["name"] is None
        seats = (await bea.state(running))["seats"]
        assert (seats[0]["bot"], seats[0]["person"]) == ("normal", False)
        room = await bea.state(waiting)
        assert (room["status"], room["host"]) == ("open", True)  # Bea is the host now
        assert (await bea.get(f"/tables/{alone}")).json()["code"] == "not-found"
        assert (await program.get("/tables")).json()["code"] == "no-session"
        assert (await service.account_rows.by_login(NAME.casefold())) is None
        await registered(base, NAME)  # the name is free


async def test_a_guest_needs_no_password_to_go(base: str) -> None:
    gil = await Person(base).guest("Gil")
    assert (await gil.post("/account/delete")).status_code == 200
    assert (await gil.get("/me")).json()["name"] is None


async def test_what_was_written_meanwhile_is_found_by_the_second_pass(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        zen, bea = await registered(base, NAME), await registered(base, "Bea")
        account = await account_of(service.account_rows, NAME.casefold())
        table = await bea.open_table([{"who": "me"}, {}])
        await zen.post("/account/delete", {"password": GOOD})
        # Another process takes the session for valid for some seconds more.
        answer = Answer(account.id, "a key of some length", "", b"")
        await service.store.say(table, account.id, NAME, "late", answer, time.time())
        await service.departures.settle_all(time.time())
        assert NAME not in (await bea.get(f"/tables/{table}/chat")).text
        await service.departures.settle_all(time.time() + 120)
        assert await service.store.database.read(count_of(db.departures)) == 0


def count_of(table: Any) -> Any:
    return lambda c: c.execute(select(func.count()).select_from(table)).scalar()


async def test_all_rows_of_a_deleted_account_go(database: Database) -> None:
    store, admins = Store(database, "one"), AdminStore(database)
    zen = Account("z", NAME, NAME.casefold(), "hash", "skeleton")
    rows = AccountRows(database)
    await rows.add(zen, 1.0)
    await create(store, "t1", b"{}", summary("z"), Answer("z", "k", "d", b""), 1.0)
    await rows.add_session("token", zen, 1000.0, 1.0, "Firefox, Linux")
    await admins.set_admin(NAME, "z", on=True)
    await NoticeRows(database).add("z", Mail("z@example.org"), confirmed=True, now=1.0)
    await store.say("t1", "z", NAME, "hola", Answer("z", "k2", "d", b""), 1.0)
    await admins.report("z", NAME, "t1", "rude")

    def rest(c: Connection) -> None:
        token = {"token": "x", "kind": "reset", "account": "z", "expires": 9.0}
        c.execute(insert(db.one_time_tokens), token)
        forget_account(c, zen, 2.0)
        forget_what_was_said(c, "z")

    await database.write(rest)
    for table in OWN:
        assert await database.read(count_of(table)) == 0, table.name
    [report] = await admins.reports()
    shown = json.dumps([report.name, *(line.name for line in report.lines)])
    assert shown == '["", ""]'
    assert [line.name for line in await store.chat("t1")] == [""]
    assert all(line.admin != NAME for line in await admins.audit())
    assert await rows.by_session("token", 1.0) is None


async def test_what_a_deleted_guest_had_under_way_brings_nothing_back(database_url: str) -> None:
    """A second tab registers, or takes another name, while the first deletes the guest."""
    async with open_app(config_for(database_url)) as app:
        service: Service = app.state.context.service
        guest, _ = await service.accounts.guest(NAME)
        await service.departures.delete(guest)
        with pytest.raises(Refusal, match="account already"):
            await service.accounts.register(guest, NAME, GOOD)
        with pytest.raises(Refusal, match="account already"):
            await service.accounts.rename(guest, NAME)
        row = select(db.accounts.c.name, db.accounts.c.login).where(db.accounts.c.id == guest.id)
        found = await service.store.database.read(lambda c: tuple(c.execute(row).one()))
        assert found == ("", None)


async def test_what_a_deleted_account_had_under_way_is_for_nothing(database_url: str) -> None:
    async with open_app(config_for(database_url)) as app:
        service: Service = app.state.context.service
        account, _ = await service.accounts.register(None, NAME, GOOD)
        await service.departures.delete(account)
        with pytest.raises(Refusal, match="changed meanwhile"):  # its password was right
            await service.accounts.begin_session(account, "")
        with pytest.raises(Refusal, match="deleted"):
            await service.programs.create(account, NAME)
        notices = NoticeRows(service.store.database)
        await notices.add(account.id, Mail("z@example.org"), confirmed=True, now=1.0)
        await service.departures.settle_all(time.time())
        for table in (db.sessions, db.channels, db.bots):
            assert await service.store.database.read(count_of(table)) == 0, table.name


async def test_a_table_that_cannot_be_read_keeps_no_name_at_others(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        ana, bea = await people(base, "Ana", "Bea")
        broken, *others = [await full_table([ana, bea]) for _ in range(3)]
        service = app.state.context.service
        e = db.table_events
        nonsense = update(e).where(e.c.table_id == broken).values(event=b"{}")
        await service.store.database.write(lambda c: c.execute(nonsense).rowcount)
        service.tables.drop(broken)
        assert (await ana.post("/account/delete", {"password": ""})).status_code == 200
        for table in others:
            assert "Ana" not in str((await bea.state(table))["seats"])
        await service.departures.settle_all(time.time() + HOUR)
        left = select(db.departures.c.account)  # it is tried again, until the table is gone
        assert len(await service.store.database.read(lambda c: c.execute(left).all())) == 1
        await service.admin_store.delete_table("test", broken)
        await service.departures.settle_all(time.time() + HOUR)
        assert await service.store.database.read(lambda c: c.execute(left).all()) == []


async def test_a_second_click_on_delete_is_no_failure(database: Database) -> None:
    ana = Account("a", "Ana", "ana")
    await AccountRows(database).add(ana, 1.0)
    assert await database.write(lambda c: forget_accounts(c, ana, 2.0)) == ["a"]
    assert await database.write(lambda c: forget_accounts(c, ana, 3.0)) == []


async def test_a_table_goes_when_its_last_players_leave_at_the_same_time(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        players = await people(base, "Ana", "Bea")
        [other] = await people(base, "Cai")
        tables = [await full_table(players) for _ in range(3)]
        deleted = [each.post("/account/delete", {"password": ""}) for each in players]
        assert [answer.status_code for answer in await asyncio.gather(*deleted)] == [200, 200]
        for table in tables:
            assert (await other.get(f"/tables/{table}")).json()["code"] == "not-found"


async def test_bots_stop_at_a_table_that_another_process_has_deleted(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = 0

    async def run(_: Worker, work: Any, task: bytes, __: float) -> Any:
        nonlocal answers
        answers += 1
        await asyncio.sleep(0.05)
        return work(task)

    monkeypatch.setattr(Worker, "run", run)
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        ana = await Person(base).guest("Ana")
        table = await ana.open_table([{"bot": "random"}] * 3, start=True)
        await until(lambda: answers > 2)
        await service.store.database.write(lambda c: delete_tables(c, [table]))
        await until(lambda: service.tables.known(table) is None)
        last = answers
        await asyncio.sleep(1)
        assert answers == last
        assert (await ana.get(f"/tables/{table}")).status_code == 404


async def test_a_guest_called_like_the_host_changes_no_line_of_the_audit_log(
    database: Database,
) -> None:
    store, rows = AdminStore(database), AccountRows(database)
    await store.note("command line", "close", "a table")
    await rows.add(Account("g", "command line"), 1.0)
    await database.write(lambda c: forget_accounts(c, Account("g", "command line"), 2.0))
    assert [line.admin for line in await store.audit()] == ["command line"]


@pytest.mark.parametrize("name", ["Server", "Command line"])
async def test_no_account_is_called_like_the_server_in_its_audit_log(base: str, name: str) -> None:
    refused = await Person(base).post("/account", {"name": name, "password": GOOD})
    assert refused.json()["code"] == "name-taken"
