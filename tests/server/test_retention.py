"""Nothing grows without bound: what the configuration does not keep is deleted."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from elgrande.server import retention
from elgrande.server.accounts import SESSION_SECONDS
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.config import Retention
from elgrande.server.errors import Refusal
from elgrande.server.retention import DAY, Cleanup, protecting_columns
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app
from tests.server.playing import config_for, people, serving

pytestmark = pytest.mark.anyio

COUNTED = ("accounts", "sessions", "tables", "table_events", "members", "answers", "chat", "audit")


async def counts(database: Database) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        def rows(table: str) -> int:
            return int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())

        return {table: rows(table) for table in COUNTED}

    return await database.read(count)


async def test_old_rows_go_and_games_stay(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        ana, _bea = await people(base, "Ana", "Bea")
        played = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        waiting = await ana.open_table([{"who": "me"}, {}])
        for table in (played, waiting):
            await ana.post(f"/tables/{table}/chat", {"key": f"key-for-{table}", "text": "hola"})
        service = app.state.context.service
        for who in "xy":
            await service.admin_store.sanction("Ana", Sanction("mute", who, time.time() + 60))
        database = service.store.database
        before = await counts(database)
        await Cleanup(database, config.retention).tidy(time.time() + 29 * DAY)
        assert await counts(database) == before
        await Cleanup(database, config.retention).tidy(time.time() + 400 * DAY)
        after = await counts(database)
        assert after == {
            "accounts": 1,  # Ana plays; Bea went
            "sessions": 0,
            "tables": 1,
            "table_events": 2,
            "members": 1,
            "answers": 0,
            "chat": 0,
            "audit": 1,  # the latest, for its number
        }
        assert await service.admin_store.sanctions() == []
        assert (await service.tables.refresh(played)).status == "playing"


async def test_a_server_follows_a_ban_after_old_lines_of_audit_went(database_url: str) -> None:
    """It looks for lines with higher numbers, which SQLite would otherwise give again."""
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config):
        service = app.state.context.service
        for who in "xyz":
            await service.admin_store.sanction("Ana", Sanction("address", who, time.time() + 60))
        await service.sanctions.refresh()
        database = service.store.database
        await Cleanup(database, config.retention).tidy(time.time() + 400 * DAY)
        await service.admin_store.sanction("Ana", Sanction("address", "203.0.113.7"))
        await service.sanctions.refresh()
        with pytest.raises(Refusal):
            service.sanctions.check(None, "203.0.113.7")


@pytest.mark.parametrize("bots", [0, 1])
async def test_outages_stay_as_long_as_a_clock_may_ask_for_them(
    database_url: str, monkeypatch: pytest.MonkeyPatch, bots: int
) -> None:
    """Also while the clock stands still for a bot."""
    config = config_for(database_url, bot_workers=1)
    async with open_app(config) as app, serving(app, config) as base:
        service = app.state.context.service
        database = service.store.database
        monkeypatch.setattr(service.bots, "wake", lambda _: None)  # its bots never answer
        await service.bots.stop()
        [ana] = await people(base, "Ana")
        await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)  # without a clock
        seats = [{"bot": "random"}] * 2 if bots else [{"who": "me"}] * 2
        clock = {"kind": "live", "bank": 600}
        table = await ana.open_table(seats, start=True, clock=clock)
        now = time.time()
        spans = [(1000.0, 2000.0), (now + 10, now + 310)]
        rows = [{"began": began, "ended": ended} for began, ended in spans]
        await database.write(lambda c: c.execute(insert(db.outages), rows))

        async def outages() -> list[tuple[float, float]]:
            found = await database.read(lambda c: c.execute(select(db.outages)).all())
            return sorted((row.began, row.ended) for row in found)

        cleanup = Cleanup(database, Retention())
        await cleanup.tidy(now + 400)
        assert await outages() == spans[1:]
        over = update(db.tables).where(db.tables.c.id == table).values(status="over", due=None)
        await database.write(lambda c: c.execute(over))
        await cleanup.tidy(now + 400)
        assert await outages() == []


async def test_a_guest_who_was_here_lately_stays(database: Database) -> None:
    rows, now = AccountRows(database), time.time()
    for name, used in (("ana", now - DAY), ("bea", now - 39 * DAY)):
        guest = Account(name, name.title())
        await rows.add(guest, now - 40 * DAY)
        await rows.add_session(name, guest, used + SESSION_SECONDS, used)
    await Cleanup(database, Retention()).tidy(now)
    assert await rows.guests() == {"ana": "Ana"}
    assert await rows.by_session("ana", now) is not None


async def test_zero_days_keep_everything(database: Database) -> None:
    store = AdminStore(database)
    await store.report("a" * 24, "Ana", "0" * 16, "Something.")
    keep = Retention(open_tables=0, guests=0, chat=0, answers=0, reports=0)
    await Cleanup(database, keep).tidy(time.time() + 10_000 * DAY)
    assert len(await store.reports()) == 1


def test_every_column_that_names_an_account_protects_a_guest() -> None:
    named = {f"{column.table.name}.{column.name}" for column in protecting_columns()}
    assert named >= {"members.account", "chat.account", "admins.account"}
    assert not named & {"sessions.account", "answers.account"}


async def test_what_fails_once_is_tried_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL a guest may take a seat in the moment of being deleted."""
    monkeypatch.setattr(retention, "HOUR", 0.01)
    tried = asyncio.Event()
    attempts = 0

    class Failing(Cleanup):
        async def tidy(self, now: float) -> None:
            nonlocal attempts
            attempts += 1
            if attempts > 1:
                tried.set()
            raise IntegrityError("", None, Exception("a guest has sat down"))

    cleanup = Failing(database, Retention())
    cleanup.start()
    await asyncio.wait_for(tried.wait(), 10)
    await cleanup.stop()
