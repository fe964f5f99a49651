"""Worker processes for bots, each with a priority queue."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import ModuleType
from typing import TypeVar

from elgrande.bots.child_process import start_child
from elgrande.server.bots.tasks import ready

T = TypeVar("T")


class Turns:
    """Of those in line, whoever matters most is next; of equals, whoever came first.

    How much somebody matters, the lowest number most, is looked at when it is somebody's turn.
    """

    def __init__(self) -> None:
        self._taken = False
        self._line: list[tuple[Callable[[], int], asyncio.Future[None]]] = []
        self.rivals = 0  # who matter as much as whoever has the turn, and wait

    @contextlib.asynccontextmanager
    async def take(self, rank: Callable[[], int]) -> AsyncIterator[None]:
        if self._taken:
            await self._wait(rank)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, rank: Callable[[], int]) -> None:
        called = asyncio.get_running_loop().create_future()
        self._line.append((rank, called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called, and gone before hearing of it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._line = [each for each in self._line if not each[1].cancelled()]
        ranks = [rank() for rank, _ in self._line]
        self._taken = bool(ranks)
        self.rivals = 0
        if ranks:
            best = min(ranks)
            self.rivals = ranks.count(best) - 1
            self._line.pop(ranks.index(best))[1].set_result(None)


class Worker:
    """One process. A table always gets the same one, where its bots remember their plans."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] = Future()
        self.turns = Turns()

    def start(self) -> ProcessPoolExecutor:
        """It takes a moment: better not at somebody's turn."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=start_child
            )
            with no_main_module():
                self._pid = self._pool.submit(ready)
        return self._pool

    async def run(self, work: Callable[[bytes], T], task: bytes, seconds: float) -> T:
        """Do the work there; a process that dies or takes longer is replaced.

        For whoever has the turn, so that the time of a question is its own.
        """
        future = asyncio.get_running_loop().run_in_executor(self.start(), work, task)
        try:
            return await asyncio.wait_for(future, seconds)
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            raise

    def stop(self) -> None:
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        if self._pid.done() and not self._pid.cancelled() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._pid.result(), signal.SIGTERM)


@contextlib.contextmanager
def no_main_module() -> Iterator[None]:
    """A process started meanwhile does not read in the main module: here, the whole server."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
