"""Players by program: what they may know, what they answer, and how strong they are.

from elgrande.bots import Budget, Knowledge, create
"""

from elgrande.bots.hint import Advice, Reason, hint
from elgrande.bots.interface import Bot, Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.registry import UnknownBotError, create, names

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Knowledge",
    "Reason",
    "UnknownBotError",
    "create",
    "hint",
    "names",
]
