"""Non-interference, end to end: two games that differ only in secrets look alike to all others.

Both games get the same chance and the same answers, but for what one player decides in secret: a
disc, a modifier handed over, a card taken back. Until it is shown, every byte sent to the other
player and to a spectator must be the same: states, frames, history, moments, refusals, hints, lists
and exports.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from elgrande.game import Draw
from elgrande.server import decisions, service, viewer_state
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings
from tests.server.matrix import commands
from tests.server.playing import Line, Person, config_for, full_table, people, running

pytestmark = pytest.mark.anyio


class SeededTable(Table):
    """The same draws at every table."""

    def __init__(self, table_id: str) -> None:
        dice = random.Random(self.seed)

        def draw(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
            return dice.choices(range(len(outcomes)), weights)[0]

        super().__init__(table_id, draw)

    seed = 0


class World:
    """One of the two games, with all its viewers."""

    def __init__(self, players: list[Person], spectator: Person, table: str) -> None:
        self.players = players
        self.spectator = spectator
        self.table = table
        self.lines: dict[str, Line] = {}

    def heard(self, who: str) -> list[bytes]:
        """What one user received, without the names specific to its world."""
        person = self.spectator if who == "spectator" else self.players[int(who)]
        return [self.neutral(data) for data in person.received]

    def neutral(self, data: bytes) -> bytes:
        text = data.decode().replace(self.table, "TABLE")
        text = re.sub(r'"(changed|now|left|due)":[0-9.e+]+', r'"\1":0', text)
        return re.sub(r'"key":"[0-9a-f]{32}"', '"key":"KEY"', text).encode()

    def clear(self) -> None:
        for person in (*self.players, self.spectator):
            person.received.clear()

    async def look_around(self, steps: int) -> None:
        """Everything the other users can request, answered or refused."""
        for person, seat in ((self.players[1], 1), (self.spectator, None)):
            path = f"/tables/{self.table}"
            await person.get(path)
            await person.get(f"{path}/history")
            for step in {0, steps // 2, steps}:
                await person.get(f"{path}/moments/{step}")
            await person.get(f"{path}/record")
            await person.get(path, seat=0)
            await person.get("/tables")
            await person.get("/lobby")
            for name, (method, route, body) in commands(self.table).items():
                if self.table in route and name not in ("say", "report"):  # these change something
                    answer = await person.http.request(method, route, json=body)
                    person.received.append(answer.content)
            command = {"type": "play", "seat": 0, "action": "stop"}
            await person.do(self.table, command, version=1)
            if seat is not None:
                command = {"type": "undo", "seat": seat}
                await person.do(self.table, command, version=10**6)


@contextlib.asynccontextmanager
async def world(
    tmp_path: Path, name: str, options: dict[str, Any], *, program: bool = False
) -> AsyncIterator[World]:
    """`program`: the player who must not know the secret is a bot with a token."""
    config = config_for(str(tmp_path / f"{name}.db"))
    async with running(config, make_table=SeededTable) as base:
        players = await people(base, "Ana", "Bea")
        if program:
            players[1] = await (await Person(base).account("Dan")).bot("Bea")
        [spectator] = await people(base, "Cai")
        clock = {"kind": "live", "bank": 14400}
        table = await full_table(players, options=options, public=True, hints=True, clock=clock)
        made = World(players, spectator, table)
        async with players[1].socket() as two, spectator.socket() as three:
            made.lines = {"1": two, "spectator": three}
            for line in made.lines.values():
                await line.send(type="watch", table=table)
                await line.until("here", seats=[1])
            made.clear()
            yield made


def secret_choices(state: Any, kind: str) -> list[Any]:
    """Different secret answers of this kind, if seat 0 is asked for one."""
    found = [action for action in state["legal"] if action["type"] == kind]
    return found if state["seat"] == 0 and len(found) > 1 else []


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("disc", {"edition": "big-box", "length": "short"}),
        ("recover", {"edition": "big-box"}),
        ("pass-modifier", {"edition": "2023", "modules": ["power-shift", "old-hands"]}),
    ],
    ids=str,
)
async def test_no_byte_sent_to_others_depends_on_a_secret(
    tmp_path: Path, kind: str, options: dict[str, Any]
) -> None:
    for seed in range(20):
        SeededTable.seed = seed
        async with (
            world(tmp_path, f"a{seed}", options, program=kind == "recover") as one,
            world(tmp_path, f"b{seed}", options, program=kind == "recover") as two,
        ):
            if await play_both(one, two, kind, random.Random(seed)):
                return
    pytest.fail("no secret was planted")


async def play_both(one: World, two: World, kind: str, dice: random.Random) -> bool:
    """Play both worlds alike up to the first secrets; there plant different ones and compare."""
    while True:
        states = [[await person.state(w.table) for person in w.players] for w in (one, two)]
        state = states[0][0] if states[0][0]["legal"] else states[0][1]
        if state["status"] == "over":
            return False
        seat = state["seat"]
        secrets = secret_choices(state, kind)
        actions = (secrets[0], secrets[-1]) if secrets else (dice.choice(state["legal"]),) * 2
        for w, action in zip((one, two), actions, strict=True):
            own = await w.players[seat].state(w.table)
            response = await w.players[seat].play(w.table, own, action)
            assert response.status_code == 200, response.text
            for line in w.lines.values():
                await line.until("state", version=response.json()["version"])
            if secrets:
                await w.look_around(own["steps"] + 1)
        if secrets:
            if (await shown(one)) or (await shown(two)):
                return False  # the last disc shows them all: no secret any more
            for who in ("1", "spectator"):
                assert one.heard(who) == two.heard(who)
            assert secrets[0] != secrets[-1]
            return True
        for w in (one, two):
            w.clear()


async def shown(w: World) -> bool:
    """The step that was just made shows discs."""
    state = await w.spectator.state(w.table)
    events = state["events"][-12:]
    del w.spectator.received[-1]
    return any(event["type"] in ("disc-shown", "left-castillo") for event in events[-4:])


async def test_chance_comes_from_the_operating_system_and_is_never_sent(tmp_path: Path) -> None:
    """Two tables set up alike differ, and nothing that could predict them goes out."""
    async with running(config_for(str(tmp_path / "elgrande.db"))) as base:
        [ana] = await people(base, "Ana")
        seen = set()
        for _ in range(3):
            table = await ana.open_table([{"who": "me"}] * 5, start=True)
            seen.add(json.dumps((await ana.state(table))["events"]))
        assert len(seen) == 3
        for data in ana.received:
            assert not re.search(rb'"(seed|oracle|entries|draws?|stack|deck)"', data)


def test_the_service_has_one_way_to_show_a_game() -> None:
    """Only `viewer_state.py` and `queries.py` turn a table's game into messages.

    `tasks.py` serves bots; `lone_table.py` shows positions that belong to no table; `statistics.py`
    counts the points of finished games.
    """
    files = list(Path(service.__file__).parent.rglob("*.py"))
    users = {path.name for path in files if re.search(r"\.(view|legal|events)\(", path.read_text())}
    allowed = {"viewer_state.py", "queries.py", "decisions.py", "table.py", "runner.py", "tasks.py"}
    assert users <= allowed | {"lone_table.py", "statistics.py"}
    without_tables = {path.name for path in files if "lone_state(" in path.read_text()}
    assert without_tables == {"lone_table.py", "routes_learning.py", "routes_positions.py"}


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"players": 3, "edition": "2023", "modules": ["power-shift", "old-hands"]}],
)
def test_what_viewers_of_a_version_share_is_what_a_spectator_sees(options: Any) -> None:
    """Each state is the same bytes, in whatever order viewers get theirs, shared or not."""
    accounts = ["a" * 24, "b" * 24, "c" * 24]
    chairs = [Chair(account=each, name=each[0]) for each in accounts]
    table: Table = SeededTable("t" * 16)
    table = decisions.open_table(table, accounts[0], TableSettings(options=options), chairs)
    table = decisions.start(table, accounts[0])
    dice = random.Random(8)

    def state(seat: int | None) -> bytes:
        assert table.game is not None
        account = "d" * 24 if seat is None else accounts[seat]
        view = table.game.view(seat)
        since = max(0, table.version - 1)
        return encode(viewer_state.state_of(table, account, seat, view, since, "en", "ask"))

    for _ in range(120):
        if table.status != "playing":
            break
        viewers: list[int | None] = [None, 0, 1, 2]
        dice.shuffle(viewers)
        viewer_state.public_state.cache_clear()
        together = {viewer: state(viewer) for viewer in viewers}
        for viewer in viewers:
            viewer_state.public_state.cache_clear()
            assert state(viewer) == together[viewer]
        seat = dice.choice(table.waiting_for)
        assert table.game is not None
        table = decisions.play(table, seat, dice.choice(table.game.legal(seat)))
