"""Which players of a table are away, and for how long a game waits for them."""

from __future__ import annotations

import time

from elgrande.server.clocks.settings import TurnClock
from elgrande.server.presence import Presence
from elgrande.server.tables import Tables


class Attendance:
    """A player is away after `away` seconds without a connection.

    A connected player may be replaced after keeping the game waiting for `idle` seconds.
    """

    def __init__(self, presence: Presence, tables: Tables, *, away: float, idle: float) -> None:
        self._presence = presence
        self._tables = tables
        self._away = away
        self._idle = idle

    def is_away(self, table_id: str, account: str) -> bool:
        return self._presence.seconds_away(table_id, account) > self._away

    def is_missed(self, table_id: str, account: str) -> bool:
        """The player is away, or is connected but has kept the game waiting too long.

        With a clock, only the clock can replace a connected player. Players by turns need not be
        connected at all, and in a tournament other players cannot replace anyone.
        """
        table = self._tables.known(table_id)
        clock = None if table is None else table.settings.clock
        if isinstance(clock, TurnClock) or (table is not None and table.settings.tournament):
            return False
        if table is not None and clock is None and time.time() - table.at > self._idle:
            if any(table.chairs[seat].account == account for seat in table.waiting_for):
                return True
        return self.is_away(table_id, account)

    def person_waits(self, table_id: str) -> bool:
        """A person who plays there is connected, or was until a moment ago."""
        table = self._tables.known(table_id)
        if table is None:
            return False
        people = [chair.account for chair in table.chairs if chair.is_person]
        return any(not self.is_away(table_id, each) for each in people if each is not None)
