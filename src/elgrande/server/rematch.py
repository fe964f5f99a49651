"""Rematches: the first player who asks opens a table, and the others join it."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from msgspec.structs import replace

from elgrande.server import decisions, requests, waiting_room
from elgrande.server.accounts import Accounts
from elgrande.server.accounts.rows import Account
from elgrande.server.bots.bots_only import BotsAloneLimit
from elgrande.server.commands import ServerCommand
from elgrande.server.errors import Refusal
from elgrande.server.new_table import chair_at_device
from elgrande.server.notifications.notifier import Notifier
from elgrande.server.table import Table
from elgrande.server.table_events import Chair
from elgrande.server.table_opener import TableOpener
from elgrande.server.tables import KeyedLocks, Tables
from elgrande.server.text_input import name_among


class Rematches:
    def __init__(
        self,
        opener: TableOpener,
        accounts: Accounts,
        tables: Tables,
        notifier: Notifier,
        bots_alone: BotsAloneLimit,
    ) -> None:
        self._opener = opener
        self._accounts = accounts
        self._tables = tables
        self._notifier = notifier
        self._bots_alone = bots_alone
        self._locks = KeyedLocks()

    async def ask(self, who: Account, table_id: str, key: str) -> requests.Done:
        """Open a table for the first player who asks. Bots keep their seats; others may join."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            old = await self._tables.get(table_id)
            decisions.must_be_at(old, who.id)
            decisions.must_be(old, "over")
            if old.rematch is None:
                old = await self._link(who, old, await self._open(who, old))
            assert old.rematch is not None
            await self._sit_again(who, old, old.rematch)
        return requests.Done(key=key, table=old.rematch, version=old.version)

    async def _link(self, who: Account, old: Table, new: str) -> Table:
        """The old table, with the new one as its rematch, or with that of who was first."""
        try:
            after = await self._tables.commit(
                ServerCommand(old.id, partial(decisions.rematch, new=new))
            )
        except Refusal:  # another process was first
            after = await self._tables.get(old.id)
            if after.rematch != new:
                close = partial(decisions.close, account=who.id)
                await self._tables.commit(ServerCommand(new, close))
        else:
            others = {chair.account for chair in old.chairs if chair.account is not None}
            self._notifier.invited(await self._tables.get(new), others - {who.id})
        return after

    async def _sit_again(self, who: Account, old: Table, rematch: str) -> None:
        """Give a player of the old game the same seat; with the last one the game begins."""
        new = await self._tables.get(rematch)
        with contextlib.suppress(Refusal):  # the seat is taken, or the game has begun
            for seat in old.seats_of(who.id):
                zone = old.chairs[seat].zone
                if new.chairs[seat].is_open:
                    join = partial(waiting_room.join, who=who, seat=seat, zone=zone)
                    new = await self._tables.commit(ServerCommand(rematch, join))
            if new.status == "open" and not any(chair.is_open for chair in new.chairs):
                begin = ServerCommand(rematch, lambda table: decisions.start(table, table.host))
                if not new.is_without_people or await self._bots_alone.refusal(who) is None:
                    await self._tables.commit(begin)

    async def _open(self, who: Account, old: Table) -> str:
        chairs = [
            chair if chair.bot is not None and chair.account is None else Chair()
            for chair in old.chairs
        ]
        seats = old.seats_of(who.id)
        several = [old.chairs[seat].name or who.name for seat in seats if len(seats) > 1]
        named = several or [who.name]  # several people at one device keep their names,
        others = await self._accounts.names_of_others(named, who)  # but for those of accounts
        for seat, name in zip(seats, named, strict=False):
            taken = [chair.name for chair in chairs]
            free = name_among(who.name if name in others else name, taken)
            chairs[seat] = chair_at_device(who, free, old.chairs[seat].zone)
        settings = replace(old.settings, tournament="")
        made = await self._opener.create(
            who,
            f"rematch {old.id}",  # no client can send such a key
            old.id,
            lambda table: [decisions.open_table(table, who.id, settings, chairs)],
            rematch=True,
        )
        return made.table
