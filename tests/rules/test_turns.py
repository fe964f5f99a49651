"""The flow of a round and of a turn."""

from __future__ import annotations

import pytest

from elgrande import IllegalAction
from elgrande.game.events import GeneralScoring, RoundBegan, StartMarker, Took
from tests.rules.table import table, turn_with, with_card

# --- power cards ---


def test_bidding_goes_clockwise_from_the_start_player() -> None:
    t = table(first="oro")
    order = []
    for value in (5, 6, 7, 8):
        order.append(t.colour_asked)
        t.plays(t.colour_asked, str(value))
    assert order == ["oro", "verde", "azul", "granate"]


def test_a_used_power_card_is_gone() -> None:
    t = table(used={"azul": [13, 1]})
    assert not {"13", "1"} & t.legal("azul")


def test_the_start_marker_goes_to_the_lowest_even_when_that_card_was_taken_back() -> None:
    t = table(cards={4: "recover"}).bids(azul=13, granate=12, oro=11, verde=1)
    for colour in ("azul", "granate", "oro"):
        t.passes_turn(colour)
    t.plays("verde", "take0", "card4", "special", "recover1").passes_turn("verde")
    assert t.events(StartMarker)[-1].player == "verde"
    assert 1 in t.hand("verde")


# --- taking caballeros ---


def test_taking_fewer_is_allowed() -> None:
    t = table(players=2).bids(azul=1, granate=13).passes_turn("granate")
    t.plays("azul", "take2")
    assert t.court("azul") == 9
    assert t.events(Took) == [Took("azul", 2)]
    assert t.asked == "card"


def test_taking_none_is_no_event() -> None:
    t = table(players=2).bids(azul=1, granate=13).passes_turn("granate").plays("azul", "take0")
    assert t.events(Took) == []
    assert t.asked == "card"


def test_nothing_comes_from_regions_when_fewer_are_taken_by_choice() -> None:
    t = table(players=2, caballeros={"aragon": {"azul": 20}})
    t.bids(azul=1, granate=13).passes_turn("granate").plays("azul", "take2")
    assert t.asked == "card"


def test_from_regions_never_the_kings_nor_the_castillo() -> None:
    t = table(
        players=2,
        king="galicia",
        courts={"azul": 0},
        caballeros={"galicia": {"azul": 10}, "castillo": {"azul": 10}, "vasco": {"azul": 10}},
    )
    t.bids(azul=1, granate=13).passes_turn("granate")
    assert t.legal("azul") == {"recall:vasco", "stop"}
    t.plays("azul", *["recall:vasco"] * 6)
    assert t.court("azul") == 6
    assert t.asked == "card"


def test_from_regions_any_number_up_to_the_rest() -> None:
    t = table(players=2, courts={"azul": 0}, caballeros={"vasco": {"azul": 28}})
    t.bids(azul=1, granate=13).passes_turn("granate")
    t.plays("azul", "take2", "recall:vasco", "stop")
    assert t.court("azul") == 3


def test_nothing_to_take_asks_nothing() -> None:
    t = table(players=2, courts={"azul": 30}).bids(azul=1, granate=13).passes_turn("granate")
    assert t.asked == "card"


# --- the two parts of a card ---


def test_special_action_first_then_placing() -> None:
    t = with_card("king-neighbour", king="galicia").plays("azul", "special", "king>vasco")
    assert t.asked == "place"
    t.plays("azul", ">aragon", "stop")
    assert t.who == ("granate",)


def test_placing_first_then_the_special_action() -> None:
    t = with_card("king-neighbour", king="galicia").plays("azul", "place", ">vasco", "stop")
    assert t.legal("azul") == {"special", "stop"}
    t.plays("azul", "special", "king>vasco")
    assert t.who == ("granate",)


def test_the_parts_are_not_interleaved() -> None:
    t = with_card("king-neighbour", king="galicia").plays("azul", "place", ">vasco")
    assert t.refuses("azul", "special")
    t.plays("azul", "stop", "special", "king>vieja")
    assert t.who == ("granate",)  # no more placing


def test_a_special_action_of_several_steps_is_not_interleaved_with_placing() -> None:
    t = with_card("move-any-4", caballeros={"aragon": {"azul": 4}})
    t.plays("azul", "special", "azul:aragon>vasco")
    assert t.refuses("azul", ">vasco")
    assert t.refuses("azul", "place")


def test_the_special_action_may_be_declined_and_nothing_placed() -> None:
    t = with_card("king-neighbour").plays("azul", "place", "stop", "stop")
    assert t.king == "galicia"
    assert t.court("azul") == 7


def test_a_special_action_once_begun_is_carried_out() -> None:
    t = with_card("king-neighbour").plays("azul", "special")
    assert t.refuses("azul", "stop")


def test_placing_fewer_is_allowed() -> None:
    t = with_card("king-anywhere", king="galicia").plays("azul", "place", ">vasco", "stop")
    assert t.court("azul") == 6


def test_placing_ends_with_the_court() -> None:
    t = with_card("king-anywhere", king="galicia", courts={"azul": 2})
    t.plays("azul", "place", ">vasco", ">vieja")
    assert t.asked == "part"


def test_with_an_empty_court_only_the_special_action_is_left() -> None:
    t = with_card("king-anywhere", courts={"azul": 0})
    assert t.legal("azul") == {"special", "stop"}
    t.plays("azul", "stop")
    assert t.who == ("granate",)


def test_placing_never_enters_the_kings_region() -> None:
    t = with_card("king-anywhere", king="galicia").plays("azul", "place")
    with pytest.raises(IllegalAction) as refused:
        t.plays("azul", ">galicia")
    assert refused.value.code == "taboo"


# --- the round ---


def test_every_player_has_one_turn_and_then_the_next_round_begins() -> None:
    t = turn_with("tile", players=5).finishes_round()
    assert (t.asked, t.round) == ("power", 2)
    assert t.start_player == "purpura"


def test_with_five_players_every_card_is_taken() -> None:
    t = turn_with("tile", players=5)
    for colour in t.colours[:4]:
        t.passes_turn(colour)
    t.plays("purpura", "take0")
    assert t.legal("purpura") == {"card5"}


@pytest.mark.parametrize(
    ("length", "rounds", "scorings"),
    [
        ("full", (1, 2, 3, 4, 5, 6, 7, 8, 9), 3),
        ("short", (2, 3, 5, 6, 8, 9), 3),
        ("short-1995", (1, 2, 3, 4, 5, 6), 2),
    ],
)
@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_length_of_the_game(
    edition: str, length: str, rounds: tuple[int, ...], scorings: int
) -> None:
    t = table(edition, 3, length=length, round=rounds[0])
    while not t.game.is_over:
        if t.asked == "power":
            t.plays(t.colour_asked, min(t.legal(t.colour_asked), key=int))
        else:
            t.passes_turn(t.colour_asked)
    assert tuple(each.round for each in t.events(RoundBegan)) == rounds
    scored_after = [each.round for each in t.events(GeneralScoring)]
    assert scored_after == [3, 6, 9][:scorings]
