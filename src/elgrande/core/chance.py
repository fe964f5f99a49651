"""Chance inside the core: a small generator for playouts, and draws by it.

Real games do not use this generator: they take outcomes from the operating system's randomness.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from elgrande.core import actions
from elgrande.core.draws import chance_mask, chance_weight, count
from elgrande.core.engine import advance, apply
from elgrande.core.rules import Rules
from elgrande.core.setup import new_state
from elgrande.core.state import CHANCE, CHANCE_SEAT, WAITING, State, first_bit


@final
@mypyc_attr(acyclic=True)
class Dice:
    """Xorshift with 32 bits: 64-bit products would overflow the core's integers."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
        if self.state == 0:
            self.state = 0x9E3779B9
        for i in range(i64(8)):
            self.below(2)

    def below(self, n: i64) -> i64:
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32


def draw(s: State, dice: Dice) -> i64:
    """The action id of a random outcome of the draw that is due."""
    mask = chance_mask(s)
    total: i64 = 0
    outcome: i64 = 0
    rest = mask
    if not s.rules.thinned:
        skip = dice.below(count(mask))
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        if not rest & 0xFFFF:
            outcome = 16
        return actions.DRAW + outcome + first_bit(rest >> outcome)
    while rest:
        if rest & 1:
            total += chance_weight(s, outcome)
        rest >>= 1
        outcome += 1
    left = dice.below(total)
    outcome = 0
    while True:
        if mask >> outcome & 1:
            left -= chance_weight(s, outcome)
            if left < 0:
                return actions.DRAW + outcome
        outcome += 1


def settle(s: State, dice: Dice) -> None:
    """Make every draw that is due, until a player must answer or the game is over."""
    while s.v[WAITING] == CHANCE:
        apply(s, CHANCE_SEAT, draw(s, dice))


def deal(rules: Rules, dice: Dice) -> State:
    """A new game at the first question to a player: set up, with the cards revealed."""
    s = new_state(rules)
    advance(s)
    settle(s, dice)
    return s
