"""Bots by name: the built-in ones, and those that other packages add as entry points.

A package adds a bot with an entry point of the group ``elgrande.bots``: its name, and a callable
that returns a `Bot` or a `TypedBot`, from a seed if it takes one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from typing import Any, Final

from elgrande.bots.greedy import GreedyBot
from elgrande.bots.interface import Bot
from elgrande.bots.levels import CHARACTERS, FORMER, bot_of_level, easy
from elgrande.bots.random_bot import RandomBot
from elgrande.bots.search_bot import SearchBot
from elgrande.bots.typed import as_bot
from elgrande.game.arguments import check_seed

GROUP: Final = "elgrande.bots"
# In the environment: bots of this process and of the processes it starts, as JSON. By name, a
# function (`module:function`) that takes a text and a seed, and the text.
ADDED: Final = "ELGRANDE_BOTS"

Factory = Callable[[int], Bot]

BY_STRENGTH: Final = ("normal", "hard", *CHARACTERS, "expert", "master")
_LISTED: Final[dict[str, Factory]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "easy": easy,
    **{name: partial(bot_of_level, name) for name in BY_STRENGTH},
}
# None of these remembers events.
BUILT_IN: Final = _LISTED | {name: partial(bot_of_level, name) for name in FORMER}


class UnknownBotError(ValueError):
    """No bot has this name."""

    def __init__(self, name: object) -> None:
        super().__init__(f"There is no bot {name!r}. Known: {', '.join(names())}.")
        self.name = name


def names() -> list[str]:
    """All bots: built-in ones first, from weakest to strongest, then those of other packages.

    Earlier generations (`hard-1`) can be created but are not listed: they are for measuring.
    """
    others = {entry.name for entry in entry_points(group=GROUP)} | _added().keys()
    return [*_LISTED, *sorted(others - BUILT_IN.keys())]


def create(name: str, seed: int = 0) -> Bot:
    """Create a bot by name. Two bots with the same name and seed make the same choices.

    Raises `UnknownBotError` if there is none.
    """
    seed = check_seed(seed)
    if name in BUILT_IN:
        return BUILT_IN[name](seed)
    if name in (added := _added()):
        place, text = added[name]
        module, function = place.split(":")
        found: Bot = getattr(import_module(module), function)(text, seed)
        return found
    for entry in entry_points(group=GROUP, name=name):
        return as_bot(from_seed(entry.load(), seed))
    raise UnknownBotError(name)


def from_seed(make: Callable[..., Any], seed: int) -> Any:
    """What a class or function makes, from the seed if it takes an argument."""
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    takes = any(each.kind in positional for each in signature(make).parameters.values())
    return make(seed) if takes else make()


def _added() -> dict[str, tuple[str, str]]:
    added: dict[str, tuple[str, str]] = json.loads(os.environ.get(ADDED, "{}"))
    return added
