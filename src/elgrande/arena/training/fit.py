"""Fits the net of `bots.search.network` to the results of games, by gradient descent in numpy.

The targets of every seat at every position are the final lead, as the search values it, and the
share of the win. The loss is the squared error for the lead and the cross entropy over the seats
for the win. A tenth of the games is held out; the weights that do best there are kept.

One result is a noisy target for fifty positions. So a net is fitted to returns (`returns`): what an
earlier net says of the next positions, and the result with what weight is left: TD(lambda).

Where guests play along (`selfplay.py`), how strong they are decides more than the position, and a
net that is not told would credit the strong ones' habits for it. So every kind of guest has
handicaps, which are learned with the net and left out of its file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.features import MOMENT_FEATURES, SEAT_FEATURES, rows_of
from elgrande.bots.search.network import POINTS_A_UNIT
from elgrande.bots.search.places import PLACE_INPUTS, SHARE, places_of
from elgrande.core.board import PLACES
from elgrande.core.state import ROUND, SEATS, State
from elgrande.game.options import Options

Floats = NDArray[np.float32]

HELD_OUT: Final = 10  # every tenth game
DECAY: Final = 1e-4
LEADER: Final = 0.5  # weight of the lead over the best of the others alone
FURTHER: Final = 0.3  # rate of a net that goes on from another's weights
HANDICAP_STEPS: Final = 200
PATIENCE: Final = 0.9  # lambda: the share of a target that comes from after the next position


@dataclass
class Examples:
    """Positions as inputs of the net, with their targets."""

    seats: Floats  # position, seat, feature
    places: NDArray[np.float16]  # position, seat, place, input: they are many
    moment: Floats  # position, feature
    kinds: Floats  # position, seat, kind of guest: own less the mean of the others'
    players: NDArray[np.int64]
    lead: Floats  # position, seat; in units of the net
    share: Floats
    game: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.players)

    def pick(self, rows: NDArray[Any]) -> Examples:
        return Examples(
            self.seats[rows],
            self.places[rows],
            self.moment[rows],
            self.kinds[rows],
            self.players[rows],
            self.lead[rows],
            self.share[rows],
            self.game[rows],
        )


def examples_of(blocks: Iterable[dict[str, NDArray[Any]]]) -> Examples:
    """Every position of these blocks of games."""
    weights = Weights()
    seats, places, moments, players, leads, shares, games = [], [], [], [], [], [], []
    guests, left = [], []
    standing = (int(SEATS), int(PLACES), int(PLACE_INPUTS))
    first = 0
    for block in blocks:
        rules = [Options.from_dict(json.loads(str(each))).rules for each in block["options"]]
        for row, game in zip(block["states"].tolist(), block["game"].tolist(), strict=True):
            state = State(vec[i64](row), rules[game])
            number = int(rules[game].players)
            numbers = np.array(rows_of(state, weights), np.float32)
            split = int(SEATS * SEAT_FEATURES)
            seats.append(numbers[:split].reshape(int(SEATS), int(SEAT_FEATURES)))
            places.append(np.array(places_of(state), np.float16).reshape(standing))
            moments.append(numbers[split:])
            players.append(number)
            lead, share = targets(block["points"][game], number)
            leads.append(lead)
            shares.append(share)
            games.append(first + game)
            guests.append(block["guests"][game] if "guests" in block else [0] * int(SEATS))
            left.append(1 - row[ROUND] / len(rules[game].rounds))
        first += len(rules)
    return Examples(
        np.stack(seats),
        np.stack(places),
        np.stack(moments),
        kinds_of(np.array(guests), np.array(left), np.array(players)),
        np.array(players),
        np.stack(leads),
        np.stack(shares),
        np.array(games),
    )


def kinds_of(guests: NDArray[Any], left: NDArray[Any], players: NDArray[Any]) -> Floats:
    """Which kind of guest a seat is, less the mean of the others; the same by the time left."""
    own = guests[:, :, None] == np.arange(1, guests.max() + 1)
    others = (own.sum(axis=1, keepdims=True) - own) / (players[:, None, None] - 1)
    present = np.arange(int(SEATS))[None, :] < players[:, None]
    found = (own - others) * present[:, :, None]
    return np.concatenate([found, found * left[:, None, None]], axis=2).astype(np.float32)


def returns(examples: Examples, judge: Model) -> Examples:
    """The same positions with lambda-returns as targets, by the judgement of this net."""
    lead = examples.lead.copy()
    share = examples.share.copy()
    leads, chances = judge.judgements(examples)
    for at in range(len(examples) - 2, -1, -1):
        if examples.game[at] == examples.game[at + 1]:
            lead[at] = PATIENCE * lead[at + 1] + (1 - PATIENCE) * leads[at + 1]
            share[at] = PATIENCE * share[at + 1] + (1 - PATIENCE) * chances[at + 1]
    return replace(examples, lead=lead, share=share)


def targets(points: NDArray[Any], players: int) -> tuple[Floats, Floats]:
    """The final lead of each seat, and its share of the win."""
    lead = np.zeros(int(SEATS), np.float32)
    share = np.zeros(int(SEATS), np.float32)
    final = points[:players].astype(float)
    for seat in range(players):
        others = np.delete(final, seat)
        rival = LEADER * others.max() + (1 - LEADER) * others.mean()
        lead[seat] = (final[seat] - rival) / POINTS_A_UNIT
    best = final == final.max()
    share[:players] = best / best.sum()
    return lead, share


class Model:
    """The net during training: `rows` and `heads` as in `bots.search.network.Net`.

    `places` are the weights of its `PlaceLayer`, of 0 units in a small net. `handicaps` are what
    the kinds of guests add to both results.
    """

    def __init__(self, hidden: int, seed: int, units: int = 0, kinds: int = 0) -> None:
        source = np.random.default_rng(seed)
        self.hidden = hidden
        self.units = units
        self.features = int(SEAT_FEATURES) + units
        inputs = 2 * self.features + int(MOMENT_FEATURES) + 1
        self.rows = source.normal(0, 0.12, (inputs, hidden + 2)).astype(np.float32)
        self.rows[:, hidden:] = 0
        self.rows[-1] = 0
        self.heads = source.normal(0, 0.05, (hidden, 2)).astype(np.float32)
        self.places = source.normal(0, 0.2, (int(PLACE_INPUTS), units)).astype(np.float32)
        self.handicaps = np.zeros((kinds, 2), np.float32)

    def weights(self) -> list[Floats]:
        return [self.rows, self.heads, self.places, self.handicaps]

    def go_on_from(self, other: Model) -> None:
        """Judge as a net without more units does; further units begin without a say."""
        hidden = other.hidden
        known = np.r_[
            0 : other.features,
            self.features : self.features + other.features,
            2 * self.features : len(self.rows),
        ]
        self.rows[:, :hidden] = 0
        self.rows[known, :hidden] = other.rows[:, :hidden]
        self.rows[known, self.hidden :] = other.rows[:, hidden:]
        self.heads[:hidden] = other.heads
        self.heads[hidden:] = 0
        self.places[:, : other.units] = other.places
        self.handicaps[: len(other.handicaps)] = other.handicaps

    def inputs(self, batch: Examples) -> Floats:
        """Own features, mean of the others', moment and bias: position, seat, input."""
        sums = self.place_units(batch).sum(axis=2) * SHARE
        seats = np.concatenate([batch.seats, sums], axis=2)
        number = batch.players[:, None, None].astype(np.float32)
        others = (seats.sum(axis=1, keepdims=True) - seats) / (number - 1)
        shape = (len(batch), int(SEATS))
        moment = np.broadcast_to(batch.moment[:, None, :], (*shape, batch.moment.shape[1]))
        ones = np.ones((*shape, 1), np.float32)
        return np.concatenate([seats, others, moment, ones], axis=2)

    def place_units(self, batch: Examples) -> Floats:
        """The units of every place: position, seat, place, unit."""
        units: Floats = np.maximum(batch.places.astype(np.float32) @ self.places, 0)
        return units

    def results(self, x: Floats) -> tuple[Floats, Floats]:
        """The hidden units, and both outputs of every seat."""
        middle: Floats = x @ self.rows
        units: Floats = np.maximum(middle[..., : self.hidden], 0)
        both: Floats = units @ self.heads + middle[..., self.hidden :]
        return units, both

    def outputs(self, batch: Examples) -> tuple[Floats, Floats, Floats]:
        """The inputs, the hidden units, and both outputs of every seat with its handicap."""
        x = self.inputs(batch)
        units, out = self.results(x)
        handicaps: Floats = batch.kinds @ self.handicaps
        out += handicaps
        return x, units, out

    def judgements(self, examples: Examples) -> tuple[Floats, Floats]:
        """The leads and the chances to win of all seats at these positions."""
        leads, chances = [], []
        for start in range(0, len(examples), 8192):
            batch = examples.pick(np.arange(start, min(start + 8192, len(examples))))
            present = seats_present(batch)
            *_, out = self.outputs(batch)
            leads.append(out[..., 0] * present)
            chances.append(softmax(out[..., 1], present))
        return np.concatenate(leads), np.concatenate(chances)

    def losses(self, batch: Examples) -> tuple[float, float]:
        """The mean squared error of the lead in points, and the cross entropy of the win."""
        present = seats_present(batch)
        *_, out = self.outputs(batch)
        wrong = (out[..., 0] - batch.lead) * present
        chances = softmax(out[..., 1], present)
        square = float((wrong**2).sum() / present.sum()) * POINTS_A_UNIT**2
        entropy = -float((batch.share * np.log(chances + 1e-9)).sum() / len(batch))
        return square, entropy

    def gradients(self, batch: Examples) -> list[Floats]:
        """The slopes of the loss by `weights`."""
        x, units, out = self.outputs(batch)
        back = slopes_of_results(out, batch)
        heads = units.reshape(-1, self.hidden).T @ back.reshape(-1, 2)
        middle = np.concatenate([(back @ self.heads.T) * (units > 0), back], axis=2)
        rows = x.reshape(-1, x.shape[2]).T @ middle.reshape(-1, self.hidden + 2)
        return [
            rows, heads, self.slopes_of_places(batch, middle), slopes_of_handicaps(batch, back)
        ]  # fmt: skip

    def slopes_of_places(self, batch: Examples, middle: Floats) -> Floats:
        own = middle @ self.rows[SEAT_FEATURES : self.features].T
        others = middle @ self.rows[self.features + SEAT_FEATURES : 2 * self.features].T
        others /= batch.players[:, None, None] - 1
        sums = own + others.sum(axis=1, keepdims=True) - others
        slope = (SHARE * sums)[:, :, None, :] * (self.place_units(batch) > 0)
        inputs = batch.places.reshape(-1, int(PLACE_INPUTS)).astype(np.float32)
        found: Floats = inputs.T @ slope.reshape(len(inputs), self.units)
        return found


def slopes_of_results(out: Floats, batch: Examples) -> Floats:
    present = seats_present(batch)
    back = np.zeros_like(out)
    back[..., 0] = 2 * (out[..., 0] - batch.lead) * present / present.sum()
    back[..., 1] = (softmax(out[..., 1], present) - batch.share) * present / len(batch)
    return back


def slopes_of_handicaps(batch: Examples, back: Floats) -> Floats:
    found: Floats = np.einsum("psk,psr->kr", batch.kinds, back)
    return found


def seats_present(batch: Examples) -> Floats:
    return (np.arange(int(SEATS))[None, :] < batch.players[:, None]).astype(np.float32)


def softmax(odds: Floats, present: Floats) -> Floats:
    odds = np.where(present > 0, odds, -30)
    raised = np.exp(odds - odds.max(axis=1, keepdims=True)) * present
    result: Floats = raised / raised.sum(axis=1, keepdims=True)
    return result


class Adam:
    """Adam (Kingma and Ba 2015) with a small weight decay; changes the weights in place."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Floats, rate: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        ahead = self.mean / (1 - 0.9**self.steps)
        scale = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8
        self.weights -= (rate * (ahead / scale + DECAY * self.weights)).astype(np.float32)


def learn_handicaps(model: Model, examples: Examples) -> None:
    """Fit the handicaps of a net that knows no guests, and nothing else of it."""
    model.handicaps = np.zeros((examples.kinds.shape[2], 2), np.float32)
    if not model.handicaps.size:
        return
    parts = [examples.pick(part) for part in np.array_split(np.arange(len(examples)), 16)]
    plain = [model.outputs(part)[2] for part in parts]
    adam = Adam(model.handicaps)
    for step in range(HANDICAP_STEPS):
        at = step % len(parts)
        handicaps: Floats = parts[at].kinds @ model.handicaps
        out: Floats = plain[at] + handicaps
        back = slopes_of_results(out, parts[at])
        adam.step(slopes_of_handicaps(parts[at], back), 0.02 * (1 - step / HANDICAP_STEPS))


def fit(
    examples: Examples,
    hidden: int = 32,
    epochs: int = 12,
    seed: int = 1,
    rate: float = 2e-3,
    size: int = 512,
    on_epoch: Callable[[dict[str, float]], None] | None = None,
    judge: Model | None = None,
    start: Model | None = None,
    places: int = 0,
) -> tuple[Model, list[dict[str, float]]]:
    """The best net found, and its losses epoch by epoch.

    With a judge, the net learns from returns; it is always checked against the true results. With a
    start, it goes on from these weights at a lower rate, and so keeps what earlier games taught.
    `places`: units of its layer of places.
    """
    source = np.random.default_rng(seed)
    held = examples.game % HELD_OUT == 0
    learn = examples.pick(~held)
    check = examples.pick(held)
    model = Model(hidden, seed, places, examples.kinds.shape[2])
    if judge is not None:
        learn_handicaps(judge, learn)
        learn = returns(learn, judge)
    if start is not None:
        model.go_on_from(start)
        rate *= FURTHER
    best = [each.copy() for each in model.weights()]
    least = np.inf
    history: list[dict[str, float]] = []
    adam = [Adam(each) for each in model.weights()]
    for epoch in range(epochs):
        order = source.permutation(len(learn))
        pace = rate * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs))
        for first in range(0, len(order), size):
            batch = learn.pick(order[first : first + size])
            for each, slope in zip(adam, model.gradients(batch), strict=True):
                each.step(slope, pace)
        square, entropy = model.losses(check)
        row = {"epoch": epoch + 1, "square": square, "entropy": entropy}
        row["learned_square"], row["learned_entropy"] = model.losses(learn.pick(order[:20000]))
        history.append(row)
        if on_epoch is not None:
            on_epoch(row)
        if square / 100 + entropy < least:
            least = square / 100 + entropy
            best = [each.copy() for each in model.weights()]
    model.rows, model.heads, model.places, model.handicaps = best
    return model, history
