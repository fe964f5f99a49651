"""Commits commands: decide on a copy of the table, append the event, announce the version."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from elgrande.server import decisions
from elgrande.server.clocks.clock import tick
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import Command
from elgrande.server.errors import Refusal
from elgrande.server.ratings.rows import on_end
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
        uptime: Uptime,
    ) -> None:
        self._store = store
        self._uptime = uptime
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
                    after = await self._store_decision(command, table)
                    break
                except (Refusal, ConflictError):
                    # Decide again if another process, perhaps `elgrande admin`, was first.
                    known, table = table, await self._cache.refresh(table.id)
                    if table.version == known.version:
                        raise
            else:
                raise ConflictError
            self._cache.put(after)
        self._announce(after)
        return after

    async def _store_decision(self, command: Command, table: Table) -> Table:
        after = command.decide(table)
        if after.asked.kind == "veto" and isinstance(after.event, Played):
            orders = await self._store.orders(table.id)  # read only if a veto would be asked for
            after = decisions.waive_vetoes(table, after, orders)
        now = time.time()
        tick(after, now, self._uptime.outages)
        await self._store.append(
            to_bytes(after.event),
            summary_of(after, now),
            None if command.answer is None else command.answer(after.version),
            members_changed=after.chairs != table.chairs,
            bot_was_asked=bool(table.bots_asked),
            also=on_end(table, after, now) if after.status == "over" else None,
        )
        return after

    @contextlib.asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """Lets no command be committed at the table; afterwards the table is read again."""
        async with self._locks.hold(table_id):
            await self._cache.get(table_id)  # refuses one that does not exist
            yield
            self._cache.drop(table_id)
