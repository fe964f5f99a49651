"""What players usually bid and take: chances that favour no seat, used where the net knows them."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec

from elgrande.bots import Budget, Knowledge
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import learned_settings, learned_weights
from elgrande.bots.search.habits import foresee, rate_bids
from elgrande.bots.search.scorer import Scorer
from elgrande.bots.search.valuation import Valuation
from elgrande.bots.search_bot import SearchBot, search_for
from elgrande.core import vocabulary as do
from elgrande.core.engine import fill_legal
from elgrande.core.rotation import rotated, rotated_action, rotated_seat
from elgrande.core.state import State, question
from tests.bots.test_bots import GAMES, sampled
from tests.bots.test_seats import secret_questions, waiting


def chances(s: State, seat: int, m: Valuation) -> dict[int, float]:
    n = fill_legal(s, seat, m.legal)
    assert foresee(s, seat, n, m)
    return {int(m.legal[i]): float(m.likely[i]) for i in range(n)}


def test_chances_add_up_to_one_and_follow_the_seats() -> None:
    m = Valuation(learned_weights(), 1, judgement())
    kinds = Counter[int]()
    for options in GAMES:
        players = options.players
        for s, seat in sampled(options, 9, most=1):
            if question(s) not in (do.BID, do.CARD):
                continue
            kinds[int(question(s))] += 1
            here = chances(s, seat, m)
            assert sum(here.values()) == pytest.approx(1)
            for by in range(1, players):
                there = chances(rotated(s, by), int(rotated_seat(seat, by, players)), m)
                assert {
                    int(rotated_action(action, by, players)): chance
                    for action, chance in here.items()
                } == pytest.approx(there)
    assert kinds[int(do.BID)] == kinds[int(do.CARD)] == len(GAMES)


def test_a_net_without_habits_and_other_questions_leave_it_to_the_rules_of_thumb() -> None:
    former = Valuation(learned_weights(), 1, judgement("judgement-1"))
    present = Valuation(learned_weights(), 1, judgement())
    for s, seat in sampled(GAMES[0], 3, most=1):
        n = fill_legal(s, seat, former.legal)
        assert not foresee(s, seat, n, former)
        fill_legal(s, seat, present.legal)
        assert foresee(s, seat, n, present) == (question(s) in (do.BID, do.CARD))


def test_a_score_is_what_its_description_says() -> None:
    scorer = Scorer([[1.0, -1.0], [0.5, 2.0]], [3.0, 10.0], [0.25, 0.0])
    assert scorer.score(vec[float]([2.0, 1.0])) == pytest.approx(3 * 2.5 + 0.25 * 2)
    assert scorer.score(vec[float]([0.0, -1.0])) == 0.0
    with pytest.raises(ValueError, match="at most 8"):
        Scorer([[1.0] * 9], [1.0] * 9, [1.0])


def test_a_search_of_bids_starts_from_their_learned_gains() -> None:
    s, seat = next(each for each in sampled(GAMES[0], 3, most=1) if question(each[0]) == do.BID)
    known = Knowledge(s, seat)
    search = search_for(
        known, 1, Budget(iterations=1), settings=learned_settings(), net=judgement()
    )
    m = Valuation(learned_weights(), 1, judgement())
    first = known.as_first_seat()
    n = fill_legal(first, 0, m.legal)
    assert rate_bids(first, 0, n, m)
    assert {int(each.path[0]) for each in search.candidates} == {int(m.legal[i]) for i in range(n)}
    assert len({each.prior for each in search.candidates}) > n // 2


@pytest.mark.compiled_only
def test_discs_are_drawn_from_the_good_ones_and_the_same_seed_draws_the_same() -> None:
    """A disc that is always the best one found can be foretold."""
    budget = Budget(iterations=40)

    def disc(seed: int, mixing: float) -> int:
        settings = learned_settings()
        settings.mixing = mixing
        bot = SearchBot(seed, weights=learned_weights(), settings=settings, net=judgement())
        known = Knowledge(s, seat)
        return bot.choose(known, known.legal, budget)

    spread = dict.fromkeys((0.0, 0.7, 50.0), 0)
    for s in list(secret_questions(GAMES[0], 5))[:4]:
        seat = waiting(s)[0]
        for mixing in spread:
            drawn = [disc(seed, mixing) for seed in range(12)]
            assert drawn[0] == disc(0, mixing)
            spread[mixing] += len(set(drawn))
    assert spread[0.0] <= spread[0.7] < spread[50.0]
