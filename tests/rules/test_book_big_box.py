"""The worked examples of the big-box rulebook, by heading; the Dutch book's where it differs.

Its four players are here azul (Ramon, Michael), granate (Benita, Pien), oro (Gabriel, Marianne) and
verde (Ricarda, Tessa), who sit in this order.
"""

from __future__ import annotations

import pytest

from elgrande.game.events import CardShown
from tests.rules.table import Table, table, turn_with, with_card


def bids_of_the_example() -> Table:
    return table(first="azul").bids(azul=7, granate=3, oro=2, verde=8)


def test_reveal_one_card_of_each_of_five_stacks() -> None:
    t = table(
        cards={1: "move-5-from-one", 2: "veto", 3: "score-fives", 4: "grande"},
    )
    shown = [(each.pile, each.card, each.number) for each in t.events(CardShown)]
    assert shown == [
        (1, "move-5-from-one", 1),
        (2, "veto", 2),
        (3, "score-fives", 3),
        (4, "grande", 4),
        (5, "king-anywhere", 5),
    ]


def test_play_power_cards_later_players_may_not_repeat_a_value() -> None:
    t = table(first="azul").bids(azul=7)
    assert t.legal("granate") == {str(n) for n in range(1, 14)} - {"7"}
    t.bids(granate=3)
    assert t.legal("oro") == {str(n) for n in range(1, 14)} - {"7", "3"}
    t.bids(oro=2)
    assert t.legal("verde") == {str(n) for n in range(1, 14)} - {"7", "3", "2"}


def test_turn_order_goes_from_the_highest_power_card_down() -> None:
    t = bids_of_the_example()
    assert t.game.view(None).turn_order == ("verde", "azul", "granate", "oro")
    assert t.who == ("verde",)


def test_supply_is_what_the_power_cards_show() -> None:
    t = bids_of_the_example()
    supplies = []
    for colour in ("verde", "azul", "granate", "oro"):
        supplies.append(max(t.legal(colour)))
        t.passes_turn(colour)
    assert supplies == ["take2", "take3", "take5", "take5"]


def province_of_three() -> Table:
    """Granate may take five; three are left in the province."""
    t = table(
        courts={"granate": 7},
        caballeros={
            "aragon": {"granate": 12},
            "sevilla": {"granate": 6},
            "castillo": {"granate": 2},
        },
        first="granate",
    )
    assert t.province("granate") == 3
    return t.bids(granate=3, oro=2, verde=1, azul=4).passes_turn("azul")


def test_taking_the_rest_from_regions_when_the_province_is_short() -> None:
    t = province_of_three()
    assert t.legal("granate") == {"take0", "take1", "take2", "take3"}
    t.plays("granate", "take3", "recall:aragon", "recall:sevilla")
    assert t.court("granate") == 12
    assert (t.at("aragon", "granate"), t.at("sevilla", "granate")) == (11, 5)
    assert t.asked == "card"


def test_taking_nothing_from_regions_is_allowed_too() -> None:
    t = province_of_three().plays("granate", "take3", "stop")
    assert t.court("granate") == 10
    assert t.asked == "card"


def test_execute_example_1_the_king_first_then_five_next_to_his_new_region() -> None:
    t = with_card("king-anywhere", king="galicia").plays("azul", "special", "king>nueva")
    assert t.targets("azul") == {"aragon", "vieja", "granada", "sevilla", "valencia", "castillo"}
    t.plays("azul", *[">granada"] * 4, ">castillo")
    assert (t.at("granada", "azul"), t.castillo("azul"), t.court("azul")) == (4, 1, 2)


def test_execute_example_2_three_placed_then_all_fives_scored_but_not_the_castillo() -> None:
    t = with_card(
        "score-fives",
        king="galicia",
        caballeros={"aragon": {"verde": 3}, "valencia": {"verde": 1}},
    )
    t.plays("azul", "place")
    assert t.targets("azul") == {"vieja", "vasco", "castillo"}
    t.plays("azul", ">vasco", ">vasco", ">castillo")
    assert t.asked == "part"
    t.plays("azul", "special")
    assert t.scored == ["vasco", "aragon", "valencia"]
    assert t.points == {"azul": 5, "verde": 10}  # even where an opponent scores more


def test_a_card_taken_is_not_there_for_the_others() -> None:
    t = turn_with("score-fives").plays("azul", "card3").passes_turn("azul")
    assert t.legal("granate") == {"card1", "card2", "card4", "card5"}


def test_end_of_round_one_card_is_left_with_four_players_and_leaves_the_game() -> None:
    t = turn_with("score-fives", cards={1: "place-2"})
    for colour in t.colours:
        pile = {"azul": 2, "granate": 3, "oro": 4, "verde": 5}[colour]
        t.takes_card(colour, pile).passes_turn(colour)
    assert t.round == 2
    assert t.card(1) != "place-2"


def test_end_of_round_the_lowest_power_card_takes_the_start_marker() -> None:
    t = bids_of_the_example().finishes_round()
    assert t.start_player == "oro"
    assert (t.asked, t.who) == ("power", ("oro",))
    t.plays("oro", "3")
    assert t.who == ("verde",)


# --- scoring ---


def test_score_the_castillo_two_tied_for_first_take_second() -> None:
    t = table(caballeros={"castillo": {"azul": 2, "granate": 2, "oro": 1}})
    assert t.if_scored("castillo") == {"azul": 3, "granate": 3, "oro": 1}


def test_move_the_caballeros_from_the_castillo_to_granada() -> None:
    t = table(round=3, caballeros={"castillo": {"azul": 2, "granate": 2, "oro": 1}})
    t.bids(azul=13, granate=12, oro=11, verde=10).finishes_round()
    assert (t.asked, set(t.who)) == ("disc-castillo", {"azul", "granate", "oro"})
    t.plays("azul", "@granada").plays("granate", "@sevilla").plays("oro", "@sevilla")
    assert t.at("granada", "azul") == 2
    assert t.all_at("castillo") == {}


def test_score_regions_galicia_pays_no_third_place() -> None:
    t = table(king="sevilla", caballeros={"galicia": {"oro": 3, "granate": 2, "azul": 1}})
    assert t.if_scored("galicia") == {"oro": 4, "granate": 2}


def test_score_regions_pais_vasco_three_tied_for_first_leave_third_to_the_next() -> None:
    t = table(caballeros={"vasco": {"granate": 3, "azul": 3, "verde": 3, "oro": 2}})
    assert t.if_scored("vasco") == {"granate": 3, "azul": 3, "verde": 3, "oro": 1}


def test_score_regions_aragon_two_pairs() -> None:
    t = table(caballeros={"aragon": {"oro": 3, "verde": 3, "granate": 2, "azul": 2}})
    assert t.if_scored("aragon") == {"oro": 4, "verde": 4}


def test_kings_bonus_in_cataluna() -> None:
    t = table(king="cataluna", caballeros={"cataluna": {"oro": 2, "azul": 1}})
    assert t.if_scored("cataluna") == {"oro": 6, "azul": 2}


def test_home_bonus_in_granada_with_six_for_first_as_the_dutch_book_says() -> None:
    """The English example's 4 is a misprint."""
    t = table(
        grandes={"azul": "granada"}, caballeros={"granada": {"azul": 4, "oro": 1, "verde": 1}}
    )
    assert t.if_scored("granada") == {"azul": 8, "oro": 1, "verde": 1}


def test_kings_and_home_bonus_fall_together() -> None:
    t = table(
        king="granada", grandes={"azul": "granada"}, caballeros={"granada": {"azul": 4, "oro": 1}}
    )
    assert t.if_scored("granada") == {"azul": 10, "oro": 3}


def test_mobile_scoreboard_lessens_castilla_la_vieja() -> None:
    there = {"azul": 3, "granate": 2, "oro": 1}
    assert table(caballeros={"vieja": there}).if_scored("vieja") == {
        "azul": 6,
        "granate": 4,
        "oro": 2,
    }
    assert table(tiles={4: "vieja"}, caballeros={"vieja": there}).if_scored("vieja") == {"azul": 4}


@pytest.mark.parametrize(("players", "paid"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_how_many_places_pay(players: int, paid: int) -> None:
    ranking = {"azul": 5, "granate": 4, "oro": 3, "verde": 2, "purpura": 1}
    there = dict(list(ranking.items())[:players])
    t = table(players=players, caballeros={"vieja": there})
    assert list(t.if_scored("vieja").values()) == [6, 4, 2][:paid]


# --- cards ---


def test_moving_example_two_from_one_region_and_one_from_another() -> None:
    t = with_card("move-any-3", caballeros={"aragon": {"oro": 2}, "sevilla": {"azul": 1}})
    t.plays("azul", "special", "oro:aragon>vasco", "oro:aragon>castillo", "azul:sevilla>vieja")
    assert (t.at("vasco", "oro"), t.castillo("oro"), t.at("vieja", "azul")) == (1, 1, 1)


def test_place_two_more_makes_three_one_of_them_next_to_the_king() -> None:
    t = with_card("place-2", king="galicia").plays("azul", "place", ">vasco", "special")
    assert t.targets("azul") == {
        *("vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada", "valencia"),
        "castillo",
    }
    t.plays("azul", ">sevilla", ">granada")
    assert t.court("azul") == 4


def test_veto_example_the_third_move_is_undone_and_the_fourth_lost() -> None:
    t = with_card("move-any-4", caballeros={"aragon": {"azul": 4}}, vetoes=["granate"])
    t.plays("azul", "special", "azul:aragon>sevilla").plays("granate", "allow")
    t.plays("azul", "azul:aragon>sevilla").plays("granate", "allow")
    t.plays("azul", "azul:aragon>granada")
    assert (t.asked, t.who) == ("veto", ("granate",))
    assert t.at("granada", "azul") == 0
    t.plays("granate", "veto")
    assert t.all_at("granada") == {}
    assert (t.at("aragon", "azul"), t.at("sevilla", "azul")) == (2, 2)


def test_four_point_regions_are_the_three_printed_and_the_one_with_the_four_tile() -> None:
    """The Dutch book's example."""
    everywhere = {region: {"azul": 1} for region in ("galicia", "cataluna", "sevilla", "nueva")}
    t = with_card("score-fours", king="vasco", tiles={4: "nueva"}, caballeros=everywhere)
    t.plays("azul", "special")
    assert t.scored == ["galicia", "cataluna", "nueva", "sevilla"]


def test_the_four_tile_on_the_castillo_makes_it_no_four_point_region() -> None:
    t = with_card(
        "score-fours",
        tiles={4: "castillo"},
        caballeros={"castillo": {"azul": 3}, "sevilla": {"oro": 1}},
        king="vasco",
    )
    t.plays("azul", "special")
    assert t.points == {"oro": 4}


def test_final_ties_share_the_place() -> None:
    t = table(points={"azul": 50, "granate": 60, "oro": 60, "verde": 40})
    assert t.game.ranking == (3, 1, 1, 4)
