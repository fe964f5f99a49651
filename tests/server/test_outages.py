"""When the database is down, full or deleted, or the load is high, nothing is lost or blocked."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from elgrande.game import Game, Options
from elgrande.server.errors import DatabaseDownError
from elgrande.server.queries import Queries
from elgrande.server.rates import COUNTED, Rates
from elgrande.server.storage import DatabaseBusyError, open_database
from elgrande.server.storage.connect import alembic_config
from tests.server.conftest import fresh_database
from tests.server.playing import Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio


async def asked(person: Person, table: str) -> Any:
    """The state of the seat that must answer."""
    state = await person.state(table)
    [seat, *_] = [each["seat"] for each in state["seats"] if each["waiting"]]
    return await person.state(table, seat=seat)


# --- large records ---


@contextlib.asynccontextmanager
async def longest_pause() -> AsyncIterator[list[float]]:
    """The longest time the event loop was blocked."""
    longest = [0.0]

    async def tick() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            longest[0] = max(longest[0], time.perf_counter() - before)

    task = asyncio.create_task(tick())
    yield longest
    task.cancel()


def whole_game() -> Game:
    game = Game.new(Options(players=5), seed=3)
    while not game.is_over:
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[0])
    return game


@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_record_with_too_many_entries_is_refused_at_once(base: str, form: str) -> None:
    [ana] = await people(base, "Ana")
    head = '[Format "elgrande-record 1"]\n[Players "2"]\n'
    text = f"{head}azul: {'7 ' * 220_000}"
    if form == "json":
        one = '{"by":"azul","do":"7","events":[]},'
        text = (
            '{"format":"elgrande-record","version":1,"entries":[' + one * 7_000 + '{"by":"azul"}]}'
        )
    async with longest_pause() as longest:
        response = await ana.post("/records", {"key": new_key(), "record": text})
    assert (response.status_code, response.json()["code"]) == (422, "bad-record")
    assert "5000 entries" in response.json()["sentence"]
    assert longest[0] < 1.0


async def test_a_large_record_does_not_hold_up_the_others(base: str) -> None:
    [ana] = await people(base, "Ana")
    record = whole_game().record()
    threads: list[str] = []
    replay = Game.apply

    def noting(game: Game, *answer: Any) -> None:
        threads.append(threading.current_thread().name)
        replay(game, *answer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "apply", noting)
        response = await ana.post("/records", {"key": new_key(), "record": record.to_text()})
    assert response.status_code == 200, response.text
    assert "MainThread" not in threads
    assert len(threads) == sum(entry.by != "chance" for entry in record.entries)


# --- a failure while announcing ---


async def test_news_that_could_not_be_sent_is_sent_later(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open_table([{"who": "me"}] * 2, start=True)
    async with ana.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("state")
        state = await asked(ana, table)
        real = Queries.state
        failures = 0

        async def fail_twice(*arguments: Any) -> Any:
            nonlocal failures
            failures += 1
            if failures <= 2:
                raise LookupError
            return await real(*arguments)

        monkeypatch.setattr(Queries, "state", fail_twice)
        await ana.play(table, state, state["legal"][0])
        notice = await line.until("refused")
        assert (notice["code"], notice["table"]) == ("internal", table)
        assert (await line.until("state"))["version"] == state["version"] + 1


# --- PostgreSQL ---


@pytest.fixture
def shared(postgresql: str) -> str:
    return fresh_database(postgresql)


@contextlib.asynccontextmanager
async def way_to(uri: str, folder: Path) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """The address of a PostgreSQL through a proxy that is cut while the event is clear."""
    found = re.search(r"host=([^&]+)", uri)
    assert found is not None
    name = ".s.PGSQL.5432"
    is_open = asyncio.Event()
    is_open.set()
    writers: set[asyncio.StreamWriter] = set()

    async def pipe(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while is_open.is_set() and (data := await source.read(65536)):
                target.write(data)
                await target.drain()
        target.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not is_open.is_set():
            writer.close()
            return
        there = await asyncio.open_unix_connection(f"{found[1]}/{name}")
        writers.update((writer, there[1]))
        await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))

    async def cut_when_closed() -> None:
        while True:
            await asyncio.sleep(0.02)
            if not is_open.is_set():
                while writers:
                    writers.pop().close()

    server = await asyncio.start_unix_server(connect, folder / name)
    cutter = asyncio.create_task(cut_when_closed())
    try:
        yield uri.replace(found[1], str(folder)), is_open
    finally:
        cutter.cancel()
        server.close()


@pytest.mark.skipif(sys.platform == "win32", reason="PostgreSQL is reached by a Unix socket")
async def test_without_postgresql_the_server_says_come_back_and_goes_on_after(
    shared: str, tmp_path: Path
) -> None:
    async with (
        way_to(shared, tmp_path) as (url, is_open),
        running(config_for(url)) as base,
    ):
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}] * 2, start=True)
        state = await asked(ana, table)
        is_open.clear()
        await asyncio.sleep(0.1)
        ready = await ana.get("/ready")
        played = await ana.play(table, state, state["legal"][0])
        for response in (ready, played):
            assert (response.status_code, response.json()["code"]) == (503, "unavailable")
            assert int(response.headers["retry-after"]) > 0
        is_open.set()
        assert (await ana.get("/ready")).status_code == 200
        state = await asked(ana, table)
        assert (await ana.play(table, state, state["legal"][0])).status_code == 200


# --- the SQLite file ---


async def test_nothing_is_acknowledged_into_a_deleted_database(tmp_path: Path) -> None:
    path = tmp_path / "elgrande.db"
    async with running(config_for(str(path))) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}] * 2, start=True)
        state = await asked(ana, table)
        assert (await ana.get("/ready")).status_code == 200
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink()
        assert (await ana.get("/ready")).status_code == 503
        for _ in range(10):
            response = await ana.play(table, state, state["legal"][0])
            assert (response.status_code, response.json()["code"]) == (503, "unavailable")
        assert (await ana.state(table))["version"] == state["version"]


@contextlib.contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file of this process can grow beyond a size."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to set")
async def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "elgrande.db"
    async with running(config_for(str(path))) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}] * 2, start=True)
        state = await asked(ana, table)
        with full_disk(os.path.getsize(f"{path}-wal")):  # noqa: PTH202
            ready = await ana.get("/ready")
            played = await ana.play(table, state, state["legal"][0])
        assert (ready.status_code, played.status_code) == (503, 503)
        assert (await ana.get("/ready")).status_code == 200
        assert (await ana.play(table, state, state["legal"][0])).status_code == 200


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
async def test_a_hard_link_is_the_same_database(tmp_path: Path) -> None:
    path, link = tmp_path / "elgrande.db", tmp_path / "elsewhere.db"
    first = await open_database(str(path))
    link.hardlink_to(path)
    with pytest.raises(DatabaseBusyError if sys.platform == "linux" else ValueError):
        await open_database(str(link))
    await first.close()


async def test_a_write_to_a_replaced_file_fails(tmp_path: Path) -> None:
    path = tmp_path / "elgrande.db"
    database = await open_database(str(path))
    path.rename(tmp_path / "moved.db")
    path.touch()
    with pytest.raises(DatabaseDownError, match="deleted or replaced"):
        await database.write(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    await database.close()


# --- small print ---


def test_alembic_knows_the_path_separator() -> None:
    config = alembic_config()
    config.set_main_option("version_locations", os.pathsep.join(("one", "two")))
    assert config.get_version_locations_list() == ["one", "two"]


def test_many_counters_are_not_swept_at_every_request() -> None:
    rates = Rates()
    for number in range(COUNTED + 2):
        rates.check((10, 1000.0), "reads", str(number))
    kept = rates._windows
    for number in range(1000):
        rates.check((10, 1000.0), "reads", f"more {number}")
    assert rates._windows is kept
