"""Whole games inside the core: random playouts, one or many."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, fill_legal
from elgrande.core.rules import Rules
from elgrande.core.state import (
    CHANCE,
    FINISHED,
    POINTS,
    SIZE,
    WAITING,
    State,
    clone,
    first_bit,
    to_move,
)


def playout(s: State, dice: Dice) -> i64:
    """Play at random to the end, in place; return the number of decisions."""
    legal = actions.room_for_answers()
    v = s.v
    decisions: i64 = 0
    while True:
        waiting = v[WAITING]
        if waiting == CHANCE:
            settle(s, dice)
        elif waiting == FINISHED:
            return decisions
        else:
            seat = first_bit(waiting)
            n = fill_legal(s, seat, legal)
            apply(s, seat, legal[dice.below(n)])
            decisions += 1


def playouts(s: State, games: i64, seed: i64) -> list[float]:
    """Mean points of each seat over many random games from a state, which is not changed."""
    dice = Dice(seed)
    players = s.rules.players
    totals = vec[i64]([0] * players)
    for game in range(games):
        t = clone(s)
        playout(t, dice)
        for seat in range(players):
            totals[seat] += t.v[POINTS + seat]
    return [int(totals[seat]) / int(games) for seat in range(players)]


def random_games(rules: Rules, games: i64, seed: i64) -> i64:
    """Play whole games; return the number of decisions."""
    decisions: i64 = 0
    dice = Dice(seed)
    for game in range(games):
        decisions += playout(deal(rules, dice), dice)
    return decisions


def clones(s: State, n: i64) -> i64:
    """Clone many times over, for the benchmark."""
    total: i64 = 0
    for i in range(n):
        t = clone(s)
        total += t.v[WAITING]
    return total


def fingerprint(rules: Rules, seed: i64) -> int:
    """A hash over every question, every legal list, every answer and the whole end of one game.

    Interpreted and compiled code must agree on it.
    """
    dice = Dice(seed)
    s = deal(rules, dice)
    legal = actions.room_for_answers()
    h: i64 = 17
    while s.v[WAITING] != FINISHED:
        seat = to_move(s)
        n = fill_legal(s, seat, legal)
        for i in range(n):
            h = (h * 31 + legal[i]) & 0xFFFFFFFF
        action = legal[dice.below(n)]
        h = (h * 31 + action * 7 + seat) & 0xFFFFFFFF
        apply(s, seat, action)
        settle(s, dice)
        if action % 5 == 0:
            s = clone(s)
    for i in range(SIZE):
        h = (h * 31 + (s.v[i] & 0xFFFF)) & 0xFFFFFFFF
    return int(h)
