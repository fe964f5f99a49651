"""A backup taken while people play is whole; restored, every game replays; on both databases."""

from __future__ import annotations

import asyncio
import errno
import gzip
import os
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text
from typer.exceptions import TyperException

from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.backup import back_up, check, restore
from elgrande.server.maintenance import run
from elgrande.server.storage import DatabaseUnusableError, Store, open_database, open_snapshot
from elgrande.server.storage.connect import newest_revision, open_beside
from elgrande.server.storage.schema import tables
from tests.server.conftest import fresh_database
from tests.server.playing import config_for, full_table, new_key, people, play_on, running
from tests.server.receivers import until

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "restored.db")
    return fresh_database(request.getfixturevalue("postgresql"))


async def logs(database: str) -> dict[str, list[bytes]]:
    def work(connection: Connection) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        rows = "SELECT table_id, event FROM table_events ORDER BY table_id, version"
        for table, event in connection.execute(text(rows)):
            found.setdefault(table, []).append(bytes(event))
        return found

    async with open_snapshot(database) as read:
        return await read(work)


async def test_a_backup_under_load_is_whole_and_every_game_in_it_replays(
    database_url: str, new_database: str, tmp_path: Path
) -> None:
    file = tmp_path / "elgrande.backup"
    async with running(config_for(database_url)) as base:
        players = await people(base, "Ana", "Bea")
        tables = [await full_table(players) for _ in range(3)]
        await players[0].post(f"/tables/{tables[0]}/chat", {"key": new_key(), "text": "hola"})
        answers, backed_up = Counter[str](), asyncio.Event()

        async def play(table: str) -> None:
            dice = random.Random(table)
            while not backed_up.is_set():
                answers[table] += await play_on(players, table, dice, 1)

        games = [asyncio.create_task(play(table)) for table in tables]
        await until(lambda: len(answers) == 3 and min(answers.values()) > 5)
        known = await logs(database_url)
        rows = await back_up(database_url, file)
        online = await check(database_url)
        before = answers.total()
        await until(lambda: answers.total() > before)  # they did not wait for the backup
        backed_up.set()
        await asyncio.gather(*games)
    assert file.stat().st_mode & 0o077 == 0
    assert await restore(new_database, file) == rows
    kept, full = await logs(new_database), await logs(database_url)
    for table in tables:
        assert known[table] == kept[table][: len(known[table])]
        assert kept[table] == full[table][: len(kept[table])]
    report = await check(new_database)
    assert (report.tables, report.faults) == (online.tables, online.faults) == (3, ())
    async with running(config_for(new_database)) as base:  # and it can be played on
        table = await (await people(base, "Cai"))[0].open_table([{"who": "me"}] * 2, start=True)
        assert table


async def test_hosts_and_players_go_on_after_a_restore(new_database: str, tmp_path: Path) -> None:
    """New chat lines, reports and audit entries get numbers of their own."""
    database, file = str(tmp_path / "elgrande.db"), tmp_path / "backup"

    async def talk(base: str, name: str) -> None:
        [ana] = await people(base, name)
        table = await ana.open_table([{"who": "me"}, {}])
        said = await ana.post(f"/tables/{table}/chat", {"key": new_key(), "text": "hola"})
        reported = await ana.post(f"/tables/{table}/report", {"text": "too loud"})
        assert (said.status_code, reported.status_code) == (200, 200)

    async def ban(database: str, who: str) -> int:
        opened = await open_database(database)
        try:
            store = AdminStore(opened)
            await store.sanction("test", Sanction("address", who))
            return len(await store.audit())
        finally:
            await opened.close()

    async with running(config_for(database)) as base:
        await talk(base, "Ana")
    assert await ban(database, "203.0.113.7") == 1
    await back_up(database, file)
    await restore(new_database, file)
    assert await ban(new_database, "203.0.113.8") == 2
    async with running(config_for(new_database)) as base:
        await talk(base, "Bea")


async def test_a_backup_has_no_other_readers(tmp_path: Path) -> None:
    """Not even those of a file that lay there before."""
    database, other = str(tmp_path / "elgrande.db"), tmp_path / "other"
    await (await open_database(database)).close()
    file = tmp_path / "backup"
    (tmp_path / "backup.unfinished").symlink_to(other)
    await back_up(database, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert not file.is_symlink()
    assert not other.exists()


async def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    database, folder = str(tmp_path / "elgrande.db"), tmp_path / "backups"
    await (await open_database(database)).close()
    folder.mkdir()
    before = sorted(tmp_path.iterdir())
    with pytest.raises(IsADirectoryError, match="it is a folder; name a file in it"):
        await back_up(database, folder)
    assert sorted(tmp_path.iterdir()) == before


def test_a_full_disk_is_said_without_a_file() -> None:
    async def write() -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(TyperException, match=r"^No space left on device\.$"):
        run(write())


@pytest.mark.parametrize("what", ["letter", "folder", "nothing"])
async def test_what_is_no_backup_makes_no_database(tmp_path: Path, what: str) -> None:
    file, new = tmp_path / "backup", tmp_path / "new.db"
    if what == "letter":
        file.write_text("Dear Ana")
    elif what == "folder":
        file.mkdir()
    with pytest.raises(DatabaseUnusableError, match="is not a backup"):
        await restore(str(new), file)
    assert not new.exists()


async def test_restoring_never_overwrites(tmp_path: Path) -> None:
    database, file = str(tmp_path / "elgrande.db"), tmp_path / "backup"
    async with running(config_for(database)) as base:
        await people(base, "Ana")
    assert await back_up(database, file) >= 2
    with pytest.raises(DatabaseUnusableError, match="not empty"):
        await restore(database, file)


@pytest.mark.parametrize(
    "damage",
    [
        *("cut", "short", "other", "version", "flipped", "changed"),
        *("table", "column", "value", "huge", "nested"),
    ],
)
async def test_a_damaged_backup_restores_nothing(tmp_path: Path, damage: str) -> None:
    database, file = str(tmp_path / "elgrande.db"), tmp_path / "backup"
    async with running(config_for(database)) as base:
        ana, _ = await people(base, "Ana", "Bea")
        await ana.open_table([{"who": "me"}, {}])
    await back_up(database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-20])
    elif damage == "short":
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    elif damage == "version":
        other = lines[0].replace(newest_revision().encode(), b"9999")
        assert other != lines[0]
        file.write_bytes(gzip.compress(b"".join([other, *lines[1:]])))
    elif damage == "flipped":
        packed = bytearray(file.read_bytes())
        packed[len(packed) // 2] ^= 0xFF
        file.write_bytes(packed)
    elif damage == "changed":  # it can be read, but is not what was written
        changed = b"".join(lines).replace(b'"Ana"', b'"Eve"')
        file.write_bytes(gzip.compress(changed)[:-8] + gzip.compress(b"".join(lines))[-8:])
    elif damage in ("table", "column"):
        old = b'"accounts"' if damage == "table" else b'"skeleton"'
        assert any(old in line for line in lines)
        renamed = [line.replace(old, b'"nonsense"') for line in lines]
        file.write_bytes(gzip.compress(b"".join(renamed)))
    elif damage == "value":
        others = [re.sub(rb'"summary":"[^"]*"', b'"summary":5', line) for line in lines]
        assert others != lines
        file.write_bytes(gzip.compress(b"".join(others)))
    elif damage == "huge":
        others = [re.sub(rb'"version":\d+', b'"version":%d' % 2**70, line) for line in lines]
        assert others != lines
        file.write_bytes(gzip.compress(b"".join(others)))
    elif damage == "nested":
        file.write_bytes(gzip.compress(b"".join([*lines[:2], b"[" * 20_000, *lines[2:]])))
    else:
        file.write_text("a letter")
    new = str(tmp_path / "new.db")
    with pytest.raises(DatabaseUnusableError, match=r"not a backup|not whole|another version"):
        await restore(new, file)
    opened = await open_database(new)
    assert await Store(opened, "one").versions(["x"]) == {}
    count = text("SELECT COUNT(*) FROM accounts")
    assert await opened.read(lambda c: c.execute(count).scalar()) == 0
    await opened.close()


async def test_a_check_names_the_table_that_does_not_hold(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    async with running(config_for(database)) as base:
        [ana] = await people(base, "Ana")
        good = await ana.open_table([{"who": "me"}] * 2, start=True)
        bad = await ana.open_table([{"who": "me"}] * 2, start=True)
    opened = await open_database(database)
    forge = text("UPDATE table_events SET event = :event WHERE table_id = :table AND version = 2")
    values = {"event": b'{"type":"started","entries":[[-1,"=nowhere"]]}', "table": bad}
    await opened.write(lambda c: c.execute(forge, values).rowcount)
    await opened.close()
    report = await check(database)
    assert report.tables == 2
    [fault] = report.faults
    assert fault.startswith(f"{bad}: event 2")
    assert good not in fault


async def test_a_check_names_what_lists_lack_or_cannot_show(database_url: str) -> None:
    async with running(config_for(database_url)) as base:
        ana, bea = await people(base, "Ana", "Bea")
        good, torn, lost = [await full_table([ana, bea]) for _ in range(3)]
    opened = await open_database(database_url)
    tear = text("UPDATE tables SET summary = :summary WHERE id = :table")
    await opened.write(lambda c: c.execute(tear, {"summary": b"{}", "table": torn}).rowcount)
    lose = text("DELETE FROM members WHERE table_id = :table")
    await opened.write(lambda c: c.execute(lose, {"table": lost}).rowcount)
    await opened.close()
    report = await check(database_url)
    assert report.tables == 3
    assert set(report.faults) == {
        f"{torn}: its line in the list cannot be read",
        f"{lost}: one of its players does not find it",
    }
    assert good not in "".join(report.faults)


@pytest.mark.parametrize("pages", [1, 3])
def test_a_damaged_file_is_named_as_such(tmp_path: Path, pages: int) -> None:
    path = tmp_path / "elgrande.db"

    async def fill() -> None:
        async with running(config_for(str(path))) as base:
            [ana] = await people(base, "Ana")
            for _ in range(20):
                await ana.open_table([{"who": "me"}] * 2, start=True)

    asyncio.run(fill())
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")  # of a page
    for page in range(pages):  # the last is one of a table, the first the list of all tables
        begin = len(data) - size if page == 0 else page * size
        data[begin : begin + size] = bytes(size)
    path.write_bytes(data)
    for work in (check(str(path)), back_up(str(path), tmp_path / "backup")):
        with pytest.raises(TyperException, match=r"damaged|malformed"):
            run(work)


@pytest.mark.parametrize("found", ["empty", "other", "older"])
async def test_a_database_of_another_kind_or_version_is_named_as_such(
    tmp_path: Path, found: str
) -> None:
    path = tmp_path / "elgrande.db"
    if found == "older":
        opened = await open_database(str(path))
        older = text("UPDATE alembic_version SET version_num = '0002'")
        await opened.write(lambda c: c.execute(older).rowcount)
        await opened.close()
    else:
        path.write_text("a letter" if found == "other" else "")
    said = {"empty": "nothing of elgrande", "other": "not a database", "older": "revision 0002"}
    backup = tmp_path / "backup"
    for attempt in (check(str(path)), back_up(str(path), backup), open_beside(str(path))):
        with pytest.raises(DatabaseUnusableError, match=said[found]):
            await attempt
    assert not backup.with_name("backup.unfinished").exists()


async def test_a_check_names_a_table_without_events(database_url: str) -> None:
    opened = await open_database(database_url)
    row = {"id": "0" * 16, "version": 1, "status": "open", "public": False}
    row |= {"summary": b"{}", "changed": 1.0}
    await opened.write(lambda c: c.execute(insert(tables), row).rowcount)
    await opened.close()
    report = await check(database_url)
    assert (report.tables, report.events) == (1, 0)
    assert report.faults == (f"{'0' * 16}: its 0 events do not lead to version 1",)
