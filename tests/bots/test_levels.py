"""The limits of each level: iterations per question, time per turn."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest

from elgrande.bots import Budget, Knowledge, create, names
from elgrande.bots.greedy import GreedyBot
from elgrande.bots.levels import FORMER, LEVELS, SHARES, Level, bot_of_level, easy
from elgrande.bots.search_bot import SearchBot
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import ACTIVE, ROUND, question, to_move
from elgrande.game.options import Options

GAMES: Final = (
    Options(players=3, length="short"),
    Options(edition="2023", players=2, length="short", modules=frozenset({"power-shift"})),
)
PACE: Final = 1500  # iterations a second: a third of what one core does compiled (docs/bots.md)


def test_the_limits_of_the_levels() -> None:
    assert {name: (each.seconds, each.iterations) for name, each in LEVELS.items()} == {
        "normal": (0.3, 6),
        "hard": (1.0, 30),
        "expert": (3.0, 480),
        "master": (15.0, 500),
    }
    assert [name for name, each in LEVELS.items() if each.net] == ["hard", "expert", "master"]
    assert [name for name, each in LEVELS.items() if each.far] == ["master"]  # looks past the round


def test_former_levels_are_as_they_were() -> None:
    assert {
        "hard-1": Level(1.0, 30),
        "expert-1": Level(3.0, 800),
        "hard-2": Level(1.0, 30, far=0.0, net="judgement-1"),
        "expert-2": Level(3.0, 1100, far=0.0, net="judgement-1"),
        "hard-3": Level(1.0, 30, far=0.0, net="judgement-2"),
        "expert-3": Level(3.0, 1100, far=0.0, net="judgement-2"),
        "master-3": Level(15.0, 5500, far=0.0, net="judgement-2"),
        "expert-4": Level(3.0, 1100, far=0.0, net="judgement-3", thorough=True),
        "master-4": Level(15.0, 2200, far=0.0, net="judgement-3", thorough=True, tries=3),
        "master-5": Level(15.0, 1500, far=0.5, net="judgement-3", thorough=True, tries=3),
    } == FORMER
    assert create("expert-1")._net is None  # type: ignore[attr-defined]
    assert create("expert-2")._net.bids is None  # type: ignore[attr-defined]
    assert "expert-1" not in names()


def test_easy_looks_at_one_line_and_does_not_search() -> None:
    bot = easy(3)
    assert isinstance(bot, GreedyBot)
    assert bot._width == 1
    assert GreedyBot(3)._width > 1


def test_the_shares_of_a_turn_leave_something_for_what_comes_in_between() -> None:
    """A player who takes no caballeros chooses the card with the share of the taking."""
    assert SHARES[int(do.TAKE)] == SHARES[int(do.CARD)]
    assert SHARES[int(do.BID)] + SHARES[int(do.MODIFY)] + SHARES[int(do.TAKE)] < 0.85


class Spent:
    """What one seat's searches were given, and what they used, turn by turn."""

    def __init__(self) -> None:
        self.milliseconds: defaultdict[tuple[int, ...], float] = defaultdict(float)
        self.iterations: defaultdict[tuple[int, ...], int] = defaultdict(int)
        self.questions = 0
        self.searches = 0


def play_against_random(level: str, options: Options, seed: int) -> Spent:
    spent = Spent()
    bot = bot_of_level(level, seed)
    most = LEVELS[level].iterations
    other = create("random", seed)
    dice = Dice(seed)
    s = deal(options.rules, dice)
    while (seat := int(to_move(s))) >= 0:
        legal = legal_actions(s, seat)
        knowledge = Knowledge(s, seat)
        if seat > 0:
            action = other.choose(knowledge, legal)
        else:
            bot.iterations = 0
            # A bid belongs to the coming turn; questions in others' turns count as separate turns.
            bidding = int(question(s)) in (int(do.BID), int(do.MODIFY))
            turn = (int(s.v[ROUND]), 0 if bidding else int(s.v[ACTIVE]))
            action = bot.choose(knowledge, legal)
            assert most is not None
            assert bot.iterations <= most
            spent.questions += len(legal) > 1
            if bot.iterations:
                spent.searches += 1
                spent.iterations[turn] += bot.iterations
                spent.milliseconds[turn] += bot.budget_for(knowledge, None).milliseconds or 0.0
        apply(s, seat, action)
        settle(s, dice)
    return spent


@pytest.mark.compiled_only
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_whole_turns_keep_to_the_time_of_their_level(level: str, options: Options) -> None:
    spent = play_against_random(level, options, seed=5)
    seconds = LEVELS[level].seconds
    assert spent.searches >= 12
    assert max(spent.milliseconds.values()) <= 1000 * seconds * 1.2
    assert max(spent.iterations.values()) <= PACE * seconds
    assert spent.searches < 0.7 * spent.questions  # plans are kept to


@pytest.mark.compiled_only
def test_the_tree_is_kept_for_a_turn_while_things_go_as_foreseen_and_no_longer() -> None:
    bot = SearchBot(1)
    few = Budget(iterations=20)
    dice = Dice(3)
    s = deal(Options(players=3).rules, dice)
    kept = anew = 0
    while (seat := int(to_move(s))) >= 0 and min(kept, anew) < 5:
        legal = legal_actions(s, seat)
        bot.iterations = 0
        tree = bot._search
        if tree is None or len(legal) == 1:
            action = bot.choose(Knowledge(s, seat), legal, few)
        elif kept <= anew:
            visits = {tuple(plan.path): plan.visits for plan in tree.candidates}
            answered = bot._answered
            action = bot.choose(Knowledge(s, seat), legal, few)
            assert bot.iterations == 0
            going_on = {
                path[1:]: n for path, n in visits.items() if path[0] == answered and path[1:]
            }
            assert {tuple(plan.path): plan.visits for plan in tree.candidates} == going_on
            assert action == tree.best().path[0]
            kept += 1
        else:
            bot._foreseen += 1  # another position than the one expected
            action = bot.choose(Knowledge(s, seat), legal, few)
            assert bot.iterations > 0
            assert bot._search is not tree
            anew += 1
        apply(s, seat, action)
        settle(s, dice)
    assert min(kept, anew) >= 5
