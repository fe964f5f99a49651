"""Draws the learning curves of the trained baselines.

python benchmarks/curves.py examples/weights docs/learning-curves.svg
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from matplotlib import rcParams
from matplotlib.figure import Figure

rcParams["svg.fonttype"] = "none"
rcParams["svg.hashsalt"] = "elgrande"
GAMES = {"2": "two-short", "4": "four"}


def main(folder: Path, out: Path) -> None:
    figure = Figure(figsize=(6.4, 3.6))
    axes = figure.subplots()
    for file in sorted(folder.glob("*.csv")):
        bot, _, players = file.stem.rpartition("-")
        rows = list(csv.DictReader(file.open()))
        millions = [float(row["decisions"]) / 1e6 for row in rows]
        won = [100 * float(row["won"]) for row in rows]
        axes.plot(millions, won, marker=".", label=f"{bot}, {GAMES[players]}")
    axes.set_xlabel("million decisions seen")
    axes.set_ylabel("won of 200 games against random, %")
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
