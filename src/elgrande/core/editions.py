"""The editions: their cards, and the switches for every point on which the rulebooks differ."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from elgrande.core.reconstructed import FAIRS_2023, REGENCY_REST

Stack = tuple[tuple[str, int], ...]  # card, copies


@dataclass(frozen=True)
class Switches:
    """Every point on which editions differ, each usable with any edition."""

    # A group after a tie counts all players ahead of it: three tied for first, the next is fourth.
    ties_count_everybody: bool = False
    # A free-choice scoring may pick the Castillo.
    choose_castillo: bool = False
    # What the province has must be taken; only the part from regions is optional.
    must_take: bool = False
    # "One caballero of each opponent" spares no opponent who has one.
    must_return_each: bool = False
    # Where a disc costs two caballeros, a player without a pair returns a single one.
    return_two_or_one: bool = False
    # A veto stops a special action when it is announced, instead of at any step.
    veto_at_announcement: bool = False
    # The card that scores first places only follows the order of a general scoring.
    first_places_in_order: bool = False
    # At a general scoring the disc may name the King's region (the caballeros go to the court).
    disc_may_name_king: bool = True
    # Two players: a dummy holds places in every ranking.
    dummy: bool = False
    # Stacks 2 and 3 are shuffled into one.
    merged_stacks: bool = False
    # The rulings of release 0.1, for games begun under them (`docs/rulings.md`).
    rulings_0_1: bool = False


@dataclass(frozen=True)
class Edition:
    stacks: tuple[Stack, Stack, Stack, Stack, Stack]
    switches: Switches
    # Switches that the edition changes for some numbers of players.
    by_players: dict[int, dict[str, bool]] = field(default_factory=dict)


_ORIGINAL_STACKS: Final = (
    (
        ("move-any-3", 1),
        ("move-any-4", 1),
        ("move-own-4", 1),
        ("move-foreign-3", 1),
        ("move-own-2-foreign-2", 2),
        ("move-5-from-one", 2),
        ("move-all-own-from-one", 1),
        ("place-2", 1),
        ("move-all-own-or-place-2", 1),
    ),
    (
        ("veto", 2),
        ("court-all", 1),
        ("court-3", 1),
        ("one-of-each", 1),
        ("return-3", 1),
        ("disc-return-all", 1),
        ("disc-return-2", 1),
        ("score-chosen", 3),
    ),
    (
        ("score-fours", 2),
        ("score-fives", 2),
        ("score-sixes-sevens", 1),
        ("score-castillo", 2),
        ("score-first-places", 1),
        ("score-most", 1),
        ("score-fewest", 1),
        ("score-chosen", 1),
    ),
    (
        ("tile", 3),
        ("score-named-once", 1),
        ("recover", 2),
        ("eviction", 1),
        ("court-2", 1),
        ("grande", 2),
        ("king-neighbour", 1),
    ),
    (("king-anywhere", 1),),
)

_STACKS_2023: Final = (
    (
        ("move-foreign-3", 1),
        ("move-own-2-foreign-2", 2),
        ("move-5-from-one", 2),
        ("place-2-into-regions", 1),
        ("move-any-3", 1),
        ("move-any-4", 1),
        ("move-own-4", 1),
        ("move-all-own-from-one", 1),
    ),
    (
        ("score-chosen", FAIRS_2023),
        ("return-3", 1),
        ("disc-return-all", 1),
        ("court-all", 1),
        ("court-3", 1),
        ("one-of-each", 1),
        ("disc-return-2", 1),
    ),
    (
        ("score-fours", 2),
        ("score-fives", 2),
        ("score-castillo", 2),
        ("score-sixes-sevens", 1),
        ("score-first-places", 1),
        ("score-most", 1),
        ("score-fewest", 1),
    ),
    (
        ("tile", 3),
        ("recover", 2),
        ("grande", 2),
        ("eviction", 1),
        ("court-2", 1),
        ("king-neighbour", 1),
    ),
    (("king-anywhere", 1),),
)

EDITIONS: Final = {
    "1995": Edition(
        _ORIGINAL_STACKS,
        Switches(
            ties_count_everybody=True,
            choose_castillo=True,
            must_take=True,
            must_return_each=True,
            return_two_or_one=True,
            disc_may_name_king=False,
        ),
    ),
    "big-box": Edition(_ORIGINAL_STACKS, Switches(first_places_in_order=True)),
    "2023": Edition(
        _STACKS_2023,
        Switches(must_return_each=True, return_two_or_one=True, veto_at_announcement=True),
        by_players={2: {"dummy": True, "merged_stacks": True}},
    ),
}

# Modules of the 2023 edition.
NEW_REGENCY: Final[Stack] = (
    ("exile", 1),
    ("entourage", 1),
    ("competition", 1),
    ("chalet", 1),
    ("rebellion", 1),
    ("infiltration", 1),
    ("stand-in", 1),
    *REGENCY_REST,
)
# Card and the stack it joins (counted from 0), after a random card has left that stack.
OLD_HANDS: Final = {
    "delegation": ("move-all-own-or-place-2-into-regions", 0),
    "veto": ("veto", 1),
    "second-veto": ("veto", 1),
    "rivalries": ("score-named-once", 3),
}

# Rounds played, by length of the game; a general scoring follows rounds 3, 6 and 9.
LENGTHS: Final = {
    "full": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "short": (2, 3, 5, 6, 8, 9),
    "short-1995": (1, 2, 3, 4, 5, 6),
}
