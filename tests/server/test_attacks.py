"""Attacks from outside: names, sessions, deep nesting, broken frames, floods."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts import accounts as accounts_module
from elgrande.server.accounts import hash_token
from elgrande.server.addresses import network_of
from elgrande.server.errors import Refusal
from elgrande.server.new_table import read_record
from tests.server.playing import (
    WIDE,
    Person,
    config_for,
    full_table,
    new_key,
    people,
    play_on,
    running,
)

pytestmark = pytest.mark.anyio


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


@pytest.mark.parametrize(
    "part",
    ["[", "[a", "{", "{a", "round ", "a:", ";", '[x-%d "a"]\n'],
)
def test_reading_a_record_takes_no_longer_for_what_it_repeats(part: str) -> None:
    """Half a megabyte of brackets once stopped the server for a quarter of an hour."""
    text = "".join(part % i if "%" in part else part for i in range(500_000 // (len(part) + 3)))
    began = time.process_time()
    with pytest.raises(Refusal) as refused:
        read_record(text)
    assert time.process_time() - began < 1
    assert refused.value.code == "bad-record"


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


async def test_binary_frames_are_refused_and_the_connection_stays_open(base: str) -> None:
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


async def test_spectators_do_not_learn_of_a_private_rematch(base: str) -> None:
    """Any user who knows the address of an open table can take a seat there."""
    players = await people(base, "Ana", "Bea")
    [cai] = await people(base, "Cai")
    table = await full_table(players, options={"length": "short"})
    await play_on(players, table, random.Random(1))
    new = (await players[0].do(table, {"type": "rematch"})).json()["table"]
    assert (await players[1].state(table))["rematch"] == new
    assert (await cai.state(table))["rematch"] is None
