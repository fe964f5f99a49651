"""The golden games and positions."""

from __future__ import annotations

import random

from elgrande import Game, Options
from elgrande.core.engine import apply, legal_actions
from elgrande.core.state import State, clone, to_move

GAMES = {
    "big-box-4": Options(),
    "big-box-2-short": Options(players=2, length="short"),
    "1995-5": Options(edition="1995", players=5),
    "2023-2-dummy": Options(edition="2023", players=2),
    "2023-3-all-modules": Options(
        edition="2023",
        players=3,
        modules=frozenset({"new-regency", "old-hands", "power-shift"}),
    ),
    "big-box-3-all-variants": Options(
        players=3,
        variants=frozenset({"home-advantage", "move-limits", "france", "granada", "church"}),
    ),
}

# Options, seed, random answers given first, depth.
PERFT = {
    "first-bids": (Options(), 1, 0, 4),
    "first-turn": (Options(), 1, 4, 4),
    "mid-game": (Options(players=3), 2, 100, 4),
    "late": (Options(players=5), 3, 300, 3),
    "1995": (Options(edition="1995"), 4, 150, 4),
    "2023-power-shift": (
        Options(edition="2023", modules=frozenset({"power-shift", "new-regency"})),
        5,
        12,
        3,
    ),
    "variants": (
        Options(variants=frozenset({"church", "france", "granada", "move-limits"})),
        6,
        90,
        4,
    ),
}


def perft(options: Options, seed: int, answers: int, depth: int) -> list[int]:
    """The number of sequences of 1, 2, ... answers (draws included) from a position (perft)."""
    game = Game.new(options, seed)
    source = random.Random(seed)
    for _ in range(answers):
        seat = source.choice(game.question.seats)
        game.apply(seat, source.choice(game.legal(seat)))
    return [count(game._state, each) for each in range(1, depth + 1)]


def count(s: State, depth: int) -> int:
    seat = to_move(s)
    if seat < 0:
        return 1
    legal = legal_actions(s, seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = clone(s)
        apply(after, seat, action)
        total += count(after, depth - 1)
    return total
