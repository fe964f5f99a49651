"""Votes on a player whose time is up; on a real server and on both databases."""

from __future__ import annotations

import pytest

from elgrande.server import table_opener
from elgrande.server.clocks import clock
from elgrande.server.clocks.clock import RELIEF, VOTE, due_of, tick
from elgrande.server.clocks.settings import LiveClock, TurnClock
from elgrande.server.clocks.time_up import TimeIsUp, vote
from elgrande.server.clocks.view import clock_state
from elgrande.server.errors import Refusal
from elgrande.server.table import Table
from tests.server.playing import config_for, full_table, people, running
from tests.server.test_clocks import DAY, HOUR, answer, left, started, wait_for

pytestmark = pytest.mark.anyio


def late_table(players: int = 4) -> tuple[Table, int, list[int]]:
    table = started(LiveClock(600, time_up="vote"), 0.0, players)
    [late] = table.waiting_for
    table = TimeIsUp("t", 0, 600.0, tuple).decide(table)
    tick(table, 600.0, ())
    return table, late, [seat for seat in range(players) if seat != late]


def test_more_than_half_of_the_others_let_a_bot_play_on() -> None:
    table, late, (one, two, three) = late_table()
    assert table.chairs[late].is_person
    table = vote(table, f"a{one}", late, "bot")
    table = vote(table, f"a{two}", late, "wait")
    table = vote(table, f"a{one}", late, "wait")  # one changes a vote: two of three wait
    assert table.time_up == ()
    tick(table, 700.0, ())
    assert left(table, 700.0)[late] == RELIEF
    table = TimeIsUp("t", 0, 760.0, tuple).decide(table)
    table = vote(table, f"a{one}", late, "bot")
    assert table.chairs[late].is_person
    table = vote(table, f"a{three}", late, "bot")
    assert table.bots_asked == [late]


def test_a_player_whose_time_is_up_may_still_answer_while_the_others_vote() -> None:
    table, late, (one, *_) = late_table()
    table = vote(table, f"a{one}", late, "bot")
    table = answer(table, 900.0)
    assert table.time_up == ()
    assert table.votes == ()


def test_only_the_others_vote_and_only_when_time_is_up() -> None:
    table, late, (one, *_) = late_table()
    for account, about, code in (
        (f"a{late}", late, "not-your-seat"),
        ("stranger", late, "not-at-table"),
        (f"a{one}", one, "not-late"),
        (f"a{one}", 4, "bad-request"),
    ):
        with pytest.raises(Refusal) as refused:
            vote(table, account, about, "bot")
        assert refused.value.code == code


@pytest.mark.parametrize("choices", ["", "b", "bw"])
def test_a_vote_in_which_too_few_take_part_ends_with_a_bot(choices: str) -> None:
    """Or one player who never answers, and others who never vote, would block the game."""
    table, late, others = late_table()
    for seat, choice in zip(others, choices, strict=False):
        table = vote(table, f"a{seat}", late, "bot" if choice == "b" else "wait")
        tick(table, 610.0, ())
    assert due_of(table, 610.0) == 600.0 + VOTE
    with pytest.raises(Refusal, match="still time"):
        TimeIsUp("t", 0, 599.0 + VOTE, tuple).decide(table)
    table = TimeIsUp("t", 0, 600.0 + VOTE, tuple).decide(table)
    tick(table, 600.0 + VOTE, ())
    assert table.bots_asked == [late]
    assert table.time_up == ()
    assert due_of(table, 600.0 + VOTE) is None


def test_at_the_end_of_a_vote_those_decide_who_took_part() -> None:
    table, late, (one, *_) = late_table()
    table = vote(table, f"a{one}", late, "wait")
    tick(table, 610.0, ())
    table = TimeIsUp("t", 0, 600.0 + VOTE, tuple).decide(table)
    tick(table, 600.0 + VOTE, ())
    assert table.chairs[late].is_person
    assert (table.time_up, table.votes) == ((), ())
    assert left(table, 600.0 + VOTE)[late] == RELIEF


def test_time_for_a_vote_is_no_time_to_play() -> None:
    table, late, _ = late_table()
    table = answer(table, 601.0)
    assert left(table, 601.0)[late] == 0.0


@pytest.mark.parametrize(("move", "lasts"), [(HOUR, HOUR), (3 * DAY, DAY)])
def test_by_turns_a_vote_lasts_as_long_as_a_move_and_at_most_a_day(
    move: float, lasts: float
) -> None:
    table = started(TurnClock(int(move), time_up="vote"), 0.0)
    [late] = table.waiting_for
    table = TimeIsUp("t", 0, move, tuple).decide(table)
    tick(table, move, ())
    assert due_of(table, move) == move + lasts
    outage = [(move + 10.0, move + 20.0)]  # nobody can vote without a server
    assert due_of(table, move + 30.0, outage) == move + lasts + 10.0
    state = clock_state(table, "a0", move + 30.0, outage)
    assert state is not None
    assert (state.seats[late].left, state.seats[late].due) == (0.0, move + lasts + 10.0)


def test_without_other_people_to_vote_a_bot_plays_on() -> None:
    table = started(LiveClock(600, time_up="vote"), 0.0, hotseat=True)
    [late] = table.waiting_for
    table = TimeIsUp("t", 0, 600.0, tuple).decide(table)
    assert table.bots_asked == [late]


# --- on a server ---


@pytest.fixture
def any_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_opener, "check_clock", lambda _: None)


async def test_the_others_vote_on_a_server(any_clock: None, base: str) -> None:
    players = await people(base, "Ana", "Bea", "Cai")
    table = await full_table(players, clock={"kind": "live", "bank": 1, "time_up": "vote"})
    state = await wait_for(players[0], table, lambda state: state["clock"]["votes"])
    [asked] = state["clock"]["votes"]
    late = asked["about"]
    assert (asked["bot"], asked["wait"], asked["needed"]) == (0, 0, 2)
    voters = [person for seat, person in enumerate(players) if seat != late]
    for person in voters:
        command = {"type": "vote", "about": late, "choice": "bot"}
        assert (await person.do(table, command)).status_code == 200
    assert (await players[0].state(table))["seats"][late]["bot"] == "normal"


async def test_others_who_never_vote_do_not_block_a_game(
    any_clock: None, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "VOTE", 1.0)
    async with running(config_for(database_url)) as base:
        players = await people(base, "Ana", "Bea", "Cai")
        table = await full_table(players, clock={"kind": "live", "bank": 1, "time_up": "vote"})
        await wait_for(players[0], table, lambda state: state["clock"]["votes"])
        await wait_for(players[0], table, lambda state: any(seat["bot"] for seat in state["seats"]))
