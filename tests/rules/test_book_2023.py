"""The worked examples of the 2023 rulebook, by page.

"You" are azul here; orange is granate, blue oro and green verde, clockwise in the order of the
Withdrawal example (p. 11).
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from elgrande.game.actions import Draw
from elgrande.game.events import CardShown
from tests.rules.table import Table, table, with_card

NEW = "2023"


def test_page_4_power_cards_and_turn_order() -> None:
    t = table(NEW, first="verde")
    t.bids(verde=8)
    assert "8" not in t.legal("azul")
    t.bids(azul=9, granate=5, oro=3)
    assert t.game.view(None).turn_order == ("azul", "verde", "granate", "oro")


def test_page_5_a_nine_brings_two_caballeros() -> None:
    t = table(NEW, first="verde").bids(verde=8, azul=9, granate=5, oro=3)
    assert t.legal("azul") == {"take0", "take1", "take2"}
    t.plays("azul", "take2")
    assert (t.court("azul"), t.province("azul")) == (9, 21)


@pytest.mark.parametrize("power", [12, 13])
def test_page_5_twelve_and_thirteen_bring_none(power: int) -> None:
    t = table(NEW).bids(azul=power, granate=2, oro=3, verde=4)
    assert (t.asked, t.who) == ("card", ("azul",))


def test_page_5_placing_around_castilla() -> None:
    t = with_card("tile", edition=NEW, king="vieja").plays("azul", "place")
    assert t.targets("azul") == {"galicia", "vasco", "aragon", "nueva", "castillo"}


def test_page_6_example_1_your_majesty_place_first_then_the_king() -> None:
    t = with_card("king-anywhere", edition=NEW, king="valencia").plays("azul", "place")
    t.plays("azul", ">granada", ">granada", ">nueva", ">nueva", ">castillo")
    t.plays("azul", "special", "king>nueva")
    assert (t.at("granada", "azul"), t.at("nueva", "azul"), t.castillo("azul")) == (2, 2, 1)
    assert t.king == "nueva"


def test_page_6_example_2_fiesta_declined_then_three_placed() -> None:
    t = with_card("score-fives", edition=NEW, king="valencia", caballeros={"vasco": {"oro": 3}})
    t.plays("azul", "place", ">aragon", ">nueva", ">nueva", "stop")
    assert t.points == {}
    assert (t.at("aragon", "azul"), t.at("nueva", "azul")) == (1, 2)
    assert t.who == ("granate",)


@pytest.mark.parametrize("card", ["return-3", "court-3", "disc-return-2"])
def test_page_6_a_card_left_over_goes_for_good_but_the_kings_card_comes_back(card: str) -> None:
    t = table(NEW, cards={2: card}).bids(azul=13, granate=12, oro=11, verde=10)
    offered: list[str] = []

    def watch(outcomes: Sequence[Draw], weights: Sequence[int]) -> int:
        offered.extend(each.outcome for each in outcomes)
        return t.deck(outcomes, weights)

    t.game._oracle = watch
    for colour, pile in (("azul", 1), ("granate", 3), ("oro", 4), ("verde", 5)):
        t.takes_card(colour, pile).passes_turn(colour)
    assert t.round == 2
    assert t.card(5) == "king-anywhere"
    while not t.game.is_over:
        colour = t.colour_asked
        t.plays(colour, sorted(t.legal(colour))[-1])
        if t.asked in ("card", "part", "place", "take"):
            t.passes_turn(t.colour_asked)
    assert [each.card for each in t.events(CardShown)].count(card) == 1
    assert [each.card for each in t.events(CardShown)].count("king-anywhere") == 9
    assert len(offered) > 8 * 4
    assert card not in offered


def test_page_7_castillo_scoring_and_leaving_for_granada() -> None:
    inside = {"azul": 3, "oro": 2, "granate": 1}
    t = table(NEW, round=3, king="granada", caballeros={"castillo": inside})
    assert t.if_scored("castillo") == {"azul": 5, "oro": 3, "granate": 1}
    t = table(NEW, round=3, king="galicia", caballeros={"castillo": inside})
    t.bids(azul=13, granate=12, oro=11, verde=10).finishes_round()
    t.plays("azul", "@granada").plays("oro", "@vieja").plays("granate", "@vieja")
    assert t.at("granada", "azul") == 3


def test_page_8_galicia_pays_first_and_second_only() -> None:
    there = {"granate": 4, "oro": 3, "azul": 2, "verde": 1}
    t = table(NEW, king="sevilla", caballeros={"galicia": there})
    assert t.if_scored("galicia") == {"granate": 4, "oro": 2}


def test_page_8_navarra_three_tied_for_first_and_a_grande_that_does_not_count() -> None:
    t = table(
        NEW,
        grandes={"verde": "vasco"},
        caballeros={"vasco": {"azul": 2, "oro": 2, "verde": 2, "granate": 1}},
    )
    assert t.if_scored("vasco") == {"azul": 3, "oro": 3, "verde": 3, "granate": 1}


def test_page_8_sevilla_a_tie_denies_the_home_bonus() -> None:
    t = table(
        NEW,
        grandes={"oro": "sevilla"},
        caballeros={"sevilla": {"oro": 2, "verde": 2, "azul": 1}},
    )
    assert t.if_scored("sevilla") == {"oro": 3, "verde": 3, "azul": 1}


def test_page_8_granada_with_both_bonuses_brings_ten() -> None:
    t = table(
        NEW,
        king="granada",
        grandes={"azul": "granada"},
        caballeros={"granada": {"azul": 3, "granate": 1, "verde": 1}},
    )
    assert t.if_scored("granada") == {"azul": 10, "granate": 1, "verde": 1}


def test_page_8_the_four_tile_moved_to_castilla_lessens_it() -> None:
    t = with_card(
        "tile", edition=NEW, tiles={4: "aragon"}, caballeros={"vieja": {"azul": 2, "oro": 1}}
    )
    t.plays("azul", "special", "tile4>vieja")
    assert t.if_scored("vieja") == {"azul": 4}


# --- Power Shift (p. 10) ---


def dealt() -> Table:
    """All players have three modifiers and have passed one to the left."""
    azul, granate = ["1", "1", "2"], ["1move", "1move", "2move"]
    t = table(
        NEW, modules=["power-shift"], modifiers=[*azul, *granate, "1court", "1court", "2court"]
    )
    for colour in t.colours:
        t.plays(colour, max(t.legal(colour)))
    return t


def test_page_10_nine_plus_one_may_follow_a_nine() -> None:
    t = dealt().bids(azul=9)
    assert "9" not in t.legal("granate")
    assert {"9+1move", "9-1move"} <= t.legal("granate")


def test_page_10_seven_plus_one_may_not_follow_an_eight() -> None:
    t = dealt().bids(azul=8)
    assert "7+1move" not in t.legal("granate")
    assert {"7-1move", "7"} <= t.legal("granate")


# --- moving and returning (p. 10, 11) ---


def test_page_10_intrigue_two_own_and_two_opposing() -> None:
    t = with_card(
        "move-own-2-foreign-2",
        edition=NEW,
        king="galicia",
        caballeros={
            "granada": {"azul": 3, "verde": 1},
            "sevilla": {"oro": 1},
        },
    )
    t.plays("azul", "special", "azul:granada>vieja", "azul:granada>castillo")
    assert all(owner != "azul" for owner, _, _ in t.moves("azul"))
    t.plays("azul", "verde:granada>valencia", "oro:sevilla>vieja")
    assert t.all_at("vieja") == {"azul": 1, "oro": 1}
    assert t.castillo("azul") == 1
    assert t.all_at("valencia") == {"verde": 1}
    assert t.asked == "place"


def test_page_11_withdrawal_goes_round_from_the_left() -> None:
    t = with_card(
        "return-3",
        edition=NEW,
        courts={"granate": 4, "oro": 2, "verde": 0},
        caballeros={"valencia": {"oro": 2, "verde": 1}, "nueva": {"verde": 2}},
    )
    t.plays("azul", "special")
    t.plays("granate", *["granate:court<"] * 3)
    t.plays("oro", "oro:court<", "oro:court<")
    assert t.legal("oro") == {"oro:valencia<"}
    t.plays("oro", "oro:valencia<")
    t.plays("verde", "verde:nueva<", "verde:nueva<", "verde:valencia<")
    assert (t.court("granate"), t.court("oro")) == (1, 0)
    assert t.all_at("valencia") == {"oro": 1}
    assert t.all_at("nueva") == {}
    assert t.who == ("azul",)


def test_page_11_outposts_with_both_tiles() -> None:
    t = with_card(
        "score-fours",
        edition=NEW,
        king="valencia",
        tiles={8: "galicia", 4: "nueva"},
        caballeros={r: {"azul": 1} for r in ("galicia", "sevilla", "cataluna", "nueva")},
    )
    t.plays("azul", "special")
    assert set(t.scored) == {"sevilla", "cataluna", "nueva"}


def test_page_11_coup_in_toledo() -> None:
    t = with_card(
        "eviction",
        edition=NEW,
        king="galicia",
        caballeros={"nueva": {"azul": 3, "granate": 1, "oro": 2, "verde": 2}},
    )
    t.plays("azul", "special", "evict:nueva")
    assert set(t.who) == {"granate", "oro", "verde"}
    t.plays("verde", "@valencia").plays("granate", "@cataluna").plays("oro", "@granada")
    assert t.at("cataluna", "granate") == 1
    assert t.at("granada", "oro") == 2
    assert t.at("valencia", "verde") == 2
    assert t.all_at("nueva") == {"azul": 3}


def test_page_12_empowerment_taking_back_the_lowest_card_still_brings_the_start_marker() -> None:
    t = table(NEW, cards={4: "recover"}).bids(azul=13, granate=12, oro=11, verde=2)
    for colour in ("azul", "granate", "oro"):
        t.passes_turn(colour)
    t.plays("verde", "take0", "card4", "special", "recover2").passes_turn("verde")
    assert 2 in t.hand("verde")
    assert t.start_player == "verde"
