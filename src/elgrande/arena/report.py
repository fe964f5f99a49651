"""Reports: wins with intervals, points and ratings, as data, as CSV or as a plot."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from elgrande.arena.ratings import Z, rate
from elgrande.arena.results import Result


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    centre = p + Z * Z / (2 * games)
    spread = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    width = 1 + Z * Z / games
    return max(0.0, (centre - spread) / width), min(1.0, (centre + spread) / width)


def summary(results: Sequence[Result], timing: bool = False) -> dict[str, Any]:
    """All figures by bot, the strongest first. Each seat of a bot counts separately.

    Seconds differ from run to run, so they are left out by default.
    """
    ratings = rate(results)
    players: dict[str, dict[str, float | int]] = {}
    for name in sorted(ratings, key=lambda each: -ratings[each].value):
        seats = [
            (result, seat)
            for result in results
            for seat, other in enumerate(result.seats)
            if other == name
        ]
        games = len(seats)
        wins = sum(result.shares[seat] for result, seat in seats)
        low, high = wilson(wins, games)
        rating = ratings[name]
        players[name] = {
            "games": games,
            "wins": round(wins, 3),
            "rate": round(wins / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(sum(result.points[seat] for result, seat in seats) / games, 2),
            "rating": round(rating.value, 1),
            "rating_low": round(rating.low, 1),
            "rating_high": round(rating.high, 1),
        }
        lost = sum(bool(result.forfeits) and result.forfeits[seat] for result, seat in seats)
        if lost:
            players[name]["forfeits"] = lost
        if timing:
            thought = sum(result.seconds[seat] for result, seat in seats)
            players[name]["seconds"] = round(thought / games, 3)
    return {"games": len(results), "players": players}


def as_csv(results: Sequence[Result], timing: bool = False) -> str:
    """The results as CSV, with one line for each seat of each game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heads = ["game", "deal", "seat", "bot", "points", "share"]
    writer.writerow([*heads, "seconds"] if timing else heads)
    for result in results:
        for seat, name in enumerate(result.seats):
            row = [result.key, result.deal, seat, name, result.points[seat], result.shares[seat]]
            writer.writerow([*row, result.seconds[seat]] if timing else row)
    return out.getvalue()


def plot(figures: dict[str, Any], path: Path, title: str = "") -> None:
    """Plot the ratings with their intervals (needs the optional extra `plot`)."""
    from matplotlib.figure import Figure

    names = list(figures["players"])[::-1]
    rows = [figures["players"][name] for name in names]
    values = [row["rating"] for row in rows]
    errors = [
        [row["rating"] - row["rating_low"] for row in rows],
        [row["rating_high"] - row["rating"] for row in rows],
    ]
    figure = Figure(figsize=(7, 0.6 * len(names) + 1.4), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(values, range(len(names)), xerr=errors, fmt="o", color="#2B2118", capsize=4)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel("rating (Plackett-Luce on the scale of Elo), 95% intervals")
    axes.grid(axis="x", alpha=0.3)
    if title:
        axes.set_title(title)
    figure.savefig(path, dpi=120)
