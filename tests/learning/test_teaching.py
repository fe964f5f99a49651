"""What a person reads aloud takes five minutes, and what a newcomer must read is little."""

from __future__ import annotations

import pytest

from elgrande.game import Options
from elgrande.learning.lesson import lessons
from elgrande.learning.teaching import teaching
from elgrande.words import languages, words

ALL = pytest.mark.parametrize("language", languages())
BEFORE_A_DECISION = 250  # words, at most


@ALL
def test_reading_it_aloud_takes_about_five_minutes(language: str) -> None:
    found = teaching(words(language), Options())
    assert 3 <= found.minutes <= 5
    assert all(part.title and part.text for part in found.parts)


@ALL
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_reference_fits_one_page(language: str, players: int) -> None:
    """It has the rules in four points, all values and the power cards."""
    text = teaching(words(language), Options(players=players)).reference.text
    assert len(text.splitlines()) <= 40
    assert "Aragón" in text
    assert "13" in text


def first_words(language: str) -> int:
    """What a newcomer reads from the start page to the first own decision in lesson 1."""
    says = words(language)
    start = [f"ui_start_{name}" for name in ("lead", "playNow", "playHint")]
    visit = [f"ui_coach_{name}" for name in ("title", "hint", "start", "knows")]
    list_of_lessons = ["ui_learn_title", "ui_learn_lead"]
    for name in lessons():
        list_of_lessons += [f"lessons-{name}", f"lessons-{name}.text"]
    lesson = lessons()["majorities"]
    steps = [lesson.key(step.say) for step in lesson.steps[:2]]
    keys = [*start, *visit, *list_of_lessons, *steps]
    return sum(len(says.say("big-box", key).split()) for key in keys)


@ALL
def test_a_newcomer_reads_little_before_the_first_decision(language: str) -> None:
    assert first_words(language) <= BEFORE_A_DECISION
