"""A position as features for learning: what a seat has and can expect, and the game's progress.

The features of a seat depend on no seat number and no region, so one net serves all seats, editions
and numbers of players; what is not in play is 0. They are meant for the start of a turn or a round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.search.evaluate import (
    HORIZON,
    Weights,
    add_holdings,
    card_worth,
    counts_in_scoring,
    expect_thrice,
    relative,
    rounds_to_scoring,
    scorings_after,
    turns_left_in_round,
)
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, PLACES
from elgrande.core.draws import count
from elgrande.core.hands import ALL_MODIFIERS
from elgrande.core.round import TURNS
from elgrande.core.rules import POWER_CARDS
from elgrande.core.scoring import influence, value_row
from elgrande.core.state import (
    CABALLEROS,
    COURT,
    FIRST,
    FRAME,
    FRAMES,
    GRANDE,
    HAND,
    KEEPER,
    KING,
    ORDER,
    OWNERS,
    POINTS,
    PROVINCE,
    ROUND,
    SEATS,
    TOP,
    TOTAL,
    VETO_OWNER,
    State,
)

ALL_POWERS: Final[i64] = (1 << POWER_CARDS) - 1
CERTAIN: Final[i64] = 0  # row of the noise table: scored as the board stands

# --- features of a seat ---
LEAD: Final[i64] = 0  # over the mean of the others, and over the best of them
LEAD_OVER_BEST: Final[i64] = 1
REGIONS_NOW: Final[i64] = 2  # payouts of the regions: as they are, expected next, expected later
REGIONS_NEXT: Final[i64] = 3
REGIONS_LATER: Final[i64] = 4
CASTILLO_NOW: Final[i64] = 5
CASTILLO_NEXT: Final[i64] = 6
PAYING: Final[i64] = 7  # regions that would pay something now
PRESENT: Final[i64] = 8  # regions with own caballeros
ON_BOARD: Final[i64] = 9  # own caballeros in regions
INSIDE: Final[i64] = 10  # in the Castillo
IN_COURT: Final[i64] = 11
IN_PROVINCE: Final[i64] = 12
AT_KING: Final[i64] = 13  # expected payout of the King's region
AT_HOME: Final[i64] = 14  # expected payout of the Grande's region
VETO: Final[i64] = 15
STARTS: Final[i64] = 16  # holds the start marker
TO_COME: Final[i64] = 17  # its turn of this round is still to come
PLACE_IN_ORDER: Final[i64] = 18  # of that turn
BID: Final[i64] = 19  # the power of that turn
MODIFIERS: Final[i64] = 20
KEEPS_CHURCH: Final[i64] = 21
GRANDE_INSIDE: Final[i64] = 22
HAND_WORTH: Final[i64] = 23
WORTH: Final[i64] = 24  # by the evaluation of `evaluate.py`: over the mean, over the best
WORTH_OVER_BEST: Final[i64] = 25
EXTRA_COURT: Final[i64] = 26  # caballeros in court beyond those that can soon be placed
CARDS: Final[i64] = 27  # the power cards in hand, a bit each
TIED: Final[i64] = 40  # first values of regions by margin: tied for the lead
AHEAD: Final[i64] = 41  # ahead by 1, 2, or more
BEHIND: Final[i64] = 44  # behind by 1, or more
NEAR_KING: Final[i64] = 46  # expected payouts next to the King, where others may come at once
OUTBIDS: Final[i64] = 47  # share of the others whose highest power card is lower
SEAT_FEATURES: Final[i64] = 48

# --- features of the moment ---
ROUNDS_TO_SCORING: Final[i64] = 0  # 0, 1 or 2, one number each
SCORINGS_AFTER: Final[i64] = 3  # 0, 1 or 2
TURNS_LEFT: Final[i64] = 6  # of the round
ROUND_BEGINS: Final[i64] = 7
ROUNDS_LEFT: Final[i64] = 8
PLAYERS: Final[i64] = 9  # 2 to 5, one number each
DUMMY: Final[i64] = 13
POWER_SHIFT: Final[i64] = 14
PLAIN: Final[i64] = 15
MOMENT_FEATURES: Final[i64] = 16


def fill_moment(s: State, out: vec[float]) -> None:
    rules = s.rules
    for i in range(MOMENT_FEATURES):
        out[i] = 0.0
    out[ROUNDS_TO_SCORING + min(2, rounds_to_scoring(s))] = 1.0
    out[SCORINGS_AFTER + min(2, max(0, scorings_after(s)))] = 1.0
    left = turns_left_in_round(s)
    out[TURNS_LEFT] = float(left) / float(rules.ranked)
    out[ROUND_BEGINS] = 1.0 if turns_begun(s) < 0 else 0.0
    out[ROUNDS_LEFT] = float(len(rules.rounds) - 1 - s.v[ROUND]) / 8.0
    out[PLAYERS + rules.players - 2] = 1.0
    out[DUMMY] = 1.0 if rules.dummy else 0.0
    out[POWER_SHIFT] = 1.0 if rules.power_shift else 0.0
    out[PLAIN] = 1.0 if rules.plain_majorities else 0.0


def turns_begun(s: State) -> i64:
    """How many turns of the round are over; -1 outside the turns."""
    v = s.v
    if v[FRAMES] != do.ROUND or v[FRAMES + 1] != TURNS:
        return -1
    return v[FRAMES + 2] - (1 if v[TOP] >= FRAMES + FRAME else 0)


def fill_features(
    s: State, w: Weights, share: vec[float], worth: vec[float], out: vec[float]
) -> None:
    """Write `SEAT_FEATURES` numbers per seat into `out`.

    `share` (three numbers a seat) and `worth` are buffers.
    """
    v = s.v
    rules = s.rules
    players = rules.players
    for i in range(players * SEAT_FEATURES):
        out[i] = 0.0
    fill_expectations(s, w, share, worth, out)
    add_holdings(s, w, worth)
    for seat in range(players):
        at = seat * SEAT_FEATURES
        out[at + WORTH] = relative(worth, players, seat, 0.0) * 0.1
        out[at + WORTH_OVER_BEST] = relative(worth, players, seat, 1.0) * 0.1
    for seat in range(players):
        worth[seat] = float(v[POINTS + seat])
    for seat in range(players):
        at = seat * SEAT_FEATURES
        out[at + LEAD] = relative(worth, players, seat, 0.0) * 0.1
        out[at + LEAD_OVER_BEST] = relative(worth, players, seat, 1.0) * 0.1
    fill_holdings(s, out)
    fill_order(s, out)


def fill_expectations(
    s: State, w: Weights, share: vec[float], worth: vec[float], out: vec[float]
) -> None:
    """What the places pay each seat: now, at the next scoring, at those after it.

    Adds their part of the evaluation to `worth` as `evaluate` does, without expecting them again.
    """
    v = s.v
    players = s.rules.players
    ranked = s.rules.ranked
    in_round = turns_left_in_round(s)
    whole = rounds_to_scoring(s)
    after = scorings_after(s)
    turns = in_round + whole * ranked
    soon = min(turns, HORIZON - 1)
    later = min(turns + 3 * ranked, HORIZON - 1)
    weight = 1.0 + w.special * (float(whole) + float(in_round) / float(ranked))
    weight_later = (w.later + w.special * 3.0) * float(after)
    near = s.rules.neighbours[v[KING]] if v[KING] >= 0 else 0
    for seat in range(players):
        worth[seat] = float(v[POINTS + seat])
    for place in range(PLACES):
        if not counts_in_scoring(s, place):
            continue
        expect_thrice(s, place, soon, later, w, share)
        for seat in range(players):
            at = seat * SEAT_FEATURES
            now = share[seat]
            next_ = share[SEATS + seat]
            worth[seat] += weight * next_
            if place == CASTILLO:
                out[at + CASTILLO_NOW] = 0.2 * now
                out[at + CASTILLO_NEXT] = 0.2 * next_
                continue
            then = share[2 * SEATS + seat]
            if after > 0:
                worth[seat] += weight_later * then
            out[at + REGIONS_NOW] += 0.1 * now
            if now > 0.5:
                out[at + PAYING] += 0.2
            out[at + REGIONS_NEXT] += 0.1 * next_
            out[at + REGIONS_LATER] += 0.1 * then
            if place == v[KING]:
                out[at + AT_KING] = 0.2 * next_
            elif near >> place & 1:
                out[at + NEAR_KING] += 0.1 * next_
            if place == v[GRANDE + seat]:
                out[at + AT_HOME] = 0.2 * next_
        if place != CASTILLO:
            fill_margins(s, place, out)


def fill_margins(s: State, place: i64, out: vec[float]) -> None:
    """How far each seat is ahead or behind in a region, weighted by what the region pays."""
    v = s.v
    rules = s.rules
    plain = rules.plain_majorities
    cell = CABALLEROS + place * OWNERS
    most: i64 = 0
    second: i64 = 0
    for owner in range(rules.ranked):
        number = v[cell + owner] if plain else influence(s, place, owner)
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
    value = 0.1 * float(rules.values[value_row(s, place) * 4])
    for seat in range(rules.players):
        number = v[cell + seat] if plain else influence(s, place, seat)
        if number == 0:
            continue
        at = seat * SEAT_FEATURES
        if number < most:
            out[at + BEHIND + min(1, most - number - 1)] += value
        elif number > second:
            out[at + AHEAD + min(2, number - second - 1)] += value
        else:
            out[at + TIED] += value


def fill_holdings(s: State, out: vec[float]) -> None:
    """Pieces, cards and privileges."""
    v = s.v
    rules = s.rules
    usable = 3 * (len(rules.rounds) - 1 - v[ROUND]) + 2
    for seat in range(rules.players):
        at = seat * SEAT_FEATURES
        for place in range(PLACES):
            number = v[CABALLEROS + place * OWNERS + seat]
            if place == CASTILLO:
                out[at + INSIDE] = 0.2 * float(number)
            elif number > 0:
                out[at + PRESENT] += 0.2
                out[at + ON_BOARD] += 0.1 * float(number)
        court = v[COURT + seat]
        out[at + IN_COURT] = 0.1 * float(court)
        out[at + EXTRA_COURT] = 0.1 * float(max(0, court - usable))
        out[at + IN_PROVINCE] = 0.1 * float(v[PROVINCE + seat])
        out[at + STARTS] = 1.0 if v[FIRST] == seat else 0.0
        out[at + KEEPS_CHURCH] = 1.0 if v[KEEPER] == seat + 1 else 0.0
        out[at + GRANDE_INSIDE] = 1.0 if v[GRANDE + seat] == CASTILLO else 0.0
        hand = v[HAND + seat]
        out[at + MODIFIERS] = 0.3 * float(count(hand & ALL_MODIFIERS))
        total = 0.0
        for card in range(POWER_CARDS):
            if hand >> card & 1:
                out[at + CARDS + card] = 1.0
                total += card_worth(card + 1)
        out[at + HAND_WORTH] = 0.3 * total
    for seat in range(rules.players):
        mine = v[HAND + seat] & ALL_POWERS
        below = 0.0
        for other in range(rules.players):
            theirs = v[HAND + other] & ALL_POWERS
            if theirs < mine and theirs < theirs ^ mine:  # its highest bit is lower
                below += 1.0
        out[seat * SEAT_FEATURES + OUTBIDS] = below / float(rules.players - 1)
    for slot in range(i64(2)):
        if v[VETO_OWNER + slot] > 0:
            out[(v[VETO_OWNER + slot] - 1) * SEAT_FEATURES + VETO] += 1.0


def fill_order(s: State, out: vec[float]) -> None:
    """The turns of this round that are still to come."""
    v = s.v
    begun = turns_begun(s)
    if begun < 0:
        return
    for place in range(begun, s.rules.ranked):
        seat = v[ORDER + place]
        if seat < s.rules.players:
            at = seat * SEAT_FEATURES
            out[at + TO_COME] = 1.0
            out[at + PLACE_IN_ORDER] = 0.25 * float(place - begun)
            out[at + BID] = float(v[TOTAL + seat]) / 13.0


def rows_of(s: State, w: Weights) -> list[float]:
    """The features of all seats and of the moment as a list, for training."""
    share: vec[float] = vec[float]([0.0] * (3 * SEATS))
    worth: vec[float] = vec[float]([0.0] * SEATS)
    seats: vec[float] = vec[float]([0.0] * (SEATS * SEAT_FEATURES))
    moment: vec[float] = vec[float]([0.0] * MOMENT_FEATURES)
    fill_features(s, w, share, worth, seats)
    fill_moment(s, moment)
    found = [float(seats[i]) for i in range(SEATS * SEAT_FEATURES)]
    for i in range(MOMENT_FEATURES):
        found.append(float(moment[i]))
    return found


assert CARDS + POWER_CARDS == TIED
