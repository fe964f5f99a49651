"""The best response: a net fitted to games of one seat against three `expert`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks import response
from elgrande.arena.training.selfplay import Lessons, load
from elgrande.bots import Budget
from elgrande.bots.judgement import CURRENT, judgement

FEW = 10  # games


@pytest.mark.compiled_only
def test_a_response_is_trained_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(response, "BLOCK", FEW)
    monkeypatch.setattr(response, "THINKING", Budget(iterations=4))
    response.train(tmp_path, FEW, seed=1)
    path = Path(response.weights_of(1, tmp_path))
    first = path.read_text()
    [block] = load(tmp_path / "generation-1", FEW)
    assert block["points"].shape[0] == FEW
    assert judgement(str(path)).bids is not None

    path.unlink()
    monkeypatch.setattr(response, "play_game", None)  # no game is played again
    response.train(tmp_path, FEW, seed=1)
    assert path.read_text() == first


@pytest.mark.compiled_only
def test_one_seat_explores_and_the_others_play_as_expert_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(response, "THINKING", Budget(iterations=4))
    played = {}
    for share in (0.0, 1.0):
        monkeypatch.setattr(response, "EXPLORING", share)
        lessons = Lessons()
        response.play_game(CURRENT, 1, 0, lessons)
        played[share] = np.array(lessons.states[1])
    assert (played[0.0] != played[1.0]).any()
