"""Variants: home advantage, move limits, open Castillo, no veto."""

from __future__ import annotations

import pytest

from elgrande import Options
from tests.rules.table import Table, table, with_card

# --- home advantage ---


def at_home(card: str, **position: object) -> Table:
    position.setdefault("grandes", {"azul": "vasco"})
    position.setdefault("caballeros", {"sevilla": {"oro": 1}})  # something to score
    return with_card(card, variants=["home-advantage"], **position)


def test_home_advantage_the_grande_counts_as_one() -> None:
    t = table(
        variants=["home-advantage"],
        grandes={"azul": "vasco"},
        caballeros={"vasco": {"azul": 2, "oro": 2}},
    )
    assert t.if_scored("vasco") == {"azul": 5 + 2, "oro": 3}


def test_home_advantage_a_grande_can_make_a_tie() -> None:
    t = table(
        variants=["home-advantage"],
        grandes={"azul": "vasco"},
        caballeros={"vasco": {"azul": 1, "oro": 2}},
    )
    assert t.if_scored("vasco") == {"azul": 3, "oro": 3}


def test_home_advantage_a_grande_alone_ranks() -> None:
    t = table(variants=["home-advantage"], grandes={"azul": "vasco"})
    assert t.if_scored("vasco") == {"azul": 5 + 2}


def test_home_advantage_a_grande_is_no_caballero_for_most_and_fewest() -> None:
    t = at_home("score-most", caballeros={"vasco": {"azul": 1}, "aragon": {"oro": 1}})
    t.plays("azul", "special")
    assert t.scored == ["vasco", "aragon"]


def test_home_advantage_all_at_home_lets_one_more_be_placed_there() -> None:
    t = at_home("score-fours", king="galicia").plays("azul", "place", *[">vasco"] * 3)
    assert t.legal("azul") == {">vasco", "stop"}
    t.plays("azul", ">vasco")
    assert t.at("vasco", "azul") == 4
    assert t.asked == "part"


def test_home_advantage_not_when_one_goes_elsewhere() -> None:
    t = at_home("score-fours", king="galicia")
    t.plays("azul", "place", ">vasco", ">castillo", ">vasco")
    assert t.asked == "part"


def test_home_advantage_not_when_fewer_are_placed() -> None:
    t = at_home("score-fours", king="galicia").plays("azul", "place", ">vasco", "stop")
    assert t.asked == "part"


def test_home_advantage_not_with_an_empty_court() -> None:
    t = at_home("score-fours", king="galicia", courts={"azul": 3})
    t.plays("azul", "place", *[">vasco"] * 3)
    assert t.asked == "part"


def test_home_advantage_not_for_placing_by_special_action() -> None:
    t = at_home("place-2", king="sevilla").plays("azul", "special", ">vasco", ">vasco")
    assert t.asked == "place"
    assert t.refuses("azul", ">vasco")


def test_home_advantage_the_castillo_is_no_home_region() -> None:
    t = with_card(
        "score-fours",
        edition="2023",
        modules=["new-regency"],
        variants=["home-advantage"],
        grandes={"azul": "castillo"},
        caballeros={"sevilla": {"oro": 1}},
    ).plays("azul", "place", *[">castillo"] * 3)
    assert t.asked == "part"


def test_without_home_advantage_a_grande_counts_nothing() -> None:
    t = table(grandes={"azul": "vasco"}, caballeros={"vasco": {"azul": 2, "oro": 2}})
    assert t.if_scored("vasco") == {"azul": 3, "oro": 3}


# --- move limits ---


def limited(card: str, **position: object) -> Table:
    position.setdefault("caballeros", {"aragon": {"azul": 6, "oro": 3}})
    position.setdefault("king", "granada")
    return with_card(card, variants=["move-limits"], **position).plays("azul", "special")


@pytest.mark.parametrize(("card", "number"), [("move-any-3", 3), ("move-own-4", 4)])
def test_move_limits_the_full_number_to_neighbours_or_the_castillo(card: str, number: int) -> None:
    t = limited(card).plays("azul", "azul:aragon>castillo", *["azul:aragon>vasco"] * (number - 1))
    assert t.at("vasco", "azul") == number - 1
    assert t.asked == "place"


@pytest.mark.parametrize(("card", "number"), [("move-any-3", 3), ("move-own-4", 4)])
def test_move_limits_two_fewer_if_one_goes_further(card: str, number: int) -> None:
    t = limited(card)
    for _ in range(number - 2):
        t.plays("azul", "azul:aragon>sevilla")
    assert t.at("sevilla", "azul") == number - 2
    assert t.asked == "place"


def test_move_limits_no_far_move_once_too_many_have_moved() -> None:
    t = limited("move-own-4").plays("azul", "azul:aragon>vasco", "azul:aragon>vasco")
    assert all(target != "sevilla" for _, source, target in t.moves("azul") if source == "aragon")
    t = limited("move-own-4").plays("azul", "azul:aragon>vasco", "azul:aragon>sevilla")
    assert t.asked == "place"


def test_move_limits_from_one_region() -> None:
    t = limited("move-5-from-one")
    t.plays("azul", "azul:aragon>sevilla", "oro:aragon>vasco", "oro:aragon>sevilla")
    assert t.asked == "place"


def test_move_limits_all_own_is_as_many_as_stand_there() -> None:
    t = limited("move-all-own-from-one").plays("azul", *["azul:aragon>sevilla"] * 4)
    assert (t.at("sevilla", "azul"), t.at("aragon", "azul")) == (4, 2)
    assert t.asked == "place"
    t = limited("move-all-own-from-one").plays("azul", *["azul:aragon>vasco"] * 6)
    assert t.at("vasco", "azul") == 6


def test_move_limits_all_own_holds_for_a_crowd_too() -> None:
    t = limited("move-all-own-from-one", caballeros={"aragon": {"azul": 26}}, courts={"azul": 0})
    t.plays("azul", *["azul:aragon>sevilla"] * 24)
    assert (t.at("sevilla", "azul"), t.at("aragon", "azul")) == (24, 2)
    assert t.asked != "move"


def test_move_limits_two_of_ones_own_cannot_go_far_together_with_none_left() -> None:
    t = limited("move-all-own-from-one", caballeros={"aragon": {"azul": 2}})
    assert "sevilla" not in {target for _, _, target in t.moves("azul")}


def test_move_limits_with_the_church_its_keepers_black_ones_count_among_all_own() -> None:
    t = with_card(
        "move-all-own-from-one",
        variants=["move-limits", "church"],
        king="granada",
        keeper="azul",
        caballeros={"aragon": {"azul": 1, "church": 2}},
    )
    t.plays("azul", "special", "azul:aragon>vasco", "church:aragon>vasco", "church:aragon>vasco")
    assert t.all_at("vasco") == {"azul": 1, "church": 2}


def test_without_move_limits_every_caballero_goes_far() -> None:
    t = with_card("move-any-3", caballeros={"aragon": {"azul": 3}}, king="galicia")
    t.plays("azul", "special", *["azul:aragon>sevilla"] * 3)
    assert t.at("sevilla", "azul") == 3


# --- open Castillo, no veto ---


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_open_castillo_shows_its_contents_to_all(edition: str) -> None:
    inside = {"castillo": {"azul": 2, "oro": 1}}
    shown = table(edition, variants=["open-castillo"], caballeros=inside).game
    assert shown.view(None).castillo.contents == {"azul": 2, "oro": 1}
    assert table(edition, caballeros=inside).game.view(0).castillo.contents is None


def test_one_always_knows_ones_own_in_the_castillo() -> None:
    game = table(caballeros={"castillo": {"azul": 2, "oro": 1}}).game
    assert game.view(0).castillo.own == 2
    assert game.view(None).castillo.own is None


@pytest.mark.parametrize("edition", ["1995", "big-box"])
def test_no_veto_leaves_nine_cards_in_stack_two(edition: str) -> None:
    options = Options(edition=edition, variants=frozenset({"no-veto"}))
    stack = [key for key, _ in options.rules.pile_contents()[1]]
    assert len(stack) == 9
    assert "veto" not in stack


def test_no_veto_still_lasts_nine_rounds() -> None:
    t = table(players=2, variants=["no-veto"])
    while not t.game.is_over:
        colour = t.colour_asked
        if t.asked == "power":
            t.plays(colour, min(t.legal(colour), key=int))
        else:
            t.passes_turn(colour)
    assert t.round == 9
