"""What a person reads aloud takes five minutes, and what a newcomer must read is little."""

from __future__ import annotations

import pytest

from elgrande.game import Options
from elgrande.learning.teaching import teaching
from elgrande.words import languages, words
from tests.learning.transcript import before_the_first_decision, ten_minutes, words_in

ALL = pytest.mark.parametrize("language", languages())
BEFORE_A_DECISION = 250  # words, at most
IN_TEN_MINUTES = 650


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


@ALL
def test_a_newcomer_reads_little_before_the_first_decision(language: str) -> None:
    assert words_in(before_the_first_decision(language)) <= BEFORE_A_DECISION


@ALL
def test_ten_minutes_are_for_playing_more_than_for_reading(language: str) -> None:
    assert words_in(ten_minutes(language)) <= IN_TEN_MINUTES
