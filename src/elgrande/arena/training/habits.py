"""Fits what players usually bid and take (`bots.search.habits`) to the searches of self-play.

A search at few iterations is a noisy adviser, but its errors average out over many questions. Cards
are fitted to the visits of the candidates. Bids are fitted to their mean results: the score of a
bid is what it gains over the others of the hand, in points.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from elgrande.arena.training.fit import HELD_OUT, Adam, Floats
from elgrande.bots.levels import learned_weights
from elgrande.bots.search.habits import bid_rows, card_rows
from elgrande.bots.search.valuation import Valuation
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.engine import legal_actions
from elgrande.core.rules import PILES
from elgrande.core.state import SHOWN, TAKER, State, question
from elgrande.game.options import Options

HIDDEN: Final = 8
SHARPER: Final = 2.0  # power of the visits: halving drops bad candidates only step by step
MOST: Final = 4  # visits that count: later ones went to the bids that looked good by chance


@dataclass
class Questions:
    """Questions with a row of features for each answer, filled up with zeros to the longest."""

    rows: Floats  # question, answer, feature
    visits: Floats  # question, answer
    means: Floats
    real: Floats  # 1 for an answer, 0 where filled up
    game: NDArray[np.int64]

    def pick(self, which: NDArray[Any]) -> Questions:
        return Questions(
            self.rows[which],
            self.visits[which],
            self.means[which],
            self.real[which],
            self.game[which],
        )


Blocks = Iterable[dict[str, NDArray[Any]]]
Asked = tuple[list[list[float]], list[int], list[float], int]


def questions_of(blocks: Blocks) -> tuple[Questions, Questions]:
    """The searched bids and the searched cards of these games."""
    m = Valuation(learned_weights(), 1)
    bids: list[Asked] = []
    cards: list[Asked] = []
    first = 0
    for block in blocks:
        rules = [Options.from_dict(json.loads(str(each))).rules for each in block["options"]]
        stored = zip(block["asked"].tolist(), block["decided"].tolist(), strict=True)
        for at, (row, game) in enumerate(stored):
            s = State(vec[i64](row), rules[game])
            visits, means = block["visits"][at], block["means"][at]
            answers = legal_actions(s, 0) if question(s) == do.BID else cards_on_offer(s)
            seen = [int(visits[each]) for each in answers]
            if len(answers) < 2 or not any(seen):
                continue
            results = [float(means[each]) for each in answers]
            if question(s) == do.BID:
                bids.append((bid_rows(s, 0, m, answers), seen, results, first + game))
            elif question(s) in (do.TAKE, do.CARD):
                cards.append((card_rows(s, 0, m, answers), seen, results, first + game))
        first += len(rules)
    return filled_up(bids), filled_up(cards)


def cards_on_offer(s: State) -> list[int]:
    piles = range(int(PILES))
    return [int(actions.CARD) + n for n in piles if s.v[SHOWN + n] >= 0 and not s.v[TAKER + n]]


def filled_up(asked: list[Asked]) -> Questions:
    longest = max(len(seen) for _, seen, _, _ in asked)
    shape = (len(asked), longest)
    features = len(asked[0][0][0])
    found = Questions(
        np.zeros((*shape, features), np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.array([game for *_, game in asked]),
    )
    for at, (rows, seen, results, _) in enumerate(asked):
        found.rows[at, : len(seen)] = rows
        found.visits[at, : len(seen)] = seen
        found.means[at, : len(seen)] = results
        found.real[at, : len(seen)] = 1
    return found


class ScorerModel:
    """A `bots.search.scorer.Scorer` during training."""

    def __init__(self, features: int, hidden: int, seed: int) -> None:
        source = np.random.default_rng(seed)
        self.rows = source.normal(0, 0.2, (features, hidden)).astype(np.float32)
        self.heads = source.normal(0, 0.1, hidden).astype(np.float32)
        self.linear = np.zeros(features, np.float32)

    def scores(self, x: Floats) -> tuple[Floats, Floats]:
        """The hidden units, and the score of every answer."""
        units: Floats = np.maximum(x @ self.rows, 0)
        scores = np.asarray(units @ self.heads + x @ self.linear, np.float32)
        return units, scores

    def gradients(self, x: Floats, units: Floats, back: Floats) -> tuple[Floats, Floats, Floats]:
        inside = (back[..., None] * self.heads) * (units > 0)
        flat = x.reshape(-1, x.shape[2])
        rows = np.asarray(flat.T @ inside.reshape(-1, inside.shape[2]), np.float32)
        heads = np.asarray(units.reshape(-1, units.shape[2]).T @ back.reshape(-1), np.float32)
        linear = np.asarray(flat.T @ back.reshape(-1), np.float32)
        return rows, heads, linear

    def to_dict(self, digits: int) -> dict[str, Any]:
        return {
            "rows": [[round(float(each), digits) for each in row] for row in self.rows],
            "heads": [round(float(each), digits) for each in self.heads],
            "linear": [round(float(each), digits) for each in self.linear],
        }


def slope_by_visits(batch: Questions, scores: Floats) -> tuple[Floats, float]:
    """Slopes of the cross entropy between chances by these scores and the visits; its mean."""
    wanted = batch.visits**SHARPER
    wanted /= wanted.sum(axis=1, keepdims=True)
    scores = np.where(batch.real > 0, scores, -30)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True)) * batch.real
    chances = raised / raised.sum(axis=1, keepdims=True)
    loss = -float((wanted * np.log(chances + 1e-9)).sum() / len(scores))
    slope: Floats = (chances - wanted) * batch.real / len(scores)
    return slope, loss


def slope_by_means(batch: Questions, scores: Floats) -> tuple[Floats, float]:
    """Slopes of the squared error of what each answer gains over the others; its mean."""
    weight = np.minimum(batch.visits, MOST) * batch.real
    weight /= weight.sum(axis=1, keepdims=True)
    gained = batch.means - (weight * batch.means).sum(axis=1, keepdims=True)
    wrong = scores - (weight * scores).sum(axis=1, keepdims=True) - gained
    slope: Floats = 2 * weight * wrong / len(scores)
    return slope, float((weight * wrong**2).sum() / len(scores))


def fit_scorer(
    asked: Questions, *, by_means: bool, epochs: int = 10, seed: int = 1, size: int = 256
) -> tuple[ScorerModel, float]:
    """A net that scores answers, and its loss on held-out games."""
    slope_of = slope_by_means if by_means else slope_by_visits
    source = np.random.default_rng(seed)
    held = asked.game % HELD_OUT == 0
    learn, check = asked.pick(~held), asked.pick(held)
    model = ScorerModel(asked.rows.shape[2], HIDDEN, seed)
    adam = [Adam(model.rows), Adam(model.heads), Adam(model.linear)]
    for epoch in range(epochs):
        order = source.permutation(len(learn.game))
        pace = 3e-3 * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs))
        for start in range(0, len(order), size):
            batch = learn.pick(order[start : start + size])
            units, scores = model.scores(batch.rows)
            slopes = model.gradients(batch.rows, units, slope_of(batch, scores)[0])
            for each, slope in zip(adam, slopes, strict=True):
                each.step(slope, pace)
    return model, slope_of(check, model.scores(check.rows)[1])[1] if held.any() else 0.0
