"""Variables that texts can test: a game's edition, options and numbers of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from elgrande.core.rules import VARIANTS
from elgrande.game.options import MODULES, Options, OptionsError

NUMBERS_OF_PLAYERS: Final = (2, 3, 4, 5)
Flags = Mapping[str, str | int]


@lru_cache(maxsize=256)
def flags(options: Options, every_number: bool = False) -> Flags:
    """Variables for the texts: "yes" or "no", except `edition` and `length`.

    With `every_number` the texts are for two to five players, and the options' number is ignored.
    """
    games = list(_games(options)) if every_number else [options]
    numbers = {game.players for game in games}
    switched = {name for game in games for name, on in game.settings.items() if on}
    chosen = {*options.modules, *options.variants, *switched}
    revised = options.edition == "2023"
    found = {
        **{name: name in chosen for name in (*MODULES, *VARIANTS, *options.settings)},
        **{f"players-{number}": number in numbers for number in NUMBERS_OF_PLAYERS},
        "players-4-5": bool(numbers & {4, 5}),
        "second-pays": bool(numbers - {2}) or "dummy" in switched,
        "may-merge": revised and 3 in numbers and ("merged_stacks" not in switched or 2 in numbers),
        "vetoes": any(key == "veto" for pile in options.rules.pile_contents() for key, _ in pile),
    }
    edition = int(options.edition) if options.edition.isdigit() else options.edition
    return {
        "edition": edition,  # Fluent distinguishes 2023, a number, from big-box, a name
        "length": options.length,
        **{name: "yes" if holds else "no" for name, holds in found.items()},
    }


def _games(options: Options) -> list[Options]:
    games = []
    for number in NUMBERS_OF_PLAYERS:
        try:
            games.append(replace(options, players=number))
        except OptionsError:  # a switch for other numbers of players
            continue
    return games
