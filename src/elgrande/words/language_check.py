"""Compares a language with English: what is missing or wrong, and all texts side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from fluent.syntax import ast

from elgrande.game.options import Options
from elgrande.words.catalogue import UnknownWordError, selections
from elgrande.words.fields import KIND_OF_FIELD, PERSONS, PLACES, Value
from elgrande.words.flags import flags
from elgrande.words.words import FORMS, Words, words

# Attributes that a language may leave out, as its grammar and the space on screen require.
OWN_PARTS: Final = (".title", ".subtitle", ".sentence", *(f".{form}" for form in FORMS))
PLAIN_GAME: Final = Options(players=3)
EVERYTHING: Final = Options(
    edition="2023",
    players=2,
    modules=frozenset({"new-regency", "old-hands", "power-shift"}),
    variants=frozenset({"church", "granada", "home-advantage", "move-limits"}),
)
_FLAGS: Final = flags(PLAIN_GAME).keys()
_NUMBERS: Final = frozenset(
    (
        *("number", "left", "own", "foreign", "points", "round", "pile", "value", "stack", "n"),
        *("turn", "power", "supply", "bonus", "kings_bonus", "home_bonus", "times", "rank"),
        *("best", "worst", "step", "of", "a", "b", "players", "share", "amount"),
    )
)
_FLAGLIKE: Final = frozenset({"first_only", "grande", "later", "castillo"})
# Here `from` and `to` are places; elsewhere in the browser hours, and in an event `to` is a player.
_ON_THE_MAP: Final = ("ui_answer_", "ui_scene_")
_NOTHING: Final[Mapping[str, Value]] = MappingProxyType({})
_OTHERS: Final[dict[str, Value]] = {
    "card": "tile",
    "modifier": "2move",
    "card_key": "place-2",
    "tile": "8",
}


@dataclass(frozen=True)
class Problem:
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.key}: {self.what}"


def is_own(key: str) -> bool:
    """Whether a language may have this text without English having it, or lack it."""
    return key.startswith("form-") or key.endswith(OWN_PARTS)


def problems(language: Words) -> list[Problem]:
    """Missing texts, extra texts and wrong variables, in the order of the English file."""
    here, there = language.catalogue, words("en").catalogue
    found = [Problem("unreadable", repr(text.strip()[:70])) for text in here.junk]
    for key in there:
        if key not in here:
            if not is_own(key) or key.endswith(".title"):
                found.append(Problem(key, "missing"))
            continue
        missing, extra = (
            sorted(one.variables(key) - other.variables(key))
            for one, other in ((there, here), (here, there))
        )
        if not is_own(key):
            found += [Problem(key, f"${name} is not used") for name in missing]
            found += [Problem(key, f"${name} is not known here") for name in extra]
    found += [
        Problem(key, "not in English") for key in here if key not in there and not is_own(key)
    ]
    return found


def untranslated(language: Words) -> list[str]:
    """Texts of several words that are the same as in English: perhaps not yet translated."""
    here, there = language.catalogue, words("en").catalogue
    return [
        key
        for key in here
        if key in there
        and here.pattern(key).equals(there.pattern(key))
        and any(
            isinstance(part, ast.TextElement) and len(part.value.split()) > 2
            for part in here.pattern(key).elements
        )
    ]


def examples(language: Words, key: str, given: Mapping[str, Value] = _NOTHING) -> list[str]:
    """A text with small and with large values, and in each of its variants; none of them twice."""
    chosen = [
        {name: _value(variant)}
        for name, variants in selections(language.catalogue.pattern(key))
        for variant in variants
        if variant != "other" and name not in _FLAGS and name not in given
    ]
    said = (
        _say(language, key, options, few, {**given, **choice})
        for choice in ({}, *chosen)
        for options, few in ((PLAIN_GAME, True), (EVERYTHING, False))
    )
    return list(dict.fromkeys(said))


def side_by_side(language: Words) -> Iterator[tuple[str, list[str], list[str]]]:
    """Every text: its key, the English examples, and those of the language."""
    english = words("en")
    for key in english.catalogue:
        theirs = examples(language, key) if key in language.catalogue else []
        yield key, examples(english, key), theirs


def sections(language: Words) -> dict[str, str]:
    """The headings of a language's file, by the first text below each."""
    found, heading = {}, ""
    for entry in language.catalogue.resource.body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, ast.Message) and heading:
            first = (
                entry.id.name if entry.value else f"{entry.id.name}.{entry.attributes[0].id.name}"
            )
            found[first], heading = heading.splitlines()[0], ""
    return found


def _say(
    language: Words,
    key: str,
    options: Options,
    few: bool,
    given: Mapping[str, Value],
) -> str:
    fields: dict[str, Value] = {
        name: _sample(name, few)
        for name in language.catalogue.variables(key)
        if name not in _FLAGS and name != "castillo-values" and not name.startswith("card-")
    }
    fields |= given
    try:
        return language.say(options, key, **(fields | _written(language, key, options, few, given)))
    except UnknownWordError as error:
        return f"!! {error}"


def _written(
    language: Words, key: str, options: Options, few: bool, given: Mapping[str, Value]
) -> dict[str, Value]:
    """Values of the fields that have another kind in this text than elsewhere."""
    fields = language.catalogue.variables(key)
    ends = fields & {"from", "to"}
    if key.startswith(_ON_THE_MAP):
        place = str(given.get("to", "castillo" if few else "aragon"))
        return dict.fromkeys(ends, language.place_in_sentence(options, place))
    found: dict[str, Value] = {}
    if key.startswith("ui_"):
        found |= dict.fromkeys(ends, 1 if few else 22)
    if key.startswith(("review-", "ui_review_")):  # these get texts, not numbers
        texts = {
            "percent": language.say(options, "review-percent", share=0.015 if few else 0.125),
            "points": language.say(options, "review-points", amount=1.5 if few else 12.0),
        }
        found |= {name: text for name, text in texts.items() if name in fields - given.keys()}
    return found


def _value(variant: str) -> Value:
    """A value for which Fluent chooses the variant with this key."""
    known: dict[str, Value] = {"one": 1, "none": None, "yes": True, "no": False}
    return known[variant] if variant in known else int(variant) if variant.isdigit() else variant


def _sample(name: str, few: bool) -> Value:
    kind = KIND_OF_FIELD.get(name)
    if kind in PLACES:
        return "castillo" if few else "aragon"
    if kind in PERSONS:
        return "Ana" if few else "verde"
    if name in _FLAGLIKE:
        return not few
    if name in _NUMBERS:
        return 1 if few else 3
    return _OTHERS.get(name, f"‹{name}›")
