"""A replay that stops on the way, and what comes after."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from tests.game.samples import SHORT, finished
from tests.properties.strategies import finished_game, random_play


def test_what_comes_after_the_stop_are_the_draws_of_the_record() -> None:
    record = finished_game(Options(players=3, length="short"), 5).record()
    for upto in range(0, len(record.entries) + 1, 3):
        game = Game.replay(record, upto)
        for entry in record.entries[len(game.record().entries) :]:
            if entry.by != "chance":
                seat = ("azul", "granate", "oro").index(entry.by)
                game.apply(seat, entry.do)
        assert game.record().entries == record.entries
        assert game.scores == record.scores


def test_copies_of_a_stopped_game_make_the_same_draws() -> None:
    record = finished_game(Options(players=3, length="short"), 5).record()
    game = Game.replay(record, 3)
    copy = game.clone()
    for each in (game, copy):
        for entry in record.entries[len(each.record().entries) :]:
            if entry.by != "chance":
                each.apply(("azul", "granate", "oro").index(entry.by), entry.do)
    assert game.record() == copy.record()
    assert game.record().entries == record.entries


def test_another_way_on_from_a_stop_meets_possible_draws() -> None:
    record = finished_game(SHORT, 5).record()
    for upto in range(0, len(record.entries), 11):
        game = Game.replay(record, upto)
        for _ in random_play(game, upto):
            pass
        assert Game.replay(game.record()).scores == game.scores


def test_a_negative_stop_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        Game.replay(finished(), -1)
