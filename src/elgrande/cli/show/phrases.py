"""The words of one game on one terminal: a language, the options in force, and the signs to use."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from elgrande.cli.show.tokens import Symbols, chip
from elgrande.game import Options
from elgrande.words import CardWords, Value, Words


@dataclass(frozen=True)
class Phrases:
    words: Words
    options: Options
    symbols: Symbols

    def say(self, key: str, /, **fields: Value) -> str:
        """A text that only the terminal uses."""
        return self.words.say(self.options, f"terminal-{key}", **fields)

    def place(self, key: str) -> str:
        return self.words.place(self.options, key)

    def colour(self, key: str) -> str:
        return self.words.colour(key)

    def card(self, key: str) -> CardWords:
        return self.words.card(self.options, key)

    def caballeros(self, number: int) -> str:
        return f"{number} {self.words.piece('caballero', number)}"

    def player(self, colour: str) -> Text:
        """A player's sign and colour by name."""
        return chip(self.symbols, colour, f" {self.colour(colour)}")
