"""An account alone has its name: others who sit somewhere under it get a number there.

Those who sit there when the account is made get it at once. A pass every hour finds what another
process wrote in the seconds until it learnt of the account, and finishes what a crash interrupted.
"""

from __future__ import annotations

import asyncio
import contextlib
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


class Namesakes:
    def __init__(self, database: Database, committer: Committer) -> None:
        self._read = database.read
        self._committer = committer
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await self._background.stop()

    async def give_way(self, owners: Mapping[str, str]) -> None:
        """Number the names, before and in games, that look like one of these accounts.

        `owners` are the accounts by the skeletons of their names.
        """
        t = db.tables.c
        query = select(t.id, t.summary).where(t.status.in_(("open", "playing")))
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
                await self.give_way(every)
            except Exception as error:
                log.warning("numbering the names of guests failed", **failure(error))
            await asyncio.sleep(HOUR)
