"""Result types: cards, options and questions in words, and names with grammatical forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class OptionWords:
    """An edition, module, variant, length, switch, ability or reconstructed fact."""

    key: str
    name: str
    text: str


@dataclass(frozen=True)
class CardWords:
    key: str
    name: str  # title and subtitle in one line: no two cards of an edition share it
    title: str  # as the edition prints it, if we know
    subtitle: str  # our own, where a printed title says too little
    text: str
    short: str  # one line
    help: str  # an example or a hint
    whose: tuple[str, ...]  # whose pieces: own, foreign, any, all, church
    reconstructed: tuple[OptionWords, ...]  # facts it rests on that no rulebook prints


@dataclass(frozen=True)
class QuestionWords:
    ask: str  # to the player who must answer
    wait: str  # for the others
    next: str  # what follows


class Named(str):
    """A place or a player in a sentence, with its grammatical forms: "del Castillo"."""

    __slots__ = ("form",)
    form: Callable[[str], str]

    def __new__(cls, name: str, form: Callable[[str], str]) -> Named:
        named = super().__new__(cls, name)
        named.form = form
        return named
