"""What a position is worth to each player, in points.

For each place, the evaluation takes the expected payout at the next general scoring and, at a lower
weight, at the later ones. It assumes that rivals' numbers still shift by some noise, which grows
with the distance to the scoring. It adds points, the court, the province, the Castillo as a
reserve, the power cards in hand and a veto.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, PLACES
from elgrande.core.pieces import is_christian
from elgrande.core.round import SCORING_DONE, TURNS
from elgrande.core.scoring import influence, value_row
from elgrande.core.state import (
    CABALLEROS,
    COURT,
    FINISHED,
    FRAME,
    FRAMES,
    GRANDE,
    HAND,
    KING,
    OWNERS,
    POINTS,
    PROVINCE,
    ROUND,
    SEATS,
    TOP,
    VETO_OWNER,
    VETOES,
    WAITING,
    State,
)

HORIZON: Final[i64] = 40  # the noise table covers this many turns to a scoring
SPAN: Final[i64] = 61  # differences of -30..30
MIDDLE: Final[i64] = 30


@final
@mypyc_attr(acyclic=True)
class Weights:
    """The parameters of the evaluation, found by experiment (see docs/bots-research.md)."""

    def __init__(self) -> None:
        self.noise: float = 0.16  # grows with the square root of the turns to the scoring
        self.later: float = 0.12  # weight of a general scoring after the next
        self.entry: float = 1.0  # how much of a threat a rival without pieces there is
        self.special: float = 0.04  # special scorings of a place expected per round
        self.court: float = 0.34  # a caballero in court, per scoring to come
        self.province: float = 0.05
        self.castillo: float = 0.4  # on top of its ranks: it can go anywhere later
        self.power: float = 1.6  # the best power card
        self.veto: float = 1.6
        self.leader: float = 0.5  # weight of the best opponent alone, against the mean of all
        self.order: float = 1.3  # bidding: one place earlier in the turn order
        self.thrift: float = 2.0  # bidding: reluctance to spend what a card is worth
        # choosing cards: what their parts are worth, by rule of thumb
        self.placing: float = 0.75  # placing a caballero
        self.moving: float = 0.45  # moving a caballero
        self.king: float = 2.2
        self.nobility: float = 1.5  # a Grande or a tile
        self.hindering: float = 1.2  # an action that only costs others
        self.recovering: float = 1.0  # taking back a power card
        self.envy: float = 0.5  # how much an opponent's gain hurts, divided among all opponents
        self.envy_leader: float = 0.3  # how much more the leader's gain hurts
        self.behind: vec[float] = vec[float]([0.0] * (HORIZON * SPAN))
        self.tabulate()

    def tabulate(self) -> None:
        """Chance of ending behind a rival, by turns to the scoring and current difference.

        A tie counts as being behind: both take the lower place.
        """
        for turns in range(HORIZON):
            scale = 0.08 + self.noise * float(turns) ** 0.5
            for step in range(SPAN):
                difference = float(step - MIDDLE)
                x = (difference - 0.5) / scale
                self.behind[turns * SPAN + step] = 1.0 / (1.0 + exp(min(60.0, max(-60.0, x))))


def turns_left_in_round(s: State) -> i64:
    v = s.v
    if v[FRAMES] != do.ROUND:
        return s.rules.ranked
    stage = v[FRAMES + 1]
    if stage == SCORING_DONE:
        return 0
    if stage < TURNS:
        return s.rules.ranked
    if stage > TURNS:
        return 0
    left = s.rules.ranked - v[FRAMES + 2]
    if v[TOP] >= FRAMES + FRAME:
        left += 1
    return left


def rounds_to_scoring(s: State) -> i64:
    """Rounds that follow the current one before the next general scoring."""
    rounds = s.rules.rounds
    index = s.v[ROUND]
    n: i64 = 0
    while index + n < len(rounds) - 1 and rounds[index + n] % 3 != 0:
        n += 1
    return n


def scorings_after(s: State) -> i64:
    """General scorings after the next."""
    rounds = s.rules.rounds
    n: i64 = -1
    for index in range(s.v[ROUND], len(rounds)):
        if rounds[index] % 3 == 0:
            n += 1
    return n


def counts_in_scoring(s: State, place: i64) -> bool:
    if place == CASTILLO:
        return True
    return (s.rules.regions >> place & 1) == 1 and is_christian(s, place)


def expect_place(s: State, place: i64, noise: i64, w: Weights, share: vec[float]) -> None:
    """Each player's expected payout from a scoring of a place; `noise` is a row of the table."""
    v = s.v
    rules = s.rules
    row = value_row(s, place) * 4
    values = rules.values
    first = float(values[row])
    second = float(values[row + 1])
    third = float(values[row + 2])
    ranked = rules.ranked
    behind = w.behind
    entry = w.entry
    base = noise * SPAN + MIDDLE
    plain = rules.plain_majorities
    cell = CABALLEROS + place * OWNERS
    for owner in range(rules.players):
        mine = v[cell + owner] if plain else influence(s, place, owner)
        if mine == 0:
            share[owner] = 0.0
            continue
        rank = 0.0
        for other in range(ranked):
            if other != owner:
                theirs = v[cell + other] if plain else influence(s, place, other)
                if theirs > 0:
                    rank += behind[base + mine - theirs]
                else:
                    rank += entry * behind[base + mine]
        bonus = 0.0
        if place == v[KING]:
            bonus = 2.0
        if place == v[GRANDE + owner]:
            bonus += 2.0
        share[owner] = payout(rank, first, second, third, bonus)


def payout(rank: float, first: float, second: float, third: float, bonus: float) -> float:
    """What a place pays at an expected rank from 0 on, in between in proportion."""
    if rank < 1.0:
        return first + bonus + (second - first - bonus) * rank
    if rank < 2.0:
        return second + (third - second) * (rank - 1.0)
    if rank < 3.0:
        return third * (3.0 - rank)
    return 0.0


def expect_thrice(
    s: State, place: i64, soon: i64, later: i64, w: Weights, share: vec[float]
) -> None:
    """`expect_place` if it is scored now, soon and later: three times `SEATS` numbers at once."""
    v = s.v
    rules = s.rules
    row = value_row(s, place) * 4
    values = rules.values
    first = float(values[row])
    second = float(values[row + 1])
    third = float(values[row + 2])
    ranked = rules.ranked
    behind = w.behind
    entry = w.entry
    plain = rules.plain_majorities
    cell = CABALLEROS + place * OWNERS
    for owner in range(rules.players):
        mine = v[cell + owner] if plain else influence(s, place, owner)
        if mine == 0:
            share[owner] = 0.0
            share[SEATS + owner] = 0.0
            share[2 * SEATS + owner] = 0.0
            continue
        a = 0.0
        b = 0.0
        c = 0.0
        at = MIDDLE + mine
        absent = entry * behind[at]  # a rival who is not there
        absent_soon = entry * behind[soon * SPAN + at]
        absent_later = entry * behind[later * SPAN + at]
        for other in range(ranked):
            if other != owner:
                theirs = v[cell + other] if plain else influence(s, place, other)
                if theirs > 0:
                    at = MIDDLE + mine - theirs
                    a += behind[at]
                    b += behind[soon * SPAN + at]
                    c += behind[later * SPAN + at]
                else:
                    a += absent
                    b += absent_soon
                    c += absent_later
        bonus = 0.0
        if place == v[KING]:
            bonus = 2.0
        if place == v[GRANDE + owner]:
            bonus += 2.0
        share[owner] = payout(a, first, second, third, bonus)
        share[SEATS + owner] = payout(b, first, second, third, bonus)
        share[2 * SEATS + owner] = payout(c, first, second, third, bonus)


def evaluate(s: State, w: Weights, share: vec[float], worth: vec[float]) -> None:
    """Write the value of the position for each player into `worth`; `share` is a scratch buffer."""
    v = s.v
    rules = s.rules
    players = rules.players
    for seat in range(players):
        worth[seat] = float(v[POINTS + seat])
    if v[WAITING] == FINISHED:
        return
    whole = rounds_to_scoring(s)
    after = scorings_after(s)
    in_round = turns_left_in_round(s)
    turns = in_round + whole * rules.ranked
    now = 1.0 + w.special * (float(whole) + float(in_round) / float(rules.ranked))
    later = (w.later + w.special * 3.0) * float(after)
    next_noise = min(turns, HORIZON - 1)
    later_noise = min(turns + 3 * rules.ranked, HORIZON - 1)
    for place in range(PLACES):
        if not counts_in_scoring(s, place):
            continue
        expect_place(s, place, next_noise, w, share)
        for seat in range(players):
            worth[seat] += now * share[seat]
        if after > 0 and place != CASTILLO:
            expect_place(s, place, later_noise, w, share)
            for seat in range(players):
                worth[seat] += later * share[seat]
    add_holdings(s, w, worth)


def add_holdings(s: State, w: Weights, worth: vec[float]) -> None:
    """Add what counts apart from places: court, province, Castillo as a reserve, hand, vetoes."""
    v = s.v
    rules = s.rules
    after = scorings_after(s)
    scorings = float(after) * w.later
    if turns_left_in_round(s) + rounds_to_scoring(s) > 0:
        scorings += 1.0
    rounds_left = float(len(rules.rounds) - 1 - v[ROUND])
    usable = 3.0 * rounds_left + 2.0
    for seat in range(rules.players):
        court = min(float(v[COURT + seat]), usable)
        worth[seat] += scorings * (
            w.court * court * (1.0 - 0.02 * court) + w.province * float(v[PROVINCE + seat])
        )
        inside = float(v[CABALLEROS + CASTILLO * OWNERS + seat])
        worth[seat] += w.castillo * (1.0 + float(after)) * inside * (1.0 - 0.04 * inside)
        if rounds_left > 0.0:
            worth[seat] += w.power * hand_worth(v[HAND + seat])
    if v[VETOES] > 0:
        for slot in range(2):
            if v[VETO_OWNER + slot] > 0:
                worth[v[VETO_OWNER + slot] - 1] += w.veto


def hand_worth(hand: i64) -> float:
    """The value of a hand of power cards: high ones go first, low ones bring caballeros."""
    total = 0.0
    for card in range(13):
        if hand >> card & 1:
            total += card_worth(card + 1)
    return total


def card_worth(value: i64) -> float:
    if value >= 8:
        return 0.16 * float(value - 7)
    if value <= 4:
        return 0.06 * float(5 - value)
    return 0.0


def relative(worth: vec[float], players: i64, seat: i64, leader: float) -> float:
    """A player's lead: over the best of the others and over their mean, weighted by `leader`."""
    best = best_other(worth, players, seat)
    total = 0.0
    for other in range(players):
        if other != seat:
            total += worth[other]
    return worth[seat] - leader * best - (1.0 - leader) * total / float(players - 1)


def best_other(worth: vec[float], players: i64, seat: i64) -> float:
    """The highest value among the other players."""
    best = -1000.0
    for other in range(players):
        if other != seat and worth[other] > best:
            best = worth[other]
    return best
