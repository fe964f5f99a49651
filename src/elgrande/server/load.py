"""Notices when the server has more to do than it can: then newcomers have to wait."""

from __future__ import annotations

import asyncio
from typing import Final

from elgrande.server.background import Background

BEAT: Final = 0.1  # seconds between measurements
MEMORY: Final = 0.9  # the share of the past in the average: about a second counts
ONE: Final = 3  # times the limit: no single delay counts for more, so that it takes several
CALM: Final = 0.5  # the part of the limit below which newcomers are welcome again


class Load:
    """The average lateness of the event loop, which every player feels as delay."""

    def __init__(self, most: float) -> None:
        self._most = most
        self.lag = 0.0
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
        """One late moment says nothing, several in a row do."""
        self.lag = MEMORY * self.lag + (1 - MEMORY) * min(late, ONE * self._most)
        if self.lag > self._most:
            self.is_full = True
        elif self.lag < CALM * self._most:
            self.is_full = False
