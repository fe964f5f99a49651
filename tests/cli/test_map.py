"""The map of bricks is the map of the game."""

from __future__ import annotations

from itertools import combinations

from elgrande.cli.show.map import BRICKS, HALVES, width_of
from elgrande.core.board import PLACE_NAMES, neighbour_masks


def touch(one: str, other: str) -> bool:
    """Whether two bricks share more than a corner."""
    (x, y), (column, row) = BRICKS[one], BRICKS[other]
    return (y == row and abs(x - column) == 2) or (abs(y - row) == 1 and abs(x - column) == 1)


def test_two_bricks_touch_exactly_where_two_regions_are_neighbours() -> None:
    masks = neighbour_masks(True)
    for one, other in combinations([name for name in BRICKS if name != "portugal"], 2):
        near = bool(masks[PLACE_NAMES.index(one)] >> PLACE_NAMES.index(other) & 1)
        assert touch(one, other) == near, (one, other)


def test_the_map_fits_an_ordinary_terminal() -> None:
    assert width_of(HALVES[-1]) <= 80
