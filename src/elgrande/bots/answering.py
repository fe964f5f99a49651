"""A bot at a table: its answer as a typed action, from what its seat may know.

>>> from elgrande import Game
>>> from elgrande.bots import answer, create
>>> game = Game.new(seed=7)
>>> seat = game.question.seats[0]
>>> game.apply(seat, answer(create("greedy"), game, seat))
>>> game.view(None).players[seat].power is not None
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elgrande.bots.interface import Bot, Budget
from elgrande.bots.playing import ask
from elgrande.core.engine import apply
from elgrande.core.state import State, clone
from elgrande.game.actions import AnyAction
from elgrande.game.arguments import check_seat
from elgrande.game.codec import decode, opens_a_pair
from elgrande.game.game import Game, state_of
from elgrande.game.names import COLOURS


def answer(bot: Bot, game: Game, seat: int, budget: Budget | None = None) -> AnyAction:
    """The bot's answer in a game. A bot that remembers gets the events, if the game keeps them.

    Raises `ValueError` if the seat is not asked.
    """
    if not isinstance(bot, Bot):
        raise TypeError(f"a bot is made with create('hard'), or has name and choose: {bot!r}")
    if not isinstance(budget, Budget | None):
        raise TypeError(f"a budget is made with Budget(milliseconds=300), not {budget!r}")
    if seat not in game.question.seats:
        check_seat(seat, game.options.players)
        raise ValueError(f"{COLOURS[seat]} is not asked anything now.")
    wanted = getattr(bot, "remembers", False) and game.event_count
    history = tuple(game.events(seat)) if wanted else ()
    return answer_at(bot, state_of(game), seat, budget, history)


def answer_at(
    bot: Bot, state: State, seat: int, budget: Budget | None = None, history: Sequence[Any] = ()
) -> AnyAction:
    """The same for a state of the core. The bot chooses each half of a two-part action in turn."""
    first = ask(bot, state, seat, budget, history).action
    if not opens_a_pair(state, seat, first):
        return decode(state, seat, (first,))
    after = clone(state)
    apply(after, seat, first)
    return decode(state, seat, (first, ask(bot, after, seat, budget, history).action))
