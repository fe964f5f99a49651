"""The learned evaluation of positions: a file of weights, with a card that says their origin."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from elgrande.bots.characters import Taste
from elgrande.bots.search.features import MOMENT_FEATURES, SEAT_FEATURES
from elgrande.bots.search.network import Net
from elgrande.bots.search.places import PlaceLayer
from elgrande.bots.search.scorer import Scorer

CURRENT: Final = "judgement-3"
LARGER: Final = "judgement-4"  # judges the places, too; takes four times as long


@lru_cache(maxsize=8)
def read_weights(name: str) -> dict[str, Any]:
    """Read the weights that ship with elgrande under this name, or the file at this path.

    Raises `OSError` for a file that cannot be read, and `ValueError` if it holds no weights.
    """
    if name.endswith(".json"):
        text = Path(name).read_text()
    else:
        folder = files("elgrande.bots").joinpath("weights")
        shipped = {file.name.removesuffix(".json"): file for file in folder.iterdir()}
        if name not in shipped:
            known = ", ".join(sorted(shipped))
            raise ValueError(
                f"There are no weights {name!r}: {known}, or a file that ends in .json."
            )
        text = shipped[name].read_text()
    found: Any = json.loads(text)
    if not isinstance(found, dict) or not {"hidden", "rows", "heads"} <= found.keys():
        raise ValueError(f"{name} holds no weights.")
    return found


def judgement(name: str = CURRENT, taste: Taste | None = None) -> Net:
    """A net with these weights. It has its own buffers, so each bot needs a net of its own."""
    data = read_weights(name)
    places = PlaceLayer(data["places"]) if "places" in data else None
    rows = with_taste(data["rows"] if places else with_later_features(data["rows"]), taste or {})
    bids, cards = scorer(data, "bids"), scorer(data, "cards")
    return Net(data["hidden"], rows, data["heads"], bids, cards, places)


def scorer(data: dict[str, Any], part: str) -> Scorer | None:
    """The net for bids or for cards; `judgement-1` has none."""
    if part not in data:
        return None
    return Scorer(data[part]["rows"], data[part]["heads"], data[part]["linear"])


def with_later_features(rows: list[list[float]]) -> list[list[float]]:
    """The rows of a net trained before the last features of a seat were added: they count 0."""
    known = (len(rows) - int(MOMENT_FEATURES) - 1) // 2
    unknown = [[0.0] * len(rows[0])] * (int(SEAT_FEATURES) - known)
    return [*rows[:known], *unknown, *rows[known : 2 * known], *unknown, *rows[2 * known :]]


def with_taste(rows: list[list[float]], taste: Taste) -> list[list[float]]:
    """The rows of a net that adds some features of a seat to its lead."""
    found = list(rows)
    for feature, liking in taste.items():
        *units, lead, win = rows[feature]
        found[feature] = [*units, lead + liking, win]
    return found


def card(name: str = CURRENT) -> dict[str, Any]:
    """Where the weights come from: data, games, date, and how to reproduce them."""
    found: dict[str, Any] = read_weights(name)["card"]
    return found
