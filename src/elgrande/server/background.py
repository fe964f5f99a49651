"""Background tasks of the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """One task, from `start` to `stop`."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(work)

    async def stop(self) -> bool:
        """Cancel the task and wait for its end; returns whether one was started."""
        if self._task is None:
            return False
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return True
