"""Clients for tests: they behave like browsers, on a real server on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import websockets.asyncio.client as ws
from starlette.applications import Starlette

from elgrande.server.config import Config, Limits
from elgrande.server.runner import listen, make_server
from elgrande.server.table import Table
from elgrande.server.web import open_app
from elgrande.server.web.static import STATIC

WIDE = Limits.wide()
PATIENCE = 60  # seconds; generous, for busy machines


def config_for(database: str, **more: Any) -> Config:
    values: dict[str, Any] = {"limits": WIDE, "bot_milliseconds": 50, "poll": 0.5, "lease": 3.0}
    return Config(database=database, **{**values, **more})


@contextlib.asynccontextmanager
async def running(
    config: Config, *, make_table: Callable[[str], Table] = Table, static: Path = STATIC
) -> AsyncIterator[str]:
    """A server in this process; its address. Clients leave when it stops."""
    async with (
        open_app(config, make_table=make_table, static=static) as app,
        serving(app, config) as base,
    ):
        yield base


@contextlib.asynccontextmanager
async def serving(app: Starlette, config: Config) -> AsyncIterator[str]:
    with listen("127.0.0.1", 0) as listener:
        server = make_server(app, config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            await everybody_leaves()
            server.should_exit = True
            await task


EVERYBODY: list[Person] = []


async def everybody_leaves() -> None:
    while EVERYBODY:
        await EVERYBODY.pop().http.aclose()


def new_key() -> str:
    return uuid4().hex


class Person:
    """A user with a session. It keeps every response for later inspection."""

    def __init__(self, base: str, origin: str | None = None) -> None:
        self.base = base
        self.http = httpx.AsyncClient(
            base_url=base, headers={"origin": origin or base}, timeout=PATIENCE, trust_env=False
        )
        self.received: list[bytes] = []
        EVERYBODY.append(self)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> httpx.Response:
        response = await self.http.get(f"/api{path}", params=params)
        self.received.append(response.content)
        return response

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        response = await self.http.post(f"/api{path}", json={} if body is None else body)
        self.received.append(response.content)
        return response

    async def post_patiently(self, path: str, body: Any) -> httpx.Response:
        """Ask again as long as the server has no time to think, on a busy machine."""
        async with asyncio.timeout(PATIENCE):
            while True:
                response = await self.post(path, body)
                if response.status_code != 409 or response.json()["code"] != "busy":
                    return response

    async def guest(self, name: str) -> Person:
        response = await self.post("/guest", {"name": name})
        assert response.status_code == 200, response.text
        return self

    async def account(self, name: str, password: str = "long enough") -> Person:
        response = await self.post("/account", {"name": name, "password": password})
        assert response.status_code == 200, response.text
        return self

    async def bot(self, name: str, *scopes: str) -> Person:
        """A program with a token for a new bot of this account."""
        made = await self.post("/bots", {"name": name})
        assert made.status_code == 200, made.text
        [bot] = [each for each in made.json() if each["name"] == f"{name} (bot)"]
        body = {"note": "a test", "scopes": scopes or ("read", "play")}
        token = await self.post(f"/bots/{bot['id']}/tokens", body)
        assert token.status_code == 200, token.text
        return Program(self.base, token.json()["token"])

    @property
    def credentials(self) -> dict[str, str]:
        """The headers of a handshake that say who this is."""
        cookies = self.http.cookies.items()
        return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies)}

    async def open_table(self, seats: list[Any], **more: Any) -> str:
        options = {"players": len(seats), **more.pop("options", {})}
        body = {"key": new_key(), "options": options, "seats": seats, **more}
        response = await self.post("/tables", body)
        assert response.status_code == 200, response.text
        return str(response.json()["table"])

    async def do(
        self, table: str, command: Any, *, version: int | None = None, key: str | None = None
    ) -> httpx.Response:
        body: dict[str, Any] = {"key": key or new_key(), "do": command}
        if version is not None:
            body["version"] = version
        return await self.post(f"/tables/{table}/commands", body)

    async def state(self, table: str, **params: Any) -> Any:
        response = await self.get(f"/tables/{table}", **params)
        assert response.status_code == 200, response.text
        return response.json()

    async def play(self, table: str, state: Any, action: Any, **more: Any) -> httpx.Response:
        command = {"type": "play", "seat": state["seat"], "action": action}
        return await self.do(table, command, version=state["version"], **more)

    @contextlib.asynccontextmanager
    async def socket(self, **more: Any) -> AsyncIterator[Line]:
        address = self.base.replace("http", "ws") + "/api/socket"
        async with ws.connect(
            address,
            origin=self.http.headers.get("origin"),
            additional_headers=self.credentials,
            proxy=None,
            compression=None,
            max_size=None,
            **more,
        ) as connection:
            yield Line(connection, self.received)


class Program(Person):
    """A bot with a token. Unlike a browser it sends no origin and keeps no cookies."""

    def __init__(self, base: str, token: str) -> None:
        super().__init__(base)
        self.token = token
        del self.http.headers["origin"]
        self.http.headers["authorization"] = f"Bearer {token}"

    @property
    def credentials(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


class Line:
    """An open socket."""

    def __init__(self, connection: ws.ClientConnection, received: list[bytes]) -> None:
        self.connection = connection
        self._received = received

    async def send(self, **frame: Any) -> None:
        await self.connection.send(json.dumps(frame))

    async def next(self, timeout: float = PATIENCE) -> Any:
        data = await asyncio.wait_for(self.connection.recv(decode=False), timeout)
        self._received.append(data)
        return json.loads(data)

    async def until(self, kind: str, timeout: float = PATIENCE, **fields: Any) -> Any:
        """The next message of this kind with these fields; skips others."""
        while True:
            message = await self.next(timeout)
            if message["type"] == kind and all(message[k] == v for k, v in fields.items()):
                return message


async def people(base: str, *names: str) -> list[Person]:
    return [await Person(base).guest(name) for name in names]


async def full_table(players: list[Person], **more: Any) -> str:
    """A started table with these players."""
    host = players[0]
    table = await host.open_table([{"who": "me"}, *[{} for _ in players[1:]]], **more)
    for person in players[1:]:
        joined = await person.do(table, {"type": "join"})
        assert joined.status_code == 200, joined.text
    assert (await host.do(table, {"type": "start"})).status_code == 200
    return table


async def play_on(
    players: list[Person], table: str, dice: random.Random, steps: int = 10**6
) -> int:
    """Players give random legal answers until the game is over, or for a number of answers."""
    by_seat: dict[int, Person] = {}
    for person in players:
        for seat in (await person.state(table))["your_seats"]:
            by_seat[seat] = person
    done = 0
    while done < steps:
        state = await players[0].state(table)
        waiting = [seat["seat"] for seat in state["seats"] if seat["waiting"]]
        mine = [seat for seat in waiting if seat in by_seat]
        if state["status"] == "over":
            return done
        if not mine:
            await asyncio.sleep(0.02)
            continue
        done += 1
        seat = dice.choice(mine)
        state = await by_seat[seat].state(table, seat=seat)
        if state["confirming"] == seat:
            command = {"type": "confirm", "seat": seat}
            await by_seat[seat].do(table, command, version=state["version"])
        elif state["legal"]:
            response = await by_seat[seat].play(table, state, dice.choice(state["legal"]))
            assert response.status_code in (200, 409), response.text
    return steps
