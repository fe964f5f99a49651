"""The rules do not depend on seat numbers: a game with renamed seats continues in the same way."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Options
from elgrande.core.chance import Dice, deal, draw
from elgrande.core.engine import apply, legal_actions
from elgrande.core.rotation import rotated, rotated_action, rotated_seat
from elgrande.core.state import CHANCE_SEAT, FRAME, TOP, State, clone, to_move
from tests.properties.strategies import options

SEEDS = st.integers(0, 2**31)


def live(s: State) -> list[int]:
    """All numbers of a state except the unused ones above the stack."""
    return [int(s.v[cell]) for cell in range(s.v[TOP] + FRAME)]


def check_game(options: Options, seed: int) -> int:
    """Play at random, giving each answer in the renamed game too. Returns the number of answers."""
    dice = Dice(seed)
    players = options.players
    s = deal(options.rules, dice)
    by = 1 + seed % (players - 1)
    answers = 0
    while (seat := int(to_move(s))) >= 0:
        t = rotated(s, by)
        assert live(rotated(t, players - by)) == live(s)
        if seat == CHANCE_SEAT:
            renamed, action = seat, int(draw(s, dice))
            other = action
        else:
            waiting = [each for each in range(players) if legal_actions(s, each)]
            seat = waiting[int(dice.below(len(waiting)))]
            renamed = int(rotated_seat(seat, by, players))
            legal = legal_actions(s, seat)
            names = {int(rotated_action(each, by, players)) for each in legal}
            assert names == set(legal_actions(t, renamed))
            action = legal[int(dice.below(len(legal)))]
            other = int(rotated_action(action, by, players))
        apply(s, seat, action)
        apply(t, renamed, other)
        assert live(t) == live(rotated(s, by))
        answers += 1
    return answers


@given(options, SEEDS)
@settings(deadline=None, max_examples=30)
def test_renaming_the_seats_renames_the_game(options: Options, seed: int) -> None:
    assert check_game(options, seed) > 50


def test_a_rotation_by_nothing_is_a_copy() -> None:
    s = deal(Options(players=3).rules, Dice(1))
    t = rotated(s, 0)
    assert live(t) == live(s)
    apply(t, to_move(t), legal_actions(t, to_move(t))[0])
    assert live(clone(s)) != live(t)
