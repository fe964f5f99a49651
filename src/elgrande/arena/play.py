"""Games between bots as `Game` objects: to look at, to record, to analyse.

>>> from elgrande.arena import play
>>> [game.is_over for game in play(["greedy", "random", "random"], games=2, seed=7)]
[True, True]

`play_games` plays schedules on all cores and keeps results only.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from elgrande.bots import Bot, Budget, TypedBot, as_bot
from elgrande.bots.playing import TimedAnswer, play_on
from elgrande.core.chance import Dice
from elgrande.core.engine import apply
from elgrande.core.state import State, clone
from elgrande.engine import game_over, open_bots
from elgrande.game.arguments import check_seed
from elgrande.game.codec import decode, opens_a_pair
from elgrande.game.game import Game, state_of
from elgrande.game.options import Options


def play(
    bots: Sequence[str | Bot | TypedBot],
    games: int = 1,
    options: Options | None = None,
    seed: int | None = None,
    budget: Budget | None = None,
) -> list[Game]:
    """Play this many games and return them finished, with all their events.

    `bots` sit in this order: names, programs (`./mybot`), or bots of your own. Without options the
    game is `big-box` for as many players as there are bots. The same seed gives the same games.
    Raises `ValueError` if `games` is negative or the numbers of bots and seats differ, `TypeError`
    if an object is no bot, `UnknownBotError` if no bot has a given name, and `BotError` if a bot
    fails. A program that fails loses its moves instead.
    """
    if isinstance(bots, str):
        raise TypeError(f"bots is a list of names or bots, not the text {bots!r}")
    if options is not None and not isinstance(options, Options):
        raise TypeError(f"a game is made from Options, not from {options!r}")
    if games < 0:
        raise ValueError(f"games is {games}: it must be 0 or more.")
    options = options or Options(players=len(bots))
    if len(bots) != options.players:
        raise ValueError(f"There are {len(bots)} bots for {options.players} seats.")
    source = random.Random(None if seed is None else check_seed(seed))
    found = []
    for _ in range(games):
        named = [each for each in bots if isinstance(each, str)]
        with open_bots(named, [source.getrandbits(32) for _ in named]) as opened:
            rest = iter(opened)
            seated = [next(rest) if isinstance(each, str) else as_bot(each) for each in bots]
            game = Game.new(options, source.getrandbits(32))
            for _ in play_out(game, seated, budget):
                pass
            game_over(seated, game.scores)
        found.append(game)
    return found


def play_out(
    game: Game, bots: Sequence[Bot | Dice], budget: Budget | None = None
) -> Iterator[TimedAnswer]:
    """Let bots play a game to its end; yields every answer, two for an action of two ids."""
    return play_on(GameTable(game), bots, [budget] * len(bots))


class GameTable:
    """A `Game` that takes ids of the core: it applies an action once its last id is chosen."""

    def __init__(self, game: Game) -> None:
        self.state: State = state_of(game)
        self._game = game
        self._first: tuple[int, ...] = ()

    def answer(self, seat: int, action: int) -> None:
        now = state_of(self._game)
        if not self._first and opens_a_pair(now, seat, action):
            self._first = (action,)
            self.state = clone(now)
            apply(self.state, seat, action)
            return
        self._game.apply(seat, decode(now, seat, (*self._first, action)))
        self._first = ()
        self.state = now
