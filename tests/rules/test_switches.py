"""Every switch, both ways, in every edition (`core.editions.Switches`)."""

from __future__ import annotations

import pytest

from elgrande import Options
from elgrande.game.options import SWITCHES
from tests.rules.table import Table, bid_down, table, with_card

EDITIONS = ("1995", "big-box", "2023")

# The edition's own settings, at four players.
ON = {
    "1995": {
        *("ties_count_everybody", "choose_castillo", "must_take", "must_return_each"),
        "return_two_or_one",
    },
    "big-box": {"first_places_in_order", "disc_may_name_king"},
    "2023": {
        *("must_return_each", "return_two_or_one", "veto_at_announcement", "disc_may_name_king"),
    },
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_comes_with_these_switches(edition: str) -> None:
    in_force = Options(edition=edition, players=4).in_force
    assert {name for name in SWITCHES if getattr(in_force, name)} == ON[edition]


@pytest.mark.parametrize(("edition", "players"), [(e, n) for e in EDITIONS for n in (2, 3, 4, 5)])
def test_dummy_and_merged_stacks_come_with_two_players_of_2023_only(
    edition: str, players: int
) -> None:
    in_force = Options(edition=edition, players=players).in_force
    assert in_force.dummy is in_force.merged_stacks is ((edition, players) == ("2023", 2))


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[True, False], ids=["on", "off"])
def on(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def switched(card: str, edition: str, switch: str, on: bool, **position: object) -> Table:
    return with_card(card, edition=edition, switches={switch: on}, **position)


def test_ties_count_everybody(edition: str, on: bool) -> None:
    there = {"azul": 4, "granate": 4, "oro": 4, "verde": 3}
    t = table(edition, switches={"ties_count_everybody": on}, caballeros={"vasco": there})
    assert ("verde" in t.if_scored("vasco")) is not on


def test_first_places_in_order(edition: str, on: bool) -> None:
    t = with_card(
        "score-first-places",
        edition=edition,
        switches={"first_places_in_order": on, "veto_at_announcement": False},
        caballeros={"vasco": {"azul": 1}},
        vetoes=["granate"],
    ).plays("azul", "special")
    assert t.asked == ("veto" if on else "score-order")


def test_rulings_0_1(edition: str, on: bool) -> None:
    t = switched("score-castillo", edition, "rulings_0_1", on)
    assert t.asked == ("part" if on else "place")


def test_choose_castillo(edition: str, on: bool) -> None:
    t = switched("score-chosen", edition, "choose_castillo", on, caballeros={"vasco": {"oro": 1}})
    t.plays("azul", "special")
    assert ("score:castillo" in t.legal("azul")) is on


def test_must_take(edition: str, on: bool) -> None:
    t = table(edition, 3, switches={"must_take": on}).bids(azul=9, granate=8, oro=7)
    assert t.legal("azul") == ({"take2"} if on else {"take0", "take1", "take2"})


def test_must_take_what_the_province_has_the_rest_from_regions_is_free(
    edition: str, on: bool
) -> None:
    t = table(
        edition,
        3,
        switches={"must_take": on},
        caballeros={"aragon": {"azul": 20}},
        courts={"azul": 9},
    )
    t.bids(azul=9, granate=8, oro=7)
    assert t.legal("azul") == ({"take1"} if on else {"take0", "take1"})
    t.plays("azul", "take1")
    assert t.legal("azul") == {"recall:aragon", "stop"}


def test_must_take_holds_for_the_court_card_too(edition: str, on: bool) -> None:
    t = switched("court-2", edition, "must_take", on).plays("azul", "special")
    assert t.legal("azul") == ({"take2"} if on else {"take0", "take1", "take2"})


def test_must_return_each(edition: str, on: bool) -> None:
    t = switched("one-of-each", edition, "must_return_each", on, caballeros={"vasco": {"oro": 1}})
    t.plays("azul", "special")
    assert t.refuses("azul", "stop") is on


def test_return_two_or_one(edition: str, on: bool) -> None:
    t = switched(
        "disc-return-2", edition, "return_two_or_one", on, caballeros={"vasco": {"oro": 1}}
    )
    assert (t.asked == "part") is on  # otherwise the card could change nothing


def test_veto_at_announcement(edition: str, on: bool) -> None:
    t = switched("king-neighbour", edition, "veto_at_announcement", on, vetoes=["oro"])
    t.plays("azul", "special")
    assert (t.asked == "veto") is on
    if on:
        t.plays("oro", "allow")
    t.plays("azul", "king>vasco")
    assert (t.asked == "veto") is not on


def test_disc_may_name_king(edition: str, on: bool) -> None:
    t = table(
        edition,
        switches={"disc_may_name_king": on},
        round=3,
        king="sevilla",
        caballeros={"castillo": {"azul": 1}},
    )
    bid_down(t).finishes_round()
    assert ("sevilla" in t.discs("azul")) is on


def test_disc_may_name_king_does_not_concern_an_eviction(edition: str, on: bool) -> None:
    t = switched("eviction", edition, "disc_may_name_king", on, caballeros={"vasco": {"oro": 1}})
    t.plays("azul", "special", "evict:vasco")
    assert "galicia" in t.discs("oro")


def test_dummy(edition: str, on: bool) -> None:
    t = table(edition, 2, switches={"dummy": on})
    assert (t.game.view(None).dummy is not None) is on
    t = table(edition, 2, switches={"dummy": on}, caballeros={"nueva": {"azul": 2, "granate": 1}})
    assert t.if_scored("nueva") == ({"azul": 7, "granate": 4} if on else {"azul": 7})


@pytest.mark.parametrize("players", [2, 3])
def test_merged_stacks(edition: str, players: int, on: bool) -> None:
    t = table(edition, players, switches={"merged_stacks": on})
    assert len(t.game.view(None).cards) == (4 if on else 5)
