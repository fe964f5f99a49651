"""The veto: at every step in 1995 and the big box, at the announcement in 2023."""

from __future__ import annotations

import pytest

from elgrande.game.events import SpecialAnnounced, VetoExpired
from tests.rules.table import Table, table, with_card

FIVES = {"vasco": {"azul": 1}, "aragon": {"azul": 1}, "valencia": {"azul": 1}}


def objecting(card: str, **position: object) -> Table:
    """Azul begins the special action; granate holds a veto by default."""
    position.setdefault("vetoes", ["granate"])
    return with_card(card, **position).plays("azul", "special")


# --- taking it ---


def test_a_veto_lasts_this_round_and_the_next() -> None:
    t = with_card("veto", round=4).plays("azul", "special")
    assert t.vetoes == {"azul": (5,)}


def test_a_player_may_decline_the_veto() -> None:
    t = with_card("veto").plays("azul", "place", "stop", "stop")
    assert t.vetoes == {}


def test_an_unused_veto_expires_at_the_end_of_the_next_round() -> None:
    t = with_card("veto").plays("azul", "special").finishes_round()
    assert t.vetoes == {"azul": (2,)}
    while t.asked == "power":
        t.plays(t.colour_asked, min(t.legal(t.colour_asked), key=int))
    t.finishes_round()
    assert t.round == 3
    assert t.vetoes == {}
    assert [each.player for each in t.events(VetoExpired)] == ["azul"]


def test_a_used_veto_is_gone() -> None:
    t = objecting("king-neighbour").plays("azul", "king>vasco").plays("granate", "veto")
    assert t.vetoes == {}
    assert t.king == "galicia"


def test_a_veto_cannot_stop_ones_own_action() -> None:
    t = objecting("king-neighbour", vetoes=["azul"]).plays("azul", "king>vasco")
    assert t.king == "vasco"


def test_a_veto_cannot_stop_a_placement() -> None:
    t = with_card("king-neighbour", vetoes=["granate"]).plays("azul", "place", ">vasco", ">vieja")
    assert t.who == ("azul",)
    assert t.court("azul") == 5


def test_a_veto_cannot_stop_taking_caballeros_or_a_card() -> None:
    t = table(vetoes=["granate"]).bids(azul=10, granate=9, oro=8, verde=7)
    t.plays("azul", "take1", "card1")
    assert t.who == ("azul",)


# --- at every step ---


STEPS = {
    "move-any-3": ["azul:aragon>sevilla"],
    "place-2": [">sevilla"],
    "one-of-each": ["oro:aragon<"],
    "score-chosen": ["score:aragon"],
    "tile": ["tile8>aragon"],
    "recover": ["recover13"],
    "eviction": ["evict:aragon"],
    "court-2": ["take2"],
    "grande": ["grande:azul>sevilla"],
    "king-neighbour": ["king>vasco"],
    "king-anywhere": ["king>nueva"],
    "score-castillo": [],
    "score-fives": ["score:vasco"],
    "court-all": [],
    "court-3": [],
    "veto": [],
}


@pytest.mark.parametrize("edition", ["1995", "big-box"])
@pytest.mark.parametrize("card", STEPS)
def test_the_first_step_of_every_card_can_be_vetoed_and_nothing_happens(
    edition: str, card: str
) -> None:
    t = with_card(
        card,
        edition=edition,
        grandes={"azul": "aragon"},
        caballeros={"aragon": {"azul": 2, "oro": 2}, "vasco": {"oro": 1}, "castillo": {"oro": 1}},
        vetoes=["granate"],
    )
    before = (t.points, t.king, t.grande("azul"), t.tile(8), t.hand("azul"), t.all_at("aragon"))
    courts = [t.court(each) for each in t.colours]
    t.plays("azul", "special", *STEPS[card])
    assert (t.asked, t.who) == ("veto", ("granate",))
    t.plays("granate", "veto")
    after = (t.points, t.king, t.grande("azul"), t.tile(8), t.hand("azul"), t.all_at("aragon"))
    assert after == before
    assert [t.court(each) for each in t.colours] == courts
    assert (t.asked, t.who) == ("place", ("azul",))


def test_a_vetoed_action_still_leaves_the_placement() -> None:
    t = objecting("king-neighbour", king="galicia").plays("azul", "king>vasco")
    t.plays("granate", "veto")
    assert t.targets("azul") == {"vasco", "vieja", "castillo"}


def test_after_placing_a_vetoed_action_ends_the_turn() -> None:
    t = with_card("king-neighbour", vetoes=["granate"]).plays("azul", "place", "stop", "special")
    t.plays("azul", "king>vasco").plays("granate", "veto")
    assert t.who == ("granate",)
    assert t.asked == "card"


def test_scorings_done_before_the_veto_stand() -> None:
    t = objecting("score-fives", caballeros=FIVES).plays("azul", "score:aragon")
    t.plays("granate", "allow").plays("azul", "score:valencia").plays("granate", "veto")
    assert t.points == {"azul": 5}
    assert t.asked == "place"


def test_returns_done_before_the_veto_stand() -> None:
    t = objecting("return-3", courts={"granate": 0, "oro": 5, "verde": 5})
    t.plays("oro", "oro:court<").plays("granate", "allow")
    t.plays("oro", "oro:court<").plays("granate", "veto")
    assert (t.court("oro"), t.court("verde")) == (4, 5)
    assert t.who == ("azul",)


def test_each_opponents_court_is_a_step_of_its_own() -> None:
    t = objecting("court-all", vetoes=["oro"])
    t.plays("oro", "allow")  # granate's goes first
    t.plays("oro", "veto")
    assert [t.court(each) for each in t.colours] == [7, 0, 7, 7]


def test_the_reveal_of_discs_is_a_step() -> None:
    t = objecting("disc-return-all", caballeros={"aragon": {"oro": 2}, "vasco": {"oro": 1}})
    t.plays("oro", "@aragon")
    assert (t.asked, t.who) == ("veto", ("granate",))
    assert "aragon" not in str(t.game.view(1).question.step)
    t.plays("granate", "veto")
    assert t.at("aragon", "oro") == 2


def test_after_the_reveal_each_return_is_a_step() -> None:
    t = objecting("disc-return-all", caballeros={"aragon": {"oro": 2}, "vasco": {"verde": 1}})
    t.plays("oro", "@aragon").plays("verde", "@vasco")
    t.plays("granate", "allow", "allow", "veto")
    assert t.at("aragon", "oro") == 0
    assert t.at("vasco", "verde") == 1


def test_choosing_the_region_to_evict_is_a_step() -> None:
    t = objecting("eviction", caballeros={"aragon": {"oro": 2}}).plays("azul", "evict:aragon")
    t.plays("granate", "veto")
    assert t.at("aragon", "oro") == 2
    assert t.asked == "place"


def test_after_the_choice_of_an_eviction_the_reveal_and_each_flight_are_steps() -> None:
    t = objecting("eviction", caballeros={"aragon": {"oro": 2, "verde": 1}})
    t.plays("azul", "evict:aragon").plays("granate", "allow")
    t.plays("oro", "@vasco").plays("verde", "@vieja")
    kinds = []
    for answer in ("allow", "allow", "veto"):
        kinds.append(type(t.game.question.step).__name__)
        t.plays("granate", answer)
    assert kinds == ["Revealed", "Fled", "Fled"]
    assert (t.at("vasco", "oro"), t.at("aragon", "verde")) == (2, 1)


def test_the_extra_placements_of_a_card_can_be_vetoed() -> None:
    t = objecting("place-2").plays("azul", ">sevilla").plays("granate", "allow")
    t.plays("azul", ">nueva").plays("granate", "veto")
    assert (t.at("sevilla", "azul"), t.at("nueva", "azul"), t.asked) == (1, 0, "place")


def test_in_2023_the_card_is_announced_and_not_what_it_will_do() -> None:
    t = objecting("king-anywhere", edition="2023")
    assert (t.asked, t.game.question.card) == ("veto", "king-anywhere")
    assert t.game.question.step == SpecialAnnounced("azul")
    t.plays("granate", "allow")
    assert t.asked == "king"


def test_named_once_the_order_is_asked_and_each_region_a_step() -> None:
    t = objecting("score-named-once", caballeros=FIVES)
    t.plays("azul", "@vasco").plays("granate", "@aragon").plays("oro", "@nueva")
    t.plays("verde", "@nueva").plays("granate", "allow")
    assert (t.asked, t.legal("azul")) == ("score-order", {"score:vasco", "score:aragon"})
    t.plays("azul", "score:aragon").plays("granate", "allow", "veto")
    assert t.points == {"azul": 5}


def test_taking_a_veto_can_be_vetoed() -> None:
    t = objecting("veto").plays("granate", "veto")
    assert t.vetoes == {}


def test_a_veto_cannot_be_vetoed() -> None:
    t = objecting("king-neighbour", vetoes=["granate", "oro"]).plays("azul", "king>vasco")
    t.plays("granate", "veto")
    assert (t.asked, t.who) == ("place", ("azul",))
    assert list(t.vetoes) == ["oro"]


# --- several of them ---


def test_holders_are_asked_clockwise_from_the_active_player() -> None:
    t = objecting("king-neighbour", vetoes=["verde", "granate"]).plays("azul", "king>vasco")
    assert t.who == ("granate",)
    t.plays("granate", "allow")
    assert t.who == ("verde",)
    t.plays("verde", "veto")
    assert t.king == "galicia"
    assert list(t.vetoes) == ["granate"]


def test_letting_a_step_pass_asks_again_at_the_next() -> None:
    t = objecting("move-any-3", caballeros={"aragon": {"azul": 3}})
    t.plays("azul", "azul:aragon>vasco").plays("granate", "allow")
    t.plays("azul", "azul:aragon>vasco")
    assert t.who == ("granate",)


def test_letting_the_rest_pass_asks_no_more_in_this_action() -> None:
    t = objecting("move-any-3", caballeros={"aragon": {"azul": 3}})
    t.plays("azul", "azul:aragon>vasco").plays("granate", "allow-rest")
    t.plays("azul", "azul:aragon>vasco", "azul:aragon>vasco")
    assert t.at("vasco", "azul") == 3


def test_letting_the_rest_pass_is_for_one_action_only() -> None:
    t = objecting("move-any-3", vetoes=["verde"], caballeros={"aragon": {"azul": 2}})
    t.plays("azul", "azul:aragon>vasco").plays("verde", "allow-rest").plays("azul", "stop", "stop")
    t.plays("granate", "card5", "special", "king>nueva")
    assert (t.asked, t.who) == ("veto", ("verde",))


def test_one_player_with_both_vetoes_is_asked_once_a_step_and_spends_the_older_first() -> None:
    t = with_card("veto")
    t.deck.cards[2] = "veto"  # the other one, in the next round
    t.plays("azul", "special").finishes_round()
    while t.asked == "power":
        power = {"azul": 12, "granate": 11, "oro": 9, "verde": 8}[t.colour_asked]
        t.plays(t.colour_asked, str(power))
    t.plays("azul", "card2", "special", "stop")
    assert t.vetoes == {"azul": (2, 3)}
    t.plays("granate", "take0", "card5", "special", "king>nueva")
    assert t.who == ("azul",)
    t.plays("azul", "veto")
    assert t.vetoes == {"azul": (3,)}
    assert t.king == "galicia"


# --- the order of scorings ---


def test_no_order_is_asked_without_a_veto_on_the_table() -> None:
    t = with_card("score-fives", caballeros=FIVES).plays("azul", "special")
    assert t.points == {"azul": 15}


def test_no_order_is_asked_when_only_the_active_player_holds_one() -> None:
    t = objecting("score-fives", caballeros=FIVES, vetoes=["azul"])
    assert t.points == {"azul": 15}


def test_the_order_is_not_asked_once_all_holders_let_the_rest_pass() -> None:
    t = objecting("score-fives", caballeros=FIVES).plays("azul", "score:valencia")
    t.plays("granate", "allow-rest")
    assert t.points == {"azul": 15}


def test_no_order_is_asked_in_2023_where_the_veto_comes_first() -> None:
    t = objecting("score-fives", edition="2023", caballeros=FIVES)
    t.plays("granate", "allow")
    assert t.points == {"azul": 15}


# --- 2023 ---


@pytest.mark.parametrize("card", [each for each in STEPS if each not in ("veto", "place-2")])
def test_2023_the_whole_action_is_prevented_as_it_is_announced(card: str) -> None:
    t = objecting(
        card,
        edition="2023",
        grandes={"azul": "aragon"},
        caballeros={"aragon": {"azul": 2, "oro": 2}, "castillo": {"oro": 1}},
    )
    assert (t.asked, t.who) == ("veto", ("granate",))
    t.plays("granate", "veto")
    assert (t.asked, t.who) == ("place", ("azul",))
    assert t.all_at("aragon") == {"azul": 2, "oro": 2}


def test_2023_a_veto_cannot_stop_an_action_under_way() -> None:
    t = objecting("move-any-3", edition="2023", caballeros={"aragon": {"azul": 3}})
    t.plays("granate", "allow")
    t.plays("azul", *["azul:aragon>vasco"] * 3)
    assert t.at("vasco", "azul") == 3
    assert list(t.vetoes) == ["granate"]


def test_2023_taking_a_veto_can_be_vetoed() -> None:
    t = objecting("veto", edition="2023", modules=["old-hands"]).plays("granate", "veto")
    assert t.vetoes == {}


def test_2023_two_holders_are_asked_in_turn() -> None:
    t = objecting("king-neighbour", edition="2023", vetoes=["oro", "verde"])
    assert t.who == ("oro",)
    t.plays("oro", "allow")
    assert t.who == ("verde",)
    t.plays("verde", "allow")
    assert t.asked == "king"


def test_2023_a_declined_action_is_not_announced() -> None:
    t = with_card("king-neighbour", edition="2023", vetoes=["granate"])
    t.plays("azul", "place", "stop", "stop")
    assert t.asked == "card"
    assert list(t.vetoes) == ["granate"]
