"""Looks for players whose time is up. Any process may find one; the first decides."""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy import select, update

from elgrande.server.background import Background
from elgrande.server.clocks.clock import due_of
from elgrande.server.clocks.time_up import TimeIsUp
from elgrande.server.clocks.uptime import BEAT, Uptime
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.storage import ConflictError, Store
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.tables import Tables

log = structlog.get_logger()

POLL_SECONDS = 1.0
AT_ONCE = 100  # tables


class Timekeeper:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        uptime: Uptime,
    ) -> None:
        self._database = store.database
        self._tables = tables
        self._uptime = uptime
        self._beaten = 0.0
        self._background = Background()

    async def start(self) -> None:
        await self._uptime.beat()
        self._background.start(self._keep())

    async def stop(self) -> None:
        if await self._background.stop():
            try:
                await self._uptime.beat()
            except Exception as error:
                log.warning("noting the time failed", **failure(error))

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self._uptime.note_gap()
            try:
                await self._poll()
            except Exception as error:
                log.warning("looking at the clocks failed", **failure(error))

    async def _poll(self) -> None:
        now = time.time()
        due = db.tables.c.due
        query = select(db.tables.c.id, due).where(due.is_not(None)).order_by(due).limit(AT_ONCE)
        rows = await self._database.read(lambda c: c.execute(query).all())
        late = [row.id for row in rows if row.due <= now]
        if late or (rows and now - self._beaten >= BEAT):
            await self._uptime.beat()
            self._beaten = now
        for table_id in late:
            try:
                await self._end(table_id, now)
            except Exception as error:  # one bad table must not stop the clocks of all others
                log.warning("ending a player's time failed", **failure(error))

    async def _end(self, table_id: str, now: float) -> None:
        """End a player's time at this table, unless an outage has moved the deadline."""
        table = await self._tables.refresh(table_id)
        command = TimeIsUp(table_id, table.version, now, lambda: self._uptime.outages)
        try:
            await self._tables.commit(command)
        except (Refusal, ConflictError):
            table = await self._tables.refresh(table_id)
            await self._set_due(table, due_of(table, now, self._uptime.outages))

    async def _set_due(self, table: Table, due: float | None) -> None:
        later = (
            update(db.tables)
            .where(db.tables.c.id == table.id, db.tables.c.version == table.version)
            .values(due=due)
        )
        await self._database.write(lambda c: c.execute(later).rowcount)
