"""Bots favour no seat: neither seat numbers nor the order of answering change their choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest
from librt.vecs import vec

from elgrande.arena.match import play_deal
from elgrande.bots import Budget, Knowledge, create, hint
from elgrande.bots.search.evaluate import Weights, evaluate
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.rotation import rotated, rotated_action, rotated_seat
from elgrande.core.state import SEATS, WAITING, State, clone, question, to_bytes, to_move
from elgrande.game.options import Options
from tests.bots.test_bots import GAMES, sampled

FEW: Final = Budget(iterations=12)
THINKERS: Final = ("greedy", "easy", "search")


def secret_questions(options: Options, seed: int) -> Iterator[State]:
    """Secret questions to several seats in a random game, before the first answer."""
    dice = Dice(seed)
    s = deal(options.rules, dice)
    while (seat := int(to_move(s))) >= 0:
        several = s.v[WAITING] & (s.v[WAITING] - 1)
        if several and len(waiting(s)) > 1:
            yield clone(s)
            while s.v[WAITING] & (s.v[WAITING] - 1):  # on to the last who is asked
                seat = int(to_move(s))
                apply(s, seat, legal_actions(s, seat)[0])
            seat = int(to_move(s))
        legal = legal_actions(s, seat)
        apply(s, seat, legal[int(dice.below(len(legal)))])
        settle(s, dice)


def waiting(s: State) -> list[int]:
    return [seat for seat in range(s.rules.players) if legal_actions(s, seat)]


def answered(s: State, seats: tuple[int, ...], dice: Dice) -> State:
    """The same question after some seats have answered it."""
    t = clone(s)
    for seat in seats:
        legal = legal_actions(t, seat)
        apply(t, seat, legal[int(dice.below(len(legal)))])
    return t


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["random", *THINKERS])
def test_a_choice_does_not_depend_on_who_has_already_answered(name: str) -> None:
    kinds = set()
    for options in GAMES:
        for s in list(secret_questions(options, 5))[:6]:
            kinds.add(int(question(s)))
            for seat in waiting(s):
                others = [each for each in waiting(s) if each != seat]
                choices = {
                    create(name, 3).choose(known, known.legal, FEW)
                    for number in range(len(others) + 1)
                    for early in combinations(others, number)
                    for known in [Knowledge(answered(s, early, Dice(number)), seat)]
                }
                assert len(choices) == 1
    assert kinds == {int(do.SECRET), int(do.HAND_OVER)}


def test_knowledge_does_not_depend_on_who_has_already_answered() -> None:
    s = next(secret_questions(GAMES[5], 2))
    seat, *others = waiting(s)
    known = {
        to_bytes(Knowledge(answered(s, early, Dice(1)), seat).sample(Dice(7)))
        for number in range(len(others) + 1)
        for early in combinations(others, number)
    }
    assert len(known) == 1


def test_ones_own_secret_answer_stays_as_it_was_given() -> None:
    s = next(secret_questions(GAMES[5], 2))
    seat = waiting(s)[1]
    t = clone(s)
    apply(t, seat, legal_actions(t, seat)[1])
    sample = Knowledge(t, seat).sample(Dice(3))
    assert waiting(sample) == [each for each in waiting(s) if each != seat]
    for other in waiting(sample):
        apply(sample, other, legal_actions(sample, other)[0])
        apply(t, other, legal_actions(t, other)[0])
    assert question(sample) == question(t) != question(s)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", THINKERS)
def test_renaming_the_seats_renames_the_choice(name: str) -> None:
    """Bids come from the policy, turns from the plan: `greedy` has no other way to choose."""
    for options in GAMES:
        players = options.players
        for s, seat in sampled(options, 4, most=2):
            known = Knowledge(s, seat)
            choice = create(name, 3).choose(known, known.legal, FEW)
            for by in range(1, players):
                there = int(rotated_seat(seat, by, players))
                renamed = Knowledge(rotated(s, by), there)
                other = create(name, 3).choose(renamed, renamed.legal, FEW)
                assert other == rotated_action(choice, by, players)


@pytest.mark.compiled_only
def test_renaming_the_seats_renames_the_advice() -> None:
    for s, seat in sampled(GAMES[0], 6, most=1):
        advice = hint(Knowledge(s, seat), FEW)
        for by in (1, 2, 3):
            renamed = hint(Knowledge(rotated(s, by), int(rotated_seat(seat, by, 4))), FEW)
            assert [each.action for each in renamed] == [
                int(rotated_action(each.action, by, 4)) for each in advice
            ]
            assert [each.value for each in renamed] == [each.value for each in advice]


def test_renaming_the_seats_renames_the_evaluation() -> None:
    weights = Weights()
    share, worth, renamed = (vec[float]([0.0] * int(SEATS)) for _ in range(3))
    for options in GAMES:
        players = options.players
        for s, _ in sampled(options, 9, most=1):
            evaluate(s, weights, share, worth)
            for by in range(1, players):
                evaluate(rotated(s, by), weights, share, renamed)
                for seat in range(players):
                    there = int(rotated_seat(seat, by, players))
                    assert renamed[there] == pytest.approx(worth[seat], abs=1e-9)


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", [GAMES[0], GAMES[4]], ids=str)
def test_a_game_is_the_same_in_any_order_of_answering(options: Options) -> None:
    def last(s: State) -> int:
        return waiting(s)[-1]

    for number in range(3):
        bots = [create("greedy", seat) for seat in range(options.players)]
        games = [
            play_deal(options.rules, bots, number, order=order).points for order in (None, last)
        ]
        assert games[0] == games[1]
