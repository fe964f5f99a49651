"""A small learner that gets better by playing against itself: PPO in numpy, on `Batch`.

    python examples/ppo.py --minutes 10 --out learned

All seats of all games share one network, so it learns from every decision of a game. The reward is
a seat's own points less the mean of the others'. From time to time the network plays greedily
against random opponents; the share of games it wins is the learning curve. Writes `learned.npz`
(weights, for `examples/learned_bot.py`) and `learned.csv` (the curve), and `learned.svg` if
matplotlib is installed.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are faster on one core

import numpy as np
from numpy.typing import NDArray

from elgrande import Options
from elgrande.envs import ACTION_COUNT, OBSERVATION_SIZE, Batch

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

DISCOUNT = 1.0
TRACE = 0.95  # lambda of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.01
POINTS_SCALE = 0.1


class Network:
    """Two hidden layers with policy and value heads; `gradients` is written by hand."""

    def __init__(self, width: int = 128, seed: int = 0) -> None:
        source = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Floats:
            normal: Floats = source.standard_normal((rows, columns), np.float32)
            return normal * np.float32(scale / rows**0.5)

        self.weights: dict[str, Floats] = {
            "w1": layer(OBSERVATION_SIZE, width, 2.0),
            "b1": np.zeros(width, np.float32),
            "w2": layer(width, width, 1.4),
            "b2": np.zeros(width, np.float32),
            "wp": layer(width, ACTION_COUNT, 0.1),
            "bp": np.zeros(ACTION_COUNT, np.float32),
            "wv": layer(width, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._updates = 0

    def forward(self, seen: Floats, masks: Bools) -> tuple[Floats, Floats, tuple[Floats, Floats]]:
        """Log-probabilities of the actions (very low where illegal), values, hidden layers."""
        w = self.weights
        h1 = np.maximum(seen @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        logits = np.where(masks, h2 @ w["wp"] + w["bp"], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, (h2 @ w["wv"] + w["bv"])[:, 0], (h1, h2)

    def gradients(
        self, seen: Floats, hidden: tuple[Floats, Floats], to_logits: Floats, to_value: Floats
    ) -> dict[str, Floats]:
        w = self.weights
        h1, h2 = hidden
        to_h2 = (to_logits @ w["wp"].T + to_value[:, None] @ w["wv"].T) * (h2 > 0)
        to_h1 = (to_h2 @ w["w2"].T) * (h1 > 0)
        return {
            "w1": seen.T @ to_h1,
            "b1": to_h1.sum(0),
            "w2": h1.T @ to_h2,
            "b2": to_h2.sum(0),
            "wp": h2.T @ to_logits,
            "bp": to_logits.sum(0),
            "wv": h2.T @ to_value[:, None],
            "bv": to_value.sum(keepdims=True),
        }

    def adam(self, gradients: dict[str, Floats], rate: float) -> None:
        self._updates += 1
        size = sum(float((each**2).sum()) for each in gradients.values()) ** 0.5
        shrink = np.float32(min(1.0, 0.5 / (size + 1e-8)))
        rate *= (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        for name, steep in gradients.items():
            gradient = steep * shrink
            self._first[name] += np.float32(0.1) * (gradient - self._first[name])
            self._second[name] += np.float32(0.001) * (gradient**2 - self._second[name])
            step = self._first[name] / (np.sqrt(self._second[name]) + np.float32(1e-8))
            self.weights[name] -= np.float32(rate) * step


def sample(logs: Floats, source: np.random.Generator) -> Ints:
    """Sample an action for each row from the policy (the Gumbel-max trick)."""
    noise = source.random(logs.shape, np.float32)
    chosen: Ints = (logs - np.log(-np.log(noise + 1e-9) + 1e-9)).argmax(1)
    return chosen


class Rollout(NamedTuple):
    """Decisions by step and game."""

    seen: Floats
    masks: Bools
    seats: Ints
    actions: Ints
    logs: Floats
    values: Floats
    paid: Floats  # by seat
    ends: Bools


def play(batch: Batch, network: Network, steps: int, source: np.random.Generator) -> Rollout:
    shape = (steps, batch.n)
    rollout = Rollout(
        np.empty((*shape, OBSERVATION_SIZE), np.float32),
        np.empty((*shape, ACTION_COUNT), np.bool_),
        np.empty(shape, np.int64),
        np.empty(shape, np.int64),
        np.empty(shape, np.float32),
        np.empty(shape, np.float32),
        np.empty((*shape, batch.players), np.float32),
        np.empty(shape, np.bool_),
    )
    games = np.arange(batch.n)
    for t in range(steps):
        rollout.seen[t], rollout.masks[t], rollout.seats[t] = (
            batch.observations,
            batch.masks,
            batch.seats,
        )
        logs, values, _ = network.forward(rollout.seen[t], rollout.masks[t])
        rollout.actions[t] = sample(logs, source)
        rollout.logs[t], rollout.values[t] = logs[games, rollout.actions[t]], values
        step = batch.step(rollout.actions[t])
        # Own points less the mean of the others'.
        own = step.rewards * batch.players - step.rewards.sum(1, keepdims=True)
        rollout.paid[t] = own / (batch.players - 1) * POINTS_SCALE
        rollout.ends[t] = step.dones
    return rollout


def advantages(rollout: Rollout) -> tuple[Floats, Floats, Bools]:
    """By decision: advantage, target value, and whether the rollout shows what followed.

    A seat's next decision comes several steps later; its rewards until then are summed.
    """
    steps, games, players = rollout.paid.shape
    every = np.arange(games)
    value = np.zeros((games, players), np.float32)
    advantage = np.zeros((games, players), np.float32)
    paid = np.zeros((games, players), np.float32)
    known = np.zeros((games, players), np.bool_)
    result = np.zeros((steps, games), np.float32)
    valid = np.zeros((steps, games), np.bool_)
    for t in range(steps - 1, -1, -1):
        ended = rollout.ends[t]
        paid += rollout.paid[t]
        paid[ended] = rollout.paid[t][ended]
        value[ended] = advantage[ended] = 0
        known[ended] = True
        seat = rollout.seats[t]
        delta = paid[every, seat] + DISCOUNT * value[every, seat] - rollout.values[t]
        result[t] = delta + DISCOUNT * TRACE * advantage[every, seat]
        valid[t] = known[every, seat]
        value[every, seat], advantage[every, seat] = rollout.values[t], result[t]
        paid[every, seat] = 0
        known[every, seat] = True
    return result, result + rollout.values, valid


def learn(
    network: Network, rollout: Rollout, rate: float, epochs: int, source: np.random.Generator
) -> float:
    """Train the network on the rollout; returns the entropy of its policy."""
    gained, aims, valid = (each.reshape(-1) for each in advantages(rollout))
    rows = np.flatnonzero(valid & (rollout.masks.reshape(-1, ACTION_COUNT).sum(1) > 1))
    seen = rollout.seen.reshape(-1, OBSERVATION_SIZE)
    masks = rollout.masks.reshape(-1, ACTION_COUNT)
    actions, before = rollout.actions.reshape(-1), rollout.logs.reshape(-1)
    gained = (gained - gained[rows].mean()) / (gained[rows].std() + 1e-6)
    entropy = 0.0
    for _ in range(epochs):
        source.shuffle(rows)
        for part in np.array_split(rows, max(1, len(rows) // 2048)):
            number = np.float32(len(part))
            logs, values, hidden = network.forward(seen[part], masks[part])
            chances = np.exp(logs)
            index = np.arange(len(part)), actions[part]
            ratio = np.exp(logs[index] - before[part])
            worth = gained[part]
            clipped = ((ratio > 1 + CLIP) & (worth > 0)) | ((ratio < 1 - CLIP) & (worth < 0))
            push: Floats = -worth * ratio * ~clipped / number
            spread = -(chances * np.maximum(logs, -30)).sum(1, keepdims=True)
            to_logits: Floats = -chances * push[:, None]
            to_logits[index] += push
            to_logits += np.float32(ENTROPY) / number * chances * (np.maximum(logs, -30) + spread)
            to_value = np.float32(0.5) * (values - aims[part]) / number
            network.adam(network.gradients(seen[part], hidden, to_logits, to_value), rate)
            entropy = float(spread.mean())
    return entropy


def win_share(
    network: Network,
    options: Options,
    games: int,
    seed: int,
    source: np.random.Generator | None = None,
) -> tuple[float, float]:
    """Against random opponents: the share of games won (ties shared), and the mean margin.

    Without a random source the network plays its most likely action.
    """
    others = range(1, options.players)
    batch = Batch(games, options, seed=seed, random_seats=others, auto_reset=False)
    while (batch.seats >= 0).any():
        logs, _, _ = network.forward(batch.observations, batch.masks)
        batch.step(logs.argmax(1) if source is None else sample(logs, source))
    best = batch.scores.max(1)
    winners = (batch.scores == best[:, None]).sum(1)
    won = np.where(batch.scores[:, 0] == best, 1 / winners, 0.0)
    lead = batch.scores[:, 0] - batch.scores[:, 1:].mean(1)
    return float(won.mean()), float(lead.mean())


def train(
    options: Options,
    minutes: float,
    *,
    games: int = 256,
    steps: int = 64,
    width: int = 128,
    rate: float = 1e-3,
    epochs: int = 2,
    seed: int = 0,
    every: float = 20.0,
) -> tuple[Network, list[dict[str, float]]]:
    """Play and learn for this many minutes; returns the network and its learning curve."""
    source = np.random.default_rng(seed)
    network = Network(width, seed)
    batch = Batch(games, options, seed=seed, reward="points")
    curve: list[dict[str, float]] = []
    begin = time.monotonic()
    decisions = 0
    while True:
        gone = (time.monotonic() - begin) / 60
        if not curve or gone * 60 >= curve[-1]["minutes"] * 60 + every or gone >= minutes:
            won, lead = win_share(network, options, 200, 1)
            curve.append({"minutes": gone, "decisions": decisions, "won": won, "lead": lead})
            print(f"{gone:5.1f} min {decisions:>10} decisions  won {won:.0%}  lead {lead:+.1f}")
        if gone >= minutes:
            return network, curve
        rollout = play(batch, network, steps, source)
        learn(network, rollout, rate * max(0.1, 1 - gone / minutes), epochs, source)
        decisions += games * steps


def save(out: str, weights: Mapping[str, Floats], curve: list[dict[str, float]]) -> None:
    """Weights at half precision: the bot plays the same, and the file is small."""
    halved: dict[str, Any] = {name: each.astype(np.float16) for name, each in weights.items()}
    np.savez_compressed(f"{out}.npz", **halved)
    with Path(f"{out}.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(curve[0]))
        table.writeheader()
        table.writerows(curve)
    try:
        import matplotlib.pyplot as plt
    except ModuleNotFoundError:
        return
    figure, axes = plt.subplots(figsize=(6.4, 3.6))
    axes.plot([each["minutes"] for each in curve], [100 * each["won"] for each in curve])
    axes.set_xlabel("minutes of playing against itself, two cores")
    axes.set_ylabel("games won of 200, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(f"{out}.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--length", default="full")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="learned")
    chosen = parser.parse_args()
    options = Options(players=chosen.players, length=chosen.length)
    network, curve = train(options, chosen.minutes, width=chosen.width, seed=chosen.seed)
    save(chosen.out, network.weights, curve)


if __name__ == "__main__":
    main()
