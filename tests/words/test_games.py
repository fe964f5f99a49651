"""Every sentence that real games lead to, in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from elgrande.game.events import AnyEvent
from elgrande.game.game import Game
from elgrande.game.names import COLOURS
from elgrande.game.options import Options
from elgrande.game.question import Question
from elgrande.words import languages, words
from tests.words.test_traps import ENGLISH, NAMES, TRAPS

GAMES = (
    Options(edition="1995", players=3),
    Options(players=5, variants=frozenset({"france", "church", "granada", "home-advantage"})),
    Options(
        edition="2023",
        players=2,
        modules=frozenset({"new-regency", "old-hands", "power-shift"}),
    ),
)
PEOPLE = {"azul": "Ana", "granate": "Óscar"}
UNFILLED = re.compile(r"[{}$‹]|  |\b[Nn]one\b|\.\.(?!\.)|\s[,.]")


@cache
def played(options: Options) -> tuple[tuple[AnyEvent, ...], tuple[Question, ...]]:
    """The events and the questions of a game of random answers."""
    game, choices = Game.new(options, seed=3), random.Random(3)
    questions = []
    while not game.is_over:
        question = game.question
        questions.append(question)
        for seat in question.seats:
            game.apply(seat, choices.choice(game.legal(seat)))
    return tuple(game.events(None)), tuple(questions)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", GAMES, ids=["1995", "big-box", "2023"])
def test_a_whole_game_has_every_sentence(language: str, options: Options) -> None:
    say = words(language)
    events, questions = played(options)
    said = {say.tell(options, event, PEOPLE) for event in events}
    for question in questions:
        player = COLOURS[question.seats[0]]
        asked = say.ask(options, question, PEOPLE, player=player, actor="azul", king="castillo")
        said |= {asked.ask, asked.wait, asked.next}
    assert len(said) > 300
    slips = [UNFILLED, re.compile(TRAPS[language]), *([ENGLISH] if language != "en" else [])]
    wrong = [text for text in said if any(slip.search(NAMES.sub("", text)) for slip in slips)]
    assert wrong == []
