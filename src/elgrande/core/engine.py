"""Dispatch by kind of frame: list legal answers, apply one, and advance to the next question.

Each kind of frame has up to three functions elsewhere: `resume_*` continues until it must ask or
is done, `legal_*` lists the answers, `answer_*` applies one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import (
    actions,
    discs,
    draws,
    events,
    moving,
    nobility,
    returning,
    special,
    turn,
    veto,
)
from elgrande.core import round as rounds
from elgrande.core import setup as setting_up
from elgrande.core import vocabulary as do
from elgrande.core.state import ACTION, ACTIVE, CHANCE, CHANCE_SEAT, TOP, WAITING, State, ask, clone


def advance(s: State) -> None:
    """Continue until a player must answer, a draw is due, or the game is over."""
    v = s.v
    while v[WAITING] == 0:
        kind = v[v[TOP]]
        if kind < do.SETUP:
            resume_effect(s, kind)
        elif kind == do.TURN:
            turn.resume_turn(s)
        elif kind == do.ROUND:
            rounds.resume_round(s)
        elif kind == do.PLACING:
            turn.resume_placing(s)
        elif kind == do.SPECIAL:
            special.resume_special(s)
        elif kind == do.BID or kind == do.MODIFY:
            rounds.resume_bid(s)
        elif kind == do.CARD or kind == do.PARTS:
            ask(v, v[ACTIVE])
        elif kind == do.STEP:
            veto.resume_step(s)
        elif kind == do.GENERAL:
            rounds.resume_general(s)
        elif kind == do.SETUP:
            setting_up.resume_setup(s)
        else:
            setting_up.resume_hand_over(s)


def resume_effect(s: State, kind: i64) -> None:
    if kind == do.MOVE:
        moving.resume_move(s)
    elif kind == do.TAKE:
        turn.resume_take(s)
    elif kind == do.SCORE:
        special.resume_score(s)
    elif kind == do.PLACE:
        turn.resume_extra_placing(s)
    elif kind == do.EITHER:
        special.resume_either(s)
    elif kind == do.COURT_RETURN:
        returning.resume_court_return(s)
    elif kind == do.RETURN_EACH:
        returning.resume_return_each(s)
    elif kind == do.RETURN_CHOICE:
        returning.resume_return_choice(s)
    elif kind == do.SECRET:
        discs.resume_secret(s)
    elif kind == do.DISC_RETURN:
        discs.resume_disc_return(s)
    elif kind == do.DISC_SCORE:
        discs.resume_disc_score(s)
    elif kind == do.DISC_MOVE:
        discs.resume_disc_move(s)
    elif kind == do.EVICTION:
        discs.resume_eviction(s)
    elif kind == do.TILE:
        nobility.resume_tile(s)
    elif kind == do.RECOVER:
        special.resume_recover(s)
    elif kind == do.GRANDE:
        nobility.resume_grande(s)
    elif kind == do.KING:
        nobility.resume_king(s)
    elif kind == do.ENTOURAGE:
        moving.resume_entourage(s)
    elif kind == do.SWAP:
        nobility.resume_swap(s)
    else:
        special.resume_plain(s, kind)


def fill_legal(s: State, seat: i64, legal: vec[i64]) -> i64:
    """Write the seat's legal answers into `legal`, which has `MOST_ANSWERS`; return how many."""
    v = s.v
    waiting = v[WAITING]
    if not waiting >> seat & 1:
        return 0
    if waiting == CHANCE:
        return fill_outcomes(s, legal)
    kind = v[v[TOP]]
    if kind == do.PLACING:
        return turn.legal_placing(s, legal)
    if kind == do.MOVE:
        return moving.legal_move(s, legal)
    if kind == do.BID:
        return rounds.legal_bid(s, seat, legal)
    if kind == do.TAKE:
        return turn.legal_take(s, legal)
    if kind == do.CARD:
        return turn.legal_card(s, legal)
    if kind == do.PARTS:
        return turn.legal_parts(s, legal)
    if kind == do.STEP:
        return legal_step(s, legal)
    if kind == do.MODIFY:
        return rounds.legal_modify(s, seat, legal)
    if kind == do.HAND_OVER:
        return setting_up.legal_hand_over(s, seat, legal)
    return legal_effect(s, seat, kind, legal)


def legal_effect(s: State, seat: i64, kind: i64, legal: vec[i64]) -> i64:
    if kind == do.SCORE:
        return special.legal_score(s, legal)
    if kind == do.PLACE:
        return turn.legal_extra_placing(s, legal)
    if kind == do.EITHER:
        return special.legal_either(s, legal)
    if kind == do.RETURN_EACH:
        return returning.legal_return_each(s, legal)
    if kind == do.RETURN_CHOICE:
        return returning.legal_return_choice(s, seat, legal)
    if kind == do.SECRET:
        return discs.legal_secret(s, seat, legal)
    if kind == do.EVICTION:
        return discs.legal_eviction(s, legal)
    if kind == do.TILE:
        return nobility.legal_tile(s, legal)
    if kind == do.RECOVER:
        return special.legal_recover(s, legal)
    if kind == do.GRANDE:
        return nobility.legal_grande(s, legal)
    if kind == do.KING:
        return nobility.legal_king(s, legal)
    if kind == do.ENTOURAGE:
        return moving.legal_entourage(s, legal)
    return nobility.legal_swap(s, legal)


def legal_step(s: State, legal: vec[i64]) -> i64:
    """`ALLOW_REST` is offered only if more of the action may follow."""
    n: i64 = 1
    legal[0] = actions.ALLOW
    if s.rules.rulings_0_1 or more_may_follow(s):
        legal[1] = actions.ALLOW_REST
        n = 2
    legal[n] = actions.VETO
    return n + 1


def more_may_follow(s: State) -> bool:
    """Whether this action can ask the holder of the veto again: tried on a copy."""
    v = s.v
    if s.rules.veto_at_announcement:
        return False
    if v[v[TOP] + veto.KIND] == events.REVEALED:
        return True  # what the discs name is not known yet
    trial = clone(s)
    trial.v[WAITING] = 0
    veto.perform_step(trial)
    advance(trial)
    return trial.v[ACTION] == v[ACTION]


def fill_outcomes(s: State, legal: vec[i64]) -> i64:
    return actions.fill(actions.DRAW, draws.chance_mask(s), legal, 0)


def apply(s: State, seat: i64, action: i64) -> None:
    """Apply a legal answer and continue. The answer is not checked: see `is_legal`."""
    v = s.v
    kind = v[v[TOP]]
    if seat == CHANCE_SEAT:
        if kind == do.SETUP:
            setting_up.answer_setup(s, action - actions.DRAW)
        else:
            rounds.answer_round(s, action - actions.DRAW)
    elif kind == do.PLACING:
        turn.answer_placing(s, seat, action)
    elif kind == do.MOVE:
        moving.answer_move(s, action)
    elif kind == do.BID:
        rounds.answer_bid(s, seat, action)
    elif kind == do.TAKE:
        turn.answer_take(s, action)
    elif kind == do.CARD:
        turn.answer_card(s, seat, action)
    elif kind == do.PARTS:
        turn.answer_parts(s, action)
    elif kind == do.STEP:
        veto.answer_step(s, seat, action)
    elif kind == do.MODIFY:
        rounds.answer_modify(s, seat, action)
    elif kind == do.HAND_OVER:
        setting_up.answer_hand_over(s, seat, action)
    else:
        answer_effect(s, seat, kind, action)
    if v[WAITING] == 0:
        advance(s)


def answer_effect(s: State, seat: i64, kind: i64, action: i64) -> None:
    if kind == do.SCORE:
        special.answer_score(s, action)
    elif kind == do.PLACE:
        turn.answer_extra_placing(s, seat, action)
    elif kind == do.EITHER:
        special.answer_either(s, action)
    elif kind == do.RETURN_EACH:
        returning.answer_return_each(s, action)
    elif kind == do.RETURN_CHOICE:
        returning.answer_return_choice(s, seat, action)
    elif kind == do.SECRET:
        discs.answer_secret(s, seat, action)
    elif kind == do.EVICTION:
        discs.answer_eviction(s, action)
    elif kind == do.TILE:
        nobility.answer_tile(s, action)
    elif kind == do.RECOVER:
        special.answer_recover(s, seat, action)
    elif kind == do.GRANDE:
        nobility.answer_grande(s, action)
    elif kind == do.KING:
        nobility.answer_king(s, action)
    elif kind == do.ENTOURAGE:
        moving.answer_entourage(s, action)
    else:
        nobility.answer_swap(s, action)


def legal_actions(s: State, seat: i64) -> list[int]:
    """The legal answers as a list, for callers in Python."""
    legal = actions.room_for_answers()
    n = fill_legal(s, seat, legal)
    return [legal[i] for i in range(n)]


def is_legal(s: State, seat: i64, action: i64) -> bool:
    if seat < 0 or seat > CHANCE_SEAT:
        return False
    legal = actions.room_for_answers()
    n = fill_legal(s, seat, legal)
    for i in range(n):
        if legal[i] == action:
            return True
    return False
