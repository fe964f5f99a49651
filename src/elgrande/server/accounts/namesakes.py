"""An account alone has its name: others who sit somewhere under it get a number there.

Where something happened lately they get it as soon as the account is made. A pass every hour finds
the other tables, and what another process wrote until it learnt of the account.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from functools import partial
from typing import Final

import structlog
from sqlalchemy import select

from elgrande.server import room
from elgrande.server.background import Background
from elgrande.server.commands import ServerCommand
from elgrande.server.commit import Committer
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.table_summary import read_summary

log = structlog.get_logger()

HOUR: Final = 3600.0
LATELY: Final = 30 * 24 * HOUR


class Namesakes:
    def __init__(self, database: Database, committer: Committer) -> None:
        self._read = database.read
        self._committer = committer
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await self._background.stop()

    async def give_way(self, account: str, skeleton: str) -> None:
        """Number the names that look like that of a new account, given by its skeleton."""
        await self._give_way({skeleton: account}, time.time() - LATELY)

    async def _give_way(self, owners: Mapping[str, str], since: float = 0.0) -> None:
        """The same for several accounts, at tables with a change since then."""
        t = db.tables.c
        query = select(t.id, t.summary).where(t.status.in_(("open", "playing")), t.changed > since)
        stored = await self._read(lambda c: c.execute(query).all())

        def find() -> list[tuple[str, int]]:
            return [
                (row.id, seat)
                for row in stored
                for seat, chair in enumerate(read_summary(row.summary).chairs)
                if room.is_namesake(chair, owners)
            ]

        for table_id, seat in await asyncio.to_thread(find):
            number = partial(room.number, seat=seat, owners=owners)
            with contextlib.suppress(Refusal):  # the seat, or the game, is another by now
                await self._committer.commit(ServerCommand(table_id, number))

    async def _work(self) -> None:
        a = db.accounts.c
        query = select(a.skeleton, a.id).where(a.skeleton.is_not(None))
        while True:
            try:
                every = await self._read(lambda c: dict(map(tuple, c.execute(query))))
                await self._give_way(every)
            except Exception as error:
                log.warning("numbering the names of guests failed", **failure(error))
            await asyncio.sleep(HOUR)
