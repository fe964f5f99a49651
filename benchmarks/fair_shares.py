"""How long one player waits for bots while a guest has 29 tables of four experts.

    python benchmarks/fair_shares.py [--tables 29] [--seconds 20] [--turns 4]
                                     [--watched] [--same-address]

Ana plays one table against three bots, in turns alone on the server and beside a guest from another
address with `--tables` tables of bots. In turns, so that other work on the machine falls on both.
`--watched`: the guest sits at each table, with a socket open, so that a person waits there too.
`--same-address`: the guest shares Ana's address, as in one household, and only the accounts differ.
The report compares how long Ana waits from one of her moves until she is asked again. The goal is
at most twice the wait of an empty server.
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
from tests.server.playing import Person, new_key

ELSEWHERE = {"x-forwarded-for": "192.0.2.1"}


class FarPerson(Person):
    """A person at another address."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.http.headers.update(ELSEWHERE)

    @property
    def credentials(self) -> dict[str, str]:
        return super().credentials | ELSEWHERE


async def wait_for_bots(ana: Person, bot: str, seconds: float, seed: int) -> list[float]:
    """Play for so long; how long Ana waited after each of her moves."""
    dice = random.Random(seed)
    waits: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        seats: list[Any] = [{"who": "me"}, *[{"bot": bot}] * 3]
        table = await ana.open_table(seats, start=True)
        async with ana.socket() as line:
            await line.send(type="watch", table=table)
            moved = time.monotonic()
            while True:
                state = await line.until("state", timeout=300)
                if state["status"] != "playing":
                    break
                if not state["legal"]:
                    continue
                waits.append(time.monotonic() - moved)
                if time.monotonic() > ends:
                    break
                action = {"type": "play", "seat": 0, "action": dice.choice(state["legal"])}
                moved = time.monotonic()
                await line.send(
                    type="do",
                    table=table,
                    key=new_key(),
                    do=action,
                    version=state["version"],
                )
    return waits


async def open_crowded(guest: Person, options: argparse.Namespace) -> str:
    me = [{"who": "me"}] if options.watched else []
    return await guest.open_table([*me, *[{"bot": options.bot}] * (4 - len(me))], start=True)


async def watch(guest: Person, tables: list[str]) -> None:
    """Sit at all tables at once, and give any answer when asked."""
    dice = random.Random(2)
    async with guest.socket() as line:
        for table in tables:
            await line.send(type="watch", table=table)
        while True:
            state = await line.next(timeout=300)
            if state["type"] == "state" and state["legal"]:
                move = {"type": "play", "seat": 0, "action": dice.choice(state["legal"])}
                version = state["version"]
                await line.send(
                    type="do", table=state["table"], key=new_key(), do=move, version=version
                )


async def measure(options: argparse.Namespace, folder: str) -> None:
    """Each time on a server of its own: tables of bots cannot be closed once they play."""
    alone: list[float] = []
    together: list[float] = []
    for number in range(options.turns):
        for waits, tables in ((alone, 0), (together, options.tables)):
            database = str(Path(folder, f"{number}-{tables}.db"))
            waits.extend(await one_turn(options, database, tables, number))
    report("alone", alone)
    report(f"with {options.tables} other tables", together)
    pairs = [(at(alone, part), at(together, part)) for part in (0.5, 0.95)]
    means = statistics.mean(together) / statistics.mean(alone)
    half, most = (with_others / by_herself for by_herself, with_others in pairs)
    print(f"\nTimes the wait of an empty server: mean {means:.2f}, p50 {half:.2f}, p95 {most:.2f}.")


async def one_turn(
    options: argparse.Namespace, database: str, tables: int, seed: int
) -> list[float]:
    config = Config(database=database, limits=Limits.wide(), bot_workers=options.workers)
    async with machines(config) as [machine]:
        ana = await Person(machine.base).guest("Ana")
        place = Person if options.same_address else FarPerson
        guest = await place(machine.base).guest("Ben")
        opened = [await open_crowded(guest, options) for _ in range(tables)]
        watching = asyncio.create_task(watch(guest, opened if options.watched else []))
        try:
            return await wait_for_bots(ana, options.bot, options.seconds, seed)
        finally:
            watching.cancel()


def at(waits: list[float], part: float) -> float:
    return sorted(waits)[int(part * (len(waits) - 1))]


def report(name: str, waits: list[float]) -> None:
    mean, half, most = statistics.mean(waits), at(waits, 0.5), at(waits, 0.95)
    print(f"| {name} | {len(waits)} | {mean:.2f} s | {half:.2f} s | {most:.2f} s |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=29)
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--turns", type=int, default=4, help="measurements alone and with others")
    parser.add_argument("--workers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--watched", action="store_true", help="the guest plays at all tables")
    parser.add_argument("--same-address", action="store_true", help="the guest has Ana's address")
    parser.add_argument("--bot", default="expert")
    options = parser.parse_args()
    print(describe())
    print("| Ana plays | moves | mean wait | p50 | p95 |\n|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(options, folder))


if __name__ == "__main__":
    main()
