"""How many games of one account bots may play among themselves."""

from __future__ import annotations

import asyncio

from elgrande.server.accounts.rows import Account
from elgrande.server.errors import Refusal
from elgrande.server.storage import Store
from elgrande.server.table_summary import read_summary
from elgrande.server.tables import KeyedLocks


class BotsAloneLimit:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._locks = KeyedLocks()

    def counting(self, who: Account) -> asyncio.Lock:
        """A lock for each account, so that games started at the same time are all counted."""
        return self._locks.setdefault(who.id, asyncio.Lock())

    async def refusal(self, who: Account) -> Refusal | None:
        """The refusal if bots alone already play as many of this account's games as allowed."""
        if who.owner is not None:
            return Refusal("too-many", "A bot sits at its tables itself.")
        games = map(read_summary, await self._store.playing(who.id))
        if sum(game.is_for_bots_alone for game in games) < self._most:
            return None
        return Refusal(
            "too-many",
            f"Bots play {self._most} of your games among themselves: wait until one is over, or "
            "come back.",
        )
