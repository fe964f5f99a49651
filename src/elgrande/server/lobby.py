"""The lobby: public tables in fair shares, and a limit on tables that wait for players."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Final

from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.storage.database import Database
from elgrande.server.storage.lobby import LobbyFilter, LobbyRows

FRESH: Final = 1.0  # seconds for which all readers get the same list
FILTERS: Final = 64  # lists kept
DAY: Final = 24 * 3600.0


class Lobby:
    def __init__(self, database: Database, config: Config) -> None:
        self._rows = LobbyRows(database)
        self._limits = config.limits
        self._days = config.listed
        self._lists: dict[LobbyFilter, tuple[float, list[bytes]]] = {}
        self._key = b""

    def start(self, key: str) -> None:
        """`key` hashes networks, so that the database holds no addresses."""
        self._key = key.encode()

    async def find(self, wanted: LobbyFilter) -> list[bytes]:
        now = time.time()
        at, found = self._lists.get(wanted, (0.0, []))
        if not 0 <= now - at < FRESH:
            found = await self._rows.find(wanted, now - self._days * DAY if self._days else 0.0)
            if len(self._lists) >= FILTERS:
                self._lists.clear()
            self._lists[wanted] = now, found
        return found

    def changed(self) -> None:
        """A table came, went, or has another player: read the lists again."""
        self._lists.clear()

    def network(self, address: str) -> str:
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:32]

    async def check_waiting_tables(self, host: str, network: str) -> None:
        """Refuse one more table that waits for players, if there are too many."""
        limits = self._limits
        of_host, of_network = await self._rows.waiting(host, network)
        if of_host >= limits.open_tables:
            raise Refusal(
                "tables-waiting",
                f"{of_host} tables of yours wait for players: begin or close one of them first.",
            )
        if of_network >= limits.open_tables_per_address:
            raise Refusal(
                "network-tables",
                f"{of_network} tables opened from your network wait for players: join one of "
                "them, or try again later.",
            )
