"""Known traps of grammar and typography, in every sentence a language can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from elgrande.core.board import PLACE_NAMES, SPOT_NAMES
from elgrande.game.names import CHURCH_NAME, COLOURS, COURT_NAME, DUMMY
from elgrande.game.options import Options
from elgrande.words import languages, words
from elgrande.words.fields import KIND_OF_FIELD as KIND
from elgrande.words.fields import PERSONS, PLACES
from elgrande.words.language_check import examples, side_by_side
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
        r"|[“”]\w|\"|\b[Gg]roßen? Wertung|geheimen? Scheibe|(?<![,.])\b1 Punkte\b|\bIhnen\b"
        r"|\b[Ii]m País|ins Castillo ein\b|[Bb]is zu so viele|\bauf den Plan:|im Gebrauch"
        r"|region (oder|hinein oder) heraus|Alle Plätze bringen|\b(mit|von|bei|zu|aus) das Cas"
    ),
    "en": r"\b(of the you|a a|the the)\b|(?<![,.])\b1 (caballeros|points|seats)\b",
    "es": (
        r"\b(a el|de el|en el la) |(?<![¿\w])\bCuántos\?|“|\"|(?<![,.])\b1 puntos\b"
        r"|\busted|\b(tu|el|de) hogar\b|\b[Mm](ueve|over) el Rey|\b[Ss]e pagan?\b|\bcobran\b"
        r"|\b(de|a|en|con|toca|puntuar|dejar) País Vasco|[Bb]onificaci|\b[Rr]esponsables? de este"
        r"|Solo hay los|único primero|en \d\.º (lugar|puesto)|[Hh]asta tantos|tu origen\b"
        r"|cartas de acción abiertas|Puntúan todos"
    ),
    "fr": (
        r"\b(de le|de les|à le|à les|de [AEIOUÉ]\w*o)\b| [:;?!»]|« |'|(?<![\d,])[01](,\d)? points\b"
        r"|\b[Vv](otre|os)\b(?! Majesté)|\b[Vv]ous (attend|n’|avez)"
        r"|\bà (Aragón|Galicia|Cataluña|Castilla|País)\b|\b(en|à|au|du) (la|le|l’) ?[A-Z]\w+[aoñ]"
        r"|\b[Cc]artes? (de pouvoir|d’action)|\b(ton|le|au) foyer\b|Grenade|\b[Cc]hat\b"
        r"|\b([Rr]éessayez|[Cc]onnectez)|\b[Rr]esponsables? de ce|[Jj]usqu’à autant|ton origine\b"
        r"|région (la |le |l’)[A-Z]|places rapportent,"
    ),
    "it": (
        r"\b(di il|a il|da il|in il|su il|a lo|di la|da la|in la|di l’|a l’)|'|\"|“"
        r"|(?<![,.])\b1 (caballeros|punti)\b|\b(il|al|del|dal) (8|11)\b| [:;!»]|« "
        r"|a meno che lo\b|[Qq]uanti che siano|fino a tanti|(tua|l’) ?origine\b(?! di Ana)"
        r"|pagano tutti"
    ),
    "nl": (
        r"\b(de het|van het dummy)\b|(?<![,.])\b1 (caballero’s|punten)\b|machtskaart"
        r"|ussentelling|\buw\b|Old Hands|\w'\w|\"|[Tt]huisbonus|\b[Pp]laatst\b|[Gg]elijkspel"
        r"|caballero’s plaatsen|[Ee]erst plaatsen|^plaatsen in\b|[Ee]ditie|\bronden\b|‘"
        r"|\bleidt?\b|[Ll]eider|mogen hoogstens 1\b|grote telling|[Ss]peciale telling"
    ),
}
# Words that only English has, of all our languages.
ENGLISH = re.compile(
    r"\b(the|and|with|you|your|from|this|that|which|when|where|they|their|them|have|been|were|be"
    r"|would|cannot|can|if|then|than|into|out|by|for|it|its|our|his|who|what|how|why|only|here|there"
    r"|more|most|less|next|first|third|two|three|players?|cards?|scored|scoring|moves|turns|placed"
    r"|king|is not|are|it is|must|each|every|any)\b",
    re.IGNORECASE,
)
# What may look English: a licence by its name, a command to type, a sample of a text.
NAMES = re.compile(r"‹\w+›|CC BY|SIL Open Font Licence|elgrande \w+|--\w+|El Grande|@\w+")
TRANSLATED = pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
PLACES_SAID = (*PLACE_NAMES, *SPOT_NAMES, COURT_NAME)
PEOPLE_SAID = (*COLOURS, DUMMY, CHURCH_NAME, "Inés")
# On the browser's map, as in no event, `from` and `to` are places.
ON_THE_MAP = {**KIND, "from": PLACES[0], "to": PLACES[0]}


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
    yield from everywhere(language)
    for options in GAMES:
        for chapter in say.rules(options):
            yield from chapter.text.split("\n")


def everywhere(language: str) -> Iterator[str]:
    """Every sentence with a place or a person, in each of its variants, with each of them."""
    say = words(language)
    for key in say.catalogue:
        kinds = ON_THE_MAP if key.startswith(("ui_answer_", "ui_scene_")) else KIND
        for wanted, values in ((PLACES, PLACES_SAID), (PERSONS, PEOPLE_SAID)):
            fields = [each for each in say.catalogue.variables(key) if kinds.get(each) in wanted]
            for value in values if fields else ():
                yield from examples(say, key, dict.fromkeys(fields, value))


@ALL
def test_no_sentence_falls_into_a_known_trap(language: str) -> None:
    trap = re.compile(TRAPS[language])
    assert [text for text in everything(language) if trap.search(text)] == []


@TRANSLATED
def test_no_english_is_left(language: str) -> None:
    said = (NAMES.sub("", text) for text in everything(language))
    assert [text for text in said if ENGLISH.search(text)] == []


# Words that mean and look the same in English and in another language, and names.
ALIKE = (
    "Galicia País Vasco Navarra Aragón Cataluña Castilla la Vieja Nueva Toledo Sevilla Granada"
    " Valencia Castillo Castillos caballero caballeros Grande Grandes El Big Box Veto bot bots chat"
    " dummy min Discord Slack Matrix Portugal Attaché E mail"
)
ALIKE_IN = {
    "de": "Gold Region Delegation Hand Normal Start Live Name Passkeys Pause",
    "es": "Total Normal",
    "fr": (
        "France Province point points Second Chalet Infiltration Total Normal Expert Tables"
        " Question Notifications Date Place Volume pause Table Licences Scores"
    ),
    "it": "Chalet account Privacy Round Volume Password",
    "nl": "Hand Open Variant Expert Privacy Trainer Live Volume Rating account Contact Start Hint",
}


@TRANSLATED
def test_no_text_is_left_as_it_is_in_english(language: str) -> None:
    """A text that equals the English one consists of words that the languages share."""
    alike = set(f"{ALIKE} {ALIKE_IN[language]}".lower().split())
    same = {
        key: left
        for key, english, theirs in side_by_side(words(language))
        if english == theirs
        and (left := set(re.findall(r"[^\W\d_]{2,}", NAMES.sub("", english[0]).lower())) - alike)
    }
    assert same == {}


@ALL
def test_nothing_is_left_unfilled_or_doubled(language: str) -> None:
    unfilled = re.compile(r"\{|\}|\$\w|  |\bNone\b|\.\.(?!\.)|\s,")
    found = [text for text in everything(language) if unfilled.search(text)]
    assert [text for text in found if not text.startswith(", ")] == []


@ALL
def test_the_marks_of_bonuses_in_a_scoring_are_explained(language: str) -> None:
    """The browser marks a bonus by the first letter of its name; the legend says which is which."""
    legend, *names = (
        words(language).say("big-box", f"ui_scoring_{key}") for key in ("legend", "kings", "home")
    )
    first, second = (name[0].upper() for name in names)
    assert first != second
    assert re.findall(r"\b[A-Z]\b", legend.split(";")[-1].split("\u202f;")[-1]) == [first, second]


def test_places_and_players_take_their_prepositions() -> None:
    said = {
        language: [
            words(language).say("big-box", "events-moved", owner=owner, source=source, target=to)
            for owner, source, to in (
                ("dummy", "aragon", "castillo"),
                ("verde", "court", "france"),
                ("oro", "vasco", "nueva"),
            )
        ]
        for language in ("de", "es", "fr", "it")
    }
    assert said == {
        "de": [
            "Ein Caballero vom Dummy zieht aus Aragón ins Castillo.",
            "Ein Caballero von Grün zieht vom Hof nach Frankreich.",
            "Ein Caballero von Gold zieht aus País Vasco nach Castilla la Nueva.",
        ],
        "es": [
            "Un caballero del dummy va de Aragón al Castillo.",
            "Un caballero de Verde va de la corte a Francia.",
            "Un caballero de Oro va del País Vasco a Castilla la Nueva.",
        ],
        "fr": [
            "Un caballero du dummy va d’Aragón au Castillo.",
            "Un caballero de Vert va de la cour en France.",
            "Un caballero d’Or va du País Vasco en Castilla la Nueva.",
        ],
        "it": [
            "Un caballero del neutrale va dall’Aragón nel Castillo.",
            "Un caballero di Verde va dalla corte in Francia.",
            "Un caballero di Oro va dal País Vasco in Castilla la Nueva.",
        ],
    }


def test_regions_take_their_articles() -> None:
    def scored(language: str, edition: str, place: str) -> str:
        return words(language).say(edition, "steps-scored", place=place)

    assert scored("es", "1995", "vasco") == "puntuar el País Vasco"
    assert scored("es", "2023", "vasco") == "puntuar Navarra"
    assert scored("fr", "1995", "aragon") == "décompter l’Aragón"
    assert scored("fr", "2023", "vieja") == "décompter la Castilla"
    assert scored("it", "1995", "vasco") == "conteggiare il País Vasco"
    assert scored("it", "2023", "nueva") == "conteggiare Toledo"
