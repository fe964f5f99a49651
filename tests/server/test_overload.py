"""Past its capacity the server lets games go on, and newcomers wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande.server.load import RECENT, Load
from elgrande.server.web import open_app
from tests.server.playing import WIDE, Person, config_for, serving

pytestmark = pytest.mark.anyio


async def test_a_late_server_is_full_until_it_has_been_calm_for_a_while() -> None:
    load = Load(0.5)

    def is_full_after(*late: float) -> bool:
        for each in late:
            load.note(each)
        return load.is_full

    assert not is_full_after(*[0.4] * 20)
    assert is_full_after(*[0.6] * 20)
    assert is_full_after(0.0, 0.0, 0.0)
    assert not is_full_after(*[0.0] * 10)


@pytest.mark.parametrize("late", [0.6, 5.0, 600.0])
async def test_one_late_moment_does_not_make_a_server_full(late: float) -> None:
    load = Load(0.5)
    for each in (late, 0.0, late):
        load.note(each)
        assert not load.is_full
    for _ in range(20):
        load.note(late)
    assert load.is_full


async def test_a_server_whose_commands_wait_for_the_database_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop is in time meanwhile: its lateness alone would not show it."""
    limits = msgspec.structs.replace(WIDE, lag=0.2)
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits)
    async with open_app(config) as app, serving(app, config) as base:
        ana = await Person(base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        service = app.state.context.service
        await service.load.stop()
        for _ in range(RECENT):  # a busy machine may have been late by now
            service.load.note(0.0)
        database = service.store.database
        write = database.write

        async def slow_write(work: Any) -> Any:
            await asyncio.sleep(0.3)
            return await write(work)

        monkeypatch.setattr(database, "write", slow_write)
        for _ in range(3):
            assert not service.load.is_full
            seat = (await ana.state(table))["view"]["question"]["seats"][0]
            own = await ana.state(table, seat=seat)
            play = {"type": "play", "seat": seat, "action": own["legal"][0]}
            assert (await ana.do(table, play, version=own["version"])).status_code == 200
            service.load.note(0.0)
        assert service.load.is_full
        for _ in range(10):
            service.load.note(0.0)
        assert not service.load.is_full


async def test_newcomers_wait_while_games_go_on(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"))
    async with open_app(config) as app, serving(app, config) as base:
        ana = await Person(base).guest("Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        load = app.state.context.service.load
        await load.stop()
        load.is_full = True
        async with ana.socket() as line:
            await line.send(type="ping")
            await line.until("pong")
            bea = await Person(base).guest("Bea")  # Ana was the only one here
            async with bea.socket() as other:
                await other.send(type="ping")
                await other.until("pong")
                again = f"/tables/{table}/play-on"
                for path, body in (("/guest", {"name": "Cleo"}), ("/tables", {}), (again, {})):
                    refused = await Person(base).post(path, body)
                    assert (refused.status_code, refused.json()["code"]) == (503, "full")
                    assert int(refused.headers["retry-after"]) > 0
        state = await ana.state(table)
        seat = state["view"]["question"]["seats"][0]
        own = await ana.state(table, seat=seat)
        play = {"type": "play", "seat": seat, "action": own["legal"][0]}
        assert (await ana.do(table, play, version=own["version"])).status_code == 200
