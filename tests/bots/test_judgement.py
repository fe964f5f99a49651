"""The learned judgement: the same for every seat, fast, and complete for every kind of game."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from elgrande.bots.judgement import CURRENT, LARGER, card
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.features import MOMENT_FEATURES, SEAT_FEATURES, rows_of
from elgrande.bots.search.network import Net
from elgrande.bots.search.places import PLACE_INPUTS, SHARE, PlaceLayer, places_of
from elgrande.core.board import PLACES
from elgrande.core.rotation import rotated, rotated_seat
from elgrande.core.state import SEATS
from tests.bots.test_bots import GAMES, sampled

INPUTS = int(2 * SEAT_FEATURES + MOMENT_FEATURES + 1)


def gauss(source: random.Random, rows: int, columns: int) -> list[list[float]]:
    return [[source.gauss(0, 0.1) for _ in range(columns)] for _ in range(rows)]


def some_net(hidden: int = 32, units: int = 0) -> Net:
    """A net with random weights; with units, one that judges the places."""
    source = random.Random(1)
    rows = gauss(source, INPUTS + 2 * units, hidden + 2)
    heads = gauss(source, hidden, 2)
    places = PlaceLayer(gauss(source, int(PLACE_INPUTS), units)) if units else None
    return Net(hidden, rows, heads, places=places)


NETS = (some_net(), some_net(44, 20))


def sums_by_hand(inputs: list[float], rows: list[list[float]], seat: int) -> list[float]:
    """What the places are worth to a seat, unit by unit."""
    found = [0.0] * len(rows[0])
    for place in range(int(PLACES)):
        first = (seat * int(PLACES) + place) * int(PLACE_INPUTS)
        for unit in range(len(found)):
            raised = sum(inputs[first + i] * row[unit] for i, row in enumerate(rows))
            found[unit] += SHARE * max(0.0, raised)
    return found


def by_hand(net: Net, seats: list[list[float]], moment: list[float]) -> list[float]:
    """The leads again, without the shortcuts of the compiled net."""
    players, hidden = len(seats), int(net.hidden)
    width = hidden + 2
    found = []
    for seat in range(players):
        others = [
            sum(seats[other][i] for other in range(players) if other != seat) / (players - 1)
            for i in range(len(seats[0]))
        ]
        inputs = [*seats[seat], *others, *moment, 1.0]
        sums = [
            sum(x * net.rows[i * width + j] for i, x in enumerate(inputs)) for j in range(width)
        ]
        lead = sums[hidden] + sum(max(0.0, sums[j]) * net.heads[2 * j] for j in range(hidden))
        found.append(10 * lead)
    return found


@pytest.mark.parametrize("units", [0, 5])
def test_the_net_is_what_its_description_says(units: int) -> None:
    net = some_net(8, units)
    rows = gauss(random.Random(2), int(PLACE_INPUTS), units)
    if units:
        net.places = PlaceLayer(rows)
    n = int(SEAT_FEATURES)
    for options in GAMES:
        for s, _ in list(sampled(options, 3, most=1))[:4]:
            features = rows_of(s, Weights())
            inputs = places_of(s)
            seats = [
                features[seat * n : (seat + 1) * n] + sums_by_hand(inputs, rows, seat)
                for seat in range(options.players)
            ]
            leads = [lead for lead, _ in net.results(s)]
            assert leads == pytest.approx(by_hand(net, seats, features[int(SEATS) * n :]))


@pytest.mark.parametrize("net", NETS)
def test_chances_to_win_add_up_to_one(net: Net) -> None:
    for options in GAMES:
        for s, _ in sampled(options, 5, most=1):
            chances = [win for _, win in net.results(s)]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


@pytest.mark.parametrize("net", NETS)
def test_renaming_the_seats_renames_the_judgement(net: Net) -> None:
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
            assert max(map(abs, places_of(s))) < 20


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="rows"):
        Net(4, [[0.0] * 6] * 3, [[0.0, 0.0]] * 4)
    with pytest.raises(ValueError, match="a row of 5 weights instead of 6"):
        Net(4, [[0.0] * 5] * INPUTS, [[0.0, 0.0]] * 4)
    with pytest.raises(ValueError, match="places have 20 rows"):
        PlaceLayer([[0.0]] * 3)


def test_all_weights_together_are_small_and_say_where_they_come_from() -> None:
    folder = files("elgrande.bots").joinpath("weights")
    texts = {file.name.removesuffix(".json"): file.read_text() for file in folder.iterdir()}
    assert {CURRENT, LARGER} <= texts.keys()
    assert sum(len(text.encode()) for text in texts.values()) < 300_000
    for name in texts:
        found = card(name)
        assert {"data", "games", "positions", "held_out", "date", "again"} <= found.keys()
        assert "elgrande train" in found["again"]
