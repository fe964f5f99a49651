"""The texts that the API returns, by their dotted keys: "cards.veto.short"."""

from __future__ import annotations

from typing import Final

from elgrande.core.cards import CARDS
from elgrande.core.reconstructed import FACTS
from elgrande.words.words import FORMS, EditionOrOptions, Words, flags_of

# Sections of the catalogue whose texts have a name and other attributes.
_WITH_NAMES: Final = (
    *("editions", "modules", "old-hands", "variants", "lengths", "switches", "facts"),
    "abilities",
)
_SECTIONS: Final = (
    *_WITH_NAMES,
    *("places", "colours", "tiles", "ordinals", "whose", "reasons", "labels", "fragments"),
    *("cards", "questions", "answers", "events", "steps"),
)
# The form of a name inside a sentence, left out: only sentences need it.
_FORMS: Final = (".sentence", *(f".{form}" for form in FORMS))


def api_texts(words: Words, edition: EditionOrOptions) -> dict[str, str]:
    """Every text about an edition or a game that has no variables left to fill in."""
    known = flags_of(edition).keys()
    texts = {
        _dotted(key): words.say(edition, key)
        for key in words.catalogue
        if _section(key) and not key.endswith(_FORMS) and words.catalogue.variables(key) <= known
    }
    for card in CARDS:
        texts[f"cards.{card.key}.name"] = words.card_name(edition, card.key)
    for fact in FACTS:  # with their reconstructed numbers
        texts[f"facts.{fact}.text"] = words.fact(fact, edition).text
    return texts


def _section(key: str) -> str:
    return next((section for section in _SECTIONS if key.startswith(f"{section}-")), "")


def _dotted(key: str) -> str:
    section = _section(key)
    name, _, attribute = key.removeprefix(f"{section}-").partition(".")
    part = attribute or ("name" if section in _WITH_NAMES else "")
    return ".".join(each for each in (section, name, part) if each)
