"""Commits commands: decide on a copy of the table, append the event, announce the version."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from elgrande.server import decisions
from elgrande.server.clocks.clock import Outages, tick
from elgrande.server.commands import Command
from elgrande.server.decisions import Decision
from elgrande.server.errors import Refusal
from elgrande.server.storage import ConflictError, Store
from elgrande.server.table import Table
from elgrande.server.table_cache import KeyedLocks, TableCache
from elgrande.server.table_events import Played, to_bytes
from elgrande.server.table_summary import summary_of

ATTEMPTS = 5


class Committer:
    """`announce` is called with every new state of a table, after it is stored."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        announce: Callable[[Table], None],
        outages: Callable[[], Outages] = tuple,
    ) -> None:
        self._store = store
        self._outages = outages
        self._cache = cache
        self._announce = announce
        self._locks = KeyedLocks()

    async def commit(self, command: Command) -> Table:
        """The table after the command. A sender who disconnects does not stop it half-way."""
        return await asyncio.shield(asyncio.ensure_future(self._commit(command)))

    async def _commit(self, command: Command) -> Table:
        async with self._locks.hold(command.table_id):
            table = await self._cache.get(command.table_id, command.at_least)
            for _ in range(ATTEMPTS):
                try:
                    after = await self._attempt(command, table)
                    break
                except (Refusal, ConflictError):
                    # Decide again if another process has changed the table in the meantime.
                    known, table = table, await self._latest(table)
                    if table.version == known.version:
                        raise
            else:
                raise ConflictError
            self._cache.put(after)
        self._announce(after)
        return after

    async def _attempt(self, command: Command, table: Table) -> Table:
        event, after = await self._decide(command, table)
        now = time.time()
        tick(after, now, self._outages())
        await self._store.append(
            to_bytes(event),
            summary_of(table, now),
            summary_of(after, now),
            command.answer(after.version),
        )
        return after

    async def _decide(self, command: Command, table: Table) -> Decision:
        """Standing orders are read only if a seat would be asked for its veto."""
        decision = command.decide(table)
        if decision.table.asked.kind == "veto" and isinstance(decision.event, Played):
            orders = await self._store.orders(table.id)
            decision = decisions.waive_vetoes(table, decision, orders)
        return decision

    async def _latest(self, table: Table) -> Table:
        """Another process may have changed it; with SQLite, `elgrande admin`."""
        return await self._cache.refresh(table.id)

    @contextlib.asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """No command is committed at the table meanwhile, and it is read again afterwards."""
        async with self._locks.hold(table_id):
            await self._cache.get(table_id)  # refuses one that does not exist
            yield
            self._cache.drop(table_id)
