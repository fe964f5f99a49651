"""What a seat cannot know, and how to draw it at random.

Secrets are: discs until shown, which card was taken back, and the modifiers of others. Cards not
yet revealed are not secrets but chance: nothing decides them before they are drawn.

Power cards taken back: all know two sets of candidates, `RECOVERED` and, for a second card,
`RECOVERED_TOO` (0 when nothing is open). A candidate that is played again settles one of them
(`hands.play_power`). Modifiers: all know what was played and when one was taken back
(`MODIFIER_HISTORY`), not which one. `redraw_history` draws that by rejection sampling.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core import events
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice
from elgrande.core.discs import NAMES, SETTERS, may_name
from elgrande.core.draws import count
from elgrande.core.hands import (
    ALL_MODIFIERS,
    STEP_BITS,
    TAKEN_BACK,
    card_of_bit,
    has,
    modifiers_of,
    number_of,
    recoverable,
    step_at,
    steps_of,
    with_all,
    with_card,
    without_card,
)
from elgrande.core.round import BIDDER, VALUE
from elgrande.core.rules import ALL_POWER, POWER_CARDS
from elgrande.core.setup import BAG, MODIFIER_DRAW, MODIFIERS_DEALT, STAGE
from elgrande.core.state import (
    CHANCE,
    DISC,
    FINISHED,
    FRAME,
    FRAMES,
    HAND,
    MODIFIER_HISTORY,
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


def determinize(s: State, seat: i64, dice: Dice) -> State:
    """A state that agrees with all the seat knows; the others' secrets are drawn at random."""
    t = clone(s)
    v = t.v
    for i in range(v[TOP] + FRAME, SIZE):
        v[i] = 0  # what was asked before may reveal more than the seat knows
    if t.rules.power_shift:
        redraw_modifiers(t, s, seat, dice)
    for other in range(t.rules.players):
        if other != seat:
            redraw_take_backs(t, other, dice)
            redraw_answer(t, other, dice)
    f = v[TOP]
    if v[f] == do.STEP and v[f + KIND] == events.RECOVERED and v[f + KIND + 1] != seat:
        redraw_announced_recovery(t, f, dice)
    if v[f] == do.MODIFY and v[f + BIDDER] != seat:
        v[f] = do.BID  # the power card is shown together with its modifier
        v[f + VALUE] = 0
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


def random_card(cards: i64, dice: Dice) -> i64:
    return card_of_bit(random_bit(cards, dice))


def redraw_take_backs(t: State, other: i64, dice: Dice) -> None:
    """The power cards a seat has taken back and not shown since."""
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


# --- modifiers ---


def redraw_modifiers(t: State, s: State, seat: i64, dice: Dice) -> None:
    """Deal the modifiers of `s` that have not been shown, at random."""
    v = t.v
    players = t.rules.players
    pool: i64 = -1
    while pool < 0:
        pool = redraw_histories(t, s, seat, dice)
    for other in range(players):
        if other != seat:
            number = modifiers_in_hand(s, other) - modifiers_in_hand(t, other)
            while number > 0:
                card = random_card(pool, dice)
                pool = without_card(pool, card)
                v[HAND + other] = with_card(v[HAND + other], card)
                number -= 1
    f = v[TOP]
    if v[f] == do.SETUP:
        if v[f + STAGE] == MODIFIER_DRAW:
            v[f + BAG] = pool >> POWER_CARDS
    elif v[f] != do.HAND_OVER:
        for giver in range(players):
            to = (giver + 1) % players
            if giver != seat and to != seat:
                v[PASSED + giver] = random_card(modifiers_of(v, to), dice) - POWER_CARDS + 1


def redraw_histories(t: State, s: State, seat: i64, dice: Dice) -> i64:
    """Draw what others took back, and put into their hands what they must then hold.

    Returns the modifiers left to deal; -1 when the draw does not agree with what was played.
    """
    v = t.v
    left = (seat + 1) % t.rules.players
    pool = ALL_MODIFIERS & ~modifiers_of(s.v, seat)  # of two of a kind either bit may be left
    passed: i64 = 0  # to the left, where it is known to be
    if question(t) != do.HAND_OVER and v[PASSED + seat]:
        card = POWER_CARDS + v[PASSED + seat] - 1
        passed = with_card(0, card)
        pool = without_card(pool, card)
    for other in range(t.rules.players):
        if other != seat and pool >= 0:
            v[HAND + other] &= ~ALL_MODIFIERS
            known = passed if other == left else 0
            pool = redraw_history(t, s.v[MODIFIER_HISTORY + other], other, known, pool, dice)
    return pool


def redraw_history(t: State, history: i64, other: i64, hand: i64, pool: i64, dice: Dice) -> i64:
    """Replay a seat's history, drawing which modifiers it took back. Returns the rest of the pool.

    This is rejection sampling: -1 rejects the sample. `hand` has the modifiers known to be in its
    hand (passed on by the seat that asks, or taken back in this sample); the others may be any of
    the pool. A take-back draws one of the used modifiers; a play accepts or rejects
    (`source_of_play`).

    Example: a seat played A, then B, took one back and played A. If the sample draws "B came back",
    this A must be the second of its kind, from the pool of unseen cards: rarely so, and the sample
    is mostly rejected. If it draws "A came back", A is in the hand: mostly accepted.
    """
    v = t.v
    size: i64 = MODIFIERS_DEALT
    candidates = hand  # all that can be known in some sample
    used: i64 = 0
    drawn: i64 = 0
    for index in range(steps_of(history)):
        step = step_at(history, index)
        if step < TAKEN_BACK:
            card = POWER_CARDS + step - 1
            source = source_of_play(card, hand, candidates, pool, size, dice)
            if source == REJECTED:
                return -1
            if source == FROM_HAND:
                hand = without_card(hand, card)
            else:
                pool = without_card(pool, card)
            used = with_card(used, card)
            size -= 1
        else:
            candidates = with_all(candidates, used)
            card = random_card(used, dice)
            used = without_card(used, card)
            hand = with_card(hand, card)
            step = TAKEN_BACK + card - POWER_CARDS
            size += 1
        drawn |= step << index * STEP_BITS
    v[MODIFIER_HISTORY + other] = drawn
    v[HAND + other] |= hand
    return pool


# Where the modifier of a play came from.
REJECTED: Final[i64] = 0
FROM_HAND: Final[i64] = 1  # one of those known to be in the hand
FROM_POOL: Final[i64] = 2  # one of those dealt unseen


def source_of_play(card: i64, hand: i64, candidates: i64, pool: i64, size: i64, dice: Dice) -> i64:
    """Draw where a played modifier came from, or reject the sample.

    The likelihood of the play is the chance that a random card of the hand, `size` cards, is of
    this kind. Accepting in proportion to it, measured by the greatest likelihood in any sample,
    makes accepted samples follow the true distribution.
    """
    known = count(hand)
    if not has(candidates, card):
        return FROM_POOL if has(pool, card) and dice.below(size) >= known else REJECTED
    in_pool = number_of(pool, card)
    from_hand = number_of(hand, card) * count(pool)
    from_pool = (size - known) * in_pool
    greatest = number_of(candidates, card) * count(pool) + size * in_pool
    lot = dice.below(min(greatest, size * count(pool)))
    if lot < from_hand:
        return FROM_HAND
    return FROM_POOL if lot < from_hand + from_pool else REJECTED


def modifiers_in_hand(s: State, seat: i64) -> i64:
    """How many: that is public."""
    return count(s.v[HAND + seat] & ALL_MODIFIERS)


def redraw_answer(t: State, other: i64, dice: Dice) -> None:
    """A secret answer to the question under way, already given."""
    v = t.v
    f = v[TOP]
    if v[f] == do.HAND_OVER and not v[WAITING] >> other & 1:
        v[PASSED + other] = random_card(v[HAND + other] & ALL_MODIFIERS, dice) - POWER_CARDS + 1
    if v[DISC + other] > 0 and discs_are_hidden(t):
        f = secret_frame(t)
        v[DISC + other] = random_bit(may_name(t, other, v[f + NAMES]), dice) + 1


def reopen(t: State, seat: i64) -> None:
    """Ask the others again what they have already answered in secret.

    The seat knows neither these answers nor those still to come. A bot must guess both in the same
    way, or its choice would depend on who answered first.
    """
    v = t.v
    f = v[TOP]
    if v[WAITING] == CHANCE or v[WAITING] == FINISHED:
        return
    if v[f] == do.SECRET:
        again = v[f + SETTERS] & ~(1 << seat)
        answers = DISC
    elif v[f] == do.HAND_OVER:
        again = ((1 << t.rules.players) - 1) & ~(1 << seat)
        answers = PASSED
    else:
        return
    v[WAITING] |= again
    for other in range(t.rules.players):
        if again >> other & 1:
            v[answers + other] = 0


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
    """A player announced to take back a card: which one is not shown."""
    v = t.v
    owner = v[f + KIND + 1]
    card = f + KIND + 2
    kind: i64 = ALL_POWER if v[card] < POWER_CARDS else ALL_MODIFIERS
    v[card] = random_card(recoverable(v, owner) & kind, dice)
