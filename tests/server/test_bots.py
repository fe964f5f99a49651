"""Bots: what they receive, what they remember, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from elgrande.bots import Budget, Knowledge, create, search_bot
from elgrande.bots.registry import BUILT_IN
from elgrande.game import Game, Options
from elgrande.server.bots import processes, tasks
from elgrande.server.bots.fair_queue import FairQueue
from elgrande.server.bots.processes import Worker, start_worker
from elgrande.server.bots.runner import HINTS_AT_ONCE, BotRunner, thinking_time
from elgrande.server.bots.tasks import bot_at, task_for, think
from tests.server.playing import (
    PATIENCE,
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


async def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced() -> None:
    worker = Worker()
    try:
        assert await worker.run(echo, b"hola", 60) == b"hola"
        idle = worker._pid.result()
        os.kill(idle, signal.SIGKILL)
        async with asyncio.timeout(60):
            while is_running(idle):
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)  # until the pool has noticed
        assert await worker.run(echo, b"hola", 60) == b"hola"
    finally:
        worker.stop()


def start_slowly(ended: Any) -> None:
    time.sleep(2)
    start_worker(ended)


async def test_a_process_that_starts_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise bots would play at random after a start on a busy machine."""
    monkeypatch.setattr(processes, "start_worker", start_slowly)
    worker = Worker()
    try:
        assert await worker.run(echo, b"hola", 0.5) == b"hola"
        with pytest.raises(TimeoutError):
            await worker.run(hang, b"", 0.2)
    finally:
        worker.stop()


async def test_a_worker_holds_no_more_than_it_takes_to_think(tmp_path: Path) -> None:
    """The main module is the server; starting it again for every worker took a second and 60 MB."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    ran = await asyncio.create_subprocess_exec(
        sys.executable, str(program), stdout=asyncio.subprocess.PIPE
    )
    said, _ = await asyncio.wait_for(ran.communicate(), 60)
    loaded = said.decode().split()
    assert "elgrande.server.bots.tasks" in loaded
    assert not {"starlette", "sqlalchemy", "elgrande.server.service"} & set(loaded)


PROGRAM = """
import asyncio
import elgrande.server.runner
from elgrande.server.bots.processes import Worker, start_worker

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
    search = search_bot.search_for

    def counted(*given: object) -> object:
        nonlocal searches
        searches += 1
        return search(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(search_bot, "search_for", counted)
    bot_at.cache_clear()
    game = Game.new(Options(length="short", players=3), 5)
    questions = 0
    while not game.is_over:
        seat = game.question.seats[0]
        questions += len(game.legal(seat)) > 1
        game.apply(seat, think(task_for("a" * 16, game, seat, "normal", 3000)))
    assert 0 < searches < 0.7 * questions


class Remembering:
    """A bot that reads the history."""

    name = "remembering"

    def __init__(self) -> None:
        self.history: list[Any] = []

    def choose(
        self, knowledge: Knowledge, legal: Sequence[int], _budget: Budget | None = None
    ) -> int:
        self.history = list(knowledge.history)
        return legal[0]


def test_a_bot_gets_what_its_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Remembering()
    monkeypatch.setattr(tasks, "create", lambda *_: bot)
    bot_at.cache_clear()
    dice = random.Random(1)
    for options in (Options(length="short", players=3), Options(edition="1995", players=4)):
        game = Game.new(options, 5)
        while not game.is_over:
            seat = game.question.seats[0]
            if dice.random() < 0.2:
                think(task_for("a" * 16, game, seat, "remembering", 3000))
                assert bot.history == game.events(seat)
            game.apply(seat, dice.choice(game.legal(seat)))
        assert len(bot.history) > 100
    bot_at.cache_clear()


def test_none_of_our_bots_remembers_so_they_get_no_history() -> None:
    assert not any(getattr(create(name), "remembers", False) for name in BUILT_IN)
    game = Game.new(Options(players=3), 5)
    assert _history(task_for("a" * 16, game, 0, "random", 50)) == ()
    assert _history(task_for("a" * 16, game, 0, "", 50)) == tuple(game.events(0)) != ()


def _history(task: bytes) -> tuple[Any, ...]:
    return msgspec.msgpack.decode(task, type=tasks.Task).history


def test_a_bot_gets_nothing_that_depends_on_another_seats_secret(
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
    pytest.fail("no player had a secret")


def test_many_bots_in_line_think_shorter() -> None:
    assert thinking_time(3000, 0) == 3000
    assert thinking_time(3000, 29) == 300
    assert thinking_time(3000, 1029) == 50
    assert thinking_time(20, 1029) == 20


async def test_the_most_important_task_is_next() -> None:
    turns = FairQueue()
    ranks = {"a": 2, "b": 2, "c": 1, "d": 0, "e": 2, "f": 0}
    order: list[tuple[str, int]] = []

    async def take(name: str) -> None:
        async with turns.take(lambda: ranks[name]):
            order.append((name, turns.rivals))
            await asyncio.sleep(0)

    async with turns.take(lambda: 0):
        tasks = {name: asyncio.create_task(take(name)) for name in ranks}
        await asyncio.sleep(0)
        tasks["a"].cancel()
        ranks["e"] = 0  # a player has joined that table meanwhile
    await asyncio.wait(tasks.values())
    assert order == [("d", 2), ("e", 1), ("f", 0), ("c", 0), ("b", 0)]


async def test_a_task_that_leaves_the_queue_is_not_called() -> None:
    turns = FairQueue()
    done: list[str] = []

    async def come(name: str) -> None:
        async with turns.take(lambda: 0):
            done.append(name)

    async with turns.take(lambda: 0):
        leaving, staying = (asyncio.create_task(come(name)) for name in ("leaves", "stays"))
        await asyncio.sleep(0)
        leaving.cancel()  # it does not know yet when the turn passes on
    await staying
    async with turns.take(lambda: 0):
        done.append("later")
    assert done == ["stays", "later"]


async def test_a_turn_given_up_at_the_last_moment_goes_to_the_next() -> None:
    turns = FairQueue()

    async def take() -> None:
        async with turns.take(lambda: 0):
            pass

    async with turns.take(lambda: 0):
        tasks = [asyncio.create_task(take()) for _ in range(2)]
        await asyncio.sleep(0)
    tasks[0].cancel()  # it is its turn, but it does not know yet
    await asyncio.wait_for(tasks[1], PATIENCE)
    await asyncio.wait_for(take(), PATIENCE)


async def test_a_player_gets_one_hint_at_a_time(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), bot_milliseconds=1000)
    async with running(config) as base:
        everybody = await people(base, *(f"Ana {number}" for number in range(HINTS_AT_ONCE + 4)))
        asked = []
        for ana in everybody:
            table = await ana.open_table([{"who": "me"}] * 2, start=True, hints=True)
            state = await ana.state(table)
            seat = next(seat["seat"] for seat in state["seats"] if seat["waiting"])
            asked.append((ana, f"/tables/{table}/hint", {"seat": seat}))
        ana, path, body = asked[0]
        answers = await asyncio.gather(*(ana.post(path, body) for _ in range(6)))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
        assert all("code" not in each or each["code"] == "busy" for each in map(json_of, answers))
        assert (await ana.post(path, body)).status_code == 200
        answers = await asyncio.gather(*(each.post(path, body) for each, path, body in asked))
        codes = [answer.status_code for answer in answers]
        assert codes.count(200) >= HINTS_AT_ONCE
        assert set(codes) <= {200, 409}


async def test_hints_for_one_address_do_not_keep_others_from_asking(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), bot_milliseconds=1000)
    async with running(config) as base:
        guests = [Person(base) for _ in range(HINTS_AT_ONCE + 2)]
        for number, guest in enumerate(guests):
            guest.http.headers["x-forwarded-for"] = "198.51.100.7"
            await guest.guest(f"Guest {number}")
        [ana] = await people(base, "Ana")
        asked = []
        for person in (*guests, ana):
            table = await person.open_table([{"who": "me"}] * 2, start=True, hints=True)
            state = await person.state(table)
            seat = next(seat["seat"] for seat in state["seats"] if seat["waiting"])
            asked.append(person.post(f"/tables/{table}/hint", {"seat": seat}))
        *theirs, hers = await asyncio.gather(*asked)
        assert {each.status_code for each in theirs} == {200, 409}
        assert hers.status_code == 200


def json_of(answer: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()
    return found


class Noted:
    """Whose turn it was, in order; and how far it had come when each table was woken last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.order: list[str] = []
        self.woken: dict[str, int] = {}
        wake = BotRunner.wake

        async def run(_: Worker, work: Callable[[bytes], Any], task: bytes, __: float) -> Any:
            self.order.append(msgspec.msgpack.decode(task)["table"])
            await asyncio.sleep(0.05)
            return work(task)

        def noted(runner: BotRunner, table_id: str) -> None:
            self.woken[table_id] = len(self.order)
            wake(runner, table_id)

        monkeypatch.setattr(Worker, "run", run)
        monkeypatch.setattr(BotRunner, "wake", noted)

    def others_before(self, table: str) -> int:
        """Turns between the last time the table was woken and its own."""
        return self.order[self.woken[table] :].index(table)


async def test_games_among_bots_do_not_hold_up_bots_that_a_person_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = Noted(monkeypatch)
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana, gus = await people(base, "Ana", "Gus")
        for _ in range(12):
            await gus.open_table([{"bot": "random"}] * 3, start=True)
        table = await ana.open_table([{"who": "me"}, {"bot": "random"}], start=True)
        dice = random.Random(1)
        for _ in range(3):
            await play_on([ana], table, dice, steps=1)
            async with asyncio.timeout(PATIENCE):
                while table not in noted.order[noted.woken.get(table, 0) :]:
                    await asyncio.sleep(0.02)
            assert noted.others_before(table) <= 1  # the one that was thinking


async def test_the_number_of_tables_with_bots_only_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Worker, "run", never)
    limits = msgspec.structs.replace(WIDE, bots_alone=2)
    async with running(config_for(str(tmp_path / "elgrande.db"), limits=limits)) as base:
        ana, bea = await people(base, "Ana", "Bea")
        bots = [{"bot": "random"}] * 2
        mixed = [{"who": "me"}, *bots]
        seated = [await ana.open_table(mixed, start=True) for _ in range(3)]
        waiting = [await ana.open_table(bots) for _ in range(6)]
        started = await asyncio.gather(*(ana.do(each, {"type": "start"}) for each in waiting))
        assert sorted(answer.status_code for answer in started) == [200] * 2 + [429] * 4
        body = {"key": new_key(), "options": {"players": 2}, "seats": bots, "start": True}
        refused = await ana.post("/tables", body)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        resign = await ana.do(seated[0], {"type": "resign", "seat": 0})
        assert (resign.status_code, resign.json()["code"]) == (429, "too-many")
        assert (await ana.state(seated[0]))["seats"][0]["bot"] is None
        assert (await bea.post("/tables", {**body, "key": new_key()})).status_code == 200
        assert (await ana.post("/tables", {**body, "start": False})).status_code == 200
        shared = await full_table([ana, bea])
        assert (await ana.do(shared, {"type": "resign", "seat": 0})).status_code == 200
