"""A sender who leaves stops no command half-way, and leaves no task that nobody waits for."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from elgrande.server.accounts.rows import Account
from elgrande.server.errors import Refusal
from elgrande.server.requests import CommandRequest, StartGame
from elgrande.server.service import Service
from elgrande.server.storage import Store
from tests.server.playing import PATIENCE, Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("error", [Refusal("stale", "Too late."), ValueError("broken")])
async def test_a_command_whose_sender_left_ends_without_loose_errors(
    base: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    began, left = asyncio.Event(), asyncio.Event()
    tasks: list[asyncio.Task[Any]] = []

    command = Service.command

    async def slowly(self: Service, who: Account, table: str, request: CommandRequest) -> Any:
        if not isinstance(request.do, StartGame):
            return await command(self, who, table, request)
        tasks.append(cast("asyncio.Task[Any]", asyncio.current_task()))
        began.set()
        await left.wait()
        raise error

    loose: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: loose.append(context))
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}])
    monkeypatch.setattr(Service, "command", slowly)
    async with ana.socket() as line, asyncio.timeout(PATIENCE):
        await line.send(type="watch", table=table)
        await line.until("state")
        await line.send(type="do", table=table, key=new_key(), do={"type": "start"})
        await began.wait()
    await bea.do(table, {"type": "join"})  # the server has news for Ana and finds her gone
    await asyncio.sleep(0.3)
    left.set()
    with capture_logs() as logged:
        await asyncio.wait(tasks)
        await asyncio.sleep(0)
    tasks.clear()
    gc.collect()
    assert loose == []
    assert [each["event"] for each in logged] == (
        [] if isinstance(error, Refusal) else ["frame failed"]
    )


async def test_words_are_told_at_once_though_their_speaker_left(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, left = asyncio.Event(), asyncio.Event()
    say = Store.say

    async def slowly(self: Store, *words: Any) -> None:
        await say(self, *words)
        stored.set()
        await left.wait()

    monkeypatch.setattr(Store, "say", slowly)
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}])
    async with bea.socket() as hers, asyncio.timeout(PATIENCE):
        await bea.do(table, {"type": "join"})
        await hers.send(type="watch", table=table)
        await hers.until("here")
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            await line.until("state")
            await line.send(type="say", table=table, key=new_key(), text="Bye.")
            await stored.wait()
        await bea.do(table, {"type": "ready", "seat": 1, "on": True})  # news that find her gone
        await asyncio.sleep(0.3)
        left.set()
        told = await hers.until("chat")
    assert [each["text"] for each in told["lines"]] == ["Bye."]


async def test_a_server_that_stops_ends_a_command_whose_sender_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = asyncio.Event()
    command = Service.command

    async def slowly(self: Service, who: Account, table: str, request: CommandRequest) -> Any:
        if isinstance(request.do, StartGame):
            began.set()
            await asyncio.sleep(1)
        return await command(self, who, table, request)

    config = config_for(str(tmp_path / "elgrande.db"))
    async with running(config) as base, asyncio.timeout(PATIENCE):
        ana, bea = await people(base, "Ana", "Bea")
        table = await ana.open_table([{"who": "me"}, {}])
        cookies = dict(ana.http.cookies)
        monkeypatch.setattr(Service, "command", slowly)
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            await line.until("state")
            await line.send(type="do", table=table, key=new_key(), do={"type": "start"})
            await began.wait()
        await bea.do(table, {"type": "join"})  # news that find her gone
        await asyncio.sleep(0.1)
    async with running(config) as base:
        again = Person(base)
        again.http.cookies.update(cookies)
        assert (await again.state(table))["status"] == "playing"
