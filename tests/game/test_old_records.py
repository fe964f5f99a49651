"""Records of release 0.1 are read under the rulings they were played by.

Each file but `finished` and `unfinished` needs the ruling it is named after: other answers were
offered then.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.game import Game, Record
from elgrande.game.options import OLD_RULINGS
from elgrande.game.record import RecordError

FILES = sorted((Path(__file__).parent / "records").glob("*/*"))
OLD = [path for path in FILES if path.stem not in ("finished", "unfinished")]


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.name}"


def under(record: Record, old: bool) -> Record:
    """The record with its rulings named."""
    switches = {**record.options.switches, OLD_RULINGS: old}
    return replace(record, options=replace(record.options, switches=switches))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_record_of_an_earlier_release_is_read(path: Path) -> None:
    record = Record.read(path.read_text())
    game = Game.replay(record)
    assert game.is_over == (path.stem != "unfinished")
    assert game.record(record.tags).entries[: len(record.entries)] == record.entries


def test_records_of_earlier_releases_are_kept_in_both_forms() -> None:
    assert {path.suffix for path in FILES} == {".json", ".txt"}


@pytest.mark.parametrize("path", OLD, ids=name)
def test_an_old_record_keeps_its_rulings_and_names_them_when_written_again(path: Path) -> None:
    game = Game.replay(Record.from_text(path.read_text()))
    assert game.options.switches == {OLD_RULINGS: True}
    again = Record.from_text(game.record().to_text())
    assert again.options == game.options
    assert Game.replay(again).scores == game.scores


@pytest.mark.parametrize("path", OLD, ids=name)
def test_a_record_that_names_its_rulings_is_read_under_no_others(path: Path) -> None:
    record = Record.from_text(path.read_text())
    with pytest.raises(RecordError):
        Game.replay(under(record, old=False))
    assert Game.replay(under(record, old=True)).is_over


@pytest.mark.parametrize("path", OLD, ids=name)
def test_following_an_old_record_shows_the_same_game_throughout(path: Path) -> None:
    record = Record.from_text(path.read_text())
    followed = [game.scores for game in Game.follow(record)]
    assert followed == [game.scores for game in Game.follow(under(record, old=True))]


def test_a_forged_record_of_an_earlier_release_is_refused_where_it_is_wrong() -> None:
    [path] = [path for path in OLD if path.stem == "idle-1995"]
    forged = path.read_text().replace('[Scores "20 53"]', '[Scores "21 53"]')
    with pytest.raises(RecordError, match="line 5: the scores are 20 53: azul has not 21"):
        Game.replay(Record.from_text(forged))
