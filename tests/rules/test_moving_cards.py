"""Stack 1: moving caballeros, and placing more of them."""

from __future__ import annotations

import pytest

from tests.rules.table import Table, with_card

REGIONS = {
    *("galicia", "vasco", "aragon", "cataluna", "vieja", "nueva", "sevilla", "granada"),
    "valencia",
}
CROWD = {
    "aragon": {"azul": 6, "oro": 6, "verde": 6},
    "sevilla": {"azul": 2, "oro": 2},
    "galicia": {"azul": 3, "oro": 3},  # the King is here
    "castillo": {"azul": 3, "oro": 3},
}


def moving(card: str, **position: object) -> Table:
    return with_card(card, **{"king": "galicia", "caballeros": CROWD, **position}).plays(
        "azul", "special"
    )


@pytest.mark.parametrize(
    ("card", "number", "owners"),
    [
        ("move-any-3", 3, {"azul", "oro", "verde"}),
        ("move-any-4", 4, {"azul", "oro", "verde"}),
        ("move-own-4", 4, {"azul"}),
        ("move-foreign-3", 3, {"oro", "verde"}),
        ("move-5-from-one", 5, {"azul", "oro", "verde"}),
    ],
)
class TestCardsWithOneNumber:
    def test_moves_up_to_its_number(self, card: str, number: int, owners: set[str]) -> None:
        t = moving(card)
        assert t.game.question.left == number
        owner = min(owners)
        t.plays("azul", *[f"{owner}:aragon>valencia"] * number)
        assert t.at("valencia", owner) == number
        assert t.asked == "place"

    def test_moves_only_these_colours(self, card: str, number: int, owners: set[str]) -> None:
        assert {owner for owner, _, _ in moving(card).moves("azul")} == owners

    def test_may_stop_after_fewer(self, card: str, number: int, owners: set[str]) -> None:
        t = moving(card).plays("azul", f"{max(owners)}:aragon>vasco", "stop")
        assert t.at("vasco", max(owners)) == 1
        assert t.asked == "place"

    def test_may_stop_before_the_first(self, card: str, number: int, owners: set[str]) -> None:
        assert moving(card).plays("azul", "stop").asked == "place"

    def test_never_out_of_the_kings_region_the_castillo_or_a_court(
        self, card: str, number: int, owners: set[str]
    ) -> None:
        assert {source for _, source, _ in moving(card).moves("azul")} == {"aragon", "sevilla"}

    def test_to_any_region_but_the_kings_and_to_the_castillo(
        self, card: str, number: int, owners: set[str]
    ) -> None:
        moves = moving(card).moves("azul")
        from_aragon = {target for _, source, target in moves if source == "aragon"}
        assert from_aragon == REGIONS - {"galicia", "aragon"} | {"castillo"}


def test_two_own_and_two_foreign_are_counted_apart() -> None:
    t = moving("move-own-2-foreign-2")
    t.plays("azul", "oro:aragon>vasco", "verde:aragon>vasco")
    assert {owner for owner, _, _ in t.moves("azul")} == {"azul"}
    t.plays("azul", "azul:aragon>vasco", "azul:sevilla>castillo")
    assert t.all_at("vasco") == {"azul": 1, "oro": 1, "verde": 1}
    assert t.asked == "place"


def test_two_own_and_two_foreign_may_be_fewer_of_either() -> None:
    t = moving("move-own-2-foreign-2").plays("azul", "azul:aragon>vasco", "stop")
    assert t.all_at("vasco") == {"azul": 1}


def test_two_own_and_two_foreign_respects_the_taboo() -> None:
    moves = moving("move-own-2-foreign-2").moves("azul")
    assert not any("galicia" in (source, target) for _, source, target in moves)


def test_five_from_one_region_the_first_move_settles_which() -> None:
    t = moving("move-5-from-one").plays("azul", "oro:sevilla>vasco")
    assert {source for _, source, _ in t.moves("azul")} == {"sevilla"}
    t.plays("azul", "azul:sevilla>valencia", "azul:sevilla>castillo", "oro:sevilla>nueva")
    assert t.asked == "place"  # four stood there


def test_all_own_from_one_region_any_number_to_any_regions() -> None:
    t = moving("move-all-own-from-one")
    t.plays("azul", *["azul:aragon>vasco"] * 3, *["azul:aragon>castillo"] * 3)
    assert t.at("aragon", "azul") == 0
    assert (t.at("vasco", "azul"), t.castillo("azul")) == (3, 6)
    assert t.asked == "place"


def test_all_own_from_one_region_may_leave_some_behind() -> None:
    t = moving("move-all-own-from-one").plays("azul", "azul:aragon>vasco", "stop")
    assert t.at("aragon", "azul") == 5


def test_all_own_from_one_region_is_own_only_and_one_region_only() -> None:
    t = moving("move-all-own-from-one")
    assert {owner for owner, _, _ in t.moves("azul")} == {"azul"}
    t.plays("azul", "azul:sevilla>vasco")
    assert {source for _, source, _ in t.moves("azul")} == {"sevilla"}


def test_a_moved_caballero_may_be_moved_again_and_counts_again() -> None:
    t = moving("move-own-4", caballeros={"aragon": {"azul": 1}})
    t.plays("azul", "azul:aragon>vasco", "azul:vasco>vieja", "azul:vieja>nueva")
    t.plays("azul", "azul:nueva>sevilla")
    assert t.at("sevilla", "azul") == 1
    assert t.asked == "place"


@pytest.mark.parametrize(
    "card",
    ["move-any-3", "move-any-4", "move-own-4", "move-5-from-one", "move-all-own-from-one"],
)
def test_with_nothing_to_move_only_the_placement_is_left(card: str) -> None:
    t = with_card(card, king="galicia", caballeros={"galicia": {"azul": 5}})
    assert t.asked == "place"


@pytest.mark.parametrize("card", ["move-foreign-3", "move-own-2-foreign-2"])
def test_foreign_caballeros_under_the_taboo_cannot_be_moved(card: str) -> None:
    t = with_card(card, king="galicia", caballeros={"galicia": {"oro": 5}, "castillo": {"oro": 2}})
    assert t.asked == "place"


def test_placing_first_can_give_the_card_something_to_move() -> None:
    t = with_card("move-own-4", king="galicia", caballeros={})
    t.plays("azul", ">vasco")
    assert t.asked == "part"
    t.plays("azul", "special", "azul:vasco>sevilla")
    assert t.at("sevilla", "azul") == 1


# --- placing two more ---


def test_place_two_anywhere_but_the_kings_region() -> None:
    t = with_card("place-2", king="galicia").plays("azul", "special")
    assert t.targets("azul") == REGIONS - {"galicia"} | {"castillo"}
    t.plays("azul", ">sevilla", ">castillo")
    assert t.asked == "place"
    assert t.targets("azul") == {"vasco", "vieja", "castillo"}


def test_place_two_may_be_one_or_none() -> None:
    t = with_card("place-2").plays("azul", "special", ">sevilla", "stop", "stop")
    assert t.court("azul") == 6


def test_place_two_ends_with_the_court() -> None:
    t = with_card("place-2", courts={"azul": 1}).plays("azul", "special", ">sevilla")
    assert t.court("azul") == 0
    assert t.who == ("granate",)


def test_place_two_is_nothing_with_an_empty_court() -> None:
    t = with_card("place-2", courts={"azul": 0})
    assert t.who == ("granate",)


def test_either_or_moves_all_own_from_one_region() -> None:
    t = moving("move-all-own-or-place-2").plays("azul", "either1", *["azul:sevilla>vasco"] * 2)
    assert t.at("vasco", "azul") == 2
    assert t.asked == "place"


def test_either_or_places_two_anywhere() -> None:
    t = moving("move-all-own-or-place-2").plays("azul", "either2", ">valencia", ">castillo")
    assert t.at("valencia", "azul") == 1
    assert t.asked == "place"


def test_either_or_is_one_of_the_two_not_both() -> None:
    t = moving("move-all-own-or-place-2").plays("azul", "either2", "stop")
    assert t.asked == "place"


@pytest.mark.parametrize(
    ("position", "left"),
    [({"courts": {"azul": 0}}, "either1"), ({"caballeros": {"galicia": {"azul": 2}}}, "either2")],
)
def test_either_or_offers_only_what_can_be_done(position: dict[str, object], left: str) -> None:
    t = moving("move-all-own-or-place-2", **position)
    assert t.legal("azul") == {left}
