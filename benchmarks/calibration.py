"""How well win chances predict results: log loss, and how often what was given x% came true.

Plays games of the strong levels' bot against itself (or reads those a folder already has), and
compares at positions between turns the chances by the net, by playouts to the end of the round, and
by the outlook that reviews use.

python benchmarks/calibration.py --folder build/calibration --games 1150 --plot calibration.svg
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import log, sqrt
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.arena.training.generations import bot_of
from elgrande.arena.training.selfplay import load, play_blocks
from elgrande.bots.judgement import CURRENT, judgement
from elgrande.bots.levels import learned_weights
from elgrande.bots.search.outlook import outlook
from elgrande.bots.search.valuation import Valuation
from elgrande.core.state import State
from elgrande.game.options import Options

SHARE = 0.12  # of the positions of a game: neighbours tell nearly the same
SAMPLES = 60
BINS = 10

Chances = Callable[[State], Sequence[float]]


@dataclass(frozen=True)
class Position:
    state: State
    shares: tuple[float, ...]  # of the win, by seat


def positions(folder: Path, games: int, seed: int) -> Iterator[Position]:
    source = random.Random(seed)
    for block in load(folder, games):
        rules = [Options.from_dict(json.loads(str(each))).rules for each in block["options"]]
        for row, game in zip(block["states"].tolist(), block["game"].tolist(), strict=True):
            if source.random() < SHARE:
                points = block["points"][game].tolist()[: int(rules[game].players)]
                winners = points.count(max(points))
                shares = tuple((each == max(points)) / winners for each in points)
                yield Position(State(vec[i64](row), rules[game]), shares)


def measure(chances: Chances, found: Sequence[Position]) -> tuple[float, float, list[list[float]]]:
    """Mean log loss, its error, and for each tenth: forecasts, their sum, what came true."""
    losses: list[float] = []
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for position in found:
        given = [min(0.999, max(0.001, each)) for each in chances(position.state)]
        losses.append(-sum(s * log(p) for s, p in zip(position.shares, given, strict=True)))
        for share, chance in zip(position.shares, given, strict=True):
            row = bins[min(BINS - 1, int(chance * BINS))]
            row[0] += 1
            row[1] += chance
            row[2] += share
    mean = sum(losses) / len(losses)
    spread = sum((each - mean) ** 2 for each in losses) / len(losses)
    return mean, sqrt(spread / len(losses)), bins


def by_net(s: State) -> Sequence[float]:
    return [chance for _, chance in judgement().results(s)]


def by_outlook(s: State) -> Sequence[float]:
    return [
        chance for _, chance in outlook(s, Valuation(learned_weights(), 1, judgement()), 1, SAMPLES)
    ]


def by_playouts(s: State) -> Sequence[float]:
    """The part of an outlook that looks at the end of the round only."""
    return [2 * a - b for a, b in zip(by_outlook(s), by_net(s), strict=True)]


def draw(bins: list[list[float]], file: Path) -> None:
    """The reliability plot; bars are 95% intervals, as if all forecasts were independent."""
    size, left = 360, 46
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + size + 12} {size + 48}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{left + size + 12}" height="{size + 48}" fill="#fff"/>',
    ]

    def x(share: float) -> float:
        return left + share * size

    def y(share: float) -> float:
        return 8 + (1 - share) * size

    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(
            f'<path d="M{left} {y(at)}H{left + size}M{x(at)} 8V{8 + size}" stroke="#ddd"/>'
        )
        parts.append(f'<text x="{left - 6}" y="{y(at) + 4}" text-anchor="end">{tenth * 10}%</text>')
        parts.append(f'<text x="{x(at)}" y="{size + 24}" text-anchor="middle">{tenth * 10}%</text>')
    parts.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#888" stroke-dasharray="5 4"/>')
    for number, total, true in bins:
        if number < 20:
            continue
        given, came = total / number, true / number
        error = 1.96 * sqrt(max(1e-9, came * (1 - came)) / number)
        low, high = max(0.0, came - error), min(1.0, came + error)
        parts.append(f'<path d="M{x(given):.1f} {y(low):.1f}V{y(high):.1f}" stroke="#2c82ef"/>')
        parts.append(f'<circle cx="{x(given):.1f}" cy="{y(came):.1f}" r="4" fill="#2c82ef"/>')
    parts.append(
        f'<text x="{left + size / 2}" y="{size + 42}" text-anchor="middle">chance given</text>'
    )
    parts.append(
        f'<text x="13" y="{8 + size / 2}" text-anchor="middle" '
        f'transform="rotate(-90 13 {8 + size / 2})">won</text></svg>'
    )
    file.write_text("".join(parts) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2001)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    for done in play_blocks(partial(bot_of, CURRENT), args.seed, args.folder, args.games):
        print(done.name, flush=True)
    found = list(positions(args.folder, args.games, args.seed))
    print(f"{args.games} games, {len(found)} positions; log loss in nats, lower is better")
    kinds: dict[str, Chances] = {
        "net": by_net, "playouts": by_playouts, "outlook (mean of both)": by_outlook,
    }  # fmt: skip
    for name, chances in kinds.items():
        mean, error, bins = measure(chances, found)
        print(f"{name:24} {mean:.4f} ± {error:.4f}")
    print("given   came true   forecasts")
    for number, total, true in bins:
        if number:
            print(f"{total / number:6.1%}   {true / number:6.1%}      {number:.0f}")
    if args.plot is not None:
        draw(bins, args.plot)


if __name__ == "__main__":
    main()
