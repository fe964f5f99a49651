"""Deletes what the configuration does not keep, so that nothing grows without bound."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Select, delete, func, select

from elgrande.server.accounts import SESSION_SECONDS
from elgrande.server.admin.store import delete_tables
from elgrande.server.background import Background
from elgrande.server.config import Retention
from elgrande.server.logs import failure
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.tournaments.rows import delete_tournaments

log = structlog.get_logger()

DAY: Final = 24 * 3600.0
HOUR: Final = 3600.0
AT_ONCE: Final = 200  # tables and guests in one transaction: players wait for it
GOES_WITH_A_GUEST: Final = (
    db.sessions,
    db.one_time_tokens,
    db.answers,
    db.channels,
    db.wishes,
    db.notices,
)


class Cleanup:
    """Tidies up when the server starts, and then every hour."""

    def __init__(self, database: Database, retention: Retention) -> None:
        self._database = database
        self._retention = retention
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await self._background.stop()

    async def _work(self) -> None:
        while True:
            try:
                await self.tidy(time.time())
            except Exception as error:  # a guest may sit down while being deleted: next hour again
                log.warning("tidying interrupted", **failure(error))
            await asyncio.sleep(HOUR)

    async def tidy(self, now: float) -> None:
        await self._database.write(lambda c: forget_rows(c, self._retention, now))
        while await self._database.write(lambda c: forget_tables(c, self._retention, now)):
            pass
        await self._database.write(lambda c: forget_tournaments(c, self._retention, now))
        while await self._database.write(lambda c: forget_guests(c, self._retention, now)):
            pass


def before(days: float, now: float) -> float:
    """The time before which something is deleted; 0 days keep everything."""
    return now - days * DAY if days else 0.0


def forget_rows(c: Connection, retention: Retention, now: float) -> None:
    for table, days in (
        (db.answers, retention.answers),
        (db.chat, retention.chat),
        (db.reports, retention.reports),
    ):
        c.execute(delete(table).where(table.c.at < before(days, now)))
    # Keep the latest audit entry: SQLite would reuse its number, and running servers would skip
    # the new entry as already seen.
    a = db.audit.c
    old = (a.at < before(retention.reports, now)) & (
        a.id < select(func.max(a.id)).scalar_subquery()
    )
    c.execute(delete(db.audit).where(old))
    for table in (db.sessions, db.one_time_tokens):
        c.execute(delete(table).where(table.c.expires < now))
    c.execute(delete(db.sanctions).where(db.sanctions.c.until < now))
    forget_outages(c, now)


def forget_outages(c: Connection, now: float) -> None:
    """Delete the outages before the first game that is still being played with a clock.

    A clock is due when a player's time is up; while it stands still for a bot, there is a job.
    """
    t, e = db.tables.c, db.table_events.c
    with_clock = t.due.is_not(None) | t.id.in_(select(db.jobs.c.table_id))
    begun = (
        select(func.min(e.at))
        .join(db.tables, t.id == e.table_id)
        .where(e.version == 1, t.status == "playing", with_clock)
    )
    first = c.execute(begun).scalar() or now
    c.execute(delete(db.outages).where(db.outages.c.ended < first))


def forget_tables(c: Connection, retention: Retention, now: float) -> int:
    """Delete some tables that never began, or were closed; returns how many."""
    t = db.tables.c
    old = select(t.id).where(
        t.status.in_(("open", "closed")), t.changed < before(retention.open_tables, now)
    )
    found = ids_of(c, old.limit(AT_ONCE))
    if found:
        delete_tables(c, found)
    return len(found)


def forget_tournaments(c: Connection, retention: Retention, now: float) -> None:
    """Delete tournaments that never began, or were cancelled; not those that will begin."""
    t = db.tournaments.c
    old = select(t.id).where(
        t.status.in_(("open", "cancelled")),
        t.due.is_(None),
        t.changed < before(retention.open_tables, now),
    )
    if found := ids_of(c, old):
        delete_tournaments(c, found)


def forget_guests(c: Connection, retention: Retention, now: float) -> int:
    """Delete some old guests of whom only sessions, answers and the like are left."""
    a, s = db.accounts.c, db.sessions.c
    last = before(retention.guests, now)
    back = select(s.account).where(s.expires > last + SESSION_SECONDS)  # it lasts from its last use
    old = select(a.id).where(a.login.is_(None), a.created < last, a.id.not_in(back))
    for column in protecting_columns():
        old = old.where(a.id.not_in(select(column)))
    found = ids_of(c, old.limit(AT_ONCE))
    if found:
        for table in GOES_WITH_A_GUEST:
            c.execute(delete(table).where(table.c.account.in_(found)))
        c.execute(delete(db.accounts).where(a.id.in_(found)))
    return len(found)


def ids_of(c: Connection, query: Select[str]) -> list[str]:
    """Rows found and locked. One that another process uses in this moment is not old: it stays."""
    return list(c.execute(query.with_for_update(skip_locked=True)).scalars())


def protecting_columns() -> list[Any]:
    """An account that is named in one of these columns stays."""
    return [
        column
        for column in db.referring_to(db.accounts.c.id)
        if column.table not in GOES_WITH_A_GUEST
    ]
