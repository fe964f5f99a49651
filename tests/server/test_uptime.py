"""When no server runs, clocks stand still; on both databases."""

from __future__ import annotations

import pytest

from elgrande.server.clocks.uptime import Uptime
from elgrande.server.storage import Database, open_database
from tests.server.conftest import fresh_database

pytestmark = pytest.mark.anyio

HOUR, DAY = 3600.0, 24 * 3600.0


class Wall:
    """A clock on the wall that tests set."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


async def test_the_time_between_two_servers_is_an_outage(database: Database) -> None:
    wall = Wall(1000.0)
    first = Uptime(database, wall)
    await first.beat()
    wall.now = 1004.0
    await first.beat()
    assert first.outages == []
    wall.now = 5000.0
    second = Uptime(database, wall)
    wall.now = 5001.0
    await second.beat()
    assert second.outages == [(1004.0, 5000.0)]
    await second.beat()
    assert second.outages == [(1004.0, 5000.0)]


async def test_a_machine_that_slept_was_not_up(database: Database) -> None:
    wall = Wall(1000.0)
    up = Uptime(database, wall)
    await up.beat()
    wall.now = 1001.0
    up.note_gap()
    wall.now = 9000.0
    up.note_gap()
    await up.beat()
    assert up.outages == [(1000.0, 9000.0)]


@pytest.fixture
def shared_database(postgresql: str) -> str:
    return fresh_database(postgresql)


async def test_a_second_process_starts_without_an_outage(shared_database: str) -> None:
    databases = [await open_database(shared_database) for _ in range(2)]
    wall = Wall(1000.0)
    one = Uptime(databases[0], wall)
    await one.beat()
    wall.now = 1004.0
    two = Uptime(databases[1], wall)
    await two.beat()
    assert two.outages == []
    wall.now = 9000.0  # both were killed; each of the next two learns of the same outage
    three, four = Uptime(databases[0], wall), Uptime(databases[1], wall)
    await three.beat()
    await four.beat()
    assert three.outages == four.outages == [(1004.0, 9000.0)]
    for database in databases:
        await database.close()


async def test_a_short_restart_costs_no_player_time(database_url: str) -> None:
    """On PostgreSQL too, where another process could have been running meanwhile."""
    database = await open_database(database_url)
    wall = Wall(1000.0)
    await Uptime(database, wall).beat()
    await database.close()
    wall.now = 1008.0
    database = await open_database(database_url)
    again = Uptime(database, wall)
    await again.beat()
    assert again.outages == [(1000.0, 1008.0)]
    await database.close()
