"""Golden games and counts: any change of a rule shows here.

`python -m tests.golden.refresh` regenerates them; read the diff before you commit it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elgrande import Game, Options, Record
from elgrande.core.playout import fingerprint
from tests.golden.positions import GAMES, PERFT, perft
from tests.properties.strategies import any_options

HERE = Path(__file__).parent
COUNTS = json.loads((HERE / "counts.json").read_text())


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_play_out_as_written(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text()
    record = Record.from_text(text)
    assert record.options == GAMES[name]
    game = Game.replay(record)
    assert game.is_over
    assert game.record(record.tags).to_text() == text


@pytest.mark.parametrize("name", PERFT)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    options, seed, answers, depth = PERFT[name]
    assert perft(options, seed, answers, depth) == COUNTS["perft"][name]


def test_random_games_of_all_kinds_match_the_golden_hashes() -> None:
    assert [fingerprint(Options().rules, seed) for seed in range(20)] == COUNTS["big-box"]
    assert [fingerprint(any_options(seed).rules, seed) for seed in range(60)] == COUNTS["any"]
