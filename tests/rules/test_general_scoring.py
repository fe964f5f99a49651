"""The general scoring."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, bid_down, table

ORDER = [
    *("castillo", "galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla"),
    *("granada", "valencia"),
]


def end_of_round_three(edition: str = "big-box", **position: object) -> Table:
    position.setdefault("round", 3)
    return bid_down(table(edition, **position)).finishes_round()  # type: ignore[arg-type]


def test_castillo_first_then_the_regions_in_the_order_of_the_track() -> None:
    t = end_of_round_three(caballeros={place: {"azul": 1} for place in ORDER})
    t.plays("azul", "@nueva")
    assert t.scored == ORDER


def test_the_discs_are_set_before_the_castillo_is_scored_and_shown_after() -> None:
    t = end_of_round_three(caballeros={"castillo": {"azul": 2, "oro": 1}})
    assert t.points == {}
    t.plays("azul", "@nueva")
    assert t.points == {}
    assert t.at("nueva", "azul") == 0
    t.plays("oro", "@nueva")
    assert t.points == {"azul": 5 + 7, "oro": 3 + 4}


def test_discs_may_be_set_in_any_order_without_showing() -> None:
    t = end_of_round_three(caballeros={"castillo": {"azul": 2, "oro": 1}})
    before = t.game.view(2)
    t.plays("azul", "@nueva")
    after = t.game.view(2)
    assert before.regions == after.regions
    assert [each.answered for each in after.players] == [True, None, False, None]


def test_a_player_with_nothing_inside_sets_no_disc() -> None:
    t = end_of_round_three(caballeros={"castillo": {"azul": 2}, "aragon": {"oro": 3}})
    assert t.who == ("azul",)


def test_an_empty_castillo_asks_no_player() -> None:
    t = end_of_round_three(caballeros={"aragon": {"oro": 3}})
    assert (t.asked, t.round) == ("power", 4)
    assert t.points == {"oro": 5}


def test_all_of_ones_caballeros_go_to_one_region_and_count_there() -> None:
    t = end_of_round_three(caballeros={"castillo": {"azul": 2}, "aragon": {"oro": 1}})
    t.plays("azul", "@aragon")
    assert t.all_at("castillo") == {}
    assert t.all_at("aragon") == {"azul": 2, "oro": 1}
    assert t.points == {"azul": 5 + 5, "oro": 4}


@pytest.mark.parametrize("edition", ["big-box", "2023"])
def test_a_disc_on_the_kings_region_sends_them_to_the_court(edition: str) -> None:
    t = end_of_round_three(edition, king="sevilla", caballeros={"castillo": {"azul": 2}})
    t.plays("azul", "@sevilla")
    assert t.all_at("sevilla") == {}
    assert t.court("azul") == 9


def test_in_1995_the_disc_does_not_name_the_kings_region() -> None:
    t = end_of_round_three("1995", king="sevilla", caballeros={"castillo": {"azul": 2}})
    assert "sevilla" not in t.discs("azul")


def test_caballeros_stay_in_their_regions_after_scoring() -> None:
    t = end_of_round_three(caballeros={"aragon": {"oro": 3, "azul": 1}})
    assert t.all_at("aragon") == {"oro": 3, "azul": 1}


def test_the_castillo_is_scored_by_its_tile() -> None:
    t = end_of_round_three(caballeros={"castillo": {"azul": 2}}, tiles={4: "castillo"})
    t.plays("azul", "@galicia")  # where the King stands
    assert t.points == {"azul": 4}


def test_a_veto_does_not_touch_a_general_scoring() -> None:
    t = end_of_round_three(
        caballeros={"castillo": {"azul": 2}, "aragon": {"oro": 1}, "vasco": {"oro": 1}},
        vetoes=["granate"],
    )
    t.plays("azul", "@galicia")
    assert t.asked == "power"


def test_the_game_ends_after_the_last_general_scoring() -> None:
    t = end_of_round_three(round=9, caballeros={"castillo": {"azul": 2}})
    t.plays("azul", "@nueva")
    assert t.game.is_over
    assert t.points == {"azul": 5 + 7}
    assert t.game.ranking == (1, 2, 2, 2)


@pytest.mark.parametrize("round", [1, 2, 4, 5, 7, 8])
def test_no_scoring_after_other_rounds(round: int) -> None:
    t = end_of_round_three(round=round, caballeros={"castillo": {"azul": 2}, "vasco": {"oro": 2}})
    assert t.points == {}
    assert t.castillo("azul") == 2
