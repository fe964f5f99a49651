"""What a person reads aloud takes five minutes, and what a newcomer must read is little."""

from __future__ import annotations

import pytest

from elgrande.game import Options
from elgrande.learning.teaching import teaching
from elgrande.words import languages, words
from tests.learning.transcript import (
    before_the_first_bid,
    before_the_first_decision,
    ten_minutes,
    words_in,
)

ALL = pytest.mark.parametrize("language", languages())
BEFORE_A_DECISION = 150  # words, at most
# Words read in ten minutes before the texts were cut: a third of them had to go.
ONCE = {"en": 535, "nl": 540, "de": 513, "es": 504, "fr": 563, "it": 517}


@ALL
def test_reading_the_teaching_aloud_takes_about_five_minutes(language: str) -> None:
    found = teaching(words(language), Options())
    assert 3 <= found.minutes <= 5
    assert all(part.title and part.text for part in found.parts)


@ALL
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_reference_fits_one_page(language: str, players: int) -> None:
    """It has the rules in four points, all values and the power cards."""
    text = teaching(words(language), Options(players=players)).reference.text
    assert len(text.splitlines()) <= 42
    assert "Aragón" in text
    assert "13" in text


@ALL
def test_the_rulebook_says_how_many_places_pay(language: str) -> None:
    """Two players are paid for first place alone, three for two places."""

    def told(players: int) -> tuple[str, str]:
        found = teaching(words(language), Options(players=players))
        [scoring] = [part.text for part in found.parts if part.key == "scoring"]
        return scoring, found.reference.text

    assert len({told(players) for players in (2, 3, 4)}) == 3
    assert told(4)[0] == told(5)[0]
    assert "| Castillo | 5/3/1 |" in told(4)[1]


@ALL
def test_a_newcomer_reads_little_before_the_first_decision(language: str) -> None:
    for way in (before_the_first_decision, before_the_first_bid):
        assert words_in(way(language)) <= BEFORE_A_DECISION


@ALL
def test_what_is_read_in_ten_minutes_stays_cut_by_a_third(language: str) -> None:
    assert words_in(ten_minutes(language)) * 3 <= ONCE.get(language, ONCE["en"]) * 2
