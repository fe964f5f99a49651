"""All database queries of the server.

One transaction appends an event, stores the answer to the command that caused it, and updates the
lists and the bot's job: all of it, or nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.storage.database import Database

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


class Summary(Protocol):
    """What the store needs to know of a table, for lists and for bots' jobs."""

    @property
    def table(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def status(self) -> str: ...
    @property
    def changed(self) -> float: ...
    @property
    def members(self) -> frozenset[str]: ...
    @property
    def is_public(self) -> bool: ...
    @property
    def bot_is_asked(self) -> bool: ...
    @property
    def due(self) -> float | None: ...


class Account(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    password: str | None = None
    skeleton: str | None = None


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
        self, events: Sequence[bytes], summary: Summary, answer: Answer | None
    ) -> None:
        """Create a table with its first events."""
        table, now = summary.table, summary.changed
        rows = [
            {"table_id": table, "version": version, "at": now, "event": each}
            for version, each in enumerate(events, 1)
        ]

        def work(c: Connection) -> None:
            _keep_answer(c, answer, now)
            c.execute(sql.ADD_TABLE, {"id": table, **_row(summary)})
            for row in rows:
                sql.ADD_EVENT.run(c, row)
            _set_members(c, table, summary.members)
            if summary.bot_is_asked:
                sql.SET_JOB.run(c, self._job(summary))

        await self._write(work)

    async def append(
        self, event: bytes, before: Summary, after: Summary, answer: Answer | None
    ) -> None:
        """Add the event that makes the next version, if the table is at the one before it."""
        table, now = after.table, after.changed
        row = {"table_id": table, "version": after.version, "at": now, "event": event}
        advance = {"table_id": table, "known": before.version, **_row(after)}

        def work(c: Connection) -> None:
            if sql.ADVANCE_TABLE.run(c, advance) != 1:
                raise ConflictError
            _keep_answer(c, answer, now)
            sql.ADD_EVENT.run(c, row)
            if after.members != before.members:
                _set_members(c, table, after.members)
            if after.bot_is_asked:
                sql.SET_JOB.run(c, self._job(after))
            elif before.bot_is_asked:
                sql.DROP_JOB.run(c, {"table": table})
            _notify(c, f"{table} {after.version}")

        await self._write(work)

    def _job(self, summary: Summary) -> dict[str, Any]:
        until = summary.changed + self.lease
        return {"table_id": summary.table, "holder": self.worker, "until": until}

    async def table_events(self, table: str, after: int = 0) -> list[tuple[int, bytes, float]]:
        """Each with its version, and when it happened."""

        def work(c: Connection) -> list[tuple[int, bytes, float]]:
            rows = c.execute(sql.EVENTS, {"table_id": table, "after": after})
            return [(row.version, row.event, row.at) for row in rows]

        return await self._read(work)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        query = select(db.tables.c.id, db.tables.c.version).where(db.tables.c.id.in_(tables))
        return await self._read(lambda c: {row.id: row.version for row in c.execute(query)})

    async def lobby(self) -> list[bytes]:
        query = select(db.tables.c.summary).where(
            db.tables.c.public, db.tables.c.status.in_(("open", "playing"))
        )
        return await self._summaries(query)

    async def tables_of(self, account: str) -> list[bytes]:
        mine = select(db.members.c.table_id).where(db.members.c.account == account)
        query = select(db.tables.c.summary).where(
            db.tables.c.id.in_(mine), db.tables.c.status != "closed"
        )
        return await self._summaries(query)

    async def playing(self, account: str) -> list[bytes]:
        """The summaries of all games in progress of an account."""
        mine = select(db.members.c.table_id).where(db.members.c.account == account)
        query = select(db.tables.c.summary).where(
            db.tables.c.id.in_(mine), db.tables.c.status == "playing"
        )
        return await self._read(lambda c: [row.summary for row in c.execute(query)])

    async def _summaries(self, query: Any) -> list[bytes]:
        latest = query.order_by(db.tables.c.changed.desc()).limit(LISTED)
        return await self._read(lambda c: [row.summary for row in c.execute(latest)])

    # --- stored answers ---

    async def answer(self, account: str, key: str) -> Answer | None:
        def work(c: Connection) -> Answer | None:
            row = c.execute(sql.ANSWER, {"who": account, "used": key}).one_or_none()
            return None if row is None else Answer(row.account, row.key, row.digest, row.answer)

        return await self._read(work)

    # --- accounts and sessions ---

    async def add_account(self, account: Account, now: float) -> bool:
        """False when the login is taken."""
        row = insert(db.accounts).values(
            id=account.id,
            name=account.name,
            login=account.login,
            password=account.password,
            skeleton=account.skeleton,
            created=now,
        )
        return await self._unless_taken(row)

    async def upgrade_account(self, account: Account) -> bool:
        """Give a guest a login and a password; False when the login is taken.

        Of two simultaneous attempts, the second finds no guest and raises `ConflictError`.
        """
        row = (
            update(db.accounts)
            .where(db.accounts.c.id == account.id, db.accounts.c.login.is_(None))
            .values(
                name=account.name,
                login=account.login,
                password=account.password,
                skeleton=account.skeleton,
            )
        )
        return await self._unless_taken(row)

    async def _unless_taken(self, statement: Any) -> bool:
        try:
            changed = await self._write(lambda c: c.execute(statement).rowcount)
        except IntegrityError:
            return False
        if changed != 1:
            raise ConflictError
        return True

    async def rename_guest(self, account: str, name: str) -> bool:
        """False when it is no guest."""
        row = (
            update(db.accounts)
            .where(db.accounts.c.id == account, db.accounts.c.login.is_(None))
            .values(name=name)
        )
        return await self._write(lambda c: c.execute(row).rowcount == 1)

    async def owners_of_names(self, skeletons: Sequence[str]) -> set[str]:
        """The accounts with names that look like one of these."""
        query = select(db.accounts.c.id).where(db.accounts.c.skeleton.in_(skeletons))
        return await self._read(lambda c: {row.id for row in c.execute(query)})

    async def account_by_login(self, login: str) -> Account | None:
        query = select(db.accounts).where(db.accounts.c.login == login)
        return await self._read(lambda c: _account(c.execute(query).one_or_none()))

    async def account_by_session(self, token: str, now: float) -> Account | None:
        values = {"token": token, "now": now}
        return await self._read(lambda c: _account(c.execute(sql.SESSION, values).one_or_none()))

    async def add_session(self, token: str, account: str, expires: float, now: float) -> None:
        def work(c: Connection) -> None:
            c.execute(delete(db.sessions).where(db.sessions.c.expires < now))
            row = {"token": token, "account": account, "expires": expires}
            c.execute(insert(db.sessions), row)

        await self._write(work)

    async def extend_session(self, token: str, expires: float, least: float) -> None:
        """Let a session last longer, if that is worth a write."""
        longer = (
            update(db.sessions)
            .where(db.sessions.c.token == token, db.sessions.c.expires < expires - least)
            .values(expires=expires)
        )
        late = select(db.sessions.c.token).where(
            db.sessions.c.token == token, db.sessions.c.expires < expires - least
        )
        if await self._read(lambda c: c.execute(late).first()):
            await self._write(lambda c: c.execute(longer).rowcount)

    async def drop_other_sessions(self, account: str, but: str) -> list[str]:
        others = (
            delete(db.sessions)
            .where(db.sessions.c.account == account, db.sessions.c.token != but)
            .returning(db.sessions.c.token)
        )
        return await self._write(lambda c: [row.token for row in c.execute(others)])

    async def set_password(self, account: str, hashed: str) -> None:
        row = update(db.accounts).where(db.accounts.c.id == account).values(password=hashed)
        await self._write(lambda c: c.execute(row).rowcount)

    async def said_by(self, account: str) -> list[tuple[str, ChatLine]]:
        """Every line of chat of an account, with its table."""
        query = select(db.chat).where(db.chat.c.account == account).order_by(db.chat.c.id)
        return await self._read(
            lambda c: [
                (row.table_id, ChatLine(row.id, row.at, row.name, row.text))
                for row in c.execute(query)
            ]
        )

    async def drop_session(self, token: str) -> None:
        statement = delete(db.sessions).where(db.sessions.c.token == token)
        await self._write(lambda c: c.execute(statement).rowcount)

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
        """Add a line of chat. The lock makes line numbers follow the order of commits.

        Otherwise a client reading on from a line would miss a lower number committed later.
        """
        row = {"table_id": table, "at": now, "account": account, "name": name, "text": words}

        def work(c: Connection) -> None:
            c.execute(sql.LOCK_TABLE, {"table": table})
            _keep_answer(c, answer, now)
            c.execute(insert(db.chat), row)
            _notify(c, f"{table} 0")

        await self._write(work)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        def work(c: Connection) -> list[ChatLine]:
            rows = c.execute(sql.CHAT, {"table": table, "after": after}).all()
            return [ChatLine(row.id, row.at, row.name, row.text) for row in reversed(rows)]

        return await self._read(work)

    # --- bots' jobs ---

    async def release_jobs(self, *, everybodys: bool = False) -> None:
        """Release this process's jobs; with `everybodys` all jobs, if no other process runs."""
        release = update(db.jobs).values(until=0.0)
        if not everybodys:
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
        await self._write(lambda c: _notify(c, message, channel))

    # --- health ---

    async def check_writable(self) -> None:
        """Write something, as a command would; raises `DatabaseDownError` if that fails."""
        rewrite = text("UPDATE alembic_version SET version_num = version_num")
        await self._write(lambda c: c.execute(rewrite).rowcount)


# --- parts of transactions ---


def _row(summary: Summary) -> dict[str, Any]:
    return {
        "version": summary.version,
        "status": summary.status,
        "public": summary.is_public,
        "summary": msgspec.json.encode(summary),
        "changed": summary.changed,
        "due": summary.due,
    }


def _set_members(c: Connection, table: str, members: frozenset[str]) -> None:
    c.execute(sql.DROP_MEMBERS, {"table": table})
    if members:
        rows = [{"table_id": table, "account": each} for each in sorted(members)]
        c.execute(sql.ADD_MEMBER, rows)


def _keep_answer(c: Connection, answer: Answer | None, now: float) -> None:
    if answer is None:
        return
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
    if c.dialect.name == "postgresql":
        c.execute(sql.NOTIFY, {"channel": channel, "message": message})


def _account(row: Any) -> Account | None:
    return None if row is None else Account(row.id, row.name, row.login, row.password, row.skeleton)
