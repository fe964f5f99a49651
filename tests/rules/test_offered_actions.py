"""Which special actions are offered, which questions are asked, which answers are listed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import Table, with_card
from tests.rules.test_veto import FIVES, objecting

REGENCY: dict[str, Any] = {"edition": "2023", "modules": ["new-regency"]}
BLACK = {"aragon": {"church": 2}, "sevilla": {"church": 2}}
NO_COURTS = {"granate": 0, "oro": 0, "verde": 0}
ONLY_OWN = {"aragon": {"azul": 2}}
UNREACHABLE = {"galicia": {"oro": 3}, "castillo": {"oro": 2}}  # the King is in Galicia


def is_offered(t: Table) -> bool:
    return t.asked == "part"


# --- actions that could change nothing ---


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("move-own-4", {"caballeros": {"galicia": {"azul": 2}}}),
        ("move-foreign-3", {"caballeros": ONLY_OWN}),
        ("move-any-4", {"caballeros": UNREACHABLE}),
        ("place-2", {"courts": {"azul": 0}}),
        ("court-all", {"courts": NO_COURTS}),
        ("court-3", {"courts": NO_COURTS}),
        ("one-of-each", {"caballeros": {**UNREACHABLE, **ONLY_OWN}}),
        ("return-3", {"courts": NO_COURTS, "caballeros": UNREACHABLE}),
        ("disc-return-all", {"caballeros": {**UNREACHABLE, **ONLY_OWN}}),
        ("disc-return-2", {"caballeros": {"aragon": {"azul": 2, "oro": 1}}}),
        ("eviction", {"caballeros": {**UNREACHABLE, **ONLY_OWN}}),
        ("score-chosen", {"caballeros": {"castillo": {"azul": 1}}}),
        ("score-fours", {"caballeros": {"aragon": {"azul": 1}}}),
        ("score-fives", {"caballeros": {"castillo": {"azul": 1}}}),
        ("score-sixes-sevens", {"caballeros": {"aragon": {"azul": 1}}}),
        ("score-castillo", {"caballeros": {"aragon": {"azul": 1}}}),
        ("score-first-places", {"caballeros": {"aragon": {"azul": 1, "oro": 1}}}),
        ("score-most", {"caballeros": {"castillo": {"azul": 1}}}),
        ("score-fewest", {}),
        ("score-named-once", {"caballeros": {"castillo": {"azul": 1}}}),
        ("grande", {"grandes": {"azul": "galicia"}}),
        ("court-2", {"courts": {"azul": 20}, "caballeros": {"galicia": {"azul": 10}}}),
        ("infiltration", {**REGENCY, "courts": {"azul": 0}}),
        ("infiltration", {**REGENCY, "king": "france"}),
        ("rebellion", {**REGENCY, "king": "castillo"}),
        ("chalet", {**REGENCY, "caballeros": {"galicia": {"oro": 1}, "aragon": {"oro": 2}}}),
        ("chalet", {**REGENCY, "caballeros": {"castillo": {"oro": 1}}}),
        ("stand-in", {**REGENCY, "grandes": {"azul": "galicia", "oro": "castillo"}}),
        (
            "church",
            {"variants": ["church"], "keeper": "azul", "caballeros": {"galicia": {"church": 4}}},
        ),
        ("score-fives", {"players": 2, "caballeros": {"aragon": {"azul": 2, "granate": 2}}}),
        ("score-most", {"edition": "2023", "players": 2, "caballeros": {"aragon": {"dummy": 2}}}),
        ("score-sixes-sevens", {"variants": ["granada"], "caballeros": {"granada": {"oro": 3}}}),
        (
            "score-named-once",
            {"variants": ["france"], "caballeros": {"france-envoy": {"azul": 1}}},
        ),
    ],
)
def test_an_action_that_could_change_nothing_is_not_offered(
    card: str, position: dict[str, Any]
) -> None:
    assert not is_offered(with_card(card, **{"king": "galicia", **position}))


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("court-all", {"courts": {"granate": 0, "oro": 0, "verde": 1}}),
        ("one-of-each", {"caballeros": {"aragon": {"oro": 1}}}),
        (
            "one-of-each",
            {"edition": "2023", "players": 2, "caballeros": {"aragon": {"dummy": 1}}},
        ),
        ("return-3", {"courts": {"granate": 0, "oro": 0, "verde": 1}}),
        ("return-3", {"courts": NO_COURTS, "caballeros": {"vasco": {"oro": 1}}}),
        ("disc-return-2", {"edition": "2023", "caballeros": {"aragon": {"oro": 1}}}),
        ("eviction", {"variants": ["france"], "caballeros": {"france-envoy": {"oro": 1}}}),
        ("score-chosen", {"edition": "1995", "caballeros": {"castillo": {"azul": 1}}}),
        ("score-fives", {"caballeros": {"aragon": {"azul": 2, "granate": 2}}}),
        ("score-first-places", {"caballeros": {"galicia": {"oro": 1}}}),
        ("score-named-once", {"caballeros": {"galicia": {"oro": 1}}}),
        ("infiltration", {**REGENCY, "king": "castillo"}),
        ("chalet", {**REGENCY, "caballeros": {"galicia": {"oro": 1}, "aragon": {"oro": 1}}}),
        (
            "church",
            {"variants": ["church"], "keeper": "oro", "caballeros": {"galicia": {"church": 4}}},
        ),
        ("church", {"variants": ["church"], "keeper": "azul", "caballeros": BLACK}),
        ("veto", {}),
        ("tile", {}),
    ],
)
def test_an_action_that_could_change_something_is_offered(
    card: str, position: dict[str, Any]
) -> None:
    assert is_offered(with_card(card, **{"king": "galicia", **position}))


def test_placing_first_can_give_a_scoring_something_to_score() -> None:
    t = with_card("score-fives", king="galicia")
    assert t.asked == "place"
    t.plays("azul", ">vasco", "stop")
    assert is_offered(t)


# --- one possible answer ---


@pytest.mark.parametrize(
    ("card", "position", "only"),
    [
        ("exile", {**REGENCY, "king": "france"}, "king>portugal"),
        ("stand-in", {**REGENCY, "grandes": {"oro": "aragon"}}, "swap:oro"),
        ("recover", {}, "recover13"),
        ("one-of-each", {"edition": "1995", "caballeros": {"aragon": {"oro": 1}}}, "oro:aragon<"),
        ("move-all-own-or-place-2", {"courts": {"azul": 0}, "caballeros": ONLY_OWN}, "either1"),
    ],
)
def test_a_choice_is_asked_for_even_with_one_answer_left(
    card: str, position: dict[str, Any], only: str
) -> None:
    t = with_card(card, **{"king": "galicia", **position}).plays("azul", "special")
    assert (t.who, t.legal("azul")) == (("azul",), {only})


def test_a_disc_is_set_even_where_it_can_name_one_region_only() -> None:
    t = with_card("disc-return-all", caballeros={"aragon": {"oro": 1}}).plays("azul", "special")
    assert (t.who, t.legal("oro")) == (("oro",), {"@aragon"})


def test_the_last_card_is_taken_by_hand() -> None:
    t = with_card("king-anywhere", players=5)
    for colour in t.colours[:-1]:
        t.passes_turn(colour)
    if t.asked == "take":
        t.plays("purpura", "take0")
    assert len(t.legal("purpura")) == 1


@pytest.mark.parametrize(
    ("card", "position", "king"),
    [
        ("rebellion", {}, "castillo"),
        ("chalet", {"caballeros": {"aragon": {"oro": 1}, "vasco": {"oro": 2}}}, "aragon"),
    ],
)
def test_what_the_card_itself_says_is_not_asked(
    card: str, position: dict[str, Any], king: str
) -> None:
    t = with_card(card, **REGENCY, king="galicia", **position).plays("azul", "special")
    assert (t.king, t.asked) == (king, "place")


def test_the_last_region_of_a_scoring_is_not_asked_for() -> None:
    t = objecting("score-fives", caballeros=FIVES, vetoes=["granate"])
    for region in ("vasco", "aragon"):
        t.plays("azul", f"score:{region}").plays("granate", "allow")
    assert (t.asked, t.who) == ("veto", ("granate",))


# --- letting the rest pass ---


def lets_rest_pass(t: Table, colour: str = "granate") -> bool:
    return "allow-rest" in t.legal(colour)


def test_the_rest_can_be_let_pass_where_more_may_follow() -> None:
    t = objecting("move-any-3", caballeros={"aragon": {"azul": 1}})
    for target, more in (("vasco", True), ("nueva", True), ("vieja", False)):
        source = next(iter({source for _, source, _ in t.moves("azul")}))
        t.plays("azul", f"azul:{source}>{target}")
        assert lets_rest_pass(t) is more
        t.plays("granate", "allow")


@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("king-anywhere", ["king>nueva"]),
        ("tile", ["tile8>aragon"]),
        ("veto", []),
        ("score-castillo", []),
    ],
)
def test_the_only_step_of_an_action_leaves_no_rest(card: str, step: list[str]) -> None:
    t = objecting(card, caballeros={"castillo": {"azul": 1}}).plays("azul", *step)
    assert t.legal("granate") == {"allow", "veto"}


def test_in_2023_there_is_never_a_rest() -> None:
    t = objecting("move-any-3", edition="2023", caballeros={"aragon": {"azul": 3}})
    assert t.legal("granate") == {"allow", "veto"}


@pytest.mark.parametrize("discs", [("@vasco", "@vasco"), ("@vasco", "@aragon")])
def test_whether_the_rest_can_be_let_pass_does_not_tell_what_the_discs_name(
    discs: tuple[str, str],
) -> None:
    """Two equal discs leave nothing to score, but no player knows that before they are shown."""
    t = objecting("score-named-once", players=2, caballeros=FIVES)
    t.plays("azul", discs[0]).plays("granate", discs[1])
    assert lets_rest_pass(t)
