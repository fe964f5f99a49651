"""Random options and random games for property tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from elgrande import Game, Options, OptionsError
from elgrande.core.editions import EDITIONS, LENGTHS, OLD_HANDS
from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES, OLD_RULINGS, SWITCHES

PRESENT = [name for name in SWITCHES if name != OLD_RULINGS]  # of the present rulings


def any_options(seed: int) -> Options:
    """Random options, corrected to the nearest possible combination."""
    source = random.Random(seed)

    def some(names: frozenset[str] | dict[str, object]) -> frozenset[str]:
        share = source.choice((0.0, 0.2, 0.5))
        return frozenset(name for name in sorted(names) if source.random() < share)

    edition = source.choice(sorted(EDITIONS))
    modules = some(MODULES) if edition == "2023" else frozenset()
    try:
        return Options(
            edition=edition,
            players=source.randint(2, 5),
            length=source.choice(sorted(LENGTHS)),
            modules=modules,
            old_hands=some(dict.fromkeys(OLD_HANDS)) if "old-hands" in modules else frozenset(),
            variants=some(VARIANTS),
            switches={name: source.random() < 0.5 for name in PRESENT if source.random() < 0.1},
        )
    except OptionsError as error:
        return error.nearest


options = st.builds(any_options, st.integers(0, 10**6))
big_box = st.builds(
    Options,
    players=st.integers(2, 5),
    length=st.sampled_from(["full", "short"]),
    variants=st.sets(st.sampled_from(["open-castillo", "no-veto"])).map(frozenset),
)


def random_play(game: Game, seed: int) -> Iterator[tuple[int, str]]:
    """Play at random to the end; yields who did what after each answer."""
    source = random.Random(seed)
    while not game.is_over:
        seat = source.choice(game.question.seats)
        action = source.choice(game.legal(seat))
        game.apply(seat, action)
        yield seat, str(action)


def finished_game(options: Options, seed: int) -> Game:
    game = Game.new(options, seed)
    for _ in random_play(game, seed):
        pass
    return game
