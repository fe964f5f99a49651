"""Statistics of games, and whose profiles may be seen, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, select, update

from elgrande.server.profiles.statistics import GameStatistics, from_bytes, to_bytes
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.storage.database import Database
from elgrande.server.table_summary import read_summary

ADD: Final = sql.insert_once(db.game_statistics)
GAMES: Final = 2000  # of one player, the latest


class ProfileRow(Struct, frozen=True):
    """An account as its profile needs it. A guest or a deleted account has no profile."""

    id: str
    name: str
    created: float
    hidden: bool
    has_profile: bool


class FinishedGame(Struct, frozen=True):
    """`summary` is the table's, as stored."""

    table: str
    at: float
    statistics: GameStatistics
    summary: bytes


class ProfileRows:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def add(self, table: str, at: float, game: GameStatistics, *, counted: bool) -> None:
        """Once for each table; a second time changes nothing."""
        row = {"table_id": table, "at": at, "counted": counted, "statistics": to_bytes(game)}
        await self._write(lambda c: c.execute(ADD[c.dialect.name], row))

    async def missing(self, most: int, after: str = "") -> list[str]:
        """Tables whose game is over and has no statistics yet, in order, from one on."""
        t = db.tables.c
        known = select(db.game_statistics.c.table_id)
        query = select(t.id).where(t.status == "over", t.id > after, t.id.not_in(known))
        return await self._read(
            lambda c: [row.id for row in c.execute(query.order_by(t.id).limit(most))]
        )

    async def mark_imported(self, table: str) -> None:
        t = db.tables
        mine = t.c.id == table

        def work(c: Connection) -> None:
            stored = c.execute(select(t.c.summary).where(mine).with_for_update()).scalar_one()
            summary = replace(read_summary(stored), imported=True)
            c.execute(update(t).where(mine).values(summary=msgspec.json.encode(summary)))

        await self._write(work)

    async def games_of(self, account: str) -> list[FinishedGame]:
        """The counted games at whose tables an account has a place, the latest first."""
        g, m, t = db.game_statistics, db.members, db.tables
        query = (
            select(g.c.table_id, g.c.at, g.c.statistics, t.c.summary)
            .join(m, m.c.table_id == g.c.table_id)
            .join(t, t.c.id == g.c.table_id)
            .where(m.c.account == account, g.c.counted)
            .order_by(g.c.at.desc(), g.c.table_id)
            .limit(GAMES)
        )
        rows = await self._read(lambda c: c.execute(query).all())
        return [
            FinishedGame(row.table_id, row.at, from_bytes(row.statistics), row.summary)
            for row in rows
        ]

    async def player(self, login: str) -> ProfileRow | None:
        found = await self._players(db.accounts.c.login == login)
        return found[0] if found else None

    async def players(self, accounts: Sequence[str]) -> dict[str, ProfileRow]:
        return {each.id: each for each in await self._players(db.accounts.c.id.in_(accounts))}

    async def _players(self, which: ColumnElement[bool]) -> list[ProfileRow]:
        a = db.accounts.c
        query = select(a.id, a.name, a.created, a.hidden, a.login).where(which)
        rows = await self._read(lambda c: c.execute(query).all())
        return [
            ProfileRow(row.id, row.name, row.created, row.hidden, row.login is not None)
            for row in rows
        ]

    async def hide(self, account: str, *, hidden: bool) -> None:
        row = update(db.accounts).where(db.accounts.c.id == account).values(hidden=hidden)
        await self._write(lambda c: c.execute(row).rowcount)
