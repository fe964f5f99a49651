"""Permissions: every route and every command, for every role from stranger to host."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from elgrande.server.admin.store import AdminStore
from elgrande.server.errors import CODES
from elgrande.server.service import Service
from elgrande.server.tournaments.tournament import Tournament
from elgrande.server.web import open_app
from tests.server.matrix import (
    ACCOUNT,
    ADMIN,
    BOT,
    CUP,
    MATRIX,
    PLAY,
    PUZZLE,
    ROLES,
    SCOPES,
    SETTINGS,
    SIGNING,
    commands,
)
from tests.server.playing import Person, config_for, full_table, people, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Starlette]:
    # Nobody counts as away, however long a busy machine takes for all these requests.
    async with open_app(config_for(str(tmp_path / "e.db"), away=3600.0)) as app:
        yield app


@pytest.fixture
async def base(app: Starlette) -> AsyncIterator[str]:
    async with serving(app, app.state.context.config) as address:
        yield address


async def add_tournament(app: Starlette, host: str) -> None:
    service: Service = app.state.context.service
    [(account, _, _)] = await service.admin_store.accounts(host)
    cup = Tournament(id=CUP, host=account, settings=SETTINGS)
    assert await service.tournament_keeper.rows.add(cup, 1.0, most=1)


async def test_every_route_answers_every_role_as_it_should(app: Starlette, base: str) -> None:
    host, player, other, outsider, spectator = await people(base, "Hen", "Pia", "Ole", "Uma", "Sal")
    await add_tournament(app, "Hen")
    tables = {}
    for spectators in (False, True):
        table = await host.open_table([{}, {"who": "me"}, {}], spectators=spectators)
        await player.do(table, {"type": "join", "seat": 0})
        await other.do(table, {"type": "join", "seat": 2})
        await host.do(table, {"type": "start"})
        tables[spectators] = table
    people_of = (Person(base), outsider, spectator, player, other, host)
    found: dict[str, dict[str, str]] = {}
    for last in (False, True):  # a person who is gone changes what others are answered
        for role, person in zip(ROLES, people_of, strict=True):
            for name, (method, path, body) in commands(tables[role == "spectator"]).items():
                if (name == "delete") is last:
                    response = await person.http.request(method, path, json=body)
                    code = "ok" if response.status_code == 200 else response.json()["code"]
                    assert code == "ok" or response.status_code == CODES[code]
                    found.setdefault(name, {})[role] = code
    assert found == MATRIX


@pytest.mark.parametrize("is_admin", [False, True])
async def test_an_account_and_an_admin_may_what_a_guest_may_not(
    app: Starlette, base: str, is_admin: bool
) -> None:
    host, player, other = await people(base, "Hen", "Pia", "Ole")
    await add_tournament(app, "Hen")
    table = await full_table([player, host, other], spectators=False)
    zoe = await Person(base).account("Zoe")
    admins: AdminStore = app.state.context.service.admin_store
    [(account, _, _)] = await admins.accounts("Zoe")
    await admins.set_admin("test", account, on=is_admin)
    found: dict[str, str] = {}
    for name, (method, path, body) in commands(table).items():
        response = await zoe.http.request(method, path, json=body)
        found[name] = "ok" if response.status_code == 200 else response.json()["code"]
    assert found == {
        name: (ADMIN if is_admin else ACCOUNT).get(name, roles["outsider"])
        for name, roles in MATRIX.items()
    }


async def test_a_token_does_what_its_scope_allows_and_nothing_else(
    app: Starlette, base: str
) -> None:
    """A bot without a seat is answered like an outsider, or that its token may not do that."""
    host, player, other = await people(base, "Hen", "Pia", "Ole")
    await add_tournament(app, "Hen")
    table = await full_table([player, host, other], spectators=False)
    owner = await Person(base).account("Zoe")
    for scope, allowed in SCOPES.items():
        bot = await owner.bot(f"Deep {scope}", scope)
        found, expected = {}, {}
        for name, (method, path, body) in commands(table).items():
            response = await bot.http.request(method, path, json=body)
            found[name] = "ok" if response.status_code == 200 else response.json()["code"]
            roles = MATRIX[name]
            is_public = roles["nobody"] != "no-session" and name not in SCOPES["read"]
            is_allowed = name in allowed or (scope == "play" and path.endswith("/commands"))
            expected[name] = "wrong-scope"
            if is_allowed or is_public:
                expected[name] = roles["outsider" if is_allowed else "nobody"]
        assert found == expected


async def test_no_route_and_no_command_is_missing_from_the_matrix(base: str) -> None:
    described = (await Person(base).http.get("/api/openapi.json")).json()
    table = "0" * 16
    asked = set()
    sent: dict[str, set[str]] = {"commands": set(), "do": set()}
    for method, path, body in commands(table).values():
        pattern = path.partition("?")[0].replace(f"tables/{table}", "tables/{table}")
        pattern = pattern.replace("moments/0", "moments/{step}")
        pattern = pattern.replace("king/1", "{lesson}/{step}").replace("king", "{lesson}")
        pattern = pattern.replace(PUZZLE, "{puzzle}").replace(BOT, "{bot}")
        pattern = pattern.replace(CUP, "{tournament}")
        pattern = pattern.replace("words/en", "words/{language}").replace("/2023", "/{edition}")
        asked.add((method, pattern.replace("rules/en", "rules/{language}")))
        kind = path.rpartition("/")[2]
        if kind in sent:
            sent[kind].add(body["do"]["type"])
    there = {
        (method.upper(), path)
        for path, methods in described["paths"].items()
        for method in methods
        if path not in SIGNING
    }
    assert asked == there
    for kind, request in (("commands", "CommandRequest"), ("do", "TournamentRequest")):
        do = described["components"]["schemas"][request]["properties"]["do"]
        assert sent[kind] == set(do["discriminator"]["mapping"])


async def test_a_spectator_sees_and_does_nothing(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    [cai] = await people(base, "Cai")
    table = await full_table(players)
    state = await cai.state(table)
    assert (state["seat"], state["legal"], state["your_seats"]) == (None, [], [])
    assert all(player["hand"] is None for player in state["view"]["players"])
    for command in (PLAY, {"type": "undo", "seat": 0}, {"type": "resign", "seat": 0}):
        refused = await cai.do(table, command, version=state["version"])
        assert refused.json()["code"] == "not-your-seat"


async def test_an_invitation_is_no_credential(base: str) -> None:
    """A user with the address of a table can take a seat while it is open, and do nothing else."""
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}])
    async with Person(base) as nobody:
        for path in (f"/tables/{table}", f"/tables/{table}/chat"):
            assert (await nobody.get(path)).status_code == 401
    assert (await bea.state(table))["your_seats"] == []
    assert (await bea.do(table, {"type": "start"})).json()["code"] == "not-host"
    taken = await bea.do(table, {"type": "join", "seat": 0})
    assert taken.json()["code"] == "seat-taken"
