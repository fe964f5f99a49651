"""Profiles random games by kind of question, with separate times for listing and answering.

Measured from Python, call by call, so short steps weigh a little more than inside the core.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import perf_counter_ns

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.actions import ACTIONS
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.state import CHANCE, WAITING, to_move
from elgrande.game import Options
from elgrande.game.question import question_of


def main(games: int) -> None:
    rules = Options().rules
    dice = Dice(1)
    legal = vec[i64]([0] * int(ACTIONS))
    asked: Counter[str] = Counter()
    spent: Counter[tuple[str, str]] = Counter()
    clock = timer_overhead()
    for _ in range(games):
        start = perf_counter_ns()
        state = deal(rules, dice)
        spent["set-up", "deal"] += perf_counter_ns() - start - clock
        while (seat := to_move(state)) >= 0:
            kind = question_of(state, None).kind
            asked[kind] += 1
            start = perf_counter_ns()
            n = fill_legal(state, seat, legal)
            listed = perf_counter_ns()
            apply(state, seat, legal[dice.below(n)])
            answered = perf_counter_ns()
            spent[kind, "legal"] += listed - start - clock
            spent[kind, "apply"] += answered - listed - clock
            if state.v[WAITING] == CHANCE:
                start = perf_counter_ns()
                settle(state, dice)
                spent["draws", "deal"] += perf_counter_ns() - start - clock
    show(games, asked, spent)


def timer_overhead() -> int:
    """Nanoseconds that one reading of the clock takes."""
    return min(-(perf_counter_ns() - perf_counter_ns()) for _ in range(1000))


def show(games: int, asked: Counter[str], spent: Counter[tuple[str, str]]) -> None:
    total = sum(spent.values())
    print(f"{sum(asked.values()) / games:.0f} decisions a game; share of the time by question:")
    kinds = {kind for kind, _ in spent}
    for kind in sorted(kinds, key=lambda kind: -sum(spent[kind, part] for part in PARTS)):
        parts = {part: spent[kind, part] / total for part in PARTS if spent[kind, part]}
        apart = ", ".join(f"{part} {share:.1%}" for part, share in parts.items())
        often = f"{asked[kind] / games:5.1f} a game" if kind in asked else " " * 12
        print(f"  {kind:<16} {sum(parts.values()):6.1%}  {often}  ({apart})")


PARTS = ("legal", "apply", "deal")

if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
