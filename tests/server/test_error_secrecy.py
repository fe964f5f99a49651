"""What a failure reveals, to the player and in the log: nothing secret."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.errors import DatabaseDownError
from elgrande.server.queries import Queries
from elgrande.server.requests import CommandRequest, NewSeat, NewTable, Play
from elgrande.server.service import Service
from elgrande.server.storage import Database, open_database, schema
from elgrande.server.web import open_app, routes_tables
from tests.server.playing import (
    config_for,
    new_key,
    people,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def logs() -> Iterator[list[Any]]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG))
    with structlog.testing.capture_logs() as kept:
        yield kept
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


async def test_a_failure_shows_no_secret_to_the_player_or_in_the_log(
    base: str,
    logs: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open_table([{"who": "me"}] * 2, start=True)

    async def fail(*_: object) -> None:
        raise LookupError("disc aragon")

    monkeypatch.setattr(Queries, "state", fail)
    response = await ana.get(f"/tables/{table}")
    assert (response.status_code, response.json()["code"]) == (500, "internal")
    assert "content-security-policy" in response.headers
    assert response.headers["cache-control"] == "no-store"
    async with ana.socket() as line:
        await line.send(type="watch", table=table)
        told = await line.until("refused")
        assert (told["code"], told["table"]) == ("internal", table)
        await line.send(type="ping")
        await line.until("pong")
    text = json.dumps(logs, default=str) + "".join(capfd.readouterr())
    assert "LookupError" in text
    assert Path(__file__).name in text  # where it happened
    for secret in ("aragon", table):
        assert secret not in text + response.text + json.dumps(told["sentence"])


@pytest.mark.parametrize(
    "request_head",
    [
        "GET /api/socket HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n",
        "POST /api/guest HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n",
    ],
)
async def test_a_client_that_goes_away_is_no_error(
    base: str, logs: list[Any], monkeypatch: pytest.MonkeyPatch, request_head: str
) -> None:
    asked, gone = asyncio.Event(), asyncio.Event()

    async def look_up_slowly(*_: object) -> None:
        asked.set()
        await gone.wait()

    monkeypatch.setattr(routes_tables, "find_account", look_up_slowly)
    host = base.removeprefix("http://")
    _, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(f"{request_head}host: {host}\r\norigin: {base}\r\n\r\n{{".encode())
    await writer.drain()
    if "upgrade" in request_head:
        await asked.wait()
    writer.close()
    await writer.wait_closed()
    await asyncio.sleep(0.2)
    gone.set()
    await asyncio.sleep(0.2)
    assert [each for each in logs if each["log_level"] not in ("debug", "info")] == []


async def test_a_failing_database_does_not_say_what_was_to_be_written(database: Database) -> None:
    account = Account("a1", "Ana", "ana", "hash of a password")
    assert await AccountRows(database).add(account, 1.0)
    row = {"id": "a1", "name": "Ana", "password": "hash of a password", "created": 1.0}
    with pytest.raises(IntegrityError) as failed:
        await database.write(lambda c: c.execute(schema.accounts.insert(), row).rowcount)
    assert "hash of a password" not in str(failed.value)


async def test_play_goes_on_as_soon_as_the_disk_has_room(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"))
    async with open_app(config) as app:
        service: Service = app.state.context.service
        ana, _ = await service.accounts.guest("Ana")
        seats = (NewSeat("me"), NewSeat("me"))
        new = NewTable(key=new_key(), options={"players": 2}, seats=seats, start=True)
        table_id = (await service.opener.open_table(ana, new)).table

        def allow(pages: int) -> Any:
            return lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar()

        async def play() -> None:
            table = await service.tables.get(table_id)
            seat = table.waiting_for[0]
            assert table.game is not None
            do = Play(seat, table.game.legal(seat)[0])
            await service.command(ana, table_id, CommandRequest(new_key(), do, table.version))

        database = service.store.database
        await database.write(allow(1))  # no more than there are
        with pytest.raises(DatabaseDownError):  # noqa: PT012 - sooner or later
            for _ in range(500):
                await play()
        known = (await service.tables.get(table_id)).version
        assert known == len(await service.store.table_events(table_id))
        await database.write(allow(1_000_000))
        await play()
        assert (await service.tables.get(table_id)).version == known + 1


async def test_a_write_given_up_half_way_does_not_stop_the_writer(tmp_path: Path) -> None:
    database = await open_database(str(tmp_path / "elgrande.db"))
    for _ in range(200):
        write = asyncio.ensure_future(database.write(lambda c: c.exec_driver_sql("SELECT 1").one()))
        await asyncio.sleep(0)
        write.cancel()
    one = await asyncio.wait_for(
        database.write(lambda c: c.exec_driver_sql("SELECT 1").scalar()), 60
    )
    assert one == 1
    await database.close()
