"""Facts that no rulebook we know of prints: reconstructed, and marked as such wherever shown.

This file has the numbers. Two of the facts are rules (`dummy-castillo`, `grande-stays-inside`):
see `round.open_castillo`. `hands.py` assumes two modifiers of each kind.
"""

from __future__ import annotations

from typing import Final

PORTUGAL_BORDERS: Final = ("galicia", "vieja", "nueva", "sevilla")
FRANCE_VALUES: Final = (4, 2, 1)
FAIRS_2023: Final = 4  # free-choice scorings in stack 2; the other editions have 3 and 1 in stack 3
REGENCY_NUMBER: Final = 5  # caballeros to place with a New Regency card
REGENCY_REST: Final = (("regency-anywhere", 2), ("regency-neighbour", 1))
# Of the eight modifiers of each number, two have each of these abilities.
MODIFIER_ABILITIES: Final = ("none", "court", "move", "grande")

# The key of each fact's text, and the cards it concerns (empty: a rule, not a card).
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "portugal-borders": ("exile",),
    "france-values": (),
    "fairs-2023": ("score-chosen",),
    "regency-number": (
        "exile",
        "entourage",
        "competition",
        "chalet",
        "rebellion",
        "infiltration",
        "stand-in",
        "regency-anywhere",
        "regency-neighbour",
    ),
    "regency-rest": ("regency-anywhere", "regency-neighbour"),
    "modifier-split": (),
    "dummy-castillo": (),
    "grande-stays-inside": ("competition",),
}


def facts_about(edition: str, card: str) -> tuple[str, ...]:
    """The reconstructed facts that a card of an edition depends on."""
    if edition != "2023":
        return ()
    return tuple(fact for fact, cards in FACTS.items() if card in cards)
