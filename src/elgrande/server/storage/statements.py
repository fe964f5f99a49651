"""SQL statements used at every step, built once: building one takes longer than running it.

Those of a command are prepared.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from elgrande.server.storage import schema as db
from elgrande.server.storage.database import PreparedStatement

ADD_TABLE: Final = insert(db.tables)
ADVANCE_TABLE: Final = PreparedStatement(
    update(db.tables).where(
        db.tables.c.id == bindparam("table_id"), db.tables.c.version == bindparam("known")
    ),
    columns=[each.name for each in db.tables.c if each.name not in ("id", "network")],
)
ADD_EVENT: Final = PreparedStatement(insert(db.table_events))
EVENTS: Final = (
    select(db.table_events.c.version, db.table_events.c.event, db.table_events.c.at)
    .where(
        db.table_events.c.table_id == bindparam("table_id"),
        db.table_events.c.version > bindparam("after"),
    )
    .order_by(db.table_events.c.version)
)
ADD_ANSWER: Final = PreparedStatement(insert(db.answers))
ANSWER: Final = select(db.answers).where(
    db.answers.c.account == bindparam("who"), db.answers.c.key == bindparam("used")
)
DROP_JOB: Final = PreparedStatement(delete(db.jobs).where(db.jobs.c.table_id == bindparam("table")))
DROP_MEMBERS: Final = delete(db.members).where(db.members.c.table_id == bindparam("table"))
ADD_MEMBER: Final = insert(db.members)
ORDERS: Final = select(db.orders.c.seat, db.orders.c.round).where(
    db.orders.c.table_id == bindparam("table")
)
# On SQLite the lock is left out: there is only one writer.
LOCK_TABLE: Final = (
    select(db.tables.c.id)
    .where(db.tables.c.id == bindparam("table"))
    .with_for_update(key_share=True)
)
CHAT: Final = (
    select(db.chat)
    .where(db.chat.c.table_id == bindparam("table"), db.chat.c.id > bindparam("after"))
    .order_by(db.chat.c.id.desc())
    .limit(200)
)
ACCOUNT: Final = tuple(
    db.accounts.c[name] for name in ("id", "name", "login", "password", "skeleton")
)
SESSION: Final = PreparedStatement(
    select(*ACCOUNT, db.bots.c.owner)
    .join(db.sessions, db.sessions.c.account == db.accounts.c.id)
    .outerjoin(db.bots, db.bots.c.account == db.accounts.c.id)
    .where(db.sessions.c.token == bindparam("token"), db.sessions.c.expires > bindparam("now"))
    .where(db.accounts.c.departed.is_(None))  # a login at the moment of deletion counts for nothing
)
TOKEN: Final = (
    select(*ACCOUNT, db.bots.c.owner, db.tokens.c.scopes, db.tokens.c.used)
    .join(db.tokens, db.tokens.c.account == db.accounts.c.id)
    .join(db.bots, db.bots.c.account == db.accounts.c.id)
    .where(db.tokens.c.hash == bindparam("hash"))
)
TOKEN_USED: Final = (
    update(db.tokens).where(db.tokens.c.hash == bindparam("token")).values(used=bindparam("now"))
)
NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


def upsert(table: Any, *keys: str) -> PreparedStatement:
    """Add a row, or replace the one with the same keys."""

    def made(add: Any) -> Any:
        row: Any = add(table)
        others = {c.name: row.excluded[c.name] for c in table.c if c.name not in keys}
        return row.on_conflict_do_update(index_elements=list(keys), set_=others)

    return PreparedStatement(made(pg_insert), on_sqlite=made(sqlite_insert))


def insert_once(table: Any) -> dict[str, Any]:
    """Statements, by dialect, that add a row unless one with its key exists."""
    return {
        dialect: add(table).on_conflict_do_nothing()
        for dialect, add in (("postgresql", pg_insert), ("sqlite", sqlite_insert))
    }


SET_JOB: Final = upsert(db.jobs, "table_id")
SET_ORDER: Final = upsert(db.orders, "table_id", "seat")
FIRST_PULSE: Final = insert_once(db.pulse)
