"""One guest cannot starve the others: bot time, handshakes and connections are shared fairly."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from elgrande.game import AnyAction, Game, Options
from elgrande.server.bots.fair_queue import CROWD, FairQueue, QueueOwner
from elgrande.server.bots.processes import SHORTEST, Worker
from elgrande.server.bots.tasks import task_for, think
from elgrande.server.bus import SHARES_AT_ONCE
from elgrande.server.errors import Refusal
from elgrande.server.rates import Rates
from elgrande.server.web import open_app, timeouts
from elgrande.server.web.timeouts import HttpTimeouts
from tests.server.conftest import fresh_database, until_listening
from tests.server.playing import WIDE, Person, config_for, people, play_on, running, serving
from tests.server.receivers import until

pytestmark = pytest.mark.anyio

TURN = 0.002  # seconds


class Player:
    """Takes turns as long as the test lasts, and counts its own and those it waited for."""

    def __init__(self, queue: FairQueue, owner: QueueOwner, turns: list[QueueOwner]) -> None:
        self._queue = queue
        self._owner = owner
        self._turns = turns
        self.waited: list[int] = []

    async def play(self) -> None:
        while True:
            before = len(self._turns)
            async with self._queue.take(lambda: 0, self._owner):
                self.waited.append(len(self._turns) - before)
                self._turns.append(self._owner)
                await asyncio.sleep(TURN)


async def shares(owners: list[QueueOwner], turns: int) -> tuple[Counter[QueueOwner], list[Player]]:
    """How many turns each owner gets while all want as many as they can."""
    queue, taken = FairQueue(), list[QueueOwner]()
    players = [Player(queue, owner, taken) for owner in owners]
    tasks = [asyncio.create_task(player.play()) for player in players]
    while len(taken) < turns:
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Counter(taken), players


async def test_one_table_waits_for_one_turn_of_a_guest_with_29_tables() -> None:
    greedy, modest = ("10.0.0.1", "guest"), ("10.0.0.2", "ana")
    count, players = await shares([*[greedy] * 29, modest], 300)
    assert count[modest] > 0.4 * count.total()
    assert sorted(players[-1].waited)[int(0.9 * len(players[-1].waited))] <= 2


async def test_a_crowd_of_turns_gets_half_the_time_of_a_few() -> None:
    """With equal shares, an owner of one table would wait for bots more than twice as long."""
    greedy, modest = ("10.0.0.1", "guest"), ("10.0.0.2", "ana")
    count, _ = await shares([*[greedy] * 29, modest, modest], 300)
    assert 0.6 < count[modest] / count.total() < 0.72


async def test_many_accounts_at_one_address_share_the_part_of_that_address() -> None:
    guests = [("10.0.0.1", f"guest {number}") for number in range(20)]
    count, _ = await shares([*guests, ("10.0.0.2", "ana")], 300)
    assert count["10.0.0.2", "ana"] > 0.4 * count.total()
    assert min(count[guest] for guest in guests) >= 3


async def test_a_newcomer_has_no_claim_on_the_time_before_it_came() -> None:
    queue, taken = FairQueue(), list[QueueOwner]()
    old, new = ("a", "old"), ("b", "new")
    first = asyncio.create_task(Player(queue, old, taken).play())
    while len(taken) < 100:
        await asyncio.sleep(0.01)
    second = [asyncio.create_task(Player(queue, new, taken).play()) for _ in range(2)]
    start = len(taken)
    while len(taken) < start + 60:
        await asyncio.sleep(0.01)
    for task in (first, *second):
        task.cancel()
    await asyncio.gather(first, *second, return_exceptions=True)
    assert Counter(taken[start : start + 60])[old] > 15


async def test_bots_of_a_modest_owner_are_not_hurried_by_one_with_many_tables() -> None:
    queue = FairQueue()
    rivals: dict[QueueOwner, int] = {}
    many, one = ("a", "many"), ("b", "one")

    async def turn(owner: QueueOwner) -> None:
        async with queue.take(lambda: 0, owner):
            rivals.setdefault(owner, queue.rivals)
            await asyncio.sleep(TURN)

    async with queue.take(lambda: 0, ("c", "before")):
        tasks = [asyncio.create_task(turn(owner)) for owner in (*[many] * 10, one)]
        await asyncio.sleep(0.01)
    await asyncio.gather(*tasks)
    assert rivals == {many: 10, one: 1}


@pytest.mark.parametrize(
    ("running", "waiting", "hurried"),
    [
        pytest.param((2, 1, "a"), (0, 1, "b"), True, id="nobody waits for the one in progress"),
        pytest.param((1, 1, "a"), (0, 1, "b"), True, id="a bot goes before a hint"),
        pytest.param((0, 1, "a"), (0, 1, "b"), False, id="equals"),
        pytest.param((0, 3, "a"), (0, 1, "b"), False, id="a family of three tables"),
        pytest.param((0, 10, "a"), (0, 1, "b"), True, id="a crowd makes way"),
        pytest.param((0, 10, "a"), (0, 10, "b"), True, id="until there are two crowds"),
        pytest.param((0, 10, "a"), (0, 1, "a"), True, id="also for another at its address"),
        pytest.param((0, 10, "a"), (0, 10, "a"), True, id="until there are two crowds there"),
        pytest.param((0, 10, "a"), (2, 1, "b"), False, id="nor for a table without people"),
        pytest.param((0, 1, "a"), (0, 10, "b"), False, id="one has precedence over a crowd"),
    ],
)
async def test_a_turn_is_hurried_for_a_better_claim(
    running: tuple[int, int, str], waiting: tuple[int, int, str], hurried: bool
) -> None:
    calls: list[str] = []
    queue = FairQueue(lambda: calls.append("hurry"))
    tasks: list[asyncio.Task[None]] = []

    async def take(rank: int, owner: QueueOwner) -> None:
        async with queue.take(lambda: rank, owner):
            pass

    async def come(rank: int, number: int, *owner: str) -> None:
        tasks.extend(asyncio.create_task(take(rank, owner)) for _ in range(number))
        await asyncio.sleep(0)

    rank, number, address = running
    async with queue.take(lambda: rank, (address, "first")):
        await come(rank, number - 1, address, "first")
        assert not queue.is_hurried
        assert not queue.has_precedence()
        await come(*waiting, "second")
        assert (queue.is_hurried, bool(calls)) == (hurried, hurried)
        lesser = number == 1 and (waiting[0] > rank or waiting[1] > CROWD)
        assert queue.has_precedence() == lesser
    await asyncio.gather(*tasks)
    async with queue.take(lambda: rank, ("c", "later")):
        assert not queue.is_hurried


async def seconds_to_compare(waiting: int) -> float:
    """With so many that wait, of 50 owners, for one who has precedence."""
    queue, took = FairQueue(), list[float]()

    async def take(owner: str) -> None:
        async with queue.take(lambda: 2, (owner, owner)):
            pass

    async with queue.take(lambda: 0, ("a", "first")):
        tasks = [asyncio.create_task(take(str(number % 50))) for number in range(waiting)]
        await asyncio.sleep(0)
        for _ in range(3):
            began = time.thread_time()  # without that of others on a busy machine
            assert queue.has_precedence()
            took.append(time.thread_time() - began)
    await asyncio.gather(*tasks)
    return min(took)


async def test_ten_times_as_many_that_wait_take_no_hundred_times_as_long_to_compare() -> None:
    """All players wait meanwhile: with a thousand it once took half a second."""
    few, many = await seconds_to_compare(200), await seconds_to_compare(2000)
    assert many < 40 * few


def position(bot: str, milliseconds: int) -> bytes:
    game = Game.new(Options(players=4), 5)
    while len(game.legal(game.question.seats[0])) < 10:
        game.apply(game.question.seats[0], game.legal(game.question.seats[0])[0])
    return task_for(token_hex(8), game, game.question.seats[0], bot, milliseconds)


@pytest.mark.compiled_only
async def test_a_search_in_progress_answers_early_when_it_is_hurried() -> None:
    worker, took = Worker(), list[float]()
    clock = asyncio.get_running_loop().time
    await worker.run(think, position("expert", 50), 60)  # the process has started

    async def search(rank: int, owner: str) -> None:
        async with worker.turns.take(lambda: rank, (owner, owner)):
            began = clock()
            task = position("search", 2000)
            assert isinstance(await worker.run(think, task, 60), AnyAction)
            took.append(clock() - began)

    try:
        hog = asyncio.create_task(search(2, "hog"))
        await asyncio.sleep(0.3)
        ana = asyncio.create_task(search(0, "ana"))
        await hog
        await asyncio.sleep(0.3)
        assert not ana.done()
        await ana
    finally:
        worker.stop()
    assert took[0] < 0.5 * took[1]


async def test_who_hurries_a_task_that_answers_at_once_does_not_hurry_the_next() -> None:
    worker = Worker()
    try:
        await worker.run(bytes, b"", 60)  # the process has started
        async with worker.turns.take(lambda: 2):
            hurried = asyncio.create_task(worker.run(bytes, b"", 60))
            await asyncio.sleep(0)
            for _ in range(2):  # two with a better claim come
                worker._hurry()
            await hurried
            worker._hurry()  # another comes before the next task begins
            await worker.run(after_a_moment, b"", 60)
            assert not worker._ended.value
    finally:
        worker.stop()


def after_a_moment(_: bytes) -> None:
    time.sleep(4 * SHORTEST / 1000)


async def test_a_table_keeps_the_worker_until_its_player_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a search for others would begin in the moment between two answers."""
    order: list[str] = []

    async def run(_: Worker, work: Any, task: bytes, __: float) -> Any:
        order.append(msgspec.msgpack.decode(task)["table"])
        await asyncio.sleep(0.02)
        return work(task)

    monkeypatch.setattr(Worker, "run", run)
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        ana, gus = await people(base, "Ana", "Gus")
        for _ in range(6):
            await gus.open_table([{"bot": "random"}] * 3, start=True)
        table = await ana.open_table([{"who": "me"}, *[{"bot": "random"}] * 4], start=True)
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            answers = 0
            while order.count(table) < 12:
                answers += await play_on([ana], table, Random(1), steps=1)
    changes = sum(one != two == table for one, two in pairwise(order))
    assert changes <= answers + 1  # once for each time that Ana waits


async def test_handshakes_are_counted_even_without_a_session(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, handshakes=(5, 60.0))
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits)
    async with running(config) as base:
        nobody = Person(base)
        for _ in range(5):
            async with nobody.socket():
                pass
        with pytest.raises(InvalidStatus):
            async with nobody.socket():
                pass


async def test_pages_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, requests=(5, 60.0))
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits)
    async with running(config) as base:
        answers = [(await Person(base).http.get("/")).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


async def test_silent_connections_of_one_address_are_limited(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpTimeouts, "most", 10)
    monkeypatch.setattr(timeouts, "is_counted", lambda _: True)
    host, port = base.removeprefix("http://").split(":")
    silent = [await asyncio.open_connection(host, int(port)) for _ in range(30)]

    def dropped() -> int:
        return sum(reader.at_eof() or reader.exception() is not None for reader, _ in silent)

    await until(lambda: dropped() >= 20)
    for _, writer in silent:
        writer.close()
    await asyncio.sleep(0.2)
    assert (await Person(base).get("/health")).status_code == 200


# --- several processes ---


async def test_what_one_process_counts_holds_in_another() -> None:
    here, there = Rates(), Rates()
    rate = (16, 60.0)
    for number in range(16):
        here.check(rate, "commands", "ana")
        told = here.take_unreported()
        assert bool(told) == (number % 2 == 1)  # after an eighth of the limit
        there.add(told)
    with pytest.raises(Refusal, match="too often"):
        there.check(rate, "commands", "ana")
    there.check(rate, "commands", "bea")
    assert there.take_unreported() == []  # what another process reported is not passed on


async def test_limits_hold_for_all_processes_of_a_server_together(postgresql: str) -> None:
    limits = msgspec.structs.replace(WIDE, guests=(6, 60.0))
    database = await asyncio.to_thread(fresh_database, postgresql)
    config = config_for(database, limits=limits)
    async with (
        open_app(config) as one,
        open_app(config) as other,
        serving(one, config) as here,
        serving(other, config) as there,
    ):
        await until_listening(database, 2)
        for base in (here, there) * 3:
            await Person(base).guest("Ana")
        rates = [app.state.context.rates for app in (one, other)]
        await until(lambda: all(each.used("guests", "127.0.0.1") == 6 for each in rates))
        for base in (here, there):
            assert (await Person(base).post("/guest", {"name": "Ana"})).status_code == 429


def test_what_processes_tell_each_other_fits_whatever_names_people_try() -> None:
    """PostgreSQL takes 8,000 bytes: a longer message would let all counts in it be forgotten."""
    rates, others = Rates(), Rates()
    names = [f"{number:02} " + "\U0001f3f0" * 60 for number in range(SHARES_AT_ONCE)]
    for name in names:
        rates.spend((1, 60.0), "login name", name)
    shares = rates.take_unreported()
    assert len(shares) == SHARES_AT_ONCE
    assert len(msgspec.json.encode(shares)) < 7900
    others.add(shares)
    assert all(others.used("login name", name) == 1 for name in names)


# --- budgets ---


async def test_thinking_has_a_budget_for_each_account() -> None:
    rates = Rates()
    rates.spend((60, 3600.0), "thinking", "ana", 59.5)
    assert not rates.used("thinking", "ana") >= 60
    rates.spend((60, 3600.0), "thinking", "ana", 1.0)
    assert rates.used("thinking", "ana") >= 60
    assert not rates.used("thinking", "bea") >= 60


async def test_bots_only_glance_once_the_budget_of_their_host_is_spent(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, thinking=(1, 3600.0))
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits, bot_milliseconds=900)
    async with open_app(config) as app:
        service = app.state.context.service
        assert service.bots._most("ana") == 900
        service.rates.spend(limits.thinking, "thinking", "ana", 2.0)
        assert service.bots._most("ana") == SHORTEST
        assert service.bots._most("bea") == 900
