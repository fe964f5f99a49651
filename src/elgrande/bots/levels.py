"""The levels that people play against: what each considers, and for how long.

The limits are for one core: 0.1, 0.3, 1, 3 and 15 seconds a turn. A turn is one power card and
everything until the player's action card is done; questions from other players' cards get a small
share of their own. Each level also has a limit of iterations, so that it plays alike on fast and on
busy machines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elgrande.bots.greedy import GreedyBot
from elgrande.bots.judgement import judgement
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.tree import Settings
from elgrande.bots.search_bot import SearchBot
from elgrande.core import vocabulary as do

# Shares of a turn's time by kind of question. The first question of a turn settles most of it.
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
    far: float = 0.4  # 0: looks no further than the current round
    randomness: float = 0.1  # randomness it expects of the other players
    learned: bool = False  # evaluates by the learned net, else by rules of thumb


# `easy` does not search at all.
LEVELS: Final = {
    "normal": Level(0.3, 6, far=0.0, randomness=0.4),
    "hard": Level(1.0, 30, far=0.0, learned=True),
    "expert": Level(3.0, 1100, far=0.0, learned=True),
    "master": Level(15.0, 5500, far=0.0, learned=True),
}

# Earlier generations, kept to measure new ones against.
FORMER: Final = {
    "hard-1": Level(1.0, 30),
    "expert-1": Level(3.0, 800),
}


def settings_of(level: Level) -> Settings:
    settings = learned_settings() if level.learned else Settings()
    settings.far = level.far
    settings.randomness = level.randomness
    return settings


def learned_settings() -> Settings:
    """Settings for a search that evaluates by the learned net.

    It need not look past the current round. The net ranks plans well, so the search starts with
    fewer of them and drops the worse ones sooner.
    """
    settings = Settings()
    settings.far = 0.0
    settings.winning = 12.0
    settings.candidates = 14
    settings.narrowing = 0.6
    return settings


def learned_weights() -> Weights:
    """The weights that go with the net. The default ones spend power cards too reluctantly."""
    weights = Weights()
    weights.power = 0.8
    return weights


def easy(seed: int = 0) -> GreedyBot:
    """A beam of one line, and the mistakes people make.

    It sees only the next scoring, treats majorities as safe, does not expect rivals to come where
    they are not yet, and forgets that the Castillo is a reserve.
    """
    weights = Weights()
    weights.later = 0.0
    weights.special = 0.0
    weights.entry = 0.0
    weights.castillo = 0.0
    weights.noise = 0.05
    weights.tabulate()
    return GreedyBot(seed, weights, width=1, name="easy")


def bot_of_level(name: str, seed: int = 0) -> SearchBot:
    level = LEVELS[name] if name in LEVELS else FORMER[name]
    return SearchBot(
        seed,
        name,
        level.seconds,
        SHARES,
        level.iterations,
        weights=learned_weights() if level.learned else None,
        settings=settings_of(level),
        net=judgement() if level.learned else None,
    )
