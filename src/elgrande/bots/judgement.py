"""The learned evaluation of positions: a file of weights, with a card that says their origin."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from elgrande.bots.search.network import Net

CURRENT: Final = "judgement-1"


@lru_cache(maxsize=8)
def read_weights(name: str) -> dict[str, Any]:
    """Read the weights that ship with elgrande under this name, or the file at this path."""
    if name.endswith(".json"):
        text = Path(name).read_text()
    else:
        text = files("elgrande.bots").joinpath("weights", f"{name}.json").read_text()
    found: dict[str, Any] = json.loads(text)
    return found


def judgement(name: str = CURRENT) -> Net:
    """A net with these weights. It has its own buffers, so each bot needs a net of its own."""
    data = read_weights(name)
    return Net(data["hidden"], data["rows"], data["heads"])


def card(name: str = CURRENT) -> dict[str, Any]:
    """Where the weights come from: data, games, date, and how to reproduce them."""
    found: dict[str, Any] = read_weights(name)["card"]
    return found
