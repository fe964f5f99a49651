"""Special actions: running a card's program, effect by effect."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO
from elgrande.core.discs import any_must_set
from elgrande.core.events import emit
from elgrande.core.hands import has, recoverable
from elgrande.core.moving import any_to_lift
from elgrande.core.nobility import can_move_grande, can_swap, king_targets
from elgrande.core.pieces import can_leave, christian_regions
from elgrande.core.returning import opponents_can_leave, opponents_in_court
from elgrande.core.rules import INSTRUCTION, MODIFIER_KINDS, POWER_CARDS
from elgrande.core.scoring import any_pays, places_to_score
from elgrande.core.state import (
    ACTION,
    ACTIVE,
    COURT,
    KEEPER,
    KING,
    PILE,
    PROVINCE,
    TOP,
    WAITING,
    State,
    ask,
    first_bit,
    pop,
    push,
    shown_card,
)
from elgrande.core.veto import announce, end_action, may_object


def begin_special(s: State, program: i64, of_card: bool) -> None:
    """Put a program on the stack. Only a card's action can be vetoed, not a modifier's ability."""
    v = s.v
    push(v, do.SPECIAL, program, 0, 0, 0, 0)
    if of_card:
        v[ACTION] = v[TOP]
        emit(s, events.SPECIAL_BEGAN, v[ACTIVE], shown_card(s, v[PILE]))
        announce(s, events.BEGIN, v[ACTIVE], 0, 0)
    if v[v[TOP]] == do.SPECIAL:
        resume_special(s)


# --- A program being run ---
AT: Final[i64] = 1  # the next instruction


def resume_special(s: State) -> None:
    """Push the next effect as a frame of its own, or end the action."""
    v = s.v
    f = v[TOP]
    code = s.rules.code
    row = v[f + AT] * INSTRUCTION
    effect = code[row]
    if effect == do.END:
        if v[ACTION] == f:
            end_action(s)
        else:
            pop(v)
        return
    v[f + AT] += 1
    push(v, effect, code[row + 1], code[row + 2], code[row + 3], code[row + 4], code[row + 5])


def possible(s: State, seat: i64, program: i64, may_place: bool) -> bool:
    """Whether a special action can change anything: only then is it offered.

    It considers what is public, and the seat's own hand.
    """
    v = s.v
    code = s.rules.code
    row = program * INSTRUCTION
    effect = code[row]
    if effect == do.MOVE:
        push(v, effect, code[row + 1], code[row + 2], code[row + 3], code[row + 4], code[row + 5])
        found = any_to_lift(s, v[TOP])
        pop(v)
        return found
    if effect == do.PLACE:
        return v[COURT + seat] > 0
    if effect == do.EITHER:
        return possible(s, seat, code[row + 1], may_place) or possible(
            s, seat, code[row + 2], may_place
        )
    if effect == do.RECOVER:
        return recoverable(v, seat) != 0
    if effect == do.TAKE:
        return v[PROVINCE + seat] > 0 or can_leave(s, seat) != 0
    if effect == do.GRANDE:
        return can_move_grande(s, seat, code[row + 1] == 1)
    if effect == do.KING:
        return king_targets(s, code[row + 1]) != 0
    if effect == do.SWAP:
        return can_swap(s)
    return s.rules.rulings_0_1 or possible_since_0_2(s, seat, program, may_place)


def possible_since_0_2(s: State, seat: i64, program: i64, may_place: bool) -> bool:
    """The same for effects that release 0.1 always offered."""
    v = s.v
    code = s.rules.code
    row = program * INSTRUCTION
    effect = code[row]
    if effect == do.SCORE:
        places = places_to_score(s, code[row + 1], code[row + 2])
        return any_pays(s, places, code[row + 3] == 1)
    if effect == do.SECRET:
        if code[row + 1] == do.EVERYONE:  # discs can name any one region exactly once
            return any_pays(s, christian_regions(s), False)
        return any_must_set(s, code[row + 1], code[row + 2])
    if effect == do.COURT_RETURN:
        return opponents_in_court(s, seat)
    if effect == do.RETURN_CHOICE:
        return opponents_in_court(s, seat) or opponents_can_leave(s, seat, s.rules.players)
    if effect == do.RETURN_EACH:
        return opponents_can_leave(s, seat, s.rules.ranked)
    if effect == do.EVICTION:
        return opponents_can_leave(s, seat, s.rules.players)
    if effect == do.INFILTRATE:
        return may_place and v[KING] <= CASTILLO
    if effect == do.TAKE_CHURCH:
        return v[KEEPER] != seat + 1 or possible(s, seat, program + 1, may_place)
    return True  # a veto can always be taken, a tile always be laid


# --- Either, or ---
EITHER_OF: Final[i64] = 1  # the first of two programs


def resume_either(s: State) -> None:
    ask(s.v, s.v[ACTIVE])


def legal_either(s: State, legal: vec[i64]) -> i64:
    v = s.v
    n: i64 = 0
    for option in range(2):
        if possible(s, v[ACTIVE], v[v[TOP] + EITHER_OF + option], False):
            legal[n] = actions.OPTION + option
            n += 1
    return n


def answer_either(s: State, action: i64) -> None:
    """The chosen program takes the place of this one."""
    v = s.v
    v[WAITING] = 0
    program = v[v[TOP] + EITHER_OF + action - actions.OPTION]
    pop(v)
    v[v[TOP] + AT] = program


# --- Scoring ---
SELECTOR: Final[i64] = 1
ARGUMENT: Final[i64] = 2
FIRST_ONLY: Final[i64] = 3  # 1: only first places pay
SETTLED: Final[i64] = 4  # 1: the places are known
TO_SCORE: Final[i64] = 5  # bits of the places still to be scored


def resume_score(s: State) -> None:
    v = s.v
    f = v[TOP]
    if v[f + SETTLED] == 0:
        if v[f + SELECTOR] == do.CHOSEN:
            ask(v, v[ACTIVE])
            return
        v[f + SETTLED] = 1
        v[f + TO_SCORE] = places_to_score(s, v[f + SELECTOR], v[f + ARGUMENT])
    while v[TOP] == f:  # no veto holder is asked
        places = v[f + TO_SCORE]
        if places == 0:
            pop(v)
        elif chooses_order(s, f):
            ask(v, v[ACTIVE])
            return
        else:
            v[f + TO_SCORE] = places & (places - 1)
            announce(s, events.SCORED, first_bit(places), v[f + FIRST_ONLY], 1)


def chooses_order(s: State, f: i64) -> bool:
    """Whether the active player is asked which place comes next.

    It matters only while a veto can cut the scoring short.
    """
    v = s.v
    places = v[f + TO_SCORE]
    if v[f + FIRST_ONLY] == 1 and s.rules.first_places_in_order:
        return False
    return places & (places - 1) != 0 and may_object(s, False)


def legal_score(s: State, legal: vec[i64]) -> i64:
    v = s.v
    f = v[TOP]
    places = v[f + TO_SCORE] if v[f + SETTLED] == 1 else places_to_score(s, do.CHOSEN, 0)
    return actions.fill(actions.SCORE, places, legal, 0)


def answer_score(s: State, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    v[f + TO_SCORE] &= ~(1 << (action - actions.SCORE))
    v[f + SETTLED] = 1
    announce(s, events.SCORED, action - actions.SCORE, v[f + FIRST_ONLY], 1)


# --- Taking back a used card ---
RECOVERED: Final[i64] = 1  # 1: done


def resume_recover(s: State) -> None:
    v = s.v
    if v[v[TOP] + RECOVERED] == 1 or recoverable(v, v[ACTIVE]) == 0:
        pop(v)
    else:
        ask(v, v[ACTIVE])


def legal_recover(s: State, legal: vec[i64]) -> i64:
    cards = recoverable(s.v, s.v[ACTIVE])
    n: i64 = 0
    for card in range(POWER_CARDS + MODIFIER_KINDS):
        if has(cards, card):
            legal[n] = actions.RECOVER + card
            n += 1
    return n


def answer_recover(s: State, seat: i64, action: i64) -> None:
    v = s.v
    v[WAITING] = 0
    v[v[TOP] + RECOVERED] = 1
    announce(s, events.RECOVERED, seat, action - actions.RECOVER, 0)


# --- Effects that ask nothing: announce the step ---


def resume_plain(s: State, effect: i64) -> None:
    v = s.v
    seat = v[ACTIVE]
    pop(v)
    if effect == do.GAIN_VETO:
        announce(s, events.GAINED_VETO, seat, 0, 0)
    elif effect == do.GRANDES_INSIDE:
        announce(s, events.GRANDES_INSIDE, 0, 0, 0)
    elif effect == do.INFILTRATE:
        announce(s, events.INFILTRATED, seat, 0, 0)
    else:
        announce(s, events.CHURCH_TAKEN, seat, 0, 0)
