"""Stack 2: sending caballeros back to the province."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, with_card

COURTS = {"azul": 5, "granate": 2, "oro": 4, "verde": 0}


# --- courts ---


def test_court_all_empties_the_courts_of_the_opponents_only() -> None:
    t = with_card("court-all", courts=COURTS).plays("azul", "special")
    assert [t.court(each) for each in t.colours] == [5, 0, 0, 0]
    assert t.province("oro") == 30


def test_court_all_touches_nothing_on_the_board() -> None:
    t = with_card("court-all", caballeros={"aragon": {"oro": 3}}).plays("azul", "special")
    assert t.at("aragon", "oro") == 3


def test_court_three_takes_three_or_all_if_fewer() -> None:
    t = with_card("court-3", courts=COURTS).plays("azul", "special")
    assert [t.court(each) for each in t.colours] == [5, 0, 1, 0]


def test_court_three_takes_nothing_from_regions_to_make_up() -> None:
    t = with_card("court-3", courts={"oro": 1}, caballeros={"aragon": {"oro": 5}})
    t.plays("azul", "special")
    assert (t.court("oro"), t.at("aragon", "oro")) == (0, 5)


@pytest.mark.parametrize("card", ["court-all", "court-3"])
def test_court_cards_may_be_declined(card: str) -> None:
    t = with_card(card, courts=COURTS).plays("azul", "place", "stop", "stop")
    assert [t.court(each) for each in t.colours] == [5, 2, 4, 0]


# --- one of each opponent ---


def one_of_each(**position: object) -> Table:
    return with_card(
        "one-of-each",
        **{
            "king": "galicia",
            "caballeros": {
                "aragon": {"azul": 2, "granate": 1, "oro": 2},
                "galicia": {"verde": 2, "oro": 1},
                "castillo": {"verde": 1},
            },
            **position,
        },
    ).plays("azul", "special")


def test_one_of_each_you_choose_one_caballero_of_each_opponent() -> None:
    t = one_of_each().plays("azul", "oro:aragon<")
    assert t.legal("azul") == {"granate:aragon<", "stop"}
    t.plays("azul", "granate:aragon<")
    assert t.all_at("aragon") == {"azul": 2, "oro": 1}
    assert t.asked == "place"


def test_one_of_each_leaves_out_the_kings_region_the_castillo_and_yourself() -> None:
    assert one_of_each().legal("azul") == {"granate:aragon<", "oro:aragon<", "stop"}


def test_one_of_each_may_spare_an_opponent_in_the_big_box() -> None:
    t = one_of_each().plays("azul", "oro:aragon<", "stop")
    assert t.all_at("aragon") == {"azul": 2, "granate": 1, "oro": 1}


@pytest.mark.parametrize("edition", ["1995", "2023"])
def test_one_of_each_spares_no_opponent_elsewhere(edition: str) -> None:
    t = one_of_each(edition=edition)
    assert t.legal("azul") == {"granate:aragon<", "oro:aragon<"}
    t.plays("azul", "oro:aragon<")
    assert t.legal("azul") == {"granate:aragon<"}


# --- each opponent returns three ---


def test_return_three_court_and_regions_at_the_owners_choice() -> None:
    t = with_card(
        "return-3",
        players=3,
        king="galicia",
        courts={"granate": 2, "oro": 1},
        caballeros={
            "aragon": {"granate": 2},
            "galicia": {"granate": 4},
            "castillo": {"granate": 1},
        },
    ).plays("azul", "special")
    assert t.who == ("granate",)
    assert t.legal("granate") == {"granate:court<", "granate:aragon<"}
    t.plays("granate", "granate:aragon<", "granate:court<", "granate:aragon<")
    assert (t.court("granate"), t.at("aragon", "granate")) == (1, 0)
    assert (t.at("galicia", "granate"), t.castillo("granate")) == (4, 1)


def test_return_three_as_many_as_possible() -> None:
    t = with_card(
        "return-3",
        players=3,
        king="galicia",
        courts={"granate": 0, "oro": 2},
        caballeros={"galicia": {"granate": 4}},
    ).plays("azul", "special")
    assert t.who == ("oro",)  # granate has nothing within reach
    t.plays("oro", "oro:court<", "oro:court<")
    assert (t.asked, t.who) == ("place", ("azul",))


def test_return_three_leaves_no_choice_to_stop() -> None:
    t = with_card("return-3", players=3).plays("azul", "special")
    assert t.refuses("granate", "stop")


def test_return_three_spares_the_active_player() -> None:
    t = with_card("return-3", players=2).plays("azul", "special")
    t.plays("granate", *["granate:court<"] * 3)
    assert (t.court("azul"), t.court("granate")) == (7, 4)


# --- by secret disc ---


def test_disc_return_all_takes_all_from_the_region_named() -> None:
    t = with_card(
        "disc-return-all",
        king="galicia",
        caballeros={"aragon": {"oro": 3, "verde": 1}, "sevilla": {"oro": 1}, "galicia": {"oro": 1}},
    ).plays("azul", "special")
    assert set(t.who) == {"oro", "verde"}  # granate has nothing to name
    assert t.discs("oro") == {"aragon", "sevilla"}
    t.plays("verde", "@aragon").plays("oro", "@aragon")
    assert t.all_at("aragon") == {}
    assert t.at("sevilla", "oro") == 1
    assert t.province("oro") == 30 - 7 - 2


def test_disc_return_all_cannot_name_the_kings_region() -> None:
    t = with_card(
        "disc-return-all", king="galicia", caballeros={"galicia": {"oro": 3}, "vasco": {"oro": 1}}
    )
    t.plays("azul", "special")
    assert t.discs("oro") == {"vasco"}


def test_disc_return_two_takes_two_from_a_region_with_at_least_two() -> None:
    t = with_card(
        "disc-return-2",
        caballeros={"aragon": {"oro": 3, "verde": 2}, "sevilla": {"oro": 1}},
    ).plays("azul", "special")
    assert t.discs("oro") == {"aragon"}
    t.plays("oro", "@aragon").plays("verde", "@aragon")
    assert t.all_at("aragon") == {"oro": 1}


@pytest.mark.parametrize(("edition", "left"), [("1995", 0), ("big-box", 1), ("2023", 0)])
def test_disc_return_two_when_no_region_holds_two(edition: str, left: int) -> None:
    t = with_card("disc-return-2", edition=edition, players=3, caballeros={"aragon": {"oro": 1}})
    if left == 0:
        t.plays("azul", "special")
        assert t.discs("oro") == {"aragon"}
        t.plays("oro", "@aragon")
    assert t.at("aragon", "oro") == left
    assert t.asked == "place"


def test_disc_return_two_the_fallback_is_only_for_those_without_a_pair() -> None:
    t = with_card(
        "disc-return-2", edition="1995", caballeros={"aragon": {"oro": 2}, "vasco": {"oro": 1}}
    ).plays("azul", "special")
    assert t.discs("oro") == {"aragon"}


def test_discs_stay_hidden_until_all_are_set() -> None:
    t = with_card(
        "disc-return-all", caballeros={"aragon": {"oro": 1, "verde": 1}, "vasco": {"oro": 1}}
    ).plays("azul", "special")
    t.plays("oro", "@aragon")
    assert t.who == ("verde",)
    assert t.at("aragon", "oro") == 1
    assert t.game.view(3).players[2].answered is True
    assert "aragon" not in str(t.game.events(3)[-1])
