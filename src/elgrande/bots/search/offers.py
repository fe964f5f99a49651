"""What the cards on offer are worth to a seat, by rule of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from elgrande.bots.search.valuation import CERTAIN, Valuation, standing
from elgrande.core import vocabulary as do
from elgrande.core.board import PLACES
from elgrande.core.rules import INSTRUCTION, PILE_ROOM
from elgrande.core.scoring import places_to_score
from elgrande.core.state import COURT, ROUND, SHOWN, State


def card_gain(s: State, seat: i64, pile: i64, m: Valuation) -> float:
    """The value of the card shown on a pile: its caballeros and its special action."""
    slot = pile * PILE_ROOM + s.v[SHOWN + pile]
    number = min(s.rules.pile_numbers[slot], s.v[COURT + seat])
    gain = m.w.placing * m.scorings * float(number) * (1.0 - 0.06 * float(number))
    return gain + special_gain(s, seat, s.rules.programs[s.rules.pile_cards[slot]], m)


def scoring_gain(s: State, seat: i64, row: i64, m: Valuation) -> float:
    """What a scoring card used now gains a seat relative to its rivals."""
    code = s.rules.code
    places = places_to_score(s, code[row + 1], code[row + 2])
    best = -10000.0
    total = 0.0
    for place in range(PLACES):
        if places >> place & 1:
            gain = standing(s, place, seat, m, CERTAIN)
            total += gain
            if gain > best:
                best = gain
    return best if code[row + 1] == do.CHOSEN else total


def special_gain(s: State, seat: i64, program: i64, m: Valuation) -> float:
    """A rough estimate of a special action's value for a seat."""
    code = s.rules.code
    row = program * INSTRUCTION
    effect = code[row]
    if effect == do.SCORE:
        return max(0.0, scoring_gain(s, seat, row, m))
    if effect == do.MOVE:
        return m.w.moving * m.scorings * float(min(code[row + 3], 4))
    if effect == do.PLACE:
        return m.w.placing * m.scorings * float(min(code[row + 1], s.v[COURT + seat]))
    if effect == do.EITHER:
        return 3.0 * m.w.moving * m.scorings
    if effect == do.COURT_RETURN:
        lost = 0.0
        for other in range(s.rules.players):
            lost += m.rival[other] * float(min(code[row + 1], s.v[COURT + other]))
        return lost * m.in_court
    if effect == do.TAKE:
        return m.in_court * 2.0
    if effect == do.RECOVER:
        return m.w.recovering if s.v[ROUND] < len(s.rules.rounds) - 1 else 0.0
    if effect == do.KING:
        return m.w.king
    if effect == do.GRANDE or effect == do.TILE:
        return m.w.nobility
    return m.w.hindering
