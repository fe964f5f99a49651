"""The France variant: a region of three spaces."""

from __future__ import annotations

import pytest

from elgrande.game.events import FranceBonus
from tests.rules.table import Table, bid_down, table, with_card

SPACES = {"france-ambassador", "france-envoy", "france-attache"}


def with_france(card: str, **position: object) -> Table:
    return with_card(card, variants=["france"], **position)


@pytest.mark.parametrize("king", ["vasco", "aragon", "cataluna"])
def test_france_borders_three_regions(king: str) -> None:
    t = with_france("score-fours", king=king)
    assert t.targets("azul") >= SPACES


@pytest.mark.parametrize("king", ["galicia", "vieja", "valencia", "nueva"])
def test_france_does_not_border_the_others(king: str) -> None:
    t = with_france("score-fours", king=king)
    assert not SPACES & t.targets("azul")


def test_any_vacant_space_may_be_taken_and_only_a_vacant_one() -> None:
    t = with_france("score-fours", king="vasco", caballeros={"france-envoy": {"oro": 1}})
    t.plays("azul", "place")
    assert SPACES & t.targets("azul") == {"france-ambassador", "france-attache"}
    t.plays("azul", ">france-attache", ">france-ambassador")
    assert not SPACES & t.targets("azul")  # three caballeros, full


def test_ambassador_two_more_envoy_one_more_the_third_space_nothing() -> None:
    t = table(
        variants=["france"],
        caballeros={
            "france-ambassador": {"azul": 1},
            "france-envoy": {"oro": 1},
            "france-attache": {"verde": 1},
        },
    )
    assert t.if_scored("france") == {"azul": 2 + 2, "oro": 2 + 1, "verde": 2}


def test_france_is_worth_four_two_one() -> None:
    t = table(
        variants=["france"],
        caballeros={
            "france-ambassador": {"oro": 1},
            "france-envoy": {"azul": 1},
            "france-attache": {"azul": 1},
        },
    )
    assert t.if_scored("france") == {"azul": 4 + 1, "oro": 2 + 2}


def test_the_spaces_pay_at_a_general_scoring_which_visits_france_last() -> None:
    t = table(
        variants=["france"],
        round=3,
        caballeros={"france-ambassador": {"azul": 1}, "valencia": {"oro": 1}},
    )
    bid_down(t).finishes_round()
    assert t.scored == ["valencia", "france"]
    assert t.points == {"azul": 4 + 2, "oro": 5}


def test_france_is_a_four_point_region() -> None:
    t = with_france("score-fours", caballeros={"france-attache": {"oro": 1}})
    t.plays("azul", "special")
    assert t.points == {"oro": 4}


def test_caballeros_move_into_and_out_of_france() -> None:
    t = with_france(
        "move-any-3", caballeros={"aragon": {"azul": 1}, "france-ambassador": {"oro": 1}}
    ).plays("azul", "special")
    t.plays("azul", "azul:aragon>france-envoy", "oro:france-ambassador>sevilla")
    assert t.all_at("france") == {"azul": 1}
    assert t.game.view(None).france_spaces == (None, "azul", None)
    assert t.at("sevilla", "oro") == 1


def test_france_can_be_the_one_region_moved_from() -> None:
    t = with_france(
        "move-5-from-one",
        caballeros={"france-envoy": {"oro": 1}, "france-attache": {"azul": 1}, "vasco": {"oro": 2}},
    ).plays("azul", "special", "oro:france-envoy>sevilla")
    assert {source for _, source, _ in t.moves("azul")} == {"france-attache"}


def test_no_caballero_changes_its_space_within_france() -> None:
    t = with_france("move-any-3", caballeros={"france-attache": {"azul": 1}})
    t.plays("azul", "special")
    assert not {target for _, _, target in t.moves("azul")} & SPACES


def test_no_grande_and_no_king_in_france() -> None:
    t = with_france("grande", grandes={"azul": "vasco"}).plays("azul", "special")
    assert not any("france" in text for text in t.legal("azul"))
    t = with_france("king-neighbour", king="vasco").plays("azul", "special")
    assert t.legal("azul") == {"king>galicia", "king>vieja", "king>aragon"}


def test_no_move_from_the_castillo_to_france() -> None:
    t = table(variants=["france"], round=3, caballeros={"castillo": {"azul": 1}})
    bid_down(t).finishes_round()
    assert "france" not in t.discs("azul")


def test_france_can_be_emptied_by_eviction() -> None:
    t = with_france(
        "eviction", caballeros={"france-envoy": {"oro": 1}, "france-attache": {"oro": 1}}
    )
    t.plays("azul", "special", "evict:france").plays("oro", "@sevilla")
    assert t.at("sevilla", "oro") == 2
    assert t.game.view(None).france_spaces == (None, None, None)


def test_eviction_never_leads_to_france() -> None:
    t = with_france("eviction", caballeros={"aragon": {"oro": 1}})
    t.plays("azul", "special", "evict:aragon")
    assert "france" not in t.discs("oro")


def test_a_caballero_in_france_can_be_returned_and_recalled() -> None:
    t = with_france("one-of-each", caballeros={"france-envoy": {"oro": 1}}).plays("azul", "special")
    t.plays("azul", "oro:france-envoy<")
    assert t.all_at("france") == {}
    t = table(
        players=2,
        variants=["france"],
        courts={"azul": 29},
        caballeros={"france-envoy": {"azul": 1}},
    )
    t.bids(azul=11, granate=13).passes_turn("granate").plays("azul", "recall:france-envoy")
    assert t.court("azul") == 30


def test_placing_by_special_action_reaches_france_from_anywhere() -> None:
    t = with_france("place-2", king="sevilla").plays("azul", "special")
    assert t.targets("azul") >= SPACES


def test_a_tile_may_lie_in_france() -> None:
    t = with_france("tile", caballeros={"france-envoy": {"oro": 1}}).plays("azul", "special")
    t.plays("azul", "tile8>france")
    assert t.if_scored("france") == {"oro": 8 + 1}


def test_the_dummy_earns_nothing_in_france_and_no_event_says_so() -> None:
    t = with_card(
        "score-fours",
        edition="2023",
        players=2,
        variants=["france"],
        caballeros={"france-ambassador": {"dummy": 1}, "france-envoy": {"azul": 1}},
    ).plays("azul", "special")
    assert t.points == {"azul": 2 + 1}
    assert [(each.owner, each.points) for each in t.events(FranceBonus)] == [("azul", 1)]
