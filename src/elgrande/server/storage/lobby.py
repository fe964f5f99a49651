"""The list of public tables, and how many tables wait for players."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, func, or_, select

from elgrande.server.clocks.settings import Pace
from elgrande.server.storage import schema as db
from elgrande.server.storage.database import Database
from elgrande.server.storage.store import LISTED

NO_BOTS = "none"


class LobbyFilter(Struct, frozen=True, kw_only=True):
    """Which tables to list; a field left out does not matter.

    `free` seats at least, `level` of the strongest bot or `none`.
    """

    edition: str | None = None
    pace: Pace | None = None
    free: int = 0
    level: str | None = None


class LobbyRows:
    def __init__(self, database: Database) -> None:
        self._read = database.read

    async def find(self, wanted: LobbyFilter, since: float) -> list[bytes]:
        """Summaries of public tables that changed after `since`: open ones, then running ones."""
        query = fair_list(wanted)
        rows = await self._read(lambda c: c.execute(query, {"since": since}).all())
        rows = sorted(rows, key=lambda row: (row.status, -row.changed))
        return [row.summary for row in rows]

    async def waiting(self, host: str, network: str) -> tuple[int, int]:
        """How many tables of this host, and of this network, wait for players."""
        t = db.tables.c
        query = select(
            func.count().filter(t.host == host), func.count().filter(t.network == network)
        ).where(t.status == "open", or_(t.host == host, t.network == network))
        row = await self._read(lambda c: c.execute(query).one())
        return int(row[0]), int(row[1])


@lru_cache(maxsize=64)
def fair_list(wanted: LobbyFilter) -> Any:
    """The statement for a list. Building it takes longer than running it.

    Networks, and hosts within a network, take turns: the first table of each comes before the
    second of any, so that none can push the others out of the list.
    """
    t = db.tables.c
    found: Any = select(t.id, t.summary, t.changed, t.status, t.network, t.host).where(
        t.public, t.status.in_(("open", "playing")), t.changed > bindparam("since")
    )
    if wanted.edition is not None:
        found = found.where(t.edition == wanted.edition)
    if wanted.pace is not None:
        found = found.where(t.pace == wanted.pace)
    if wanted.free:
        found = found.where(t.free >= wanted.free)
    if wanted.level is not None:
        found = found.where(t.level == ("" if wanted.level == NO_BOTS else wanted.level))
    host = found.subquery().c
    of_host = func.row_number().over(
        partition_by=(host.status, host.host), order_by=host.changed.desc()
    )
    by_host = select(
        host.id, host.summary, host.changed, host.status, host.network, of_host.label("nth")
    ).subquery()
    each = by_host.c
    of_network = func.row_number().over(
        partition_by=(each.status, each.network), order_by=(each.nth, each.changed.desc())
    )
    fair = select(
        each.id, each.summary, each.changed, each.status, of_network.label("turn")
    ).subquery()
    return (
        select(fair.c.summary, fair.c.status, fair.c.changed)
        .order_by(fair.c.status, fair.c.turn, fair.c.changed.desc())
        .limit(LISTED)
    )
