"""Characters: the judgement of `hard` with a taste of their own, and as strong."""

from __future__ import annotations

import pytest

from benchmarks.characters import STYLES, Match
from elgrande.arena.report import wilson
from elgrande.bots import create, names
from elgrande.bots.characters import TASTES
from elgrande.bots.judgement import judgement
from elgrande.bots.levels import CHARACTERS, LEVELS
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.features import SEAT_FEATURES, rows_of
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import State, to_move
from elgrande.game.options import Options

GAMES = 16
PAR = 0.25


def a_position() -> State:
    dice = Dice(5)
    s = deal(Options().rules, dice)
    for _ in range(120):
        seat = int(to_move(s))
        legal = legal_actions(s, seat)
        apply(s, seat, legal[int(dice.below(len(legal)))])
        settle(s, dice)
    return s


@pytest.mark.parametrize("name", TASTES)
def test_a_taste_adds_what_is_liked_to_the_lead(name: str) -> None:
    s = a_position()
    features = rows_of(s, Weights())
    plain = judgement().results(s)
    for seat, (lead, won) in enumerate(judgement(taste=TASTES[name]).results(s)):
        first = seat * int(SEAT_FEATURES)
        liked = sum(liking * features[first + each] for each, liking in TASTES[name].items())
        assert lead == pytest.approx(plain[seat][0] + 10 * liked)
        assert won == pytest.approx(plain[seat][1])


def test_characters_are_listed_with_the_level_they_have() -> None:
    assert set(STYLES) == set(TASTES) == set(CHARACTERS)
    listed = names()
    start = listed.index("hard") + 1
    assert listed[start : start + len(CHARACTERS)] == list(CHARACTERS)
    for name, each in CHARACTERS.items():
        assert (each.seconds, each.iterations) == (LEVELS["hard"].seconds, 30)
        assert create(name).name == name


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", STYLES)
def test_a_character_shows_and_is_not_shown_to_be_weaker(name: str) -> None:
    match = Match(name, GAMES, seed=5)
    own, others = (sum(each) / len(each) for each in (match.own, match.others))
    assert own > others
    assert wilson(4 * sum(match.won), GAMES)[1] >= PAR
