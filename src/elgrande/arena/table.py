"""One game between bots, on a deal that depends on its number only.

Every draw has dice of its own, made from the deal's number, the round and which draw it is.
Whatever the players do, the same deal brings the same cards: line-ups meet on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from zlib import crc32

from elgrande.bots import Bot, Budget, Knowledge
from elgrande.core.chance import Dice, draw
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.rules import Rules
from elgrande.core.setup import new_state
from elgrande.core.state import CHANCE_SEAT, POINTS, ROUND, TOP, State, to_move


@dataclass(frozen=True)
class Outcome:
    """Final points by seat, what each seat won (ties share), and the seconds each thought."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]  # the longest single answer


def dealt(s: State, deal: int) -> int:
    """The outcome of the draw that is due, in this deal."""
    v = s.v
    f = v[TOP]
    which = (deal, int(v[ROUND]), *(int(v[f + i]) for i in range(3)))
    return int(draw(s, Dice(crc32(repr(which).encode()))))


def shares_of(points: Sequence[int]) -> tuple[float, ...]:
    best = max(points)
    return tuple(float(each == best) / points.count(best) for each in points)


def play(
    rules: Rules,
    bots: Sequence[Bot],
    deal: int,
    budgets: Sequence[Budget | None] | None = None,
    watch: Callable[[State, int, int], None] | None = None,
) -> Outcome:
    """Play one deal to its end; `watch` sees every state, seat and answer before it is given."""
    s = new_state(rules)
    advance(s)
    seconds = [0.0] * len(bots)
    longest = [0.0] * len(bots)
    while (seat := int(to_move(s))) >= 0:
        if seat == CHANCE_SEAT:
            apply(s, seat, dealt(s, deal))
            continue
        legal = legal_actions(s, seat)
        began = perf_counter()
        budget = budgets[seat] if budgets else None
        action = bots[seat].choose(Knowledge(s, seat), legal, budget)
        took = perf_counter() - began
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        if action not in legal:
            raise ValueError(f"{bots[seat].name} gave the illegal answer {action}; legal: {legal}")
        if watch is not None:
            watch(s, seat, action)
        apply(s, seat, action)
    points = tuple(int(s.v[POINTS + seat]) for seat in range(len(bots)))
    return Outcome(points, shares_of(points), tuple(seconds), tuple(longest))
