"""Worker processes for bots, each with a queue."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import RawValue
from types import ModuleType
from typing import Final, TypeVar

from elgrande.bots.child_process import start_child
from elgrande.bots.search.interruption import watch
from elgrande.server.bots.fair_queue import FairQueue
from elgrande.server.bots.tasks import ready

T = TypeVar("T")

SHORTEST: Final = 50  # milliseconds for which each task may run
STARTING: Final = 60.0  # seconds more for a process that is not ready yet, on a busy machine


class Worker:
    """One process. A table always uses the same one, because its bots keep their plans there."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] = Future()
        self._ended = RawValue(ctypes.c_ubyte)  # shared with the process; set, it ends the search
        self._began: float | None = None  # the present task, by the clock of the event loop
        self._hurrying: asyncio.TimerHandle | None = None  # ends the search at that time
        self.turns = FairQueue(self._hurry)

    def start(self) -> ProcessPoolExecutor:
        """Start the process, if possible in advance: during a turn it would delay the answer."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=start_worker,
                initargs=(self._ended,),
            )
            with no_main_module():
                self._pid = self._pool.submit(ready)
        return self._pool

    async def run(self, work: Callable[[bytes], T], task: bytes, seconds: float) -> T:
        """Run the work in the process; replace the process if it dies or takes too long.

        Call this only while holding `turns`, so that the timeout covers this task alone.
        """
        self._ended.value = 0
        self._began = asyncio.get_running_loop().time()
        if self.turns.is_hurried:
            self._hurry()
        try:
            future = self._submit(work, task)
            async with asyncio.timeout(seconds + (0 if self._pid.done() else STARTING)):
                return await future
        except BrokenProcessPool:
            self._pool = None  # its process has ended
            raise
        except TimeoutError:
            self.stop()
            raise
        finally:
            self._began = None
            if self._hurrying is not None:
                self._hurrying.cancel()
                self._hurrying = None

    def _submit(self, work: Callable[[bytes], T], task: bytes) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self.start(), work, task)
        except BrokenProcessPool:  # it died while it had nothing to do
            self._pool = None
            return loop.run_in_executor(self.start(), work, task)

    def _hurry(self) -> None:
        """Let the present task, if there is one, end soon, with what it has found so far."""
        if self._began is not None and self._hurrying is None:
            due = self._began + SHORTEST / 1000
            self._hurrying = asyncio.get_running_loop().call_at(due, self._end)

    def _end(self) -> None:
        self._ended.value = 1

    def stop(self) -> None:
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        if self._pid.done() and not self._pid.cancelled() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self._pid.result(), signal.SIGTERM)


def start_worker(ended: ctypes.c_ubyte) -> None:
    start_child()
    watch(memoryview(ended).cast("B"))


@contextlib.contextmanager
def no_main_module() -> Iterator[None]:
    """Keep a spawned process from importing `__main__`, which here is the whole server."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
