"""Channels, wishes and pending notices in the database."""

from __future__ import annotations

import hashlib
import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from elgrande.server.errors import Refusal
from elgrande.server.notifications.settings import AnyChannel, NoticeKind, Wishes
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.storage.database import Database

CHANNELS_KEPT: Final = 10  # for one account
MOST_FAILURES: Final = 50  # in a row, before a channel is given up
RETRY_SECONDS: Final = 600.0  # before a message is sent again that did not arrive
SENDING: Final = ">"  # marks the kind of a notice that is being sent
ADD_NOTICE: Final = sql.insert_once(db.notices)
SET_WISHES: Final = sql.upsert(db.wishes, "account")
ADD_KEY: Final = sql.insert_once(db.server_keys)


class Channel(Struct, frozen=True, kw_only=True):
    """`token` confirms an e-mail address and ends a subscription."""

    id: str
    account: str
    to: AnyChannel
    confirmed: bool
    token: str


class Notice(Struct, frozen=True, kw_only=True):
    account: str
    table: str
    kind: NoticeKind
    due: float
    title: str


class NoticeRows:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def key(self, name: str, new: str) -> str:
        """A secret of the server, made by the first process that needs it."""
        query = select(db.server_keys.c.value).where(db.server_keys.c.name == name)

        def work(c: Connection) -> str:
            c.execute(ADD_KEY[c.dialect.name], {"name": name, "value": new})
            return str(c.execute(query).scalar_one())

        return await self._write(work)

    # --- channels ---

    async def add(self, account: str, to: AnyChannel, *, confirmed: bool, now: float) -> Channel:
        """Add a channel, or find the same one, which then counts as added now."""
        encoded = msgspec.json.encode(to).decode()
        digest = hashlib.sha256(f"{account} {encoded}".encode()).hexdigest()[:32]
        token = secrets.token_urlsafe(24)

        def work(c: Connection) -> Channel:
            # The account's row is locked, so that two requests cannot both add the last one.
            own = select(db.accounts.c.id).where(db.accounts.c.id == account)
            c.execute(own.with_for_update())
            mine = select(db.channels).where(db.channels.c.account == account)
            rows = {row.id: row for row in c.execute(mine)}
            if digest in rows:
                c.execute(update(db.channels).where(db.channels.c.id == digest).values(created=now))
                return _channel(rows[digest])
            if len(rows) >= CHANNELS_KEPT:
                raise Refusal("too-many", f"You have {CHANNELS_KEPT} addresses: remove one first.")
            row = {
                "id": digest,
                "account": account,
                "address": encoded,
                "confirmed": confirmed,
                "token": token,
                "failures": 0,
                "created": now,
            }
            c.execute(insert(db.channels), row)
            return Channel(id=digest, account=account, to=to, confirmed=confirmed, token=token)

        return await self._write(work)

    async def channels(self, accounts: Sequence[str]) -> dict[str, list[Channel]]:
        query = select(db.channels).where(db.channels.c.account.in_(accounts))
        found: defaultdict[str, list[Channel]] = defaultdict(list)
        for row in await self._read(lambda c: c.execute(query).all()):
            found[row.account].append(_channel(row))
        return found

    async def reachable(self) -> set[str]:
        """Accounts with a channel."""
        query = select(db.channels.c.account).where(db.channels.c.confirmed).distinct()
        return await self._read(lambda c: {row.account for row in c.execute(query)})

    async def remove(self, account: str, channel: str) -> bool:
        mine = delete(db.channels).where(
            db.channels.c.account == account, db.channels.c.id == channel
        )
        return await self._write(lambda c: c.execute(mine).rowcount == 1)

    async def remove_by_token(self, token: str) -> bool:
        row = delete(db.channels).where(db.channels.c.token == token)
        return await self._write(lambda c: c.execute(row).rowcount == 1)

    async def confirm(self, token: str) -> bool:
        row = update(db.channels).where(db.channels.c.token == token).values(confirmed=True)
        return await self._write(lambda c: c.execute(row).rowcount == 1)

    async def note_result(self, channel: str, *, gone: bool, failed: bool) -> None:
        """Count failures in a row; a channel that is gone, or fails on and on, is removed."""
        row = db.channels.c.id == channel

        def work(c: Connection) -> None:
            failures = db.channels.c.failures + 1 if failed else 0
            c.execute(update(db.channels).where(row).values(failures=failures))
            dead = delete(db.channels).where(row, db.channels.c.failures >= MOST_FAILURES)
            c.execute(delete(db.channels).where(row) if gone else dead)

        await self._write(work)

    # --- wishes ---

    async def wishes(self, account: str) -> Wishes:
        query = select(db.wishes.c.wishes).where(db.wishes.c.account == account)
        stored = await self._read(lambda c: c.execute(query).scalar())
        return Wishes() if stored is None else msgspec.json.decode(stored, type=Wishes)

    async def set_wishes(self, account: str, wishes: Wishes) -> None:
        row = {"account": account, "wishes": msgspec.json.encode(wishes)}
        await self._write(lambda c: SET_WISHES.run(c, row))

    # --- notices ---

    async def change(
        self, new: Sequence[Notice], over: Iterable[tuple[str, str, NoticeKind]]
    ) -> None:
        """Add notices, keeping those that wait already, and drop those that are settled."""

        def work(c: Connection) -> None:
            for account, table, kind in over:
                c.execute(
                    delete(db.notices).where(
                        db.notices.c.account == account,
                        db.notices.c.table_id == table,
                        db.notices.c.kind.in_((kind, SENDING + kind)),
                    )
                )
            add_notices(c, new)

        await self._write(work)

    async def take_due(self, now: float) -> dict[str, list[Notice]]:
        """The notices of every account with one that is due: all of its own together.

        A warning of the clock stays until its own time. What is taken waits under another kind for
        `settle`: if the process ends before that, it is taken once more later.
        """
        n = db.notices.c
        due = select(n.account).where(n.due <= now).distinct()
        waiting = (n.kind != "clock") & ~n.kind.startswith(SENDING)
        take = (
            delete(db.notices)
            .where(n.account.in_(due.scalar_subquery()), (n.due <= now) | waiting)
            .returning(db.notices)
        )

        def work(c: Connection) -> dict[str, list[Notice]]:
            found: defaultdict[str, dict[tuple[str, str], Notice]] = defaultdict(dict)
            for row in sorted(c.execute(take).all(), key=lambda row: (row.due, row.table_id)):
                kind = row.kind.removeprefix(SENDING)
                found[row.account][row.table_id, kind] = Notice(
                    account=row.account, table=row.table_id, kind=kind, due=row.due, title=row.title
                )
            taken = {account: list(notices.values()) for account, notices in found.items()}
            for notices in taken.values():
                again = [replace(each, due=now + RETRY_SECONDS) for each in notices]
                add_notices(c, again, SENDING)
            return taken

        return await self._write(work)

    async def settle(self, taken: Sequence[Notice], later: Sequence[Notice] = ()) -> None:
        """Delete notices that were sent or are no longer wanted; keep those in `later`.

        What was settled while it was being sent does not come back.
        """

        def work(c: Connection) -> None:
            n = db.notices.c
            for notice in taken:
                mine = (n.account == notice.account) & (n.table_id == notice.table)
                marked = delete(db.notices).where(mine, n.kind == SENDING + notice.kind)
                if c.execute(marked).rowcount:
                    add_notices(c, [each for each in later if is_same(each, notice)])

        await self._write(work)

    async def has_due(self, now: float) -> bool:
        query = select(db.notices.c.account).where(db.notices.c.due <= now).limit(1)
        return await self._read(lambda c: c.execute(query).first() is not None)


def is_same(one: Notice, other: Notice) -> bool:
    return (one.table, one.kind) == (other.table, other.kind)


def add_notices(c: Connection, new: Iterable[Notice], mark: str = "") -> None:
    """Part of a transaction: add notices, keeping those that wait already."""
    for notice in new:
        row = {
            "account": notice.account,
            "table_id": notice.table,
            "kind": mark + notice.kind,
            "due": notice.due,
            "title": notice.title,
        }
        c.execute(ADD_NOTICE[c.dialect.name], row)


def _channel(row: Any) -> Channel:
    return Channel(
        id=row.id,
        account=row.account,
        to=msgspec.json.decode(row.address, type=AnyChannel),
        confirmed=row.confirmed,
        token=row.token,
    )
