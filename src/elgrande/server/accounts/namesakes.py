"""Renames seats after a registration: only the new account has its name at a table.

Seats that the account took as a guest show it at once. Others with the same name get a number: at
once at tables that changed lately, elsewhere in an hourly pass. That pass also finds what another
process wrote before it knew the account.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import Row, Select, select

from elgrande.server import waiting_room
from elgrande.server.accounts.rows import Account
from elgrande.server.background import Background
from elgrande.server.commands import ServerCommand
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.lookalikes import skeleton_of
from elgrande.server.storage import ConflictError, Database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_summary import TableSummary, read_summary
from elgrande.server.tables import Tables

log = structlog.get_logger()

HOUR: Final = 3600.0
LATELY: Final = 30 * 24 * HOUR

Decision = Callable[[Table], Table]
TableRows = Sequence[Row[str, bytes]]


class Namesakes:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._read = database.read
        self._tables = tables
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await self._background.stop()

    async def registered(self, account: Account, guest: Account | None) -> None:
        """Show a new account at the seats it took as a guest, and number those called like it."""
        t, m = db.tables.c, db.members.c
        lately = await self._found(unfinished().where(t.changed > time.time() - LATELY))
        owners = {skeleton_of(account.name): account.id}
        await self._change(lately, partial(numbered, owners=owners))
        if guest is not None:
            mine = select(m.table_id).where(m.account == account.id)
            seats = {account.id: (guest.name, account.name)}
            own = await self._found(unfinished().where(t.id.in_(mine)))
            await self._change(own, partial(shown, names=seats))

    async def look_everywhere(self) -> None:
        """The same for all accounts and all tables that wait or play."""
        a = db.accounts.c
        query = select(a.skeleton, a.id, a.name).where(a.skeleton.is_not(None))
        every = await self._read(lambda c: c.execute(query).all())
        tables = await self._found(unfinished())
        await self._change(tables, partial(numbered, owners={row[0]: row.id for row in every}))
        names = {row.id: (row.name, row.name) for row in every}
        await self._change(tables, partial(shown, names=names))

    async def _found(self, query: Select[str, bytes]) -> TableRows:
        return await self._read(lambda c: c.execute(query).all())

    async def _change(
        self, tables: TableRows, decisions: Callable[[TableSummary], list[Decision]]
    ) -> None:
        def find() -> list[ServerCommand]:
            return [
                ServerCommand(row.id, decide)
                for row in tables
                for decide in decisions(read_summary(row.summary))
            ]

        for command in await asyncio.to_thread(find):
            try:
                await self._tables.commit(command)
            except (Refusal, ConflictError):
                # The seat, or the game, is another by now; or the table changes all the time, and
                # the next pass finds it.
                pass
            except Exception as error:  # a table that cannot be read stops no other
                log.warning("naming the players at a table failed", **failure(error))

    async def _work(self) -> None:
        while True:
            try:
                await self.look_everywhere()
            except Exception as error:
                log.warning("naming the players at tables failed", **failure(error))
            await asyncio.sleep(HOUR)


def unfinished() -> Any:
    t = db.tables.c
    return select(t.id, t.summary).where(t.status.in_(("open", "playing")))


def numbered(table: TableSummary, owners: Mapping[str, str]) -> list[Decision]:
    """Numbers for those called like another's account: accounts by the skeleton of their name."""
    return [
        partial(waiting_room.number, seat=seat, owners=owners)
        for seat, chair in enumerate(table.chairs)
        if waiting_room.is_namesake(chair, owners)
    ]


def shown(table: TableSummary, names: Mapping[str, tuple[str, str]]) -> list[Decision]:
    """Seats taken as a guest, to be shown with the account's name: both names by account."""
    found: list[Decision] = []
    for seat, chair in enumerate(table.chairs):
        if chair.account is None or chair.registered or chair.account not in names:
            continue
        before, now = names[chair.account]
        if waiting_room.is_own_seat(chair, chair.account, before, table.host):
            found.append(partial(waiting_room.register, seat=seat, account=chair.account, name=now))
    return found
