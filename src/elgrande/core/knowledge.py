"""What a seat cannot know, and drawing it anew.

Secret are: discs until shown, which card was taken back, and other people's modifiers. Cards not
yet revealed are not secret facts but chance: nobody decides them before they are drawn.

What everybody knows of a secret take-back is two sets of candidates: `RECOVERED` and, for a second
one, `RECOVERED_TOO` (both 0 when nothing is open). A candidate that is played again in public
settles one of them (`round.play`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice
from elgrande.core.discs import NAMES, may_name
from elgrande.core.draws import count
from elgrande.core.rules import ALL_POWER, POWER_CARDS
from elgrande.core.state import (
    DISC,
    FRAME,
    FRAMES,
    HAND,
    PASSED,
    RECOVERED,
    RECOVERED_TOO,
    SIZE,
    TOP,
    USED,
    WAITING,
    State,
    clone,
    question,
)
from elgrande.core.veto import KIND

ALL_MODIFIERS: Final[i64] = (1 << 29) - (1 << 13)


def determinize(s: State, seat: i64, dice: Dice) -> State:
    """A state that agrees with all the seat knows, its secrets of others drawn at random."""
    t = clone(s)
    v = t.v
    for i in range(v[TOP] + FRAME, SIZE):
        v[i] = 0  # what was asked before may tell more than the seat knows
    if t.rules.power_shift:
        redraw_modifiers(t, seat, dice)
    for other in range(t.rules.players):
        if other != seat:
            redraw_take_backs(t, other, dice)
            redraw_answer(t, other, dice)
    f = v[TOP]
    if v[f] == do.STEP and v[f + KIND] == events.RECOVERED and v[f + KIND + 1] != seat:
        redraw_announced_recovery(t, f, dice)
    return t


def random_bit(mask: i64, dice: Dice) -> i64:
    """The index of a random bit of a mask that has one."""
    skip = dice.below(count(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


def redraw_take_backs(t: State, other: i64, dice: Dice) -> None:
    v = t.v
    hand = v[HAND + other] & ~v[USED + other]
    if v[RECOVERED + other]:
        first = random_bit(v[RECOVERED + other], dice)
        second = first
        if v[RECOVERED_TOO + other]:
            while second == first:
                first = random_bit(v[RECOVERED + other], dice)
                second = random_bit(v[RECOVERED_TOO + other], dice)
        hand |= 1 << first | 1 << second
    v[HAND + other] = hand


def redraw_modifiers(t: State, seat: i64, dice: Dice) -> None:
    """Deal anew the modifiers nobody has shown; the one passed to the left is known to be there."""
    v = t.v
    players = t.rules.players
    left = (seat + 1) % players
    handed_over = not is_handing_over(t)
    passed: i64 = 1 << (v[PASSED + seat] - 1 + POWER_CARDS) if v[PASSED + seat] else 0
    pool: i64 = ALL_MODIFIERS & ~(v[HAND + seat] | passed)
    for owner in range(players):
        pool &= ~v[USED + owner]
    for other in range(players):
        if other == seat:
            continue
        hidden = v[HAND + other] & ~v[USED + other] & ALL_MODIFIERS
        number = count(hidden)
        v[HAND + other] &= ~hidden
        if other == left and handed_over and passed & ~v[USED + other]:
            v[HAND + other] |= passed
            number -= 1
        while number > 0:
            bit = random_bit(pool, dice)
            pool &= ~(1 << bit)
            v[HAND + other] |= 1 << bit
            number -= 1
    if handed_over:
        for giver in range(players):
            to = (giver + 1) % players
            if giver != seat and to != seat:
                held = (v[HAND + to] | v[USED + to]) & ALL_MODIFIERS & ~passed
                v[PASSED + giver] = random_bit(held, dice) - POWER_CARDS + 1


def is_handing_over(t: State) -> bool:
    return question(t) in (do.HAND_OVER, do.SETUP)


def redraw_answer(t: State, other: i64, dice: Dice) -> None:
    """A secret answer already given to the question that others still ponder."""
    v = t.v
    f = v[TOP]
    if v[f] == do.HAND_OVER and not v[WAITING] >> other & 1:
        v[PASSED + other] = random_bit(v[HAND + other] & ALL_MODIFIERS, dice) - POWER_CARDS + 1
    if v[DISC + other] > 0 and discs_are_hidden(t):
        f = secret_frame(t)
        v[DISC + other] = random_bit(may_name(t, other, v[f + NAMES]), dice) + 1


def secret_frame(t: State) -> i64:
    """The frame of the secret question under way; 0 when there is none."""
    f = t.v[TOP]
    while f >= FRAMES:
        if t.v[f] == do.SECRET:
            return f
        f -= FRAME
    return 0


def discs_are_hidden(t: State) -> bool:
    return secret_frame(t) > 0


def redraw_announced_recovery(t: State, f: i64, dice: Dice) -> None:
    """Somebody announced to take back a card: which one is not shown."""
    v = t.v
    owner = v[f + KIND + 1]
    card = f + KIND + 2
    kind: i64 = ALL_POWER if v[card] < POWER_CARDS else ALL_MODIFIERS
    v[card] = random_bit(v[USED + owner] & ~v[HAND + owner] & kind, dice)
