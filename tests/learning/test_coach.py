"""The coach says what a decision is about, what answers mean, and which are clear mistakes."""

from __future__ import annotations

import pytest

from elgrande.bots import Budget
from elgrande.game import Game, Options
from elgrande.game.question import QUESTION_KINDS
from elgrande.learning.coach import ABOUT, CLEAR_MISTAKE, counsel
from elgrande.words import languages, words

IDEAS = ("men", "high", "low", "precious", "late", "second", "tower", "hidden", "leader")


def game() -> Game:
    return Game.position(
        Options(players=3, length="short"),
        1,
        king="vieja",
        round=3,
        nueva={"azul": 3, "granate": 3},
        galicia={"azul": 1, "oro": 1},
        courts={"azul": 2},
        cards={3: "score-sixes-sevens"},
    )


@pytest.mark.parametrize("language", languages())
def test_every_decision_has_words_in_every_language(language: str) -> None:
    says = words(language)
    for about in set(ABOUT.values()):
        assert says.say("big-box", f"coach-{about}")
    for idea in IDEAS:
        assert says.say("big-box", f"ideas-{idea}")
    assert set(ABOUT) <= set(QUESTION_KINDS)


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("disc-return", "return"),
        ("return-choice", "return"),
        ("disc-flee", "flee"),  # they move on: none is given up
        ("return-each", "rivals"),  # those of opponents
        ("evict", "rivals"),
        ("either", None),  # one half is lost: not "both parts are yours"
        ("recall", None),  # from regions, not from the province
    ],
)
def test_the_coach_says_only_what_is_true_of_a_question(kind: str, about: str | None) -> None:
    assert ABOUT.get(kind) == about


def test_the_coach_explains_each_answer_best_first() -> None:
    position = game()
    for seat, answer in ((0, "13"), (1, "2"), (2, "3")):
        position.apply(seat, answer)
    said = counsel(position.sample(0, 1), position.options, 0, Budget(iterations=400), "en")
    assert said.about_key == "card"
    assert said.idea == "leader"
    assert {str(each.action) for each in said.answers} == {f"card{n}" for n in range(1, 6)}
    assert said.answers[0].behind == 0
    assert said.answers[0].reasons
    for each in said.answers:
        assert each.mistake == (each.behind is not None and each.behind > CLEAR_MISTAKE)


def test_before_a_scoring_the_coach_speaks_of_acting_late() -> None:
    position = game()
    said = counsel(position.sample(0, 1), position.options, 0, Budget(iterations=200), "nl")
    assert (said.about_key, said.idea) == ("power", "late")
    assert "telling" in said.idea_text
    assert len(said.answers) == 13
