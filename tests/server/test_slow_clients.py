"""Clients that do not read, or do not finish a request: they delay no one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sys
from pathlib import Path

import msgspec
import pytest

from elgrande.server.runner import allow_many_files
from elgrande.server.web import open_app
from elgrande.server.web.timeouts import HttpTimeouts
from tests.server.playing import (
    WIDE,
    Person,
    config_for,
    full_table,
    people,
    play_on,
    serving,
)

pytestmark = pytest.mark.anyio


def deaf_socket(person: Person, table: str) -> socket.socket:
    """A socket that watches a table and reads nothing."""
    host, _, port = person.base.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    request = (
        f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {person.base}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        f"Cookie: elgrande={person.http.cookies['elgrande']}\r\n\r\n"
    )
    line.sendall(request.encode())
    frame = json.dumps({"type": "watch", "table": table}).encode()
    for _ in range(30):  # far more than fits into any buffer on the way
        line.sendall(bytes((0x81, 0x80 | len(frame), 0, 0, 0, 0)) + frame)
    return line


async def test_a_spectator_who_does_not_read_is_disconnected_and_delays_no_player(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(WIDE, silence=2.0)
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits)
    async with open_app(config) as app, serving(app, config) as base:
        players = await people(base, "Ana", "Bea")
        [cai] = await people(base, "Cai")
        table = await full_table(players)
        await play_on(players, table, random.Random(1), steps=60)  # states grow
        connections = app.state.context.connections
        with contextlib.closing(await asyncio.to_thread(deaf_socket, cai, table)):
            async with asyncio.timeout(60):
                while not len(connections):
                    await asyncio.sleep(0.01)
                await play_on(players, table, random.Random(2), steps=20)
                while len(connections):
                    await asyncio.sleep(0.1)


async def test_logging_out_does_not_wait_for_a_tab_that_does_not_read(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    table = await full_table([ana, bea])
    await play_on([ana, bea], table, random.Random(1), steps=60)
    with contextlib.closing(await asyncio.to_thread(deaf_socket, ana, table)):
        await asyncio.sleep(1)
        async with asyncio.timeout(15):  # before the silent socket is dropped
            assert (await ana.post("/logout")).status_code == 200


HALF_A_BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


@pytest.mark.parametrize(
    ("before", "said"),
    [(0, b""), (0, b"GET /api/me HT"), (0, HALF_A_BODY), (1, b"GET /api/me HT"), (3, HALF_A_BODY)],
    ids=["nothing", "half a line", "half a body", "pipelined line", "pipelined body"],
)
async def test_a_request_that_never_ends_is_dropped(
    base: str, monkeypatch: pytest.MonkeyPatch, before: int, said: bytes
) -> None:
    """Pipelining complete requests before it does not help."""
    monkeypatch.setattr(HttpTimeouts, "seconds", 0.5)
    said = b"GET /api/health HTTP/1.1\r\nHost: HOST\r\n\r\n" * before + said
    host, _, port = base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said.replace(b"HOST", f"{host}:{port}".encode()))
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionResetError):
            answers = await reader.read()
            assert answers.count(b"HTTP/1.1 200") <= before
    writer.close()


async def test_a_connection_in_use_is_not_dropped(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpTimeouts, "seconds", 5.0)
    [ana] = await people(base, "Ana")
    async with ana.socket() as line:
        for _ in range(8):
            await asyncio.sleep(1)
            assert (await ana.get("/me")).status_code == 200
            await line.send(type="ping")
            await line.until("pong")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_server_may_hold_as_many_connections_as_the_system_allows() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        allow_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
