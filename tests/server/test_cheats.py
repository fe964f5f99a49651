"""Cheating at a table: peeking and taking back, or posing as another player."""

from __future__ import annotations

import random

import pytest

from elgrande.game import Allow
from elgrande.server import decisions, waiting_room
from elgrande.server.accounts.rows import Account
from elgrande.server.errors import Refusal
from elgrande.server.table_events import Played
from tests.server.test_table import ANA, BEA, Bench


def test_what_a_bot_played_for_me_cannot_be_taken_back() -> None:
    """Otherwise resigning, watching the bot and coming back would give a forbidden hint."""
    bench = Bench(1).start()
    table = bench.table
    seat = table.waiting_for[0]
    account = str(table.chairs[seat].account)
    bench.do(decisions.resign(table, account, seat))
    bench.step()  # the bot's
    bench.do(decisions.come_back(table, account, seat))
    assert table.undoable(seat) == 0
    with pytest.raises(Refusal, match="cannot be taken back"):
        decisions.undo(table, seat)


def test_a_standing_order_is_another_players_act() -> None:
    """Otherwise a player could learn that the veto holder allows everything, and undo the step."""
    for seed in range(60):
        bench = Bench(seed, options={"edition": "1995"}).start()
        table = bench.table
        while table.status == "playing":
            seat = table.waiting_for[0]
            everybody = {each: table.round for each in range(3) if each != seat}
            event = bench.step(everybody)
            assert isinstance(event, Played)
            if any(do == str(Allow()) and by != seat for by, do in event.entries):
                assert table.undoable(seat) == 0
                return
    pytest.fail("no game had a veto")


def test_a_held_step_has_not_happened_and_can_be_withdrawn_even_where_nothing_is_undone() -> None:
    bench = Bench(9, confirm_turns=True, undo=False).start()
    table = bench.table
    bench.play_until(lambda: table.held is not None)
    assert table.held is not None
    seat = table.held.seat
    assert table.undoable(seat) == 1
    bench.do(decisions.undo(table, seat))
    assert (table.waiting_for, table.undoable(seat)) == ((seat,), 0)
    with pytest.raises(Refusal) as refused:
        decisions.undo(table, seat)
    assert refused.value.code == "undo-off"


def test_two_people_with_one_name_are_shown_differently() -> None:
    bench = Bench()
    table = bench.table
    for seat, name in ((1, "ANA"), (2, "Ａna")):  # wide letters
        account = str(table.chairs[seat].account)
        bench.do(decisions.leave(table, account, seat))
        bench.do(waiting_room.join(table, Account(account, name), seat))
    assert [chair.name for chair in table.chairs] == ["Ana", "ANA (2)", "Ａna (3)"]
    bench.do(decisions.leave(table, BEA, 1))
    bench.do(waiting_room.join(table, Account(BEA, "x" * 24), 1))
    bench.do(decisions.leave(table, ANA, 0))
    bench.do(waiting_room.join(table, Account(ANA, "x" * 24), 0))
    assert table.chairs[0].name == "x" * 20 + " (2)"


def test_no_undo_ever_shows_more_than_was_known_before() -> None:
    """Playing and undoing teaches a player nothing: nothing was drawn or shown.

    The player's view, legal answers and events are again what they were.
    """
    dice = random.Random(2)
    taken_back = 0
    for options in ({}, {"edition": "1995"}, {"edition": "2023", "modules": ["power-shift"]}):
        bench = Bench(3, options=options).start()
        table = bench.table
        while table.status == "playing":
            seat = table.waiting_for[0]
            before = bench.game.view(seat), bench.game.legal(seat), bench.game.events(seat)
            bench.step()
            if table.undoable(seat) and dice.random() < 0.2:
                told = bench.game.events(seat)[len(before[2]) :]
                assert not any(type(each).__name__ in ("Revealed", "DiscShown") for each in told)
                bench.do(decisions.undo(table, seat))
                assert (bench.game.view(seat), bench.game.legal(seat)) == before[:2]
                assert bench.game.events(seat) == before[2]
                bench.step()
                taken_back += 1
    assert taken_back > 20
