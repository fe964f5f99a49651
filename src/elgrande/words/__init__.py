"""Every word a person reads, in every language: names, card texts, questions, events, rules.

>>> from elgrande.game.events import Moved
>>> from elgrande.words import words
>>> words("en").card("2023", "score-chosen").name
'Fair'
>>> words("nl").tell("big-box", Moved("verde", "vasco", "castillo"))
'Een caballero van Groen gaat van País Vasco naar het Castillo.'
"""

from elgrande.words.catalogue import UnknownWordError, languages
from elgrande.words.fields import Value
from elgrande.words.results import CardWords, OptionWords, QuestionWords
from elgrande.words.rulebook import Chapter
from elgrande.words.words import Words, words

__all__ = [
    "CardWords",
    "Chapter",
    "OptionWords",
    "QuestionWords",
    "UnknownWordError",
    "Value",
    "Words",
    "languages",
    "words",
]
