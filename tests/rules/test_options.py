"""Options: possible combinations; others are refused with a reason and the nearest possible one."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalAction, Options, OptionsError
from elgrande.core.editions import OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game.options import SWITCHES
from tests.rules.table import with_card


def refused(**options: Any) -> OptionsError:
    with pytest.raises(OptionsError) as error:
        Options(**options)
    return error.value


@pytest.mark.parametrize(("players", "nearest"), [(0, 2), (1, 2), (6, 5), (-3, 2), (99, 5)])
def test_two_to_five_players(players: int, nearest: int) -> None:
    error = refused(players=players)
    assert str(players) in error.reason
    assert error.nearest == Options(players=nearest)


@pytest.mark.parametrize("edition", ["1995", "big-box"])
@pytest.mark.parametrize("module", ["new-regency", "old-hands", "power-shift"])
def test_modules_belong_to_2023(edition: str, module: str) -> None:
    error = refused(edition=edition, modules={module})
    assert module in error.reason
    assert edition in error.reason
    assert error.nearest == Options(edition=edition)


@pytest.mark.parametrize("card", sorted(OLD_HANDS))
def test_old_hands_cards_need_their_module(card: str) -> None:
    error = refused(edition="2023", old_hands={card})
    assert card in error.reason
    assert "old-hands" in error.reason
    assert error.nearest == Options(edition="2023")


def test_france_excludes_new_regency() -> None:
    error = refused(edition="2023", modules={"new-regency"}, variants={"france", "church"})
    assert "france" in error.reason
    assert "new-regency" in error.reason
    assert error.nearest == Options(
        edition="2023", modules=frozenset({"new-regency"}), variants=frozenset({"church"})
    )


@pytest.mark.parametrize(
    ("hands", "left"),
    [
        ({"veto"}, frozenset()),
        ({"veto", "second-veto"}, frozenset()),
        ({"second-veto", "rivalries"}, {"rivalries"}),
        (set(), {"rivalries", "delegation"}),
    ],
)
def test_no_veto_excludes_the_veto_of_old_hands(hands: set[str], left: set[str]) -> None:
    error = refused(edition="2023", modules={"old-hands"}, old_hands=hands, variants={"no-veto"})
    assert "no-veto" in error.reason
    assert "old-hands" in error.reason
    assert error.nearest.old_hands == left
    assert error.nearest.modules == ({"old-hands"} if left else set())
    assert error.nearest.variants == {"no-veto"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_dummy_is_for_two_players(players: int) -> None:
    error = refused(players=players, switches={"dummy": True})
    assert "dummy" in error.reason
    assert str(players) in error.reason
    assert error.nearest.in_force.dummy is False


@pytest.mark.parametrize("players", [4, 5])
def test_merged_stacks_are_for_two_or_three_players(players: int) -> None:
    error = refused(players=players, switches={"merged_stacks": True})
    assert "merged_stacks" in error.reason
    assert error.nearest.in_force.merged_stacks is False


def test_several_problems_are_fixed_together() -> None:
    error = refused(
        edition="2023",
        players=7,
        modules={"new-regency"},
        variants={"france"},
        switches={"dummy": True, "merged_stacks": True},
    )
    nearest = error.nearest
    assert nearest.players == 5
    assert nearest.modules == {"new-regency"}
    assert nearest.variants == frozenset()
    assert not nearest.in_force.dummy
    assert str(nearest) in str(error)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "1492"},
        {"length": "endless"},
        {"modules": {"king-and-intrigant"}, "edition": "2023"},
        {"variants": {"portugal"}},
        {"old_hands": {"third-veto"}, "modules": {"old-hands"}, "edition": "2023"},
        {"switches": {"jokers": True}},
    ],
)
def test_unknown_names_are_refused_with_the_known_ones(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"Unknown .* Known: ") as error:
        Options(**options)
    assert not isinstance(error.value, OptionsError)


def test_an_unknown_option_in_a_file_is_refused() -> None:
    with pytest.raises(ValueError, match="Unknown option 'colour'"):
        Options.from_dict({"edition": "1995", "colour": "azul"})


@pytest.mark.parametrize(
    "options",
    [
        {"players": "4"},
        {"players": True},
        {"players": 2.0},
        {"modules": "old-hands"},
        {"modules": None},
        {"switches": None},
        {"switches": "dummy"},
    ],
)
def test_wrong_kinds_of_value_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"must be .*, not "):
        Options(**options)


def test_options_do_not_change() -> None:
    options = Options(switches={"must_take": True})
    with pytest.raises(TypeError):
        options.switches["must_take"] = False  # type: ignore[index]
    assert options == Options(switches={"must_take": True})
    assert hash(options) == hash(Options(switches={"must_take": True}))


@pytest.mark.parametrize("value", ["no", 1, None])
def test_a_switch_is_on_or_off(value: object) -> None:
    with pytest.raises(TypeError, match="must_take"):
        Options(switches={"must_take": value})  # type: ignore[dict-item]


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_variants_at_once_are_possible_with_any_edition(edition: str, players: int) -> None:
    options = Options(edition=edition, players=players, variants=VARIANTS)
    assert Options.from_dict(options.to_dict()) == options
    assert Game.new(options, seed=1).question.kind == "power"


@pytest.mark.parametrize("switch", sorted(set(SWITCHES) - {"dummy", "merged_stacks"}))
@pytest.mark.parametrize("on", [True, False])
def test_any_edition_may_set_any_switch(switch: str, on: bool) -> None:
    for edition in ("1995", "big-box", "2023"):
        options = Options(edition=edition, switches={switch: on})
        assert getattr(options.in_force, switch) is on


def test_all_modules_together() -> None:
    modules = frozenset({"new-regency", "old-hands", "power-shift"})
    for players in (2, 3, 4, 5):
        game = Game.new(Options(edition="2023", players=players, modules=modules), seed=1)
        assert game.question.kind == "pass-modifier"


# --- reasons an answer is refused ---


@pytest.mark.parametrize(
    ("card", "before", "wrong", "code"),
    [
        ("king-anywhere", ["place"], ">galicia", "taboo"),
        ("king-anywhere", ["place"], ">sevilla", "not-neighbour"),
        ("king-anywhere", ["special"], "king>galicia", "king-stays"),
        ("move-any-3", ["special"], "azul:galicia>vasco", "taboo"),
        ("move-any-3", ["special"], "azul:aragon>galicia", "taboo"),
        ("move-any-3", ["special"], "azul:castillo>vasco", "castillo"),
        ("move-any-3", ["special"], "verde:aragon>vasco", "nobody-there"),
        ("tile", ["special"], "tile8>galicia", "taboo"),
        ("tile", ["special"], "tile8>aragon", "tile"),
        ("tile", ["special"], "tile8>france", "tile"),
        ("eviction", ["special"], "evict:galicia", "taboo"),
        ("score-chosen", ["special"], "score:castillo", "score"),
        ("recover", ["special"], "recover5", "not-used"),
    ],
)
def test_an_illegal_answer_is_refused_with_its_reason_and_leaves_no_trace(
    card: str, before: list[str], wrong: str, code: str
) -> None:
    t = with_card(
        card,
        king="galicia",
        variants=["france"] if "france" in wrong else [],
        tiles={4: "france" if "france" in wrong else "aragon"},
        caballeros={
            "galicia": {"azul": 1},
            "aragon": {"azul": 1, "oro": 1},
            "castillo": {"azul": 1},
        },
    ).plays("azul", *before)
    legal = t.legal("azul")
    with pytest.raises(IllegalAction) as error:
        t.plays("azul", wrong)
    assert error.value.code == code
    assert t.legal("azul") == legal
