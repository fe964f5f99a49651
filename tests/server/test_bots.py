"""Bots: what they are told, what they remember, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import pytest

from elgrande.bots import searcher
from elgrande.game import Game, Options
from elgrande.server.bots import HINTS_AT_ONCE, Hand
from elgrande.server.thinking import bot_at, task_for, think
from elgrande.server.workers import Worker
from tests.server.playing import config_for, people, running

pytestmark = pytest.mark.anyio


def die(_: bytes) -> bytes:
    os._exit(1)


def hang(_: bytes) -> bytes:
    time.sleep(600)
    return b""


def echo(task: bytes) -> bytes:
    return task


async def test_a_worker_that_dies_or_hangs_is_replaced() -> None:
    worker = Worker()
    worker.start()
    try:
        assert await worker.run(echo, b"hola", 60) == b"hola"
        with pytest.raises(Exception, match="terminated abruptly"):
            await worker.run(die, b"", 60)
        assert await worker.run(echo, b"hola", 60) == b"hola"
        hanging = worker._pid.result()
        with pytest.raises(TimeoutError):
            await worker.run(hang, b"", 0.2)
        assert await worker.run(echo, b"hola", 60) == b"hola"
        async with asyncio.timeout(60):
            while is_running(hanging):
                await asyncio.sleep(0.05)
    finally:
        worker.stop()


async def test_a_worker_holds_no_more_than_it_takes_to_think(tmp_path: Path) -> None:
    """The main module is the server; started anew for every worker it took a second and 60 MB."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    ran = await asyncio.create_subprocess_exec(
        sys.executable, str(program), stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(ran.communicate(), 60)
    loaded = said.decode().split()
    assert "elgrande.server.thinking" in loaded
    assert not {"fastapi", "sqlalchemy", "elgrande.server.service"} & set(loaded)


PROGRAM = """
import asyncio
import elgrande.server.command
from elgrande.server.workers import Worker

async def main():
    worker = Worker()
    print(await worker.run(eval, b"' '.join(__import__('sys').modules)", 60))
    worker.stop()

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    try:
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_a_bot_thinks_a_turn_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked by question, it still keeps to the plan it made at the first of a turn."""
    searches = 0
    search = searcher.search_for

    def counted(*given: object) -> object:
        nonlocal searches
        searches += 1
        return search(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(searcher, "search_for", counted)
    bot_at.cache_clear()
    game = Game.new(Options(length="short", players=3), 5)
    questions = 0
    while not game.is_over:
        seat = game.question.seats[0]
        questions += len(game.legal(seat)) > 1
        game.apply(seat, think(task_for("a" * 16, game, seat, "normal", 3000)))
    assert 0 < searches < 0.7 * questions


def test_a_bot_is_told_nothing_that_depends_on_anothers_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same sample is drawn in two games that differ in what the bot's seat cannot know."""
    monkeypatch.setattr("secrets.randbits", lambda _: 7)
    for seed in range(50):
        dice = random.Random(seed)
        game = Game.new(Options(edition="big-box", players=3, length="short"), seed)
        while not game.is_over:
            seats = game.question.seats
            if len(seats) == 3 and len(game.legal(1)) > 1:
                worlds = [game.clone(), game.clone()]
                for world, secret in zip(worlds, (0, -1), strict=True):
                    world.apply(1, game.legal(1)[secret])
                one, two = (task_for("a", world, 0, "normal", 50) for world in worlds)
                assert one == two
                assert task_for("a", worlds[0], 1, "", 50) != task_for("a", worlds[1], 1, "", 50)
                return
            game.apply(seats[0], dice.choice(game.legal(seats[0])))
    pytest.fail("nobody had a secret")


async def test_many_bots_in_line_think_shorter() -> None:
    hand = Hand()
    assert hand.milliseconds(3000) == 3000
    for _ in range(29):
        hand.queue.put_nowait("table")
    assert hand.milliseconds(3000) == 300
    for _ in range(1000):
        hand.queue.put_nowait("table")
    assert hand.milliseconds(3000) == 50
    assert hand.milliseconds(20) == 20


async def test_advice_for_everybody_at_once_does_not_stop_the_bots(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), bot_milliseconds=1000)
    async with running(config) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}] * 2, start=True, hints=True)
        state = await ana.state(table)
        asked = next(seat["seat"] for seat in state["seats"] if seat["waiting"])
        ask = [ana.post(f"/tables/{table}/hint", {"seat": asked}) for _ in range(20)]
        codes = sorted(answer.status_code for answer in await asyncio.gather(*ask))
        assert codes.count(200) >= HINTS_AT_ONCE
        assert set(codes) == {200, 409}
