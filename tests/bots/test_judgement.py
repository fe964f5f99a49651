"""The learned judgement: the same for every seat, fast, and complete for every kind of game."""

from __future__ import annotations

import random

import pytest

from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.features import MOMENT_FEATURES, SEAT_FEATURES, rows_of
from elgrande.bots.search.network import Net
from elgrande.core.rotation import rotated, rotated_seat
from elgrande.core.state import SEATS
from tests.bots.test_bots import GAMES, sampled

INPUTS = int(2 * SEAT_FEATURES + MOMENT_FEATURES + 1)


def some_net(hidden: int = 32) -> Net:
    source = random.Random(1)
    rows = [[source.gauss(0, 0.1) for _ in range(hidden + 2)] for _ in range(INPUTS)]
    return Net(hidden, rows, [[source.gauss(0, 0.1) for _ in range(2)] for _ in range(hidden)])


def by_hand(net: Net, features: list[float], players: int, hidden: int) -> list[float]:
    """The leads again, without the shortcuts of the compiled net."""
    n = int(SEAT_FEATURES)
    seats = [features[seat * n : (seat + 1) * n] for seat in range(players)]
    moment = features[int(SEATS) * n :]
    width = hidden + 2
    found = []
    for seat in range(players):
        others = [
            sum(seats[other][i] for other in range(players) if other != seat) / (players - 1)
            for i in range(n)
        ]
        inputs = [*seats[seat], *others, *moment, 1.0]
        sums = [
            sum(x * net.rows[i * width + j] for i, x in enumerate(inputs)) for j in range(width)
        ]
        lead = sums[hidden] + sum(max(0.0, sums[j]) * net.heads[2 * j] for j in range(hidden))
        found.append(10 * lead)
    return found


def test_the_net_is_what_its_description_says() -> None:
    net = some_net(8)
    for options in GAMES:
        for s, _ in list(sampled(options, 3, most=1))[:4]:
            features = rows_of(s, Weights())
            leads = [lead for lead, _ in net.results(s)]
            assert leads == pytest.approx(by_hand(net, features, options.players, 8))


def test_chances_to_win_add_up_to_one() -> None:
    net = some_net()
    for options in GAMES:
        for s, _ in sampled(options, 5, most=1):
            chances = [win for _, win in net.results(s)]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


def test_renaming_the_seats_renames_the_judgement() -> None:
    net = some_net()
    for options in GAMES:
        for s, _ in sampled(options, 9, most=1):
            here = net.results(s)
            for by in range(1, options.players):
                there = net.results(rotated(s, by))
                for seat in range(options.players):
                    renamed = there[int(rotated_seat(seat, by, options.players))]
                    assert renamed == pytest.approx(here[seat], abs=1e-9)


def test_features_are_of_moderate_size() -> None:
    for options in GAMES:
        for s, _ in sampled(options, 2, most=1):
            assert max(map(abs, rows_of(s, Weights()))) < 20


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        Net(4, [[0.0] * 6] * 3, [[0.0, 0.0]] * 4)
    with pytest.raises(ValueError, match="a row of 5 weights instead of 6"):
        Net(4, [[0.0] * 5] * INPUTS, [[0.0, 0.0]] * 4)
