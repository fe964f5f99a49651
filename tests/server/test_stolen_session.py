"""An intruder with a stolen session: the owner logs in and throws the intruder out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts.accounts import Accounts
from elgrande.server.accounts.rows import AccountRows
from elgrande.server.admin.store import AdminStore
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app, session_sweep
from tests.server.playing import WIDE, Person, config_for, serving

pytestmark = pytest.mark.anyio

GOOD, BETTER = "correct horse", "battery staple"
LONG_AGO = time.time() - 24 * 3600.0
END = "/account/sessions/end"


@contextlib.asynccontextmanager
async def club(config: Config) -> AsyncIterator[tuple[str, Database]]:
    async with open_app(config) as app, serving(app, config) as base:
        yield base, app.state.context.service.store.database


async def grow_old(database: Database) -> None:
    """All sessions began long ago."""
    await database.write(lambda c: c.execute(db.sessions.update().values(created=LONG_AGO)))


async def stolen_from(base: str, database: Database) -> Person:
    """The session of Ana, a day old, in the browser of an intruder."""
    ana = await Person(base).account("Ana", GOOD)
    eve = Person(base)
    eve.http.cookies.update(ana.http.cookies)
    await grow_old(database)
    return eve


async def log_in(base: str) -> Person:
    ana = Person(base)
    assert (await ana.post("/login", {"name": "Ana", "password": GOOD})).status_code == 200
    return ana


async def name_of(person: Person) -> Any:
    return (await person.get("/me")).json()["name"]


async def test_it_cannot_end_the_session_in_which_the_owner_comes_to_end_it(
    database_url: str,
) -> None:
    async with club(config_for(database_url)) as (base, database):
        eve = await stolen_from(base, database)
        ana = await log_in(base)
        [new] = [each for each in (await eve.get("/account/sessions")).json() if not each["here"]]
        for body in ({}, {"id": new["id"]}):
            assert (await eve.post(END, body)).json()["code"] == "password-again"
            guessed = await eve.post(END, {**body, "password": "wrong horse"})
            assert guessed.json()["code"] == "wrong-password"
        assert await name_of(ana) == "Ana"
        assert (await ana.post(END)).json() == {"sessions": 1}
        assert (await name_of(eve), await name_of(ana)) == (None, "Ana")


async def test_an_old_session_ends_old_ones_and_new_ones_with_the_password(
    database_url: str,
) -> None:
    async with club(config_for(database_url)) as (base, database):
        ana = await stolen_from(base, database)  # for once it is hers
        await log_in(base)
        await grow_old(database)
        assert (await ana.post(END)).json() == {"sessions": 1}
        await log_in(base)
        assert (await ana.post(END, {"password": GOOD})).json() == {"sessions": 1}
        assert await name_of(ana) == "Ana"


async def test_it_uses_up_none_of_the_owners_attempts_to_change_the_password(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(WIDE, logins=(3, 300.0))
    config = config_for(str(tmp_path / "e.db"), limits=limits)
    async with club(config) as (base, database):
        eve = await stolen_from(base, database)
        guess = {"old": "wrong horse", "new": BETTER}
        codes = [(await eve.post("/account/password", guess)).json()["code"] for _ in range(5)]
        assert codes == ["wrong-password"] * 3 + ["too-many"] * 2
        ana = await log_in(base)
        changed = await ana.post("/account/password", {"old": GOOD, "new": BETTER})
        assert changed.json() == {"sessions": 1}
        assert (await name_of(eve), await name_of(ana)) == (None, "Ana")


async def test_it_changes_no_password_after_another_process_has_ended_it(
    database_url: str,
) -> None:
    """As `elgrande admin password` does; the intruder knows the old password."""
    async with club(config_for(database_url)) as (base, database):
        eve = await stolen_from(base, database)
        assert await name_of(eve) == "Ana"  # the server remembers the session for some seconds
        ana = await AccountRows(database).by_login("ana")
        assert ana is not None
        await AdminStore(database).set_password("host", ana.id, "a hash")
        for path, body in (
            ("/account/password", {"old": GOOD, "new": BETTER}),
            ("/account/delete", {"password": GOOD}),
            ("/bots", {"name": "Spy"}),
        ):
            assert (await eve.post(path, body)).json()["code"] == "no-session"


async def test_a_new_password_from_the_admin_page_ends_it_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_sweep, "SECONDS", 3600.0)
    async with club(config_for(str(tmp_path / "e.db"))) as (base, database):
        eve = await stolen_from(base, database)
        host = await Person(base).account("Host of all")
        found = await AccountRows(database).by_login("host of all")
        assert found is not None
        await AdminStore(database).set_admin("host", found.id, on=True)
        async with eve.socket() as line:
            await line.send(type="ping")
            await line.until("pong")
            do = {"type": "password", "who": "Ana"}
            assert (await host.post("/admin", {"do": do})).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
        assert await name_of(eve) is None


async def test_a_login_with_the_old_password_while_it_is_changed_begins_no_session(
    database: Database,
) -> None:
    accounts = Accounts(AccountRows(database))
    ana, _ = await accounts.register(None, "Ana", GOOD)
    await accounts.change_password(ana, "", GOOD, BETTER)
    with pytest.raises(Refusal, match="changed meanwhile"):  # `ana` was read before that
        await accounts.begin_session(ana, "")
    with pytest.raises(Refusal, match="not your password"):
        await accounts.change_password(ana, "", GOOD, "another good one")
    assert (await accounts.log_in("Ana", BETTER))[0].id == ana.id


async def test_a_session_read_while_it_ends_is_not_remembered(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts = Accounts(AccountRows(database))
    _, token = await accounts.guest("Ana")
    was_read, has_ended = asyncio.Event(), asyncio.Event()
    by_session = AccountRows.by_session

    async def slow(rows: AccountRows, session: str, now: float) -> Any:
        found = await by_session(rows, session, now)
        was_read.set()
        await has_ended.wait()
        return found

    monkeypatch.setattr(AccountRows, "by_session", slow)
    reading = asyncio.create_task(accounts.by_token(token))
    await was_read.wait()
    await accounts.log_out(token)
    has_ended.set()
    await reading
    assert await accounts.by_token(token) is None
