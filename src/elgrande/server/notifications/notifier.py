"""Decides which notices players get. One waits until it is due; if settled first, it is dropped."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from elgrande.server.logs import failure
from elgrande.server.notifications.rows import Notice, NoticeRows
from elgrande.server.notifications.settings import NoticeKind
from elgrande.server.table import Table
from elgrande.server.table_events import Held, Played, Voted

log = structlog.get_logger()

FRESH = 10.0  # seconds for which the list of accounts that can be reached is used
LOW = 0.25  # of a move's time: the clock runs low


class Notifier:
    """`is_here` says whether an account watches a table now; those who do need no call."""

    def __init__(self, rows: NoticeRows, wait: float, is_here: Callable[[str, str], bool]) -> None:
        self._rows = rows
        self._wait = wait
        self._is_here = is_here
        self._reachable: set[str] = set()
        self._read_at = 0.0  # 0: never, or no longer true
        self._changes = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def forget(self) -> None:
        """An account has a new channel: read the list again."""
        self._read_at = 0.0
        self._changes += 1

    def table_changed(self, table: Table) -> None:
        known = time.monotonic() - self._read_at <= FRESH and self._read_at
        if not known or any(chair.account in self._reachable for chair in table.chairs):
            self._begin(self._table_changed(table))

    def invited(self, table: Table, accounts: set[str]) -> None:
        self._begin(self._add(table, accounts, "invited"))

    def mentioned(self, table: Table, words: str, speaker: str) -> None:
        called = {
            chair.account
            for chair in table.chairs
            if chair.account and chair.name and is_mentioned(chair.name, words)
        }
        self._begin(self._add(table, called - {speaker}, "mention"))

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await work
            except Exception as error:
                log.warning("noting a notification failed", **failure(error))

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _people(self, table: Table) -> set[str]:
        if time.monotonic() - self._read_at > FRESH or not self._read_at:
            changes = self._changes
            self._reachable = await self._rows.reachable()
            if changes == self._changes:
                self._read_at = time.monotonic()
        return {chair.account for chair in table.chairs if chair.account in self._reachable}

    async def _table_changed(self, table: Table) -> None:
        people = await self._people(table)
        if not people or table.status not in ("playing", "over"):
            return
        seats = [seat for seat in table.waiting_for if table.chairs[seat].is_person]
        waited = {table.chairs[seat].account for seat in seats}
        asked = {table.chairs[seat].account for seat in seats if is_asked_now(table, seat)}
        has_ended = table.status == "over" and isinstance(table.event, Played)
        new: list[Notice] = []
        over: list[tuple[str, str, NoticeKind]] = []
        for account in people:
            if account in asked:
                new.append(self._notice(table, account, "turn"))
            if account in waited:
                new += self._clock_low(table, account)
            else:
                over.append((account, table.id, "turn"))
                over.append((account, table.id, "clock"))
            if has_ended and not self._is_here(table.id, account):
                new.append(self._notice(table, account, "over"))
        await self._rows.change(new, over)

    def _clock_low(self, table: Table, account: str) -> list[Notice]:
        """A warning that time runs low; none if it would be sent before the notice of the turn."""
        found: list[Notice] = []
        rules, clock = table.settings.clock, table.clock
        if rules is None or clock is None:
            return found
        for seat in clock.running:
            if table.chairs[seat].account == account:
                low = clock.calendar(rules, seat).deadline(clock.at, clock.left[seat] * (1 - LOW))
                if low > time.time() + self._wait:
                    found.append(self._notice(table, account, "clock", low))
        return found

    async def _add(self, table: Table, accounts: set[str], kind: NoticeKind) -> None:
        await self._people(table)
        new = [
            self._notice(table, account, kind)
            for account in accounts & self._reachable
            if not self._is_here(table.id, account)
        ]
        if new:
            await self._rows.change(new, ())

    def _notice(self, table: Table, account: str, kind: NoticeKind, due: float = 0.0) -> Notice:
        return Notice(
            account=account,
            table=table.id,
            kind=kind,
            due=due or time.time() + self._wait,
            title=table.settings.title,
        )


def is_asked_now(table: Table, seat: int) -> bool:
    """Whether the latest event put the question to this seat; another name does not."""
    match table.event:
        case Held(about) | Voted(_, about):
            return about == seat
        case _:
            return table.asked_at.get(seat) == table.version


def is_mentioned(name: str, words: str) -> bool:
    """Whether the words say @name, and not a longer name that begins with it."""
    return re.search(rf"@{re.escape(name.casefold())}(?!\w)", words.casefold()) is not None
