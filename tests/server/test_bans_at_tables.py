"""Bans and mutes while a game goes on: when they take effect, and what the others see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from elgrande.server.admin.cli import app as commands
from tests.server.machines import machines
from tests.server.playing import Person, config_for, full_table

pytestmark = pytest.mark.anyio


async def admin(*words: str) -> None:
    """Run `elgrande admin ...`, beside the server."""
    result = await asyncio.to_thread(CliRunner().invoke, commands, words)
    assert result.exit_code == 0, result.output


async def test_a_banned_player_who_says_nothing_leaves_the_table(tmp_path: Path) -> None:
    """Otherwise the others would see the player as here, and could not let a bot play on."""
    database = str(tmp_path / "elgrande.db")
    async with machines(config_for(database)) as [machine]:
        ana = await Person(machine.base).account("Ana")
        bea = await Person(machine.base).account("Bea")
        table = await full_table([ana, bea])
        async with ana.socket() as hers, bea.socket() as line:
            for each in (hers, line):
                await each.send(type="watch", table=table)
            await line.until("here", seats=[0, 1])
            await admin("ban", "Ana", "--database", database)
            await line.until("here", timeout=20, seats=[1])
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(hers.until("never"), 5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        known = {"name": "Ana", "password": "long enough"}
        refused = await Person(machine.base).post("/login", known)
        assert refused.json()["code"] == "banned"
