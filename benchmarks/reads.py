"""What reading costs the server: a moment of a replay, a history, the lobby; and its start.

    python benchmarks/reads.py [--times 40]

CPU time of this process, without the network: the median of many requests, each encoded as JSON.
A machine that is busy with other work changes it little.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from elgrande import Options
from elgrande.arena import play
from elgrande.server import requests
from elgrande.server.config import Config, Limits
from elgrande.server.queries import Queries
from elgrande.server.service import Service
from elgrande.server.storage import open_database
from elgrande.server.storage.lobby import LobbyFilter

TABLES = 100
OPEN = requests.NewSeat()
MINE = requests.NewSeat(who="me")


async def milliseconds(ask: Callable[[int], Awaitable[object]], times: int) -> float:
    spent = []
    for number in range(times):
        began = time.process_time()
        msgspec.json.encode(await ask(number))
        spent.append(time.process_time() - began)
    return 1000 * statistics.median(spent)


async def reads(folder: Path, times: int) -> dict[str, float]:
    database = str(folder / "reads.db")
    service = Service(
        await open_database(database), Config(database=database, limits=Limits.wide())
    )
    queries = Queries(service)
    ana, _ = await service.accounts.guest("Ana")
    bea, _ = await service.accounts.guest("Bea")
    (game,) = play(["random"] * 4, 1, Options(players=4), seed=3)
    record = requests.ImportedRecord(key="imported", record=game.record().to_json())
    table = (await service.opener.import_record(ana, record)).table
    steps = len((await service.tables.get(table)).steps)
    for number in range(TABLES):
        new = requests.NewTable(
            key=f"table-{number}",
            options={"players": 4},
            seats=(MINE, OPEN, OPEN, OPEN),
            public=True,
        )
        await service.opener.open_table(ana, new)

    async def changed_lobby(_: int) -> object:
        service.lobby.changed()
        return await queries.lobby(bea, LobbyFilter())

    try:
        return {
            f"a moment of a replay of {steps} steps": await milliseconds(
                lambda number: queries.moment(ana, table, number * 37 % steps, None), times
            ),
            "its history, in words": await milliseconds(
                lambda _: queries.history(ana, table, None, "en"), times
            ),
            f"a lobby of {TABLES} tables": await milliseconds(
                lambda _: queries.lobby(bea, LobbyFilter()), times
            ),
            "the same after a table was opened": await milliseconds(changed_lobby, times),
        }
    finally:
        await service.store.database.close()


def start(folder: Path) -> float:
    """Seconds of CPU until `elgrande serve` is ready, with a new database."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "elgrande", "serve", "--no-browser", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--database", str(folder / "start.db")], stdout=subprocess.DEVNULL
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        while True:
            try:
                opener.open(f"http://127.0.0.1:{port}/api/ready", timeout=60).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
            else:
                break
        fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=40, help="requests of each kind")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print("| what | CPU |")
        print("|---|---:|")
        for what, spent in asyncio.run(reads(Path(name), options.times)).items():
            print(f"| {what} | {spent:.2f} ms |", flush=True)
        print(f"| starting, until ready | {start(Path(name)):.2f} s |")


if __name__ == "__main__":
    main()
