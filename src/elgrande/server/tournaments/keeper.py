"""Advances tournaments: results, the next round, bots for those who left. Any process may do it.

What happens next follows from the database alone, and is written in one transaction together with
the tables of a new round. So a kill loses nothing, and of several processes one pairs a round.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog
from sqlalchemy import Connection

from elgrande.server import decisions
from elgrande.server.background import Background
from elgrande.server.clocks.clock import tick
from elgrande.server.clocks.uptime import Uptime
from elgrande.server.commands import ServerCommand
from elgrande.server.errors import Refusal
from elgrande.server.logs import failure
from elgrande.server.notifications.rows import Notice, NoticeRows, add_notices
from elgrande.server.storage import ConflictError, Store
from elgrande.server.table import Table
from elgrande.server.table_events import to_bytes
from elgrande.server.table_summary import read_summary, summary_of
from elgrande.server.tables import Tables
from elgrande.server.tournaments.round_tables import begin_tables, finished
from elgrande.server.tournaments.rows import TournamentRows
from elgrande.server.tournaments.standings import Outcome, RoundTable
from elgrande.server.tournaments.tournament import (
    Tournament,
    advance,
    next_version,
    note_outcomes,
    settled,
)

log = structlog.get_logger()

POLL_SECONDS: Final = 2.0
LAST_CALL: Final = 300.0  # seconds for an answer, once a round has reached its deadline


class TournamentKeeper:
    """`announce` is called with every table of a new round; `wait` is the time before a notice."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        uptime: Uptime,
        announce: Callable[[Table], None],
        make_table: Callable[[str], Table],
        wait: float,
    ) -> None:
        self.rows = TournamentRows(store.database)
        self._store = store
        self._tables = tables
        self._uptime = uptime
        self._announce = announce
        self._make_table = make_table
        self._wait = wait
        self._notices = NoticeRows(store.database)
        self._dice = random.SystemRandom()
        self._woken = asyncio.Event()
        self._background = Background()

    def start(self) -> None:
        self._background.start(self._run())

    async def stop(self) -> None:
        await self._background.stop()

    def wake(self) -> None:
        """A game of a tournament is over: look at once."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._woken.wait()
            self._woken.clear()
            try:
                for each in await self.rows.active(time.time()):
                    await self._look_at(each)
            except Exception as error:
                log.warning("looking at tournaments failed", **failure(error))

    async def _look_at(self, tournament_id: str) -> None:
        """A tournament that fails does not hold up the others."""
        try:
            await self.advance(tournament_id)
        except (ConflictError, Refusal):
            pass  # another process was first, or it was deleted
        except Exception as error:
            log.error("leading a tournament on failed", **failure(error))

    async def advance(self, tournament_id: str) -> Tournament:
        """Do what is due in a tournament; raises `ConflictError` if another process was first."""
        before = await self.rows.get(tournament_id)
        found, failed = await self._outcomes(before)
        now = time.time()
        noted = note_outcomes(before, found, failed)
        after = await asyncio.to_thread(advance, noted, now, self._dice)
        if after != before:
            after = next_version(after)
            await self._save(before, after, now)
        for table in after.running:
            await self._relieve(after, table, now)
        return after

    async def _outcomes(self, tournament: Tournament) -> tuple[dict[str, Outcome], frozenset[str]]:
        """How games ended that went on until now, and who failed to finish them."""
        running = tournament.running
        if not running:
            return {}, frozenset()
        stored = await self.rows.summaries([each.table for each in running])
        found: dict[str, Outcome] = {}
        failed: frozenset[str] = frozenset()
        for each in running:
            summary = stored.get(each.table)
            end = finished(each, None if summary is None else read_summary(summary))
            if end is not None:
                found[each.table] = end.outcome
                failed |= end.failed
        return found, failed

    async def _save(self, before: Tournament, after: Tournament, now: float) -> None:
        made: list[list[Table]] = []
        if len(after.rounds) > len(before.rounds):
            people = await self.rows.people(after.players)
            made = await asyncio.to_thread(begin_tables, after, people, self._make_table)
        also: list[Callable[[Connection], None]] = []
        for made_table in made:
            table = made_table[-1]
            tick(table, now, self._uptime.outages)
            events = [to_bytes(each.event) for each in made_table]
            row = summary_of(table, now).row()
            also.append(partial(self._store.add_table, events=events, row=row))
        if made:
            reachable = await self._notices.reachable()
            also.append(partial(add_notices, new=notices(after, reachable, now + self._wait)))
        await self.rows.save(after, now, also)
        for made_table in made:
            self._tables.put(made_table[-1])
            self._announce(made_table[-1])

    async def _relieve(self, tournament: Tournament, at: RoundTable, now: float) -> None:
        """Let bots play on for those who left; past the deadline, also for those who are late."""
        leaving = [
            player
            for player in at.seats
            if player is not None and (known := tournament.entrant(player)) and known.leaving
        ]
        is_late = tournament.due is not None and tournament.due <= now
        if not leaving and not is_late:
            return
        late: list[str] = []
        if is_late:
            table = await self._tables.get(at.table)
            if now - table.at > LAST_CALL:
                chairs = [table.chairs[seat] for seat in table.waiting_for]
                late = [chair.account for chair in chairs if chair.account and chair.is_person]
        for player in (*leaving, *late):
            with contextlib.suppress(Refusal):  # a bot plays already, or the game is over
                await self._tables.commit(
                    ServerCommand(at.table, partial(decisions.give_to_bot, account=player))
                )
        for player in leaving:
            latest = await self.rows.get(tournament.id)
            await self.rows.save(next_version(settled(latest, player)), now)


def notices(tournament: Tournament, reachable: set[str], due: float) -> list[Notice]:
    """Your table is ready."""
    return [
        Notice(
            account=player,
            table=table.table,
            kind="table",
            due=due,
            title=tournament.settings.title,
        )
        for table in tournament.rounds[-1].tables
        for player in table.seats
        if player in reachable
    ]
