"""Bots: what they may know, how they answer, and how strong they are.

from elgrande.bots import Budget, Knowledge, answer, create
"""

from elgrande.bots.advice import Advice, Reason, hint
from elgrande.bots.answering import answer, answer_at
from elgrande.bots.interface import Bot, Budget, TypedBot
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.playing import BotError
from elgrande.bots.registry import UnknownBotError, create, names
from elgrande.bots.typed import as_bot

__all__ = [
    "Advice",
    "Bot",
    "BotError",
    "Budget",
    "Knowledge",
    "Reason",
    "TypedBot",
    "UnknownBotError",
    "answer",
    "answer_at",
    "as_bot",
    "create",
    "hint",
    "names",
]
