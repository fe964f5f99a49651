"""Known traps of grammar and typography, in every sentence a language can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

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
# What a careful writer of the language never writes: wrong contractions, plurals and quotation
# marks, another form of address, and a second word for what the glossary already has a word for.
TRAPS = {
    "de": (
        r"\b(in das Cas|zu dem Cas|von dem Dum|in dem Cas|von der Dummy|nach das|aus das)"
        r"|[“”]\w|\"|\b[Gg]roßen? Wertung|geheimen? Scheibe|\b1 Punkte\b|\bIhnen\b"
    ),
    "en": r"\b(of the you|a a|the the)\b|\b1 (caballeros|points|seats)\b",
    "es": (
        r"\b(a el|de el|en el la) |(?<![¿\w])\bCuántos\?|“|\"|\b1 puntos\b"
        r"|\busted|\b(tu|el|de) hogar\b"
    ),
    "fr": (
        r"\b(de le|de les|à le|à les|de [AEIOUÉ]\w*o)\b| [:;?!»]|« |'|\b1 points\b"
        r"|\b[Vv](otre|os)\b(?! Majesté)|\b[Cc]artes? (de pouvoir|d’action)|\b(ton|le|au) foyer\b"
    ),
    "it": (
        r"\b(di il|a il|da il|in il|su il|a lo|di la|da la|in la|di l’|a l’)|'|\"|“"
        r"|\b1 (caballeros|punti)\b|\b(il|al|del|dal) (8|11)\b| [:;!»]|« "
    ),
    "nl": r"\b(de het|van het dummy)\b|\b1 (caballero's|punten)\b|machtskaart|ussentelling|\buw\b",
}
# Words that only English has, of all our languages.
ENGLISH = re.compile(
    r"\b(the|and|with|you|your|from|this|that|which|when|where|they|their|have|been|would|cannot"
    r"|players?|cards|scored|scoring|moves|king|is not|are|it is|must|each|every|any)\b",
    re.IGNORECASE,
)
# What may look English: a licence by its name, a command to type, a sample of a text.
NAMES = re.compile(r"‹\w+›|SIL Open Font Licence|elgrande \w+|El Grande")
TRANSLATED = pytest.mark.parametrize("language", [code for code in languages() if code != "en"])


@cache
def everything(language: str) -> tuple[str, ...]:
    return tuple(_everything(language))


def _everything(language: str) -> Iterator[str]:
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


@TRANSLATED
def test_no_english_is_left(language: str) -> None:
    said = (NAMES.sub("", text) for text in everything(language))
    assert [text for text in said if ENGLISH.search(text)] == []


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
        for language in ("de", "es", "fr", "it")
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
        "it": [
            "Un caballero del neutrale va dall’Aragón nel Castillo.",
            "Un caballero di Verde va dalla corte in Francia.",
        ],
    }
