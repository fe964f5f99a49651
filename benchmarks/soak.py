"""A long run in short: many guests come, play and go; memory and the database must level off.

    python benchmarks/soak.py [--rounds 8] [--guests 60]

In each round guests open tables, play a few moves, chat, and leave. Then the clock of the retention
is put forward by two months, as if they had gone for good, and what is left is counted. Games that
were played stay, with their players; everything else may not grow from round to round.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from sqlalchemy import Connection

from elgrande.server.config import Retention
from elgrande.server.retention import DAY, Cleanup
from elgrande.server.storage import Database
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, everybody_leaves, new_key, serving

COUNTED = ("accounts", "sessions", "tables", "answers", "chat", "members")


async def visit(base: str, number: int, dice: random.Random) -> None:
    """A guest opens a table that never begins; every tenth also begins a game."""
    guest = await Person(base).guest(f"Guest {number}")
    table = await guest.open_table([{"who": "me"}, {}])
    await guest.post(f"/tables/{table}/chat", {"key": new_key(), "text": "Hello?"})
    async with guest.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("state")
    if number % 10 == 0:
        game = await guest.open_table([{"who": "me"}, {"who": "me"}], start=True)
        for _ in range(5):
            seat = (await guest.state(game))["view"]["question"]["seats"][0]
            state = await guest.state(game, seat=seat)
            play = {"type": "play", "seat": seat, "action": dice.choice(state["legal"])}
            await guest.do(game, play, version=state["version"])


async def counts(database: Database) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        return {
            table: int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())
            for table in COUNTED
        }

    return await database.read(count)


def memory() -> float:
    """Resident megabytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(rounds: int, guests: int, database: str) -> None:
    config = config_for(database, tables_in_memory=100)
    dice = random.Random(1)
    print(f"| round | memory | {' | '.join(COUNTED)} |\n|{'---:|' * (2 + len(COUNTED))}")
    async with open_app(config) as app, serving(app, config) as base:
        service = app.state.context.service
        for number in range(1, rounds + 1):
            for guest in range(guests):
                await visit(base, guest, dice)
                await everybody_leaves()
            later = time.time() + 60 * DAY
            keep = Retention(chat=30.0)
            await Cleanup(service.store.database, keep).tidy(later)
            found = await counts(service.store.database)
            row = " | ".join(str(found[name]) for name in COUNTED)
            print(f"| {number} | {memory():.0f} MB | {row} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--guests", type=int, default=60, help="in each round")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(soak(options.rounds, options.guests, str(Path(folder, "elgrande.db"))))


if __name__ == "__main__":
    main()
