"""Points of a tournament, tie-breaks, and the course from the first round to the last. Pure."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import count, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from elgrande.server.clocks.settings import LiveClock
from elgrande.server.errors import Refusal
from elgrande.server.tournaments import tournament as deciding
from elgrande.server.tournaments.rows import Person
from elgrande.server.tournaments.settings import TournamentSettings
from elgrande.server.tournaments.standings import (
    BYE,
    FULL,
    Outcome,
    Round,
    RoundTable,
    shown,
    standings,
    units_of,
)
from elgrande.server.tournaments.tournament import Tournament
from elgrande.server.tournaments.view import state_of

CLOCK = LiveClock(600, 10)


# --- points ---


def points(*places: int, size: int | None = None) -> list[float]:
    outcome = Outcome(places)
    return [shown(units_of(outcome, seat), size or len(places)) for seat in range(len(places))]


def test_a_point_for_every_opponent_left_behind_and_half_a_point_for_a_tie() -> None:
    assert points(1, 2, 3, 4) == [3, 2, 1, 0]
    assert points(2, 1) == [0, 1]
    assert points(1, 1, 3, 4) == [2.5, 2.5, 1, 0]
    assert points(1, 2, 2, 2) == [3, 1, 1, 1]
    assert points(1, 1, 1, 1, 1) == [2, 2, 2, 2, 2]


def test_a_win_is_worth_the_same_at_a_smaller_table() -> None:
    assert points(1, 2, 3, size=4) == [3, 1.5, 0]
    assert points(1, 2, 3, 4, size=5) == [4, 2.67, 1.33, 0]


@given(st.integers(2, 5), st.data())
def test_the_points_of_a_table_are_a_bye_for_each_player(size: int, data: st.DataObject) -> None:
    ranks = data.draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    outcome = Outcome(places)
    assert sum(units_of(outcome, seat) for seat in range(size)) == size * BYE


def test_a_table_that_was_closed_counts_as_a_bye() -> None:
    assert units_of(Outcome(), 3) == BYE == FULL // 2


def table(*seats: str | None, places: Any = (), score: Any = ()) -> RoundTable:
    return RoundTable("t", seats, Outcome(tuple(places), tuple(score)))


def order(*rounds: Round, players: str = "abcd") -> list[tuple[int, str]]:
    return [(line.place, line.player) for line in standings(list(players), rounds)]


def test_ties_are_broken_by_wins_then_opponents_then_margin() -> None:
    level = Round((table("a", "b", places=(1, 1), score=(50, 50)),), ())
    assert order(level, players="ab") == [(1, "a"), (1, "b")]
    wins = (
        Round((table("a", "b", "c", places=(1, 2, 3), score=(9, 8, 7)),), ()),
        Round((table("a", "b", "d", places=(3, 2, 1), score=(7, 8, 9)),), ()),
    )
    assert order(*wins)[:2] == [(1, "d"), (2, "a")]  # "a" and "b" have two points, "a" a win
    opponents = Round(
        (
            table("a", "b", places=(1, 2), score=(9, 8)),
            table("c", "d", places=(1, 2), score=(30, 2)),
        ),
        (),
    )
    again = Round((table("b", "e", places=(1, 2), score=(9, 8)),), ("a", "c"))
    assert [line.player for line in standings(list("abcde"), [opponents, again])][:2] == ["a", "c"]
    margin = order(opponents)
    assert margin == [(1, "c"), (2, "a"), (3, "b"), (4, "d")]


def test_margin_is_counted_from_the_mean_of_the_table() -> None:
    [first, second] = standings(
        ["a", "b"], [Round((table("a", "b", None, places=(1, 2, 3), score=(60, 45, 30)),), ())]
    )
    assert (first.margin, second.margin) == (Fraction(15), Fraction(0))


def test_games_that_go_on_do_not_count() -> None:
    going = Round((RoundTable("t", ("a", "b")),), ("c",))
    assert [(line.player, line.units) for line in standings(list("abc"), [going])] == [
        ("c", BYE),
        ("a", 0),
        ("b", 0),
    ]


# --- the course of a tournament ---


def made(players: int = 0, **more: Any) -> Tournament:
    values: dict[str, Any] = {"title": "Cup", "options": {"players": 4}, "clock": CLOCK, **more}
    made = Tournament(id="0" * 16, host="host", settings=TournamentSettings(**values))
    for number in range(players):
        made = deciding.enter(made, f"p{number}", is_guest=False)
    return made


def new_ids() -> Callable[[], str]:
    numbers = count()
    return lambda: f"{next(numbers):016x}"


def refused(code: str, change: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as refusal:
        change()
    assert refusal.value.code == code


def test_players_enter_and_leave_until_a_tournament_begins() -> None:
    cup = deciding.leave(made(3), "p1")
    assert cup.players == ["p0", "p2"]
    assert deciding.enter(cup, "p0", is_guest=False) == cup  # twice changes nothing
    refused("not-entered", lambda: deciding.leave(cup, "p1"))
    begun = deciding.advance(deciding.begin(cup, 1.0), 1.0, random.Random(1), new_ids())
    refused("not-now", lambda: deciding.enter(begun, "late", is_guest=False))


def test_who_may_enter() -> None:
    refused("not-account", lambda: deciding.enter(made(), "guest", is_guest=True))
    assert deciding.enter(made(guests=True), "guest", is_guest=True).players == ["guest"]
    listed = made(entry="list")
    refused("not-invited", lambda: deciding.enter(listed, "ana", is_guest=False))
    assert deciding.enter(deciding.invite(listed, "ana"), "ana", is_guest=False).players == ["ana"]
    assert deciding.enter(listed, "host", is_guest=False).players == ["host"]
    refused("places-taken", lambda: deciding.enter(made(2, most=2), "p2", is_guest=False))
    barred = deciding.bar(made(3), "p1")
    refused("not-invited", lambda: deciding.enter(barred, "p1", is_guest=False))
    assert "p1" in deciding.enter(deciding.invite(barred, "p1"), "p1", is_guest=False).players


def test_one_player_is_no_tournament() -> None:
    refused("too-few", lambda: deciding.begin(made(1), 1.0))
    waits = replace(made(1), due=1.0)
    assert deciding.advance(waits, 2.0, random.Random(1)).due is None  # the host decides


def played(
    cup: Tournament, dice: random.Random, failed: frozenset[str] = frozenset()
) -> Tournament:
    """All games of the round end, with random places."""
    ends = {}
    for each in cup.running:
        places = tuple(dice.sample(range(1, len(each.seats) + 1), len(each.seats)))
        ends[each.table] = Outcome(places, tuple(100 - place for place in places))
    return deciding.note_outcomes(cup, ends, failed)


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, 11),
    size=st.integers(2, 5),
    fill=st.sampled_from(["bots", "byes", "smaller"]),
    number=st.integers(1, 4),
    seed=st.integers(0, 1000),
)
def test_every_tournament_ends_even_if_players_leave(
    players: int, size: int, fill: str, number: int, seed: int
) -> None:
    dice, ids = random.Random(seed), new_ids()
    cup = made(players, options={"players": size}, fill=fill, rounds=number, pause=60)
    now = 1000.0
    cup = deciding.advance(deciding.begin(cup, now), now, dice, ids)
    steps = 0
    while cup.status != "over":
        steps += 1
        assert steps <= 2 * number
        if cup.status == "playing":
            for player in cup.players:
                if dice.random() < 0.15:
                    cup = deciding.leave(cup, player)
                elif dice.random() < 0.1:
                    cup = deciding.enter(deciding.leave(cup, player), player, is_guest=False)
            failed = frozenset(player for player in cup.players if dice.random() < 0.1)
            cup = deciding.advance(played(cup, dice, failed), now, dice, ids)
        else:
            now = cup.due or 0.0
            cup = deciding.advance(cup, now, dice, ids)
        assert deciding.from_bytes(deciding.to_bytes(cup)) == cup
    assert len(cup.rounds) <= number
    assert len(cup.standings) == players
    assert [line.place for line in cup.standings] == sorted(line.place for line in cup.standings)


def test_a_player_who_did_not_finish_is_out_until_coming_back() -> None:
    dice, ids = random.Random(1), new_ids()
    cup = deciding.advance(deciding.begin(made(4, pause=60), 1.0), 1.0, dice, ids)
    cup = deciding.advance(played(cup, dice, frozenset({"p2"})), 2.0, dice, ids)
    assert (cup.status, cup.due) == ("pause", 62.0)
    assert "p2" not in cup.players
    assert "p2" in cup.all_players
    assert "p2" in deciding.enter(cup, "p2", is_guest=False).players


def test_who_was_invited_and_never_entered_does_not_play() -> None:
    listed = deciding.invite(made(3), "late")
    cup = deciding.advance(deciding.begin(listed, 1.0), 1.0, random.Random(1), new_ids())
    assert [line.player for line in cup.standings] == ["p0", "p1", "p2"]
    refused("not-now", lambda: deciding.enter(cup, "late", is_guest=False))
    left = deciding.leave(cup, "p1")
    people = {player: Person(player, True) for player in ("p0", "p1", "p2", "late")}
    state = state_of(left, people, {}, "p1", hosting=False, may_enter=True)
    assert [player.name for player in state.players] == ["p0", "p1", "p2"]
    assert (state.card.players, state.card.invited) == (3, False)


def test_leaving_in_a_round_waits_for_a_bot_to_take_the_seat() -> None:
    cup = deciding.advance(deciding.begin(made(4), 1.0), 1.0, random.Random(1), new_ids())
    left = deciding.leave(cup, "p0")
    known = left.entrant("p0")
    assert known is not None
    assert (known.is_in, known.leaving) == (False, True)
    settled = deciding.settled(left, "p0").entrant("p0")
    assert settled is not None
    assert not settled.leaving


def test_a_deleted_account_leaves_and_an_open_tournament_of_it_is_cancelled() -> None:
    assert deciding.forget(made(3), "p1").players == ["p0", "p2"]
    assert deciding.forget(made(3), "host").status == "cancelled"
    begun = deciding.advance(deciding.begin(made(3), 1.0), 1.0, random.Random(1), new_ids())
    assert deciding.forget(begun, "host").status == "playing"
    assert deciding.forget(begun, "p1").players == ["p0", "p2"]


def test_the_next_round_is_paired_by_the_standing() -> None:
    """In a tournament of pairs the two winners meet."""
    for places in permutations((1, 2)):
        dice, ids = random.Random(3), new_ids()
        cup = made(4, options={"players": 2}, pause=0, rounds=2)
        cup = deciding.advance(deciding.begin(cup, 1.0), 1.0, dice, ids)
        ends = {each.table: Outcome(places, (10, 5)) for each in cup.running}
        winners = {each.seats[places.index(1)] for each in cup.running}
        cup = deciding.advance(deciding.note_outcomes(cup, ends), 2.0, dice, ids)
        assert set(cup.rounds[1].tables[0].seats) == winners
