"""What one visitor does costs the others little time, and the server little room."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from elgrande.server import commands
from elgrande.server.addresses import qr_code
from elgrande.server.web.routes_learning import PICTURES_COST, puzzle_cards
from elgrande.server.web.schemas import choices
from tests.server.playing import WIDE, Person, config_for, people, play_on, running

pytestmark = pytest.mark.anyio


def test_lists_that_never_change_are_made_once() -> None:
    """All puzzles once took a fifth of a second for each visitor, and all players waited."""
    assert puzzle_cards() is puzzle_cards()
    assert choices() is choices()
    assert qr_code("https://club.example/") is qr_code("https://club.example/")


async def test_pictures_of_the_rules_count_as_much_as_they_cost(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, anybody=(2 * PICTURES_COST, 60.0))
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        visitor = Person(base)
        codes = [
            (await visitor.post("/rules/en/figures", {"options": {"players": n}})).status_code
            for n in (2, 3, 4)
        ]
        assert codes == [200, 200, 429]


async def test_the_log_of_a_table_does_not_grow_without_bound(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is kept for ever; being ready and not ready can be repeated without end."""
    monkeypatch.setattr(commands, "MOST_VERSIONS", 10)
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}])
    assert (await bea.do(table, {"type": "join"})).status_code == 200
    codes = [
        (await ana.do(table, {"type": "ready", "seat": 0, "on": bool(n % 2)})).status_code
        for n in range(10)
    ]
    assert codes == [200] * 8 + [429] * 2
    for command in ({"type": "chat", "on": False}, {"type": "move", "seat": 0, "to": 1}):
        assert (await ana.do(table, command)).json()["code"] == "too-many"
    assert (await ana.do(table, {"type": "start"})).status_code == 200
    await play_on([ana, bea], table, random.Random(1), 3)
    state = await ana.state(table)
    assert state["version"] == 14
    assert (await ana.do(table, {"type": "resign", "seat": 0})).json()["code"] == "too-many"
