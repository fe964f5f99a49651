"""Who is banned or muted: kept in memory, and read again when an admin has changed something.

Admins act in any process, also in `elgrande admin` while the server runs. Each process looks for
new audit entries: so it learns of sanctions, and of tables closed, renamed or deleted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from elgrande.server.accounts.rows import Account
from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.background import Background
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure

log = structlog.get_logger()

POLL_SECONDS = 2.0


class Sanctions:
    """`changed` is called with each table that an admin changed."""

    def __init__(self, store: AdminStore, changed: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._changed = changed
        self._all: dict[tuple[str, str], Sanction] = {}
        self._seen: set[int] = set()  # the numbers of the latest audit lines
        self._background = Background()

    async def start(self) -> None:
        self._seen = {line.id for line in await self._store.audit()}
        await self._read()
        self._background.start(self._poll())

    async def stop(self) -> None:
        await self._background.stop()

    async def refresh(self) -> None:
        """Learn what admins have done since the last time.

        Of two at the same moment, the one with the lower number may be stored last.
        """
        latest = await self._store.audit()
        lines = [line for line in latest if line.id not in self._seen]
        if not lines:
            return
        self._seen = {line.id for line in latest}
        await self._read()
        for line in reversed(lines):
            if line.action in ("close", "rename", "delete"):
                await self._changed(line.target)

    async def _read(self) -> None:
        self._all = {(each.kind, each.who): each for each in await self._store.sanctions()}

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.refresh()
            except Exception as error:
                log.warning("looking for admins' changes failed", **failure(error))

    def check(self, account: Account | None, address: str) -> None:
        """Refuse what comes from a banned account, a bot of one, or a banned address."""
        who = () if account is None else (account.id, account.counts_as)
        if self._all and (
            any(self._holds("account", each) for each in who) or self._holds("address", address)
        ):
            raise Refusal("banned", "The hosts of this server have shut you out.")

    def check_chat(self, account: Account) -> None:
        if self._holds("mute", account.id) or self._holds("mute", account.counts_as):
            raise Refusal("muted", "The hosts of this server have switched off your chat.")

    def _holds(self, kind: str, who: str) -> bool:
        sanction = self._all.get((kind, who))
        return sanction is not None and (sanction.until is None or time.time() < sanction.until)
