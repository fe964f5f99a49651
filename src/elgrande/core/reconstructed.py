"""Facts that no rulebook we know prints. They are reconstructed, and shown as such everywhere.

The numbers are here, and the whole game uses them; the two that are rules (`dummy-castillo` and
`grande-stays-inside`) are in `round.open_castillo`. Two modifiers of each kind: so `hands.py`.
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

# What people read: a key for the words, and the cards it concerns (empty: a rule, not a card).
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
    """Which reconstructed facts a card of an edition rests on."""
    if edition != "2023":
        return ()
    return tuple(fact for fact, cards in FACTS.items() if card in cards)
