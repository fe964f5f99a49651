"""Setting up: the King, the homes, the start player, the modifiers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import ALL_REGIONS, CASTILLO, GRANADA, NOWHERE
from elgrande.core.events import emit
from elgrande.core.hands import has, with_card, without_card
from elgrande.core.rules import ALL_POWER, MODIFIER_KINDS, PILES, POWER_CARDS, Rules
from elgrande.core.state import (
    CABALLEROS,
    CHANCE,
    CHURCH,
    CONQUERED,
    COURT,
    DUMMY_HAND,
    DUMMY_PILE,
    FIRST,
    FRAMES,
    GRANDE,
    HAND,
    KING,
    LEFT,
    OWNERS,
    PASSED,
    PROVINCE,
    TILE,
    TOP,
    WAITING,
    State,
    empty_state,
    pop,
    push,
)

# The caballeros of a player at the start.
START_HOME: Final[i64] = 2
START_COURT: Final[i64] = 7
START_PROVINCE: Final[i64] = 21
MODIFIERS_DEALT: Final[i64] = 3

# --- Set-up ---
STAGE: Final[i64] = 1
DRAWN: Final[i64] = 2  # draws made in this stage
BAG: Final[i64] = 3  # bits still to be drawn from
KING_DRAW: Final[i64] = 0
HOME_DRAW: Final[i64] = 1
CHURCH_DRAW: Final[i64] = 2
FIRST_DRAW: Final[i64] = 3
MODIFIER_DRAW: Final[i64] = 4


def new_state(rules: Rules) -> State:
    """A game before any draw: chance is asked first."""
    s = empty_state(rules)
    v = s.v
    for seat in range(rules.players):
        v[GRANDE + seat] = NOWHERE
        v[COURT + seat] = START_COURT
        v[PROVINCE + seat] = START_PROVINCE + START_HOME
        v[HAND + seat] = ALL_POWER
    for pile in range(PILES):
        v[LEFT + pile] = (1 << rules.pile_size[pile]) - 1
    v[TILE] = NOWHERE
    v[TILE + 1] = NOWHERE
    v[KING] = CASTILLO  # not on the board yet
    v[CONQUERED] = 0 if rules.granada else 1
    if rules.dummy:
        v[PROVINCE + rules.players] = 30
        v[DUMMY_HAND] = ALL_POWER
        v[DUMMY_PILE] = ALL_REGIONS
    v[TOP] = FRAMES
    v[FRAMES] = do.SETUP
    v[FRAMES + BAG] = ALL_REGIONS & ~(1 << GRANADA) if rules.granada else ALL_REGIONS
    v[WAITING] = CHANCE
    return s


def draws_in_stage(rules: Rules, stage: i64) -> i64:
    if stage == HOME_DRAW:
        return rules.players
    if stage == CHURCH_DRAW:
        return 2 if rules.church else 0
    if stage == MODIFIER_DRAW:
        return MODIFIERS_DEALT * rules.players if rules.power_shift else 0
    return 1


def resume_setup(s: State) -> None:
    v = s.v
    f = v[TOP]
    while v[f + STAGE] <= MODIFIER_DRAW and v[f + DRAWN] == draws_in_stage(s.rules, v[f + STAGE]):
        v[f + STAGE] += 1
        v[f + DRAWN] = 0
        if v[f + STAGE] == FIRST_DRAW:
            v[f + BAG] = (1 << s.rules.players) - 1
        elif v[f + STAGE] == MODIFIER_DRAW:
            v[f + BAG] = (1 << 2 * MODIFIER_KINDS) - 1
    if v[f + STAGE] <= MODIFIER_DRAW:
        v[WAITING] = CHANCE
        return
    pop(v)
    push(v, do.ROUND, 0, 0, 0, 0, 0)
    if s.rules.power_shift:
        push(v, do.HAND_OVER, 0, 0, 0, 0, 0)


def answer_setup(s: State, outcome: i64) -> None:
    v = s.v
    f = v[TOP]
    stage = v[f + STAGE]
    v[WAITING] = 0
    v[f + BAG] &= ~(1 << outcome)
    if stage == KING_DRAW:
        v[KING] = outcome
        emit(s, events.KING_PLACED, outcome)
    elif stage == HOME_DRAW:
        seat = v[f + DRAWN]
        v[GRANDE + seat] = outcome
        v[CABALLEROS + outcome * OWNERS + seat] = START_HOME
        v[PROVINCE + seat] -= START_HOME
        emit(s, events.HOME_DRAWN, seat, outcome)
    elif stage == CHURCH_DRAW:
        v[CABALLEROS + outcome * OWNERS + CHURCH] = 2
        emit(s, events.CHURCH_DRAWN, outcome)
    elif stage == FIRST_DRAW:
        v[FIRST] = outcome
        emit(s, events.FIRST_DRAWN, outcome)
    else:
        seat = v[f + DRAWN] // MODIFIERS_DEALT
        kind = outcome // 2
        v[HAND + seat] = with_card(v[HAND + seat], POWER_CARDS + kind)
        emit(s, events.MODIFIER_DEALT, seat, kind)
    v[f + DRAWN] += 1


# --- Passing a modifier to the left ---
ASKED: Final[i64] = 1  # 1: the question is out


def resume_hand_over(s: State) -> None:
    v = s.v
    f = v[TOP]
    players = s.rules.players
    if v[f + ASKED] == 0:
        v[f + ASKED] = 1
        v[WAITING] = (1 << players) - 1
        return
    pop(v)
    for seat in range(players):  # all pass before any player receives
        v[HAND + seat] = without_card(v[HAND + seat], POWER_CARDS + v[PASSED + seat] - 1)
    for seat in range(players):
        to = (seat + 1) % players
        v[HAND + to] = with_card(v[HAND + to], POWER_CARDS + v[PASSED + seat] - 1)
        emit(s, events.MODIFIER_PASSED, seat, to, v[PASSED + seat] - 1)


def legal_hand_over(s: State, seat: i64, legal: vec[i64]) -> i64:
    n: i64 = 0
    for kind in range(MODIFIER_KINDS):
        if has(s.v[HAND + seat], POWER_CARDS + kind):
            legal[n] = actions.HAND_OVER + kind
            n += 1
    return n


def answer_hand_over(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] &= ~(1 << seat)
    v[PASSED + seat] = action - actions.HAND_OVER + 1
