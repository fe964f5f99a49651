"""A quick answer to any question: rules of thumb for playouts and for guessing what others do.

Caballeros go where they gain most, valued place by place (`valuation.py`). Cards, bids and the rest
use rough estimates. `Valuation.randomness` adds noise, so that playouts differ.
"""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.bots.search.evaluate import card_worth
from elgrande.bots.search.habits import draw, foresee
from elgrande.bots.search.offers import card_gain, scoring_gain
from elgrande.bots.search.valuation import (
    CERTAIN,
    Valuation,
    change,
    place_worth,
    standing,
    survey,
)
from elgrande.core import actions, events
from elgrande.core import vocabulary as do
from elgrande.core.board import CASTILLO, IN_COURT, REGIONS
from elgrande.core.discs import NAMES
from elgrande.core.engine import apply, fill_legal
from elgrande.core.moving import LIFTED
from elgrande.core.pieces import caballeros, place_of
from elgrande.core.returning import lifted_owner, lifted_spot
from elgrande.core.rules import INSTRUCTION, PILE_ROOM, POWER_CARDS, SUPPLY
from elgrande.core.state import (
    ACTIVE,
    CHURCH,
    EVICTED,
    KING,
    PILE,
    POWER,
    PROVINCE,
    ROUND,
    SHOWN,
    TOP,
    TOTAL,
    State,
    clone,
)


def quick_answer(s: State, seat: i64, m: Valuation) -> i64:
    """Choose one of the legal answers; `m.legal` then holds all of them."""
    legal = m.legal
    n = fill_legal(s, seat, legal)
    if n == 1:
        return legal[0]
    kind = s.v[s.v[TOP]]
    if kind == do.TAKE:
        return legal[n - 1]  # take as many as possible; recall none from regions
    m.focus(s, seat)
    if kind == do.PLACING or kind == do.PLACE:
        return quick_place(s, seat, seat, n, m)
    if kind == do.MOVE:
        return quick_move(s, seat, n, m)
    if kind == do.CARD:
        return draw(n, m) if foresee(s, seat, n, m) else quick_card(s, seat, n, m)
    if kind == do.PARTS:
        return quick_part(s, seat, m)
    if kind == do.BID:
        return draw(n, m) if foresee(s, seat, n, m) else quick_bid(s, seat, n, m)
    if kind == do.SECRET:
        return quick_disc(s, seat, n, m)
    if kind == do.RETURN_EACH or kind == do.RETURN_CHOICE or kind == do.ENTOURAGE:
        return quick_lift(s, seat, n, m)
    if kind == do.SCORE:
        return quick_score(s, seat, n, m)
    if kind == do.STEP:
        return quick_objection(s, seat, m)
    if kind == do.RECOVER:
        return legal[n - 1 - m.dice.below(min(n, 2))]
    if kind == do.KING or kind == do.TILE or kind == do.GRANDE or kind == do.EVICTION:
        return sampled(s, seat, n, 4, m)
    return legal[m.dice.below(n)]


def sampled(s: State, seat: i64, n: i64, tries: i64, m: Valuation) -> i64:
    """The best of a few random answers, by evaluating the state after each."""
    best = -10000.0
    found = m.legal[0]
    for i in range(tries):
        action = m.legal[m.dice.below(n)]
        t = clone(s)
        apply(t, seat, action)
        worth = m.evaluate(t, seat) + m.randomness * m.chance()
        if worth > best:
            best = worth
            found = action
    return found


def quick_place(s: State, seat: i64, owner: i64, n: i64, m: Valuation) -> i64:
    """Place a caballero where it gains most."""
    best = -10000.0
    found: i64 = -1
    for i in range(n):
        action = m.legal[i]
        if action == actions.STOP:
            continue
        place = place_of(action - actions.PLACE)
        m.place[place] = place_worth(s, place, seat, m)
        gain = change(s, action - actions.PLACE, owner, 1, seat, m) + m.randomness * m.chance()
        if gain > best:
            best = gain
            found = action
    if best < m.in_court * 0.5 and m.legal[n - 1] == actions.STOP:
        return actions.STOP
    return found


def quick_move(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    """Lift the caballero whose best move gains most; then put it where it gains most."""
    v = s.v
    lifted = v[v[TOP] + LIFTED]
    if lifted:
        return quick_place(s, seat, lifted_owner(s, lifted - 1), n, m)
    survey(s, seat, m)
    best = 0.25
    found: i64 = actions.STOP
    last: i64 = -1
    arriving = 0.0
    best_place: i64 = -1
    second = 0.0
    for i in range(n):
        action = m.legal[i]
        if action == actions.STOP:
            continue
        owner = lifted_owner(s, action)
        source = place_of(lifted_spot(action))
        if owner != last:
            # this owner's best target, and the second best for pieces already there
            last = owner
            arriving = -10000.0
            second = -10000.0
            for target in range(REGIONS + 1):
                if target == v[KING] or (owner == CHURCH and target == CASTILLO):
                    continue
                gain = change(s, target, owner, 1, seat, m)
                if gain > arriving:
                    second = arriving
                    arriving = gain
                    best_place = target
                elif gain > second:
                    second = gain
        gain = change(s, lifted_spot(action), owner, -1, seat, m) + m.randomness * 0.5 * m.chance()
        gain += second if source == best_place else arriving
        if gain > best:
            best = gain
            found = action
    return found


def quick_lift(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    """Send back the caballero whose removal helps most, or hurts least."""
    best = -10000.0
    found: i64 = m.legal[0]
    for i in range(n):
        action = m.legal[i]
        if action == actions.STOP:
            gain = 0.0
        elif action == actions.FROM_COURT:
            gain = -m.in_court
        else:
            place = place_of(lifted_spot(action))
            m.place[place] = place_worth(s, place, seat, m)
            gain = change(s, lifted_spot(action), lifted_owner(s, action), -1, seat, m)
        gain += m.randomness * 0.3 * m.chance()
        if gain > best:
            best = gain
            found = action
    return found


def quick_score(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    best = -10000.0
    found: i64 = m.legal[0]
    for i in range(n):
        gain = standing(s, m.legal[i] - actions.SCORE, seat, m, CERTAIN)
        if gain > best:
            best = gain
            found = m.legal[i]
    return found


def quick_card(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    best = -10000.0
    found: i64 = m.legal[0]
    for i in range(n):
        gain = card_gain(s, seat, m.legal[i] - actions.CARD, m) + 2.0 * m.randomness * m.chance()
        if gain > best:
            best = gain
            found = m.legal[i]
    return found


def quick_part(s: State, seat: i64, m: Valuation) -> i64:
    """Score after placing; do most other special actions before it."""
    v = s.v
    pile = v[PILE]
    card = s.rules.pile_cards[pile * PILE_ROOM + v[SHOWN + pile]]
    row = s.rules.programs[card] * INSTRUCTION
    effect = s.rules.code[row]
    other = m.legal[1]
    if effect == do.SCORE:
        if other == actions.PART_PLACE:
            return other
        return actions.PART_SPECIAL if scoring_gain(s, seat, row, m) > 0.0 else other
    if effect == do.KING and other == actions.PART_PLACE:
        return m.legal[m.dice.below(2)]
    if effect == do.SECRET and other == actions.PART_PLACE:
        return other
    return actions.PART_SPECIAL


def quick_bid(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    """Choose a power card by turn order, supply and the cost of spending it."""
    v = s.v
    players = s.rules.players
    waiting: i64 = 0
    for other in range(players):
        if other != seat and v[POWER + other] == 0:
            waiting += 1
    left = float(len(s.rules.rounds) - 1 - v[ROUND])
    thrift = min(1.0, left / 4.0)
    best = -10000.0
    found: i64 = m.legal[0]
    for i in range(n):
        if m.legal[i] >= POWER_CARDS:
            continue
        value = m.legal[i] + 1
        ahead = float(waiting) * float(13 - value) / 13.0
        for other in range(s.rules.ranked):
            if v[TOTAL + other] > value:
                ahead += 1.0
        supply = float(min(SUPPLY[value], v[PROVINCE + seat]))
        gain = (
            -m.w.order * ahead
            + supply * m.in_court
            - thrift * m.w.power * m.w.thrift * card_worth(value)
        )
        gain += 3.0 * m.randomness * m.chance()
        if gain > best:
            best = gain
            found = m.legal[i]
    return found


def quick_disc(s: State, seat: i64, n: i64, m: Valuation) -> i64:
    """Choose a region for the secret disc."""
    v = s.v
    names = v[v[TOP] + NAMES]
    best = -10000.0
    found: i64 = m.legal[0]
    for i in range(n):
        region = m.legal[i] - actions.DISC
        if names == do.ANY_REGION:
            gain = standing(s, region, seat, m, CERTAIN)
        else:
            number = -caballeros(v, region, seat)
            if names == do.HAS_TWO:
                number = max(number, -2)
            elif names == do.LEAVE_CASTILLO:
                number = caballeros(v, CASTILLO, seat)
            elif names == do.FLEE:
                number = caballeros(v, v[EVICTED], seat)
            if number > 0 and region == v[KING]:
                gain = m.in_court * float(number)
            else:
                m.place[region] = place_worth(s, region, seat, m)
                gain = change(s, region, seat, number, seat, m)
        gain += m.randomness * m.chance()
        if gain > best:
            best = gain
            found = m.legal[i]
    return found


def quick_objection(s: State, seat: i64, m: Valuation) -> i64:
    """Veto a step that costs more than a few points."""
    v = s.v
    f = v[TOP]
    step = v[f + 1]
    loss = 0.0
    if step == events.SCORED:
        loss = -standing(s, v[f + 2], seat, m, CERTAIN)
    elif step == events.RETURNED and v[f + 2] == seat:
        loss = m.in_court * float(v[f + 4]) if v[f + 3] == IN_COURT else 0.8 * float(v[f + 4])
    elif step == events.BEGIN:
        pile = v[PILE]
        card = s.rules.pile_cards[pile * PILE_ROOM + v[SHOWN + pile]]
        row = s.rules.programs[card] * INSTRUCTION
        if s.rules.code[row] == do.SCORE:
            loss = -scoring_gain(s, seat, row, m)
        else:
            loss = 4.0 * m.rival[v[ACTIVE]]
    elif step == events.MOVED:
        loss = 2.5 * m.rival[v[ACTIVE]]
    return actions.VETO if loss + m.randomness * m.chance() > 3.0 else actions.ALLOW
