"""How long one player waits for bots while a guest watches 29 tables of four experts.

    python benchmarks/fair_shares.py [--tables 29] [--seconds 45] [--bot hard]

Ana plays one table against three bots, first alone on the server, then with a guest from another
address who keeps `--tables` tables of bots busy. The report compares how long Ana waits from one of
her moves until she is asked again. The goal is at most twice the wait of an empty server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from elgrande._build import describe
from elgrande.server.config import Config, Limits
from tests.server.machines import machines
from tests.server.playing import Person


async def wait_for_bots(ana: Person, bot: str, seconds: float) -> list[float]:
    """Play for so long; how long Ana waited after each of her moves."""
    dice = random.Random(1)
    waits: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        seats: list[Any] = [{"who": "me"}, *[{"bot": bot}] * 3]
        table = await ana.open_table(seats, start=True)
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            moved = time.monotonic()
            while time.monotonic() < ends:
                state = await line.until("state", timeout=300)
                if state["status"] != "playing":
                    break
                if not state["legal"]:
                    continue
                waits.append(time.monotonic() - moved)
                action = {"type": "play", "seat": 0, "action": dice.choice(state["legal"])}
                moved = time.monotonic()
                await line.send(
                    type="do",
                    table=table,
                    key=f"{moved:.9f}".replace(".", "-"),
                    do=action,
                    version=state["version"],
                )
    return waits


async def measure(options: argparse.Namespace, database: str) -> None:
    config = Config(database=database, limits=Limits.wide())
    async with machines(config) as [machine]:
        ana = await Person(machine.base).guest("Ana")
        alone = await wait_for_bots(ana, options.bot, options.seconds)
        report("alone", alone)
        guest = Person(machine.base)
        guest.http.headers["x-forwarded-for"] = "192.0.2.1"
        await guest.guest("Guest")
        for _ in range(options.tables):
            await guest.open_table([{"bot": options.bot}] * 4, start=True)
        together = await wait_for_bots(ana, options.bot, options.seconds)
        report(f"with {options.tables} other tables", together)
        ratio = statistics.mean(together) / statistics.mean(alone)
        print(f"\nThe mean wait is {ratio:.2f} times that of an empty server.")


def report(name: str, waits: list[float]) -> None:
    waits.sort()
    mean, worst = statistics.mean(waits), waits[int(0.9 * (len(waits) - 1))]
    print(f"| {name} | {len(waits)} | {mean:.2f} s | {worst:.2f} s |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=29)
    parser.add_argument("--seconds", type=float, default=45, help="of each measurement")
    parser.add_argument("--bot", default="expert")
    options = parser.parse_args()
    print(describe())
    print("| Ana plays | moves | mean wait | 90th percentile |\n|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(options, str(Path(folder, "elgrande.db"))))


if __name__ == "__main__":
    main()
