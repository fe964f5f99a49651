"""One game at a time, as the environments of PettingZoo and Gymnasium play it."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.bots.interface import Bot
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.registry import create
from elgrande.core.chance import Dice, deal, settle
from elgrande.core.engine import apply, legal_actions
from elgrande.core.observation.games import BY_RANK, lead
from elgrande.core.state import POINTS, State, to_move
from elgrande.envs.batch import pay_of
from elgrande.envs.observation import Floats, Mask, mask_of, observe, split
from elgrande.envs.seeds import seeds_from
from elgrande.game.options import Options
from elgrande.game.view import View, view_of


class Table:
    """A game with its dice. Secret simultaneous choices are asked one after the other, hidden."""

    def __init__(self, options: Options, reward: str, kind: str) -> None:
        if kind not in ("vector", "planes"):
            raise ValueError(f"observation must be vector or planes, not {kind!r}")
        self.options = options
        self.players = options.players
        self._pay = pay_of(reward)
        self._kind = kind
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        [number] = seeds_from(seed, 1)
        self.dice = Dice(number)
        self._state: State = deal(self.options.rules, self.dice)
        self.rewards = [0.0] * self.players

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return int(to_move(self._state))

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def scores(self) -> list[int]:
        return [int(self._state.v[POINTS + seat]) for seat in range(self.players)]

    def legal(self) -> list[int]:
        seat = self.seat
        return legal_actions(self._state, seat) if seat >= 0 else []

    def mask(self, seat: int) -> Mask:
        return mask_of(self._state, seat)

    def observe(self, seat: int) -> Floats | dict[str, Floats]:
        row = observe(self._state, seat).copy()
        return row if self._kind == "vector" else split(row)

    def view(self, seat: int | None) -> View:
        return view_of(self._state, self.options, seat)

    def answer(self, action: int) -> None:
        """Take a legal answer of the seat to move; `rewards` tells what it brought everybody."""
        before = self.scores
        apply(self._state, self.seat, action)
        settle(self._state, self.dice)
        if self._pay != BY_RANK:
            now = self.scores
            self.rewards = [float(now[each] - before[each]) for each in range(self.players)]
        elif self.is_over:
            v = self._state.v
            self.rewards = [
                lead(v, self.players, each) / (self.players - 1) for each in range(self.players)
            ]
        else:
            self.rewards = [0.0] * self.players

    def knowledge(self) -> Knowledge:
        """What the seat to move may know, for a bot."""
        return Knowledge(self._state, self.seat)

    def ask(self, player: Bot | None) -> int:
        """What a bot answers; None answers at random."""
        legal = self.legal()
        if player is None or len(legal) == 1:
            return legal[int(self.dice.below(len(legal)))]
        return player.choose(self.knowledge(), legal)


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} with {players} players")


def bots_for(opponents: str | Bot | Sequence[str | Bot], number: int) -> list[Bot | None]:
    """The opponents by name or as bots, clockwise; None stands for `random`, played in the core."""
    chosen: Sequence[str | Bot]
    chosen = [opponents] * number if isinstance(opponents, str | Bot) else list(opponents)
    if len(chosen) != number:
        raise ValueError(f"{number} opponents are needed, not {len(chosen)}")
    return [
        None if each == "random" else create(each, seed) if isinstance(each, str) else each
        for seed, each in enumerate(chosen)
    ]
