"""Writes the statistics of each game when it ends, and of those that were missed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog

from elgrande.server.background import Background
from elgrande.server.logs import failure
from elgrande.server.profiles.rows import ProfileRows
from elgrande.server.profiles.statistics import is_counted, statistics_of
from elgrande.server.storage import Store
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import from_bytes

log = structlog.get_logger()

AT_ONCE: Final = 50
HOUR: Final = 3600.0


class StatisticsKeeper:
    """Derived data: when it fails, nothing is lost, and the next hour tries again."""

    def __init__(self, store: Store) -> None:
        self.rows = ProfileRows(store.database)
        self._store = store
        self._background = Background()
        self._writing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._background.stop()

    def game_over(self, table: Table) -> None:
        task = asyncio.create_task(self._write(table))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def fill(self) -> None:
        """Write the statistics of games that have none."""
        last = ""
        while missing := await self.rows.missing(AT_ONCE, last):
            for last in missing:
                try:
                    table = await self._load(last)
                    await self._add(table)
                    if table.imported:  # older releases did not say so in lists
                        await self.rows.mark_imported(table.id)
                except Exception as error:  # one bad game must not stop the others
                    log.warning("statistics of a game failed", **failure(error))

    async def _load(self, table_id: str) -> Table:
        """Bypasses the tables in memory: old games must not evict those being played."""
        stored = await self._store.table_events(table_id)
        events = [from_bytes(data) for _, data, _ in stored]
        table = await asyncio.to_thread(rebuild, partial(Table, table_id), events)
        table.at = stored[-1][2]
        return table

    async def _add(self, table: Table) -> None:
        counted = is_counted(table)
        await self.rows.add(table.id, table.at, statistics_of(table), counted=counted)

    async def _write(self, table: Table) -> None:
        try:
            await self._add(table)
        except Exception as error:
            log.warning("statistics of a game failed", **failure(error))

    async def _work(self) -> None:
        while True:
            try:
                await self.fill()
            except Exception as error:
                log.warning("filling in statistics failed", **failure(error))
            await asyncio.sleep(HOUR)
