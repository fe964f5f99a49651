"""Training: reproducible from its seed, resumable, and better than no training."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from elgrande.arena.training import selfplay
from elgrande.arena.training.fit import Model, examples_of, fit, targets
from elgrande.arena.training.generations import Course, train
from elgrande.arena.training.selfplay import load, play_block, play_blocks
from elgrande.bots.judgement import judgement
from elgrande.bots.search_bot import SearchBot
from elgrande.core.state import State
from elgrande.game.options import Options
from tests.cli.driver import run


def silent(text: str) -> None:
    assert text


BLOCK = 10


@pytest.fixture(scope="module", autouse=True)
def small_blocks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "BLOCK", BLOCK)
        yield


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    play_block(SearchBot, 3, folder, 0)
    return folder


def test_targets_are_the_final_lead_and_the_share_of_the_win() -> None:
    lead, share = targets(np.array([60, 50, 60, 30, 0]), 4)
    assert share.tolist() == [0.5, 0, 0.5, 0, 0]
    best, mean = 60, (50 + 60 + 30) / 3
    assert lead[0] == pytest.approx((60 - (best + mean) / 2) / 10)
    assert lead[4] == 0


@pytest.mark.compiled_only
def test_games_are_the_same_for_the_same_seed(games: Path, tmp_path: Path) -> None:
    play_block(SearchBot, 3, tmp_path, 0)
    one, two = load(games, BLOCK)[0], load(tmp_path, BLOCK)[0]
    assert {name: array.tolist() for name, array in one.items()} == {
        name: array.tolist() for name, array in two.items()
    }
    assert len(one["points"]) == BLOCK
    assert list(play_blocks(SearchBot, 3, games, BLOCK)) == []  # on file already


@pytest.mark.compiled_only
def test_decisions_are_kept_with_their_visits(games: Path) -> None:
    block = load(games, BLOCK)[0]
    assert len(block["asked"]) == len(block["visits"]) == len(block["decided"]) > 100
    assert set(block["decided"].tolist()) == set(range(len(block["options"])))
    assert block["visits"].sum(axis=1).min() > 0


@pytest.mark.compiled_only
def test_gradients_are_those_of_the_losses(games: Path) -> None:
    examples = examples_of(load(games, BLOCK))
    batch = examples.pick(np.arange(0, len(examples), 97))
    model = Model(6, 1)
    model.rows = model.rows.astype(np.float64)
    model.heads = model.heads.astype(np.float64)
    rows, heads = model.gradients(batch)

    def loss() -> float:
        square, entropy = model.losses(batch)
        return square / 100 + entropy

    for weights, slopes, cell in (
        (model.rows, rows, (3, 2)),
        (model.rows, rows, (-1, 6)),
        (model.rows, rows, (50, 7)),
        (model.heads, heads, (2, 0)),
        (model.heads, heads, (4, 1)),
    ):
        before = weights[cell]
        weights[cell] = before + 1e-4
        above = loss()
        weights[cell] = before - 1e-4
        below = loss()
        weights[cell] = before
        assert (above - below) / 2e-4 == pytest.approx(float(slopes[cell]), rel=0.02, abs=1e-4)


@pytest.mark.compiled_only
def test_a_fit_learns_and_is_the_same_for_the_same_seed(games: Path) -> None:
    examples = examples_of(load(games, BLOCK))
    model, history = fit(examples, hidden=8, epochs=4, seed=5)
    again, _ = fit(examples, hidden=8, epochs=4, seed=5)
    assert np.array_equal(model.rows, again.rows)
    ignorant = float((examples.lead**2).sum() / examples.players.sum()) * 100
    assert history[-1]["learned_square"] < 0.8 * ignorant
    assert history[-1]["learned_square"] < history[0]["learned_square"]


@pytest.mark.compiled_only
def test_the_compiled_net_says_what_the_model_learned(games: Path, tmp_path: Path) -> None:
    blocks = load(games, BLOCK)
    examples = examples_of(blocks)
    model, _ = fit(examples, hidden=8, epochs=1, seed=5)
    path = tmp_path / "weights.json"
    data = {"hidden": 8, "rows": model.rows.tolist(), "heads": model.heads.tolist(), "card": {}}
    path.write_text(json.dumps(data))
    net = judgement(str(path))
    _, out = model.results(model.inputs(examples))
    for at in range(0, len(examples), 331):
        game = int(blocks[0]["game"][at])
        rules = Options.from_dict(json.loads(str(blocks[0]["options"][game]))).rules
        state = State(vec[i64](blocks[0]["states"][at].tolist()), rules)
        for seat, (lead, _) in enumerate(net.results(state)):
            assert lead == pytest.approx(10 * float(out[at, seat, 0]), abs=1e-3)


@pytest.mark.compiled_only
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course(generations=1, games=BLOCK, hidden=4, epochs=1, matches=2, iterations=4)
    made = train(course, tmp_path, 1, silent)
    weights = made[0].read_text()
    card = json.loads(weights)["card"]
    assert (card["generation"], card["games"]) == (1, BLOCK)
    with pytest.raises(ValueError, match="another course"):
        train(replace(course, hidden=5), tmp_path, 1, silent)
    made[0].unlink()
    again = train(replace(course, generations=2), tmp_path, 1, silent)
    assert again[0].read_text() == weights.replace('"generations":1', '"generations":2')
    assert json.loads(again[1].read_text())["card"]["generation"] == 2


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    result = run(
        "train", "--folder", str(tmp_path / "x"), "--plot", str(tmp_path / "plot.nonsense")
    )
    assert result.exit_code == 2
    assert "plot" in result.stderr
