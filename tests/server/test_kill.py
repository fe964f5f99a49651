"""Kill -9, again and again, while many games go on: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from elgrande.game import Game, Record
from elgrande.game.actions import AnyAction
from elgrande.server.storage import Store, open_database
from elgrande.server.table import Table
from elgrande.server.table_events import Played, from_bytes
from tests.server.machines import Machine, Robot, machines, until_acknowledged
from tests.server.playing import Person, config_for, everybody_leaves

pytestmark = pytest.mark.anyio

GAMES = 50
KILLS = 10
SHORT = {"length": "short"}


async def seat_robots(machine: Machine, games: int) -> list[tuple[str, list[Robot]]]:
    """Tables begun: of every five, four with a robot and a bot, one with two robots and a bot."""
    tables: list[tuple[str, list[Robot]]] = []
    for number in range(games):
        ana = await Person(machine.base).guest(f"Ana {number}")
        two = number % 5 == 0
        seats = [{"who": "me"}, *([{"who": "me"}] if two else []), {"bot": "random"}]
        table = await ana.open_table(seats, options=SHORT, start=True)
        robots = [
            Robot([machine.base], ana, table, seat, number * 2 + seat) for seat in range(1 + two)
        ]
        tables.append((table, robots))
        await everybody_leaves()
    return tables


async def check_table(store: Store, table: str, robots: list[Robot]) -> None:
    table_events = [
        (version, from_bytes(data)) for version, data, _ in await store.table_events(table)
    ]
    assert [version for version, _ in table_events] == list(range(1, len(table_events) + 1))
    at_the_end = Table(table)
    for _, event in table_events:
        at_the_end = at_the_end.after(event)
    assert at_the_end.status == "over"
    assert at_the_end.game is not None
    Game.replay(Record.from_json(at_the_end.game.record().to_json()))
    played = {version: event for version, event in table_events if isinstance(event, Played)}
    for seat, robot in enumerate(robots):
        kept = [
            (version, event.entries[0][1])
            for version, event in played.items()
            if event.seat == seat
        ]
        told = [
            (version, str(msgspec.convert(action, AnyAction)))
            for version, action in robot.acknowledged
        ]
        # Only a game's very last step may end it before its answer arrives.
        assert kept[: len(told)] == told
        assert len(kept) - len(told) <= 1


@pytest.mark.compiled_only
async def test_no_acknowledged_action_is_lost_or_doubled(database_url: str) -> None:
    config = config_for(database_url, lease=1.0)
    dice = random.Random(1)
    async with machines(config) as [machine]:
        tables = await seat_robots(machine, GAMES)
        robots = [robot for _, some in tables for robot in some]
        playing = asyncio.gather(*(robot.play() for robot in robots))
        interrupted = 0
        for _ in range(KILLS):  # each during play: an idle server has nothing to lose
            await until_acknowledged(robots, dice.randint(10, 80))
            await asyncio.sleep(dice.random() * 0.05)
            assert not playing.done()
            interrupted += sum(robot.is_waiting for robot in robots)
            await machine.end()
            await machine.start()
        await asyncio.wait_for(playing, 600)
        assert interrupted >= KILLS
    database = await open_database(database_url)
    try:
        for table, some in tables:
            await check_table(Store(database, "check"), table, some)
    finally:
        await database.close()
    assert sum(robot.reconnected for robot in robots) >= GAMES
