"""Sparring: a sequential test that stops when decided, with the stated error rates."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from elgrande.arena.results import Result, ResultStore
from elgrande.arena.schedule import Pairing
from elgrande.arena.spar import Claims, SparState, endless_schedule, spar, weigh, whole_blocks
from elgrande.game.options import Options
from tests.cli.driver import ask, run

QUICK = Options(players=2, length="short")


def result(pairing: Pairing, winner: int) -> Result:
    players = len(pairing.seats)
    shares = tuple(float(seat == winner) for seat in range(players))
    spent = tuple(2.0 if name == "a" else 1.0 for name in pairing.seats)
    points = tuple(int(share) for share in shares)
    return Result(pairing.key, pairing.deal, pairing.seats, points, shares, cpu=spent)


def simulated(chance: float, seed: int, gain: float = 0.04, most: int = 1500) -> SparState:
    """A test in which A wins each game with this probability."""
    players = 4
    claims = Claims(gain=gain)
    source = random.Random(seed)
    blocks: list[list[Result]] = []
    standing = weigh(blocks, players, claims)
    for pairing in endless_schedule("a", "b", players, 0):
        mine = pairing.seats.index("a")
        others = [seat for seat in range(players) if seat != mine]
        won = mine if source.random() < chance else source.choice(others)
        if pairing.rotation == 0:
            blocks.append([])
        blocks[-1].append(result(pairing, won))
        if pairing.rotation == players - 1:
            standing = weigh(blocks, players, claims)
            if standing.verdict or standing.games >= most * players:
                return standing
    return standing


def test_a_stands_once_on_every_seat_of_every_deal() -> None:
    games = endless_schedule("a", "b", 3, 2)
    first = [next(games) for _ in range(6)]
    assert [each.seats.index("a") for each in first] == [0, 2, 1, 0, 2, 1]
    assert [each.deal for each in first] == [2_000_000] * 3 + [2_000_001] * 3


def test_the_test_keeps_its_error_rates() -> None:
    equal = [simulated(0.25, seed, gain=0.08).verdict for seed in range(100)]
    better = [simulated(0.33, seed, gain=0.08).verdict for seed in range(100)]
    assert equal.count("stronger") <= 11  # 5% expected
    assert better.count("not stronger") <= 11
    assert equal.count("") == better.count("") == 0


def test_a_large_difference_is_decided_early() -> None:
    much, little = simulated(0.6, 1), simulated(0.29, 1)
    assert much.verdict == "stronger"
    assert much.games < 100 < little.games
    assert much.low > 0.25


def test_processor_time_is_reported_per_seat_of_each_bot() -> None:
    assert simulated(0.5, 3).cpu == (2.0, 1.0)


def test_blocks_count_in_the_order_of_deals_and_only_when_whole() -> None:
    games = [result(pairing, 0) for pairing in islice(endless_schedule("a", "b", 2, 0), 6)]
    assert len(whole_blocks(games, 2)) == 3
    assert len(whole_blocks(games[:3] + games[4:], 2)) == 1  # the second deal is not finished
    assert whole_blocks([], 2) == []


def test_claims_that_say_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="above"):
        Claims(null=0.04, gain=0.04)
    with pytest.raises(ValueError, match=r"between 0 and 0\.5"):
        Claims(error=0.7)


@pytest.mark.compiled_only
def test_sparring_stops_when_decided_and_goes_on_from_its_file(tmp_path: Path) -> None:
    header = {"spar": "test"}
    store = ResultStore(tmp_path / "games.jsonl", header)
    first = spar("greedy", "random", QUICK, most=6, store=store, workers=1)
    assert (first.verdict, first.games) == ("", 6)
    again = ResultStore(tmp_path / "games.jsonl", header)
    assert len(again) == 6
    whole = spar("greedy", "random", QUICK, store=again, workers=1)
    assert whole.verdict == "stronger"
    assert whole.games < 100
    alone = spar("greedy", "random", QUICK, workers=1)
    assert (alone.games, alone.rate, alone.ratio) == (whole.games, whole.rate, whole.ratio)
    assert spar("greedy", "random", QUICK, store=again, workers=1) == whole  # nothing left to play


@pytest.mark.compiled_only
def test_the_command_prints_the_verdict() -> None:
    short = ("--players", "2", "--length", "short", "--workers", "1")
    text = ask("spar", "greedy", "random", *short)
    assert "greedy is stronger." in text
    assert "CPU a game" in text
    assert run("spar", "greedy", "nobody", *short).exit_code == 2
    assert "above" in run("spar", "greedy", "random", "--gain", "-1").stderr
