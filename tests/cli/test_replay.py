"""Records in words, in part, and in their other form."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.game import Record
from tests.cli.driver import ask, run

GOLDEN = Path(__file__).parent.parent / "golden" / "big-box-4.txt"


def test_text_to_json_and_back_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(ask("replay", str(GOLDEN), "--json"))
    back = Record.from_text(ask("replay", str(file), "--text"))
    assert back == Record.from_text(GOLDEN.read_text())


def test_a_replay_puts_every_entry_into_words() -> None:
    text = ask("replay", str(GOLDEN))
    record = Record.from_text(GOLDEN.read_text())
    assert f"{len(record.entries):>4} " in text
    assert "The King begins in" in text
    assert "Round 9 begins." in text
    assert record.scores is not None
    for points in record.scores:
        assert str(points) in text[-600:]


def test_replay_to_an_entry_stops_there() -> None:
    text = ask("replay", str(GOLDEN), "--to", "12")
    assert "\n  12 " in text
    assert "\n  13 " not in text
    shortened = Record.from_text(ask("replay", str(GOLDEN), "--to", "12", "--text"))
    assert shortened.entries == Record.from_text(GOLDEN.read_text()).entries[:12]
    assert shortened.scores is None


@pytest.mark.parametrize("name", ["2023-2-dummy", "2023-3-all-modules", "big-box-3-all-variants"])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_golden_games_are_narrated_in_every_language(name: str, language: str) -> None:
    assert ask("replay", str(GOLDEN.with_stem(name)), "--language", language)


def test_stepping_waits_after_each_turn_and_can_be_left() -> None:
    result = run("replay", str(GOLDEN), "--step", typed="\nb\nq\n")
    assert result.exit_code == 0
    assert "Round 2 begins." not in result.stdout
