"""Short games of all editions as records, to forge and to change."""

from __future__ import annotations

from functools import cache

from elgrande import Game, Options, Record
from tests.properties.strategies import finished_game, random_play

SHORT = Options(players=2, length="short")
SAMPLES = (
    SHORT,
    Options(edition="1995", players=3, length="short-1995"),
    Options(players=3, length="short", variants=frozenset({"france", "church", "granada"})),
    Options(
        edition="2023",
        players=2,
        length="short",
        modules=frozenset({"new-regency", "old-hands", "power-shift"}),
    ),
)


@cache
def beginning(number: int, answers: int = 45) -> Record:
    """The first rounds of a game, with a custom tag."""
    game = Game.new(SAMPLES[number], seed=number)
    for _, _ in zip(random_play(game, number), range(answers), strict=False):
        pass
    return game.record({"played-by": "chance"})


@cache
def finished(number: int = 0) -> Record:
    return finished_game(SAMPLES[number], 3).record({"played-by": "chance"})
