"""Notifications survive what fails on the way: mail servers, chats, and the server itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.config import Config, MailServer, Notifications
from elgrande.server.notifications.dispatcher import Dispatcher
from elgrande.server.notifications.rows import RETRY_SECONDS, Notice, NoticeRows
from elgrande.server.notifications.senders import GoneError, Senders
from elgrande.server.notifications.settings import Hook, Mail
from elgrande.server.storage import Database, Store
from tests.server.test_storage import create, summary

pytestmark = pytest.mark.anyio

NOW = 1_000_000.0


async def a_player(database: Database, *kinds: Any, table: str = "t1") -> NoticeRows:
    """An account with notices that are due."""
    rows = NoticeRows(database)
    if not await rows.channels(["a"]):
        await AccountRows(database).add(Account("a", "Ana"), 1.0)
    await create(Store(database, "one"), table, b"{}", summary("a"), None, 1.0)
    await rows.change([notice(kind, table) for kind in kinds], ())
    return rows


def notice(kind: Any, table: str = "t1", due: float = NOW - 1) -> Notice:
    return Notice(account="a", table=table, kind=kind, due=due, title="T")


async def due_kinds(rows: NoticeRows, now: float) -> list[str]:
    taken = await rows.take_due(now)
    return sorted(each.kind for each in taken.get("a", ()))


async def test_a_message_that_a_kill_interrupts_is_sent_later(database: Database) -> None:
    rows = await a_player(database, "turn", "mention")
    assert await due_kinds(rows, NOW) == ["mention", "turn"]
    # Nothing was settled: the process has died. Another one must not send it at the same time.
    assert await due_kinds(rows, NOW + 10) == []
    assert await due_kinds(rows, NOW + RETRY_SECONDS) == ["mention", "turn"]


async def test_news_while_a_message_is_sent_are_a_message_of_their_own(database: Database) -> None:
    rows = await a_player(database, "turn")
    [sent] = (await rows.take_due(NOW))["a"]
    await rows.change([notice("mention")], ())
    assert await due_kinds(rows, NOW + 1) == ["mention"]
    await rows.settle([sent])
    assert await due_kinds(rows, NOW + RETRY_SECONDS + 1) == ["mention"]


async def test_a_turn_played_while_its_message_is_sent_does_not_come_back(
    database: Database,
) -> None:
    rows = await a_player(database, "turn")
    [sent] = (await rows.take_due(NOW))["a"]
    await rows.change((), [("a", "t1", "turn")])  # played
    await rows.settle([sent], [sent])  # it failed: once more, please
    assert await due_kinds(rows, NOW + 10 * RETRY_SECONDS) == []


def dispatcher(database: Database, send: Callable[[Any], None]) -> Dispatcher:
    """One whose channels do what `send` says."""
    config = Config(
        mail=MailServer(host="127.0.0.1"),
        notifications=Notifications(wait=1.0),
        origins=("https://club.example",),
    )
    made = Dispatcher(database, config, lambda *_: False)

    class Fake(Senders):
        async def send(self, channel: Any, message: Any) -> None:
            await asyncio.to_thread(send, channel)

    made._senders = Fake(config.mail, "", "")
    return made


async def test_an_address_survives_a_mail_server_that_is_down(database: Database) -> None:
    """It is also the one to which a new password would be sent."""
    rows = await a_player(database, "turn")
    channel = await rows.add("a", Mail("ana@example.org"), confirmed=True, now=1.0)
    down = Dispatcher(
        database,
        Config(mail=MailServer(host="127.0.0.1", port=9, security="none")),
        lambda *_: False,
    )
    await down.start()
    try:
        for _ in range(60):
            await down._dispatch(time.time() + 10**6)
            await rows.change([notice("turn")], ())
    finally:
        await down.stop()
    assert [each.id for each in (await rows.channels(["a"]))["a"]] == [channel.id]


async def test_a_message_that_no_channel_took_is_sent_again(database: Database) -> None:
    rows = await a_player(database, "turn", "over")
    await rows.add("a", Hook("https://discord.com/1", "discord"), confirmed=True, now=1.0)
    works, sent = False, 0

    def send(_: Any) -> None:
        nonlocal sent
        if not works:
            raise OSError
        sent += 1

    sending = dispatcher(database, send)
    await sending._dispatch(NOW)
    works = True
    await sending._dispatch(NOW + 10)
    assert sent == 0
    await sending._dispatch(time.time() + RETRY_SECONDS + 1)
    assert sent == 1
    await sending._dispatch(time.time() + 9 * RETRY_SECONDS)
    assert sent == 1


async def test_a_message_that_one_channel_took_is_not_sent_again(database: Database) -> None:
    rows = await a_player(database, "turn")
    await rows.add("a", Hook("https://discord.com/1", "discord"), confirmed=True, now=1.0)
    await rows.add("a", Hook("https://discord.com/2", "discord"), confirmed=True, now=1.0)
    sent: list[str] = []

    def send(channel: Any) -> None:
        if channel.to.url.endswith("1"):
            raise OSError
        sent.append(channel.to.url)

    sending = dispatcher(database, send)
    await sending._dispatch(NOW)
    await sending._dispatch(time.time() + 9 * RETRY_SECONDS)
    assert sent == ["https://discord.com/2"]


async def test_a_channel_that_is_gone_is_forgotten_with_its_message(database: Database) -> None:
    rows = await a_player(database, "turn")
    await rows.add("a", Hook("https://discord.com/1", "discord"), confirmed=True, now=1.0)

    def send(_: Any) -> None:
        raise GoneError

    await dispatcher(database, send)._dispatch(NOW)
    assert await rows.channels(["a"]) == {}
    assert not await rows.has_due(time.time() + 9 * RETRY_SECONDS)


async def test_a_slow_address_does_not_hold_up_the_others(database: Database) -> None:
    rows = await a_player(database, "turn")
    await AccountRows(database).add(Account("b", "Bea"), 1.0)
    for account in ("a", "b"):
        await rows.add(account, Hook("https://discord.com/1", "discord"), confirmed=True, now=1.0)
    second = Notice(account="b", table="t1", kind="turn", due=NOW, title="T")
    await rows.change([second], ())
    both = [asyncio.Event(), asyncio.Event()]
    loop = asyncio.get_running_loop()

    def send(channel: Any) -> None:
        mine, other = both if channel.account == "a" else both[::-1]
        loop.call_soon_threadsafe(mine.set)
        asyncio.run_coroutine_threadsafe(other.wait(), loop).result(10)

    await asyncio.wait_for(dispatcher(database, send)._dispatch(NOW), 20)
