"""The veto step by step with the cards of the modules and variants, by switch."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, with_card


def regent(card: str, **position: object) -> Table:
    return with_card(
        card,
        edition="2023",
        modules=["new-regency", "old-hands"],
        switches={"veto_at_announcement": False},
        vetoes=["granate"],
        **position,
    ).plays("azul", "special")


def test_entourage_the_king_has_moved_but_no_caballero_follows() -> None:
    t = regent("entourage", king="aragon", caballeros={"aragon": {"oro": 2}})
    t.plays("azul", "king>sevilla").plays("granate", "allow")
    t.plays("azul", "oro:aragon>sevilla").plays("granate", "veto")
    assert t.king == "sevilla"
    assert t.at("aragon", "oro") == 2
    assert t.asked == "place"


def test_competition_the_king_has_moved_but_the_grandes_stay() -> None:
    t = regent("competition", grandes={"oro": "sevilla"}).plays("azul", "king>sevilla")
    t.plays("granate", "allow", "veto")
    assert (t.king, t.grande("oro")) == ("sevilla", "sevilla")


@pytest.mark.parametrize("card", ["rebellion", "infiltration"])
def test_cards_that_ask_nothing_are_announced_all_the_same(card: str) -> None:
    t = regent(card, king="galicia")
    assert (t.asked, t.who) == ("veto", ("granate",))
    t.plays("granate", "veto")
    assert t.king == "galicia"
    assert "galicia" not in t.targets("azul")


def test_stand_in_can_be_vetoed() -> None:
    t = regent("stand-in", king="galicia", grandes={"azul": "aragon"}).plays("azul", "swap:azul")
    t.plays("granate", "veto")
    assert (t.king, t.grande("azul")) == ("galicia", "aragon")


def test_the_church_taken_but_the_black_ones_stopped() -> None:
    t = with_card(
        "church",
        variants=["church"],
        vetoes=["granate"],
        caballeros={"aragon": {"church": 2}, "sevilla": {"church": 2}},
    ).plays("azul", "special")
    t.plays("granate", "allow").plays("azul", "church:aragon>vasco").plays("granate", "veto")
    assert t.game.view(None).players[0].church is True
    assert t.at("aragon", "church") == 2


def test_the_card_to_be_taken_back_is_announced_without_its_value() -> None:
    t = with_card("recover", vetoes=["granate"], used={"azul": [3]}).plays("azul", "special")
    t.plays("azul", "recover3")
    assert "3" not in str(t.game.view(1).question.step)
    assert "3" in str(t.game.view(0).question.step)
    t.plays("granate", "veto")
    assert 3 not in t.hand("azul")


def test_a_veto_spent_in_the_middle_leaves_the_second_for_another_action() -> None:
    t = with_card(
        "move-any-3", vetoes=["granate", "oro"], caballeros={"aragon": {"azul": 3}}
    ).plays("azul", "special", "azul:aragon>vasco")
    t.plays("granate", "allow").plays("oro", "veto")
    assert t.at("vasco", "azul") == 0
    t.plays("azul", "stop")
    assert t.who == ("granate",)
    assert list(t.vetoes) == ["granate"]


def test_a_player_who_must_return_may_veto_the_return() -> None:
    t = with_card("return-3", players=3, vetoes=["granate"]).plays("azul", "special")
    t.plays("granate", "granate:court<", "veto")
    assert t.court("granate") == 7
    assert t.who == ("azul",)


def test_recalling_from_regions_for_the_court_card_is_a_step_each() -> None:
    t = with_card(
        "court-2",
        vetoes=["granate"],
        courts={"azul": 0},
        caballeros={"aragon": {"azul": 30}},
    ).plays("azul", "special", "recall:aragon")
    t.plays("granate", "allow").plays("azul", "recall:aragon").plays("granate", "veto")
    assert t.court("azul") == 1
