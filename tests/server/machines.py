"""Servers as separate processes, which can be killed, and robots that keep playing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from elgrande.server.config import Config
from tests.server.playing import Line, Person, everybody_leaves, new_key

GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


def free_port() -> int:
    """Below the ephemeral ports: it must be free again after a kill."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Machine:
    """A server process."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._process: asyncio.subprocess.Process | None = None
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        environment = {**os.environ, "ELGRANDE_SERVER": msgspec.json.encode(self._config).decode()}
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "elgrande.server.runner",
            str(self.port),
            env=environment,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), 60)
        assert b"is served at" in said, said

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return await self._process.wait()

    def memory(self) -> int:
        """Resident bytes."""
        assert self._process is not None
        with open(f"/proc/{self._process.pid}/statm") as file:  # noqa: PTH123
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def machines(*configs: Config) -> AsyncIterator[list[Machine]]:
    made = [Machine(config) for config in configs]
    try:
        for machine in made:
            await machine.start()
        yield made
    finally:
        await everybody_leaves()
        for machine in made:
            with contextlib.suppress(ProcessLookupError, AssertionError):
                await machine.end()


class Robot:
    """Plays one seat on a socket. It resends unanswered commands with the same key.

    `acknowledged` holds the acknowledged commands: version, seat and answer.
    """

    def __init__(
        self, bases: Sequence[str], person: Person, table: str, seat: int, seed: int
    ) -> None:
        self._bases = list(bases)
        self._cookie = "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
        self._table = table
        self._seat = seat
        self._dice = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._asked: Any = None  # a state in which this seat is asked something
        self._known = 0
        self.acknowledged: list[tuple[int, Any]] = []
        self.reconnected = 0
        self.versions: list[int] = []

    @property
    def is_waiting(self) -> bool:
        """A command was sent and not answered yet."""
        return self._pending is not None

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the servers."""
        while True:
            try:
                if await self._session(self._bases[self.reconnected % len(self._bases)]):
                    return
            except GONE:
                self.reconnected += 1
                await asyncio.sleep(0.2 + self._dice.random() * 0.3)

    async def _session(self, base: str) -> bool:
        async with ws.connect(
            base.replace("http", "ws") + "/api/socket",
            origin=base,  # type: ignore[arg-type]
            additional_headers={"cookie": self._cookie},
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=10,
            close_timeout=0.1,
        ) as connection:
            line = Line(connection, [])
            watch = {"type": "watch", "table": self._table, "seat": self._seat}
            await line.send(**watch, since=self._known)
            if self._pending is not None:
                await line.send(**self._pending)
            while True:
                if await self._hear(line, json.loads(await connection.recv())):
                    return True

    async def _hear(self, line: Line, message: Any) -> bool:
        match message["type"]:
            case "state":
                assert message["version"] >= self._known, "a server went back in time"
                self._known = message["version"]
                self.versions.append(self._known)
                if message["status"] == "over":
                    return True
                self._asked = message if message["legal"] else None
            case "done":
                assert self._pending is not None
                assert message["key"] == self._pending["key"]
                action = self._pending["do"]["action"]
                self.acknowledged.append((message["version"], action))
                self._pending = None
            case "refused" if message["code"] == "unavailable":  # nothing is lost, ask again
                await asyncio.sleep(0.5)
                if self._pending is not None and message["key"] == self._pending["key"]:
                    await line.send(**self._pending)
            case "refused":
                assert message["code"] in ("stale", "busy"), message
                self._pending = self._asked = None
                await line.send(type="watch", table=self._table, seat=self._seat, since=self._known)
        if self._asked is not None and self._pending is None:
            await self._answer(line, self._asked)
        return False

    async def _answer(self, line: Line, state: Any) -> None:
        self._pending = {
            "type": "do",
            "table": self._table,
            "key": new_key(),
            "do": {
                "type": "play",
                "seat": self._seat,
                "action": self._dice.choice(state["legal"]),
            },
            "version": state["version"],
        }
        self._asked = None
        await line.send(**self._pending)


async def until_acknowledged(robots: Sequence[Robot], more: int) -> None:
    """Wait until this many more actions have been acknowledged."""

    def count() -> int:
        return sum(len(robot.acknowledged) for robot in robots)

    goal = count() + more
    async with asyncio.timeout(120):
        while count() < goal:
            await asyncio.sleep(0.01)
