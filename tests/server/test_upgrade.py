"""A database of an earlier release, as that release wrote it, is migrated and played on."""

from __future__ import annotations

import gzip
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Boolean, Connection, MetaData, delete, insert, text

from elgrande.server.backup import check
from elgrande.server.storage import DatabaseUnusableError, open_database
from elgrande.server.storage.connect import alembic_config, open_postgresql, read_url
from tests.server.playing import Person, config_for, running

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parent / "games" / "database-0.1.0.sql.gz"


@pytest.fixture
async def old_database(database_url: str, tmp_path: Path) -> str:
    """The database of a server of version 0.1.0; on PostgreSQL, in the tables of that version."""
    file = tmp_path / ("old.db" if "://" in database_url else Path(database_url).name)
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress(OLD.read_bytes()).decode())
    if "://" in database_url:
        opened = open_postgresql(read_url(database_url))
        await opened.write(partial(copy_tables, connection))
        await opened.close()
    connection.close()
    return database_url


def copy_tables(old: sqlite3.Connection, new: Connection) -> None:
    [[revision]] = old.execute("SELECT version_num FROM alembic_version")
    config = alembic_config()
    config.attributes["connection"] = new
    command.upgrade(config, revision)
    tables = MetaData()
    tables.reflect(new)
    old.row_factory = sqlite3.Row
    for table in tables.sorted_tables:
        if rows := [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]:
            for row in rows:
                row |= {c.name: bool(row[c.name]) for c in table.c if isinstance(c.type, Boolean)}
            new.execute(delete(table))
            new.execute(insert(table), rows)


async def test_a_database_of_version_0_1_0_is_migrated_and_played_on(old_database: str) -> None:
    async with running(config_for(old_database)) as base:
        ana = Person(base)
        login = await ana.post("/login", {"name": "Ana", "password": "a password of 0.1"})
        assert login.status_code == 200
        [card] = (await ana.get("/tables")).json()
        assert card["status"] == "playing"
        state = await ana.state(card["table"])
        [seat, *_] = state["view"]["question"]["seats"]
        own = await ana.state(card["table"], seat=seat)
        played = await ana.do(
            card["table"],
            {"type": "play", "seat": seat, "action": own["legal"][0]},
            version=own["version"],
        )
        assert played.status_code == 200
    report = await check(old_database)
    assert (report.tables, report.faults) == (1, ())


STARTED_WITH_A_SOCKET = """
import os, sys
os.dup2(int(sys.argv[1]), 3, inheritable=True)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.executable, [sys.executable, "-m", "elgrande", "serve", "--no-browser", *sys.argv[2:]])
"""


async def test_a_socket_handed_over_keeps_connections_waiting_while_the_server_restarts(
    tmp_path: Path,
) -> None:
    database = str(tmp_path / "elgrande.db")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]

        def start() -> subprocess.Popen[bytes]:
            number = str(listener.fileno())
            return subprocess.Popen(
                [sys.executable, "-c", STARTED_WITH_A_SOCKET, number, "--database", database],
                pass_fds=[listener.fileno()],
                stdout=subprocess.PIPE,
                env=os.environ,
            )

        def ready() -> bytes:
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            address = f"http://127.0.0.1:{port}/api/ready"
            with opener.open(address, timeout=60) as answer:
                return bytes(answer.read())

        server = start()
        try:
            assert ready() == b'{"status":"ready"}'
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=60)
            server = start()  # not listening yet: the request waits in the socket's queue
            assert ready() == b'{"status":"ready"}'
        finally:
            server.kill()
            server.communicate()


async def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    opened = await open_database(database_url)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await opened.write(lambda c: c.execute(newer).rowcount)
    await opened.close()
    with pytest.raises(DatabaseUnusableError, match="it belongs to a newer version"):
        await open_database(database_url)
