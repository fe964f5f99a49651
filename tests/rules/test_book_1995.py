"""The worked examples of the 1995 rulebook, by heading."""

from __future__ import annotations

import pytest

from tests.rules.table import table, with_card


def test_player_turns_example_1_king_in_galicia() -> None:
    t = with_card("score-fours", edition="1995", king="galicia")
    assert t.targets("azul") == {"vieja", "vasco", "castillo"}


def test_player_turns_example_2_king_in_castilla_la_nueva() -> None:
    t = with_card("score-fours", edition="1995", king="nueva")
    assert t.targets("azul") == {"vieja", "sevilla", "granada", "valencia", "aragon", "castillo"}


def test_scoring_of_the_regions_example_1_three_tied_for_first_make_the_next_fourth() -> None:
    there = {"azul": 4, "granate": 4, "oro": 4, "verde": 3}
    t = table("1995", caballeros={"vasco": there})
    assert t.if_scored("vasco") == {"azul": 3, "granate": 3, "oro": 3}


def test_scoring_of_the_regions_example_2_a_tie_for_third_pays_nothing() -> None:
    there = {"azul": 4, "granate": 3, "oro": 2, "verde": 2}
    t = table("1995", caballeros={"vieja": there})
    assert t.if_scored("vieja") == {"azul": 6, "granate": 4}


def test_scoring_of_the_regions_two_players_only_the_first_number_counts() -> None:
    t = table("1995", players=2, caballeros={"vieja": {"azul": 2, "granate": 1}})
    assert t.if_scored("vieja") == {"azul": 6}


def test_scoring_of_the_regions_three_players_the_first_two_numbers_count() -> None:
    t = table("1995", players=3, caballeros={"vieja": {"azul": 3, "granate": 2, "oro": 1}})
    assert t.if_scored("vieja") == {"azul": 6, "granate": 4}


def test_kings_bonus_adds_two_to_the_first_place() -> None:
    t = table("1995", king="vieja", caballeros={"vieja": {"azul": 2, "granate": 1}})
    assert t.if_scored("vieja") == {"azul": 8, "granate": 4}


@pytest.mark.parametrize("bonus", ["king", "home"])
def test_bonuses_are_lost_in_a_tie_for_first(bonus: str) -> None:
    t = table(
        "1995",
        king="vieja" if bonus == "king" else "galicia",
        grandes={"azul": "vieja"} if bonus == "home" else {},
        caballeros={"vieja": {"azul": 2, "granate": 2}},
    )
    assert t.if_scored("vieja") == {"azul": 4, "granate": 4}


def test_veto_example_two_of_four_moves_stand_and_the_rest_is_prevented() -> None:
    t = with_card(
        "move-any-4",
        edition="1995",
        caballeros={"aragon": {"azul": 4}},
        vetoes=["granate"],
    )
    t.plays("azul", "special", "azul:aragon>sevilla").plays("granate", "allow")
    t.plays("azul", "azul:aragon>sevilla").plays("granate", "allow")
    t.plays("azul", "azul:aragon>sevilla").plays("granate", "veto")
    assert (t.at("sevilla", "azul"), t.at("aragon", "azul")) == (2, 2)
    assert t.asked == "place"
    assert t.vetoes == {}


def test_special_scoring_fours_example_1_the_eight_tile_takes_galicia_out() -> None:
    one_each = {region: {"azul": 1} for region in ("galicia", "cataluna", "sevilla")}
    t = with_card(
        "score-fours", edition="1995", king="nueva", tiles={8: "galicia"}, caballeros=one_each
    )
    t.plays("azul", "special")
    assert t.scored == ["cataluna", "sevilla"]


def test_special_scoring_fours_example_2_the_four_tile_brings_granada_in() -> None:
    one_each = {region: {"azul": 1} for region in ("galicia", "cataluna", "sevilla", "granada")}
    t = with_card(
        "score-fours", edition="1995", king="nueva", tiles={4: "granada"}, caballeros=one_each
    )
    t.plays("azul", "special")
    assert t.scored == ["galicia", "cataluna", "sevilla", "granada"]
    assert t.points == {"azul": 16}


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("score-fours", ["galicia", "cataluna", "sevilla"]),
        ("score-fives", ["vasco", "aragon", "valencia"]),
        ("score-sixes-sevens", ["vieja", "nueva", "granada"]),
    ],
)
def test_special_scoring_lists_the_regions_of_each_value(card: str, regions: list[str]) -> None:
    everywhere = {
        region: {"azul": 1}
        for region in (
            *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla"),
            *("granada", "valencia", "castillo"),
        )
    }
    t = with_card(card, edition="1995", caballeros=everywhere).plays("azul", "special")
    assert t.scored == regions
