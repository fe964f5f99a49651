"""What an admin can do, as messages: the same on the admin page and on the command line."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from argon2 import PasswordHasher
from msgspec import Meta, Struct

from elgrande.server import decisions
from elgrande.server.addresses import one_network
from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.errors import Refusal
from elgrande.server.new_table import clean_title
from elgrande.server.requests import Id, Name
from elgrande.server.storage import ConflictError
from elgrande.server.table import Table
from elgrande.server.tables import Tables
from elgrande.server.text_input import LONGEST_TITLE, clean_text

DAY: Final = 24 * 3600.0

Days = Annotated[float, Meta(ge=0, le=36500)]
Note = Annotated[str, Meta(max_length=500)]


class AdminAction(
    Struct,
    frozen=True,
    tag_field="type",
    tag=lambda name: name.removesuffix("Table").lower(),
    forbid_unknown_fields=True,
):
    """Something an admin does."""


class CloseTable(AdminAction, frozen=True):
    """Close a table, whatever its state; it can no longer be opened."""

    table: Id


class RenameTable(AdminAction, frozen=True):
    """Give a table another title."""

    table: Id
    title: Annotated[str, Meta(max_length=60)]


class DeleteTable(AdminAction, frozen=True):
    """Delete a table with its game and its chat."""

    table: Id


class Ban(AdminAction, frozen=True):
    """Shut out an account, by id or name, or an address; 0 days: until it is lifted."""

    kind: Literal["account", "address"]
    who: Name
    days: Days = 0
    note: Note = ""


class Mute(AdminAction, frozen=True):
    """Switch off the chat of an account; 0 days: until it is lifted."""

    who: Name
    days: Days = 0
    note: Note = ""


class Lift(AdminAction, frozen=True):
    """Take back a ban or a mute."""

    kind: Literal["account", "address", "mute"]
    who: Name


class Password(AdminAction, frozen=True):
    """Give an account a new password, which the answer says, and end its sessions."""

    who: Name


class Settle(AdminAction, frozen=True):
    """Close a report."""

    report: Annotated[int, Meta(ge=1)]


class Season(AdminAction, frozen=True):
    """Begin a new season: all ratings start again; the old ones can still be read."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class DeleteTournament(AdminAction, frozen=True, tag="delete-tournament"):
    """Delete a tournament; its games stay."""

    tournament: Id


AnyAdminAction = (
    Season
    | DeleteTournament
    | CloseTable
    | RenameTable
    | DeleteTable
    | Ban
    | Mute
    | Lift
    | Password
    | Settle
)


class AdminDone(Struct, frozen=True):
    """It is done; `password` is the new one, if one was set."""

    password: str = ""


@dataclass(frozen=True)
class TableChange:
    """Closes a table, or renames it."""

    table_id: str
    title: str | None = None  # None: close it
    at_least: int = 0
    answer: None = None

    def decide(self, table: Table) -> Table:
        if self.title is None:
            return decisions.close_by_admin(table)
        return decisions.rename(table, self.title)


def address_in(text: str) -> str:
    """An address as the server counts it: IPv6 by its network."""
    found = one_network(text)
    if found is None:
        raise Refusal("bad-text", "That is no address such as 203.0.113.7 or 2001:db8::/64.")
    return found


class Admin:
    """`name` goes into the audit log."""

    def __init__(self, name: str, store: AdminStore, tables: Tables) -> None:
        self._name = name
        self._store = store
        self._tables = tables

    async def do(self, action: AnyAdminAction) -> AdminDone:
        match action:
            case CloseTable(table):
                await self._change(TableChange(table))
                await self._store.note(self._name, "close", table)
            case RenameTable(table, title):
                title = clean_title(title)
                await self._change(TableChange(table, title))
                await self._store.note(self._name, "rename", table, title)
            case DeleteTable(table):
                async with self._tables.hold(table):
                    await self._store.delete_table(self._name, table)
            case Ban(kind, who, days, note):
                who = await self._account(who) if kind == "account" else address_in(who)
                await self._sanction(kind, who, days, note)
            case Mute(who, days, note):
                await self._sanction("mute", await self._account(who), days, note)
            case Lift(kind, who):
                who = address_in(who) if kind == "address" else await self._account(who)
                if not await self._store.lift(self._name, kind, who):
                    raise Refusal("not-found", "There is nothing to lift.")
            case Password(who):
                return AdminDone(await self._reset_password(who))
            case Season(name):
                name = clean_text(name, "bad-text", "A name", LONGEST_TITLE)
                await self._store.begin_season(self._name, name)
            case DeleteTournament(tournament):
                if not await self._store.delete_tournament(self._name, tournament):
                    raise Refusal("not-found", "There is no such tournament.")
            case Settle(report):
                if not await self._store.settle(self._name, report):
                    raise Refusal("not-found", "There is no such open report.")
        return AdminDone()

    async def _change(self, change: TableChange) -> None:
        try:
            await self._tables.commit(change)
        except ConflictError:
            raise Refusal("busy", "Too much happens at this table: try again.") from None

    async def _account(self, who: str) -> str:
        """The id of the account with this id or name."""
        found = await self._store.accounts(who)
        found = [each for each in found if each[0] == who] or found  # a name may look like an id
        if len(found) != 1:
            raise Refusal(
                "not-found",
                "There is no such account."
                if not found
                else f"{len(found)} have that name: say which id, one of "
                f"{', '.join(account for account, _, _ in found)}.",
            )
        return found[0][0]

    async def _owner_of_password(self, who: str) -> str:
        """The same, but neither a guest nor a program."""
        account = await self._account(who)
        found = await self._store.accounts(account)
        if not any(each == account and has_password for each, _, has_password in found):
            raise Refusal("not-found", "Guests and programs have no password: name an account.")
        return account

    async def _sanction(self, kind: str, who: str, days: float, note: str) -> None:
        note = clean_text(note, "bad-text", "A note") if note.strip() else ""
        until = time.time() + days * DAY if days else None
        await self._store.sanction(self._name, Sanction(kind, who, until, note))

    async def _reset_password(self, who: str) -> str:
        account = await self._owner_of_password(who)
        password = secrets.token_urlsafe(12)
        hashed = await asyncio.to_thread(PasswordHasher().hash, password)
        await self._store.set_password(self._name, account, hashed)
        return password

    async def grant(self, who: str, *, on: bool) -> None:
        """Give an account the right to open the admin page, or take it away."""
        account = await (self._owner_of_password(who) if on else self._account(who))
        await self._store.set_admin(self._name, account, on=on)
