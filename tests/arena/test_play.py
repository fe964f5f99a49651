"""`play` in one line: finished games with their events, the same for the same seed."""

from __future__ import annotations

import pytest

from elgrande import Options
from elgrande.arena import play
from elgrande.bots import UnknownBotError
from elgrande.bots.random_bot import RandomBot

SHORT = Options(players=2, length="short")


def test_games_are_returned_finished_with_their_events() -> None:
    games = play(["random", RandomBot(4)], 2, SHORT, seed=1)
    assert [game.is_over for game in games] == [True, True]
    assert all(game.event_count > 50 for game in games)
    assert games[0].record() != games[1].record()


def test_the_same_seed_brings_the_same_games() -> None:
    one, two = (play(["random", "random"], 1, SHORT, seed=3)[0].record() for _ in range(2))
    assert one == two


def test_bots_and_seats_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="There are 3 bots for 2 seats"):
        play(["random"] * 3, options=SHORT)
    with pytest.raises(UnknownBotError):
        play(["random", "nobody"], options=SHORT)
