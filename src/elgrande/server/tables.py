"""Tables in memory, read from the database and changed by commands.

A command is decided on a copy of its table; the copy replaces the table once its event is stored.
Tables that another process has changed are updated from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from functools import partial
from weakref import WeakValueDictionary

from elgrande.server import decisions
from elgrande.server.clocks.clock import tick
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import Command
from elgrande.server.errors import Refusal
from elgrande.server.ratings.rows import on_end
from elgrande.server.storage import ConflictError, Store
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import Played, from_bytes, to_bytes
from elgrande.server.table_summary import summary_of

ATTEMPTS = 5

# A lock for each key: `async with locks.setdefault(key, asyncio.Lock())`. It lives as long as a
# coroutine holds it or waits for it.
KeyedLocks = WeakValueDictionary[str, asyncio.Lock]


class Tables:
    """A cache of `capacity` tables, each at a committed version.

    `announce` is called with every new state of a table, after it is stored.
    """

    def __init__(
        self,
        store: Store,
        capacity: int,
        uptime: Uptime,
        announce: Callable[[Table], None],
        make: Callable[[str], Table] = Table,
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._capacity = capacity
        self._announce = announce
        self._make = make
        self._locks = KeyedLocks()  # by table
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
        """The table as the database has it now."""
        table = self._tables.get(table_id)
        # Read from the latest known event on: without that one, the table has been deleted.
        stored = await self._store.table_events(table_id, table.version - 1 if table else 0)
        if not stored:
            self.drop(table_id)
            raise Refusal("not-found", "There is no such table.")
        outages = self._uptime.outages
        if table is not None:
            for _, data, at in stored[1:]:
                table = table.after(from_bytes(data))
                tick(table, at, outages)
        else:
            table = rebuild(
                partial(self._make, table_id),
                [from_bytes(data) for _, data, _ in stored],
                lambda table, number: tick(table, stored[number][2], outages),
            )
        assert table.version == stored[-1][0]
        self.put(table)
        return table

    def put(self, table: Table) -> None:
        """Cache the table, unless a later version is cached."""
        known = self._tables.get(table.id)
        if known is None or known.version < table.version:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._capacity:
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

    # --- changing ---

    async def commit(self, command: Command) -> Table:
        """The table after the command."""
        async with self._locks.setdefault(command.table_id, asyncio.Lock()):
            table = await self.get(command.table_id, command.at_least)
            for _ in range(ATTEMPTS):
                try:
                    after = command.decide(table)
                    if after.asked.kind == "veto" and isinstance(after.event, Played):
                        # Read only if a veto would be asked for.
                        orders = await self._store.orders(table.id)
                        after = decisions.waive_vetoes(table, after, orders)
                    now = time.time()
                    tick(after, now, self._uptime.outages)
                    add_event = partial(
                        self._store.add_event,
                        event=to_bytes(after.event),
                        after=summary_of(after, now).row(),
                        answer=None if command.answer is None else command.answer(after.version),
                        members_changed=after.chairs != table.chairs,
                        bot_was_asked=bool(table.bots_asked),
                        also=on_end(table, after, now) if after.status == "over" else None,
                    )
                    await self._store.database.write(add_event)
                    break
                except (Refusal, ConflictError):
                    # Decide again if another process, perhaps `elgrande admin`, was first.
                    known, table = table, await self.refresh(table.id)
                    if table.version == known.version:
                        raise
            else:
                raise ConflictError
            self.put(after)
        self._announce(after)
        return after

    @contextlib.asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[None]:
        """Lets no command be committed at the table; afterwards the table is read again."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            await self.get(table_id)  # refuses one that does not exist
            yield
            self.drop(table_id)
