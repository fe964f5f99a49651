"""Bots: what they may know, how they answer, and how strong they are.

from elgrande.bots import Budget, Knowledge, answer, create
"""

from elgrande.bots.advice import Advice, Reason, hint
from elgrande.bots.answering import answer, answer_at
from elgrande.bots.interface import Bot, Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.playing import BotError
from elgrande.bots.registry import UnknownBotError, create, names

__all__ = [
    "Advice",
    "Bot",
    "BotError",
    "Budget",
    "Knowledge",
    "Reason",
    "UnknownBotError",
    "answer",
    "answer_at",
    "create",
    "hint",
    "names",
]
