"""Routes answer a good request as described, and one that is a little wrong without failing."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from elgrande.game import Game, Options, Record
from elgrande.learning.puzzles import puzzles
from elgrande.review import course_of
from elgrande.server.clocks.settings import LiveClock
from elgrande.server.config import Tournaments
from elgrande.server.service import Service
from elgrande.server.tournaments.settings import TournamentSettings
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, full_table, new_key, serving
from tests.server.test_openapi import document, resolve

pytestmark = pytest.mark.anyio

ODD: list[Any] = [
    *(None, True, -1, 0, 2**31, 2**63, -(2**63) - 1, 10**400, 0.5, 1e308, "", " ", "0", "x" * 70),
    *("\0", "a\0b", "\u202e", "\ud800", "\U0001f3f0" * 30, "' OR 1=1 --", "../..", "NaN", "-1"),
    *([], {}, [[]], [None], {"type": "play"}, ["\0"], {"a": {"b": {}}}, [0] * 300),
]

SETTINGS = TournamentSettings(
    title="Cup", options={"players": 4}, clock=LiveClock(600), guests=True
)


def mutated(body: Any, dice: random.Random, number: int) -> Iterator[Any]:
    """Bodies with one part replaced, left out or added."""
    for _ in range(number):
        changed = copy.deepcopy(body)
        at, parts = changed, [changed]
        while isinstance(at, dict | list) and at and dice.random() < 0.75:
            key: Any = dice.choice(list(at)) if isinstance(at, dict) else dice.randrange(len(at))
            at = at[key]
            parts.append(at)
        place = next(each for each in reversed(parts) if isinstance(each, dict | list))
        keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
        action = dice.random()
        if action < 0.7 and keys:
            place[dice.choice(keys)] = dice.choice(ODD)
        elif action < 0.9 and keys:
            del place[dice.choice(keys)]
        elif isinstance(place, dict):
            place[dice.choice(["x", "seat", "\0", "", "type"])] = dice.choice(ODD)
        yield changed


def record_of_a_game() -> str:
    game, dice = Game.new(Options(players=2, length="short"), 5), random.Random(5)
    while not game.is_over:
        seat = game.question.seats[0]
        game.apply(seat, dice.choice(game.legal(seat)))
    return game.record().to_text()


async def requests_of(ana: Person, bea: Person) -> dict[str, tuple[str, str, Any]]:
    """A request that succeeds, for every route that a session or a table of some kind needs."""
    waiting = await ana.open_table([{"who": "me"}, {}], public=True)
    playing = await ana.open_table([{"who": "me"}, {"who": "me"}], hints=True, start=True)
    asked = (await ana.state(playing))["view"]["question"]["seats"][0]
    over = (await ana.post("/records", {"key": new_key(), "record": record_of_a_game()})).json()
    [bot] = (await ana.post("/bots", {"name": "Deep"})).json()
    cup = {"key": new_key(), "settings": msgspec.to_builtins(SETTINGS), "invited": ["Bea"]}
    made = (await ana.post("/tournaments", cup)).json()["tournament"]
    together = await full_table([ana, bea])
    await ana.post(f"/tables/{together}/chat", {"key": new_key(), "text": "hola"})
    steps = course_of(Record.read(record_of_a_game())).steps
    entries = next(step.first for step in steps if step.free)
    options: dict[str, Any] = {"options": {"edition": "2023", "players": 3}}
    seats = [{"who": "me"}, {"bot": "random"}, {}]
    clock = {"kind": "turns", "move": 86400, "zone": "Europe/Madrid", "night": [22, 8]}
    table = {"key": new_key(), "options": {"players": 3}, "seats": seats, "clock": clock}
    hook = {"kind": "hook", "url": "https://discord.com/api/webhooks/1/x", "shape": "discord"}
    position = Game.new(Options(players=2), 1).position()

    def do(command: Any) -> tuple[str, str, Any]:
        return "POST", f"/tables/{waiting}/commands", {"key": new_key(), "do": command}

    def lead(command: Any) -> tuple[str, str, Any]:
        return "POST", f"/tournaments/{made}/do", {"do": command}

    def admin(action: Any) -> tuple[str, str, Any]:
        return "POST", "/admin", {"do": action}

    return {
        "guest": ("POST", "/guest", {"name": "Cleo"}),
        "wishes": ("POST", "/notifications/wishes", {"quiet": [22, 8], "zone": "Asia/Tokyo"}),
        "hook": ("POST", "/notifications/channels", {"to": hook}),
        "sessions": ("POST", "/account/sessions/end", {}),
        "hide": ("POST", "/players/mine", {"hidden": False}),
        "token": ("POST", f"/bots/{bot['id']}/tokens", {"note": "laptop", "scopes": ["read"]}),
        "tournament": ("POST", "/tournaments", {**cup, "key": new_key()}),
        "enter": lead({"type": "enter", "zone": "Europe/Berlin"}),
        "invite": lead({"type": "invite", "name": "Bea"}),
        "check": ("POST", "/options/check", options),
        "rules": ("POST", "/rules/es", options),
        "figures": ("POST", "/rules/de/figures", options),
        "teaching": ("POST", "/rules/en/teaching", options),
        "step": ("POST", "/lessons/king/1", {"answer": ">valencia"}),
        "puzzle": ("POST", f"/puzzles/{next(iter(puzzles()))}", {}),
        "look": ("POST", "/positions/look", {"position": position}),
        "open": ("POST", "/tables", table),
        "import": ("POST", "/records", {"key": new_key(), "record": record_of_a_game()}),
        "say": ("POST", f"/tables/{together}/chat", {"key": new_key(), "text": "@Bea hola"}),
        "report": ("POST", f"/tables/{together}/report", {"text": "rude", "seat": 1}),
        "hint": ("POST", f"/tables/{playing}/hint", {"seat": asked, "language": "fr"}),
        "coach": ("POST", f"/tables/{playing}/coach", {"seat": asked, "language": "it"}),
        "review": ("POST", f"/tables/{over['table']}/review", {}),
        "alternatives": ("POST", f"/tables/{over['table']}/alternatives", {"entries": entries}),
        "play on": (
            "POST",
            f"/tables/{over['table']}/play-on",
            {"key": new_key(), "entries": 30, "seat": 0},
        ),
        "ready": do({"type": "ready", "seat": 0, "on": True}),
        "rename": do({"type": "rename", "seat": 0}),
        "move": do({"type": "move", "seat": 0, "to": 1}),
        "seat": do({"type": "seat", "seat": 0, "bot": "easy"}),
        "chat": do({"type": "chat", "on": True}),
        "rename table": admin({"type": "rename", "table": waiting, "title": "Club"}),
        "mute": admin({"type": "mute", "who": "Bea", "days": 0.5, "note": "loud"}),
        "ban": admin({"type": "ban", "kind": "address", "who": "192.0.2.77", "days": 1}),
        "season": admin({"type": "season", "name": "Spring"}),
        "my data": ("GET", "/account/data", None),
        "admin": ("GET", "/admin", None),
        "profile": ("GET", "/players?name=Ana", None),
        "record": ("GET", f"/tables/{over['table']}/record?form=json", None),
        "history": ("GET", f"/tables/{over['table']}/history", None),
        "moment": ("GET", f"/tables/{over['table']}/moments/9", None),
        "invitation": ("GET", f"/tournaments/{made}/invitation", None),
        "passkeys": ("GET", "/passkeys", None),
    }


def statuses(described: Any, method: str, path: str) -> tuple[set[int], str]:
    """The statuses that the description allows, and what the answer to success is called."""
    steps = f"/api{path}".partition("?")[0].split("/")
    for pattern, methods in described["paths"].items():
        parts = pattern.split("/")
        if len(parts) == len(steps) and method.lower() in methods:
            if all(a == b or a[:1] == "{" for a, b in zip(parts, steps, strict=True)):
                responses = methods[method.lower()]["responses"]
                schema = responses["200"]["content"]["application/json"]["schema"]
                return {int(status) for status in responses}, schema.get("$ref", "")
    raise AssertionError(path)


@pytest.mark.compiled_only
async def test_good_requests_succeed_and_odd_ones_are_refused(database_url: str) -> None:
    config = config_for(database_url, tournaments=Tournaments(by_accounts=True))
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        ana, bea = await Person(base).account("Ana"), await Person(base).account("Bea")
        [(account, _, _)] = await service.admin_store.accounts("Ana")
        await service.admin_store.set_admin("test", account, on=True)
        described, dice = await document(base), random.Random(1)
        wrong: list[tuple[str, Any, str]] = []
        for name, (method, path, body) in (await requests_of(ana, bea)).items():
            allowed, schema = statuses(described, method, path)
            person = Person(base) if name == "guest" else ana
            if name == "hint":
                response = await person.post_patiently(path, body)
            else:
                response = await person.http.request(method, f"/api{path}", json=body)
            if response.status_code != 200:
                wrong.append((name, None, response.text))
            elif schema:
                resolve(described, schema.rpartition("/")[2]).validate(response.json())
            if body is None:
                continue
            for changed in mutated(body, dice, 12):
                if (
                    "key" in body
                    and isinstance(changed, dict)
                    and changed.get("key") == body["key"]
                ):
                    changed["key"] = new_key()
                content = json.dumps(changed)
                headers = {"content-type": "application/json"}
                response = await person.http.request(
                    method, f"/api{path}", content=content, headers=headers
                )
                if response.status_code not in allowed or response.status_code >= 500:
                    wrong.append((name, changed, response.text))
        assert not wrong
