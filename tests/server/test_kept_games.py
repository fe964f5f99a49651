"""Stored games of every release load, look the same, and can be played to their end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from elgrande.game import Game
from elgrande.server.table import Table
from elgrande.server.table_events import from_bytes
from tests.server.keep_games import GAMES, KEPT, answer, told

FILES = sorted(GAMES.glob("*/*.jsonl"))


def test_there_are_games_to_load() -> None:
    assert len(FILES) >= len(KEPT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_an_earlier_release_loads_and_goes_on(path: Path) -> None:
    *lines, end = path.read_text().splitlines()
    table = Table("kept")
    for line in lines:
        table.apply(from_bytes(line.encode()))
    assert told(table) == json.loads(end)
    dice = random.Random(1)
    while table.status == "playing":
        table = answer(table, dice).table
    assert table.game is not None
    assert Game.replay(table.game.record()).scores == table.game.scores
