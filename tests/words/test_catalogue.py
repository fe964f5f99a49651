"""The catalogue of every language is complete, and all languages say the same things."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from elgrande.core.board import PLACE_NAMES, SPOT_NAMES, TILE_NAMES
from elgrande.core.cards import ABILITY_PROGRAMS, CARDS
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS, Switches
from elgrande.core.reconstructed import FACTS
from elgrande.core.rules import VARIANTS
from elgrande.game.events import AnyEvent
from elgrande.game.names import CHURCH_NAME, COLOURS, COURT_NAME, DUMMY
from elgrande.game.options import MODULES
from elgrande.game.question import Question
from elgrande.words import Setting, UnknownWordError, Words, languages, words
from elgrande.words.catalogue import catalogue
from elgrande.words.setting import own_switches
from elgrande.words.template import conditions, gaps, tags_of
from elgrande.words.whose import WHOSE

SWITCHES = [field.name for field in fields(Switches)]
ALL = pytest.mark.parametrize("language", languages())
TRANSLATIONS = pytest.mark.parametrize("language", [code for code in languages() if code != "en"])


def test_english_and_dutch_are_there() -> None:
    assert {"en", "nl"} <= set(languages())


@ALL
def test_a_language_says_its_own_name(language: str) -> None:
    assert words(language).language == catalogue(language).text("language.code") == language
    assert words(language).language_name


@ALL
def test_no_text_is_empty(language: str) -> None:
    texts = catalogue(language).texts
    assert [key for key, text in texts.items() if not text.strip()] == []
    assert all(chapter.title and chapter.text.strip() for chapter in catalogue(language).chapters)


@TRANSLATIONS
def test_all_languages_have_the_same_keys(language: str) -> None:
    assert catalogue(language).texts.keys() == catalogue("en").texts.keys()


@TRANSLATIONS
def test_all_languages_have_the_same_gaps_and_conditions(language: str) -> None:
    other = catalogue(language).texts
    for key, text in catalogue("en").texts.items():
        assert gaps(other[key]) == gaps(text), key
        if key.endswith((".title", ".subtitle")):  # printed titles differ from box to box
            continue
        assert sorted(conditions(other[key])) == sorted(conditions(text)), key


@TRANSLATIONS
def test_all_languages_have_the_same_chapters(language: str) -> None:
    here, there = catalogue("en").chapters, catalogue(language).chapters
    for one, other in zip(here, there, strict=True):
        assert (one.key, one.when, one.facts) == (other.key, other.when, other.facts)
        assert gaps(one.text) == gaps(other.text), one.key
        assert sorted(conditions(one.text)) == sorted(conditions(other.text)), one.key


@ALL
def test_conditions_speak_of_things_that_exist(language: str) -> None:
    known = {*EDITIONS, *LENGTHS, *MODULES, *VARIANTS, *SWITCHES, "vetoes"}
    known |= {f"players-{number}" for number in (2, 3, 4, 5)}
    for key, text in catalogue(language).texts.items():
        spoken = tags_of(conditions(text))
        spoken -= {tag for tag in spoken if tag.partition("=")[0] in fields_of(key)}
        assert spoken <= known, key
    for chapter in catalogue(language).chapters:
        assert tags_of(conditions(chapter.text)) <= known, chapter.key
        assert tags_of([chapter.when] if chapter.when else []) <= known, chapter.key


EVENTS = {event.__struct_config__.tag: event for event in get_args(AnyEvent)}
# What is told beside the fields of an event: the action that a veto stops, the card of a step.
BESIDE_EVENTS = {"vetoed": {"card", "actor"}}
BESIDE_STEPS = {"card"}
BESIDE_QUESTIONS = {"player", "actor", "to", "barred", "king"}


def fields_of(key: str) -> set[str]:
    """The fields that a sentence can be given: a condition on any other would be dead text."""
    section, _, rest = key.partition(".")
    kind = rest.partition(".")[0]
    if section == "events":
        return {*EVENTS[kind].__struct_fields__, *BESIDE_EVENTS.get(kind, ())}
    if section == "steps":
        return {*EVENTS[kind].__struct_fields__, *BESIDE_STEPS}
    if section == "questions":
        return {*Question.__struct_fields__, *BESIDE_QUESTIONS}
    return {"later", "rank", "worst"} if section == "reasons" else set()


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_words_in_every_edition(language: str, edition: str) -> None:
    for card in CARDS:
        said = words(language).card(edition, card.key)
        assert all((said.name, said.text, said.short, said.help)), card.key
        assert max(len(said.title), len(said.subtitle)) <= 30, card.key
        assert len(said.short) <= 64, card.key
        assert "\n" not in said.short + said.text + said.help
        assert "{" not in said.text + said.help
        assert not said.name.startswith("?")


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
    assert all(say.whose(key) for key in WHOSE)
    assert say.piece("caballero") != say.piece("caballero", 2)


@ALL
def test_every_modifier_has_words(language: str) -> None:
    for number in (1, 2):
        for ability in ABILITY_PROGRAMS:
            said = words(language).modifier(number, ability)
            assert str(number) in said.name
            assert str(number) in said.text


@ALL
def test_an_unknown_key_is_named_with_its_language(language: str) -> None:
    with pytest.raises(KeyError, match=rf"cards\.nonsense.*{language}"):
        words(language).card("2023", "nonsense")
    with pytest.raises(UnknownWordError, match="no edition '1815'"):
        words(language).place("1815", "aragon")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="no language 'tlh'; there is en, nl"):
        Words("tlh")


def test_a_setting_without_players_speaks_for_all_numbers() -> None:
    assert {"players-2", "players-5", "dummy"} <= Setting("2023").tags
    assert "dummy" not in Setting("2023", players=4).tags
    assert "dummy" not in Setting("2023", switches=own_switches("2023", 4)).tags
