"""The tables in memory, and who wants to know when one changes.

The bus carries which table has which version by now, and nothing else: everybody who is woken
builds what his own viewer may see.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from typing import Any
from weakref import WeakValueDictionary

import structlog

from elgrande.server.facts import from_bytes
from elgrande.server.logs import failure
from elgrande.server.presence import Presence
from elgrande.server.refusal import Refusal
from elgrande.server.storage import Store
from elgrande.server.storage.database import PostgresqlDatabase
from elgrande.server.storage.store import CHANNEL, PEOPLE_CHANNEL
from elgrande.server.table import Table

log = structlog.get_logger()

SILENT_POLLS = 5  # after so many a process counts as dead

CHAT, PEOPLE = 0, -1  # instead of a version: the chat is new; somebody came or went
Waker = Callable[[str, int], None]  # the table and its version


class LiveTables:
    """A cache of tables; each at some version that is committed."""

    def __init__(self, store: Store, room: int, make: Callable[[str], Table] = Table) -> None:
        self._store = store
        self._room = room
        self._make = make
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._heard: dict[str, int] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table_id: str, at_least: int = 0) -> Table:
        """The table; read on from the database if somebody knows of a later version."""
        table = self._tables.get(table_id)
        if table is None or table.version < max(at_least, self._heard.get(table_id, 0)):
            table = await self.refresh(table_id)
        else:
            self._tables.move_to_end(table_id)
        return table

    def known(self, table_id: str) -> Table | None:
        """The table as it is in memory."""
        return self._tables.get(table_id)

    async def refresh(self, table_id: str) -> Table:
        known = self._tables.get(table_id)
        table = known
        for version, data in await self._store.facts(table_id, known.version if known else 0):
            fact = from_bytes(data)
            if table is None:
                table = self._make(table_id)
                table.follow(fact)
            elif table is known and known is not None:
                table = known.after(fact)
            else:
                table.follow(fact)
            assert table.version == version
        if table is None:
            raise Refusal("not-found", "There is no such table.")
        self.put(table)
        return table

    def put(self, table: Table) -> None:
        """Keep the later of what is known and this."""
        known = self._tables.get(table.id)
        if known is None or known.version < table.version:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._room:
            oldest, _ = self._tables.popitem(last=False)
            self._heard.pop(oldest, None)

    def heard(self, table_id: str, version: int) -> None:
        """Another process has taken the table to this version; other news has none."""
        if table_id in self._tables and version > self._heard.get(table_id, 0):
            self._heard[table_id] = version

    def forget_all(self) -> None:
        self._tables.clear()
        self._heard.clear()

    @contextlib.asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[None]:
        """One command at a time for each table in this process; others conflict at the database."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield


class Bus:
    """Wakes those who watch a table. Between processes, PostgreSQL carries the message."""

    def __init__(self, store: Store, live: LiveTables, poll: float) -> None:
        self._store = store
        self._live = live
        self._poll = poll
        self.presence = Presence(
            store.worker, lambda table: self.tell(table, PEOPLE), silence=SILENT_POLLS * poll
        )
        self._watchers: defaultdict[str, set[Waker]] = defaultdict(set)
        self._known: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def watch(self, table_id: str, wake: Waker) -> None:
        self._watchers[table_id].add(wake)

    def unwatch(self, table_id: str, wake: Waker) -> None:
        self._watchers[table_id].discard(wake)
        if not self._watchers[table_id]:
            del self._watchers[table_id]
            self._known.pop(table_id, None)

    def tell(self, table_id: str, version: int) -> None:
        """A table has this version by now, or news of another kind."""
        if table_id not in self._watchers:
            return
        self._known[table_id] = max(version, self._known.get(table_id, 0))
        for wake in tuple(self._watchers[table_id]):
            wake(table_id, version)

    def version(self, table_id: str) -> int:
        """The latest version heard of."""
        return self._known.get(table_id, 0)

    def start(self) -> None:
        database = self._store.database
        if isinstance(database, PostgresqlDatabase):
            self.presence.outbox = asyncio.Queue()
            work = self._listen(database), self._look(), self._announce(self.presence.outbox)
            self._tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, database: PostgresqlDatabase) -> None:
        def heard(_connection: Any, _process: int, _channel: str, message: str) -> None:
            table_id, _, version = message.partition(" ")
            self._live.heard(table_id, int(version))
            self.tell(table_id, int(version))

        def heard_of_people(_connection: Any, _process: int, _channel: str, message: str) -> None:
            self.presence.hear(message)

        while True:
            try:
                async with database.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    await driver.add_listener(CHANNEL, heard)
                    await driver.add_listener(PEOPLE_CHANNEL, heard_of_people)
                    self.presence.greet()
                    self._live.forget_all()  # who knows what was missed
                    while not driver.is_closed():
                        await asyncio.sleep(self._poll)
            except Exception as error:  # the database went away: the slow look finds what we miss
                log.warning("listening interrupted", **failure(error))
            await asyncio.sleep(self._poll)

    async def _look(self) -> None:
        """Slowly look for what no message told."""
        while True:
            await asyncio.sleep(self._poll)
            self.presence.beat()
            try:
                for table_id, version in (await self._store.versions([*self._watchers])).items():
                    if version > self._known.get(table_id, 0):
                        self._live.heard(table_id, version)
                        self.tell(table_id, version)
            except Exception as error:
                log.warning("looking interrupted", **failure(error))

    async def _announce(self, outbox: asyncio.Queue[str]) -> None:
        """Tell the other processes who is here. What is lost with the line is told anew with it."""
        while True:
            message = await outbox.get()
            try:
                await self._store.say_who(message)
            except Exception as error:
                log.warning("announcing interrupted", **failure(error))
