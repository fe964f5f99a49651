"""Characters: bots as strong as `hard`, each with a taste of its own.

A taste is added to the learned judgement: by feature of a seat, in tens of points of lead for one
unit of it. The net judges all seats alike, so a character expects the others to share its taste.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from elgrande.bots.search.features import AHEAD, AT_KING, BEHIND, INSIDE, TIED

Taste = Mapping[int, float]

TASTES: Final[Mapping[str, Taste]] = {
    # A tenth of what a region pays: more if it leads by two or more, less if a rival is level with
    # it or one caballero ahead.
    "mayordomo": {int(AHEAD) + 1: 0.1, int(AHEAD) + 2: 0.1, int(TIED): -0.1, int(BEHIND): -0.1},
    "alcaide": {int(INSIDE): 0.2},  # 0.4 points for a caballero in the Castillo
    "privado": {int(AT_KING): 0.3},  # 0.6 points for each that the King's region will pay
}
