"""Regenerate the golden games and counts."""

from __future__ import annotations

import json
from pathlib import Path

from elgrande import Options
from elgrande.core.playout import fingerprint
from tests.golden.positions import GAMES, PERFT, perft
from tests.properties.strategies import any_options, finished_game

HERE = Path(__file__).parent


def main() -> None:
    for number, (name, options) in enumerate(GAMES.items()):
        record = finished_game(options, number).record({"played-by": "chance"})
        (HERE / f"{name}.txt").write_text(record.to_text())
    counts = {
        "perft": {name: perft(*position) for name, position in PERFT.items()},
        "big-box": [fingerprint(Options().rules, seed) for seed in range(20)],
        "any": [fingerprint(any_options(seed).rules, seed) for seed in range(60)],
    }
    (HERE / "counts.json").write_text(json.dumps(counts, indent=1) + "\n")


if __name__ == "__main__":
    main()
