"""Stacks 4 and 5: tiles, power cards back, eviction, court, Grande, King."""

from __future__ import annotations

import pytest

from elgrande.game.events import Fled
from tests.rules.table import Table, table, with_card

REGIONS = {
    *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada"),
    "valencia",
}


def special(card: str, **position: object) -> Table:
    return with_card(card, **position).plays("azul", "special")


# --- tiles ---


def test_tile_either_onto_any_region_or_the_castillo_but_the_kings() -> None:
    t = special("tile", king="galicia")
    places = REGIONS - {"galicia"} | {"castillo"}
    assert t.legal("azul") == {f"tile{tile}>{place}" for tile in (8, 4) for place in places}
    t.plays("azul", "tile8>castillo")
    assert t.tile(8) == "castillo"
    assert t.tile(4) is None


def test_tile_moves_from_one_region_to_another() -> None:
    t = special("tile", tiles={8: "aragon"}).plays("azul", "tile8>sevilla")
    assert t.tile(8) == "sevilla"


def test_tile_never_two_in_one_place() -> None:
    t = special("tile", tiles={8: "aragon", 4: "castillo"})
    assert not {"tile4>aragon", "tile8>castillo", "tile8>aragon"} & t.legal("azul")


def test_tile_never_out_of_the_kings_region() -> None:
    t = special("tile", king="galicia", tiles={8: "galicia"})
    assert all(text.startswith("tile4>") for text in t.legal("azul"))


def test_tile_never_off_the_board_and_no_way_back_once_begun() -> None:
    t = special("tile", tiles={8: "aragon"})
    assert t.refuses("azul", "stop")


# --- power cards ---


def test_recover_any_used_card_this_rounds_included() -> None:
    t = special("recover", used={"azul": [3, 5]})
    assert t.legal("azul") == {"recover3", "recover5", "recover13"}
    t.plays("azul", "recover5")
    assert 5 in t.hand("azul")


def test_recover_is_not_shown_to_the_others() -> None:
    t = special("recover", used={"azul": [3, 5]}).plays("azul", "recover5")
    others = str(t.game.events(1)[-1:] + t.game.events(1)[-2:-1])
    assert "5" not in others
    assert t.game.view(1).players[0].hand is None


def test_recover_only_one_card_and_only_used_ones() -> None:
    t = special("recover", used={"azul": [3]})
    assert t.refuses("azul", "recover4")
    t.plays("azul", "recover3")
    assert t.asked == "place"


def next_bids(t: Table, azul: str) -> Table:
    """Pass the rest of the round, then all bid: azul as given, the others low."""
    t.finishes_round()
    while t.asked == "power":
        low = min(t.legal(t.colour_asked) - {azul}, key=int)
        t.plays(t.colour_asked, azul if t.colour_asked == "azul" else low)
    return t


def test_a_recovered_card_can_be_played_again_which_shows_what_it_was() -> None:
    t = special("recover", used={"azul": [3, 11]}).plays("azul", "recover11")
    assert t.game.view(1).players[0].taken_back == 1
    next_bids(t, "11")
    assert t.game.view(None).players[0].power == 11
    assert t.game.view(1).players[0].taken_back == 0


def test_two_cards_can_be_recovered_in_a_game() -> None:
    t = special("recover", used={"azul": [3, 11]})
    t.deck.cards[4] = "recover"
    t.plays("azul", "recover3")
    next_bids(t, "12")
    t.plays("azul", "card4", "special")
    assert t.legal("azul") == {"recover11", "recover12", "recover13"}
    t.plays("azul", "recover11")
    assert {3, 11} <= t.hand("azul")
    assert t.game.view(1).players[0].taken_back == 2
    next_bids(t, "11")
    assert t.game.view(1).players[0].taken_back == 1


# --- eviction ---


def test_eviction_moves_all_of_every_opponent_where_their_discs_say() -> None:
    t = special("eviction", caballeros={"aragon": {"azul": 2, "granate": 3, "oro": 1}})
    t.plays("azul", "evict:aragon")
    assert set(t.who) == {"granate", "oro"}  # verde has none there
    t.plays("granate", "@sevilla").plays("oro", "@nueva")
    assert t.all_at("aragon") == {"azul": 2}
    assert (t.at("sevilla", "granate"), t.at("nueva", "oro")) == (3, 1)
    assert t.events(Fled) == [
        Fled("granate", "aragon", "sevilla", 3),
        Fled("oro", "aragon", "nueva", 1),
    ]


def test_eviction_to_the_kings_region_ends_in_the_court() -> None:
    t = special("eviction", king="galicia", caballeros={"aragon": {"granate": 3}})
    t.plays("azul", "evict:aragon").plays("granate", "@galicia")
    assert t.court("granate") == 10
    assert t.all_at("galicia") == {}


def test_eviction_not_from_the_kings_region_or_the_castillo() -> None:
    t = special("eviction", king="galicia", caballeros={"galicia": {"oro": 2}, "vasco": {"oro": 1}})
    assert t.legal("azul") == {f"evict:{region}" for region in REGIONS - {"galicia"}}


def test_eviction_to_another_region_not_the_same_and_never_the_castillo() -> None:
    t = special("eviction", king="galicia", caballeros={"aragon": {"granate": 3}})
    t.plays("azul", "evict:aragon")
    assert t.discs("granate") == REGIONS - {"aragon"}


def test_eviction_of_an_empty_region_does_nothing() -> None:
    t = special("eviction", caballeros={"vasco": {"oro": 1}}).plays("azul", "evict:aragon")
    assert t.asked == "place"


# --- the court ---


def test_court_two_takes_up_to_two() -> None:
    t = special("court-2")
    assert t.legal("azul") == {"take0", "take1", "take2"}
    t.plays("azul", "take2")
    assert t.court("azul") == 9


def test_court_two_the_rest_may_come_from_regions() -> None:
    t = special(
        "court-2",
        king="galicia",
        courts={"azul": 0},
        caballeros={"aragon": {"azul": 20}, "galicia": {"azul": 5}, "castillo": {"azul": 4}},
    )
    t.plays("azul", "take1")
    assert t.legal("azul") == {"recall:aragon", "stop"}
    t.plays("azul", "recall:aragon")
    assert t.court("azul") == 2
    assert t.asked == "place"


def test_court_two_not_from_regions_while_the_province_has_enough() -> None:
    t = special("court-2", caballeros={"aragon": {"azul": 5}}).plays("azul", "take1")
    assert t.asked == "place"


def test_court_two_first_lets_them_be_placed() -> None:
    t = special("court-2", courts={"azul": 0}).plays("azul", "take2", ">vasco", ">vasco")
    assert t.at("vasco", "azul") == 2


def test_court_two_is_nothing_without_province_and_regions() -> None:
    t = with_card("court-2", courts={"azul": 0}, caballeros={"castillo": {"azul": 30}})
    assert t.who == ("granate",)


# --- the Grande ---


def test_grande_to_any_other_region_but_the_kings_never_the_castillo() -> None:
    t = special("grande", king="galicia", grandes={"azul": "aragon", "oro": "sevilla"})
    wanted = REGIONS - {"galicia", "aragon"}
    assert t.legal("azul") == {f"grande:azul>{region}" for region in wanted}
    t.plays("azul", "grande:azul>sevilla")  # several may share
    assert (t.grande("azul"), t.grande("oro")) == ("sevilla", "sevilla")


def test_grande_in_the_kings_region_cannot_leave() -> None:
    t = with_card("grande", king="galicia", grandes={"azul": "galicia", "oro": "aragon"})
    assert t.asked == "place"


def test_grande_is_only_ones_own() -> None:
    t = special("grande", grandes={"azul": "aragon", "oro": "sevilla"})
    assert t.refuses("azul", "grande:oro>vasco")


def test_grande_takes_the_home_bonus_along() -> None:
    t = special("grande", grandes={"azul": "aragon"}, caballeros={"sevilla": {"azul": 1}})
    t.plays("azul", "grande:azul>sevilla")
    assert t.if_scored("sevilla") == {"azul": 6}


# --- the King ---


def test_king_to_a_neighbour() -> None:
    t = special("king-neighbour", king="galicia")
    assert t.legal("azul") == {"king>vasco", "king>vieja"}
    t.plays("azul", "king>vasco")
    assert t.king == "vasco"
    assert t.targets("azul") == {"galicia", "vieja", "aragon", "castillo"}


def test_king_anywhere_but_where_he_is_and_never_the_castillo() -> None:
    t = special("king-anywhere", king="galicia")
    assert t.legal("azul") == {f"king>{region}" for region in REGIONS - {"galicia"}}


@pytest.mark.parametrize("card", ["king-neighbour", "king-anywhere"])
def test_king_moves_before_or_after_placing(card: str) -> None:
    t = with_card(card, king="galicia").plays("azul", "place", ">vieja", "stop", "special")
    t.plays("azul", "king>vieja")
    assert t.at("vieja", "azul") == 1
    assert t.king == "vieja"


@pytest.mark.parametrize("card", ["tile", "recover", "eviction", "court-2", "grande"])
def test_every_card_of_stack_four_may_be_declined(card: str) -> None:
    t = with_card(card, grandes={"azul": "aragon"}, caballeros={"aragon": {"oro": 1}})
    t.plays("azul", "place", "stop", "stop")
    assert t.who == ("granate",)


def test_a_card_places_as_many_as_its_stack_says() -> None:
    for pile in range(1, 6):
        t = table(courts={"azul": 7}).bids(azul=13, granate=12, oro=11, verde=10)
        t.plays("azul", f"card{pile}")
        if t.asked == "part":
            t.plays("azul", "place")
        assert t.game.question.left == pile
        t.plays("azul", *[">castillo"] * pile)
        assert t.asked != "place" or t.who != ("azul",)
