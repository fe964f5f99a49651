"""Vetoes: announcing the steps of a special action, and stopping them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.events import emit
from elgrande.core.state import (
    ACTION,
    ACTIVE,
    ALLOWED,
    FRAME,
    ROUND,
    TOP,
    VETO_OWNER,
    VETO_UNTIL,
    VETOES,
    WAITING,
    State,
    ask,
    pop,
    push,
)
from elgrande.core.steps import perform


def announce(s: State, step: i64, a: i64, b: i64, c: i64) -> None:
    """Announce a step. It is done at once unless another player can veto it."""
    if s.v[VETOES] > 0 and may_object(s, step == events.BEGIN):
        push(s.v, do.STEP, step, a, b, c, 0)
    else:
        perform(s, step, a, b, c)


def may_object(s: State, beginning: bool) -> bool:
    """Whether another player's veto can still stop the action under way.

    In the 2023 edition only when it is announced; in others at every step after that.
    """
    if s.v[ACTION] == 0 or beginning != s.rules.veto_at_announcement:
        return False
    return next_objector(s, 0) >= 0


def next_objector(s: State, asked: i64) -> i64:
    """The next holder of a veto clockwise from the active player; -1 when there is none."""
    v = s.v
    players = s.rules.players
    for i in range(1, players):
        seat = (v[ACTIVE] + i) % players
        if (v[ALLOWED] | asked) >> seat & 1:
            continue
        if v[VETO_OWNER] == seat + 1 or v[VETO_OWNER + 1] == seat + 1:
            return seat
    return -1


# --- An announced step ---
KIND: Final[i64] = 1  # the step, its three numbers behind it
LET_PASS: Final[i64] = 5  # bits of who let it pass


def resume_step(s: State) -> None:
    v = s.v
    f = v[TOP]
    seat = next_objector(s, v[f + LET_PASS])
    if seat >= 0:
        ask(v, seat)
    else:
        perform_step(s)


def perform_step(s: State) -> None:
    """Do what was announced."""
    v = s.v
    f = v[TOP]
    pop(v)
    perform(s, v[f + KIND], v[f + KIND + 1], v[f + KIND + 2], v[f + KIND + 3])


def answer_step(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    if action == actions.VETO:
        spend_veto(s, seat)
        emit(s, events.VETOED, seat)
        v[TOP] = v[ACTION]  # the action ends here; what it has done stands
        end_action(s)
    elif action == actions.ALLOW_REST:
        v[ALLOWED] |= 1 << seat
    else:
        v[v[TOP] + LET_PASS] |= 1 << seat


def end_action(s: State) -> None:
    """The special action is over: its frame leaves the stack."""
    v = s.v
    emit(s, events.SPECIAL_ENDED, v[ACTIVE])
    v[TOP] = v[ACTION] - FRAME
    v[ACTION] = 0
    v[ALLOWED] = 0


def spend_veto(s: State, seat: i64) -> None:
    """Use up a veto; of two of the same player, the older."""
    drop_veto(s, 0 if s.v[VETO_OWNER] == seat + 1 else 1)


def drop_veto(s: State, slot: i64) -> None:
    v = s.v
    v[VETO_OWNER + slot] = 0
    v[VETO_UNTIL + slot] = 0
    v[VETOES] -= 1


def expire_vetoes(s: State) -> None:
    """At the end of a round: a veto lasts for the round in which it was taken, and the next."""
    v = s.v
    for slot in range(2):
        if v[VETO_OWNER + slot] > 0 and v[VETO_UNTIL + slot] <= v[ROUND]:
            emit(s, events.VETO_EXPIRED, v[VETO_OWNER + slot] - 1)
            drop_veto(s, slot)
