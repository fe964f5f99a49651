"""The levels for people: what each looks at, and how long.

The limits are for one core: 0.1, 0.3, 1 and 3 seconds a turn. A turn is one power card and
everything until one's action card is done; what other people's cards ask in between comes out of a
small share of its own. Each also has a limit of iterations well inside its time, so that it plays
alike on fast and on busy machines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elgrande.bots.greedy import GreedyBot
from elgrande.bots.search.tree import Settings
from elgrande.bots.search_bot import SearchBot
from elgrande.core import vocabulary as do

# Of the time for a turn, by kind of question. The first question of a turn settles most of it.
SHARES: Final = {
    int(do.BID): 0.30,
    int(do.MODIFY): 0.08,
    int(do.TAKE): 0.45,
    int(do.CARD): 0.45,
    int(do.SECRET): 0.15,
}


@dataclass(frozen=True)
class Level:
    seconds: float  # a turn
    iterations: int | None  # a question
    far: float = 0.4  # 0: looks no further than the present round
    randomness: float = 0.1  # how erratic it thinks others are


# `easy` does not search at all: it is `greedy` with a beam of one.
LEVELS: Final = {
    "normal": Level(0.3, 6, far=0.0, randomness=0.4),
    "hard": Level(1.0, 30),
    "expert": Level(3.0, 800),
}

# Former generations, kept to measure new ones against them.
FORMER: Final = {
    "hard-1": Level(1.0, 30),
    "expert-1": Level(3.0, 800),
}


def settings_of(level: Level) -> Settings:
    settings = Settings()
    settings.far = level.far
    settings.randomness = level.randomness
    return settings


def learned_settings() -> Settings:
    """For a search that judges by the learned net: it need not look past the present round."""
    settings = Settings()
    settings.far = 0.0
    settings.winning = 12.0
    return settings


def easy(seed: int = 0) -> GreedyBot:
    return GreedyBot(seed, width=1, name="easy")


def bot_of_level(name: str, seed: int = 0) -> SearchBot:
    level = LEVELS[name] if name in LEVELS else FORMER[name]
    return SearchBot(
        seed, name, level.seconds, SHARES, level.iterations, settings=settings_of(level)
    )
