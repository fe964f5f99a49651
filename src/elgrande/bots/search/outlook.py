"""The outlook of a position: what it is worth to every seat, averaged over quick playouts.

A playout draws the cards and lets the quick policy answer for all until the round is over. The
position is evaluated twice, as soon as no turn or bidding is in progress and at the end of the
round, and the mean of both counts: the first knows little of the cards on offer, the second trusts
the quick policy, and their mean predicts results better than either (docs/bots-research.md). Unlike
a search, an outlook belongs to no seat and also values a position where chance must draw.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.search.policy import quick_answer
from elgrande.bots.search.valuation import Valuation
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, settle
from elgrande.core.engine import apply
from elgrande.core.state import (
    CHANCE,
    FINISHED,
    FRAME,
    FRAMES,
    POWER,
    ROUND,
    SEATS,
    TOP,
    WAITING,
    State,
    clone,
    to_move,
)


def outlook(s: State, m: Valuation, seed: i64, samples: i64) -> list[tuple[float, float]]:
    """The expected lead in points and the chance to win of every seat.

    The same seed gives the same dice in every position, so two outlooks compare well.
    """
    players = s.rules.players
    leads: vec[float] = vec[float]([0.0] * SEATS)
    wins: vec[float] = vec[float]([0.0] * SEATS)
    for number in range(samples):
        mixed = (seed * 7919 + number * 104729) & 0xFFFFFFFF
        m.dice = Dice(mixed ^ 0x5BD1E995)
        play_round(clone(s), m, Dice(mixed), leads, wins)
    n = float(samples)
    return [(float(leads[seat]) / n, float(wins[seat]) / n) for seat in range(players)]


def play_round(t: State, m: Valuation, cards: Dice, leads: vec[float], wins: vec[float]) -> None:
    """Play until the round is over; add what the position is worth to every seat."""
    v = t.v
    last = v[ROUND]
    near = False
    while v[ROUND] <= last and v[WAITING] != FINISHED:
        if not near and is_at_rest(t):
            near = True
            add(t, m, 0.5, leads, wins)
        if v[WAITING] == CHANCE:
            settle(t, cards)
            continue
        seat = to_move(t)
        apply(t, seat, quick_answer(t, seat, m))
    add(t, m, 0.5 if near else 1.0, leads, wins)


def add(t: State, m: Valuation, weight: float, leads: vec[float], wins: vec[float]) -> None:
    m.judge(t, m.promised)
    for seat in range(t.rules.players):
        leads[seat] += weight * m.lead[seat]
        wins[seat] += weight * m.won[seat]


def is_at_rest(s: State) -> bool:
    """Whether no turn and no bidding is in progress, as in the positions the net was trained on."""
    v = s.v
    if v[WAITING] == CHANCE:
        return True
    kind = v[v[TOP]]
    if v[TOP] > FRAMES and v[FRAMES + FRAME] == do.TURN:
        return kind == do.TAKE or kind == do.CARD
    if kind == do.BID or kind == do.MODIFY:
        for seat in range(s.rules.players):
            if v[POWER + seat] > 0:
                return False
    return True
