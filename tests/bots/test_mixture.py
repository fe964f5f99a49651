"""Mixed discs: games of discs solved by regret matching, and how the search uses them."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec

from elgrande.bots import Budget, Knowledge, create
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search.mixture import Mixture, solve
from elgrande.bots.search.tree import Search
from elgrande.bots.search_bot import SearchBot, search_for
from elgrande.core import actions
from elgrande.core.chance import Dice
from elgrande.core.rotation import rotated, rotated_action, rotated_seat
from elgrande.core.state import ROUND, State
from elgrande.game.options import Options
from tests.bots.test_seats import answered, secret_questions, waiting

MANY = Budget(iterations=600)


def against(worth: list[list[float]]) -> tuple[list[float], list[float]]:
    """Solve a game between two seats of which one wins what the other loses."""
    rows, columns = len(worth), len(worth[0])
    both = [Mixture(0, (1 << rows) - 1), Mixture(1, (1 << columns) - 1)]
    flat = [each for row in worth for each in row]
    solve(both, [vec[float](flat), vec[float]([-each for each in flat])], 2000)
    return both[0].averages()[:rows], both[1].averages()[:columns]


def test_a_game_without_a_safe_disc_is_mixed_as_its_solution_says() -> None:
    one, other = against([[2.0, 0.0], [0.0, 1.0]])
    assert one == pytest.approx([1 / 3, 2 / 3], abs=0.03)
    assert other == pytest.approx([1 / 3, 2 / 3], abs=0.03)
    one, other = against([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    assert one == pytest.approx([1 / 3] * 3, abs=0.03)
    assert other == pytest.approx([1 / 3] * 3, abs=0.03)


def test_a_disc_that_is_always_better_is_always_named() -> None:
    one, other = against([[3.0, 2.0], [1.0, 0.0]])
    assert one == [1.0, 0.0]
    assert other == [0.0, 1.0]


def test_a_mixture_learns_from_single_results_too() -> None:
    """Two seats that see only what they played: neither may be read by the other."""
    one, other = Mixture(0, 0b11), Mixture(1, 0b11)
    gains = vec[float]([0.0] * 9)
    dice = iter([(7919 * n % 1009) / 1009 for n in range(40_000)])
    for _ in range(20_000):
        a, b = int(one.draw(next(dice), True)), int(other.draw(next(dice), True))
        worth = [[2.0, 0.0], [0.0, 1.0]][a][b]
        one.learn_one(a, worth, gains)
        other.learn_one(b, -worth, gains)
    assert one.averages()[0] == pytest.approx(1 / 3, abs=0.08)
    assert other.averages()[0] == pytest.approx(1 / 3, abs=0.08)


def last_discs(players: int) -> State:
    """The discs of a last scoring, which several seats set."""
    options = Options(players=players, length="short")
    for seed in range(40):
        for s in secret_questions(options, seed):
            if s.v[ROUND] == len(s.rules.rounds) - 1 and len(waiting(s)) == 2:
                known = Knowledge(s, waiting(s)[0])
                if not searched(known, 1).asked:
                    return s
    raise AssertionError("no such discs")


def searched(known: Knowledge, seed: int) -> Search:
    settings = learned_settings()
    settings.looks = 20
    return search_for(known, seed, MANY, learned_weights(), settings, judgement())


@pytest.mark.compiled_only
def test_the_last_discs_of_two_are_solved_exactly() -> None:
    """Against the solution no disc is worth more than those that are named."""
    s = last_discs(2)
    search = searched(Knowledge(s, waiting(s)[0]), 1)
    assert search.mixture is not None
    shares = search.mixture.averages()
    named = {int(each.path[0] - actions.DISC): each.mean() for each in search.candidates}
    assert len(named) >= 8
    top = max(named.values())
    assert sum(shares[region] * worth for region, worth in named.items()) > top - 0.25
    assert all(shares[region] == 0 or worth > top - 2 for region, worth in named.items())


@pytest.mark.compiled_only
def test_discs_follow_the_mixture_and_the_same_seed_draws_the_same() -> None:
    questions = list(secret_questions(Options(), 5))[:3]
    several = 0
    for s in questions:
        known = Knowledge(s, waiting(s)[0])
        settings = learned_settings()
        settings.looks = 20
        drawn = Counter[int]()
        for seed in range(6):
            bot = SearchBot(seed, weights=learned_weights(), settings=settings, net=judgement())
            answer = bot.choose(known, known.legal, MANY)
            mixture = searched(known, seed).mixture
            assert mixture is not None
            assert mixture.averages()[answer - int(actions.DISC)] > 0
            drawn[answer] += 1
        several += len(drawn) > 1
    assert several


@pytest.mark.compiled_only
def test_few_iterations_search_discs_as_before() -> None:
    s = next(iter(secret_questions(Options(), 5)))
    settings = learned_settings()
    settings.looks = 20
    search = search_for(
        Knowledge(s, waiting(s)[0]), 1, Budget(iterations=30), settings=settings, net=judgement()
    )
    assert search.mixture is None


@pytest.mark.compiled_only
@pytest.mark.parametrize("iterations", range(180, 190))
def test_mixed_discs_keep_to_the_iterations(iterations: int) -> None:
    s = next(each for each in secret_questions(Options(), 5) if len(waiting(each)) > 2)
    settings = learned_settings()
    settings.looks = 20
    known = Knowledge(s, waiting(s)[0])
    search = search_for(known, 1, Budget(iterations=iterations), settings=settings, net=judgement())
    assert search.mixture is not None
    assert iterations - 9 <= search.iterations <= iterations


@pytest.mark.compiled_only
def test_mixed_discs_depend_neither_on_seats_nor_on_who_has_answered() -> None:
    enough = Budget(iterations=200)
    s = next(each for each in secret_questions(Options(), 5) if len(waiting(each)) > 2)
    for seat in waiting(s):
        others = tuple(each for each in waiting(s) if each != seat)
        known = Knowledge(s, seat)
        choice = create("expert", 3).choose(known, known.legal, enough)
        late = Knowledge(answered(s, others, Dice(1)), seat)
        assert create("expert", 3).choose(late, late.legal, enough) == choice
        renamed = Knowledge(rotated(s, 1), int(rotated_seat(seat, 1, 4)))
        other = create("expert", 3).choose(renamed, renamed.legal, enough)
        assert other == rotated_action(choice, 1, 4)
