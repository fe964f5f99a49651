"""Accounts, sessions by device, and tokens for one use, in the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from elgrande.server.notifications.settings import AnyChannel, Mail
from elgrande.server.storage import ConflictError, Database
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql

TokenKind = Literal["reset", "new-passkey", "passkey"]
USED_SECONDS = 3600.0  # the use of a token is noted at most once in this time
SESSIONS = 100  # of one account: a new one ends the one that was used least lately
ID_LENGTH = 16  # of a session's hash: enough to tell the sessions of one account apart


class Account(Struct, frozen=True):
    """A guest has no login; a bot, which a program plays with, has an owner.

    `scopes` are those of the token by which it came; None: by a session, with all rights.
    """

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    skeleton: str | None = None
    owner: str | None = None
    scopes: tuple[str, ...] | None = None

    @property
    def counts_as(self) -> str:
        """The account whose limits apply: all bots of an owner share those of the owner."""
        return self.owner or self.id

    def may(self, scope: str | None) -> bool:
        return self.scopes is None or scope in self.scopes


class SessionRow(Struct, frozen=True):
    """`created` and `device` are unknown for sessions of older releases."""

    token: str
    expires: float
    created: float | None
    device: str | None

    @property
    def id(self) -> str:
        return self.token[:ID_LENGTH]


class AccountRows:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    # --- accounts ---

    async def add(self, account: Account, now: float) -> bool:
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

    async def upgrade(self, account: Account, now: float) -> bool:
        """Give a guest a login and a password; False when the login is taken.

        From now on it is an account, so that `mails_of` knows which addresses the guest had added.

        Of two simultaneous attempts, the second finds no guest and raises `ConflictError`; so does
        one that comes after the guest was deleted.
        """
        row = (
            update(db.accounts)
            .where(db.accounts.c.id == account.id, is_guest())
            .values(
                name=account.name,
                login=account.login,
                password=account.password,
                skeleton=account.skeleton,
                created=now,
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
        """False if it is not a guest."""
        row = update(db.accounts).where(db.accounts.c.id == account, is_guest()).values(name=name)
        return await self._write(lambda c: c.execute(row).rowcount == 1)

    async def guests(self) -> dict[str, str]:
        """The names of all guests, by account."""
        a = db.accounts.c
        query = select(a.id, a.name).where(a.login.is_(None), a.name != "")
        return await self._read(lambda c: {row.id: row.name for row in c.execute(query)})

    async def owners_of_names(self, skeletons: Sequence[str]) -> set[str]:
        """The accounts with names that look like one of these."""
        query = select(db.accounts.c.id).where(db.accounts.c.skeleton.in_(skeletons))
        return await self._read(lambda c: {row.id for row in c.execute(query)})

    async def by_login(self, login: str) -> Account | None:
        if not login.isprintable():  # no account has such a name, and PostgreSQL takes no zero
            return None
        query = select(*sql.ACCOUNT).where(db.accounts.c.login == login)
        return await self._read(lambda c: _account(c.execute(query).one_or_none()))

    async def by_session(self, token: str, now: float) -> Account | None:
        values = {"token": token, "now": now}
        return await self._read(lambda c: _account(sql.SESSION.one(c, values)))

    async def by_token(self, hashed: str, now: float) -> Account | None:
        """The bot of a token. The last use is noted to the hour."""
        row = await self._read(lambda c: c.execute(sql.TOKEN, {"hash": hashed}).one_or_none())
        if row is not None and (row.used is None or row.used < now - USED_SECONDS):
            await self._write(lambda c: c.execute(sql.TOKEN_USED, {"token": hashed, "now": now}))
        if row is None:
            return None
        values: list[Any] = [*row[:6], tuple(row.scopes.split())]
        return Account(*values)

    async def reset_password(self, account: str, hashed: str) -> None:
        """A new password; links sent before no longer work.

        It also takes the passkeys away: an intruder may have added one.
        """
        row = update(db.accounts).where(db.accounts.c.id == account).values(password=hashed)
        links = delete(db.one_time_tokens).where(db.one_time_tokens.c.account == account)
        keys = delete(db.passkeys).where(db.passkeys.c.account == account)

        def work(c: Connection) -> None:
            for statement in (row, links, keys):
                c.execute(statement)

        await self._write(work)

    async def change_password(self, account: Account, hashed: str) -> bool:
        """A new password; links sent before no longer work. False if another change was first."""
        links = delete(db.one_time_tokens).where(db.one_time_tokens.c.account == account.id)
        row = update(db.accounts).where(is_unchanged(account)).values(password=hashed)

        def work(c: Connection) -> bool:
            c.execute(links)
            return c.execute(row).rowcount == 1

        return await self._write(work)

    # --- sessions ---

    async def add_session(
        self, token: str, account: Account, expires: float, now: float, device: str = ""
    ) -> bool:
        """False if the account was deleted, or has another password now."""
        row = {"token": token, "account": account.id, "expires": expires}
        row |= {"created": now, "device": device}

        s = db.sessions.c
        mine = select(s.token).where(s.account == account.id)
        surplus = mine.order_by(s.expires.desc()).offset(SESSIONS - 1)
        # Locked: a change of the password at the same moment ends this session, or is seen here.
        known = select(db.accounts.c.id).where(is_unchanged(account)).with_for_update(read=True)

        def work(c: Connection) -> bool:
            if c.execute(known).first() is None:
                return False
            c.execute(delete(db.sessions).where(s.expires < now))
            c.execute(delete(db.sessions).where(s.token.in_(surplus)))
            c.execute(insert(db.sessions), row)
            return True

        return await self._write(work)

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
        return await self._drop(db.sessions.c.account == account, db.sessions.c.token != but)

    async def drop_sessions(self, tokens: Sequence[str]) -> list[str]:
        """Those of them that had not ended yet."""
        return await self._drop(db.sessions.c.token.in_(tokens))

    async def _drop(self, *which: ColumnElement[bool]) -> list[str]:
        ended = delete(db.sessions).where(*which).returning(db.sessions.c.token)
        return await self._write(lambda c: [row.token for row in c.execute(ended)])

    async def sessions(self, account: str, now: float) -> list[SessionRow]:
        """The valid ones, the latest used first."""
        s = db.sessions.c
        query = select(s.token, s.expires, s.created, s.device).where(
            s.account == account, s.expires > now
        )
        latest = query.order_by(s.expires.desc())
        return await self._read(lambda c: [SessionRow(*row) for row in c.execute(latest)])

    async def valid(self, tokens: Collection[str], now: float) -> set[str]:
        """Which of these sessions, and tokens of bots, have not ended."""
        s, b = db.sessions.c, db.tokens.c
        sessions = select(s.token).where(s.token.in_(tokens), s.expires > now)
        bots = select(b.hash).where(b.hash.in_(tokens))
        return await self._read(
            lambda c: {row[0] for query in (sessions, bots) for row in c.execute(query)}
        )

    async def drop_session(self, token: str) -> None:
        statement = delete(db.sessions).where(db.sessions.c.token == token)
        await self._write(lambda c: c.execute(statement).rowcount)

    # --- tokens for one use ---

    async def add_token(
        self, kind: TokenKind, token: str, account: str | None, expires: float
    ) -> None:
        """Of each kind an account has one token at a time: the latest."""
        t = db.one_time_tokens
        row = {"token": token, "kind": kind, "account": account, "expires": expires}

        def work(c: Connection) -> None:
            if account is not None:
                c.execute(delete(t).where(t.c.kind == kind, t.c.account == account))
            c.execute(insert(t), row)

        await self._write(work)

    async def owner_of(self, kind: TokenKind, token: str, now: float) -> Account | None:
        """The account of a token that can still be used."""
        t, a = db.one_time_tokens.c, db.accounts
        query = (
            select(*sql.ACCOUNT)
            .join(db.one_time_tokens, t.account == a.c.id)
            .where(t.kind == kind, t.token == token, t.expires > now)
        )
        return await self._read(lambda c: _account(c.execute(query).one_or_none()))

    async def use_token(self, kind: TokenKind, token: str, now: float) -> bool:
        """Whether it could be used; it cannot be used again."""
        t = db.one_time_tokens
        used = delete(t).where(t.c.kind == kind, t.c.token == token, t.c.expires > now)
        return await self._write(lambda c: c.execute(used).rowcount == 1)

    # --- addresses ---

    async def with_mail(self, address: str) -> list[Account]:
        """Accounts that get links at this e-mail address; capitals make no difference."""
        encoded = msgspec.json.encode(Mail(address)).decode().casefold()
        query = with_channels(*sql.ACCOUNT).where(func.lower(db.channels.c.address) == encoded)
        return await self._read(lambda c: [Account(*row) for row in c.execute(query)])

    async def mails_of(self, account: str) -> list[Mail]:
        """Where an account gets links."""
        query = with_channels(db.channels.c.address).where(db.accounts.c.id == account)
        rows = await self._read(lambda c: c.execute(query).scalars().all())
        found = [msgspec.json.decode(each, type=AnyChannel) for each in rows]
        return [each for each in found if isinstance(each, Mail)]


def with_channels(*columns: Any) -> Any:
    """Accounts with the channels to which links may go: confirmed, and added with the account.

    A guest has no password, so another person at the device could have added an address.
    """
    a, ch = db.accounts, db.channels
    found = select(*columns).select_from(a).join(ch, ch.c.account == a.c.id)
    return found.where(ch.c.confirmed, ch.c.created >= a.c.created, a.c.login.is_not(None))


def is_unchanged(account: Account) -> Any:
    """The row is still that of the account as it was read: not deleted, with the same password."""
    a = db.accounts.c
    same = a.password.is_not_distinct_from(account.password)
    return (a.id == account.id) & same & a.departed.is_(None)


def is_guest() -> Any:
    """The row is that of a guest, not of an account, nor of one that was deleted."""
    return db.accounts.c.login.is_(None) & db.accounts.c.departed.is_(None)


def _account(row: Any) -> Account | None:
    """Its columns are `sql.ACCOUNT`, and of a session or token the owner of a bot."""
    return None if row is None else Account(*row)
