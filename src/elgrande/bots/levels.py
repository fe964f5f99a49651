"""The levels that people play against: what each considers, and for how long.

The limits are for one core: 0.1, 0.3, 1, 3 and 15 seconds a turn. A turn is one power card and
everything until the player's action card is done; questions from other players' cards get a small
share of their own. Each level also has a limit of iterations, so that a fast machine and a busy one
play the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from elgrande.bots.characters import TASTES, Taste
from elgrande.bots.greedy import GreedyBot
from elgrande.bots.judgement import CURRENT, LARGER, judgement
from elgrande.bots.search.evaluate import Weights
from elgrande.bots.search.settings import Settings
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
    net: str | None = None  # evaluates by this learned net, else by rules of thumb
    thorough: bool = False  # searches more plans, and all discs at once
    tries: int = 1  # ways to finish a turn that it expects other players to choose from
    taste: Taste = field(default_factory=dict)  # what it likes more than the net does


# `easy` does not search at all.
LEVELS: Final = {
    "normal": Level(0.3, 6, far=0.0, randomness=0.4),
    "hard": Level(1.0, 30, far=0.0, net=CURRENT),
    "expert": Level(3.0, 480, far=0.0, net=CURRENT, thorough=True, tries=3),
    "master": Level(15.0, 500, far=0.5, net=LARGER, thorough=True, tries=3),
}

CHARACTERS: Final = {name: replace(LEVELS["hard"], taste=TASTES[name]) for name in TASTES}

# Earlier generations, kept to measure new ones against.
FORMER: Final = {
    "hard-1": Level(1.0, 30),
    "expert-1": Level(3.0, 800),
    "hard-2": Level(1.0, 30, far=0.0, net="judgement-1"),
    "expert-2": Level(3.0, 1100, far=0.0, net="judgement-1"),
    "hard-3": Level(1.0, 30, far=0.0, net="judgement-2"),
    "expert-3": Level(3.0, 1100, far=0.0, net="judgement-2"),
    "master-3": Level(15.0, 5500, far=0.0, net="judgement-2"),
    "expert-4": Level(3.0, 1100, far=0.0, net="judgement-3", thorough=True),
    "master-4": Level(15.0, 2200, far=0.0, net="judgement-3", thorough=True, tries=3),
    "master-5": Level(15.0, 1500, far=0.5, net="judgement-3", thorough=True, tries=3),
}


def settings_of(level: Level) -> Settings:
    settings = Settings() if level.net is None else learned_settings(level.net)
    settings.far = level.far
    settings.randomness = level.randomness
    settings.tries = level.tries
    if level.thorough:
        settings.candidates = 40
        settings.width = 5
        settings.looks = 20
    return settings


def learned_settings(net: str = CURRENT) -> Settings:
    """Settings for a search that evaluates by a learned net.

    It need not look past the current round. The net ranks plans well, so the search starts with
    fewer of them and drops the worse ones sooner.
    """
    settings = Settings()
    settings.far = 0.0
    settings.winning = 12.0
    settings.candidates = 14
    settings.narrowing = 0.6
    if net != "judgement-1":  # which knows no habits
        settings.guide = 12.0
        settings.mixing = 0.7
        settings.clear = 3.0
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
    level = (LEVELS | CHARACTERS | FORMER)[name]
    return SearchBot(
        seed,
        name,
        level.seconds,
        SHARES,
        level.iterations,
        weights=None if level.net is None else learned_weights(),
        settings=settings_of(level),
        net=None if level.net is None else judgement(level.net, level.taste),
    )
