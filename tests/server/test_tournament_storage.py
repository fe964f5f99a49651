"""What is kept of tournaments, and that a round begins exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from elgrande.server.config import Config, Retention
from elgrande.server.notifications.settings import Mail
from elgrande.server.retention import DAY, Cleanup
from elgrande.server.service import Service
from elgrande.server.storage import Database, open_database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_summary import read_summary
from elgrande.server.tournaments.keeper import TournamentKeeper
from tests.server.cup import BY_ALL, club, play_out
from tests.server.playing import Person, config_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return config_for(str(tmp_path / "e.db"), tournaments=BY_ALL)


# --- what is kept ---


async def test_a_deleted_account_leaves_its_tournaments_without_a_name(config: Config) -> None:
    async with club(config) as at:
        for name in ("Zenobia", "Hen"):
            at.people[name] = await Person(at.base).account(name)
        running = await at.tournament("Zenobia", "Bea", "Cai", "Dan")
        waiting = await at.tournament("Zenobia", "Bea")
        await at.begin(running)
        data = (await at.people["Zenobia"].get("/account/data")).json()
        assert {each["tournament"] for each in data["tournaments"]} == {running, waiting}
        gone = await at.people["Zenobia"].post("/account/delete", {"password": "long enough"})
        assert gone.status_code == 200
        assert len((await at.see(waiting, "Bea"))["players"]) == 1
        state = await at.see(running, "Bea")
        assert "Zenobia" not in str(state)
        assert [each["playing"] for each in state["players"] if each["name"] is None] == [False]
        await at.play(running)
        assert len((await at.see(running, "Bea"))["rounds"][1]["tables"]) == 2  # with a bot
        own = await at.people["Hen"].post("/account/delete", {"password": "long enough"})
        assert own.status_code == 200
        assert (await at.see(waiting, "Bea"))["card"]["status"] == "cancelled"
        assert (await at.see(running, "Bea"))["card"]["host"] is None


async def test_tournaments_that_never_began_are_deleted_in_time(config: Config) -> None:
    async with club(config) as at:
        waiting, running = await at.tournament("Ana"), await at.tournament("Ana", "Bea")
        await at.begin(running)
        soon = time.time() + 60 * DAY
        announced = await at.tournament("Ana", begins=soon)
        database = at.service.store.database
        await Cleanup(database, Retention()).tidy(time.time() + 29 * DAY)
        assert (await at.see(waiting))["card"]["status"] == "open"
        await Cleanup(database, Retention()).tidy(time.time() + 31 * DAY)
        rows = at.service.tournament_keeper.rows
        assert {each.id for each in await rows.all()} == {running, announced}
        await Cleanup(database, Retention()).tidy(soon + DAY)  # the server was down that day
        assert {each.id for each in await rows.all()} == {running, announced}
        await at.set_due(announced, None)  # too few players came
        await Cleanup(database, Retention()).tidy(soon + DAY)
        assert [each.id for each in await rows.all()] == [running]


async def test_players_are_called_when_their_table_is_ready(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea")
        [(ana, _, _)] = await at.service.admin_store.accounts("Ana")
        rows = at.service.dispatcher.rows
        await rows.add(ana, Mail("ana@example.org"), confirmed=True, now=1.0)
        await at.begin(cup)
        due = await rows.take_due(time.time() + 3600)
        assert {notice.kind for notice in due[ana]} >= {"table"}
        assert {notice.title for notice in due[ana] if notice.kind == "table"} == {"Cup"}
        assert list(due) == [ana]


# --- exactly once ---


def count_tables(tournament: str) -> Any:
    def count(c: Connection) -> int:
        rows = c.execute(select(db.tables.c.summary)).scalars()
        return sum(read_summary(row).settings.tournament == tournament for row in rows)

    return count


async def test_a_round_is_paired_once_by_many_at_the_same_time(database_url: str) -> None:
    """Keepers of several processes look at the same moment; on SQLite they share the file."""
    config = config_for(database_url, tournaments=BY_ALL)
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", "Cai", "Dan", begins=time.time() + 3600)
        await at.service.tournament_keeper.stop()
        await at.set_due(cup, time.time())
        others = [await open_database(database_url)] if "postgresql" in database_url else []
        try:
            keepers = [keeper_of(at.service, each) for each in (*others, *others, None, None)]
            await asyncio.gather(*(each.advance(cup) for each in keepers), return_exceptions=True)
            assert len((await at.stored(cup)).rounds) == 1
            assert await at.service.store.database.read(count_tables(cup)) == 2
        finally:
            for each in others:
                await each.close()


def keeper_of(service: Service, database: Database | None = None) -> TournamentKeeper:
    """A second keeper, as another process has one."""
    store = service.store
    if database is not None:
        store = type(store)(database, "other")
    return TournamentKeeper(store, service.tables, service.uptime, lambda _: None, Table, 60.0)


class CrashError(Exception):
    """The process dies here."""


class DyingDatabase:
    """A database whose process dies at its n-th write: before it is stored, or after."""

    def __init__(self, database: Database, write: int, *, after: bool) -> None:
        self._database = database
        self._left = write
        self._after = after
        self.is_postgresql = database.is_postgresql

    async def write(self, work: Any) -> Any:
        self._left -= 1
        if self._left == 0 and not self._after:
            raise CrashError
        done = await self._database.write(work)
        if self._left == 0:
            raise CrashError
        return done

    async def read(self, work: Any) -> Any:
        return await self._database.read(work)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_crash_at_any_write_of_a_round_change_loses_and_doubles_nothing(
    config: Config, after: bool
) -> None:
    async with club(config) as at:
        await at.service.tournament_keeper.stop()
        cup = await at.tournament("Ana", "Bea", "Cai", "Dan", "Eva", rounds=3)
        await at.begin(cup)
        for number in (1, 2, 3):
            tables = [each.table for each in (await at.stored(cup)).running]
            assert len(tables) == 3
            for table in tables:
                await play_out(at.service, table, random.Random(number))
            for write in (1, 2, 3):
                dying: Any = DyingDatabase(at.service.store.database, write, after=after)
                with contextlib.suppress(CrashError):
                    await keeper_of(at.service, dying).advance(cup)
            known = await keeper_of(at.service).advance(cup)
            assert len(known.rounds) == min(number + 1, 3)
            assert all(each.is_over for each in known.rounds[:number])
            expected = sum(len(each.tables) for each in known.rounds)
            assert await at.service.store.database.read(count_tables(cup)) == expected
        assert known.status == "over"
