"""Pairing of a tournament: promises that hold for every number of players and every past."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande.server.tournaments.pairing import (
    Fill,
    RoundPairing,
    costs,
    meetings,
    pair,
    partition,
    plan,
    repeats,
    seated,
)

FILLS: tuple[Fill, ...] = ("bots", "byes", "smaller")
SIZES = st.integers(2, 5)


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def rounds(
    players: int, size: int, fill: Fill, count: int, seed: int, leaving: int = 0
) -> list[tuple[list[str], RoundPairing]]:
    """Rounds of a tournament with a random standing; in each some players may leave."""
    dice = random.Random(seed)
    past: list[RoundPairing] = []
    found = []
    playing = names(players)
    for _ in range(count):
        order = dice.sample(playing, len(playing))
        past.append(pair(order, past, size, fill, dice))
        found.append((order, past[-1]))
        playing = playing[: max(2, len(playing) - dice.randint(0, leaving))]
    return found


tournaments = st.builds(
    rounds,
    players=st.integers(2, 14),
    size=SIZES,
    fill=st.sampled_from(FILLS),
    count=st.integers(1, 6),
    seed=st.integers(0, 1000),
    leaving=st.integers(0, 3),
)


@settings(max_examples=30, deadline=None)
@given(tournaments)
def test_everyone_plays_once_or_has_a_bye(made: list[tuple[list[str], RoundPairing]]) -> None:
    for order, pairing in made:
        seats = [player for table in pairing.tables for player in table if player is not None]
        assert sorted([*seats, *pairing.byes]) == sorted(order)


@settings(max_examples=30, deadline=None)
@given(tournaments)
def test_no_player_has_a_second_bye_before_all_others_had_one(
    made: list[tuple[list[str], RoundPairing]],
) -> None:
    had: Counter[str] = Counter()
    for order, pairing in made:
        rested, played = set(pairing.byes), set(order) - set(pairing.byes)
        assert all(had[one] <= had[other] for one in rested for other in played)
        had.update(rested)


@given(st.integers(2, 150), SIZES, st.sampled_from(FILLS))
def test_tables_have_two_to_five_seats_and_the_sizes_that_the_host_chose(
    players: int, size: int, fill: Fill
) -> None:
    made = plan(players, size, fill)
    assert sum(made.sizes) == players + made.bots - made.byes
    assert all(2 <= each <= 5 for each in made.sizes)
    assert max(made.sizes) - min(made.sizes) <= 1
    if fill == "bots":
        assert set(made.sizes) == {size}
        assert (made.byes, made.bots < size) == (0, True)
    elif fill == "smaller":
        assert (made.byes, made.bots) == (0, 0)
        # Only in a tournament of pairs there may be a table with one more.
        assert max(made.sizes) <= max(size, 3)
    else:
        assert made.bots == 0
        assert made.sizes == (min(players, size),) * max(1, players // size)
        assert made.byes < size


def ways(left: Sequence[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to divide these players into tables of these sizes, without any cleverness."""
    if not sizes:
        yield []
        return
    for table in combinations(left, sizes[0]):
        rest = [each for each in left if each not in table]
        for others in ways(rest, sizes[1:]):
            yield [list(table), *others]


@settings(max_examples=50, deadline=None)
@given(
    players=st.integers(4, 8),
    size=st.integers(2, 4),
    fill=st.sampled_from(FILLS),
    count=st.integers(1, 4),
    seed=st.integers(0, 10_000),
)
def test_no_meeting_is_repeated_that_can_be_avoided(
    players: int, size: int, fill: Fill, count: int, seed: int
) -> None:
    """Compared with every possible way to seat the players."""
    past = [pairing for _, pairing in rounds(players, size, fill, count, seed)]
    made = plan(players, size, fill)
    playing: list[str | None] = [*names(players)[made.byes :], *([None] * made.bots)]
    cost = costs(playing, past)
    found = partition(cost, made.sizes, random.Random(seed))
    fewest = min(repeats(tables, cost) for tables in ways(range(len(playing)), sorted(made.sizes)))
    assert repeats(found, cost) == fewest


@pytest.mark.parametrize(("players", "size", "count"), [(16, 2, 8), (16, 4, 3), (64, 4, 8)])
def test_a_usual_tournament_has_no_repeated_meeting(players: int, size: int, count: int) -> None:
    past = [pairing for _, pairing in rounds(players, size, "bots", count, seed=1)]
    assert max(meetings(past).values()) == 1


def test_neighbours_in_the_standing_meet() -> None:
    first = pair(names(8), [], 4, "bots", random.Random(1))
    assert [sorted(map(str, table)) for table in first.tables] == [
        ["p0", "p1", "p2", "p3"],
        ["p4", "p5", "p6", "p7"],
    ]


def test_the_bye_goes_to_the_last_of_the_standing() -> None:
    assert pair(names(5), [], 4, "byes", random.Random(1)).byes == ("p4",)


def test_bots_are_shared_among_the_tables_and_sit_with_the_last() -> None:
    made = pair(names(6), [], 4, "bots", random.Random(1))
    assert [table.count(None) for table in made.tables] == [1, 1]
    made = pair(names(7), [], 4, "bots", random.Random(1))
    assert [table.count(None) for table in made.tables] == [0, 1]


def test_those_who_had_a_bot_at_their_table_get_people_next_time() -> None:
    dice = random.Random(1)
    first = pair(names(7), [], 4, "bots", dice)
    second = pair(names(7), [first], 4, "bots", dice)
    with_bot = [
        {player for table in pairing.tables if None in table for player in table if player}
        for pairing in (first, second)
    ]
    assert len(with_bot[0] & with_bot[1]) <= 1  # seven people cannot all change


@settings(max_examples=20, deadline=None, derandomize=True)
@given(SIZES, st.integers(1, 3), st.integers(0, 1000))
def test_seats_are_balanced_over_the_rounds(size: int, tables: int, seed: int) -> None:
    """After as many rounds as a table has seats, no one had the same seat three times."""
    made = rounds(size * tables, size, "bots", size, seed)
    sat = Counter(
        (player, seat)
        for _, pairing in made
        for table in pairing.tables
        for seat, player in enumerate(table)
    )
    assert max(sat.values()) <= 2


def test_among_equal_seats_chance_decides() -> None:
    found = {seated(names(3), [], random.Random(seed)) for seed in range(60)}
    assert len(found) == 6
