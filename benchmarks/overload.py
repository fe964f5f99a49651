"""Far past capacity: every table plays as fast as it can while newcomers keep knocking.

    python benchmarks/overload.py [--tables 150] [--seconds 20] [--lag 0.1]

The report shows each phase: the commands a second, the median and 99th percentile of the time until
all four sockets of a table have the new state, and how many newcomers got in or had to wait. When
the load ends, newcomers are let in again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import httpx
import msgspec
from server import LiveTable, Server, add_table, percentile, sit_down  # type: ignore[import-not-found]

from elgrande._build import describe
from elgrande.server.config import Config, Limits

KNOCKS = 5  # newcomers a second


class Door:
    """Newcomers who want to be guests: how many got in, and how many had to wait."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.admitted = self.waiting = 0

    async def knock(self) -> None:
        async with httpx.AsyncClient(
            base_url=self._base, headers={"origin": self._base}, trust_env=False, timeout=60
        ) as http:
            while True:
                answer = await http.post("/api/guest", json={"name": "Newcomer"})
                self.admitted += answer.status_code == 200
                self.waiting += answer.status_code == 503
                await asyncio.sleep(1 / KNOCKS)


async def play(table: LiveTable, dice: random.Random, delays: list[float]) -> None:
    """One command after the other, without a pause."""
    while not table.over:
        if table.asked:
            delays.append(await table.play(dice))
        else:
            await asyncio.sleep(0.01)


async def phase(name: str, door: Door, tables: list[LiveTable], seconds: float) -> None:
    delays: list[float] = []
    door.admitted = door.waiting = 0
    dice = random.Random(1)
    playing = [asyncio.create_task(play(table, dice, delays)) for table in tables]
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    delays = delays or [0.0]
    print(
        f"| {name} | {len(tables)} | {len(delays) / (time.perf_counter() - began):.0f} |"
        f" {percentile(delays, 0.5) * 1000:.0f} ms | {percentile(delays, 0.99) * 1000:.0f} ms |"
        f" {door.admitted} | {door.waiting} |",
        flush=True,
    )


async def begin(server: Server) -> tuple[str, str]:
    """A table and its cookie; on a busy machine the server may be full for a moment."""
    while True:
        table, cookie = await add_table(server)
        if table:
            return table, cookie
        await asyncio.sleep(0.5)


async def run(options: argparse.Namespace, database: str) -> None:
    limits = msgspec.structs.replace(Limits.wide(), lag=options.lag)
    server = Server(database, Config(database=database, limits=limits, tables_in_memory=5000))
    try:
        made = [await begin(server) for _ in range(options.tables)]
        tables = [await sit_down(server, *each) for each in made]
        door = Door(server.base)
        knocking = asyncio.create_task(door.knock())
        print("| phase | tables playing | commands/s | median | p99 | let in | had to wait |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        few = max(1, options.tables // 50)
        await phase("calm", door, tables[:few], options.seconds / 2)
        await phase("overload", door, tables[few:], options.seconds)
        await phase("calm again", door, [], options.seconds / 2)
        knocking.cancel()
    finally:
        server.process.kill()
        server.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=20, help="of overload")
    parser.add_argument("--lag", type=float, default=0.1, help="seconds: when newcomers wait")
    options = parser.parse_args()
    print(describe())
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(options, str(Path(folder, "elgrande.db"))))


if __name__ == "__main__":
    main()
