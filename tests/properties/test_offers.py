"""A special action is offered if and only if some line of answers lets it change something.

The core decides by a rule for each effect. These tests begin the action on a copy, offered or not,
and try its answers one by one.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

from elgrande import Options
from elgrande.core import actions as ids
from elgrande.core import turn
from elgrande.core import vocabulary as do
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.knowledge import determinize
from elgrande.core.pieces import open_to_placement
from elgrande.core.special import begin_special
from elgrande.core.state import (
    ACTIVE,
    CABALLEROS,
    COURT,
    GRANDE,
    HAND,
    KEEPER,
    KING,
    SEATS,
    SPACE,
    TILE,
    TOP,
    VETO_OWNER,
    WAITING,
    State,
    clone,
    question,
)
from tests.properties.strategies import any_options

# What counts as a change: all but the bookkeeping of whose question comes next.
BLOCKS: Final = (
    (CABALLEROS, GRANDE + SEATS),  # caballeros, courts, provinces, points, Grandes
    (HAND, HAND + SEATS),
    (TILE, TILE + 2),
    (VETO_OWNER, VETO_OWNER + 2),
    (SPACE, SPACE + 3),
    (KING, KING + 1),
    (KEEPER, KEEPER + 1),
)
TRIES = 1500  # answers tried before an action counts as unable to change anything


def outcome(s: State, seat: int) -> tuple[int, ...]:
    """The table, and where the seat may place (which is all that Infiltration changes)."""
    spots = open_to_placement(s) if s.v[COURT + seat] else 0
    return (*(int(s.v[i]) for start, end in BLOCKS for i in range(start, end)), int(spots))


def taken(s: State, action: int) -> State:
    """A copy in which the active seat has taken a card, and nothing more."""
    t = clone(s)
    turn.take_card(t, t.v[ACTIVE], action)
    return t


def is_offered(s: State, action: int) -> bool:
    t = taken(s, action)
    advance(t)
    return bool(question(t) == do.PARTS)


def can_change_something(s: State, action: int, source: random.Random) -> bool:
    """Begin the card's special action, offered or not, and look for a change."""
    t = taken(s, action)
    seat = int(t.v[ACTIVE])
    before = outcome(t, seat)
    t.v[t.v[TOP] + turn.STAGE] = turn.CHOOSING  # so that the next question after it is a card
    begin_special(t, turn.card_program(t), True)
    advance(t)
    open_ends = [t]
    for _ in range(TRIES):
        if not open_ends:
            return False
        u = open_ends.pop()
        if outcome(u, seat) != before:
            return True
        if question(u) == do.CARD:
            continue
        asked = next(each for each in range(SEATS) if u.v[WAITING] >> each & 1)
        answers = [each for each in legal_actions(u, asked) if each != ids.VETO]
        source.shuffle(answers)
        for answer in answers:
            after = clone(u)
            apply(after, asked, answer)
            open_ends.append(after)
    return False


def check_offers(options: Options, seed: int, share: float) -> tuple[int, int]:
    """Play at random; how many cards were offered with their action, and how many without."""
    source = random.Random(seed)
    dice = Dice(seed)
    s = deal(options.rules, dice)
    offered = withheld = 0
    while True:
        settle(s, dice)
        seats = [each for each in range(options.players) if s.v[WAITING] >> each & 1]
        if not seats:
            return offered, withheld
        seat = source.choice(seats)
        answers = legal_actions(s, seat)
        if question(s) == do.CARD and source.random() < share:
            drawn = determinize(s, source.randrange(options.players), dice)
            for action in answers:
                is_in = is_offered(s, action)
                assert is_in == can_change_something(s, action, source)
                assert is_in == is_offered(drawn, action), "the offer gives a secret away"
                offered += is_in
                withheld += not is_in
        apply(s, seat, source.choice(answers))


@pytest.mark.parametrize("seed", range(40))
def test_an_action_is_offered_if_and_only_if_it_can_change_something(seed: int) -> None:
    offered, _ = check_offers(any_options(seed), seed, 0.3)
    assert offered > 0


@pytest.mark.compiled_only
def test_offers_in_hundreds_of_games() -> None:
    totals = [check_offers(any_options(seed), seed, 1.0) for seed in range(1000, 1400)]
    assert sum(offered for offered, _ in totals) > 20_000
    assert sum(withheld for _, withheld in totals) > 500
