"""The Granada variant: a region to be conquered."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from elgrande.game.events import Conquered, Scored
from tests.rules.table import Table, bid_down, table, with_card


def moorish(card: str, **position: object) -> Table:
    return with_card(card, variants=["granada"], **position)


@pytest.mark.parametrize("seed", range(10))
def test_no_king_and_no_home_in_granada(seed: int) -> None:
    view = Game.new(Options(players=5, variants=frozenset({"granada"})), seed=seed).view(None)
    assert "granada" not in {view.king, *(each.grande for each in view.players)}


def test_no_caballero_enters_unconquered_granada_from_a_court() -> None:
    t = moorish("score-fours", king="sevilla")
    assert t.targets("azul") == {"nueva", "castillo"}
    t = moorish("place-2", king="sevilla").plays("azul", "special")
    assert "granada" not in t.targets("azul")


def test_caballeros_move_into_unconquered_granada() -> None:
    t = moorish("move-any-3", caballeros={"aragon": {"azul": 1}}).plays("azul", "special")
    t.plays("azul", "azul:aragon>granada")
    assert t.at("granada", "azul") == 1


def test_caballeros_come_to_unconquered_granada_from_the_castillo() -> None:
    t = table(variants=["granada"], round=3, caballeros={"castillo": {"azul": 2}})
    bid_down(t).finishes_round().plays("azul", "@granada")
    assert t.at("granada", "azul") == 2


def test_an_eviction_is_a_move_and_may_lead_to_unconquered_granada() -> None:
    t = moorish("eviction", caballeros={"aragon": {"oro": 2}})
    t.plays("azul", "special", "evict:aragon").plays("oro", "@granada")
    assert t.at("granada", "oro") == 2


def test_neither_king_nor_grande_enters_unconquered_granada() -> None:
    t = moorish("king-anywhere").plays("azul", "special")
    assert t.refuses("azul", "king>granada")
    t = moorish("grande", grandes={"azul": "aragon"}).plays("azul", "special")
    assert t.refuses("azul", "grande:azul>granada")


def test_unconquered_granada_is_not_scored() -> None:
    t = table(variants=["granada"], round=3, caballeros={"granada": {"azul": 5}})
    bid_down(t).finishes_round()
    assert t.points == {}


@pytest.mark.parametrize("card", ["score-sixes-sevens", "score-most", "score-first-places"])
def test_no_card_scores_unconquered_granada(card: str) -> None:
    t = moorish(card, caballeros={"granada": {"azul": 5}, "vieja": {"oro": 1}})
    t.plays("azul", "special")
    assert t.points == {"oro": 6}


def test_unconquered_granada_can_be_neither_chosen_nor_named_for_scoring() -> None:
    there = {"aragon": {"oro": 1}, "granada": {"oro": 1}}
    t = moorish("score-chosen", caballeros=there).plays("azul", "special")
    assert t.refuses("azul", "score:granada")
    t = moorish("score-named-once", caballeros=there).plays("azul", "special")
    assert "granada" not in t.discs("azul")


def test_twelve_at_the_end_of_a_turn_conquer_granada_scored_at_once_and_doubled() -> None:
    t = moorish("move-any-3", caballeros={"granada": {"azul": 6, "oro": 5}, "aragon": {"azul": 1}})
    t.plays("azul", "special", "azul:aragon>granada", "stop")
    assert t.points == {}  # the turn is not over
    t.plays("azul", "stop")
    assert t.points == {"azul": 12, "oro": 6}
    assert len(t.events(Conquered)) == 1
    assert t.game.view(None).granada_conquered is True


def test_eleven_do_not_conquer_granada() -> None:
    t = moorish("score-fours", caballeros={"granada": {"azul": 11}}).passes_turn("azul")
    assert t.points == {}


def test_conquered_granada_is_an_ordinary_region() -> None:
    t = with_card(
        "score-sixes-sevens",
        variants=["granada"],
        conquered=True,
        king="sevilla",
        caballeros={"granada": {"azul": 1}},
    ).plays("azul", "special")
    assert t.points == {"azul": 6}
    assert "granada" in t.targets("azul")


def test_granada_is_conquered_once_only() -> None:
    t = with_card(
        "score-fours", variants=["granada"], conquered=True, caballeros={"granada": {"azul": 12}}
    ).passes_turn("azul")
    assert t.events(Scored) == []


def test_the_castillo_at_a_general_scoring_conquers_at_the_end_of_the_next_turn() -> None:
    t = table(
        variants=["granada"],
        round=3,
        caballeros={"castillo": {"azul": 2}, "granada": {"azul": 10}},
    )
    bid_down(t).finishes_round().plays("azul", "@granada")
    assert t.points == {"azul": 5}
    while t.asked == "power":
        t.plays(t.colour_asked, max(t.legal(t.colour_asked), key=int))
    t.passes_turn(t.colour_asked)
    assert t.points == {"azul": 5 + 12}


def test_a_grande_inside_the_castillo_does_not_follow_to_unconquered_granada() -> None:
    t = table(
        "2023",
        modules=["new-regency"],
        variants=["granada"],
        round=3,
        grandes={"oro": "castillo"},
        caballeros={"castillo": {"oro": 1}},
    )
    bid_down(t).finishes_round().plays("oro", "@granada")
    assert t.at("granada", "oro") == 1
    assert t.grande("oro") == "castillo"


def test_the_dummy_stays_out_of_unconquered_granada() -> None:
    t = table("2023", 2, variants=["granada"], dummy_regions=["granada", "vasco"])
    assert t.all_at("granada") == {}
    assert t.at("vasco", "dummy") == 2


def test_without_the_variant_granada_is_like_the_others() -> None:
    t = with_card("score-fours", king="sevilla")
    assert "granada" in t.targets("azul")


def test_an_unconquered_granada_promises_nothing_if_scored_now() -> None:
    pieces = {"granada": {"azul": 3, "granate": 1}}
    t = table(variants=["granada"], caballeros=pieces)
    assert t.game.view(0).regions["granada"].if_scored == {}
    plain = table(caballeros=pieces)
    assert plain.game.view(0).regions["granada"].if_scored == {"azul": 6, "granate": 3}


def test_the_dummys_turn_does_not_conquer_granada() -> None:
    t = table(
        "2023", 2, variants=["granada"], dummy_power=13, caballeros={"granada": {"azul": 12}}
    ).bids(azul=12, granate=11)
    assert (t.asked, t.who) == ("card", ("azul",))  # the dummy has had its turn
    assert t.events(Conquered) == []
    t.passes_turn("azul")
    assert len(t.events(Conquered)) == 1
