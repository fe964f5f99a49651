"""Special scorings: stack 3, and those in stacks 2 and 4."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, with_card

ALL = ("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada", "valencia")


def scoring(card: str, **position: object) -> Table:
    return with_card(card, **position).plays("azul", "special")


# --- one region of your choice ---


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_score_chosen_scores_that_region_only(edition: str) -> None:
    t = scoring("score-chosen", edition=edition, caballeros={r: {"azul": 1} for r in ALL})
    t.plays("azul", "score:nueva")
    assert t.points == {"azul": 7}


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_score_chosen_may_be_the_kings_region_with_his_bonus(edition: str) -> None:
    t = scoring("score-chosen", edition=edition, king="nueva", caballeros={"nueva": {"oro": 1}})
    t.plays("azul", "score:nueva")
    assert t.points == {"oro": 9}


@pytest.mark.parametrize(
    ("edition", "castillo"), [("1995", True), ("big-box", False), ("2023", False)]
)
def test_score_chosen_may_be_the_castillo_in_1995_only(edition: str, castillo: bool) -> None:
    t = scoring(
        "score-chosen", edition=edition, caballeros={"castillo": {"azul": 1}, "vasco": {"oro": 1}}
    )
    assert t.refuses("azul", "score:castillo") is not castillo
    if castillo:
        t.plays("azul", "score:castillo")
        assert t.points == {"azul": 5}
        assert t.castillo("azul") == 1


def test_score_chosen_lies_in_stacks_two_and_three() -> None:
    for pile in (2, 3):
        t = (
            with_card("score-fives", cards={pile: "score-chosen"})
            if pile == 2
            else with_card("court-3", cards={3: "score-chosen"})
        )
        assert t.card(pile) == "score-chosen"


# --- by value ---


def test_score_fours_pays_second_and_third_places_too() -> None:
    t = scoring(
        "score-fours", king="nueva", caballeros={"sevilla": {"azul": 3, "oro": 2, "verde": 1}}
    )
    assert t.points == {"azul": 4, "oro": 3, "verde": 1}


def test_score_fives_leaves_the_castillo_out() -> None:
    t = scoring("score-fives", caballeros={"castillo": {"azul": 5}, "aragon": {"oro": 1}})
    assert t.points == {"oro": 5}


def test_score_fives_a_tile_takes_a_region_out() -> None:
    t = scoring(
        "score-fives", tiles={4: "aragon"}, caballeros={"aragon": {"oro": 2}, "vasco": {"oro": 1}}
    )
    assert t.points == {"oro": 5}


def test_score_sixes_and_sevens() -> None:
    t = scoring("score-sixes-sevens", caballeros={r: {"azul": 1} for r in ALL})
    assert t.scored == ["vieja", "nueva", "granada"]
    assert t.points == {"azul": 6 + 7 + 6}


@pytest.mark.parametrize("card", ["score-fours", "score-fives", "score-sixes-sevens"])
def test_the_eight_tile_makes_a_region_none_of_these(card: str) -> None:
    where = {"score-fours": "sevilla", "score-fives": "aragon", "score-sixes-sevens": "nueva"}[card]
    t = with_card(card, tiles={8: where}, caballeros={where: {"azul": 1}})
    assert t.asked == "place"  # there is nothing to score


# --- the Castillo ---


def test_score_castillo_leaves_its_caballeros_inside() -> None:
    t = scoring("score-castillo", caballeros={"castillo": {"azul": 3, "oro": 2, "verde": 1}})
    assert t.points == {"azul": 5, "oro": 3, "verde": 1}
    assert t.all_at("castillo") == {"azul": 3, "oro": 2, "verde": 1}


def test_score_castillo_goes_by_the_tile_on_it() -> None:
    t = scoring(
        "score-castillo", tiles={8: "castillo"}, caballeros={"castillo": {"azul": 2, "oro": 1}}
    )
    assert t.points == {"azul": 8, "oro": 4}


def test_score_castillo_empty_pays_nothing() -> None:
    t = with_card("score-castillo", caballeros={"aragon": {"azul": 3}})
    assert t.asked == "place"  # it is not even offered


# --- first places only ---


def test_score_first_places_pays_first_places_in_all_regions() -> None:
    t = scoring(
        "score-first-places",
        caballeros={
            "aragon": {"azul": 3, "oro": 2},
            "nueva": {"verde": 1},
            "castillo": {"azul": 9},
        },
    )
    assert t.points == {"azul": 5, "verde": 7}


def test_score_first_places_a_tie_for_first_pays_nothing() -> None:
    t = scoring(
        "score-first-places", caballeros={"aragon": {"azul": 3, "oro": 3}, "vasco": {"verde": 1}}
    )
    assert t.points == {"verde": 5}


def test_score_first_places_pays_the_bonuses() -> None:
    t = scoring(
        "score-first-places",
        king="aragon",
        grandes={"azul": "aragon"},
        caballeros={"aragon": {"azul": 3, "oro": 1}},
    )
    assert t.points == {"azul": 5 + 2 + 2}


# --- most and fewest ---


def test_score_most_all_regions_that_tie() -> None:
    t = scoring(
        "score-most",
        caballeros={
            "aragon": {"azul": 2, "oro": 2},
            "nueva": {"verde": 4},
            "vieja": {"azul": 3},
            "castillo": {"azul": 9},
        },
    )
    assert t.scored == ["aragon", "nueva"]


def test_score_most_may_be_the_kings_region() -> None:
    t = scoring("score-most", king="nueva", caballeros={"nueva": {"verde": 4}, "vieja": {"oro": 3}})
    assert t.points == {"verde": 9}


def test_score_fewest_empty_regions_and_the_castillo_do_not_count() -> None:
    t = scoring(
        "score-fewest",
        caballeros={
            "aragon": {"azul": 1, "oro": 1},
            "nueva": {"verde": 2},
            "vieja": {"azul": 3},
            "castillo": {"azul": 1},
        },
    )
    assert t.scored == ["aragon", "nueva"]


@pytest.mark.parametrize("card", ["score-most", "score-fewest"])
def test_score_by_numbers_on_an_empty_board_pays_nothing(card: str) -> None:
    t = with_card(card, caballeros={"castillo": {"azul": 3}})
    assert t.asked == "place"  # it is not even offered


def test_grandes_do_not_count_as_caballeros() -> None:
    t = scoring(
        "score-most",
        grandes={"azul": "aragon", "oro": "aragon"},
        caballeros={"aragon": {"azul": 1}, "nueva": {"oro": 2}},
    )
    assert t.scored == ["nueva"]


# --- named exactly once ---


def test_score_named_once_scores_regions_exactly_one_disc_names() -> None:
    t = scoring("score-named-once", caballeros={r: {"verde": 1} for r in ALL})
    assert set(t.who) == set(t.colours)  # you too
    t.plays("azul", "@nueva").plays("granate", "@aragon").plays("oro", "@aragon")
    t.plays("verde", "@galicia")
    assert t.scored == ["galicia", "nueva"]


def test_score_named_once_nothing_when_all_agree() -> None:
    t = scoring("score-named-once", caballeros={r: {"verde": 1} for r in ALL})
    for colour in t.colours:
        t.plays(colour, "@nueva")
    assert t.points == {}
    assert t.asked == "place"


def test_score_named_once_any_region_even_the_kings_never_the_castillo() -> None:
    t = scoring("score-named-once", king="sevilla", caballeros={"vasco": {"oro": 1}})
    assert t.discs("azul") == set(ALL)


# --- declining ---


@pytest.mark.parametrize(
    "card",
    [
        *("score-fours", "score-fives", "score-sixes-sevens", "score-castillo", "score-most"),
        *("score-fewest", "score-first-places", "score-chosen", "score-named-once"),
    ],
)
def test_every_scoring_may_be_declined_as_a_whole(card: str) -> None:
    everywhere = {r: {"oro": 1} for r in (*ALL, "castillo")}
    t = with_card(card, caballeros=everywhere).plays("azul", "place", "stop", "stop")
    assert t.points == {}
    assert t.who == ("granate",)


@pytest.mark.parametrize("first", ["place", "special"])
def test_a_scoring_comes_before_or_after_the_placement(first: str) -> None:
    t = with_card("score-fives", king="galicia", caballeros={"vasco": {"oro": 1}})
    if first == "place":
        t.plays("azul", "place", ">vasco", ">vasco", "stop", "special")
    else:
        t.plays("azul", "special", ">vasco", ">vasco", "stop")
    assert t.points == ({"azul": 5, "oro": 3} if first == "place" else {"oro": 5})
