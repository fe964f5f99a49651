"""Kill -9 at the change of rounds: each round is paired once, and everyone plays it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from elgrande.server.config import Tournaments
from elgrande.server.storage import open_database
from elgrande.server.storage import schema as db
from elgrande.server.table_summary import read_summary
from elgrande.server.tournaments.rows import TournamentRows
from tests.server.machines import Machine, Robot, machines
from tests.server.playing import Person, config_for, new_key

pytestmark = pytest.mark.anyio

ROUNDS = 2
PLAYERS = 3  # and a bot
SETTINGS = {
    "title": "Cup",
    "options": {"players": 2, "length": "short"},
    "clock": {"kind": "live", "bank": 3600},
    "rounds": ROUNDS,
    "pause": 0,
    "bot": "random",
}


async def ask(person: Person, path: str, body: Any = None) -> Any:
    """The answer, when there is one: the server may be down for a while."""
    while True:
        try:
            response = await (person.get(path) if body is None else person.post(path, body))
        except httpx.TransportError:
            await asyncio.sleep(0.1)
            continue
        assert response.status_code == 200, response.text
        return response.json()


async def take_part(person: Person, base: str, cup: str, seed: int, over: asyncio.Event) -> int:
    """Play one's games, one round after the other, whatever happens to the server."""
    played: set[str] = set()
    while True:
        state = await ask(person, f"/tournaments/{cup}")
        table = state["card"]["table"]
        if state["card"]["status"] == "over":
            return len(played)
        if table is None or table in played:
            await asyncio.sleep(0.05)
            continue
        [seat] = (await ask(person, f"/tables/{table}"))["your_seats"]
        await Robot([base], person, table, seat, seed).play()
        played.add(table)
        over.set()


async def kill_when(over: asyncio.Event, machine: Machine, dice: random.Random) -> None:
    """Kill the server each time a game has ended, a moment later."""
    while True:
        await over.wait()
        await asyncio.sleep(dice.random() * 0.3)
        await machine.end()
        over.clear()
        await machine.start()


@pytest.mark.compiled_only
async def test_a_round_is_paired_once_whenever_the_server_is_killed(database_url: str) -> None:
    config = config_for(database_url, lease=1.0, tournaments=Tournaments(by_accounts=True))
    async with machines(config) as [machine]:
        players = [await Person(machine.base).account(f"P{n}") for n in range(PLAYERS)]
        made = await ask(players[0], "/tournaments", {"key": new_key(), "settings": SETTINGS})
        cup = made["tournament"]
        for person in players:
            await ask(person, f"/tournaments/{cup}/do", {"do": {"type": "enter"}})
        await ask(players[0], f"/tournaments/{cup}/do", {"do": {"type": "begin"}})
        over = asyncio.Event()
        killer = asyncio.create_task(kill_when(over, machine, random.Random(1)))
        playing = asyncio.gather(
            *(take_part(each, machine.base, cup, n, over) for n, each in enumerate(players))
        )
        try:
            assert await asyncio.wait_for(playing, 500) == [ROUNDS] * PLAYERS
        finally:
            killer.cancel()
            await asyncio.gather(killer, return_exceptions=True)
    database = await open_database(database_url)
    try:
        known = await TournamentRows(database).get(cup)
        stored = await database.read(
            lambda c: c.execute(select(db.tables.c.summary)).scalars().all()
        )
    finally:
        await database.close()
    summaries = {each.table: each for each in map(read_summary, stored)}
    assert (known.status, len(known.rounds)) == ("over", ROUNDS)
    paired = [table for round_ in known.rounds for table in round_.tables]
    assert sorted(table.table for table in paired) == sorted(summaries)
    for round_ in known.rounds:
        seated = [player for table in round_.tables for player in table.seats if player]
        assert sorted(seated) == sorted(each.account for each in known.entrants)
    for table in paired:
        assert table.outcome is not None
        assert table.outcome.places == summaries[table.table].ranking
