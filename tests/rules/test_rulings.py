"""Rulings on gaps in the rulebooks that no other test module shows (docs/rulings.md)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import IllegalAction
from elgrande.game.events import DummyTook, KingMoved
from tests.rules.table import Table, table, with_card
from tests.rules.test_veto import FIVES, objecting

NINE = (
    "galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada", "valencia",
)  # fmt: skip
REGENCY: dict[str, Any] = {"edition": "2023", "modules": ["new-regency"]}


# --- the King ---


@pytest.mark.parametrize("card", ["competition", "entourage", "regency-anywhere"])
def test_a_king_who_moves_goes_somewhere_else(card: str) -> None:
    t = with_card(card, **REGENCY, king="galicia", grandes={"azul": "galicia"})
    t.plays("azul", "special")
    assert t.refuses("azul", "king>galicia")


def test_chalet_that_finds_the_king_in_place_is_not_offered() -> None:
    t = with_card("chalet", **REGENCY, king="galicia", caballeros={"galicia": {"oro": 1}})
    assert t.asked == "place"


def test_chalet_never_moves_the_king_to_where_he_is() -> None:
    tied = {"galicia": {"oro": 1}, "vasco": {"oro": 1}}
    t = with_card("chalet", **REGENCY, king="galicia", caballeros=tied).plays("azul", "special")
    assert t.king == "vasco"
    assert [(each.source, each.target) for each in t.events(KingMoved)] == [("galicia", "vasco")]


def test_stand_in_with_a_grande_at_the_kings_side_changes_nothing_and_is_not_offered() -> None:
    t = with_card("stand-in", **REGENCY, king="galicia", grandes={"azul": "galicia"})
    assert t.asked == "place"


def test_infiltration_is_not_offered_while_the_king_is_abroad() -> None:
    t = with_card("infiltration", **REGENCY, king="portugal")
    assert t.asked == "place"
    assert t.targets("azul") == {"galicia", "vieja", "nueva", "sevilla", "castillo"}


def test_the_veto_of_a_short_game_is_good_for_the_next_round_played() -> None:
    t = with_card("veto", length="short", round=3).plays("azul", "special")
    assert t.vetoes == {"azul": (5,)}


def test_first_places_only_the_active_player_chooses_the_order_while_a_veto_is_out() -> None:
    t = objecting("score-first-places", edition="1995", caballeros=FIVES, king="galicia")
    assert (t.asked, t.who) == ("score-order", ("azul",))
    assert t.legal("azul") == {f"score:{region}" for region in NINE}
    t.plays("azul", "score:valencia").plays("granate", "allow")
    assert (t.asked, t.points) == ("score-order", {"azul": 5})
    assert t.legal("azul") == {f"score:{region}" for region in NINE if region != "valencia"}
    t.plays("azul", "score:vasco").plays("granate", "veto")
    assert t.points == {"azul": 5}


def test_first_places_only_in_big_box_come_in_the_order_of_a_general_scoring() -> None:
    t = objecting("score-first-places", caballeros=FIVES, king="galicia")
    announced = []
    while t.asked == "veto":
        announced.append(t.game.question.step.place)  # type: ignore[union-attr]
        t.plays("granate", "veto" if announced[-1] == "valencia" else "allow")
    assert announced == list(NINE)
    assert t.points == {"azul": 10}  # vasco and aragon stand


def test_first_places_only_without_a_veto_no_order_is_asked() -> None:
    t = objecting("score-first-places", caballeros=FIVES, vetoes=[])
    assert t.asked == "place"
    assert t.points == {"azul": 15}


# --- Grandes ---


def test_home_advantage_a_grande_inside_counts_in_the_castillo() -> None:
    t = table(
        **REGENCY,
        variants=["home-advantage"],
        grandes={"azul": "castillo"},
        caballeros={"castillo": {"azul": 1, "oro": 1}},
    )
    assert t.if_scored("castillo") == {"azul": 5 + 2, "oro": 3}


# --- modifiers and move limits ---


def shifted(modifier: str, **position: Any) -> Table:
    """Azul's turn, with a 13 and this modifier."""
    deal = [modifier, "1", "1", "2", "2", "2grande"]
    t = table("2023", 2, modules=["power-shift"], modifiers=deal, dummy_power=1, **position)
    t.plays("azul", "pass:1").plays("granate", "pass:2")
    return t.bids(azul=f"13+{modifier}", granate="12")


def test_the_court_ability_takes_from_regions_when_the_province_is_empty() -> None:
    t = shifted("1court", courts={"azul": 0}, caballeros={"aragon": {"azul": 30}})
    assert t.legal("azul") == {"recall:aragon", "stop"}


def test_move_limits_do_not_hold_for_the_move_ability() -> None:
    t = shifted(
        "1move", variants=["move-limits"], king="granada", caballeros={"sevilla": {"azul": 1}}
    )
    everywhere = {*NINE, "castillo"} - {"granada", "sevilla"}
    assert {target for _, _, target in t.moves("azul")} == everywhere


@pytest.mark.parametrize("conquered", [False, True])
def test_the_move_ability_does_not_enter_unconquered_granada(conquered: bool) -> None:
    there = {"sevilla": {"azul": 1}}
    t = shifted("1move", variants=["granada"], conquered=conquered, caballeros=there)
    assert (("azul", "sevilla", "granada") in t.moves("azul")) is conquered
    if not conquered:
        with pytest.raises(IllegalAction, match="only the special action of a card"):
            t.plays("azul", "azul:sevilla>granada")
    t = with_card("move-own-4", variants=["granada"], conquered=conquered, caballeros=there)
    assert ("azul", "sevilla", "granada") in t.plays("azul", "special").moves("azul")


def test_move_limits_hold_for_the_church() -> None:
    t = with_card(
        "church",
        variants=["church", "move-limits"],
        king="granada",
        caballeros={"sevilla": {"church": 4}},
    ).plays("azul", "special")
    assert {target for _, _, target in t.moves("azul")} == {"nueva"}


def test_move_limits_do_not_hold_the_entourage_back() -> None:
    t = with_card(
        "entourage",
        edition="2023",
        modules=["new-regency"],
        variants=["move-limits"],
        king="galicia",
        caballeros={"galicia": {"azul": 3}},
    )
    t.plays("azul", "special", "king>granada", *["azul:galicia>granada"] * 2)
    assert t.at("granada", "azul") == 2


def test_move_limits_do_not_hold_an_eviction_back() -> None:
    t = with_card("eviction", variants=["move-limits"], caballeros={"vasco": {"oro": 3}})
    t.plays("azul", "special", "evict:vasco").plays("oro", "@granada")
    assert t.at("granada", "oro") == 3


def test_the_grande_ability_calls_no_grande_out_of_the_castillo() -> None:
    t = table(
        "2023",
        2,
        modules=["power-shift", "new-regency"],
        modifiers=["1grande", "1", "1", "2", "2", "2grande"],
        dummy_power=1,
        grandes={"azul": "castillo", "granate": "aragon"},
    )
    t.plays("azul", "pass:1").plays("granate", "pass:2").bids(azul="13+1grande", granate="12")
    assert {each.partition(">")[0] for each in t.legal("azul")} == {"grande:granate", "stop"}


def test_in_1995_the_court_card_takes_from_regions_too() -> None:
    t = with_card(
        "court-2", edition="1995", courts={"azul": 0}, caballeros={"aragon": {"azul": 30}}
    ).plays("azul", "special")
    assert t.legal("azul") == {"recall:aragon", "stop"}


# --- France and Granada ---


def test_france_counts_for_most_and_fewest() -> None:
    t = with_card(
        "score-fewest",
        variants=["france"],
        caballeros={"france-attache": {"azul": 1}, "aragon": {"oro": 2}},
    ).plays("azul", "special")
    assert t.points == {"azul": 4}


def test_the_spaces_of_france_pay_when_only_first_places_do() -> None:
    t = table(
        variants=["france"],
        caballeros={
            "france-ambassador": {"oro": 1},
            "france-envoy": {"azul": 1},
            "france-attache": {"azul": 1},
        },
    )
    assert t.if_scored("france", first_only=True) == {"azul": 4 + 1, "oro": 2}


@pytest.mark.parametrize("card", ["disc-return-all", "disc-return-2", "score-named-once"])
def test_discs_never_name_france(card: str) -> None:
    t = with_card(
        card,
        variants=["france"],
        caballeros={
            "france-ambassador": {"oro": 1},
            "france-envoy": {"oro": 1},
            "aragon": {"oro": 2},
        },
    ).plays("azul", "special")
    assert "aragon" in t.discs("oro")
    assert "france" not in t.discs("oro")


def test_a_tile_may_wait_in_unconquered_granada_and_counts_at_its_conquest() -> None:
    t = with_card("tile", variants=["granada"], caballeros={"granada": {"azul": 12}})
    t.plays("azul", "special", "tile8>granada", "stop")
    assert t.points == {"azul": 16}


def test_granada_is_not_conquered_by_a_general_scoring_that_ends_the_game() -> None:
    t = table(
        variants=["granada"], round=9, caballeros={"granada": {"azul": 11}, "castillo": {"azul": 1}}
    )
    t.bids(azul=13, granate=12, oro=11, verde=10).finishes_round().plays("azul", "@granada")
    assert t.game.is_over
    assert t.points == {"azul": 5}


# --- the dummy and the Church ---


def test_between_two_cards_of_one_number_the_dummy_takes_the_lower_pile() -> None:
    t = table(
        "2023",
        2,
        variants=["church"],
        cards={2: "score-fives"},
        dummy_power=1,
        caballeros={"aragon": {"church": 2}, "vasco": {"church": 2}},
    ).bids(azul=13, granate=12)
    t.plays("azul", "card5").passes_turn("azul")
    t.plays("granate", "card4").passes_turn("granate")
    assert [each.pile for each in t.events(DummyTook)] == [2]


def test_black_ones_follow_the_king_with_his_entourage() -> None:
    t = with_card(
        "entourage",
        **REGENCY,
        variants=["church"],
        king="aragon",
        caballeros={"aragon": {"church": 2}, "vasco": {"church": 2}},
    ).plays("azul", "special", "king>sevilla")
    t.plays("azul", "church:aragon>sevilla", "church:aragon>sevilla")
    assert t.all_at("sevilla") == {"church": 2}
