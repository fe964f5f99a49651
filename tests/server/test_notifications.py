"""Notifications, sent to a real SMTP server and to local push and chat endpoints."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import Iterator
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, select

from elgrande.server.errors import Refusal
from elgrande.server.notifications.messages import message_for
from elgrande.server.notifications.notifier import Notifier, is_mentioned
from elgrande.server.notifications.rows import Notice, NoticeRows
from elgrande.server.notifications.senders import hook_body, summary
from elgrande.server.notifications.settings import Hook, Wishes, check_host, quiet_until
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app
from elgrande.words import languages
from tests.server.playing import Person, config_for, full_table, people, serving
from tests.server.receivers import Endpoint, club, smtp, until
from tests.server.test_room import SHORT, finish

pytestmark = pytest.mark.anyio

SECRETS = re.compile(rb"hand|caballero|castillo|granada|disc|power", re.IGNORECASE)


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    made = Endpoint()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def waiting_player(players: list[Person], table: str) -> int:
    seats = (await players[0].state(table))["seats"]
    return int(next(seat["seat"] for seat in seats if seat["waiting"]))


async def test_a_player_is_called_by_mail_and_leaves_with_one_click(
    database_url: str, endpoint: Endpoint
) -> None:
    with smtp() as (inbox, port):
        async with club(database_url, endpoint.host, port) as base:
            players = await people(base, "Ana", "Bea")
            for number, person in enumerate(players):
                body = {"to": {"kind": "mail", "address": f"p{number}@example.org"}}
                assert (await person.post("/notifications/channels", body)).status_code == 200
            mails = await until(lambda: inbox.mails if len(inbox.mails) == 2 else None)
            assert (await players[0].get("/notifications")).json()["channels"][0][
                "confirmed"
            ] is False
            for mail in mails:
                [token] = re.findall(r"/confirm/(\S+)", mail.get_content())
                assert (
                    await Person(base).post("/notifications/confirm", {"token": token})
                ).status_code == 200
            inbox.mails.clear()
            table = await full_table(players, title="Tuesday")
            late = await waiting_player(players, table)
            [mail] = await until(lambda: inbox.mails)
            assert (mail["To"], mail["Subject"]) == (
                f"p{late}@example.org",
                "It is your turn: Tuesday",
            )
            assert f"/table/{table}" in mail.get_content()
            assert abs(mail["Date"].datetime.timestamp() - time.time()) < 60
            assert mail["Auto-Submitted"] == "auto-generated"
            assert not SECRETS.search(mail.as_bytes())
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            off = re.sub(r"^<http://[^/]+(.*)>$", r"\1", mail["List-Unsubscribe"])
            headers = {"content-type": "application/x-www-form-urlencoded", "origin": ""}
            gone = await Person(base).http.post(
                off, content="List-Unsubscribe=One-Click", headers=headers
            )
            assert gone.status_code == 200
            assert (await players[late].get("/notifications")).json()["channels"] == []


async def test_a_browser_gets_an_encrypted_push_signed_with_vapid(
    tmp_path: Any, endpoint: Endpoint
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"

    def text(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    async with club(str(tmp_path / "e.db"), endpoint.host, 1) as base:
        players = await people(base, "Ana", "Bea")
        to = {
            "kind": "push",
            "endpoint": f"http://{endpoint.host}/push/1",
            "p256dh": text(point),
            "auth": text(auth),
        }
        for person in players:
            added = await person.post("/notifications/channels", {"to": to})
            assert added.status_code == 200, added.text
        await players[0].post(
            "/notifications/wishes", {"language": "de", "kinds": ["turn"], "zone": "UTC"}
        )
        await players[1].post("/notifications/wishes", {"language": "nl", "kinds": ["turn"]})
        table = await full_table(players)
        late = await waiting_player(players, table)
        [(path, headers, body)] = await until(lambda: endpoint.posts)
        assert path == "/push/1"
        assert headers["authorization"].startswith("vapid t=")
        assert headers["content-encoding"] == "aes128gcm"
        shown = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth))
        assert shown["title"] == (
            "Du bist am Zug: El Grande" if late == 0 else "Je bent aan de beurt: El Grande"
        )
        assert shown["url"].endswith(f"/table/{table}")
        assert b"Zug" not in body
        assert b"beurt" not in body
        # A browser that is gone is forgotten.
        endpoint.status = 410
        state = await players[late].state(table)
        await players[late].play(table, state, state["legal"][0])
        other = players[1 - late]
        await until(lambda: len(endpoint.posts) > 1)
        async with asyncio.timeout(10):
            while (await other.get("/notifications")).json()["channels"]:
                await asyncio.sleep(0.05)


async def test_one_summary_instead_of_ten_and_none_for_what_is_settled(
    database: Database,
) -> None:
    rows = NoticeRows(database)
    from elgrande.server.accounts.rows import Account, AccountRows
    from elgrande.server.storage import Store
    from tests.server.test_storage import create
    from tests.server.test_storage import summary as table_summary

    store = Store(database, "one")
    await AccountRows(database).add(Account("a", "Ana"), 1.0)
    for number in range(10):
        await create(store, f"t{number}", b"{}", table_summary("a"), None, 1.0)
    new = [
        Notice(account="a", table=f"t{n}", kind="turn", due=100.0 + n, title=f"T{n}")
        for n in range(10)
    ]
    await rows.change(new, [])
    await rows.change(new[:1], [])  # once more: it waits already
    clock = Notice(account="a", table="t2", kind="clock", due=900.0, title="T2")
    await rows.change([clock], [("a", "t3", "turn")])  # t3 is settled
    assert not await rows.has_due(99.0)
    taken = await rows.take_due(100.5)
    assert [notice.table for notice in taken["a"]] == [f"t{n}" for n in range(10) if n != 3]
    message = message_for(taken["a"], "https://club.example", "en")
    assert message.subject == "It is your turn at 9 tables"
    assert len(message.lines) == 9
    await rows.settle(taken["a"])
    assert await rows.take_due(800.0) == {}
    assert [notice.kind for notice in (await rows.take_due(900.0))["a"]] == ["clock"]


def test_every_message_is_there_in_every_language() -> None:
    for language in languages():
        for kind in ("turn", "invited", "over", "mention", "clock"):
            notice = Notice(account="a", table="t", kind=kind, due=0.0, title="Tisch")
            assert "Tisch" in message_for([notice], "https://x", language).subject


def test_nothing_is_sent_in_the_quiet_time() -> None:
    night = Wishes(quiet=(22, 8), zone="UTC")
    hour = 3600.0
    assert quiet_until(night, 21.9 * hour) is None
    assert quiet_until(night, 23 * hour) == 32 * hour
    assert quiet_until(night, 25 * hour) == 32 * hour
    assert quiet_until(night, 32 * hour) is None
    noon = Wishes(quiet=(12, 14), zone="UTC")
    assert quiet_until(noon, 13 * hour) == 14 * hour
    assert quiet_until(noon, 14 * hour) is None
    assert quiet_until(Wishes(), 3 * hour) is None


async def test_chat_mentions_and_webhooks(tmp_path: Any, endpoint: Endpoint) -> None:
    async with club(str(tmp_path / "e.db"), endpoint.host, 1) as base:
        players = await people(base, "Ana", "Bea")
        hook = {"kind": "hook", "url": f"http://{endpoint.host}/hook", "shape": "discord"}
        await players[1].post("/notifications/channels", {"to": hook})
        await players[1].post("/notifications/wishes", {"kinds": ["mention"]})
        table = await full_table(players, title="@everyone")
        for words in ("Bea?", "@Cai", "@bea come back"):
            body = {"key": f"key-{hash(words) & 0xFFFFFF:08x}", "text": words}
            assert (await players[0].post(f"/tables/{table}/chat", body)).status_code == 200
        [(path, _, body)] = await until(lambda: endpoint.posts)
        sent = json.loads(body)
        assert path == "/hook"
        assert sent["content"].startswith("You are mentioned in the chat: @everyone")
        assert sent["allowed_mentions"] == {"parse": []}
        await asyncio.sleep(0.3)
        assert len(endpoint.posts) == 1


async def test_an_event_that_asks_no_player_sends_no_second_notice(
    tmp_path: Any, endpoint: Endpoint
) -> None:
    """The host could otherwise send a message a minute by switching the chat on and off.

    Nor is another name, once somebody makes an account of this one, a reason to call twice.
    """
    async with club(str(tmp_path / "e.db"), endpoint.host, 1) as base:
        players = await people(base, "Ana", "Bea")
        hook = {"kind": "hook", "url": f"http://{endpoint.host}/hook", "shape": "discord"}
        await players[1].post("/notifications/channels", {"to": hook})

        async def calls_once(table: str) -> None:
            [_] = await until(lambda: endpoint.posts)
            for on in (False, True):
                chat = await players[0].do(table, {"type": "chat", "on": on})
                assert chat.status_code == 200
            if (await players[0].get("/me")).json()["guest"]:
                await players[0].account("Bea")
                seats = (await players[0].state(table))["seats"]
                assert [seat["name"] for seat in seats] == ["Bea", "Bea (2)"]
            await asyncio.sleep(3.0)  # it looks every two seconds
            assert len(endpoint.posts) == 1
            endpoint.posts.clear()

        table = await full_table(players, options=SHORT)
        while await waiting_player(players, table) != 1:
            state = await players[0].state(table)
            await players[0].play(table, state, state["legal"][0])
        await calls_once(table)
        await finish(players, table)
        await until(lambda: any(b"over" in body for _, _, body in endpoint.posts))
        endpoint.posts[:-1] = []
        await calls_once(table)


def test_each_chat_gets_its_own_shape() -> None:
    notice = Notice(account="a", table="t", kind="turn", due=0.0, title="<!channel> & co")
    message = message_for([notice], "https://x", "en")
    assert hook_body("slack", message)["text"].startswith(
        "It is your turn: &lt;!channel&gt; &amp; co"
    )
    assert hook_body("matrix", message)["msgtype"] == "m.text"
    assert hook_body("matrix", message)["m.mentions"] == {}  # not even "@room" in a title calls


def test_a_message_about_very_many_tables_still_fits() -> None:
    """Discord refuses more than 2,000 characters, push services more than 4,096 bytes."""
    notices = [
        Notice(account="a", table=f"{n:016x}", kind="turn", due=0.0, title="Ñ" * 60)
        for n in range(50)
    ]
    message = message_for(notices, "https://club.example", "en")
    content = hook_body("discord", message)["content"]
    assert 1500 < len(content) <= 2000
    assert content.startswith("It is your turn: Ñ")
    assert content.endswith("…\nhttps://club.example/tables")
    assert 500 < len(summary(message).encode()) < 3500
    assert len(message.text) > 5000  # a mail has them all


@pytest.mark.parametrize(
    ("words", "called"),
    [
        ("@Ana", True),
        ("hello @ana, your turn", True),
        ("@Ana!", True),
        ("@Anatol", False),
        ("@Ana_2", False),
        ("Ana", False),
    ],
)
def test_a_mention_is_of_the_whole_name(words: str, called: bool) -> None:
    assert is_mentioned("Ana", words) is called


async def test_news_are_not_lost_while_the_list_of_channels_is_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service = app.state.context.service
        rows: NoticeRows = service.dispatcher.rows
        players = await people(base, "Ana", "Bea")
        hook = {"kind": "hook", "url": "https://discord.com/api/webhooks/1", "shape": "discord"}
        for person in players:
            added = await person.post("/notifications/channels", {"to": hook})
            assert added.status_code == 200, added.text
        tables = [await full_table(players) for _ in range(2)]
        await service.notifier.stop()
        notices = delete(db.notices)
        await service.store.database.write(lambda c: c.execute(notices).rowcount)
        read = rows.reachable

        async def slowly() -> set[str]:
            await asyncio.sleep(0.1)
            return await read()

        monkeypatch.setattr(rows, "reachable", slowly)
        notifier = Notifier(rows, 60.0, lambda *_: False)
        for table in tables:  # the second while the list is read for the first
            notifier.table_changed(await service.tables.get(table))
            await asyncio.sleep(0.01)
        await notifier.stop()
        query = select(db.notices.c.table_id)
        found = await service.store.database.read(lambda c: set(c.execute(query).scalars()))
        assert found == set(tables)


async def test_a_mail_server_that_is_down_is_named_as_the_reason(
    database_url: str, endpoint: Endpoint
) -> None:
    async with club(database_url, endpoint.host, 9) as base:
        [ana] = await people(base, "Ana")
        to = {"kind": "mail", "address": "ana@example.org"}
        refused = await ana.post("/notifications/channels", {"to": to})
        assert (refused.status_code, refused.json()["code"]) == (503, "mail-down")
        [channel] = (await ana.get("/notifications")).json()["channels"]
        assert channel["confirmed"] is False


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1",
        "https://evil.example/api",
        "https://discord.com.evil.example/",
        "https://discord.com@evil.example/",
        "https://user@discord.com/",
        "https://127.0.0.1/",
        "https://discord.com:8443/",
        "https://db5.notify.windows.com:22/",
        "file:///etc/passwd",
        "https://[::1",
        "https://127.0.0.1%2f.notify.windows.com/w",
        "https://127.0.0.1\\.notify.windows.com/w",
        "https://@discord.com/api",
    ],
)
def test_the_server_sends_only_to_hosts_it_is_allowed(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_host(url, ("discord.com", ".notify.windows.com"))
    assert refused.value.code == "bad-address"


def test_an_allowed_host_may_be_a_family() -> None:
    check_host("https://discord.com/api/webhooks/1/x", ("discord.com",))
    check_host("https://db5.notify.windows.com/w", (".notify.windows.com",))


async def test_addresses_are_hidden_from_others(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    refused = await ana.post(
        "/notifications/channels", {"to": {"kind": "mail", "address": "a@example.org"}}
    )
    assert refused.json()["code"] == "no-mail"
    hook = Hook("https://discord.com/api/webhooks/1/topsecret", "discord")
    to = {"kind": "hook", "url": hook.url, "shape": hook.shape}
    added = (await ana.post("/notifications/channels", {"to": to})).json()
    [channel] = added["channels"]
    assert "topsecret" not in json.dumps(added)
    table = await full_table([ana, bea])
    await bea.state(table)
    assert (await bea.get("/notifications")).json()["channels"] == []
    stolen = await bea.post("/notifications/remove", {"id": channel["id"]})
    assert stolen.json()["code"] == "not-found"
    assert not any(b"topsecret" in data for data in bea.received)
    assert (await ana.post("/notifications/remove", {"id": channel["id"]})).status_code == 200
