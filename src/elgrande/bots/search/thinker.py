"""Answers by planning alone: what `greedy` says, and what it would say next."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.bots.search.mind import Mind
from elgrande.bots.search.plan import plan
from elgrande.bots.search.policy import quick_answer
from elgrande.core import vocabulary as do
from elgrande.core.state import State, question


def greedy_path(s: State, seat: i64, width: i64, m: Mind) -> list[int]:
    """The answers the seat would give from here to the end of its turn, as far as it can tell."""
    kind = question(s)
    if kind == do.BID or kind == do.MODIFY or kind == do.HAND_OVER:
        m.temper = 0.0
        return [int(quick_answer(s, seat, m))]
    lines = plan(s, seat, width, 3 * width, m)
    if not lines:
        return [int(quick_answer(s, seat, m))]
    return lines[0].path()
