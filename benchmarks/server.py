"""How many live tables one server holds: sockets at every seat, until one of them waits too long.

    python benchmarks/server.py [--per-table 0.4] [--seconds 10] [--step 100] [--most 1000]
        [--database URL]

Every table has four seats, each with its own socket. Tables are added in steps, and each gets
`--per-table` commands a second, so the load grows with their number. The benchmark measures the
time from sending a command until all four sockets have the new state. It ends when the 99th
percentile exceeds 250 ms. Clients and server share the machine, which affects the server's CPU time
per command least.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import websockets.asyncio.client as ws
from msgspec import Raw, Struct

from elgrande._build import describe
from elgrande.server.config import Config, Limits

LIMIT = 0.250
WARM_UP = 3.0  # seconds
SEATS = 4
FLAGS = {"origin": "", "proxy": None, "compression": None, "max_size": None, "open_timeout": 60}


class Message(Struct):
    """The fields of a message that the benchmark reads."""

    type: str
    version: int = 0
    status: str = ""
    code: str = ""
    legal: tuple[Raw, ...] = ()


decoder = msgspec.json.Decoder(Message)


class Server:
    def __init__(self, database: str, config: Config | None = None) -> None:
        wide = Config(database=database, limits=Limits.wide(), tables_in_memory=5000)
        config = config or wide
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elgrande.server.runner", str(self.port)],
            env={**os.environ, "ELGRANDE_SERVER": msgspec.json.encode(config).decode()},
            stdout=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        assert b"is served" in self.process.stdout.readline()

    def memory(self) -> float:
        """Resident megabytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class LiveTable:
    """A table with a socket at every seat, and what each last received."""

    def __init__(self, table: str, lines: list[ws.ClientConnection]) -> None:
        self.table = table
        self.lines = lines
        self.versions = [0] * SEATS
        self.asked: dict[int, Message] = {}
        self.busy = False
        self.over = False
        self.news = asyncio.Event()
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def listen(self, seat: int) -> None:
        async for data in self.lines[seat]:
            message = decoder.decode(data)
            if message.type == "state":
                self.versions[seat] = message.version
                self.over = message.status == "over"
                self.asked.pop(seat, None)
                if message.legal:
                    self.asked[seat] = message
                self.news.set()
            elif message.type == "refused":
                raise SystemExit(f"refused: {data!r}")

    async def play(self, dice: random.Random) -> float:
        """Send one command; return the seconds until all sockets have the new state."""
        seat = dice.choice([*self.asked])
        message = self.asked[seat]
        frame = {
            "type": "do",
            "table": self.table,
            "key": uuid4().hex,
            "do": {"type": "play", "seat": seat, "action": dice.choice(message.legal)},
            "version": max(self.versions),
        }
        target = max(self.versions) + 1
        began = time.perf_counter()
        await self.lines[seat].send(msgspec.json.encode(frame).decode())
        while min(self.versions) < target:
            self.news.clear()
            await self.news.wait()
        return time.perf_counter() - began


async def add_table(server: Server) -> tuple[str, str]:
    """Start a game; return its table and the cookie of its only session."""
    headers = {"origin": server.base}
    async with httpx.AsyncClient(
        base_url=server.base, headers=headers, trust_env=False, timeout=60
    ) as http:
        await http.post("/api/guest", json={"name": "Ana"})
        body = {
            "key": uuid4().hex,
            "options": {"players": SEATS},
            "seats": [{"who": "me"}] * SEATS,
            "start": True,
        }
        table = (await http.post("/api/tables", json=body)).json()["table"]
        return table, "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def sit_down(server: Server, table: str, cookie: str) -> LiveTable:
    address = server.base.replace("http", "ws") + "/api/socket"
    options: Any = {**FLAGS, "origin": server.base, "additional_headers": {"cookie": cookie}}
    lines = [await ws.connect(address, **options) for _ in range(SEATS)]
    live = LiveTable(table, lines)
    for seat, line in enumerate(lines):
        frame = {"type": "watch", "table": table, "seat": seat}
        await line.send(msgspec.json.encode(frame).decode())
    while not min(live.versions):
        live.news.clear()
        await live.news.wait()
    return live


async def load(tables: list[LiveTable], rate: float, seconds: float) -> tuple[list[float], float]:
    """Send commands at an even rate to free tables; return all delays, and commands a second."""
    dice = random.Random(1)
    delays: list[float] = []
    under_way: set[asyncio.Task[None]] = set()

    async def one(table: LiveTable) -> None:
        delays.append(await table.play(dice))
        table.busy = False

    began = time.perf_counter()
    sent = 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            free = [t for t in dice.sample(tables, min(40, len(tables))) if not t.busy and t.asked]
            if not free:
                break
            free[0].busy = True
            task = asyncio.create_task(one(free[0]))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*under_way)
    return delays, len(delays) / (time.perf_counter() - began)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def run(options: argparse.Namespace, database: str) -> None:
    server = Server(database)
    try:
        empty = server.memory()
        tables: list[LiveTable] = []
        print("tables  sockets  commands/s  p50 ms  p99 ms  server CPU  ms/command  memory MB")
        while len(tables) < options.most:
            made = [await add_table(server) for _ in range(options.step)]
            idle = server.memory()
            if not tables:
                print(f"# {(idle - empty) / options.step * 1000:.0f} kB for each idle table")
            tables += [await sit_down(server, *each) for each in made]
            if len(tables) == options.step:  # load what the first commands of a server load
                await load(tables, len(tables) * options.per_table, WARM_UP)
            gc.collect()
            gc.freeze()  # the clients' own pauses are not the server's
            used = server.seconds()
            began = time.perf_counter()
            delays, rate = await load(tables, len(tables) * options.per_table, options.seconds)
            share = (server.seconds() - used) / (time.perf_counter() - began)
            p99 = percentile(delays, 0.99)
            print(
                f"{len(tables):6} {len(tables) * SEATS:8} {rate:11.0f}"
                f" {percentile(delays, 0.5) * 1000:7.0f} {p99 * 1000:7.0f}"
                f" {share:11.0%} {share / rate * 1000:11.1f} {server.memory():10.0f}",
                flush=True,
            )
            if p99 > LIMIT:
                break
        for table in tables:
            for task in table.listeners:
                task.cancel()
    finally:
        server.process.kill()
        server.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--per-table", type=float, default=0.4, help="commands a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--step", type=int, default=100, help="tables added at a time")
    parser.add_argument("--most", type=int, default=1000, help="tables at which to stop")
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    print(describe())
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(options, options.database or str(Path(folder, "elgrande.db"))))


if __name__ == "__main__":
    main()
