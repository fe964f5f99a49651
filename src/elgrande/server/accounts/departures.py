"""Deletes accounts: an account disappears at once, and so does its name at every table.

Games with others stay, without the name: the log of a table gets one more event. Tables without
another person are deleted. A second pass within the hour finds what another process wrote in the
seconds until it learnt of the deletion; it also finishes what a crash interrupted.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select, update

from elgrande.server import decisions
from elgrande.server.accounts.rows import Account
from elgrande.server.admin.store import delete_tables
from elgrande.server.background import Background
from elgrande.server.commands import ServerCommand
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.storage.store import ChatLine
from elgrande.server.table import Table
from elgrande.server.tables import Tables
from elgrande.server.tournaments.rows import forget_player

log = structlog.get_logger()

HOUR: Final = 3600.0
SETTLED: Final = 60.0  # seconds after which no process takes the account for an existing one
OWN: Final = (  # rows that are deleted with the account, each by its column `account`
    db.sessions,
    db.one_time_tokens,
    db.passkeys,
    db.answers,
    db.channels,
    db.wishes,
    db.notices,
    db.admins,
    db.tokens,
)


class Departures:
    """`gone` is called with each table that was deleted."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        gone: Callable[[str], Awaitable[None]],
    ) -> None:
        self._write = database.write
        self._read = database.read
        self._tables = tables
        self._gone = gone
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._work())

    async def stop(self) -> None:
        await self._background.stop()

    async def delete(self, account: Account) -> None:
        departed = await self._write(lambda c: forget_accounts(c, account, time.time()))
        await asyncio.gather(*map(self._settle, departed))

    async def settle_all(self, now: float) -> None:
        query = select(db.departures)
        for row in await self._read(lambda c: c.execute(query).all()):
            if await self._settle(row.account) and row.at < now - SETTLED:
                await self._write(partial(note_settled, account=row.account))

    async def _settle(self, account: str) -> bool:
        """Whether nothing is left to do; a table that cannot be read stops no other."""
        mine = select(db.members.c.table_id).where(db.members.c.account == account)
        done = True
        for row in await self._read(lambda c: c.execute(mine).all()):
            try:
                with contextlib.suppress(Refusal):  # left or deleted meanwhile
                    await self._leave(row.table_id, account)
            except Exception as error:
                log.warning("leaving a table failed", **failure(error))
                done = False
        await self._write(lambda c: forget_rest(c, account))
        return done

    async def _leave(self, table_id: str, account: str) -> None:
        table = await self._tables.get(table_id)
        if others_at(table, account):
            leave = partial(decisions.depart, account=account)
            table = await self._tables.commit(ServerCommand(table_id, leave))
        if not others_at(table, account):  # the last other may have gone at the same time
            async with self._tables.hold(table_id):
                await self._write(lambda c: delete_tables(c, [table_id]))
            await self._gone(table_id)

    async def _work(self) -> None:
        while True:
            try:
                await self.settle_all(time.time())
            except Exception as error:
                log.warning("settling deleted accounts failed", **failure(error))
            await asyncio.sleep(HOUR)


def note_settled(c: Connection, account: str) -> None:
    c.execute(delete(db.departures).where(db.departures.c.account == account))


def others_at(table: Table, account: str) -> set[str]:
    people = {table.host, *(chair.account for chair in table.chairs)}
    return {each for each in people if each and each != account}


def forget_accounts(c: Connection, account: Account, now: float) -> list[str]:
    """An account and its programs; the ids of all. None of them if it is deleted already."""
    a, b = db.accounts.c, db.bots
    here = select(a.id).where(a.id == account.id, a.departed.is_(None))
    # Entrants refer to this row. A full lock, before that of a tournament, could be a deadlock.
    if c.execute(here.with_for_update(key_share=True)).first() is None:  # a second click
        return []
    mine = c.execute(select(b.c.account).where(b.c.owner == account.id)).scalars().all()
    c.execute(delete(b).where((b.c.owner == account.id) | (b.c.account == account.id)))
    for each in mine:
        forget_account(c, Account(each, ""), now)
    forget_account(c, account, now)
    return [account.id, *mine]


def forget_account(c: Connection, account: Account, now: float) -> None:
    """The row stays for the chat lines that refer to it, empty; the name is free again."""
    forget_player(c, account.id, now)
    forget_rows(c, account.id)
    c.execute(
        update(db.accounts)
        .where(db.accounts.c.id == account.id)
        .values(name="", login=None, password=None, skeleton=None, hidden=True, departed=now)
    )
    c.execute(insert(db.departures), {"account": account.id, "at": now})
    if account.login is not None:  # a guest may have the name of a former admin
        c.execute(update(db.audit).where(db.audit.c.admin == account.name).values(admin=account.id))


def forget_rows(c: Connection, account: str) -> None:
    for table in OWN:
        c.execute(delete(table).where(table.c.account == account))


def forget_rest(c: Connection, account: str) -> None:
    """What was said, and what a request that was under way has stored since."""
    forget_rows(c, account)
    forget_what_was_said(c, account)


def forget_what_was_said(c: Connection, account: str) -> None:
    """Chat lines and reports stay, without the name."""
    said, reports = db.chat, db.reports
    names = {
        row.name
        for row in c.execute(select(said.c.name).where(said.c.account == account).distinct())
    }
    c.execute(update(said).where(said.c.account == account).values(name=""))
    c.execute(update(reports).where(reports.c.account == account).values(name=""))
    about = update(reports).where(reports.c.about == account)
    c.execute(about.values(about="", about_name=""))
    if names - {""}:
        for row in c.execute(select(reports.c.id, reports.c.lines)).all():
            lines = msgspec.json.decode(row.lines, type=list[ChatLine])
            kept = [
                msgspec.structs.replace(line, name="") if line.name in names else line
                for line in lines
            ]
            if kept != lines:
                new = update(reports).where(reports.c.id == row.id)
                c.execute(new.values(lines=msgspec.json.encode(kept)))
