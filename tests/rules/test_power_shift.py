"""Power Shift (2023): sixteen modifiers, three a player, hidden until played."""

from __future__ import annotations

from collections import Counter

import pytest

from elgrande import Game, Options
from elgrande.game.events import ModifierDealt, ModifierPassed
from tests.rules.table import Table, table

DEAL = ["1", "1court", "2move", "1grande", "2grande", "2"]  # azul's three, then granate's


def shift(deal: list[str] | None = None, **position: object) -> Table:
    """Two players; each has passed the last modifier dealt to it."""
    deal = deal or DEAL
    t = table("2023", 2, modules=["power-shift"], modifiers=deal, **position)  # type: ignore[arg-type]
    return t.plays("azul", f"pass:{deal[2]}").plays("granate", f"pass:{deal[5]}")


# --- the deal ---


def test_sixteen_modifiers_eight_of_each_number_two_of_each_ability() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(200):
        game = Game.new(
            Options(edition="2023", players=5, modules=frozenset({"power-shift"})), seed
        )
        hands = [
            view.modifiers or () for seat in range(5) for view in [game.view(seat).players[seat]]
        ]
        in_hands = Counter(name for hand in hands for name in hand)
        assert sum(in_hands.values()) == 15
        assert max(in_hands.values()) <= 2
        dealt += in_hands
    assert set(dealt) == {
        f"{number}{ability}" for number in (1, 2) for ability in ("", "court", "move", "grande")
    }


def test_three_dealt_one_passed_left_three_kept() -> None:
    t = table("2023", 3, modules=["power-shift"], modifiers=[*DEAL, "1", "2court", "2court"])
    assert (t.asked, set(t.who)) == ("pass-modifier", {"azul", "granate", "oro"})
    t.plays("oro", "pass:1").plays("azul", "pass:2move").plays("granate", "pass:2")
    assert t.modifiers("azul") == ["1", "1", "1court"]
    assert t.modifiers("granate") == ["1grande", "2grande", "2move"]
    assert t.modifiers("oro") == ["2", "2court", "2court"]


def test_only_what_one_holds_can_be_passed() -> None:
    t = table("2023", 2, modules=["power-shift"], modifiers=DEAL)
    assert t.legal("azul") == {"pass:1", "pass:1court", "pass:2move"}


def test_modifiers_in_hand_are_hidden_from_others() -> None:
    t = shift()
    assert t.game.view(0).players[1].modifiers is None
    assert t.game.view(0).players[1].modifiers_size == 3
    assert t.game.view(None).players[0].modifiers is None


def test_a_passed_modifier_is_seen_by_giver_and_receiver_only() -> None:
    t = table("2023", 3, modules=["power-shift"], modifiers=[*DEAL, "1", "2court", "2court"])
    t.plays("oro", "pass:1").plays("azul", "pass:2move").plays("granate", "pass:2")

    def seen(seat: int) -> list[str | None]:
        return [e.modifier for e in t.game.events(seat) if isinstance(e, ModifierPassed)]

    assert seen(0) == ["2move", None, "1"]
    assert seen(1) == ["2move", "2", None]
    deals = [e for e in t.game.events(1) if isinstance(e, ModifierDealt)]
    assert [e.modifier is None for e in deals] == [True] * 3 + [False] * 3 + [True] * 3


# --- bidding ---


def test_totals_decide_not_power_cards() -> None:
    t = shift(dummy_power=1).bids(azul="7+1court", granate="9-2grande")
    assert [each.total for each in t.game.view(None).players] == [8, 7]
    assert t.game.view(None).turn_order == ("azul", "granate", "dummy")


def test_a_total_already_played_is_barred_the_dummys_too() -> None:
    t = shift(dummy_power=5).bids(azul=8)
    legal = t.legal("granate")
    assert not {"8", "5", "7+1grande", "9-1grande", "6-1grande", "10-2grande"} & legal
    assert {"8+1grande", "8-1grande", "5+2grande", "7", "6"} <= legal


def test_no_modifier_need_be_played_and_only_one_can() -> None:
    t = shift()
    assert {"7", "7+1", "7-1", "7+1court", "7+2"} <= t.legal("azul")
    assert all(text.count("+") + text.count("-") <= 1 for text in t.legal("azul"))


def test_totals_below_one_and_above_thirteen_are_possible() -> None:
    t = shift().bids(azul="1-2", granate="13+2grande")
    assert [each.total for each in t.game.view(None).players] == [-1, 15]


def test_the_supply_is_the_power_cards_own() -> None:
    t = shift(dummy_power=1).bids(azul="9+2", granate=2)
    assert t.legal("azul") == {"take0", "take1", "take2"}


def test_the_start_marker_goes_to_the_lowest_total() -> None:
    t = shift(dummy_power=13).bids(azul="3+2", granate="4").finishes_round()
    assert t.start_player == "granate"


def test_a_played_modifier_is_gone() -> None:
    t = shift(dummy_power=13).bids(azul="3+2", granate="7")
    assert t.modifiers("azul") == ["1", "1court"]


def test_without_modifiers_left_only_the_power_card_is_asked() -> None:
    t = shift(dummy_power=13)
    for modifier in ("1", "1court", "2"):
        while t.colour_asked != "azul":
            t.plays(t.colour_asked, min(t.legal(t.colour_asked)))
        t.plays("azul", next(x for x in sorted(t.legal("azul")) if x.endswith(f"+{modifier}")))
        while t.asked == "power":
            t.plays(t.colour_asked, max(t.legal(t.colour_asked)))
        finish(t)
    while t.colour_asked != "azul":
        t.plays(t.colour_asked, min(t.legal(t.colour_asked)))
    assert all(text.isdigit() for text in t.legal("azul"))


def finish(t: Table) -> None:
    """Play idly to the next bid."""
    while t.asked != "power":
        colour = t.colour_asked
        if "stop" in t.legal(colour):
            t.plays(colour, "stop")
        else:
            t.passes_turn(colour)


# --- abilities ---


def after_taking(modifier: str, deal: list[str], **position: object) -> Table:
    """Azul has bid a 13, which brings no caballeros, with this modifier."""
    return shift(deal, dummy_power=1, **position).bids(azul=f"13+{modifier}", granate="12")


def test_ability_court_one_from_the_province_after_taking_before_the_card() -> None:
    t = after_taking("1court", ["1court", "1", "1", "2", "2", "1grande"])
    assert t.legal("azul") == {"take0", "take1"}
    t.plays("azul", "take1")
    assert t.court("azul") == 8
    assert t.asked == "card"


def test_ability_move_one_own_caballero() -> None:
    t = after_taking(
        "2move",
        ["2move", "1", "1", "2", "2", "1grande"],
        caballeros={"aragon": {"azul": 1, "granate": 2}, "galicia": {"azul": 1}},
    )
    assert {(owner, source) for owner, source, _ in t.moves("azul")} == {("azul", "aragon")}
    t.plays("azul", "azul:aragon>castillo")
    assert t.castillo("azul") == 1
    assert t.asked == "card"


def test_ability_grande_moves_any_grande_under_the_taboo() -> None:
    t = after_taking(
        "1grande",
        ["1grande", "1", "1", "2", "2", "2grande"],
        king="galicia",
        grandes={"azul": "galicia", "granate": "aragon"},
    )
    moves = t.legal("azul") - {"stop"}
    assert moves
    assert all(text.startswith("grande:granate>") for text in moves)
    assert "grande:granate>galicia" not in moves
    t.plays("azul", "grande:granate>sevilla")
    assert t.grande("granate") == "sevilla"
    assert t.asked == "card"


@pytest.mark.parametrize(
    ("modifier", "nothing"), [("1court", "take0"), ("2move", "stop"), ("1grande", "stop")]
)
@pytest.mark.parametrize("must_take", [False, True])
def test_every_ability_may_be_left_unused(modifier: str, nothing: str, must_take: bool) -> None:
    t = after_taking(
        modifier,
        [modifier, "1", "1", "2", "2", "2grande"],
        caballeros={"aragon": {"azul": 1}},
        grandes={"granate": "aragon"},
        switches={"must_take": must_take},
    )
    t.plays("azul", nothing)
    assert t.asked == "card"


def test_an_ability_is_no_special_action_so_no_veto_stops_it() -> None:
    t = after_taking(
        "2move",
        ["2move", "1", "1", "2", "2", "1grande"],
        caballeros={"aragon": {"azul": 1}},
        vetoes=["granate"],
    )
    t.plays("azul", "azul:aragon>vasco")
    assert t.at("vasco", "azul") == 1


def test_a_plain_modifier_has_no_ability() -> None:
    t = after_taking("1", ["1", "1", "2", "2", "1grande", "1grande"])
    assert t.asked == "card"


# --- Empowerment ---


def test_empowerment_takes_back_a_power_card_or_a_modifier() -> None:
    t = after_taking("1", ["1", "1", "2", "2", "1grande", "1grande"], cards={4: "recover"})
    t.plays("azul", "card4", "special")
    assert t.legal("azul") == {"recover13", "recover:1"}
    t.plays("azul", "recover:1")
    assert t.modifiers("azul").count("1") == 2
    assert 13 not in t.hand("azul")


def test_a_modifier_taken_back_is_not_there_to_be_taken_again() -> None:
    deal = ["1", "1", "2", "2", "1grande", "1grande"]
    t = after_taking("1", deal, cards={4: "recover"}).plays("azul", "card4", "special", "recover:1")
    t.deck.cards[4] = "recover"
    t.finishes_round()
    while t.asked == "power":
        t.plays(t.colour_asked, "12" if t.colour_asked == "azul" else "5")
    t.takes_card("azul", 4).plays("azul", "special")
    assert t.legal("azul") == {"recover12", "recover13"}


def test_empowerment_shows_only_whether_it_was_a_modifier() -> None:
    t = after_taking("1", ["1", "1", "2", "2", "1grande", "1grande"], cards={4: "recover"})
    t.plays("azul", "card4", "special", "recover:1")
    told = [str(event) for event in t.game.events(1) if type(event).__name__ == "Recovered"]
    assert told == ["Recovered(player='azul', card=None, modifier=True)"]


def test_all_players_see_which_modifiers_were_played_not_which_came_back() -> None:
    t = after_taking("1", ["1", "1", "2", "2", "1grande", "1grande"], cards={4: "recover"})
    assert t.game.view(1).players[0].modifiers_played == ("1",)
    t.plays("azul", "card4", "special", "recover:1").finishes_round()
    azul = t.game.view(1).players[0]
    assert (azul.modifiers_played, azul.modifiers_size, azul.taken_back) == (("1",), 3, 0)
    while t.colour_asked != "azul":
        t.plays(t.colour_asked, "6")
    t.plays("azul", "9+1")
    assert t.game.view(1).players[0].modifiers_played == ("1", "1")


def test_without_empowerment_modifiers_do_not_come_back() -> None:
    t = shift(dummy_power=13).bids(azul="3+2", granate="7").finishes_round()
    while t.colour_asked != "azul":
        t.plays(t.colour_asked, "6")
    assert not any(text.endswith(("+2", "-2")) for text in t.legal("azul"))


def test_the_dummy_has_no_modifiers() -> None:
    t = shift(dummy_power=6).bids(azul="7", granate="8")
    assert (t.game.view(None).dummy or {})["power"] == 6
