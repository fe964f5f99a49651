"""The examples run, and the learner learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import ray

from elgrande import Options
from elgrande.bots import Knowledge
from elgrande.core.chance import Dice, deal
from elgrande.core.engine import legal_actions
from elgrande.envs import ACTION_COUNT, OBSERVATION_SIZE

EXAMPLES = Path(__file__).parents[2] / "examples"
TWO = Options(players=2, length="short")


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)  # as Python does for a script: examples use each other
        spec.loader.exec_module(module)
    return module


def test_an_example_finds_the_one_next_to_it() -> None:
    assert load("baselines").LearnedBot


@pytest.fixture(scope="module")
def ppo() -> Any:
    return load("ppo")


def test_gradients_are_those_of_the_network(ppo: Any) -> None:
    """Against differences: of the sum of some log-probabilities and values."""
    network = ppo.Network(width=8, seed=1)
    network.weights = {name: each.astype(np.float64) for name, each in network.weights.items()}
    source = np.random.default_rng(2)
    seen = source.random((5, OBSERVATION_SIZE))
    masks = source.random((5, ACTION_COUNT)) < 0.3
    masks[:, 0] = True
    logs, _, hidden = network.forward(seen, masks)
    to_logits = -np.exp(logs)
    to_logits[:, 0] += 1
    exact = network.gradients(seen, hidden, to_logits, np.ones(5))

    def aim() -> float:
        logs, values, _ = network.forward(seen, masks)
        return float(logs[:, 0].sum() + values.sum())

    for name, weights in network.weights.items():
        place = tuple(int(source.integers(size)) for size in weights.shape)
        kept = weights[place]
        weights[place] = kept + 1e-5
        up = aim()
        weights[place] = kept - 1e-5
        slope = (up - aim()) / 2e-5
        weights[place] = kept
        assert exact[name][place] == pytest.approx(slope, rel=1e-3, abs=1e-6), name


def test_advantages_follow_a_seat_from_decision_to_decision(ppo: Any) -> None:
    """Two seats take turns in one game; without traces or values an advantage is what is paid."""
    zeros = np.zeros((4, 1), np.float32)
    rollout = ppo.Rollout(
        seen=None,
        masks=None,
        seats=np.array([[0], [1], [0], [1]]),
        actions=None,
        logs=None,
        values=zeros,
        paid=np.array([[[1, -1]], [[2, -2]], [[4, -4]], [[8, -8]]], np.float32),
        ends=np.array([[False], [False], [True], [False]]),
    )
    gained, aims, valid = ppo.advantages(rollout)
    trace = ppo.TRACE
    # Seat 0 is paid 1 + 2 until it decides again; then 4, and the game is over.
    assert gained[:, 0] == pytest.approx([3 + trace * 4, -6, 4, -8])
    assert aims == pytest.approx(gained)
    assert valid[:, 0].tolist() == [True, True, True, False]


@pytest.mark.compiled_only
def test_the_learner_learns(ppo: Any) -> None:
    """A tiny network, trained for seconds: it starts no better than chance and improves."""
    source = np.random.default_rng(1)
    network = ppo.Network(width=32, seed=1)
    batch = ppo.Batch(64, TWO, seed=1, reward="points")
    _, before = ppo.win_share(network, TWO, 200, 1, source)
    for _ in range(20):
        ppo.learn(network, ppo.play(batch, network, 64, source), 1.5e-3, 2, source)
    _, after = ppo.win_share(network, TWO, 200, 1, source)
    assert abs(before) < 8
    assert after > 8


def test_a_trained_network_is_saved_and_plays_as_a_bot(ppo: Any, tmp_path: Path) -> None:
    network, curve = ppo.train(TWO, 0.0, games=4, steps=4, width=8)
    assert len(curve) == 1
    ppo.save(str(tmp_path / "learned"), network.weights, curve)
    assert (tmp_path / "learned.csv").read_text().startswith("minutes,decisions,won,lead")
    assert (tmp_path / "learned.svg").exists()
    example = load("learned_bot")
    bot = example.LearnedBot(weights=tmp_path / "learned.npz")
    state = deal(TWO.rules, Dice(3))
    knowledge = Knowledge(state, 0 if legal_actions(state, 0) else 1)
    assert bot.choose(knowledge, knowledge.legal) in knowledge.legal
    assert 0 <= example.share_won(bot, "random", TWO, 2) <= 1


@pytest.mark.compiled_only
@pytest.mark.filterwarnings("ignore")
def test_batches_play_on_every_core_of_a_cluster() -> None:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        mean = load("on_ray").main(steps=400, games=4)
    finally:
        ray.shutdown()
    assert 20 < mean < 120
