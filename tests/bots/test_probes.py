"""No simple idea exploits `hard`: a few games here, many in `benchmarks/probes.py`."""

from __future__ import annotations

import pytest

from benchmarks.probes import probes, wins
from elgrande.arena.report import wilson

GAMES = 8
PAR = 0.25


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["highest bid", "lowest bid", "just above", "Castillo"])
def test_no_probe_is_shown_to_beat_three_hard_bots(name: str) -> None:
    low, _ = wilson(wins(probes()[name], "hard@30", GAMES, seed=3), GAMES)
    assert low <= PAR
