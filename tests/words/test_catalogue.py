"""The catalogue of every language is complete, and all languages say the same things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import parse, serialize

from elgrande.core.board import PLACE_NAMES, SPOT_NAMES, TILE_NAMES
from elgrande.core.cards import ABILITY_PROGRAMS, CARDS
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS, Switches
from elgrande.core.reconstructed import FACTS
from elgrande.core.rules import VARIANTS
from elgrande.game.events import AnyEvent
from elgrande.game.names import CHURCH_NAME, COLOURS, COURT_NAME, DUMMY
from elgrande.game.options import MODULES, Options
from elgrande.game.question import Question
from elgrande.words import UnknownWordError, Words, languages, words
from elgrande.words.api_texts import api_texts
from elgrande.words.card_targets import TARGETS
from elgrande.words.catalogue import Catalogue, references, selections, source_of
from elgrande.words.flags import flags

SWITCHES = [field.name for field in fields(Switches)]
ALL = pytest.mark.parametrize("language", languages())
TRANSLATIONS = pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
FLAGS = flags(Options())
EVENTS: dict[str, type] = {event.__struct_config__.tag: event for event in get_args(AnyEvent)}
# Variables besides the fields of an event: the action that a veto stops, the card of a step.
BESIDE_EVENTS: dict[str, dict[str, Any]] = {
    "vetoed": {"card": str | None, "actor": str | None},
    "bid": {"sum": str},
}
BESIDE_QUESTIONS: dict[str, Any] = {
    "player": str,
    "actor": str,
    "to": str | None,
    "barred": str | None,
    "king": str | None,
    "card_key": str | None,
    "whose": str,
    "step": str,
}
REASONS = {"rank": int | None, "worst": int | None, "later": bool}


def test_english_and_dutch_are_there() -> None:
    assert {"en", "nl"} <= set(languages())


@ALL
def test_a_language_says_its_own_name(language: str) -> None:
    assert words(language).language == language
    assert words(language).language_name


@ALL
def test_a_catalogue_is_fluent_in_its_standard_layout(language: str) -> None:
    catalogue = words(language).catalogue
    assert catalogue.junk == ()
    assert serialize(parse(source_of(language))) == source_of(language)


@TRANSLATIONS
def test_all_languages_have_the_same_texts(language: str) -> None:
    """Inflected forms are up to each language, and printed titles differ between boxes."""

    def own(key: str) -> bool:
        return key.startswith("form-") or key.endswith(OWN_PARTS)

    here, there = set(words(language).catalogue), set(words("en").catalogue)
    assert {key for key in here ^ there if not own(key)} == set()


OWN_PARTS = (".subtitle", ".sentence", ".from", ".to", ".in", ".of")


@TRANSLATIONS
def test_all_languages_use_the_same_variables(language: str) -> None:
    here, there = words(language).catalogue, words("en").catalogue
    for key in there:
        if key in here and not key.endswith((".title", *OWN_PARTS)):
            assert here.variables(key) == there.variables(key), key


def field_types(key: str) -> dict[str, Any]:
    """The fields that a sentence is given, with their types."""
    section, _, rest = key.partition("-")
    kind = rest.partition(".")[0]
    if section in ("events", "steps"):
        beside = BESIDE_EVENTS.get(kind, {}) if section == "events" else {"card": str}
        return get_type_hints(EVENTS[kind]) | beside
    if section == "questions":
        return get_type_hints(Question) | BESIDE_QUESTIONS
    return REASONS if section == "reasons" else {}


def possible_keys(variable: str, key: str) -> set[str] | None:
    """What a variable of a text can be compared with; None: any number or name."""
    if variable == "edition":
        return {*EDITIONS, "other"}
    if variable == "length":
        return {*LENGTHS, "other"}
    if variable in FLAGS:
        return {"yes", "no"}
    kind = field_types(key).get(variable)
    options = get_args(kind) or (kind,)
    if bool in options:
        return {"yes", "no"}
    if int in options or kind is None:
        return None
    if variable in ("card_key", "whose"):
        return None
    return {"none", "other"} if NoneType in options else set()


def selects(catalogue: Catalogue) -> Iterator[tuple[str, str, set[str]]]:
    for key in catalogue:
        for variable, keys in selections(catalogue.pattern(key)):
            yield key, variable, set(keys)


@ALL
def test_no_variant_of_a_text_is_dead(language: str) -> None:
    """Texts select only by flags and by fields that their event or question really has."""
    for key, variable, keys in selects(words(language).catalogue):
        possible = possible_keys(variable, key)
        assert possible is None or keys <= possible, (key, variable)


@ALL
def test_events_steps_and_questions_use_the_fields_they_have(language: str) -> None:
    catalogue = words(language).catalogue
    for key in catalogue:
        if key.startswith(("events-", "steps-", "questions-")):
            own, _ = references(catalogue.pattern(key))
            unknown = {each for each in own - FLAGS.keys() if not each.startswith("card-")}
            assert unknown <= field_types(key).keys(), key


@ALL
def test_every_event_has_a_sentence(language: str) -> None:
    catalogue = words(language).catalogue
    told = {key.removeprefix("events-") for key in catalogue if key.startswith("events-")}
    assert told == EVENTS.keys()


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_words_in_every_edition(language: str, edition: str) -> None:
    for card in CARDS:
        said = words(language).card(edition, card.key)
        assert all((said.title, said.text, said.short, said.help)), card.key
        assert max(len(said.title), len(said.subtitle)) <= 30, card.key
        assert len(said.short) <= 64, card.key
        assert "\n" not in said.short + said.text + said.help
        assert "{" not in said.text + said.help


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_has_a_name_in_every_edition(language: str, edition: str) -> None:
    for key in {*PLACE_NAMES, *SPOT_NAMES, COURT_NAME, "province"}:
        assert words(language).place(edition, key)


@ALL
def test_every_option_has_a_name_and_an_explanation(language: str) -> None:
    say = words(language)
    options = [
        *map(say.edition, EDITIONS),
        *map(say.module, MODULES),
        *map(say.old_hand, OLD_HANDS),
        *map(say.variant, VARIANTS),
        *map(say.length, LENGTHS),
        *map(say.switch, SWITCHES),
        *map(say.ability, ABILITY_PROGRAMS),
        *map(say.fact, FACTS),
    ]
    assert all(option.name and option.text.endswith(".") for option in options)
    assert all("{" not in option.text for option in options)


@ALL
def test_colours_tiles_pieces_and_owners_have_names(language: str) -> None:
    say = words(language)
    assert all(say.colour(key) for key in (*COLOURS, DUMMY, CHURCH_NAME))
    assert all(say.tile(key) for key in TILE_NAMES)
    assert all(say.whose(key) for key in TARGETS)
    assert say.piece("caballero") != say.piece("caballero", 2)


@ALL
def test_every_modifier_has_words(language: str) -> None:
    for number, ability in product((1, 2), ABILITY_PROGRAMS):
        assert str(number) in words(language).modifier(number, ability).name


@ALL
def test_every_reconstructed_fact_reaches_the_client(language: str) -> None:
    texts = api_texts(words(language), "2023")
    assert all(texts[f"facts.{fact}.text"] for fact in FACTS)
    assert "5" in texts["facts.regency-number.text"]


def test_an_edition_alone_speaks_for_all_numbers_of_players() -> None:
    every = flags(Options(edition="2023"), every_number=True)
    assert every["players-2"] == every["players-5"] == every["dummy"] == "yes"
    four = flags(Options(edition="2023", players=4))
    assert four["players-2"] == four["dummy"] == "no"


def test_what_is_unknown_is_named() -> None:
    with pytest.raises(UnknownWordError, match=r"no language 'xx'; there is .*en"):
        words("xx")
    with pytest.raises(UnknownWordError, match="no edition '1996'"):
        words("en").card("1996", "veto")
    with pytest.raises(UnknownWordError, match=r"no words for 'cards-none\.title'"):
        words("en").card("1995", "none")
    with pytest.raises(UnknownWordError, match=r"'events-placed'.*needs the field 'target'"):
        words("en").say("1995", "events-placed", player="azul")


def test_names_are_inflected_as_the_language_needs() -> None:
    """Places and people use their own form, or else the language's."""
    source = source_of("en") + (
        "form-from = de { $name }\n    .vowel = d’{ $name }\n"
        "form-of = de { $name }\n    .vowel = d’{ $name }\n"
        "test = { FROM($source) } { OF($owner) }\n"
    )
    source = source.replace("    .sentence = the Castillo\n", "    .from = du Castillo\n", 1)
    say = Words("en", source)

    def bent(place: str, owner: str) -> str:
        return say.say("big-box", "test", source=place, owner=owner)

    assert bent("galicia", "verde") == "de Galicia de Green"
    assert bent("aragon", "Élodie") == "d’Aragón d’Élodie"
    assert bent("castillo", "Inés") == "du Castillo d’Inés"
