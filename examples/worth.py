"""What seats, regions, cards, power cards and the first turn are worth, from exported games.

    elgrande export --games 10000 --bots hard-2@30 --workers 4 --out data
    python examples/worth.py data docs/data-worth.svg

Needs polars and matplotlib: pip install ".[data,plot]".
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import polars as pl
from matplotlib import rcParams
from matplotlib.figure import Figure

INK, BAR = "#2b2118", "#8a5a2b"
TWO_SIDES_OF_99 = 2.576
rcParams["svg.fonttype"] = "none"  # letters, not their outlines
rcParams["svg.hashsalt"] = "elgrande"


def interval(value: str) -> list[pl.Expr]:
    """The mean of a column, and half the width of its 99% interval."""
    half = TWO_SIDES_OF_99 * pl.col(value).std() / pl.len().sqrt()
    return [pl.len().alias("n"), pl.col(value).mean().alias("mean"), half.alias("half")]


def by(frame: pl.DataFrame, what: str, value: str) -> pl.DataFrame:
    return frame.group_by(what).agg(interval(value)).sort(what)


def statistics(folder: Path) -> dict[str, pl.DataFrame]:
    """A table for each question, by the name of its picture."""
    tables = {file.stem: pl.read_parquet(file) for file in folder.glob("*.parquet")}
    seats, bids, cards = tables["seats"], tables["bids"], tables["cards"]
    result = seats.select("game", "seat", "colour", "share", "points")
    # A bid is good if its turn earns more for the bidder than for the average opponent.
    gain = (pl.col("points") - pl.col("others") / (seats["seat"].max() or 1)).alias("gain")
    turns = cards.filter(pl.col("taken_by").is_not_null()).with_columns(gain)
    turns = turns.join(
        result,
        left_on=["game", "taken_by"],
        right_on=["game", "colour"],
    ).join(bids, on=["game", "round", "seat"], suffix="_bid")
    scorings = tables["scorings"].with_columns(
        earned=pl.col("points") + pl.col("kings_bonus") + pl.col("home_bonus")
    )
    games = tables["games"].height
    regions = (
        scorings.group_by("place")
        .agg(mean=pl.col("earned").sum() / games, n=pl.len())
        .with_columns(half=pl.lit(0.0))
        .sort("mean")
    )
    taken = cards.group_by("card").agg(
        n=pl.len(), mean=pl.col("taken_by").is_not_null().mean(), turn=pl.col("turn").mean()
    )
    taken = taken.with_columns(half=pl.lit(0.0)).sort("mean")
    first = bids.filter(pl.col("round") == 1).join(result, on=["game", "seat"])
    return {
        "seat: share of wins": by(seats, "seat", "share"),
        "seats after the first player: share of wins": by(seats, "distance", "share"),
        "turn in round 1: share of wins": by(first, "turn", "share"),
        "turn of a round: points more than others": by(turns, "turn", "gain"),
        "power card: points more than others": by(turns, "power", "gain"),
        "home: share of wins": by(seats, "home", "share").sort("mean"),
        "place: points paid a game": regions,
        "card: how often it is taken": taken,
        "card: share of wins of those who take it": by(turns, "card", "share").sort("mean"),
    }


def draw(found: dict[str, pl.DataFrame], games: int) -> Figure:
    figure = Figure(figsize=(13, 15), layout="constrained")
    axes: Any = figure.subplots(3, 3, height_ratios=[1, 1.3, 3])
    for panel, (title, frame) in zip(axes.flat, found.items(), strict=True):
        names = [str(each) for each in frame.to_series(0)]
        panel.barh(names, frame["mean"], xerr=frame["half"], color=BAR, ecolor=INK)
        panel.set_title(title, color=INK, fontsize=10)
        panel.spines[["top", "right"]].set_visible(False)
        panel.tick_params(labelsize=8)
        if "share of wins" in title:
            panel.axvline(0.25, color=INK, linewidth=0.8, linestyle=":")
    figure.suptitle(f"{games} games of four, with 99% intervals", color=INK)
    return figure


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, picture = Path(sys.argv[1]), Path(sys.argv[2])
    found = statistics(folder)
    pl.Config.set_tbl_rows(60)
    for title, frame in found.items():
        print(title, frame, sep="\n")
    draw(found, pl.read_parquet(folder / "games.parquet").height).savefig(
        picture, metadata={"Date": None}
    )
