"""The catalogues: one TOML file for each language, found in this folder by its name.

To add a language, copy `en.toml` to a file named after the language's code and translate it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


class UnknownWordError(KeyError):
    """The catalogue of a language has no such text, or a sentence misses a field."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class RawChapter:
    """A chapter of the rulebook before anything is left out or filled in."""

    key: str
    title: str
    text: str
    when: str  # a condition; empty: always
    facts: tuple[str, ...]  # reconstructed facts it rests on


@dataclass(frozen=True)
class Catalogue:
    language: str
    texts: dict[str, str]  # by dotted key, such as "cards.veto.short"
    chapters: tuple[RawChapter, ...]

    def text(self, key: str) -> str:
        try:
            return self.texts[key]
        except KeyError:
            raise UnknownWordError(f"no words for {key!r} in language {self.language!r}") from None


def languages() -> tuple[str, ...]:
    """The codes of all languages there are."""
    files = (item.name for item in resources.files(__package__).iterdir())
    return tuple(sorted(name[:-5] for name in files if name.endswith(".toml")))


@cache
def catalogue(language: str) -> Catalogue:
    if language not in languages():
        known = ", ".join(languages())
        raise UnknownWordError(f"no language {language!r}; there is {known}")
    source = resources.files(__package__).joinpath(f"{language}.toml").read_text("utf-8")
    data = tomllib.loads(source)
    chapters = tuple(
        RawChapter(
            chapter["key"],
            chapter["title"],
            chapter["text"],
            chapter.get("when", ""),
            tuple(chapter.get("facts", ())),
        )
        for chapter in data.pop("rules")
    )
    return Catalogue(language, _flatten(data), chapters)


def _flatten(table: dict[str, Any], prefix: str = "") -> dict[str, str]:
    texts: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            texts.update(_flatten(value, f"{prefix}{key}."))
        else:
            texts[prefix + key] = value
    return texts
