"""A round: reveal, bid, turns, end, and the general scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import ALL_REGIONS, CASTILLO, IN_COURT, PLACES
from elgrande.core.events import emit
from elgrande.core.hands import has, play_modifier, play_power
from elgrande.core.pieces import is_christian
from elgrande.core.rules import ALL_POWER, MODIFIER_KINDS, PILE_ROOM, PILES, POWER_CARDS
from elgrande.core.state import (
    CABALLEROS,
    CHANCE,
    COURT,
    DISC,
    DUMMY_HAND,
    DUMMY_PILE,
    FINISHED,
    FIRST,
    GRANDE,
    HAND,
    KING,
    LEFT,
    ORDER,
    OWNERS,
    POWER,
    PROVINCE,
    ROUND,
    SHOWN,
    TAKER,
    TOP,
    TOTAL,
    WAITING,
    State,
    ask,
    current_round,
    pop,
    push,
    shown_card,
)
from elgrande.core.steps import perform
from elgrande.core.veto import expire_vetoes

# --- A round ---
STAGE: Final[i64] = 1
DONE: Final[i64] = 2  # piles, draws, bids or turns dealt with
REVEAL: Final[i64] = 0
DUMMY_REGIONS: Final[i64] = 1
DUMMY_POWER: Final[i64] = 2
BIDS: Final[i64] = 3
TURNS: Final[i64] = 4
SCORING_DONE: Final[i64] = 6  # the round is over


def resume_round(s: State) -> None:
    v = s.v
    f = v[TOP]
    stage = v[f + STAGE]
    done = v[f + DONE]
    if stage == REVEAL:
        reveal(s, f, done)
    elif stage == DUMMY_REGIONS:
        if done < 2 and v[PROVINCE + s.rules.players] > 0:
            v[WAITING] = CHANCE
        else:
            next_stage(s, f)
    elif stage == DUMMY_POWER:
        if done == 0:
            v[WAITING] = CHANCE
        else:
            next_stage(s, f)
    elif stage == BIDS:
        if done < s.rules.players:
            seat = (v[FIRST] + done) % s.rules.players
            push(v, do.BID, seat, 0, 0, 0, 0)
            v[f + DONE] += 1
            ask(v, seat)
        else:
            settle_order(s)
            next_stage(s, f)
    elif stage == TURNS:
        if done < s.rules.ranked:
            v[f + DONE] += 1
            seat = v[ORDER + done]
            if seat < s.rules.players:
                push(v, do.TURN, 0, seat, 0, 0, 0)
            else:
                dummy_takes(s)
        else:
            end_round(s, f)
    else:
        begin_next_round(s, f)


def next_stage(s: State, f: i64) -> None:
    s.v[f + STAGE] += 1
    s.v[f + DONE] = 0


def reveal(s: State, f: i64, pile: i64) -> None:
    v = s.v
    if pile == 0:
        emit(s, events.ROUND_BEGAN, current_round(s))
    while pile < PILES:
        size = s.rules.pile_size[pile]
        if size > 1:
            v[f + DONE] = pile
            v[WAITING] = CHANCE
            return
        if size == 1:  # the King's card and the Church come back every round
            show(s, pile, 0)
        pile += 1
    v[f + STAGE] = DUMMY_REGIONS if s.rules.dummy else BIDS
    v[f + DONE] = 0


def show(s: State, pile: i64, position: i64) -> None:
    v = s.v
    v[SHOWN + pile] = position
    v[TAKER + pile] = 0
    slot = pile * PILE_ROOM + position
    emit(s, events.CARD_SHOWN, pile, s.rules.pile_cards[slot], s.rules.pile_numbers[slot])


def answer_round(s: State, outcome: i64) -> None:
    """A draw: a card revealed, a region or a power card of the dummy."""
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    if v[f + STAGE] == REVEAL:
        v[LEFT + v[f + DONE]] &= ~(1 << outcome)
        show(s, v[f + DONE], outcome)
    elif v[f + STAGE] == DUMMY_REGIONS:
        v[DUMMY_PILE] &= ~(1 << outcome)
        dummy_places(s, outcome)
    else:
        v[DUMMY_HAND] &= ~(1 << outcome)
        v[POWER + s.rules.players] = outcome + 1
        v[TOTAL + s.rules.players] = outcome + 1
        emit(s, events.DUMMY_BID, outcome + 1)
    v[f + DONE] += 1
    resume_round(s)


def dummy_places(s: State, region: i64) -> None:
    """Place two dummy caballeros, or as many as are left; none in the King's region."""
    v = s.v
    dummy = s.rules.players
    number: i64 = min(2, v[PROVINCE + dummy])
    if region == v[KING] or not is_christian(s, region):
        number = 0
    v[PROVINCE + dummy] -= number
    v[CABALLEROS + region * OWNERS + dummy] += number
    emit(s, events.DUMMY_PLACED, region, number)


def dummy_takes(s: State) -> None:
    """The dummy discards the remaining card with the most caballeros on it."""
    v = s.v
    best: i64 = -1
    highest: i64 = -1
    for pile in range(PILES):
        if v[SHOWN + pile] >= 0 and v[TAKER + pile] == 0:
            number = s.rules.pile_numbers[pile * PILE_ROOM + v[SHOWN + pile]]
            if number > highest:
                highest = number
                best = pile
    v[TAKER + best] = s.rules.players + 1
    emit(s, events.DUMMY_TOOK, best, shown_card(s, best))


# --- Bidding ---
BIDDER: Final[i64] = 1  # whose bid
VALUE: Final[i64] = 2  # the power card, while its modifier is asked for


def barred(s: State) -> i64:
    """Bits of the totals played this round; bit 2 means 0, because modifiers reach below it."""
    totals: i64 = 0
    for owner in range(s.rules.ranked):
        totals |= (-s.v[POWER + owner] >> 63) & 1 << (2 + s.v[TOTAL + owner])
    return totals


def resume_bid(s: State) -> None:
    ask(s.v, s.v[s.v[TOP] + BIDDER])


def legal_bid(s: State, seat: i64, legal: vec[i64]) -> i64:
    """Cards whose value is free, or whose total is free with some modifier in hand."""
    hand = s.v[HAND + seat]
    free = ~barred(s)
    playable = free >> 3  # bit 0: the value 1
    if hand >> POWER_CARDS:
        for kind in range(MODIFIER_KINDS):
            if has(hand, POWER_CARDS + kind):
                number = 1 + kind // 4
                playable |= free >> (3 + number) | free >> (3 - number)
    return actions.fill(actions.POWER, hand & playable & ALL_POWER, legal, 0)


def legal_modify(s: State, seat: i64, legal: vec[i64]) -> i64:
    value = s.v[s.v[TOP] + VALUE]
    free = ~barred(s)
    n: i64 = 0
    for kind in range(MODIFIER_KINDS):
        if has(s.v[HAND + seat], POWER_CARDS + kind):
            number = 1 + kind // 4
            for minus in range(i64(2)):
                total = value - number if minus else value + number
                if free >> (2 + total) & 1:
                    legal[n] = actions.MODIFY + kind * 2 + minus
                    n += 1
    if free >> (2 + value) & 1:
        legal[n] = actions.STOP
        n += 1
    return n


def answer_bid(s: State, seat: i64, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    value = action - actions.POWER + 1
    if v[HAND + seat] >> POWER_CARDS:
        v[f] = do.MODIFY
        v[f + VALUE] = value
    else:
        pop(v)
        bid(s, seat, value, 0, value)


def answer_modify(s: State, seat: i64, action: i64) -> None:
    v = s.v
    f = v[TOP]
    v[WAITING] = 0
    value = v[f + VALUE]
    pop(v)
    if action == actions.STOP:
        bid(s, seat, value, 0, value)
        return
    code = action - actions.MODIFY
    number = 1 + code // 8
    bid(s, seat, value, code // 2 + 1, value - number if code & 1 else value + number)


def bid(s: State, seat: i64, value: i64, modifier: i64, total: i64) -> None:
    """`modifier`: its kind + 1, or 0 for none."""
    v = s.v
    v[POWER + seat] = value
    v[TOTAL + seat] = total
    play_power(v, seat, value - 1)
    if modifier:
        play_modifier(v, seat, modifier - 1)
    log = s.log
    if log is not None:
        log.append((events.BID, seat, value, modifier, total))
    resume_round(s)


def settle_order(s: State) -> None:
    v = s.v
    for owner in range(s.rules.ranked):
        rank: i64 = 0
        for other in range(s.rules.ranked):
            rank += (v[TOTAL + owner] - v[TOTAL + other]) >> 63 & 1
        v[ORDER + rank] = owner


def end_round(s: State, f: i64) -> None:
    v = s.v
    last = s.rules.ranked - 1
    if v[ORDER + last] >= s.rules.players:  # the dummy never holds the start marker
        last -= 1
    v[FIRST] = v[ORDER + last]
    emit(s, events.START_MARKER, v[FIRST])
    for owner in range(s.rules.ranked):
        v[POWER + owner] = 0
        v[TOTAL + owner] = 0
    for pile in range(PILES):
        v[SHOWN + pile] = -1
        v[TAKER + pile] = 0
    expire_vetoes(s)
    v[f + STAGE] = SCORING_DONE
    v[f + DONE] = 0
    if current_round(s) % 3 == 0:
        push(v, do.GENERAL, 0, 0, 0, 0, 0)


def begin_next_round(s: State, f: i64) -> None:
    v = s.v
    v[ROUND] += 1
    if v[ROUND] == len(s.rules.rounds):
        v[ROUND] -= 1
        v[f] = do.OVER
        v[WAITING] = FINISHED
        emit(s, events.GAME_OVER)
    else:
        v[f + STAGE] = REVEAL
        v[f + DONE] = 0


# --- General scoring ---


def resume_general(s: State) -> None:
    v = s.v
    f = v[TOP]
    v[f + STAGE] += 1
    if v[f + STAGE] == 1:
        emit(s, events.GENERAL_SCORING, current_round(s))
        if v[KING] != CASTILLO:  # New Regency: a King there keeps everything inside
            push(v, do.SECRET, do.IN_CASTILLO, do.LEAVE_CASTILLO, 0, 0, 1)
        return
    pop(v)
    perform(s, events.SCORED, CASTILLO, 0, 1)
    if v[KING] != CASTILLO:
        open_castillo(s)
    for region in range(PLACES):
        if s.rules.regions >> region & 1 and is_christian(s, region):
            perform(s, events.SCORED, region, 0, 1)
    if s.rules.dummy:
        v[DUMMY_PILE] = ALL_REGIONS  # reshuffled whole


def open_castillo(s: State) -> None:
    """Show the discs. Caballeros go to the region named; if that is the King's, to the court."""
    v = s.v
    king = v[KING]
    shown: i64 = 0
    for seat in range(s.rules.players):
        if v[DISC + seat] > 0:
            shown |= 1 << seat
    perform(s, events.REVEALED, shown, 0, 0)
    for seat in range(s.rules.players):
        region = v[DISC + seat] - 1
        if region < 0:
            continue
        cell = CABALLEROS + CASTILLO * OWNERS + seat
        number = v[cell]
        v[cell] = 0
        grande: i64 = 0
        if region == king:
            v[COURT + seat] += number  # a Grande inside stays there: reconstructed
            region = IN_COURT
        else:
            v[CABALLEROS + region * OWNERS + seat] += number
            if v[GRANDE + seat] == CASTILLO and is_christian(s, region):
                v[GRANDE + seat] = region
                grande = 1
        log = s.log
        if log is not None:
            log.append((events.LEFT_CASTILLO, seat, region, number, grande))
        v[DISC + seat] = 0
    if s.rules.dummy:  # reconstructed: the dummy's return to its supply
        cell = CABALLEROS + CASTILLO * OWNERS + s.rules.players
        if v[cell] > 0:
            emit(s, events.DUMMY_LEFT, v[cell])
        v[PROVINCE + s.rules.players] += v[cell]
        v[cell] = 0
