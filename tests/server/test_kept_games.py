"""Stored games of every release load, look the same, and can be played to their end."""

from __future__ import annotations

import json
import random
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from elgrande.game import Game, Record
from elgrande.game.options import OLD_RULINGS
from elgrande.server.decisions import import_record, stored_entries
from elgrande.server.table import Table, rebuild
from elgrande.server.table_events import (
    BY_CHANCE,
    AnyTableEvent,
    Chair,
    Opened,
    Played,
    Started,
    TableSettings,
    from_bytes,
)
from tests.server.keep_games import GAMES, KEPT, answer, told

FILES = sorted(GAMES.glob("*/*.jsonl"))
RECORDS = Path(__file__).parents[1] / "game" / "records" / "0.1.0"


def test_there_are_games_to_load() -> None:
    assert len(FILES) >= len(KEPT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_an_earlier_release_loads_and_goes_on(path: Path) -> None:
    *lines, end = path.read_text().splitlines()
    table = rebuild(partial(Table, "kept"), [from_bytes(line.encode()) for line in lines])
    assert told(table) == json.loads(end)
    dice = random.Random(1)
    while table.status == "playing":
        table = answer(table, dice)
    assert table.game is not None
    assert Game.replay(table.game.record()).scores == table.game.scores


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
@pytest.mark.parametrize("share", [0.5, 1.0])
def test_a_table_of_an_earlier_release_keeps_its_rulings(path: Path, share: float) -> None:
    record = Record.from_text(path.read_text())
    entries = stored_entries(record)
    answers = [number for number, (seat, _) in enumerate(entries) if seat != BY_CHANCE]
    first, end = answers[0], answers[int(share * (len(answers) - 1))]
    while end + 1 < len(entries) and entries[end + 1][0] == BY_CHANCE:
        end += 1
    starts = [number for number in answers if number <= end]
    steps = pairwise([*starts, end + 1])
    chairs = [Chair(account="a0", name="P0") for _ in range(record.options.players)]
    events: list[AnyTableEvent] = [
        Opened(TableSettings(options=record.options.to_dict()), "a0", tuple(chairs)),
        Started(entries[:first]),
        *(Played(entries[start][0], entries[start:stop]) for start, stop in steps),
    ]
    table = rebuild(partial(Table, "kept"), events)
    assert table.entries == end + 1
    dice = random.Random(1)
    while table.status == "playing":
        table = answer(table, dice)
    assert table.game is not None
    assert table.game.is_over
    if share == 1 and record.scores is not None:
        assert table.game.scores == record.scores


def test_a_record_of_an_earlier_release_is_imported_under_its_rulings() -> None:
    record = Record.from_text((RECORDS / "idle-1995.txt").read_text())
    settings = TableSettings(options=record.options.to_dict())
    chairs = [Chair() for _ in range(record.options.players)]
    table = import_record(Table("kept"), "a0", settings, chairs, record)
    assert table.options.switches == {OLD_RULINGS: True}
    assert table.game is not None
    assert table.game.scores == record.scores
