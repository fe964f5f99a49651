"""Worker processes for bots, each with a queue."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import ModuleType
from typing import TypeVar

from elgrande.bots.child_process import start_child
from elgrande.server.bots.fair_queue import FairQueue
from elgrande.server.bots.tasks import ready

T = TypeVar("T")


class Worker:
    """One process. A table always uses the same one, because its bots keep their plans there."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] = Future()
        self.turns = FairQueue()

    def start(self) -> ProcessPoolExecutor:
        """Start the process, if possible in advance: during a turn it would delay the answer."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=start_child
            )
            with no_main_module():
                self._pid = self._pool.submit(ready)
        return self._pool

    async def run(self, work: Callable[[bytes], T], task: bytes, seconds: float) -> T:
        """Run the work in the process; replace the process if it dies or takes too long.

        Call this only while holding `turns`, so that the timeout covers this task alone.
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
    """Keep a spawned process from importing `__main__`, which here is the whole server."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
