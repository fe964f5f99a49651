"""Every hint and every review of played games, in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from elgrande.bots import Budget, Knowledge, Reason, hint
from elgrande.game.game import Game
from elgrande.game.options import Options
from elgrande.hints import worded
from elgrande.review import Effort, Review, review
from elgrande.review.telling import tell
from elgrande.words import languages, words
from tests.words.test_games import GAMES, PEOPLE, UNFILLED
from tests.words.test_traps import ENGLISH, NAMES, TRAPS

pytestmark = pytest.mark.compiled_only  # it searches for thousands of answers
LANGUAGES = pytest.mark.parametrize("language", languages())
OPTIONS = pytest.mark.parametrize("options", GAMES, ids=["1995", "big-box", "2023"])
QUICK = Effort(iterations=12, samples=4)


def slips(language: str, said: set[str]) -> list[str]:
    traps = [UNFILLED, re.compile(TRAPS[language]), *([ENGLISH] if language != "en" else [])]
    return [text for text in said if any(trap.search(NAMES.sub("", text)) for trap in traps)]


@cache
def played(options: Options) -> tuple[Game, frozenset[tuple[Reason, ...]]]:
    """A game of random answers, and the reasons of the hints given on the way."""
    game, choices, given = Game.new(options, seed=8), random.Random(8), set()
    while not game.is_over:
        for seat in game.question.seats:
            knowledge = Knowledge(game.sample(seat, 1), seat)
            if choices.random() < 0.4 and len(knowledge.legal) > 1:
                given |= {each.reasons for each in hint(knowledge, Budget(iterations=12))}
            game.apply(seat, choices.choice(game.legal(seat)))
    return game, frozenset(given)


@cache
def reviewed(options: Options) -> Review:
    return review(played(options)[0].record(), QUICK)


@LANGUAGES
@OPTIONS
def test_hints_of_a_whole_game_have_every_sentence(language: str, options: Options) -> None:
    people = [PEOPLE.get("azul"), PEOPLE.get("granate"), None, None, None]
    say = words(language)
    said = {
        text for reasons in played(options)[1] for text in worded(options, say, reasons, people)
    }
    assert len(said) > 80
    assert slips(language, said) == []


@LANGUAGES
@OPTIONS
def test_a_review_of_a_whole_game_has_every_sentence(language: str, options: Options) -> None:
    told = tell(reviewed(options), language)
    said = {*told.summaries, told.about}
    for moment in told.moments:
        said |= {moment.title, moment.played, moment.cost, moment.better, *moment.reasons}
    assert len(said) > 100
    assert slips(language, said) == []
