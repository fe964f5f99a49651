"""Outages: clocks stand still while no server runs.

While any clock runs, each process notes the time every few seconds. A process that finds a gap
before its own uninterrupted run notes it as an outage. A machine that slept and a database out of
reach are gaps too.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, func, insert, select, text, update

from elgrande.server.clocks.calendar import Span
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql
from elgrande.server.storage.connect import SERVER
from elgrande.server.storage.database import Database

BEAT = 5.0  # seconds between two notes of the time
JUMP = 3 * BEAT  # of the wall clock between two looks: the machine slept
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    f"AND application_name LIKE '{SERVER} %' "
    "AND application_name <> current_setting('application_name')"
)


class Uptime:
    """`outages` lists the known ones in order, as (from, until)."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._since = clock()  # this process runs without interruption since then
        self._last_call = self._since
        self.outages: list[Span] = []

    def note_gap(self) -> None:
        """Call this often: a long gap between two calls counts as an interruption."""
        now = self._clock()
        if not 0 <= now - self._last_call < JUMP:
            self._since = now
        self._last_call = now

    async def beat(self) -> None:
        """Note that a server runs, and learn of outages that ended meanwhile."""
        known = self.outages[-1][1] if self.outages else 0.0
        try:
            found = await self._database.write(lambda c: self._note(c, known))
        except Exception:
            self._last_call = -JUMP  # no player can play without a database: an outage
            raise
        self.outages += found

    def _note(self, c: Connection, known: float) -> list[Span]:
        now = self._clock()
        c.execute(sql.FIRST_PULSE[c.dialect.name], {"id": 1, "at": now})
        last = c.execute(select(db.pulse.c.at).with_for_update()).scalar_one()
        # If another process runs, its last note can be a few seconds old.
        patience = 3 * BEAT if other_servers_run(c) else 0.0
        if self._since - last > patience:
            played = c.execute(select(func.max(db.tables.c.changed))).scalar() or 0.0
            began = max(last, min(played, self._since))
            if began < self._since:
                c.execute(insert(db.outages), {"began": began, "ended": self._since})
        c.execute(update(db.pulse).values(at=max(last, now)))
        new = select(db.outages).where(db.outages.c.ended > known).order_by(db.outages.c.began)
        return [(row.began, row.ended) for row in c.execute(new)]


def other_servers_run(c: Connection) -> bool:
    """Whether another process of the server is connected to the database."""
    return c.dialect.name == "postgresql" and bool(c.execute(OTHERS).scalar_one())
