"""The dummy of the 2-player game of 2023, and merged stacks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elgrande import Options
from elgrande.game.events import DummyBid, DummyLeft, DummyPlaced, DummyTook, Ranked
from tests.rules.table import Table, bid_down, table, with_card

TWO = {"edition": "2023", "players": 2}


def two(**position: Any) -> Table:
    return table("2023", 2, **position)


def idle_round(t: Table) -> Table:
    while t.asked == "power":
        t.plays(t.colour_asked, min(t.legal(t.colour_asked), key=int))
    return t.finishes_round()


# --- its caballeros ---


def test_two_region_cards_bring_two_caballeros_each() -> None:
    t = two(dummy_regions=["aragon", "sevilla"])
    assert t.all_at("aragon") == {"dummy": 2}
    assert t.all_at("sevilla") == {"dummy": 2}
    assert t.province("dummy") == 26


def test_none_into_the_kings_region() -> None:
    t = two(king="aragon", dummy_regions=["aragon", "sevilla"])
    assert t.all_at("aragon") == {}
    assert t.province("dummy") == 28


def test_fewer_than_two_left_what_is_left() -> None:
    t = two(
        caballeros={"vasco": {"dummy": 27}},
        dummy_regions=["aragon", "sevilla"],
    )
    assert (t.at("aragon", "dummy"), t.at("sevilla", "dummy")) == (2, 1)


def test_none_left_no_draw() -> None:
    t = two(
        caballeros={"vasco": {"dummy": 28}},
        dummy_regions=["aragon", "sevilla"],
    )
    assert [each.region for each in t.events(DummyPlaced)] == ["aragon"]


def test_no_region_card_twice_between_general_scorings_and_all_of_them_after() -> None:
    t = two(dummy_regions=["galicia", "vasco"])
    idle_round(idle_round(t))
    drawn = [each.region for each in t.events(DummyPlaced)]
    assert len(drawn) == len(set(drawn)) == 6
    t.deck.dummy_regions = [drawn[0], drawn[1]]  # possible again only after the shuffle
    idle_round(t)
    assert t.round == 4
    assert [each.region for each in t.events(DummyPlaced)][6:] == drawn[:2]


# --- its power card and its turn ---


def test_the_dummys_power_card_comes_first_and_its_value_is_barred() -> None:
    t = two(dummy_power=7)
    assert t.asked == "power"
    assert "7" not in t.legal("azul")


def test_the_dummy_plays_every_power_card_once() -> None:
    t = two()
    for _ in range(9):
        idle_round(t)
    values = [each.value for each in t.events(DummyBid)]
    assert len(values) == len(set(values)) == 9


@pytest.mark.parametrize(("dummy_power", "pile"), [(13, 5), (1, 4)])
def test_the_dummy_discards_the_card_with_most_caballeros(dummy_power: int, pile: int) -> None:
    t = two(king="galicia", dummy_power=dummy_power)
    t.bids(azul=12, granate=11)
    if dummy_power == 1:
        t.plays("azul", "card5").passes_turn("azul")
        t.plays("granate", "take0", "card1").passes_turn("granate")
    assert [each.pile for each in t.events(DummyTook)] == [pile]
    assert t.king == "galicia"


def test_the_card_the_dummy_took_is_out_of_the_round() -> None:
    t = two(dummy_power=13).bids(azul=12, granate=11)
    assert t.legal("azul") == {"card1", "card2", "card4"}


def test_the_dummy_never_holds_the_start_marker() -> None:
    t = two(dummy_power=1).bids(azul=3, granate=2).finishes_round()
    assert t.start_player == "granate"


# --- scoring ---


def test_two_places_pay_and_the_dummy_can_hold_one() -> None:
    t = two(caballeros={"nueva": {"dummy": 3, "azul": 2, "granate": 1}})
    assert t.if_scored("nueva") == {"azul": 4}


def test_the_dummy_denies_both_bonuses() -> None:
    t = two(
        king="nueva",
        grandes={"azul": "nueva"},
        caballeros={"nueva": {"dummy": 2, "azul": 2}},
    )
    assert t.if_scored("nueva") == {"azul": 4}
    t = two(
        king="nueva",
        grandes={"azul": "nueva"},
        caballeros={"nueva": {"dummy": 3, "azul": 2}},
    )
    assert t.if_scored("nueva") == {"azul": 4}


def test_the_dummys_rank_is_reported_without_points_or_bonus() -> None:
    t = with_card(
        "score-chosen", **TWO, king="nueva", caballeros={"nueva": {"dummy": 2, "azul": 1}}
    ).plays("azul", "special", "score:nueva")
    told = [(e.owner, e.rank, e.points, e.kings_bonus, e.home_bonus) for e in t.events(Ranked)]
    assert told == [("dummy", 1, 0, 0, 0), ("azul", 2, 4, 0, 0)]


def test_a_tie_with_the_dummy_pays_no_first_place() -> None:
    t = two(caballeros={"nueva": {"dummy": 2, "azul": 2}})
    assert t.if_scored("nueva", first_only=True) == {}


def test_the_dummy_counts_for_most_and_fewest() -> None:
    there = {"nueva": {"dummy": 3, "granate": 1}, "vasco": {"azul": 3}}
    t = with_card("score-most", **TWO, caballeros=there).plays("azul", "special")
    assert t.points == {"granate": 4}


def test_the_dummy_ranks_in_the_castillo_and_returns_to_its_supply() -> None:
    t = two(round=3, caballeros={"castillo": {"dummy": 3, "azul": 2, "granate": 1}})
    supply = t.province("dummy")
    bid_down(t).finishes_round()
    assert set(t.who) == {"azul", "granate"}
    t.plays("azul", "@galicia").plays("granate", "@galicia")
    assert t.points.get("azul") == 3
    drawn = sum(each.number for each in t.events(DummyPlaced)[-2:])
    assert t.province("dummy") == supply + 3 - drawn
    assert t.castillo("dummy") == 0
    assert [each.number for each in t.events(DummyLeft)] == [3]


# --- cards ---


def test_the_dummy_can_be_moved_as_foreign() -> None:
    t = with_card("move-foreign-3", **TWO, caballeros={"aragon": {"dummy": 2}})
    t.plays("azul", "special", "dummy:aragon>castillo", "dummy:aragon>vasco")
    assert (t.castillo("dummy"), t.at("vasco", "dummy")) == (1, 1)


def test_the_dummy_can_be_returned_as_an_opponent() -> None:
    t = with_card("one-of-each", **TWO, caballeros={"aragon": {"dummy": 2, "granate": 1}})
    t.plays("azul", "special", "dummy:aragon<", "granate:aragon<")
    assert t.all_at("aragon") == {"dummy": 1}


@pytest.mark.parametrize("card", ["disc-return-all", "disc-return-2", "return-3", "court-all"])
def test_the_dummy_is_skipped_where_an_opponent_decides(card: str) -> None:
    t = with_card(card, **TWO, courts={"granate": 0}, caballeros={"aragon": {"dummy": 3}})
    assert t.asked == "place"  # no special action is offered: it would change nothing
    there = {"aragon": {"dummy": 3, "granate": 2}}
    t = with_card(card, **TWO, courts={"granate": 3}, caballeros=there).plays("azul", "special")
    while t.asked != "place":
        t.plays("granate", min(t.legal("granate")))
    assert t.at("aragon", "dummy") == 3


def test_the_dummy_is_not_evicted() -> None:
    t = with_card("eviction", **TWO, caballeros={"aragon": {"dummy": 3, "granate": 1}})
    t.plays("azul", "special", "evict:aragon").plays("granate", "@vasco")
    assert t.all_at("aragon") == {"dummy": 3}


def test_the_dummy_sets_no_disc_for_rivalries() -> None:
    there = {"aragon": {"azul": 1}}
    t = with_card("score-named-once", **TWO, modules=["old-hands"], caballeros=there)
    t.plays("azul", "special")
    assert set(t.who) == {"azul", "granate"}


# --- merged stacks ---


@pytest.mark.parametrize(
    ("edition", "players", "size"), [("2023", 2, 20), ("2023", 3, 20), ("big-box", 3, 22)]
)
def test_merged_stacks_make_one_pile_and_cards_keep_their_number(
    edition: str, players: int, size: int
) -> None:
    options = Options(edition=edition, players=players, switches={"merged_stacks": True})
    piles = options.rules.pile_contents()
    assert [len(pile) for pile in piles[:5]] == [size // 2, size, 0, size // 2, 1]
    assert Counter(number for _, number in piles[1]) == {2: size // 2, 3: size // 2}


@pytest.mark.parametrize(("drawn", "number"), [("score-chosen", 2), ("score-chosen-3", 3)])
def test_merged_stacks_tell_twins_of_stacks_two_and_three_apart(drawn: str, number: int) -> None:
    """Big-box and 1995 have the free-choice scoring in both."""
    t = table("big-box", 3, switches={"merged_stacks": True}, cards={2: drawn})
    [shown] = [each for each in t.game.view(None).cards if each.pile == 2]
    assert (shown.card, shown.number) == ("score-chosen", number)
    record = t.game.record()
    assert f"={drawn}" in [entry.do for entry in record.entries]


def test_merged_stacks_leave_four_cards_to_choose_from() -> None:
    t = table("2023", 3, switches={"merged_stacks": True}, cards={2: "score-fives"})
    assert [(each.pile, each.number) for each in t.game.view(None).cards] == [
        *((1, 1), (2, 3), (4, 4), (5, 5)),
    ]
    bid_down(t).plays("azul", "card2")
    assert t.game.question.left == 3


def test_three_players_keep_five_stacks_unless_asked() -> None:
    assert len(table("2023", 3).game.view(None).cards) == 5
