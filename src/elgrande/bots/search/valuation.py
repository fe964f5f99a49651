"""The value of one place for a seat, relative to its rivals.

`Valuation.focus` fixes the moment: how far away the scorings are, who leads. The functions below
then value single places, and single caballeros put there or taken away.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from elgrande.bots.search.evaluate import (
    HORIZON,
    Weights,
    best_other,
    counts_in_scoring,
    evaluate,
    expect_place,
    relative,
    rounds_to_scoring,
    scorings_after,
    turns_left_in_round,
)
from elgrande.bots.search.network import Net
from elgrande.core import actions
from elgrande.core.board import CASTILLO, REGIONS
from elgrande.core.chance import Dice
from elgrande.core.pieces import place_of
from elgrande.core.state import (
    CABALLEROS,
    FINISHED,
    OWNERS,
    POINTS,
    ROUND,
    SEATS,
    WAITING,
    State,
)

CERTAIN: Final[i64] = 0  # row of the noise table: it is scored now


@final
@mypyc_attr(acyclic=True)
class Valuation:
    """The weights of one bot, a moment of the game, and buffers; not shared between threads."""

    def __init__(
        self, weights: Weights, seed: i64, net: Net | None = None, winning: float = 0.0
    ) -> None:
        self.w = weights
        self.net = net  # evaluates positions at the end of a turn; without one, `evaluate` does
        self.winning: float = winning  # points that a certain win is worth
        self.dice = Dice(seed)
        self.legal: vec[i64] = vec[i64]([0] * actions.ACTIONS)
        self.inner: vec[i64] = vec[i64]([0] * actions.ACTIONS)  # a list inside a list
        self.share: vec[float] = vec[float]([0.0] * SEATS)
        self.worth: vec[float] = vec[float]([0.0] * SEATS)
        self.promised: vec[float] = vec[float]([0.0] * SEATS)
        self.lead: vec[float] = vec[float]([0.0] * SEATS)  # of the last judgement, in points
        self.won: vec[float] = vec[float]([0.0] * SEATS)  # the same: chances to win
        self.rival: vec[float] = vec[float]([0.0] * SEATS)  # how much each opponent's gain hurts
        self.place: vec[float] = vec[float]([0.0] * 16)  # current value of each place
        self.weight: float = 1.0  # of a place's payout, over all future scorings
        self.noise: i64 = 0
        self.scorings: float = 1.0
        self.reserve: float = 0.0  # value of a caballero in the Castillo, beyond its ranks there
        self.in_court: float = 0.0  # a caballero in court
        self.randomness: float = 1.0  # amount of noise in choices
        self.x: vec[float] = vec[float]([0.0] * 64)  # features of one answer (habits.py)
        self.likely: vec[float] = vec[float]([0.0] * actions.ACTIONS)  # chances of the answers
        self.offer: vec[float] = vec[float]([0.0] * 8)  # worth of the cards on offer, best first
        self.offers: i64 = 0

    def chance(self) -> float:
        return float(self.dice.below(1 << 20)) / 1048576.0

    def focus(self, s: State, seat: i64) -> None:
        v = s.v
        w = self.w
        players = s.rules.players
        whole = rounds_to_scoring(s)
        after = scorings_after(s)
        in_round = turns_left_in_round(s)
        ranked = s.rules.ranked
        self.noise = min(in_round + whole * ranked, HORIZON - 1)
        span = float(whole) + float(in_round) / float(ranked)
        self.weight = 1.0 + w.special * span + (w.later + w.special * 3.0) * float(after) * 0.8
        self.scorings = 1.0 + float(after) * w.later
        self.reserve = w.castillo * (1.0 + float(after))
        self.in_court = w.court * self.scorings
        if v[ROUND] == len(s.rules.rounds) - 1:
            self.in_court = 0.0
        most: i64 = -1
        leaders = 0.0  # tied leaders share `envy_leader`
        for other in range(players):
            if other != seat:
                if v[POINTS + other] > most:
                    most = v[POINTS + other]
                    leaders = 0.0
                if v[POINTS + other] == most:
                    leaders += 1.0
        for other in range(players):
            self.rival[other] = w.envy / float(players - 1)
            if v[POINTS + other] == most:
                self.rival[other] += w.envy_leader / leaders
        self.rival[seat] = 0.0

    def judge(self, s: State, utility: vec[float]) -> None:
        """The value for each player of a position at the end of a turn, in points of lead.

        `lead` and `won` keep its two parts; without a net, no seat wins before the end.
        """
        players = s.rules.players
        net = self.net
        lead = self.lead
        won = self.won
        if net is not None and s.v[WAITING] != FINISHED:
            net.judge(s)
            for seat in range(players):
                lead[seat] = net.lead[seat]
                won[seat] = net.win[seat]
                utility[seat] = lead[seat] + self.winning * won[seat]
            return
        worth = self.worth
        evaluate(s, self.w, self.share, worth)
        over = s.v[WAITING] == FINISHED
        for seat in range(players):
            lead[seat] = relative(worth, players, seat, self.w.leader)
            won[seat] = 0.0
            if over:
                best = best_other(worth, players, seat)
                if worth[seat] > best:
                    won[seat] = 1.0
                elif worth[seat] == best:
                    won[seat] = 0.5
            utility[seat] = lead[seat] + self.winning * won[seat]

    def promise(self, s: State, seat: i64) -> float:
        """The value for one seat of a position at the end of a turn."""
        if self.net is None:
            return self.evaluate(s, seat)
        self.judge(s, self.promised)
        return self.promised[seat]

    def evaluate(self, s: State, seat: i64) -> float:
        evaluate(s, self.w, self.share, self.worth)
        return relative(self.worth, s.rules.players, seat, self.w.leader)


def standing(s: State, place: i64, seat: i64, m: Valuation, noise: i64) -> float:
    """The value of one scoring of a place for a seat, relative to its rivals."""
    if not counts_in_scoring(s, place):
        return 0.0
    share = m.share
    expect_place(s, place, noise, m.w, share)
    total = share[seat]
    for other in range(s.rules.players):
        if other != seat:
            total -= m.rival[other] * share[other]
    return total


def place_worth(s: State, place: i64, seat: i64, m: Valuation) -> float:
    """The value of a place over all future scorings."""
    if place == CASTILLO:
        return standing(s, place, seat, m, m.noise) + m.reserve * float(
            s.v[CABALLEROS + CASTILLO * OWNERS + seat]
        )
    return m.weight * standing(s, place, seat, m, m.noise)


def change(s: State, spot: i64, owner: i64, number: i64, seat: i64, m: Valuation) -> float:
    """The value to the seat of adding (or removing) this many of an owner's caballeros at a spot.

    `m.place` must hold the current values of the places.
    """
    place = place_of(spot)
    cell = CABALLEROS + place * OWNERS + owner
    v = s.v
    v[cell] += number
    after = place_worth(s, place, seat, m)
    v[cell] -= number
    return after - m.place[place]


def survey(s: State, seat: i64, m: Valuation) -> None:
    """Store the current value of every place in `m.place`."""
    for place in range(REGIONS + 1):
        m.place[place] = place_worth(s, place, seat, m)
    if s.rules.france:
        m.place[REGIONS + 1] = place_worth(s, REGIONS + 1, seat, m)
