"""Bots in any language: programs that speak a line protocol, and bots of Python files.

from elgrande.engine import open_bots
"""

from elgrande.engine.faults import Fault, forfeits, game_over
from elgrande.engine.seating import BotSpecError, check_bot, open_bots, split_budget

__all__ = [
    "BotSpecError",
    "Fault",
    "check_bot",
    "forfeits",
    "game_over",
    "open_bots",
    "split_budget",
]
