"""What one visitor asks for costs the others little time."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from elgrande.server.addresses import qr_code
from elgrande.server.web.routes_learning import PICTURES_COST, puzzle_cards
from elgrande.server.web.schemas import choices
from tests.server.playing import WIDE, Person, config_for, running

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
