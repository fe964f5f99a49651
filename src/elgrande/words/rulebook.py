"""The rulebook: which chapters a game has, in which order, and their tables and notes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from elgrande.game.options import Options
from elgrande.words import rulebook_tables as tables
from elgrande.words.flags import flags

if TYPE_CHECKING:
    from elgrande.words.words import Words

LEFT_OUT: Final = "\0"  # a line with only this is left out: NONE() in the texts
_LEFT_OUT_LINE: Final = re.compile(f"^{LEFT_OUT}$\n?", re.MULTILINE)
_WIDE_SPACE: Final = re.compile(r"\n{3,}")
_TABLES: Final[Mapping[str, Callable[[Words, Options], str]]] = {
    "regions": tables.regions,
    "supply": tables.supply,
    "cards": tables.cards,
    "modifiers": tables.modifiers,
}


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook, as Markdown."""

    key: str
    title: str
    text: str


# Every chapter in order. Some appear only with a flag, or for an edition.
_CHAPTERS: Final = (
    *("goal", "board", "set-up", "round", "power", "turn", "king", "castillo", "scoring"),
    *("bonuses", "general-scoring", "discs", "veto", "end", "cards"),
    *("edition-1995", "edition-big-box", "edition-2023", "dummy"),
    *("new-regency", "old-hands", "power-shift", "home-advantage", "move-limits", "france"),
    *("granada", "church", "open-castillo", "no-veto", "glossary"),
)
_ONLY_WITH: Final = {
    "veto": "vetoes",
    **{
        name: name
        for name in (
            *("dummy", "new-regency", "old-hands", "power-shift", "home-advantage"),
            *("move-limits", "france", "granada", "church", "open-castillo", "no-veto"),
        )
    },
}
# The reconstructed facts that a chapter rests on.
_FACTS: Final = {
    "edition-2023": ("fairs-2023",),
    "dummy": ("dummy-castillo",),
    "new-regency": ("regency-number", "regency-rest", "portugal-borders", "grande-stays-inside"),
    "power-shift": ("modifier-split",),
    "france": ("france-values",),
}


def rulebook(words: Words, options: Options, every_number: bool) -> list[Chapter]:
    """The chapters for a game; with `every_number`, for two to five players."""
    given = flags(options, every_number)

    def is_in(key: str) -> bool:
        if key.startswith("edition-"):
            return key == f"edition-{options.edition}"
        return key not in _ONLY_WITH or given[_ONLY_WITH[key]] == "yes"

    return [
        Chapter(
            key,
            words.say(options, f"rules-{key}"),
            _text(words, options, key, every_number),
        )
        for key in _CHAPTERS
        if is_in(key)
    ]


def _text(words: Words, options: Options, key: str, every_number: bool) -> str:
    # Fluent accepts no value longer than 2,500 characters: insert the tables afterwards.
    places = {name: f"\0{name}\0" for name in _TABLES}
    text = words.lines(options, f"rules-{key}.text", places, every_number=every_number)
    text = _WIDE_SPACE.sub("\n\n", _LEFT_OUT_LINE.sub("", text)).strip().replace("__", "**")
    for name, make in _TABLES.items():
        if places[name] in text:
            text = text.replace(places[name], make(words, options))
    mark = words.label(options, "reconstructed")
    notes = (f"> **{mark}.** {words.fact(fact, options).text}" for fact in _FACTS.get(key, ()))
    return "\n\n".join([text, *notes])
