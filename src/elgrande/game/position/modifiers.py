"""Checks, in a position of one seat, that the others can have held the modifiers they played."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.core import vocabulary as do
from elgrande.core.hands import TAKEN_BACK, step_at, steps_of
from elgrande.core.rules import MODIFIER_KINDS
from elgrande.core.setup import MODIFIERS_DEALT
from elgrande.core.state import MODIFIER_HISTORY, PASSED, State
from elgrande.game.position.stack import kinds_of

Kinds = tuple[int, ...]  # how many of each kind of modifier


def can_be_dealt(s: State, seat: int, pool: Kinds) -> bool:
    """Whether the histories of others are possible with the modifiers the seat does not hold.

    The modifier that the seat passed on started in the hand of the player to its left.
    """
    players = s.rules.players
    passed = int(s.v[PASSED + seat]) - 1
    hands = {player: (0,) * MODIFIER_KINDS for player in range(players) if player != seat}
    if passed >= 0 and do.HAND_OVER not in kinds_of(s):
        left = (seat + 1) % players
        hands[left] = _with(hands[left], passed, 1)
        pool = _with(pool, passed, -1)
    pools = {pool} if min(pool) >= 0 else set()
    for player, hand in hands.items():
        history = int(s.v[MODIFIER_HISTORY + player])
        pools = {after for before in pools for after in _pools_after(history, hand, before)}
    return bool(pools)


def _pools_after(history: int, hand: Kinds, pool: Kinds) -> set[Kinds]:
    """The possible pools after a history that does not reveal what was taken back.

    A modifier played comes from the known part of the hand or from the unknown rest.
    """
    ways = {(hand, (0,) * int(MODIFIER_KINDS), pool)}
    for index in range(steps_of(history)):
        step = int(step_at(history, index))
        ways = {after for way in ways for after in _steps(step, *way)}
    return {pool for _, _, pool in ways}


def _steps(
    step: int, hand: Kinds, used: Kinds, pool: Kinds
) -> Iterator[tuple[Kinds, Kinds, Kinds]]:
    if step >= TAKEN_BACK:
        for kind in range(MODIFIER_KINDS):
            if used[kind]:
                yield _with(hand, kind, 1), _with(used, kind, -1), pool
        return
    kind = step - 1
    if hand[kind]:
        yield _with(hand, kind, -1), _with(used, kind, 1), pool
    if pool[kind] and MODIFIERS_DEALT - sum(used) > sum(hand):
        yield hand, _with(used, kind, 1), _with(pool, kind, -1)


def _with(kinds: Kinds, kind: int, number: int) -> Kinds:
    return (*kinds[:kind], kinds[kind] + number, *kinds[kind + 1 :])
