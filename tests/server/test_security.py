"""Which requests are let in, how often, and the headers of every response."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elgrande.server.config import Config, Limits
from elgrande.server.errors import Refusal
from elgrande.server.text_input import clean_name, clean_text, login_of
from tests.server.playing import Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio


# --- origins, hosts, sizes ---


async def test_pages_of_other_origins_can_do_nothing(base: str) -> None:
    body = {"name": "Ana"}
    port = base.rpartition(":")[2]
    for origin in ("https://evil.example", "null", f"http://localhost:{port}", f"{base}/", ""):
        async with httpx.AsyncClient(base_url=base, trust_env=False) as client:
            headers = {"origin": origin} if origin else {}
            response = await client.post("/api/guest", json=body, headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "bad-origin")
            assert "set-cookie" not in response.headers
    [ana] = await people(base, "Ana")
    ana.http.headers["origin"] = "https://evil.example"
    with pytest.raises(InvalidStatus):
        async with ana.socket():
            pass


async def test_the_server_answers_only_to_its_own_names(base: str, tmp_path: Path) -> None:
    """A host name that another party controls must not lead a browser here."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as client:
        for host in ("evil.example", "evil.example:8008", "127.0.0.1.evil.example", ""):
            response = await client.get("/api/me", headers={"host": host})
            assert response.json()["code"] == "bad-host", host
        for host in ("localhost:8008", f"{socket.gethostname()}.local:8008", "192.168.1.7:8008"):
            assert (await client.get("/api/me", headers={"host": host})).status_code == 200, host
    config = config_for(str(tmp_path / "club.db"), origins=("https://club.example",))
    async with running(config) as address, httpx.AsyncClient(base_url=address) as client:
        ok = {"host": "club.example", "origin": "https://club.example"}
        response = await client.post("/api/guest", json={"name": "Ana"}, headers=ok)
        assert response.status_code == 200
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-elgrande=")
        for part in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"):
            assert part in cookie
        assert "Domain" not in cookie
        assert "strict-transport-security" in response.headers
        assert (await client.get("/api/me")).json()["code"] == "bad-host"


async def test_the_session_cookie_is_out_of_reach_of_scripts(base: str) -> None:
    async with Person(base) as ana:
        response = await ana.post("/guest", {"name": "Ana"})
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("elgrande=")
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Domain" not in cookie


async def test_every_answer_carries_the_headers_that_protect_it(base: str) -> None:
    async with Person(base) as nobody:
        for path in ("/", "/api/me", "/api/tables", "/api/nothing", "/table/x", "/favicon.ico"):
            response = await nobody.http.get(path)
            policy = response.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            if path.startswith("/api"):
                assert response.headers["cache-control"] == "no-store"


async def test_bodies_have_a_size_and_a_type(base: str) -> None:
    [ana] = await people(base, "Ana")
    large = await ana.http.post("/api/tables", content=b"x" * 20_000)
    assert large.json()["code"] == "too-large"

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(50):
            yield b"x" * 1000

    headers = {"content-type": "application/json"}
    chunked = await ana.http.post("/api/tables", content=endless(), headers=headers)
    assert chunked.json()["code"] == "too-large"
    form = await ana.http.post("/api/tables", data={"key": "12345678"})
    assert form.json()["code"] == "wrong-type"
    deep = b'{"options":' + b'{"a":' * 2500 + b"1" + b"}" * 2501
    for junk in (b"", b"{", b"[]", b"\xff", b"null", b'{"key":1}', deep):
        response = await ana.http.post("/api/tables", content=junk, headers=headers)
        assert response.json()["code"] == "bad-request", junk


# --- names and passwords ---


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "a\nb\x00",
        "a\u202eb",
        "a\u200bb",
        "\ufeffa",
        "x" * 25,
        "a\ud800",
        "Z\u0300\u0300\u0300",
        "\u3164",  # a letter that shows nothing
        "a\u2800b",
        "Ana\ufffc",
        "Ana\U0001d159",
        "Ana\U00016fe4",
        "\u0301",  # a mark on nothing
        "Ben\ufe0f",  # marks and selectors that show nothing
        "B\u034fen",
        "Ben\u180b",
        "Ben\u180f",
        "Ben\U000e0100",
        "Ben\U000e0041",
        "Be\u17b4n",
        "\ufdfa" * 24,  # folds into 432 characters
    ],
)
def test_names_hold_visible_characters_only(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


def test_names_of_all_scripts_are_welcome() -> None:
    for name in (
        "Inés",
        "Łukasz",
        "李雷",
        "אבי",
        "محمد",
        "O'Neill",
        "Ana 2",
        "สมชาย",
        "हिन्दी",
        "ᠮᠣᠩ",
        "ខ្មែរ",
    ):
        assert clean_name(f" {name} ") == name
    assert clean_text("e\u0301", "bad-text", "A text") == "é"
    assert login_of(" Ａna\u00a0 B ") == login_of("ANA b") == "ana b"


async def test_passwords_are_kept_as_argon2id(base: str, tmp_path: Path) -> None:
    async with Person(base) as ana:
        short = await ana.post("/account", {"name": "Ana", "password": "short"})
        assert short.json()["code"] == "bad-password"
        await ana.post("/account", {"name": "Ana", "password": "correct horse"})
        token = ana.http.cookies["elgrande"]
    stored = sqlite3.connect(tmp_path / "elgrande.db")
    [[password]] = stored.execute("SELECT password FROM accounts").fetchall()
    assert password.startswith("$argon2id$")
    [[kept]] = stored.execute("SELECT token FROM sessions").fetchall()
    assert token not in kept
    stored.close()


# --- how often ---


async def test_what_comes_too_often_is_refused(tmp_path: Path) -> None:
    few = Limits(
        guests=(3, 60.0),
        logins=(3, 60.0),
        commands=(3, 60.0),
        chat=(3, 60.0),
        tables=(3, 60.0),
        reads=(3, 60.0),
        anybody=(3, 60.0),
        hints=(3, 60.0),
        frames=(5, 60.0),
        sockets_per_account=2,
        lag=60.0,  # a busy machine is not full
    )
    config = Config(database=str(tmp_path / "elgrande.db"), limits=few)
    async with running(config) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        say = {"text": "hola"}
        new = {"options": {"players": 2}, "seats": [{"who": "me"}, {}]}
        login = {"name": "Ana", "password": "wrong horse"}
        requests: list[tuple[str, str, Any]] = [
            ("POST", "/tables", new),
            ("POST", f"/tables/{table}/chat", say),
            ("POST", f"/tables/{table}/commands", {"do": {"type": "start"}}),
            ("POST", f"/tables/{table}/hint", {"seat": 0}),
            ("GET", f"/tables/{table}", None),
            ("GET", "/lobby", None),
            ("POST", "/login", login),
            ("POST", "/guest", {"name": "Bea"}),
        ]
        for method, path, body in requests:
            needs_key = path.endswith(("tables", "chat", "commands"))
            answers = []
            for _ in range(5):
                sent = {**body, "key": new_key()} if needs_key and body else body
                response = await ana.http.request(method, f"/api{path}", json=sent)
                answers.append(response.status_code)
            assert answers[-1] == 429, path
            assert 429 not in answers[:2], path
        async with ana.socket() as one, ana.socket():
            async with ana.socket() as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await third.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            for _ in range(30):
                await one.send(type="ping")
            with pytest.raises(ConnectionClosed):
                await one.until("never")


# --- logs and addresses ---


async def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG))
    with structlog.testing.capture_logs() as logs:
        async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
            ana = Person(base)
            secret = {"name": "Anabella", "password": "correct horse"}
            await ana.post("/account", secret)
            await ana.post("/login", {**secret, "password": "incorrect horse"})
            table = await ana.open_table([{"who": "me"}, {"bot": "random"}], start=True)
            await ana.post(f"/tables/{table}/chat", {"key": new_key(), "text": "psst-psst"})
            await ana.state(table)
            async with ana.socket() as line:
                await line.send(type="watch", table=table)
                await line.until("state")
            token = ana.http.cookies["elgrande"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    text = json.dumps(logs, default=str)
    assert "/api/tables/{table}" in text
    for secret_word in ("Anabella", "horse", token, "psst", table):
        assert secret_word not in text


async def test_health_and_readiness(base: str) -> None:
    async with Person(base) as nobody:
        assert (await nobody.get("/health")).json() == {"status": "ok"}
        assert (await nobody.get("/ready")).json() == {"status": "ready"}


async def test_many_logins_at_once_do_not_stop_the_tables(base: str) -> None:
    """Hashing is slow, and runs without blocking the tables."""
    [ana] = await people(base, "Ana")
    login = {"name": "Nobody", "password": "x" * 12}
    storm = asyncio.gather(*(ana.post("/login", login) for _ in range(10)))
    assert (await ana.get("/me")).json()["name"] == "Ana"
    assert {answer.status_code for answer in await storm} == {401}


async def test_a_page_names_early_what_its_code_will_load(tmp_path: Path) -> None:
    """The reader's language for each page; for a game its code, its state and its card texts."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><head></head>")
    for name in ("nl-a1.js", "en-b2.js", "table-c3.js", "table-c3.css", "TablePage-d4.js"):
        (static / "assets" / name).write_text("1")
    async with running(config_for(str(tmp_path / "elgrande.db")), static=static) as base:
        [ana] = await people(base, "Ana")
        stranger = Person(base)

        async def named(path: str, languages: str, reader: Person = stranger) -> list[str]:
            page = await reader.http.get(path, headers={"accept-language": languages})
            return sorted(re.findall(r'href="/(?:assets|api)/([^"]+)"', page.text))

        assert await named("/", "nl-NL,en;q=0.8") == ["me", "nl-a1.js"]
        assert await named("/", "sv, en-GB") == ["en-b2.js", "me"]
        assert await named("/rules", "") == ["en-b2.js", "me"]
        game = ["TablePage-d4.js", "me", "nl-a1.js", "table-c3.css", "table-c3.js"]
        texts = "words/nl/big-box"
        table = "0123456789abcdef"
        assert await named(f"/table/{table}", "nl") == [*game, texts]
        state = f"tables/{table}?language=nl"
        assert await named(f"/table/{table}", "nl", ana) == [*game, state, texts]
        assert await named(f"/table/{table}/replay", "nl", ana) == game


async def test_static_files_and_pages_of_the_board(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>board</title>")
    (static / "assets" / "app.js").write_text("1")
    config = config_for(str(tmp_path / "elgrande.db"))
    async with running(config, static=static) as base:
        http = Person(base).http
        for page in ("/", "/table/0123456789abcdef", "/index.html"):
            assert "board" in (await http.get(page)).text
        assert "immutable" in (await http.get("/assets/app.js")).headers["cache-control"]
        for encoding, expected in (("gzip", "gzip"), ("identity", None)):
            file = await http.get("/assets/app.js", headers={"accept-encoding": encoding})
            assert file.text == "1"
            assert file.headers.get("content-encoding") == expected
            assert file.headers["vary"] == "accept-encoding"
        for missing in ("/assets/other.js", "/../secret.txt", "/%2e%2e/elgrande.db", "/x.map"):
            assert (await http.get(missing)).status_code == 404, missing
        (static / "assets" / "app.js.br").write_bytes(b"\x0b\x00\x801\x03")  # "1"
        packed = await http.get("/assets/app.js", headers={"accept-encoding": "br"})
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert (await http.get("/assets/app.js.br")).status_code == 404
    async with running(config, static=tmp_path / "nothing") as base:
        assert "no board" in (await Person(base).http.get("/")).text
