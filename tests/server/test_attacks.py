"""Attacks from outside: slow connections, broken requests, other host names; what errors reveal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts import accounts as accounts_module
from elgrande.server.accounts import hash_token
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.addresses import network_of
from elgrande.server.errors import DatabaseDownError
from elgrande.server.queries import Queries
from elgrande.server.requests import CommandRequest, NewSeat, NewTable, Play
from elgrande.server.runner import allow_many_files
from elgrande.server.service import Service
from elgrande.server.storage import Database, open_database, schema
from elgrande.server.web import open_app, routes_tables
from elgrande.server.web.timeouts import HttpTimeouts
from tests.server.playing import (
    WIDE,
    Person,
    config_for,
    full_table,
    new_key,
    people,
    play_on,
    running,
    serving,
)

pytestmark = pytest.mark.anyio


# --- errors reveal nothing ---


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
    assert "test_attacks.py" in text  # where it happened
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
            table = await service.cache.get(table_id)
            seat = table.waiting_for[0]
            assert table.game is not None
            do = Play(seat, table.game.legal(seat)[0])
            await service.command(ana, table_id, CommandRequest(new_key(), do, table.version))

        database = service.store.database
        await database.write(allow(1))  # no more than there are
        with pytest.raises(DatabaseDownError):  # noqa: PT012 - sooner or later
            for _ in range(500):
                await play()
        known = (await service.cache.get(table_id)).version
        assert known == len(await service.store.table_events(table_id))
        await database.write(allow(1_000_000))
        await play()
        assert (await service.cache.get(table_id)).version == known + 1


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


# --- names and sessions ---


async def test_a_name_that_no_database_can_hold_belongs_to_no_account(database_url: str) -> None:
    async with running(config_for(database_url)) as base, Person(base) as ana:
        for name in ("Ana\x00", "a\x00b"):
            refused = await ana.post("/login", {"name": name, "password": "correct horse"})
            assert refused.json()["code"] == "wrong-password"
        long = await ana.post("/account", {"name": "\ufdfa" * 24, "password": "correct horse"})
        assert long.json()["code"] == "bad-name"


async def test_spelling_a_name_differently_gives_no_more_attempts(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, logins=(3, 60.0))
    async with running(config_for(str(tmp_path / "elgrande.db"), limits=limits)) as base:
        codes = []
        for number, name in enumerate(("Ana", " ana", "ANA  ", "\uff21na")):
            ana = Person(base)  # each from another address, as reported by a proxy on this machine
            ana.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
            response = await ana.post("/login", {"name": name, "password": "correct horse"})
            codes.append(response.json()["code"])
        assert codes == ["wrong-password"] * 3 + ["too-many"]


def test_a_whole_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::4") != network_of("2001:db8:1:2::4")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"


async def test_signing_in_again_closes_the_earlier_session(base: str) -> None:
    """Also, a session planted in a browser is invalid after the log-in."""
    body = {"name": "Ana", "password": "correct horse"}
    ana = Person(base)
    await ana.post("/account", body)
    for path, sent in (("/login", body), ("/guest", {"name": "Bea"})):
        before = ana.http.cookies["elgrande"]
        async with ana.socket() as line:
            assert (await ana.post(path, sent)).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
        assert ana.http.cookies["elgrande"] != before
        async with Person(base) as thief:
            thief.http.cookies.set("elgrande", before)
            assert (await thief.get("/tables")).json()["code"] == "no-session"


async def test_a_session_that_ended_elsewhere_ends_on_open_sockets(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts_module, "REMEMBER_SECONDS", 0.0)
    ana, bea = await people(base, "Ana", "Bea")
    table = await full_table([ana, bea])
    async with ana.socket() as asking, ana.socket() as watching:
        await watching.send(type="watch", table=table)
        await watching.until("state")
        elsewhere = sqlite3.connect(tmp_path / "elgrande.db")  # another process
        session = hash_token(ana.http.cookies["elgrande"])
        with elsewhere:
            elsewhere.execute("DELETE FROM sessions WHERE token = ?", (session,))
        elsewhere.close()
        await asking.send(type="ping")
        await bea.post(f"/tables/{table}/chat", {"key": new_key(), "text": "hola"})
        for line in (asking, watching):
            with pytest.raises(ConnectionClosed) as closed:
                await line.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001


async def test_a_guest_becomes_one_account_however_often_it_is_asked_for_at_once(base: str) -> None:
    gus = await Person(base).guest("Gus")
    tabs = [Person(base) for _ in range(2)]
    for tab in tabs:
        tab.http.cookies.update(gus.http.cookies)
    wishes = [{"name": f"Gus {number}", "password": f"correct horse {number}"} for number in (1, 2)]
    made = await asyncio.gather(
        *(tab.post("/account", wish) for tab, wish in zip(tabs, wishes, strict=True))
    )
    assert sorted(answer.status_code for answer in made) == [200, 409]
    for answer, wish in zip(made, wishes, strict=True):
        logged_in = await Person(base).post("/login", wish)
        assert logged_in.status_code == (200 if answer.status_code == 200 else 401)
        if answer.status_code == 409:
            assert answer.json()["code"] == "already-account"


# --- slow and silent ---


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
async def test_a_request_that_does_not_come_to_an_end_is_cut(
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


async def test_a_line_that_is_used_is_not_cut(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpTimeouts, "seconds", 5.0)
    [ana] = await people(base, "Ana")
    async with ana.socket() as line:
        for _ in range(8):
            await asyncio.sleep(1)
            assert (await ana.get("/me")).status_code == 200
            await line.send(type="ping")
            await line.until("pong")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_server_may_hold_as_many_lines_as_the_system_allows() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        allow_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# --- records ---


@pytest.mark.parametrize(
    "record",
    [
        '{"options":' + "[" * 100_000,
        '{"format":"elgrande","x":' + '{"a":' * 50_000,
        '{"format":"elgrande-record","version":1,"entries":[],"options":{"players":DEEP}}',
        '{"format":"elgrande-record","version":1,"entries":[],"options":{"modules":DEEP}}',
    ],
    ids=["lists", "objects", "players", "modules"],
)
async def test_a_record_nested_without_end_is_refused(base: str, record: str) -> None:
    [ana] = await people(base, "Ana")
    for deep in (100, 300, 900, 5000):
        text = record.replace("DEEP", "[" * deep + "]" * deep)
        refused = await ana.post("/records", {"key": new_key(), "record": text})
        assert refused.json()["code"] == "bad-record", refused.text[:200]


async def test_options_nested_without_end_are_refused(base: str) -> None:
    [ana] = await people(base, "Ana")
    for deep in (100, 300, 900, 5000):
        body = '{"key":"12345678","seats":[{}],"options":{"modules":%s}}' % (
            "[" * deep + "]" * deep
        )
        headers = {"content-type": "application/json"}
        refused = await ana.http.post("/api/tables", content=body, headers=headers)
        assert refused.status_code in (400, 422), refused.text[:200]


# --- frames ---


async def test_frames_of_bytes_are_refused_and_the_line_holds(base: str) -> None:
    [ana] = await people(base, "Ana")
    async with ana.socket() as line:
        for junk in (b"", b"\xff\x00", b'{"type":"ping"}'):
            await line.connection.send(junk)
            assert (await line.next())["code"] == "bad-request"
        await line.send(type="ping")
        assert (await line.next())["type"] == "pong"


async def test_watching_again_and_again_counts_as_reading(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, reads=(5, 60.0))
    async with running(config_for(str(tmp_path / "elgrande.db"), limits=limits)) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}] * 2, start=True)
        async with ana.socket() as line:
            for _ in range(6):
                await line.send(type="watch", table=table)
            assert (await line.until("refused"))["code"] == "too-many"


async def test_one_address_asks_only_so_much_with_or_without_a_session(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, requests=(20, 60.0))
    async with running(config_for(str(tmp_path / "elgrande.db"), limits=limits)) as base:
        codes = []
        for number in range(25):
            async with Person(base) as nobody:
                nobody.http.cookies.set("elgrande", f"made-up-{number}")
                codes.append((await nobody.get("/me")).status_code)
        assert codes == [200] * 20 + [429] * 5
        assert (await Person(base).http.get("/")).status_code == 200  # the board itself is there


async def test_a_command_whose_sender_vanished_is_done_and_a_retry_learns_of_it(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    for _ in range(10):
        states = [await person.state(table) for person in players]
        number = 0 if states[0]["legal"] else 1
        person, state = players[number], states[number]
        do = {"type": "play", "seat": state["seat"], "action": state["legal"][0]}
        key = new_key()
        async with person.socket() as line:
            await line.send(type="do", table=table, key=key, do=do, version=state["version"])
            line.connection.transport.abort()
        again = await person.do(table, do, version=state["version"], key=key)
        assert again.json()["version"] == state["version"] + 1
        assert (await person.state(table))["version"] == state["version"] + 1


async def test_a_private_rematch_is_no_spectators_business(base: str) -> None:
    """Any user who knows the address of an open table can take a seat there."""
    players = await people(base, "Ana", "Bea")
    [cai] = await people(base, "Cai")
    table = await full_table(players, options={"length": "short"})
    await play_on(players, table, random.Random(1))
    new = (await players[0].do(table, {"type": "rematch"})).json()["table"]
    assert (await players[1].state(table))["rematch"] == new
    assert (await cai.state(table))["rematch"] is None
