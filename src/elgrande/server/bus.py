"""Wakes the watchers of a table when it changes.

The bus carries a table's id and its new version, nothing else: each watcher builds what its own
viewer may see. Between processes, PostgreSQL's LISTEN/NOTIFY carries the message.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from elgrande.server.logs import failure
from elgrande.server.presence import Presence
from elgrande.server.rates import Rates, Share
from elgrande.server.storage import Store
from elgrande.server.storage.database import PostgresqlDatabase
from elgrande.server.storage.store import CHANNEL, PEOPLE_CHANNEL, RATES_CHANNEL
from elgrande.server.tables import Tables

log = structlog.get_logger()

SHARE_SECONDS = 0.1  # between messages about rates
SHARES_AT_ONCE = 50  # a notification of PostgreSQL has at most 8000 bytes
SILENT_POLLS = 5  # polls without a message before a process counts as dead

CHAT, PEOPLE = 0, -1  # instead of a version: new chat; a player came or went
Waker = Callable[[str, int], None]  # the table and its version


class Bus:
    """Tells the watchers of a table in this process about changes in any process."""

    def __init__(self, store: Store, tables: Tables, rates: Rates, poll: float) -> None:
        self._store = store
        self._rates = rates
        self._tables = tables
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
        """Announce a table's new version, or `CHAT` or `PEOPLE` in its place."""
        if table_id not in self._watchers:
            return
        self._known[table_id] = max(version, self._known.get(table_id, 0))
        for wake in tuple(self._watchers[table_id]):
            wake(table_id, version)

    def version(self, table_id: str) -> int:
        """The latest version announced while the table was watched."""
        return self._known.get(table_id, 0)

    def start(self) -> None:
        database = self._store.database
        if isinstance(database, PostgresqlDatabase):
            self.presence.outbox = asyncio.Queue()
            work = (
                self._listen(database),
                self._find_missed(),
                self._announce(self.presence.outbox),
                self._share_rates(),
            )
            self._tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, database: PostgresqlDatabase) -> None:
        def on_version(_connection: Any, _process: int, _channel: str, message: str) -> None:
            table_id, _, version = message.partition(" ")
            self._tables.expect(table_id, int(version))
            self.tell(table_id, int(version))

        def on_presence(_connection: Any, _process: int, _channel: str, message: str) -> None:
            self.presence.on_message(message)

        def on_rates(_connection: Any, _process: int, _channel: str, message: str) -> None:
            worker, _, shares = message.partition(" ")
            if worker != self._store.worker:
                self._rates.add(msgspec.json.decode(shares, type=list[Share]))

        while True:
            try:
                async with database.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    await driver.add_listener(CHANNEL, on_version)
                    await driver.add_listener(PEOPLE_CHANNEL, on_presence)
                    await driver.add_listener(RATES_CHANNEL, on_rates)
                    self.presence.greet()
                    self._tables.forget_all()  # notifications may have been missed
                    while not driver.is_closed():
                        await asyncio.sleep(self._poll)
            except Exception as error:  # connection lost: `_find_missed` finds what is missed
                log.warning("listening interrupted", **failure(error))
            await asyncio.sleep(self._poll)

    async def _find_missed(self) -> None:
        """Poll for versions whose notification was lost."""
        while True:
            await asyncio.sleep(self._poll)
            self.presence.beat()
            try:
                for table_id, version in (await self._store.versions([*self._watchers])).items():
                    if version > self._known.get(table_id, 0):
                        self._tables.expect(table_id, version)
                        self.tell(table_id, version)
            except Exception as error:
                log.warning("looking interrupted", **failure(error))

    async def _announce(self, outbox: asyncio.Queue[str]) -> None:
        """Send presence to other processes. After a lost connection, `greet` sends it again."""
        while True:
            message = await outbox.get()
            try:
                await self._store.notify(PEOPLE_CHANNEL, message)
            except Exception as error:
                log.warning("announcing interrupted", **failure(error))

    async def _share_rates(self) -> None:
        """Tell other processes what was counted here, so that limits hold for all together."""
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            shares = self._rates.take_unreported()
            try:
                for start in range(0, len(shares), SHARES_AT_ONCE):
                    some = msgspec.json.encode(shares[start : start + SHARES_AT_ONCE]).decode()
                    await self._store.notify(RATES_CHANNEL, f"{self._store.worker} {some}")
            except Exception as error:
                log.warning("sharing rates interrupted", **failure(error))
