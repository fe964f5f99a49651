"""Accounts for programs, and the tokens that open them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal, get_args

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from elgrande.server.accounts.rows import Account
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.errors import Refusal
from elgrande.server.lookalikes import ends_like, skeleton_of
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.text_input import clean_name, login_of

Scope = Literal["read", "play", "chat"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
PREFIX: Final = "elgrande_"  # so that a token is recognised where it must not be
BOT_MARK: Final = "(bot)"  # ends the name of every bot, so that no list or log leaves it out
BOTS: Final = 10  # of one owner
TOKENS: Final = 5  # of one bot


def is_marked(name: str) -> bool:
    return ends_like(name, BOT_MARK)


class TokenCard(Struct, frozen=True):
    """A token in a list. The token itself is not kept. `used` is to the hour."""

    id: str
    note: str
    scopes: tuple[Scope, ...]
    created: float
    used: float | None


class BotCard(Struct, frozen=True):
    """A bot of mine, with its tokens."""

    id: str
    name: str
    tokens: tuple[TokenCard, ...]


class Bots:
    def __init__(self, database: Database) -> None:
        self._write = database.write
        self._read = database.read

    async def of(self, owner: str) -> list[BotCard]:
        return await self._read(lambda c: read_bots(c, owner))

    async def create(self, owner: Account, name: str) -> str:
        """Create a bot; its id. Its name gets the mark of a bot."""
        name = clean_name(name if is_marked(name) else f"{name} {BOT_MARK}")
        made = secrets.token_hex(12)
        row = {
            "id": made,
            "name": name,
            "login": login_of(name),
            "skeleton": skeleton_of(name),
            "created": time.time(),
        }

        def work(c: Connection) -> None:
            # The owner's row is locked, so that two requests cannot both make the last bot.
            a = db.accounts.c
            own = select(a.id).where(a.id == owner.id, a.departed.is_(None))
            if c.execute(own.with_for_update()).first() is None:
                raise Refusal("no-session", "Your account was deleted.")
            if len(read_bots(c, owner.id)) >= BOTS:
                raise Refusal("too-many", f"An account has at most {BOTS} bots.")
            c.execute(insert(db.accounts), row)
            c.execute(insert(db.bots), {"account": made, "owner": owner.id})

        try:
            await self._write(work)
        except IntegrityError:
            raise Refusal("name-taken", "Another player has that name.") from None
        return made

    async def add_token(
        self, owner: str, bot: str, note: str, scopes: Sequence[Scope]
    ) -> tuple[str, str]:
        """A new token for a bot of this owner: its id, and the token, which is shown only now."""
        made, token = secrets.token_hex(8), PREFIX + secrets.token_urlsafe(32)
        row = {
            "id": made,
            "hash": hash_token(token),
            "account": bot,
            "note": note,
            "scopes": " ".join(each for each in SCOPES if each in scopes),
            "created": time.time(),
        }

        def work(c: Connection) -> None:
            must_own(c, owner, bot)
            count = select(func.count()).where(db.tokens.c.account == bot)
            if c.execute(count).scalar_one() >= TOKENS:
                raise Refusal("too-many", f"A bot has at most {TOKENS} tokens: revoke one.")
            c.execute(insert(db.tokens), row)

        await self._write(work)
        return made, token

    async def revoke(self, owner: str, bot: str, token: str) -> str:
        """End a token; returns its hash, for the sockets it opened."""
        t = db.tokens.c
        ended = delete(db.tokens).where(t.id == token, t.account == bot).returning(t.hash)

        def work(c: Connection) -> str | None:
            must_own(c, owner, bot)
            return c.execute(ended).scalar_one_or_none()

        hashed = await self._write(work)
        if hashed is None:
            raise Refusal("not-found", "There is no such token.")
        return hashed


def read_bots(c: Connection, owner: str) -> list[BotCard]:
    mine = (
        select(db.accounts.c.id, db.accounts.c.name)
        .join(db.bots, db.bots.c.account == db.accounts.c.id)
        .where(db.bots.c.owner == owner)
        .order_by(db.accounts.c.created)
    )
    found = c.execute(mine).all()
    t = db.tokens
    tokens = c.execute(
        select(t).where(t.c.account.in_([row.id for row in found])).order_by(t.c.created)
    ).all()
    return [
        BotCard(
            row.id,
            row.name,
            tuple(
                TokenCard(each.id, each.note, tuple(each.scopes.split()), each.created, each.used)
                for each in tokens
                if each.account == row.id
            ),
        )
        for row in found
    ]


def must_own(c: Connection, owner: str, bot: str) -> None:
    """Refuse a bot of another owner; its row is locked, so that tokens are counted right."""
    b = db.bots.c
    mine = select(b.account).where(b.account == bot, b.owner == owner).with_for_update()
    if c.execute(mine).first() is None:
        raise Refusal("not-found", "You have no such bot.")
