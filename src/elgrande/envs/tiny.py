"""A tiny game for exact methods: 2 players, 3 regions, 3 cards, with all the rules.

It is the last turn of both players and the last general scoring of a game, limited to some regions
and piles. The discs of the Castillo are secret and simultaneous, so it has imperfect information.

    game = pyspiel.load_game("python_elgrande", TINY)
"""

from __future__ import annotations

from typing import Final

from elgrande.core import actions as ids
from elgrande.core.board import CASTILLO, PLACE_NAMES, PLACES, REGIONS, SPOTS
from elgrande.core.rules import PILES

# Answers that name a place: their first id, and how many ids there are.
_IDS_OF_PLACES: Final = (
    (int(ids.PLACE), int(SPOTS)),
    (int(ids.DISC), int(REGIONS)),
    (int(ids.SCORE), int(PLACES)),
    (int(ids.EVICT), int(PLACES)),
    (int(ids.KING), int(PLACES)),
    (int(ids.GRANDE_TO), int(REGIONS)),
    (int(ids.TILE), int(PLACES)),
    (int(ids.TILE) + int(PLACES), int(PLACES)),
)

TINY: Final = {
    "position": (
        "elgrande/1 edition=big-box players=2 round=9 first=azul order=azul+granate "
        "king=granada nueva=azul:1 sevilla=azul:1,granate:1 valencia=granate:1 "
        "castillo=azul:1,granate:1 "
        "azul=points:0,court:1,province:26,grande:nueva,used:1+2+3+4+5+6+7+8+13,bid:13 "
        "granate=points:0,court:1,province:26,grande:valencia,used:1+2+3+4+5+6+7+8+12,bid:12 "
        "pile1=shown:place-2 pile2=shown:court-3 pile3=shown:score-fours "
        "pile4=shown:court-2 pile5=shown:king-anywhere active=azul was=galicia "
        "asked=azul stack=round,stage:turns,done:1>turn,stage:using,of:azul>card"
    ),
    "regions": "nueva+sevilla+valencia",
    "piles": "1+2+3",
}


def excluded(regions: str, piles: str) -> frozenset[int]:
    """The ids of answers that name other places or piles; empty texts exclude nothing.

    The Castillo is always there. Names and numbers are joined by "+".
    """
    found: set[int] = set()
    if regions:
        chosen = {_place(name) for name in regions.split("+")} | {int(CASTILLO)}
        for first, number in _IDS_OF_PLACES:
            found |= {first + place for place in range(number) if place not in chosen}
    if piles:
        wanted = {_pile(number) for number in piles.split("+")}
        found |= {int(ids.CARD) + pile for pile in range(PILES) if pile + 1 not in wanted}
    return frozenset(found)


def _place(name: str) -> int:
    if name not in PLACE_NAMES[:REGIONS]:
        raise ValueError(f"there is no region {name!r}: {', '.join(PLACE_NAMES[:REGIONS])}")
    return PLACE_NAMES.index(name)


def _pile(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= PILES:
        raise ValueError(f"piles are numbered 1 to {int(PILES)}, not {text!r}")
    return int(text)
