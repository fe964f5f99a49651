"""Which functions run for one click, and for one answer of a bot.

    python -m tests.server.trace

A profiler notes every function of elgrande on every thread, from the request until the new state is
announced: methods, properties, closures and lambdas. Comprehensions are no functions. The core is
compiled and not counted, nor is what a bot does inside `choose`. Those of the server are counted a
second time by themselves: a reader of the server need not look into the game's methods.
"""

from __future__ import annotations

import asyncio
import math
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple, TypeVar

import pytest

import elgrande
from elgrande.server import requests
from elgrande.server.accounts.rows import Account
from elgrande.server.bots.processes import Worker
from elgrande.server.bots.runner import BotRunner
from elgrande.server.notifications import notifier
from elgrande.server.service import Service
from elgrande.server.storage import open_database
from elgrande.server.table import Table
from tests.server.playing import config_for, new_key

SOURCE = Path(elgrande.__file__).parent
ANA = Account("a" * 24, "Ana")

T = TypeVar("T")


class Trace:
    """The functions that run while it is `on`, in the order of their first call."""

    def __init__(self) -> None:
        self.on = False
        self._found: dict[CodeType, None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self.on and event == "call" and not is_choosing(frame):
            self._found.setdefault(frame.f_code)

    @contextmanager
    def recording(self) -> Iterator[None]:
        self.on = True
        try:
            yield
        finally:
            self.on = False

    @property
    def functions(self) -> list[str]:
        """Each as `file function`."""
        return [
            f"{path.relative_to(SOURCE)} {code.co_qualname}"
            for code in self._found
            if (path := Path(code.co_filename)).is_relative_to(SOURCE)
            and path.relative_to(SOURCE).parts[0] != "core"
            and not code.co_name.endswith(("comp>", "genexpr>"))
        ]


def is_choosing(frame: FrameType | None) -> bool:
    """Whether this is inside a bot's choice."""
    while frame is not None and frame.f_code.co_name != "choose":
        frame = frame.f_back
    return frame is not None


class Size(NamedTuple):
    """How many functions, and in how many files."""

    functions: int
    files: int


def size(functions: list[str], within: str = "") -> Size:
    """The size of a path, or of its part in a package such as `server/`."""
    some = [each for each in functions if each.startswith(within)]
    return Size(len(some), len({each.split(" ")[0] for each in some}))


@asynccontextmanager
async def service(trace: Trace) -> AsyncIterator[Service]:
    """A service on SQLite with one account; the trace watches all its threads."""
    threading.setprofile(trace.note)
    sys.setprofile(trace.note)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(notifier, "FRESH", math.inf)  # read once, before: a slow machine reads again
        config = config_for(str(Path(folder, "elgrande.db")))
        made = Service(await open_database(config.database), config)
        try:
            await made.account_rows.add(ANA, 0.0)
            yield made
        finally:
            await made.store.database.close()
            sys.setprofile(None)
            threading.setprofile(None)


async def table_at(service: Service, kind: str, *seats: requests.NewSeat) -> Table:
    """A table at a question of this kind."""
    new = requests.NewTable(key=new_key(), options={"players": len(seats)}, seats=seats, start=True)
    table_id = (await service.opener.open_table(ANA, new)).table
    while (table := await service.tables.get(table_id)).asked.kind != kind:
        await service.command(ANA, table.id, answer(table, 0))
    return table


def answer(table: Table, number: int) -> requests.CommandRequest:
    """One of the legal answers of a player who is asked."""
    assert table.game is not None
    seat = table.waiting_for[0]
    play = requests.Play(seat, table.game.legal(seat)[number])
    return requests.CommandRequest(new_key(), play, table.version)


async def click() -> list[str]:
    """A player takes as many caballeros as possible; from the command to its announcement."""
    trace = Trace()
    async with service(trace) as made:
        table = await table_at(made, "take", *[requests.NewSeat("me")] * 4)
        do = answer(table, -1)
        await made.notifier.stop()  # what earlier commands began in the background has ended
        with trace.recording():
            await made.command(ANA, table.id, do)
    return trace.functions


async def bot_answer() -> list[str]:
    """A bot takes its turn, until its answer is announced; the worker runs in this process."""
    trace = Trace()
    bot = requests.NewSeat(bot="random")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotRunner, "wake", lambda *_: None)
        patch.setattr(Worker, "run", run_here)
        async with service(trace) as made:
            table = await table_at(made, "power", bot, bot, bot)
            while (await made.tables.get(table.id)).asked.kind != "take":
                await made.bots._turn(table.id)
            await made.notifier.stop()
            with trace.recording():
                await made.bots._turn(table.id)
    return trace.functions


async def run_here(_: Worker, work: Callable[[bytes], T], task: bytes, seconds: float) -> T:
    return work(task)


def main() -> None:
    for what in (click, bot_answer):
        functions = asyncio.run(what())
        print(f"{what.__name__}: {size(functions)}, of the server {size(functions, 'server/')}")
        for each in functions:
            print(f"  {each}")


if __name__ == "__main__":
    main()
