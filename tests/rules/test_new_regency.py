"""The ten cards of New Regency (2023)."""

from __future__ import annotations

import pytest

from elgrande import Options
from tests.rules.table import Table, bid_down, table, turn_with, with_card

REGIONS = {
    *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada"),
    "valencia",
}


def regency(card: str, **position: object) -> Table:
    return with_card(card, edition="2023", modules=["new-regency"], **position)


def regent(card: str, **position: object) -> Table:
    return regency(card, **position).plays("azul", "special")


def at_scoring(**position: object) -> Table:
    """The end of round 3, with New Regency."""
    t = table("2023", modules=["new-regency"], round=3, **position)  # type: ignore[arg-type]
    return bid_down(t).finishes_round()


# --- the stack ---


def test_ten_cards_worth_five_each() -> None:
    pile = Options(edition="2023", modules=frozenset({"new-regency"})).rules.pile_contents()[4]
    assert len(pile) == 10
    assert {number for _, number in pile} == {5}
    assert "king-anywhere" not in dict(pile)


def test_a_new_card_is_revealed_every_round_whether_the_last_was_used_or_not() -> None:
    t = turn_with("exile", edition="2023", modules=["new-regency"]).finishes_round()
    assert t.card(5) != "exile"


# --- Exile ---


def test_exile_to_france_or_portugal() -> None:
    t = regent("exile")
    assert t.legal("azul") == {"king>france", "king>portugal"}
    t.plays("azul", "king>france")
    assert t.king == "france"
    assert t.targets("azul") == {"vasco", "aragon", "cataluna", "castillo"}


def test_exile_to_portugal_opens_its_four_neighbours() -> None:
    t = regent("exile").plays("azul", "king>portugal")
    assert t.targets("azul") == {"galicia", "vieja", "nueva", "sevilla", "castillo"}


def test_exile_from_france_leads_to_portugal_only() -> None:
    t = regent("exile", king="france")
    assert t.legal("azul") == {"king>portugal"}


def test_with_the_king_abroad_no_region_is_taboo_or_pays_his_bonus() -> None:
    t = with_card(
        "move-any-3",
        edition="2023",
        modules=["new-regency"],
        king="portugal",
        caballeros={"galicia": {"azul": 1}},
    ).plays("azul", "special")
    assert {target for _, _, target in t.moves("azul")} == REGIONS - {"galicia"} | {"castillo"}
    assert all(t.if_scored(region).get("azul", 0) in (0, 4) for region in REGIONS)


def test_no_other_piece_can_go_abroad() -> None:
    t = with_card(
        "grande",
        edition="2023",
        modules=["new-regency"],
        king="france",
        grandes={"azul": "aragon"},
    ).plays("azul", "special")
    assert t.legal("azul") == {f"grande:azul>{region}" for region in REGIONS - {"aragon"}}


def test_a_neighbour_move_starts_from_abroad() -> None:
    t = with_card("king-neighbour", edition="2023", modules=["new-regency"], king="france")
    t.plays("azul", "special")
    assert t.legal("azul") == {"king>vasco", "king>aragon", "king>cataluna"}


# --- Entourage ---


def test_entourage_two_of_your_choice_follow_the_king() -> None:
    t = regent("entourage", king="aragon", caballeros={"aragon": {"azul": 1, "oro": 2}})
    t.plays("azul", "king>sevilla")
    assert t.legal("azul") == {"azul:aragon>sevilla", "oro:aragon>sevilla"}
    t.plays("azul", "azul:aragon>sevilla", "oro:aragon>sevilla")
    assert t.all_at("sevilla") == {"azul": 1, "oro": 1}
    assert t.all_at("aragon") == {"oro": 1}
    assert t.asked == "place"


@pytest.mark.parametrize("there", [0, 1])
def test_entourage_as_many_as_there_are(there: int) -> None:
    t = regent("entourage", king="aragon", caballeros={"aragon": {"oro": there}})
    t.plays("azul", "king>sevilla", *["oro:aragon>sevilla"] * there)
    assert t.at("sevilla", "oro") == there
    assert t.asked == "place"


def test_entourage_must_be_two() -> None:
    t = regent("entourage", king="aragon", caballeros={"aragon": {"oro": 3}})
    t.plays("azul", "king>sevilla", "oro:aragon>sevilla")
    assert t.refuses("azul", "stop")


@pytest.mark.parametrize("king", ["castillo", "france"])
def test_entourage_no_caballero_follows_from_the_castillo_or_from_abroad(king: str) -> None:
    t = regent("entourage", king=king, caballeros={"castillo": {"oro": 3}})
    t.plays("azul", "king>sevilla")
    assert t.asked == "place"
    assert t.castillo("oro") == 3


# --- Competition ---


def test_competition_sends_all_grandes_of_the_new_kings_region_into_the_castillo() -> None:
    t = regent("competition", grandes={"azul": "sevilla", "oro": "sevilla", "verde": "aragon"})
    t.plays("azul", "king>sevilla")
    assert [t.grande(each) for each in ("azul", "oro", "verde")] == [
        *("castillo", "castillo", "aragon"),
    ]


def test_competition_the_home_bonus_falls_in_the_castillo() -> None:
    t = regent("competition", grandes={"oro": "sevilla"}, caballeros={"castillo": {"oro": 1}})
    t.plays("azul", "king>sevilla")
    assert t.if_scored("castillo") == {"oro": 7}


def test_competition_a_grande_inside_cannot_be_moved() -> None:
    t = with_card("grande", edition="2023", modules=["new-regency"], grandes={"azul": "castillo"})
    assert t.asked == "place"


def test_competition_at_a_general_scoring_the_grande_leaves_with_the_disc() -> None:
    t = at_scoring(grandes={"oro": "castillo"}, caballeros={"castillo": {"oro": 2}})
    t.plays("oro", "@sevilla")
    assert t.grande("oro") == "sevilla"
    assert t.points == {"oro": 5 + 2 + 4 + 2}


def test_competition_who_has_only_a_grande_inside_sets_a_disc_too() -> None:
    t = at_scoring(grandes={"oro": "castillo"})
    assert t.who == ("oro",)
    t.plays("oro", "@sevilla")
    assert t.grande("oro") == "sevilla"


def test_competition_a_disc_on_the_kings_region_keeps_the_grande_in() -> None:
    t = at_scoring(king="galicia", grandes={"oro": "castillo"}, caballeros={"castillo": {"oro": 2}})
    t.plays("oro", "@galicia")
    assert t.grande("oro") == "castillo"
    assert t.court("oro") == 9


def test_competition_after_revelation_grandes_go_back_in() -> None:
    t = with_card(
        "score-castillo",
        edition="2023",
        modules=["new-regency"],
        grandes={"oro": "castillo"},
        caballeros={"castillo": {"oro": 1}},
    ).plays("azul", "special")
    assert t.points == {"oro": 7}
    assert t.grande("oro") == "castillo"


# --- Chalet ---


def test_chalet_to_the_region_with_fewest_you_break_ties() -> None:
    crowd = {"aragon": {"oro": 1}, "sevilla": {"azul": 1}, "nueva": {"azul": 1, "oro": 1}}
    t = regent("chalet", caballeros=crowd)
    assert t.legal("azul") == {"king>aragon", "king>sevilla"}
    t.plays("azul", "king>sevilla")
    assert t.king == "sevilla"


def test_chalet_never_to_an_empty_region() -> None:
    t = regent("chalet", caballeros={"aragon": {"oro": 3}})
    assert t.king == "aragon"  # the only one with caballeros


def test_chalet_is_nothing_on_an_empty_board() -> None:
    assert regency("chalet", caballeros={"castillo": {"oro": 1}}).asked == "place"


# --- Rebellion ---


def rebellion(**position: object) -> Table:
    return regent("rebellion", **position)


def test_rebellion_brings_the_king_to_the_castillo_and_every_region_is_open() -> None:
    t = rebellion(king="galicia")
    assert t.king == "castillo"
    assert t.targets("azul") == REGIONS


def test_rebellion_nothing_enters_the_castillo_by_moving() -> None:
    t = with_card(
        "move-any-3",
        edition="2023",
        modules=["new-regency"],
        king="castillo",
        caballeros={"aragon": {"azul": 1}},
    ).plays("azul", "special")
    assert {target for _, _, target in t.moves("azul")} == REGIONS - {"aragon"}


def test_rebellion_no_tile_to_or_from_the_castillo() -> None:
    t = with_card(
        "tile", edition="2023", modules=["new-regency"], king="castillo", tiles={8: "castillo"}
    ).plays("azul", "special")
    assert t.legal("azul") == {f"tile4>{region}" for region in REGIONS}


def test_rebellion_the_kings_bonus_falls_when_the_castillo_is_scored() -> None:
    t = table("2023", modules=["new-regency"], king="castillo", caballeros={"castillo": {"oro": 1}})
    assert t.if_scored("castillo") == {"oro": 7}


def test_rebellion_at_a_general_scoring_everything_stays_inside() -> None:
    t = at_scoring(
        king="castillo", grandes={"oro": "castillo"}, caballeros={"castillo": {"oro": 2}}
    )
    assert t.asked == "power"  # no disc was set
    assert t.castillo("oro") == 2
    assert t.grande("oro") == "castillo"
    assert t.points == {"oro": 5 + 2 + 2}


def test_rebellion_a_neighbour_move_from_there_reaches_every_region() -> None:
    t = with_card("king-neighbour", edition="2023", modules=["new-regency"], king="castillo")
    t.plays("azul", "special")
    assert t.legal("azul") == {f"king>{region}" for region in REGIONS}


def test_rebellion_does_nothing_when_the_king_is_there_already() -> None:
    assert regency("rebellion", king="castillo").asked == "place"


# --- Infiltration ---


def test_infiltration_opens_the_kings_region_for_this_placement() -> None:
    t = regent("infiltration", king="galicia")
    assert t.king == "galicia"
    assert t.targets("azul") == {"galicia", "vasco", "vieja", "castillo"}
    t.plays("azul", ">galicia", ">galicia", ">vasco", "stop")
    assert t.at("galicia", "azul") == 2


def test_infiltration_is_for_this_turn_only() -> None:
    t = regent("infiltration", king="galicia").plays("azul", "stop")
    t.plays("granate", "card4")
    t.plays("granate", "place")
    assert "galicia" not in t.targets("granate")


def test_infiltration_is_not_offered_after_placing() -> None:
    t = regency("infiltration", king="galicia").plays("azul", "place")
    assert "galicia" not in t.targets("azul")
    t.plays("azul", "stop")
    assert t.who == ("granate",)


def test_infiltration_opens_the_castillo_while_the_king_is_there() -> None:
    t = regent("infiltration", king="castillo")
    assert t.targets("azul") == REGIONS | {"castillo"}


# --- Stand-in ---


def test_stand_in_king_and_a_grande_of_your_choice_change_places() -> None:
    t = regent("stand-in", king="galicia", grandes={"azul": "aragon", "oro": "sevilla"})
    assert t.legal("azul") == {"swap:azul", "swap:oro"}
    t.plays("azul", "swap:oro")
    assert (t.king, t.grande("oro"), t.grande("azul")) == ("sevilla", "galicia", "aragon")


@pytest.mark.parametrize("king", ["castillo", "france", "portugal"])
def test_stand_in_not_when_the_king_is_in_no_region(king: str) -> None:
    assert regency("stand-in", king=king, grandes={"azul": "aragon"}).asked == "place"


def test_stand_in_not_with_a_grande_in_the_castillo() -> None:
    t = regent("stand-in", grandes={"azul": "aragon", "oro": "castillo"})
    assert t.legal("azul") == {"swap:azul"}


# --- the plain ones ---


def test_regency_anywhere() -> None:
    t = regent("regency-anywhere", king="galicia")
    assert t.legal("azul") == {f"king>{region}" for region in REGIONS - {"galicia"}}


def test_regency_neighbour() -> None:
    t = regent("regency-neighbour", king="galicia")
    assert t.legal("azul") == {"king>vasco", "king>vieja"}


@pytest.mark.parametrize(
    "card",
    [
        *("exile", "entourage", "competition", "chalet", "rebellion", "infiltration", "stand-in"),
        *("regency-anywhere", "regency-neighbour"),
    ],
)
def test_every_regency_card_places_five_and_may_be_declined(card: str) -> None:
    t = regency(card, grandes={"azul": "aragon"}, caballeros={"aragon": {"oro": 1}})
    t.plays("azul", "place", *[">castillo"] * 5)
    if card != "infiltration":  # which has no use any more
        t.plays("azul", "stop")
    assert t.who == ("granate",)
    assert (t.king, t.grande("azul"), t.castillo("azul")) == ("galicia", "aragon", 5)
