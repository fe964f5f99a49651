"""Changes of a tournament at the same moment in several processes, on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import update

from elgrande.server.accounts.departures import forget_accounts
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.errors import Refusal
from elgrande.server.storage import open_database
from elgrande.server.storage import schema as db
from elgrande.server.storage.database import PostgresqlDatabase
from elgrande.server.tournaments.rows import (
    TournamentRows,
    delete_tournaments,
    row_of,
    set_entrants,
)
from elgrande.server.tournaments.tournament import next_version
from tests.server.conftest import fresh_database
from tests.server.test_standings import made

pytestmark = pytest.mark.anyio

NOW = 1_000_000.0
PLAYERS = 4


@pytest.fixture
async def shared(postgresql: str) -> AsyncIterator[PostgresqlDatabase]:
    database = await open_database(await asyncio.to_thread(fresh_database, postgresql))
    assert isinstance(database, PostgresqlDatabase)
    for each in ("host", *(f"p{number}" for number in range(PLAYERS))):
        await AccountRows(database).add(Account(each, each, each, None, each), NOW)
    await TournamentRows(database).add(made(PLAYERS), NOW, 10)
    yield database
    await database.close()


async def change_meanwhile(database: PostgresqlDatabase, other: Any) -> None:
    """A change of the tournament is half-way when `other` begins in another process."""
    after = next_version(made(PLAYERS))
    async with database.engine.begin() as connection:
        await connection.execute(update(db.tournaments).values(row_of(after, NOW)))
        task = asyncio.create_task(database.write(other))
        await asyncio.sleep(0.5)  # it waits for the tournament
        await connection.run_sync(set_entrants, after)
    await task


async def test_a_player_deletes_the_account_while_the_next_round_is_paired(
    shared: PostgresqlDatabase,
) -> None:
    leave = partial(forget_accounts, account=Account("p1", "p1", "p1"), now=time.time())
    await change_meanwhile(shared, leave)
    left = await TournamentRows(shared).get(made().id)
    assert left.players == ["p0", "p2", "p3"]


async def test_an_admin_deletes_a_tournament_while_the_next_round_is_paired(
    shared: PostgresqlDatabase,
) -> None:
    await change_meanwhile(shared, partial(delete_tournaments, tournaments=[made().id]))
    with pytest.raises(Refusal):
        await TournamentRows(shared).get(made().id)
