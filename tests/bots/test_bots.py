"""Bots: they answer every question, know no secrets, and are reproducible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Final

import pytest

from elgrande.bots import Budget, Knowledge, UnknownBotError, answer, create, hint, names
from elgrande.bots.knowledge import options_of
from elgrande.bots.levels import CHARACTERS, bot_of_level
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.state import State, question, to_bytes, to_move
from elgrande.game import Game
from elgrande.game.options import Options

ALL_VARIANTS: Final = frozenset(
    {"home-advantage", "move-limits", "france", "granada", "church", "open-castillo"}
)
GAMES: Final = (
    Options(),
    Options(edition="1995", players=5, length="short-1995"),
    Options(players=3, variants=ALL_VARIANTS),
    Options(edition="2023", players=2),
    Options(edition="2023", players=3, modules=frozenset({"old-hands", "power-shift"})),
    Options(
        edition="2023", players=4, modules=frozenset({"new-regency", "old-hands", "power-shift"})
    ),
    Options(edition="2023", players=5, modules=frozenset({"new-regency"}), length="short"),
    Options(edition="big-box", players=2, variants=frozenset({"church", "no-veto"})),
)
KINDS: Final = {
    do.BID, do.MODIFY, do.HAND_OVER, do.TAKE, do.CARD, do.PARTS, do.PLACING, do.PLACE, do.MOVE,
    do.EITHER, do.RETURN_EACH, do.RETURN_CHOICE, do.SECRET, do.EVICTION, do.SCORE, do.TILE,
    do.RECOVER, do.GRANDE, do.KING, do.ENTOURAGE, do.SWAP, do.STEP,
}  # fmt: skip
OURS: Final = (
    "random", "greedy", "search", "easy", "normal", "hard", *CHARACTERS, "expert", "master",
)  # fmt: skip
A_LITTLE: Final = Budget(iterations=12)


def positions(options: Options, seed: int) -> Iterator[tuple[State, int]]:
    """Every question of a random game, with who must answer it."""
    dice = Dice(seed)
    s = deal(options.rules, dice)
    while (seat := int(to_move(s))) >= 0:
        yield s, seat
        legal = legal_actions(s, seat)
        apply(s, seat, legal[int(dice.below(len(legal)))])
        settle(s, dice)


def sampled(options: Options, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """At most this many questions of each kind from a random game."""
    seen: Counter[int] = Counter()
    for s, seat in positions(options, seed):
        kind = int(question(s))
        seen[kind] += 1
        if seen[kind] <= most:
            yield s, seat


def test_the_known_bots_go_by_their_names() -> None:
    assert tuple(names()[: len(OURS)]) == OURS
    for name in OURS:
        assert create(name).name == name


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBotError, match="deep-blue"):
        create("deep-blue")


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_every_kind_of_question_is_answered_in_every_edition(name: str) -> None:
    asked: set[int] = set()
    for seed in range(3):
        for options in GAMES:
            bot = create(name, seed)
            for s, seat in sampled(options, seed + 11, most=4):
                legal = legal_actions(s, seat)
                assert bot.choose(Knowledge(s, seat), legal, A_LITTLE) in legal
                if len(legal) > 1:
                    asked.add(int(question(s)))
    assert {int(kind) for kind in KINDS} <= asked


@pytest.mark.parametrize(
    "name",
    [
        "random",
        pytest.param("greedy", marks=pytest.mark.compiled_only),
        pytest.param("search", marks=pytest.mark.compiled_only),
    ],
)
def test_choices_do_not_depend_on_hidden_facts(name: str) -> None:
    different = 0
    budget = Budget(iterations=4)
    for options in GAMES[4:6]:
        for s, seat in sampled(options, 5, most=2):
            other = determinize(s, seat, Dice(99))
            different += to_bytes(s) != to_bytes(other)
            one = Knowledge(s, seat)
            two = Knowledge(other, seat)
            assert one.fingerprint() == two.fingerprint()
            assert one.legal == two.legal
            assert one.view() == two.view()
            choice = create(name, 3).choose(one, one.legal, budget)
            assert create(name, 3).choose(two, two.legal, budget) == choice
    assert different > 10


def test_knowledge_knows_the_options_of_its_game() -> None:
    for options in (*GAMES, Options(players=3, switches={"merged_stacks": True})):
        assert options_of(options.rules) == options


@pytest.mark.compiled_only
def test_the_same_seed_and_iterations_choose_alike() -> None:
    for s, seat in sampled(GAMES[0], 7, most=2):
        legal = legal_actions(s, seat)
        choices = {
            create("search", 5).choose(Knowledge(s, seat), legal, Budget(iterations=60))
            for _ in range(2)
        }
        assert len(choices) == 1


@pytest.mark.compiled_only
def test_a_search_keeps_to_its_budget_of_time() -> None:
    took = []  # CPU time, so that a busy machine does not fail the test
    for s, seat in sampled(GAMES[0], 8, most=2):
        legal = legal_actions(s, seat)
        if len(legal) > 1:
            began = process_time()
            create("search").choose(Knowledge(s, seat), legal, Budget(milliseconds=40))
            took.append(process_time() - began)
    assert sorted(took)[len(took) // 2] < 0.048


def test_a_budget_lowers_the_limits_of_a_level_but_never_raises_them() -> None:
    s, seat = next(positions(GAMES[0], 1))
    known = Knowledge(s, seat)
    normal = bot_of_level("normal")
    own = normal.budget_for(known, None)
    assert normal.budget_for(known, Budget(milliseconds=60_000, iterations=10**6)) == own
    assert normal.budget_for(known, Budget(iterations=2)).iterations == 2
    assert own.milliseconds is not None
    assert own.milliseconds < 300


def test_advice_is_legal_and_gives_reasons() -> None:
    some = 0
    for s, seat in sampled(GAMES[0], 3, most=1):
        legal = legal_actions(s, seat)
        advice = hint(Knowledge(s, seat), Budget(iterations=6))
        assert 1 <= len(advice) <= 3
        assert [each.action for each in advice if each.action not in legal] == []
        assert len({each.action for each in advice}) == len(advice)
        some += any(each.reasons for each in advice)
    assert some > 3


def test_budgets_are_read_from_text() -> None:
    assert Budget.parse("500") == Budget(iterations=500)
    assert Budget.parse("300ms") == Budget(milliseconds=300)
    assert Budget.parse("3s") == Budget(milliseconds=3000)
    with pytest.raises(ValueError, match="not a budget"):
        Budget.parse("soon")
    with pytest.raises(ValueError, match="a number from 0 on"):
        Budget(iterations=-1)
    game = Game.new(seed=1)
    with pytest.raises(TypeError, match=r"a budget is made with Budget\(milliseconds=300\), not 5"):
        answer(create("greedy"), game, game.question.seats[0], 5)  # type: ignore[arg-type]
