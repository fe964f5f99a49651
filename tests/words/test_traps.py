"""Known traps of grammar and typography, in every sentence a language can say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from elgrande.game.options import Options
from elgrande.words import languages, words
from elgrande.words.review import side_by_side
from tests.words.test_sentences import EVENTS, all_of

ALL = pytest.mark.parametrize("language", languages())
GAMES = (
    Options(edition="1995", players=3),
    Options(variants=frozenset({"france", "church", "granada", "home-advantage", "move-limits"})),
    Options(
        edition="2023",
        players=2,
        modules=frozenset({"new-regency", "old-hands", "power-shift"}),
    ),
)
# What a careful writer of the language never writes.
TRAPS = {
    "de": (
        r"\b(in das Cas|zu dem Cas|von dem Dum|in dem Cas|von der Dummy|nach das)"
        r"|\bthe\b|[“”]\w|\""
    ),
    "en": r"\b(of the you|a a|the the)\b|\b1 (caballeros|points|seats)\b",
    "es": r"\b(a el|de el|en el la) |\bthe\b|(?<![¿\w])\bCuántos\?|“|\"",
    "fr": r"\b(de le|de les|à le|à les|de [AEIOUÉ]\w*o)\b|\bthe\b| [:;?!]|'",
    "it": r"\b(di il|a il|da il|in il|su il|a lo)\b|\bthe\b",
    "nl": r"\b(de het|van het dummy)\b|\bthe\b|\b1 (caballero's|punten)\b",
}


def everything(language: str) -> Iterator[str]:
    """Events with every combination of sample values, each text with examples, the rulebooks."""
    say = words(language)
    for kind in EVENTS:
        for event in all_of(kind):
            yield say.tell("big-box", event, {"azul": "Inés"})
    for key, _, texts in side_by_side(say):
        if not key.startswith("facts-"):  # their numbers are what they are
            yield from texts
    for options in GAMES:
        for chapter in say.rules(options):
            yield from chapter.text.split("\n")


@ALL
def test_no_sentence_falls_into_a_known_trap(language: str) -> None:
    trap = re.compile(TRAPS[language])
    assert [text for text in everything(language) if trap.search(text)] == []


@ALL
def test_nothing_is_left_unfilled_or_doubled(language: str) -> None:
    unfilled = re.compile(r"\{|\}|\$\w|  |\bNone\b|\.\.(?!\.)|\s,")
    found = [text for text in everything(language) if unfilled.search(text)]
    assert [text for text in found if not text.startswith(", ")] == []


def test_places_and_players_take_their_prepositions() -> None:
    said = {
        language: [
            words(language).say("big-box", "events-moved", owner=owner, source=source, target=to)
            for owner, source, to in (("dummy", "aragon", "castillo"), ("verde", "court", "france"))
        ]
        for language in ("de", "es", "fr")
    }
    assert said == {
        "de": [
            "Ein Caballero vom Dummy zieht aus Aragón ins Castillo.",
            "Ein Caballero von Grün zieht vom Hof nach Frankreich.",
        ],
        "es": [
            "Un caballero del dummy va de Aragón al Castillo.",
            "Un caballero de Verde va de la corte a Francia.",
        ],
        "fr": [
            "Un caballero du dummy va d’Aragón au Castillo.",
            "Un caballero de Vert va de la cour en France.",
        ],
    }
