"""A club on a real server whose first member makes tournaments."""

from __future__ import annotations

import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

from msgspec.structs import replace

from elgrande.server import decisions
from elgrande.server.accounts.rows import Account
from elgrande.server.commands import ServerCommand
from elgrande.server.config import Config, Tournaments
from elgrande.server.errors import Refusal
from elgrande.server.service import Service
from elgrande.server.storage import ConflictError
from elgrande.server.table import Table
from elgrande.server.tournaments.tournament import Tournament
from elgrande.server.web import open_app
from tests.server.playing import Person, new_key, serving

LIVE = {"kind": "live", "bank": 600, "increment": 5}
PAIRS = {"players": 2, "length": "short"}
BY_ALL = Tournaments(by_accounts=True)


def settings(**more: Any) -> dict[str, Any]:
    values = {"title": "Cup", "options": PAIRS, "clock": LIVE, "rounds": 2, "pause": 0}
    return {**values, "bot": "random", **more}


class Club:
    """A server with accounts. The first of them makes the tournaments."""

    def __init__(self, service: Service, base: str) -> None:
        self.service = service
        self.base = base
        self.people: dict[str, Person] = {}

    async def account(self, name: str) -> Person:
        """An account that has logged in; without a password, which takes long to hash."""
        account = Account(secrets.token_hex(12), name, name.casefold(), None, name.casefold())
        await self.service.account_rows.add(account, time.time())
        person = self.people[name] = Person(self.base)
        token = await self.service.accounts.begin_session(account, "")
        person.http.cookies.set("elgrande", token)
        return person

    async def set_due(self, tournament: str, due: float | None) -> None:
        known = await self.stored(tournament)
        after = replace(known, version=known.version + 1, due=due)
        await self.service.tournament_keeper.rows.save(after, time.time())

    async def tournament(self, *players: str, **more: Any) -> str:
        """A tournament of Hen's that these have entered; its id."""
        host = self.people.get("Hen") or await self.account("Hen")
        made = await host.post("/tournaments", {"key": new_key(), "settings": settings(**more)})
        assert made.status_code == 200, made.text
        tournament = str(made.json()["tournament"])
        for name in players:
            person = self.people.get(name) or await self.account(name)
            assert (await self.do(tournament, name, "enter"))["card"]["entered"] is True, person
        return tournament

    async def do(self, tournament: str, who: str, kind: str, **more: Any) -> Any:
        path = f"/tournaments/{tournament}/do"
        response = await self.people[who].post(path, {"do": {"type": kind, **more}})
        return response.json()

    async def see(self, tournament: str, name: str = "Hen") -> Any:
        return (await self.people[name].get(f"/tournaments/{tournament}")).json()

    async def begin(self, tournament: str) -> Any:
        state = await self.do(tournament, "Hen", "begin")
        assert state["card"]["status"] == "playing", state
        return state

    async def stored(self, tournament: str) -> Tournament:
        return await self.service.tournament_keeper.rows.get(tournament)

    async def play(self, tournament: str, seed: int = 1) -> None:
        """Play all games of the round to their ends, with random answers."""
        for each in (await self.stored(tournament)).running:
            await play_out(self.service, each.table, random.Random(seed))
        await self.advance(tournament)

    async def advance(self, tournament: str) -> None:
        with contextlib.suppress(ConflictError):  # the server itself was first
            await self.service.tournament_keeper.advance(tournament)


async def play_out(service: Service, table: str, dice: random.Random) -> None:
    def answer(at: Table) -> Table:
        assert at.game is not None
        seat = dice.choice(at.waiting_for)
        return decisions.play(at, seat, dice.choice(at.game.legal(seat)))

    while (await service.tables.get(table)).status == "playing":
        with contextlib.suppress(Refusal):  # a bot of the server was first
            await service.tables.commit(ServerCommand(table, answer))


@contextlib.asynccontextmanager
async def club(config: Config) -> AsyncIterator[Club]:
    async with open_app(config) as app, serving(app, config) as base:
        yield Club(app.state.context.service, base)
