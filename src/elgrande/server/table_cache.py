"""Tables in memory, updated from the database when another process has changed one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from weakref import WeakValueDictionary

from elgrande.server.clocks.clock import tick
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.errors import Refusal
from elgrande.server.storage import Store
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import from_bytes


class TableCache:
    """A cache of tables, each at a committed version."""

    def __init__(
        self,
        store: Store,
        room: int,
        uptime: Uptime,
        make: Callable[[str], Table] = Table,
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._room = room
        self._make = make
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._newest: dict[str, int] = {}

    async def get(self, table_id: str, at_least: int = 0) -> Table:
        """The table; updated from the database if a later version is known to exist."""
        table = self._tables.get(table_id)
        if table is None or table.version < max(at_least, self._newest.get(table_id, 0)):
            table = await self.refresh(table_id)
        else:
            self._tables.move_to_end(table_id)
        return table

    def __len__(self) -> int:
        return len(self._tables)

    def known(self, table_id: str) -> Table | None:
        """The table as cached, which may be out of date; None if it is not cached."""
        return self._tables.get(table_id)

    async def refresh(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        stored = await self._store.table_events(table_id, table.version if table else 0)
        events = [from_bytes(data) for _, data, _ in stored]
        outages = self._uptime.outages
        if table is not None:
            for event, (_, _, at) in zip(events, stored, strict=True):
                table = table.after(event)
                tick(table, at, outages)
        elif events:
            table = rebuild(
                partial(self._make, table_id),
                events,
                lambda table, number: tick(table, stored[number][2], outages),
            )
        else:
            raise Refusal("not-found", "There is no such table.")
        assert not stored or table.version == stored[-1][0]
        self.put(table)
        return table

    def put(self, table: Table) -> None:
        """Cache the table, unless a later version is cached."""
        known = self._tables.get(table.id)
        if known is None or known.version < table.version:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._room:
            oldest, _ = self._tables.popitem(last=False)
            self._newest.pop(oldest, None)

    def drop(self, table_id: str) -> None:
        """Read it again when it is needed."""
        self._tables.pop(table_id, None)
        self._newest.pop(table_id, None)

    def expect(self, table_id: str, version: int) -> None:
        """Another process has committed this version; news without a version is ignored."""
        if table_id in self._tables and version > self._newest.get(table_id, 0):
            self._newest[table_id] = version

    def forget_all(self) -> None:
        self._tables.clear()
        self._newest.clear()


class KeyedLocks:
    """One lock for each key, created on demand and freed when unused."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def hold(self, key: str) -> asyncio.Lock:
        """For `async with`: the lock lives as long as a coroutine holds it or waits for it."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
