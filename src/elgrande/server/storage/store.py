"""All database queries of the server.

One transaction appends an event, stores the answer to the command that caused it, and updates the
lists and the bot's job: all of it, or nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.storage.database import Database, Work

CHANNEL = "elgrande"
PEOPLE_CHANNEL = "elgrande_people"
RATES_CHANNEL = "elgrande_rates"
LISTED = 100  # entries in a list of tables


class ConflictError(Exception):
    """Another transaction was first: the table already has a later version, for example."""


class Answer(Struct, frozen=True):
    """The answer to a command, stored under its idempotency key."""

    account: str
    key: str
    digest: str
    body: bytes


class TableRow(Struct, frozen=True):
    """What is stored of a table in addition to its events."""

    table: str
    columns: dict[str, Any]  # of `tables`, apart from the id
    members: frozenset[str]
    bot_is_asked: bool


class ChatLine(Struct, frozen=True):
    id: int
    at: float
    name: str
    text: str


class Store:
    """`worker` names this process among those that share a database."""

    def __init__(self, database: Database, worker: str, lease: float = 20.0) -> None:
        self.database = database
        self.worker = worker
        self.lease = lease
        self._write = database.write
        self._read = database.read

    # --- tables ---

    async def create(
        self,
        events: Sequence[bytes],
        row: TableRow,
        answer: Answer | None,
        network: str | None = None,
    ) -> None:
        """Create a table with its first events, by a host at this network, if it is known."""
        add = partial(self.add_table, events=events, row=row, answer=answer, network=network)
        await self._write(add)

    def add_table(
        self,
        c: Connection,
        events: Sequence[bytes],
        row: TableRow,
        answer: Answer | None = None,
        network: str | None = None,
    ) -> None:
        """The part of a transaction that creates a table."""
        table, now = row.table, row.columns["changed"]
        if answer is not None:
            _keep_answer(c, answer, now)
        place = row.columns["host"] if network is None else network
        c.execute(sql.ADD_TABLE, {"id": table, "network": place, **row.columns})
        for version, event in enumerate(events, 1):
            sql.ADD_EVENT.run(c, {"table_id": table, "version": version, "at": now, "event": event})
        _set_members(c, table, row.members)
        if row.bot_is_asked:
            job = {"table_id": table, "holder": self.worker, "until": now + self.lease}
            sql.SET_JOB.run(c, job)

    def add_event(
        self,
        c: Connection,
        event: bytes,
        after: TableRow,
        answer: Answer | None = None,
        *,
        members_changed: bool = False,
        bot_was_asked: bool = False,
        also: Work[object] | None = None,
    ) -> None:
        """The part of a transaction that makes the next version, if no one else has made it.

        `also` writes what belongs to the same transaction.
        """
        table, version, now = after.table, after.columns["version"], after.columns["changed"]
        if (
            sql.ADVANCE_TABLE.run(c, {"table_id": table, "known": version - 1, **after.columns})
            != 1
        ):
            raise ConflictError
        if answer is not None:
            _keep_answer(c, answer, now)
        sql.ADD_EVENT.run(c, {"table_id": table, "version": version, "at": now, "event": event})
        if members_changed:
            _set_members(c, table, after.members)
        if after.bot_is_asked:
            job = {"table_id": table, "holder": self.worker, "until": now + self.lease}
            sql.SET_JOB.run(c, job)
        elif bot_was_asked:
            sql.DROP_JOB.run(c, {"table": table})
        if also is not None:
            also(c)
        if self.database.is_postgresql:
            _notify(c, f"{table} {version}")

    async def table_events(self, table: str, after: int = 0) -> list[tuple[int, bytes, float]]:
        """Each with its version, and when it happened."""

        def work(c: Connection) -> list[tuple[int, bytes, float]]:
            rows = c.execute(sql.EVENTS, {"table_id": table, "after": after})
            return [(row.version, row.event, row.at) for row in rows]

        return await self._read(work)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        query = select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(tables))
        return await self._read(lambda c: {row.id: row.version for row in c.execute(query)})

    async def tables_of(self, account: str) -> list[bytes]:
        mine = select(db.members.c.table_id).where(db.members.c.account == account)
        query = select(db.tables.c.summary).where(
            db.tables.c.id.in_(mine), db.tables.c.status != "closed"
        )
        latest = query.order_by(db.tables.c.changed.desc()).limit(LISTED)
        return await self._read(lambda c: [row.summary for row in c.execute(latest)])

    async def playing(self, account: str) -> list[bytes]:
        """The summaries of all games in progress of an account."""
        mine = select(db.members.c.table_id).where(db.members.c.account == account)
        query = select(db.tables.c.summary).where(
            db.tables.c.id.in_(mine), db.tables.c.status == "playing"
        )
        return await self._read(lambda c: [row.summary for row in c.execute(query)])

    # --- stored answers ---

    async def answer(self, account: str, key: str) -> Answer | None:
        def work(c: Connection) -> Answer | None:
            row = c.execute(sql.ANSWER, {"who": account, "used": key}).one_or_none()
            return None if row is None else Answer(row.account, row.key, row.digest, row.answer)

        return await self._read(work)

    # --- standing orders ---

    async def set_order(
        self, table: str, seat: int, round_number: int, answer: Answer, now: float
    ) -> None:
        """Do not ask this seat for its veto in this round; 0: ask always."""
        row = {"table_id": table, "seat": seat, "round": round_number}

        def work(c: Connection) -> None:
            _keep_answer(c, answer, now)
            sql.SET_ORDER.run(c, row)

        await self._write(work)

    async def orders(self, table: str) -> dict[int, int]:
        def work(c: Connection) -> dict[int, int]:
            return {row.seat: row.round for row in c.execute(sql.ORDERS, {"table": table})}

        return await self._read(work)

    # --- chat ---

    async def say(
        self, table: str, account: str, name: str, words: str, answer: Answer, now: float
    ) -> None:
        """Add a chat line. The lock makes line numbers follow the order of commits.

        Otherwise a client reading on from a line would miss a lower number committed later.
        """
        row = {"table_id": table, "at": now, "account": account, "name": name, "text": words}

        def work(c: Connection) -> None:
            c.execute(sql.LOCK_TABLE, {"table": table})
            _keep_answer(c, answer, now)
            c.execute(insert(db.chat), row)
            if self.database.is_postgresql:
                _notify(c, f"{table} 0")

        await self._write(work)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        def work(c: Connection) -> list[ChatLine]:
            rows = c.execute(sql.CHAT, {"table": table, "after": after}).all()
            return [ChatLine(row.id, row.at, row.name, row.text) for row in reversed(rows)]

        return await self._read(work)

    async def said_by(self, account: str) -> list[tuple[str, ChatLine]]:
        """Every chat line of an account, with its table."""
        query = select(db.chat).where(db.chat.c.account == account).order_by(db.chat.c.id)
        return await self._read(
            lambda c: [
                (row.table_id, ChatLine(row.id, row.at, row.name, row.text))
                for row in c.execute(query)
            ]
        )

    # --- reviews ---

    async def keep_review(self, table: str, maker: str, findings: bytes) -> None:
        """Keep the findings of a review in place of those of an earlier maker."""

        def work(c: Connection) -> None:
            c.execute(delete(db.reviews).where(db.reviews.c.table_id == table))
            row = {"table_id": table, "maker": maker, "findings": findings}
            c.execute(insert(db.reviews), row)

        await self._write(work)

    async def review(self, table: str, maker: str) -> bytes | None:
        """The findings kept for a table, if this maker found them."""
        query = select(db.reviews.c.findings).where(
            db.reviews.c.table_id == table, db.reviews.c.maker == maker
        )
        return await self._read(lambda c: c.execute(query).scalar())

    # --- bots' jobs ---

    async def release_jobs(self, *, of_all: bool = False) -> None:
        """Release this process's jobs; with `of_all`, for a process that runs alone, all jobs."""
        release = update(db.jobs).values(until=0.0)
        if not of_all:
            release = release.where(db.jobs.c.holder == self.worker)
        await self._write(lambda c: c.execute(release).rowcount)

    async def claim_jobs(self, now: float, limit: int) -> list[str]:
        """Claim jobs whose lease has expired, and return their tables."""
        free = select(db.jobs.c.table_id).where(db.jobs.c.until < now).limit(limit)
        if self.database.is_postgresql:
            free = free.with_for_update(skip_locked=True)
        claim = (
            update(db.jobs)
            .where(db.jobs.c.table_id.in_(free.scalar_subquery()))
            .values(holder=self.worker, until=now + self.lease)
            .returning(db.jobs.c.table_id)
        )
        return await self._write(lambda c: [row.table_id for row in c.execute(claim)])

    async def drop_job(self, table: str, version: int) -> None:
        """Delete a job that has nothing to do, if the table is still at this version."""
        still = select(func.count()).where(db.tables.c.id == table, db.tables.c.version == version)
        statement = delete(db.jobs).where(db.jobs.c.table_id == table, still.scalar_subquery() == 1)
        await self._write(lambda c: c.execute(statement).rowcount)

    # --- between processes ---

    async def notify(self, channel: str, message: str) -> None:
        """Tell the other processes something; nothing is stored."""
        if self.database.is_postgresql:
            await self._write(lambda c: _notify(c, message, channel))

    # --- health ---

    async def check_writable(self) -> None:
        """Write something, as a command would; raises `DatabaseDownError` if that fails."""
        rewrite = text("UPDATE alembic_version SET version_num = version_num")
        await self._write(lambda c: c.execute(rewrite).rowcount)


# --- parts of transactions ---


def _set_members(c: Connection, table: str, members: frozenset[str]) -> None:
    c.execute(sql.DROP_MEMBERS, {"table": table})
    if members:
        rows = [{"table_id": table, "account": each} for each in sorted(members)]
        c.execute(sql.ADD_MEMBER, rows)


def _keep_answer(c: Connection, answer: Answer, now: float) -> None:
    try:
        sql.ADD_ANSWER.run(
            c,
            {
                "account": answer.account,
                "key": answer.key,
                "digest": answer.digest,
                "answer": answer.body,
                "at": now,
            },
        )
    except (IntegrityError, sqlite3.IntegrityError):  # a retry of the same command was first
        raise ConflictError from None


def _notify(c: Connection, message: str, channel: str = CHANNEL) -> None:
    c.execute(sql.NOTIFY, {"channel": channel, "message": message})
