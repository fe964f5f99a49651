"""One suite for both databases."""

from __future__ import annotations

import asyncio
import errno
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, inspect, text

from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.config import Retention
from elgrande.server.retention import DAY, Cleanup
from elgrande.server.storage import (
    Answer,
    ConflictError,
    Database,
    DatabaseBusyError,
    DatabaseUnusableError,
    Store,
    TableRow,
    connect,
    open_database,
)
from elgrande.server.storage.connect import read_url
from elgrande.server.storage.database import PostgresqlDatabase, T, Work
from elgrande.server.storage.lobby import LobbyFilter, LobbyRows
from elgrande.server.storage.schema import metadata
from tests.server.conftest import fresh_database

pytestmark = pytest.mark.anyio


class Row(Struct, frozen=True):
    """A summary of a table, as short as the database allows."""

    status: str
    is_public: bool = True
    members: frozenset[str] = frozenset()
    bot_is_asked: bool = False
    table: str = ""
    version: int = 0
    changed: float = 0.0
    host: str = "a1"

    def row(self) -> TableRow:
        columns = {
            "version": self.version,
            "status": self.status,
            "public": self.is_public,
            "summary": msgspec.json.encode(self),
            "changed": self.changed,
            "due": None,
            "host": self.host,
            "edition": "big-box",
            "pace": "live",
            "free": 0,
            "level": "",
        }
        return TableRow(self.table, columns, self.members, self.bot_is_asked)


NOBODY = Row("open")
BOT = Row("playing", bot_is_asked=True)


async def create(
    store: Store,
    table: str,
    event: bytes,
    row: Row,
    answer: Answer | None,
    now: float,
    *more: bytes,
) -> None:
    row = replace(row, table=table, version=1 + len(more), changed=now)
    await store.create([event, *more], row.row(), answer)


async def append(
    store: Store,
    table: str,
    version: int,
    event: bytes,
    before: Row,
    after: Row,
    answer: Answer | None,
    now: float,
) -> None:
    add_event = partial(
        store.add_event,
        event=event,
        after=replace(after, table=table, version=version, changed=now).row(),
        answer=answer,
        members_changed=after.members != before.members,
        bot_was_asked=before.bot_is_asked,
    )
    await store.database.write(add_event)


async def events_of(store: Store, table: str, after: int = 0) -> list[tuple[int, bytes]]:
    return [(version, event) for version, event, _ in await store.table_events(table, after)]


@pytest.fixture
async def store(database: Database) -> Store:
    store = Store(database, "one")
    for number in "12":
        assert await AccountRows(database).add(Account(f"a{number}", f"Ana {number}"), 1.0)
    return store


def summary(*members: str, status: str = "open", public: bool = True) -> Row:
    return Row(status, public, frozenset(members))


def statuses(rows: list[bytes]) -> list[str]:
    return [msgspec.json.decode(row, type=Row).status for row in rows]


async def test_the_migrations_build_exactly_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.read(differences) == []


def everything(connection: Connection) -> dict[str, Any]:
    """Every table that is there: its columns, its indexes and its rows."""
    seen = inspect(connection)
    found: dict[str, Any] = {}
    for name in sorted(seen.get_table_names()):
        rows = connection.execute(text(f'SELECT * FROM "{name}"')).all()
        found[name] = (
            [(each["name"], str(each["type"])) for each in seen.get_columns(name)],
            sorted(str(each["name"]) for each in seen.get_indexes(name)),
            sorted(repr(tuple(row)) for row in rows),
        )
    return found


async def test_opening_again_changes_nothing(database_url: str) -> None:
    database = await open_database(database_url)
    store = Store(database, "one")
    assert await AccountRows(database).add(Account("a1", "Ana"), 1.0)
    await create(store, "t", b"first", NOBODY, None, 1.0)
    await append(store, "t", 2, b"second", NOBODY, NOBODY, None, 2.0)
    before = await database.read(everything)
    await database.close()
    assert {"alembic_version", *metadata.tables} <= set(before)
    assert sum(len(rows) for _, _, rows in before.values()) >= 5
    database = await open_database(database_url)
    assert await database.read(everything) == before
    assert await events_of(Store(database, "two"), "t") == [(1, b"first"), (2, b"second")]
    await database.close()


async def test_events_come_back_in_order(store: Store) -> None:
    await create(store, "t", b"first", NOBODY, None, 1.0)
    await append(store, "t", 2, b"second", NOBODY, NOBODY, None, 2.0)
    assert await events_of(store, "t") == [(1, b"first"), (2, b"second")]
    assert await events_of(store, "t", after=1) == [(2, b"second")]
    assert await store.versions(["t", "u"]) == {"t": 2}


async def test_a_table_that_starts_at_once_is_kept_in_one_step(store: Store) -> None:
    answer = Answer("a1", "key", "digest", b"answer")
    await create(store, "t", b"first", BOT, answer, 1.0, b"second")
    assert await events_of(store, "t") == [(1, b"first"), (2, b"second")]
    assert await store.versions(["t"]) == {"t": 2}
    with pytest.raises(ConflictError):
        await create(store, "u", b"first", BOT, answer, 1.0, b"second")
    assert await events_of(store, "u") == []
    assert await store.claim_jobs(99.0, 10) == ["t"]


async def test_of_many_writers_of_one_version_exactly_one_succeeds(store: Store) -> None:
    await create(store, "t", b"first", NOBODY, None, 1.0)

    async def attempt(number: int) -> bool:
        try:
            await append(store, "t", 2, b"%d" % number, NOBODY, NOBODY, None, 2.0)
        except ConflictError:
            return False
        return True

    won = await asyncio.gather(*(attempt(number) for number in range(12)))
    assert sum(won) == 1
    assert await events_of(store, "t", 1) == [(2, b"%d" % won.index(True))]


async def test_an_answer_is_kept_with_its_event_or_not_at_all(store: Store) -> None:
    answer = Answer("a1", "key", "digest", b"answer")
    await create(store, "t", b"first", NOBODY, None, 1.0)
    with pytest.raises(ConflictError):
        await append(store, "t", 7, b"late", NOBODY, NOBODY, answer, 2.0)
    assert await store.answer("a1", "key") is None
    await append(store, "t", 2, b"second", NOBODY, NOBODY, answer, 2.0)
    assert await store.answer("a1", "key") == answer
    assert await store.answer("a2", "key") is None


async def test_a_key_answers_once(store: Store) -> None:
    answer = Answer("a1", "key", "digest", b"answer")
    await create(store, "t", b"first", NOBODY, answer, 1.0)
    with pytest.raises(ConflictError):
        await append(store, "t", 2, b"second", NOBODY, NOBODY, answer, 2.0)
    assert await events_of(store, "t", 1) == []


async def test_answers_are_forgotten_when_they_are_old(store: Store) -> None:
    await create(store, "t", b"", NOBODY, Answer("a1", "old", "", b""), 1.0)
    await append(store, "t", 2, b"", NOBODY, NOBODY, Answer("a1", "new", "", b""), 9.0)
    keep = Retention(answers=1, open_tables=0, guests=0)
    await Cleanup(store.database, keep).tidy(5.0 + DAY)
    assert await store.answer("a1", "old") is None
    assert await store.answer("a1", "new") is not None


async def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "elgrande.db"
    await (await open_database(str(path))).close()
    assert path.stat().st_mode & 0o077 == 0


async def test_lists_of_tables_follow_the_events(store: Store) -> None:
    await create(store, "open", b"", summary("a1"), None, 1.0)
    await create(store, "hidden", b"", summary("a1", "a2", public=False), None, 2.0)
    lobby = LobbyRows(store.database)
    assert statuses(await lobby.find(LobbyFilter(), 0.0)) == ["open"]
    assert len(await store.tables_of("a1")) == 2
    await append(store, "open", 2, b"", summary("a1"), summary("a2", status="over"), None, 3.0)
    assert await lobby.find(LobbyFilter(), 0.0) == []
    assert statuses(await store.tables_of("a1")) == ["open"]
    assert statuses(await store.tables_of("a2")) == ["over", "open"]


async def test_a_login_belongs_to_one_account(store: Store) -> None:
    rows = AccountRows(store.database)
    assert await rows.upgrade(Account("a1", "Ana", "ana", "hash"), 2.0)
    assert not await rows.upgrade(Account("a2", "Ana", "ana", "other"), 2.0)
    assert not await rows.add(Account("a3", "ANA", "ana", "other"), 1.0)
    with pytest.raises(ConflictError):  # an account already
        await rows.upgrade(Account("a1", "Bea", "bea", "other"), 2.0)
    found = await rows.by_login("ana")
    assert found is not None
    assert (found.id, found.password) == ("a1", "hash")


async def test_a_session_ends_when_it_expires_or_is_dropped(store: Store) -> None:
    rows = AccountRows(store.database)
    await rows.add_session("t1", Account("a1", ""), expires=10.0, now=1.0)
    await rows.add_session("t2", Account("a2", ""), expires=99.0, now=1.0)
    assert (await rows.by_session("t1", 9.0)) == Account("a1", "Ana 1")
    assert (await rows.by_session("t1", 10.0)) is None
    await rows.drop_session("t2")
    assert (await rows.by_session("t2", 2.0)) is None


async def test_standing_orders_are_replaced(store: Store) -> None:
    await create(store, "t", b"", NOBODY, None, 1.0)
    for key, round_number in (("k1", 4), ("k2", 5)):
        await store.set_order("t", 2, round_number, Answer("a1", key, "", b""), 1.0)
    assert await store.orders("t") == {2: 5}
    with pytest.raises(ConflictError):
        await store.set_order("t", 2, 4, Answer("a1", "k1", "", b""), 1.0)
    assert await store.orders("t") == {2: 5}


async def test_chat_comes_back_in_order_from_any_line_on(store: Store) -> None:
    await create(store, "t", b"", NOBODY, None, 1.0)
    for number in range(3):
        answer = Answer("a1", f"k{number}", "", b"")
        await store.say("t", "a1", "Ana", f"line {number}", answer, 1.0)
    lines = await store.chat("t")
    assert [line.text for line in lines] == ["line 0", "line 1", "line 2"]
    assert await store.chat("t", after=lines[1].id) == lines[2:]


class Slow:
    """A database that is slow to commit."""

    is_postgresql = True

    def __init__(self, database: PostgresqlDatabase) -> None:
        self._engine = database.engine
        self.read = database.read
        self.close = database.close
        self.waiting = asyncio.Event()
        self.go = asyncio.Event()

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            done = await connection.run_sync(work)
            self.waiting.set()
            await self.go.wait()
        return done


@pytest.fixture
def shared(postgresql: str) -> str:
    return fresh_database(postgresql)


async def test_reading_the_chat_line_by_line_misses_none(shared: str) -> None:
    database = await open_database(shared)
    assert isinstance(database, PostgresqlDatabase)
    store, slow = Store(database, "one"), Slow(database)
    await AccountRows(database).add(Account("a1", "Ana"), 1.0)
    await create(store, "t", b"", NOBODY, None, 1.0)

    async def say(store: Store, words: str) -> None:
        await store.say("t", "a1", "Ana", words, Answer("a1", words, "", b""), 1.0)

    first = asyncio.create_task(say(Store(slow, "two"), "first"))
    await asyncio.wait_for(slow.waiting.wait(), 60)
    second = asyncio.create_task(say(store, "second"))
    await asyncio.wait([second], timeout=1.0)
    read = await store.chat("t")
    slow.go.set()
    await asyncio.wait_for(asyncio.gather(first, second), 60)
    read += await store.chat("t", after=read[-1].id if read else 0)
    assert [line.text for line in read] == ["first", "second"]
    await database.close()


async def test_a_bots_job_appears_with_its_turn_and_goes_with_it(store: Store) -> None:
    await create(store, "t", b"", NOBODY, None, 1.0)
    await append(store, "t", 2, b"", NOBODY, BOT, None, 2.0)
    assert await store.claim_jobs(3.0, 10) == []  # held by the process that wrote the event
    other = Store(store.database, "other")
    await other.release_jobs()
    assert await other.claim_jobs(3.0, 10) == []
    await other.release_jobs(of_all=True)
    assert await other.claim_jobs(3.0, 10) == ["t"]
    await other.release_jobs()
    assert await store.claim_jobs(3.0, 10) == ["t"]
    await append(store, "t", 3, b"", BOT, NOBODY, None, 4.0)
    assert await store.claim_jobs(99.0, 10) == []


async def test_an_abandoned_job_is_claimed_by_one_process(store: Store) -> None:
    for number in range(20):
        await create(store, f"t{number}", b"", NOBODY, None, 1.0)
        await append(store, f"t{number}", 2, b"", NOBODY, BOT, None, 2.0)
    others = [Store(store.database, f"other{number}") for number in range(4)]
    claimed = await asyncio.gather(*(other.claim_jobs(50.0, 5) for other in others))
    tables = [table for one in claimed for table in one]
    assert len(tables) == len(set(tables)) == 20


async def test_a_job_is_dropped_only_at_its_own_version(store: Store) -> None:
    await create(store, "t", b"", NOBODY, None, 1.0)
    await append(store, "t", 2, b"", NOBODY, BOT, None, 2.0)
    await store.drop_job("t", 1)
    assert await store.claim_jobs(99.0, 10) == ["t"]
    await store.drop_job("t", 2)
    assert await store.claim_jobs(999.0, 10) == []


async def test_a_second_process_on_one_sqlite_file_is_refused_with_the_reason(
    tmp_path: Path,
) -> None:
    path = tmp_path / "elgrande.db"
    first = await open_database(str(path))
    with pytest.raises(DatabaseBusyError, match="one process"):
        await open_database(str(path))
    code = "import asyncio, sys; from elgrande.server.storage import open_database; asyncio.run(open_database(sys.argv[1]))"  # noqa: E501
    second = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False
    )
    assert second.returncode != 0
    assert "Another elgrande server is using" in second.stderr
    await first.close()
    await (await open_database(str(path))).close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
async def test_a_sqlite_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    path, folder = tmp_path / "elgrande.db", tmp_path / "folder"
    folder.symlink_to(tmp_path)
    link = tmp_path / "link.db"
    link.symlink_to(path)
    first = await open_database(str(path))
    for name in (link, folder / "elgrande.db"):
        with pytest.raises(DatabaseBusyError):
            await open_database(str(name))
    await first.close()


async def test_a_lock_that_cannot_be_taken_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "elgrande.db"
    lock = tmp_path / "elgrande.db.lock"
    lock.mkdir()
    with pytest.raises(DatabaseUnusableError, match=r"elgrande\.db\.lock cannot be used"):
        await open_database(str(path))
    lock.rmdir()

    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(connect, "exclusive_lock", lambda: no_locks)
    with pytest.raises(DatabaseUnusableError, match="No locks available") as refused:
        await open_database(str(path))
    assert not isinstance(refused.value, DatabaseBusyError)


@pytest.mark.parametrize(
    "address", ["postgresql://ana:secret@club:port/x", "postgresql://ana:secret@club:99999999/x"]
)
async def test_an_impossible_port_is_reported(address: str) -> None:
    with pytest.raises(DatabaseUnusableError) as refused:
        await open_database(address)
    assert "port" in str(refused.value)
    assert "secret" not in str(refused.value)


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="postgresql"):
        read_url("mysql://somewhere/else")
    assert read_url("postgresql://club/elgrande").drivername == "postgresql+asyncpg"
    assert read_url("sqlite:///club.db").database == "club.db"
