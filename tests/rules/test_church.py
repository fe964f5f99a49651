"""The Church variant: four black caballeros and a keeper."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from tests.rules.table import Table, bid_down, table, with_card


def clerical(card: str, **position: object) -> Table:
    extra = position.pop("variants", [])
    return with_card(card, variants=["church", *extra], **position)  # type: ignore[misc]


BLACK = {"aragon": {"church": 2}, "sevilla": {"church": 2}}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_pairs_start_in_regions_that_are_no_home_nor_the_kings(players: int) -> None:
    for seed in range(5):
        options = Options(players=players, variants=frozenset({"church"}))
        view = Game.new(options, seed=seed).view(None)
        black = {
            r: p.caballeros["church"] for r, p in view.regions.items() if "church" in p.caballeros
        }
        assert list(black.values()) == [2, 2]
        assert not set(black) & {view.king, *(each.grande for each in view.players)}
        assert not any(each.church for each in view.players)


def test_a_sixth_pile_of_one_card_worth_three_back_every_round() -> None:
    t = clerical("church", caballeros=BLACK)
    assert t.game.question.card == "church"
    t.plays("azul", "place")
    assert t.game.question.left == 3
    t.finishes_round()
    assert t.card(6) == "church"


def test_the_card_gives_the_marker_and_two_moves_of_black_ones() -> None:
    t = clerical("church", king="galicia", caballeros={**BLACK, "vasco": {"azul": 1}})
    t.plays("azul", "special")
    assert t.game.view(None).players[0].church is True
    assert {owner for owner, _, _ in t.moves("azul")} == {"church"}
    t.plays("azul", "church:aragon>vasco", "church:sevilla>vasco")
    assert t.at("vasco", "church") == 2
    assert t.asked == "place"


def test_black_ones_may_stay_and_never_touch_the_kings_region_or_the_castillo() -> None:
    t = clerical("church", king="aragon", caballeros=BLACK).plays("azul", "special")
    assert {source for _, source, _ in t.moves("azul")} == {"sevilla"}
    assert not {"aragon", "castillo"} & {target for _, _, target in t.moves("azul")}
    t.plays("azul", "stop")
    assert t.asked == "place"


def test_black_ones_never_enter_france_nor_unconquered_granada() -> None:
    t = clerical("church", variants=["france", "granada"], king="vasco", caballeros=BLACK)
    t.plays("azul", "special")
    targets = {target for _, _, target in t.moves("azul")}
    assert "granada" not in targets
    assert not any(target.startswith("france") for target in targets)


def test_the_keeper_counts_them_as_own() -> None:
    position = {"caballeros": {"aragon": {"church": 2, "azul": 1, "oro": 2}}}
    t = table(variants=["church"], keeper="azul", **position)  # type: ignore[arg-type]
    assert t.if_scored("aragon") == {"azul": 5, "oro": 4}
    t = table(variants=["church"], **position)  # type: ignore[arg-type]
    assert t.if_scored("aragon") == {"oro": 5, "azul": 4}


def test_the_keeper_ranks_with_black_ones_alone() -> None:
    t = table(variants=["church"], keeper="azul", caballeros={"aragon": {"church": 1}})
    assert t.if_scored("aragon") == {"azul": 5}


def test_black_caballeros_without_a_keeper_do_not_rank() -> None:
    assert table(variants=["church"], caballeros=BLACK).if_scored("aragon") == {}


def test_the_keeper_moves_them_as_own_the_others_as_foreign() -> None:
    t = clerical("move-own-4", keeper="azul", caballeros=BLACK).plays("azul", "special")
    assert {owner for owner, _, _ in t.moves("azul")} == {"church"}
    assert clerical("move-own-4", keeper="oro", caballeros=BLACK).asked == "place"
    t = clerical("move-foreign-3", keeper="oro", caballeros=BLACK).plays("azul", "special")
    assert {owner for owner, _, _ in t.moves("azul")} == {"church"}
    assert clerical("move-foreign-3", keeper="azul", caballeros=BLACK).asked == "place"


def test_black_ones_moved_by_any_card_never_enter_the_castillo() -> None:
    t = clerical("move-any-3", caballeros=BLACK).plays("azul", "special")
    assert "castillo" not in {target for _, _, target in t.moves("azul")}


def test_black_ones_are_not_returned_to_a_province() -> None:
    t = clerical("one-of-each", keeper="oro", caballeros={**BLACK, "vasco": {"oro": 1}})
    t.plays("azul", "special")
    assert t.legal("azul") == {"oro:vasco<", "stop"}


def test_black_ones_stay_when_their_keeper_is_evicted() -> None:
    t = clerical("eviction", keeper="oro", caballeros={"aragon": {"church": 2, "oro": 1}})
    t.plays("azul", "special", "evict:aragon").plays("oro", "@vasco")
    assert t.all_at("aragon") == {"church": 2}


def test_black_ones_count_for_most_and_fewest() -> None:
    t = clerical("score-most", caballeros={"aragon": {"church": 2, "oro": 1}, "vasco": {"azul": 2}})
    t.plays("azul", "special")
    assert t.scored == ["aragon"]


# --- the extra caballero ---


def test_the_keeper_may_take_one_more_from_the_province() -> None:
    t = table(variants=["church"], keeper="azul", caballeros=BLACK)
    t.bids(azul=9, granate=8, oro=7, verde=6)
    assert t.legal("azul") == {"take0", "take1", "take2", "take3"}
    t.plays("azul", "take3")
    assert t.court("azul") == 10


def test_or_place_one_more() -> None:
    t = clerical("score-fours", keeper="azul", caballeros=BLACK).plays("azul", "place")
    assert t.game.question.left == 4
    t.plays("azul", *[">castillo"] * 4)
    assert t.castillo("azul") == 4


def test_the_extra_caballero_is_taken_or_placed_not_both() -> None:
    t = bid_down(table(variants=["church"], keeper="azul", caballeros=BLACK))
    t.plays("azul", "take1", "card3", "place")
    assert t.game.question.left == 3


def test_only_the_keeper_gets_the_extra_caballero() -> None:
    t = clerical("score-fours", keeper="oro", caballeros=BLACK).plays("azul", "place")
    assert t.game.question.left == 3


def test_who_takes_the_church_first_may_place_one_more_at_once() -> None:
    t = clerical("church", caballeros=BLACK).plays("azul", "special", "stop")
    assert t.game.question.left == 4


def test_the_extra_one_does_not_come_from_regions() -> None:
    t = table(
        variants=["church"],
        keeper="azul",
        courts={"azul": 20},
        caballeros={**BLACK, "vasco": {"azul": 10}},
    )
    bid_down(t)
    assert t.asked == "card"  # a 13 and an empty province


def test_the_marker_stays_until_another_player_takes_the_card() -> None:
    t = clerical("church", caballeros=BLACK, keeper="oro").plays("azul", "place", "stop", "stop")
    assert t.game.view(None).players[2].church is True
    t = clerical("church", caballeros=BLACK, keeper="oro").plays("azul", "special")
    assert [each.church for each in t.game.view(None).players] == [True, False, False, False]


def keeper_at_home() -> Table:
    """Azul keeps the Church and has its Grande in vasco, with home advantage."""
    return clerical(
        "score-fours",
        variants=["home-advantage"],
        king="galicia",
        keeper="azul",
        grandes={"azul": "vasco"},
        caballeros=BLACK,
    )


def test_home_advantage_adds_one_to_the_churchs_extra() -> None:
    t = keeper_at_home().plays("azul", "place", *[">vasco"] * 5)
    assert t.at("vasco", "azul") == 5
    assert t.asked == "part"


def test_the_churchs_extra_one_elsewhere_costs_the_one_more_at_home() -> None:
    t = keeper_at_home().plays("azul", "place", *[">vasco"] * 3, ">vieja")
    assert (t.at("vasco", "azul"), t.at("vieja", "azul")) == (3, 1)
    assert t.asked == "part"


def test_taking_the_church_can_be_vetoed() -> None:
    t = clerical("church", caballeros=BLACK, vetoes=["granate"]).plays("azul", "special")
    t.plays("granate", "veto")
    assert not any(each.church for each in t.game.view(None).players)


def test_the_extra_caballero_is_not_asked_for_from_regions() -> None:
    t = table(
        players=2,
        variants=["church"],
        keeper="azul",
        caballeros={"aragon": {"azul": 22}},
        courts={"azul": 6},
    )
    t.bids(azul=5, granate=4)
    assert t.game.question.left == 2  # four granted, one extra, and two in the province
    t.plays("azul", "take2")
    assert (t.game.question.kind, t.game.question.left) == ("recall", 2)


@pytest.mark.parametrize("extra", ["supply", "court card", "placement"])
def test_the_extra_one_comes_once_a_turn_with_any_taking_or_with_the_placement(extra: str) -> None:
    t = table(variants=["church"], keeper="azul", cards={4: "court-2"}, caballeros=BLACK)
    bid_down(t)  # a 13 supplies none
    assert t.legal("azul") == {"take0", "take1"}
    t.plays("azul", "take1" if extra == "supply" else "take0", "card4", "special")
    assert ("take3" in t.legal("azul")) is (extra != "supply")
    t.plays("azul", "take3" if extra == "court card" else "take2")
    assert t.game.question.left == (5 if extra == "placement" else 4)


def test_the_extra_one_comes_with_an_ability_too() -> None:
    deal = ["1court", "1", "1", "2", "2", "2grande"]
    t = table(
        "2023",
        2,
        modules=["power-shift"],
        variants=["church"],
        modifiers=deal,
        keeper="azul",
        dummy_power=1,
        caballeros=BLACK,
    )
    t.plays("azul", "pass:1").plays("granate", "pass:2").bids(azul="13+1court", granate="12")
    t.plays("azul", "take0")  # the supply
    assert t.legal("azul") == {"take0", "take1", "take2"}
    t.plays("azul", "take2", "card5", "place")
    assert t.game.question.left == 5


def test_a_vetoed_taking_leaves_the_extra_one_for_the_placement() -> None:
    t = clerical("court-2", keeper="azul", caballeros=BLACK, vetoes=["granate"])
    t.plays("azul", "special", "take3").plays("granate", "veto")
    assert t.court("azul") == 7
    assert t.game.question.left == 5


def test_the_card_without_its_action_leaves_the_marker_and_brings_no_extra_one() -> None:
    t = clerical("church", keeper="oro", caballeros=BLACK).plays("azul", "place")
    assert t.game.question.left == 3
    t.plays("azul", "stop", "stop")
    assert t.game.view(None).players[2].church is True


def test_black_caballeros_are_never_drawn_into_granada() -> None:
    variants = frozenset({"church", "granada"})
    for seed in range(60):
        view = Game.new(Options(players=2, variants=variants), seed=seed).view(None)
        assert "church" not in view.regions["granada"].caballeros
