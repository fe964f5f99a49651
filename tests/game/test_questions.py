"""What a question tells: how many of whom, and what is left of a turn."""

from __future__ import annotations

from tests.rules.table import with_card


def test_a_move_tells_own_from_foreign_where_the_card_does() -> None:
    board = {"vieja": {"azul": 3, "verde": 3}}
    t = with_card("move-own-2-foreign-2", king="galicia", caballeros=board)
    t.plays("azul", "special")
    asked = t.game.question
    assert (asked.kind, asked.left, asked.own, asked.foreign) == ("move", 4, 2, 2)
    t.plays("azul", "verde:vieja>aragon")
    asked = t.game.question
    assert (asked.left, asked.own, asked.foreign) == (3, 2, 1)


def test_a_move_of_any_colour_tells_only_how_many() -> None:
    board = {"vieja": {"azul": 3, "verde": 3}}
    t = with_card("move-any-3", king="galicia", caballeros=board)
    t.plays("azul", "special")
    asked = t.game.question
    assert (asked.left, asked.own, asked.foreign) == (3, None, None)


def test_which_part_first_tells_how_many_may_be_placed() -> None:
    t = with_card("tile", king="galicia", courts={"azul": 9})
    asked = t.game.question
    number = next(card.number for card in t.game.view(0).cards if card.card == "tile")
    assert (asked.kind, asked.left) == ("part", number)
    t.plays("azul", "place")
    t.plays("azul", "stop")
    asked = t.game.question
    assert (asked.kind, asked.left) == ("part", 0)
