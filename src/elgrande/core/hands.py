"""Hands of power cards and modifiers: played openly, taken back in secret.

A card is a number: 0 to 12 for a power card, from 13 on for a kind of modifier. In the bits of a
hand a power card has one bit and a kind of modifier two, because there are two of each; the lower
one is set first. Nothing that leaves the state tells two of a kind apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core.rules import ALL_POWER, MODIFIER_KINDS, POWER_CARDS
from elgrande.core.state import HAND, MODIFIER_HISTORY, RECOVERED, RECOVERED_TOO, USED

ALL_MODIFIERS: Final[i64] = (1 << 29) - 1 & ~ALL_POWER

# --- cards among bits ---


def lowest_bit(card: i64) -> i64:
    return card if card < POWER_CARDS else 2 * card - POWER_CARDS


def card_of_bit(bit: i64) -> i64:
    return bit if bit < POWER_CARDS else (bit + POWER_CARDS) // 2


def number_of(cards: i64, card: i64) -> i64:
    bits = cards >> lowest_bit(card)
    return bits & 1 if card < POWER_CARDS else (bits & 1) + (bits >> 1 & 1)


def has(cards: i64, card: i64) -> bool:
    return number_of(cards, card) > 0


def with_card(cards: i64, card: i64) -> i64:
    bit: i64 = 1 << lowest_bit(card)
    return cards | (bit << 1 if card >= POWER_CARDS and cards & bit else bit)


def without_card(cards: i64, card: i64) -> i64:
    bit: i64 = 1 << lowest_bit(card)
    return cards & ~(bit << 1 if card >= POWER_CARDS and cards & bit << 1 else bit)


def with_all(cards: i64, more: i64) -> i64:
    for card in range(POWER_CARDS + MODIFIER_KINDS):
        while has(more, card):
            more = without_card(more, card)
            cards = with_card(cards, card)
    return cards


# --- the history of a seat's modifiers ---
# It is a sequence of steps: the kind played + 1, or TAKEN_BACK + the kind taken back.
STEP_BITS: Final[i64] = 5  # bits of a step
TAKEN_BACK: Final[i64] = 9


def steps_of(history: i64) -> i64:
    """How many steps a history has."""
    number: i64 = 0
    while history >> number * STEP_BITS:
        number += 1
    return number


def step_at(history: i64, index: i64) -> i64:
    return history >> index * STEP_BITS & ((1 << STEP_BITS) - 1)


def times_played(v: vec[i64], seat: i64, kind: i64) -> i64:
    """How often a kind was played openly; one that came back counts again."""
    history = v[MODIFIER_HISTORY + seat]
    times: i64 = 0
    for index in range(steps_of(history)):
        if step_at(history, index) == kind + 1:
            times += 1
    return times


def used_modifiers(v: vec[i64], seat: i64) -> i64:
    """Bits of the used modifiers: those played and not taken back."""
    history = v[MODIFIER_HISTORY + seat]
    used: i64 = 0
    for index in range(steps_of(history)):
        step = step_at(history, index)
        if step < TAKEN_BACK:
            used = with_card(used, POWER_CARDS + step - 1)
        else:
            used = without_card(used, POWER_CARDS + step - TAKEN_BACK)
    return used


def last_modifier(v: vec[i64], seat: i64) -> i64:
    """The kind played last: this round's, if the total of a bid differs from its power card."""
    history = v[MODIFIER_HISTORY + seat]
    last = steps_of(history) - 1
    while step_at(history, last) >= TAKEN_BACK:
        last -= 1
    return step_at(history, last) - 1


def modifiers_of(v: vec[i64], seat: i64) -> i64:
    """Bits of all modifiers of a seat, in hand or used."""
    return with_all(v[HAND + seat] & ALL_MODIFIERS, used_modifiers(v, seat))


def append_step(v: vec[i64], seat: i64, step: i64) -> None:
    v[MODIFIER_HISTORY + seat] |= step << steps_of(v[MODIFIER_HISTORY + seat]) * STEP_BITS


# --- playing and taking back ---


def play_power(v: vec[i64], seat: i64, card: i64) -> None:
    """Play a power card openly.

    One that was seen before must have been taken back in secret: now all know that it was this one.
    """
    bit: i64 = 1 << card
    v[HAND + seat] &= ~bit
    if v[USED + seat] & bit:
        if v[RECOVERED + seat] & bit:
            v[RECOVERED + seat] = v[RECOVERED_TOO + seat] & ~bit
        v[RECOVERED_TOO + seat] = 0
    v[USED + seat] |= bit


def play_modifier(v: vec[i64], seat: i64, kind: i64) -> None:
    v[HAND + seat] = without_card(v[HAND + seat], POWER_CARDS + kind)
    append_step(v, seat, kind + 1)


def recoverable(v: vec[i64], seat: i64) -> i64:
    return v[USED + seat] & ~v[HAND + seat] | used_modifiers(v, seat)


def take_back(v: vec[i64], seat: i64, card: i64) -> None:
    """Take a used card back in secret: others see only whether it is a modifier."""
    v[HAND + seat] = with_card(v[HAND + seat], card)
    if card >= POWER_CARDS:
        append_step(v, seat, TAKEN_BACK + card - POWER_CARDS)
    elif v[RECOVERED + seat] == 0:
        v[RECOVERED + seat] = v[USED + seat]
    else:
        v[RECOVERED_TOO + seat] = v[USED + seat]
