"""Detects overload: while the server is late, new players have to wait."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from elgrande.server.background import Background

BEAT: Final = 0.1  # seconds between measurements
RECENT: Final = 10  # measurements considered: the last second, or longer if they are late
LATE: Final = 3  # how many of them have to be late: other programs delay one now and then
CALM: Final = 0.5  # the part of the limit below which newcomers are welcome again


class Load:
    """How long players wait: the lateness of the event loop, or the slowest command.

    A slow database delays commands even while the event loop is on time.
    """

    def __init__(self, most: float) -> None:
        self._most = most
        self.lag = 0.0
        self.slowest = 0.0  # command since the last measurement, in seconds
        self._recent = deque([0.0] * RECENT, RECENT)
        self.is_full = False
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._measure())

    async def stop(self) -> None:
        await self._background.stop()

    async def _measure(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            began = clock()
            await asyncio.sleep(BEAT)
            self.note(clock() - began - BEAT)

    def note(self, late: float) -> None:
        self._recent.append(max(late, self.slowest))
        self.slowest = 0.0
        self.lag = sorted(self._recent)[-LATE]
        if self.lag > self._most:
            self.is_full = True
        elif self.lag < CALM * self._most:
            self.is_full = False
