"""Hints: legal answers with reasons in words, from what the seat may know."""

from __future__ import annotations

import pytest

from elgrande import Game, Options
from elgrande.bots import Reason
from elgrande.hints import worded
from elgrande.words import languages, words
from tests.properties.strategies import random_play
from tests.rules.table import table, with_card

KINDS = ("scores", "gains", "loses", "castillo", "court", "veto", "keeps", "supply")


def test_hints_are_legal_answers_with_the_best_first() -> None:
    game = Game.new(Options(players=3), 3)
    for number, _ in enumerate(random_play(game, 3)):
        if number % 12 == 0 and not game.is_over:
            seat = game.question.seats[0]
            hints = game.hint(seat, milliseconds=20)
            assert hints
            assert hints[0].behind == 0
            assert all(hint.action in game.legal(seat) for hint in hints)


def test_a_hint_sees_the_first_place_within_reach() -> None:
    t = with_card(
        "score-fours",
        king="galicia",
        courts={"azul": 5},
        caballeros={"vieja": {"verde": 2, "azul": 2}},
    )
    t.plays("azul", "place")
    hints = t.game.hint(0, milliseconds=100)
    told = [reason for hint in hints for reason in hint.reasons]
    assert any(reason.startswith("makes you first in") for reason in told), told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_has_words(language: str, kind: str) -> None:
    reason = Reason(kind, number=2, place="aragon", seat=1, rank=1, cards=(12, 13))
    (text,) = worded(Options(), words(language), (reason,))
    assert "{" not in text
    assert len(text) > 10


def test_who_is_not_asked_gets_no_hint() -> None:
    t = table(king="galicia")
    with pytest.raises(ValueError, match="not asked"):
        t.game.hint(2)
