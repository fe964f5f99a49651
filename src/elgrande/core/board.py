"""The board: regions, Castillo, their neighbours and their printed values."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.reconstructed import FRANCE_VALUES, PORTUGAL_BORDERS

# Regions stand in the order in which a general scoring visits them.
GALICIA: Final[i64] = 0
VASCO: Final[i64] = 1
ARAGON: Final[i64] = 2
CATALUNA: Final[i64] = 3
VIEJA: Final[i64] = 4
NUEVA: Final[i64] = 5
SEVILLA: Final[i64] = 6
GRANADA: Final[i64] = 7
VALENCIA: Final[i64] = 8
CASTILLO: Final[i64] = 9  # not a region
FRANCE: Final[i64] = 10  # a region of the `france` variant; else only the King goes there
PORTUGAL: Final[i64] = 11  # only the King goes there
NOWHERE: Final[i64] = -1

REGIONS: Final[i64] = 9  # the nine that every game has: 0..8
PLACES: Final[i64] = 11  # where caballeros can stand: regions, Castillo, France

# A spot is where one caballero can be put: a place, or one of the three spaces of France.
AMBASSADOR: Final[i64] = 10  # +2 when France is scored; then the Envoy, +1, and the Attaché
SPOTS: Final[i64] = 13
ALL_FRANCE: Final[i64] = 0b111 << 10  # bits of those spaces
IN_COURT: Final[i64] = 13  # "from the court", where a step names a spot

ALL_REGIONS: Final[i64] = 0b111111111
TILES: Final[i64] = 2  # the mobile scoreboards 8/4/0 and 4/0/0
PLACES_THAT_PAY: Final[i64] = 3

PLACE_NAMES: Final = (
    "galicia",
    "vasco",
    "aragon",
    "cataluna",
    "vieja",
    "nueva",
    "sevilla",
    "granada",
    "valencia",
    "castillo",
    "france",
    "portugal",
)
SPOT_NAMES: Final = (*PLACE_NAMES[:10], "france-ambassador", "france-envoy", "france-attache")
TILE_NAMES: Final = ("8", "4")

# The fifteen borders between regions.
_BORDERS: Final = (
    (GALICIA, VIEJA),
    (GALICIA, VASCO),
    (VASCO, VIEJA),
    (VASCO, ARAGON),
    (ARAGON, VIEJA),
    (ARAGON, NUEVA),
    (ARAGON, CATALUNA),
    (ARAGON, VALENCIA),
    (CATALUNA, VALENCIA),
    (VIEJA, NUEVA),
    (NUEVA, VALENCIA),
    (NUEVA, GRANADA),
    (NUEVA, SEVILLA),
    (SEVILLA, GRANADA),
    (GRANADA, VALENCIA),
)
_FRANCE_BORDERS: Final = (VASCO, ARAGON, CATALUNA)

# First, second, third place; rows by place, then the two tiles.
PRINTED_VALUES: Final = (
    (4, 2, 0),
    (5, 3, 1),
    (5, 4, 1),
    (4, 2, 1),
    (6, 4, 2),
    (7, 4, 2),
    (4, 3, 1),
    (6, 3, 1),
    (5, 3, 2),
    (5, 3, 1),
    FRANCE_VALUES,
    (8, 4, 0),
    (4, 0, 0),
)


def neighbour_masks(france_is_a_region: bool) -> vec[i64]:
    """Bit masks of neighbours by place of the King.

    A King next to the Castillo (New Regency) neighbours every region.
    """
    masks = [0] * 12
    for one, other in _BORDERS:
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    for region in _FRANCE_BORDERS:
        masks[FRANCE] |= 1 << region
        if france_is_a_region:
            masks[region] |= 1 << FRANCE
    for name in PORTUGAL_BORDERS:
        masks[PORTUGAL] |= 1 << PLACE_NAMES.index(name)
    masks[CASTILLO] = ALL_REGIONS
    return vec[i64](masks)


def value_table(places_that_pay: int) -> vec[i64]:
    """Points by row (place or tile) * 4 + rank; ranks that do not pay are worth 0."""
    return vec[i64](
        [
            points if rank < places_that_pay else 0
            for row in PRINTED_VALUES
            for rank, points in enumerate((*row, 0))
        ]
    )
