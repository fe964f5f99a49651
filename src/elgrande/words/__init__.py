"""Every word a person reads, in every language: names, card texts, questions, events, rules.

>>> from elgrande.words import words
>>> words("en").card("2023", "score-chosen").name
'Fair'
>>> words("nl").event("big-box", "moved", owner="verde", source="vasco", target="castillo")
'Een caballero van Groen gaat van País Vasco naar het Castillo.'
"""

from elgrande.words.catalogue import UnknownWordError, languages
from elgrande.words.setting import Setting
from elgrande.words.speaker import (
    CardWords,
    Chapter,
    OptionWords,
    QuestionWords,
    Words,
    words,
)

__all__ = [
    "CardWords",
    "Chapter",
    "OptionWords",
    "QuestionWords",
    "Setting",
    "UnknownWordError",
    "Words",
    "languages",
    "words",
]
