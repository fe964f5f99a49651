"""A plot of the scores by round; needs matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final

from elgrande.cli.games import SimulatedGame
from elgrande.game.drawing import INK, PIECES
from elgrande.game.names import COLOURS

_MARKERS: Final = {"azul": "s", "granate": "v", "oro": "o", "verde": "^", "purpura": "D"}


def draw_plot(file: Path, games: Sequence[SimulatedGame], bots: Sequence[str]) -> None:
    """Plot each seat's mean score after each round, and the interquartile range."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    rounds = list(games[0].by_round)
    for seat, bot in enumerate(bots):
        colour = PIECES[COLOURS[seat]]
        points = [[game.by_round[number][seat] for game in games] for number in rounds]
        if len(games) > 1:
            quarters = [quantiles(each, n=4) for each in points]
            low, high = [each[0] for each in quarters], [each[2] for each in quarters]
            axes.fill_between(rounds, low, high, color=colour, alpha=0.12, linewidth=0)
        axes.plot(
            rounds,
            [fmean(each) for each in points],
            color=colour,
            marker=_MARKERS[COLOURS[seat]],
            markeredgecolor=INK,
            label=f"{seat + 1} {COLOURS[seat]}: {bot}",
        )
    axes.set_xticks(rounds)
    axes.set_xlabel("round")
    axes.set_ylabel("points")
    number = f"{len(games)} games" if len(games) > 1 else "one game"
    axes.set_title(f"Points after each round, {number} (bands: the middle half)")
    axes.grid(alpha=0.25)
    axes.legend(frameon=False)
    figure.savefig(file, dpi=150)
