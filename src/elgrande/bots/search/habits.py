"""What strong players usually bid and take: chances of every answer, learned from searches.

Each power card in hand and each action card on offer becomes a row of features; a small net scores
the rows. Playouts draw from these chances, and a search of bids starts from the scores.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.search.evaluate import card_worth, rounds_to_scoring, scorings_after
from elgrande.bots.search.features import ALL_POWERS
from elgrande.bots.search.offers import card_gain, scoring_gain, special_gain
from elgrande.bots.search.valuation import Valuation
from elgrande.core import actions
from elgrande.core import vocabulary as do
from elgrande.core.draws import count
from elgrande.core.rules import INSTRUCTION, PILE_ROOM, PILES, SUPPLY
from elgrande.core.state import (
    COURT,
    HAND,
    POINTS,
    POWER,
    PROVINCE,
    ROUND,
    SHOWN,
    TAKER,
    TOP,
    TOTAL,
    State,
)

SPREAD: Final = 0.5  # a bid worth this many points less is about a third as likely

# --- features of a bid; its value is one number each, from 0 on ---
AHEAD: Final[i64] = 13  # seats expected to play before
OFFER: Final[i64] = 14  # the card that is expected to be left, and what the best is worth more
OFFER_MISSED: Final[i64] = 15
FIRST_SO_FAR: Final[i64] = 16
LAST_SO_FAR: Final[i64] = 17
ALL_HAVE_BID: Final[i64] = 18
SUPPLIES: Final[i64] = 19  # caballeros it brings to court
SUPPLIES_POOR: Final[i64] = 20  # the same with few of them in court
SUPPLIES_RICH: Final[i64] = 21
SPENDS: Final[i64] = 22  # worth of the card in later rounds
HIGHER_LEFT: Final[i64] = 23  # share of the hand that is higher
HIGHER_LEFT_LATER: Final[i64] = 24
AHEAD_AT_SCORING: Final[i64] = 25
BID_ROUNDS_LEFT: Final[i64] = 26
BID_COURT: Final[i64] = 27
BID_PROVINCE: Final[i64] = 28
BID_SCORING: Final[i64] = 29
BID_LEAD: Final[i64] = 30
BID_LAST_ROUND: Final[i64] = 31
BID_BIAS: Final[i64] = 32
BID_FEATURES: Final[i64] = 33

# --- features of a card; the kind of its first effect is one number each, from 0 on ---
PLACES_SOME: Final[i64] = 24  # caballeros it places, and could place
PLACES_MOST: Final[i64] = 25
GAIN: Final[i64] = 26  # by rule of thumb: all, the special action, the scoring
SPECIAL: Final[i64] = 27
SCORES: Final[i64] = 28
SCORING_NOW: Final[i64] = 29  # rounds to the general scoring: 0, 1, 2
PLACES_AT_SCORING: Final[i64] = 32
SCORES_AT_SCORING: Final[i64] = 33
CARD_COURT: Final[i64] = 34
CARD_LATER: Final[i64] = 35
CARD_LEFT: Final[i64] = 36  # cards still on offer
CARD_LAST_ROUND: Final[i64] = 37
CARD_FEATURES: Final[i64] = 38


def fill_bid(s: State, seat: i64, value: i64, m: Valuation) -> None:
    """Write the features of one bid into `m.x`; `fill_offers` has been called."""
    v = s.v
    x = m.x
    players = s.rules.players
    for i in range(BID_FEATURES):
        x[i] = 0.0
    x[value - 1] = 1.0
    ahead = 0.0
    lower: i64 = 0
    waiting: i64 = 0
    for other in range(s.rules.ranked):
        if other == seat:
            continue
        if other >= players or v[POWER + other] > 0:
            if v[TOTAL + other] > value:
                ahead += 1.0
            elif v[TOTAL + other] > 0:
                lower += 1
        else:
            waiting += 1
            hand = v[HAND + other] & ALL_POWERS
            ahead += 0.8 * float(count(hand >> value)) / float(max(1, count(hand)))
    rank = min(int(ahead), int(m.offers) - 1)
    left = float(len(s.rules.rounds) - 1 - v[ROUND])
    scoring = rounds_to_scoring(s) == 0
    supply = float(min(SUPPLY[value], v[PROVINCE + seat]))
    hand = v[HAND + seat] & ALL_POWERS
    x[AHEAD] = 0.5 * ahead
    if rank >= 0:
        part = min(1.0, ahead - float(rank))
        after = m.offer[min(rank + 1, m.offers - 1)]
        there = m.offer[rank] + part * (after - m.offer[rank])
        x[OFFER] = 0.1 * there
        x[OFFER_MISSED] = 0.2 * (m.offer[0] - there)
    x[FIRST_SO_FAR] = 1.0 if ahead < 0.05 else 0.0
    x[LAST_SO_FAR] = 1.0 if lower == 0 else 0.0
    x[ALL_HAVE_BID] = 1.0 if waiting == 0 else 0.0
    x[SUPPLIES] = 0.2 * supply
    x[SUPPLIES_POOR] = 0.2 * supply if v[COURT + seat] < 3 else 0.0
    x[SUPPLIES_RICH] = 0.2 * supply if v[COURT + seat] > 6 else 0.0
    x[SPENDS] = card_worth(value) * min(1.0, 0.25 * left)
    x[HIGHER_LEFT] = float(count(hand >> value)) / float(max(1, count(hand)))
    x[HIGHER_LEFT_LATER] = 0.125 * left * x[HIGHER_LEFT]
    x[AHEAD_AT_SCORING] = 0.5 * ahead if scoring else 0.0
    x[BID_ROUNDS_LEFT] = 0.125 * left
    x[BID_COURT] = 0.1 * float(v[COURT + seat])
    x[BID_PROVINCE] = 0.1 * float(v[PROVINCE + seat])
    x[BID_SCORING] = 1.0 if scoring else 0.0
    best: i64 = -1000
    for other in range(players):
        if other != seat and v[POINTS + other] > best:
            best = v[POINTS + other]
    x[BID_LEAD] = 0.1 * float(v[POINTS + seat] - best)
    x[BID_LAST_ROUND] = 1.0 if left == 0.0 else 0.0
    x[BID_BIAS] = 1.0


def fill_offers(s: State, seat: i64, m: Valuation) -> None:
    """Write what the cards on offer are worth into `m.offer`, best first."""
    v = s.v
    n: i64 = 0
    for pile in range(PILES):
        if v[SHOWN + pile] < 0 or v[TAKER + pile] > 0:
            continue
        gain = card_gain(s, seat, pile, m)
        at = n
        while at > 0 and m.offer[at - 1] < gain:
            m.offer[at] = m.offer[at - 1]
            at -= 1
        m.offer[at] = gain
        n += 1
    m.offers = n


def fill_card(s: State, seat: i64, pile: i64, n: i64, m: Valuation) -> None:
    """Write the features of one card on offer into `m.x`."""
    v = s.v
    x = m.x
    for i in range(CARD_FEATURES):
        x[i] = 0.0
    slot = pile * PILE_ROOM + v[SHOWN + pile]
    program = s.rules.programs[s.rules.pile_cards[slot]]
    row = program * INSTRUCTION
    effect = s.rules.code[row]
    x[effect] = 1.0
    number = s.rules.pile_numbers[slot]
    to_scoring = min(2, rounds_to_scoring(s))
    x[PLACES_MOST] = 0.2 * float(number)
    x[PLACES_SOME] = 0.2 * float(min(number, v[COURT + seat]))
    x[GAIN] = 0.1 * card_gain(s, seat, pile, m)
    x[SPECIAL] = 0.1 * special_gain(s, seat, program, m)
    if effect == do.SCORE:
        x[SCORES] = 0.1 * scoring_gain(s, seat, row, m)
    x[SCORING_NOW + to_scoring] = 1.0
    if to_scoring == 0:
        x[PLACES_AT_SCORING] = x[PLACES_SOME]
        x[SCORES_AT_SCORING] = x[SCORES]
    x[CARD_COURT] = 0.1 * float(v[COURT + seat])
    x[CARD_LATER] = 0.5 * float(scorings_after(s))
    x[CARD_LEFT] = 0.2 * float(n)
    x[CARD_LAST_ROUND] = 1.0 if v[ROUND] == len(s.rules.rounds) - 1 else 0.0


def foresee(s: State, seat: i64, n: i64, m: Valuation) -> bool:
    """Write the chance of each of the `n` answers in `m.legal` into `m.likely`.

    False if the question is neither a bid nor a card, or the net knows no habits.
    """
    kind = s.v[s.v[TOP]]
    if kind == do.BID:
        if not rate_bids(s, seat, n, m):
            return False
        for i in range(n):
            m.likely[i] /= SPREAD
    elif kind != do.CARD or not rate_cards(s, seat, n, m):
        return False
    to_chances(m.likely, n)
    return True


def rate_bids(s: State, seat: i64, n: i64, m: Valuation) -> bool:
    """Write what each of the `n` bids in `m.legal` gains into `m.likely`, in points."""
    net = m.net
    if net is None:
        return False
    scorer = net.bids
    if scorer is None:
        return False
    m.focus(s, seat)
    fill_offers(s, seat, m)
    for i in range(n):
        fill_bid(s, seat, m.legal[i] + 1, m)
        m.likely[i] = scorer.score(m.x)
    return True


def rate_cards(s: State, seat: i64, n: i64, m: Valuation) -> bool:
    """Write the log-odds of each of the `n` cards in `m.legal` into `m.likely`."""
    net = m.net
    if net is None:
        return False
    scorer = net.cards
    if scorer is None:
        return False
    m.focus(s, seat)
    for i in range(n):
        fill_card(s, seat, m.legal[i] - actions.CARD, n, m)
        m.likely[i] = scorer.score(m.x)
    return True


def to_chances(scores: vec[float], n: i64) -> None:
    top = scores[0]
    for i in range(n):
        top = max(top, scores[i])
    total = 0.0
    for i in range(n):
        scores[i] = exp(scores[i] - top)
        total += scores[i]
    for i in range(n):
        scores[i] /= total


def draw(n: i64, m: Valuation) -> i64:
    """One of the `n` answers in `m.legal`, by the chances in `m.likely`."""
    rest = m.chance()
    for i in range(n):
        rest -= m.likely[i]
        if rest < 0.0:
            return m.legal[i]
    return m.legal[n - 1]


def bid_rows(s: State, seat: int, m: Valuation, bids: list[int]) -> list[list[float]]:
    """The features of these bids, for training."""
    m.focus(s, seat)
    fill_offers(s, seat, m)
    found: list[list[float]] = []
    for bid in bids:
        fill_bid(s, seat, i64(bid) + 1, m)
        found.append([float(m.x[i]) for i in range(BID_FEATURES)])
    return found


def card_rows(s: State, seat: int, m: Valuation, cards: list[int]) -> list[list[float]]:
    """The features of these cards, for training."""
    m.focus(s, seat)
    found: list[list[float]] = []
    for card in cards:
        fill_card(s, seat, i64(card) - actions.CARD, len(cards), m)
        found.append([float(m.x[i]) for i in range(CARD_FEATURES)])
    return found
