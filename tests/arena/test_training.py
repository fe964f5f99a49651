"""Training: reproducible from its seed, resumable, and better than no training."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import ray
from librt.vecs import vec
from mypy_extensions import i64

from elgrande.arena.training import selfplay
from elgrande.arena.training.fit import (
    PATIENCE,
    Model,
    examples_of,
    fit,
    kinds_of,
    returns,
    targets,
)
from elgrande.arena.training.generations import (
    TrainingPlan,
    draw_progress,
    matches_played,
    model_of,
    train,
    write_weights,
)
from elgrande.arena.training.habits import SHARPER, filled_up, fit_scorer, questions_of
from elgrande.arena.training.selfplay import (
    Lessons,
    block_path,
    load,
    play_block,
    play_blocks,
    write_block,
)
from elgrande.bots.judgement import CURRENT, judgement, read_weights
from elgrande.bots.search.habits import BID_FEATURES, CARD_FEATURES
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


def test_a_block_keeps_states_of_more_than_32_bits(tmp_path: Path) -> None:
    """Power Shift's history of modifiers is one number of many bits."""
    wide = [[1 << 40, -1]]
    lessons = Lessons(states=wide, asked=wide, game=[0], points=[[1, 2]], options=[{}])
    write_block(lessons, block_path(tmp_path, 0))
    (block,) = load(tmp_path, BLOCK)
    assert block["states"].tolist() == block["asked"].tolist() == wide


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
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(games: Path, tmp_path: Path) -> None:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        (path,) = play_blocks(SearchBot, 3, tmp_path, BLOCK, ray=True)
    finally:
        ray.shutdown()
    assert path == tmp_path / "games-00000.npz"
    far, here = load(tmp_path, BLOCK)[0], load(games, BLOCK)[0]
    begun = far["points"][: len(here["points"])]  # its processes play blocks of full size
    assert begun.tolist() == here["points"].tolist()


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mixed")
    play_block(SearchBot, 3, folder, 0, ["random", "greedy"])
    return folder


@pytest.mark.compiled_only
def test_guests_sit_at_some_seats_but_never_at_all(games: Path, mixed: Path) -> None:
    alone, block = load(games, BLOCK)[0], load(mixed, BLOCK)[0]
    assert not alone["guests"].any()
    assert set(block["guests"].flatten().tolist()) == {0, 1, 2}
    assert block["options"].tolist() == alone["options"].tolist()  # and the same deals
    without = 0
    for game, (options, kinds) in enumerate(zip(block["options"], block["guests"], strict=True)):
        players = Options.from_dict(json.loads(str(options))).players
        assert (kinds[:players] == 0).any()
        assert (kinds[players:] == 0).all()
        if not kinds.any():
            without += 1
            assert block["points"][game].tolist() == alone["points"][game].tolist()
    assert without < BLOCK
    assert len(block["asked"]) < len(alone["asked"])  # guests teach no habits


def test_a_kind_of_guest_is_told_from_the_mean_of_the_others() -> None:
    guests = np.array([[0, 2, 0, 1, 0], [0, 1, 0, 0, 0]])
    found = kinds_of(guests, np.array([1.0, 0.5]), np.array([4, 2]))
    assert found.shape == (2, 5, 4)
    third = 1 / 3
    assert found[0, :, 0] == pytest.approx([-third, -third, -third, 1, 0])
    assert found[0, :, 1] == pytest.approx([-third, 1, -third, -third, 0])
    assert found[1, :, 0].tolist() == [-1, 1, 0, 0, 0]
    assert found[1, :, 2].tolist() == [-0.5, 0.5, 0, 0, 0]  # half of the game is left


@pytest.mark.compiled_only
def test_handicaps_say_that_guests_are_weak_and_stay_out_of_the_file(
    mixed: Path, tmp_path: Path
) -> None:
    blocks = load(mixed, BLOCK)
    examples = examples_of(blocks)
    model, _ = fit(examples, hidden=4, epochs=1, seed=5, judge=Model(4, 1))
    at_random = model.handicaps[0] + model.handicaps[2]  # at the beginning of a game
    assert (at_random < 0).all()
    write_weights(tmp_path / "weights.json", model, {}, {}, {})
    assert model_of(str(tmp_path / "weights.json")).handicaps.size == 0


@pytest.mark.compiled_only
def test_decisions_are_kept_with_their_visits(games: Path) -> None:
    block = load(games, BLOCK)[0]
    assert len(block["asked"]) == len(block["visits"]) == len(block["decided"]) > 100
    assert set(block["decided"].tolist()) == set(range(len(block["options"])))
    assert block["visits"].sum(axis=1).min() > 0


@pytest.mark.compiled_only
def test_gradients_are_those_of_the_losses(mixed: Path) -> None:
    examples = examples_of(load(mixed, BLOCK))
    batch = examples.pick(np.arange(0, len(examples), 97))
    model = Model(6, 1, 3, examples.kinds.shape[2])
    model.rows = model.rows.astype(np.float64)
    model.heads = model.heads.astype(np.float64)
    model.places = model.places.astype(np.float64)
    model.handicaps = model.handicaps.astype(np.float64)
    rows, heads, places, handicaps = model.gradients(batch)

    def loss() -> float:
        square, entropy = model.losses(batch)
        return square / 100 + entropy

    for weights, slopes, cell in (
        (model.rows, rows, (3, 2)),
        (model.rows, rows, (-1, 6)),
        (model.rows, rows, (50, 7)),
        (model.heads, heads, (2, 0)),
        (model.heads, heads, (4, 1)),
        (model.places, places, (0, 0)),
        (model.places, places, (15, 1)),
        (model.places, places, (10, 2)),
        (model.handicaps, handicaps, (0, 0)),
        (model.handicaps, handicaps, (3, 1)),
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
def test_a_fit_goes_on_from_given_weights_and_leaves_them_alone(games: Path) -> None:
    examples = examples_of(load(games, BLOCK))
    start, before = fit(examples, hidden=8, epochs=4, seed=5)
    rows = start.rows.copy()
    _, further = fit(examples, hidden=8, epochs=1, seed=6, start=start)
    _, fresh = fit(examples, hidden=8, epochs=1, seed=6)
    assert further[0]["learned_square"] < 1.05 * before[-1]["learned_square"]
    assert further[0]["learned_square"] < fresh[0]["learned_square"]
    assert np.array_equal(start.rows, rows)


@pytest.mark.compiled_only
def test_a_larger_net_begins_with_what_a_smaller_one_says(games: Path) -> None:
    examples = examples_of(load(games, BLOCK))
    small, _ = fit(examples, hidden=4, epochs=1, seed=5, places=2)
    large = Model(7, 1, 5)
    large.go_on_from(small)
    for mine, theirs in zip(large.judgements(examples), small.judgements(examples), strict=True):
        assert mine == pytest.approx(theirs, abs=1e-5)


def test_returns_mix_later_judgements_with_the_result(games: Path) -> None:
    examples = examples_of(load(games, BLOCK))
    judge = Model(6, 1)
    leads, chances = judge.judgements(examples)
    found = returns(examples, judge)
    for at in range(len(examples)):
        if at + 1 == len(examples) or examples.game[at] != examples.game[at + 1]:
            assert found.lead[at].tolist() == examples.lead[at].tolist()  # the end of a game
            continue
        for seat in range(int(examples.players[at])):
            lead = PATIENCE * found.lead[at + 1, seat] + (1 - PATIENCE) * leads[at + 1, seat]
            assert found.lead[at, seat] == pytest.approx(float(lead), abs=1e-5)
            share = PATIENCE * found.share[at + 1, seat] + (1 - PATIENCE) * chances[at + 1, seat]
            assert found.share[at, seat] == pytest.approx(float(share), abs=1e-5)


def test_habits_are_learned_from_visits_and_from_results() -> None:
    """The answer with the highest first feature is visited most and gains half a point a unit."""
    source = np.random.default_rng(1)
    asked = []
    for game in range(1500):
        rows = source.normal(0, 1, (2 + game % 3, 4))
        visits = [round(40 * float(np.exp(0.3 * row[0]))) for row in rows]
        means = [0.5 * float(row[0]) + float(source.normal(0, 0.2)) for row in rows]
        asked.append((rows.tolist(), visits, means, game))
    questions = filled_up(asked)
    for by_means, wanted in ((False, 0.3 * SHARPER), (True, 0.5)):
        model, _ = fit_scorer(questions, by_means=by_means, seed=3, size=32)
        _, scores = model.scores(np.array([[[1, 0, 0, 0], [0, 0, 0, 0]]], np.float32))
        assert float(scores[0, 0] - scores[0, 1]) == pytest.approx(wanted, rel=0.15)


@pytest.mark.compiled_only
def test_searched_bids_and_cards_become_questions(games: Path) -> None:
    bids, cards = questions_of(load(games, BLOCK))
    for asked, features in ((bids, BID_FEATURES), (cards, CARD_FEATURES)):
        assert asked.rows.shape[2] == features
        assert asked.real.sum(axis=1).min() >= 2
        assert (asked.visits * (1 - asked.real)).max() == 0
        assert asked.visits.sum(axis=1).min() > 0


@pytest.mark.compiled_only
@pytest.mark.parametrize("units", [0, 3])
def test_the_compiled_net_says_what_the_model_learned(
    games: Path, tmp_path: Path, units: int
) -> None:
    blocks = load(games, BLOCK)
    examples = examples_of(blocks)
    model, _ = fit(examples, hidden=8, epochs=1, seed=5, places=units)
    path = tmp_path / "weights.json"
    write_weights(path, model, {}, {}, {})
    net = judgement(str(path))
    _, out = model.results(model.inputs(examples))
    for at in range(0, len(examples), 331):
        game = int(blocks[0]["game"][at])
        rules = Options.from_dict(json.loads(str(blocks[0]["options"][game]))).rules
        state = State(vec[i64](blocks[0]["states"][at].tolist()), rules)
        for seat, (lead, _) in enumerate(net.results(state)):
            assert lead == pytest.approx(10 * float(out[at, seat, 0]), abs=1e-2)  # 4 decimals
    assert np.allclose(model_of(str(path)).results(model.inputs(examples))[1], out, atol=1e-2)


@pytest.mark.compiled_only
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = TrainingPlan(
        generations=1, games=BLOCK, hidden=4, epochs=1, matches=2, iterations=4, guests="greedy"
    )
    made = train(plan, tmp_path, 1, silent)
    weights = made[0].read_text()
    card = json.loads(weights)["card"]
    assert (card["generation"], card["games"]) == (1, BLOCK)
    assert "against itself and greedy" in card["data"]
    net = judgement(str(made[0]))
    assert net.bids is not None
    assert net.cards is not None
    with pytest.raises(ValueError, match="another course"):
        train(replace(plan, hidden=5), tmp_path, 1, silent)
    made[0].unlink()
    again = train(replace(plan, generations=2), tmp_path, 1, silent)
    assert again[0].read_text() == weights.replace('"generations":1', '"generations":2')
    assert json.loads(again[1].read_text())["card"]["generation"] == 2


@pytest.mark.compiled_only
def test_habits_can_be_kept(tmp_path: Path) -> None:
    plan = TrainingPlan(
        generations=1, games=BLOCK, hidden=22, epochs=1, matches=0, start=CURRENT, habits=False
    )
    (made,) = train(plan, tmp_path, 1, silent)
    found, known = read_weights(str(made)), read_weights(CURRENT)
    assert (found["bids"], found["cards"]) == (known["bids"], known["cards"])
    assert found["rows"] != known["rows"]


def test_the_command_names_a_guest_it_does_not_know(tmp_path: Path) -> None:
    result = run("train", "--folder", str(tmp_path), "--guests", "greedy,nobody")
    assert result.exit_code == 2
    assert "nobody" in result.stderr


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    result = run(
        "train", "--folder", str(tmp_path / "x"), "--plot", str(tmp_path / "plot.nonsense")
    )
    assert result.exit_code == 2
    assert "plot" in result.stderr


@pytest.mark.parametrize("text", ['{"cour', "[]", "{}", '{"course": 1, "generations": 2}'])
def test_the_command_says_which_file_notes_no_training(tmp_path: Path, text: str) -> None:
    (tmp_path / "progress.json").write_text(text)
    result = run("train", "--folder", str(tmp_path), "--games", "1")
    assert result.exit_code == 2
    assert "progress.json notes no training: choose another folder." in result.stderr


def test_weights_without_a_net_are_refused(tmp_path: Path) -> None:
    (tmp_path / "start.json").write_text('{"hidden": 3}')
    result = run("train", "--folder", str(tmp_path / "x"), "--start", str(tmp_path / "start.json"))
    assert result.exit_code == 2
    assert "start.json holds no weights." in result.stderr


def test_an_interruption_leaves_no_half_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(file: Path, text: str) -> None:
        file.write_bytes(text[:9].encode())
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_weights(tmp_path / "generation-1.json", Model(4, 1), {}, {}, {})
    assert not (tmp_path / "generation-1.json").exists()


def test_the_plot_leaves_out_matches_that_were_not_played(tmp_path: Path) -> None:
    won = {"games": 8, "rate": 0.5, "low": 0.2, "high": 0.8}
    history = [{"epoch": epoch, "square": 64.0, "entropy": 1.0} for epoch in (1, 2)]
    generations = {
        "1": {"history": history, "strength": {"games": 0, "rate": 0.0, "low": 0.0, "high": 1.0}},
        "2": {"history": history, "strength": won},
        "3": {"history": history},
    }
    assert matches_played(generations) == [(2, won)]
    (tmp_path / "progress.json").write_text(json.dumps({"generations": generations}))
    draw_progress(tmp_path, tmp_path / "plot.png")
    assert (tmp_path / "plot.png").stat().st_size > 1000
