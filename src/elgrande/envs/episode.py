"""A single game, shared by the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from elgrande.bots.interface import Bot
from elgrande.bots.playing import play_on
from elgrande.bots.registry import create
from elgrande.core.chance import Dice, settle
from elgrande.core.engine import legal_actions
from elgrande.core.observation.batch import BY_RANK, ILLEGAL, Games
from elgrande.core.state import State, clone, from_bytes, to_bytes, to_move
from elgrande.engine.seating import BudgetedBot, split_budget
from elgrande.envs.batch import check_kind, reward_code
from elgrande.envs.observation import Floats, Mask, is_whole, mask_of, split
from elgrande.envs.seeds import seeds_from
from elgrande.game.options import Options
from elgrande.game.position.line import complete, read_position
from elgrande.game.position.syntax import PositionError
from elgrande.game.view import View, view_of


class Snapshot(NamedTuple):
    """A saved game, secrets and dice included, for `restore` with the same options."""

    state: bytes
    dice: int
    options: Options


class Episode:
    """A game with its dice. Seats make secret simultaneous choices one after the other, hidden."""

    def __init__(self, options: Options, reward: str, observation: str) -> None:
        check_kind(observation)
        self.options = options
        self.players = options.players
        self._reward = reward
        self._observation = observation
        pays = reward_code(reward)
        self.pays_at_the_end = pays == int(BY_RANK)
        everyone = (1 << self.players) - 1
        self._games = Games(options.rules, [0], pays, [everyone], False, False)
        # These are views of the core's memory, which never moves.
        self._mask = np.frombuffer(memoryview(self._games.masks), np.int8)
        self._rewards = np.frombuffer(memoryview(self._games.rewards), np.float64)
        self._scores = np.frombuffer(memoryview(self._games.scores), np.int64)
        self._row = np.frombuffer(memoryview(self._games.observe_seat(0, 0)), np.float32)
        self.seat = int(self._games.seats[0])  # the seat to move; -1 when the game is over

    def begin(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """Start again; `options={"position": text}` from a position of the same game."""
        [number] = seeds_from(seed, 1)
        if options and "position" in options:
            self._games.resume(0, self._state_of(options["position"], number), number)
        else:
            self._games.begin(0, number)
        self.seat = int(self._games.seats[0])

    def _state_of(self, text: str, seed: int) -> State:
        position = read_position(text)
        if position.options != self.options:
            raise PositionError("", f"it is of {position.options}, not of {self.options}")
        state = complete(position, seed % 2**31)
        settle(state, Dice(seed % 2**31))
        if to_move(state) < 0:
            raise PositionError("asked", "the game is over there")
        return state

    @property
    def state(self) -> State:
        return self._games.states[0]

    @property
    def is_over(self) -> bool:
        return self.seat < 0

    @property
    def scores(self) -> list[int]:
        return [int(points) for points in self._scores]

    @property
    def rewards(self) -> list[float]:
        """The rewards of the last answer, by seat."""
        return [float(reward) for reward in self._rewards]

    def legal(self) -> list[int]:
        return legal_actions(self.state, self.seat) if self.seat >= 0 else []

    def mask(self, seat: int) -> Mask:
        """1 for every action that is legal for the seat now."""
        return self._mask.copy() if seat == self.seat else mask_of(self.state, seat)

    def vector(self, seat: int) -> Floats:
        self._games.observe_seat(0, seat)
        return self._row.copy()

    def observe(self, seat: int) -> Floats | dict[str, Floats]:
        row = self.vector(seat)
        return row if self._observation == "vector" else split(row)

    def view(self, seat: int | None) -> View:
        return view_of(self.state, self.options, seat)

    def answer(self, seat: int, action: int) -> bool:
        """Answer for the seat to move; an illegal answer changes nothing and returns False."""
        after = self._games.answer(0, action) if seat == self.seat else ILLEGAL
        if after == ILLEGAL:
            return False
        self.seat = after
        return True

    def play(self, bots: Sequence[Bot | None], until: int | None = None) -> list[float]:
        """Let bots answer (None: at random) until a seat must; returns what each seat gained."""
        gained = [0.0] * self.players
        seated = [self._games.dice[0] if bot is None else bot for bot in bots]
        for _ in play_on(self, seated, until=until):
            gained = [sum(each) for each in zip(gained, self.rewards, strict=True)]
        return gained

    # --- copying ---

    def snapshot(self) -> Snapshot:
        return Snapshot(to_bytes(self.state), int(self._games.dice[0].state), self.options)

    def check(self, snapshot: Snapshot) -> None:
        """Refuse what `restore` cannot take."""
        if not isinstance(snapshot, Snapshot):
            raise TypeError(f"only what `snapshot` returned can be restored, not {snapshot!r}")
        if snapshot.options != self.options:
            raise ValueError(f"the snapshot is of {snapshot.options}, not of {self.options}")

    def restore(self, snapshot: Snapshot) -> None:
        self.check(snapshot)
        state = from_bytes(snapshot.state, self.options.rules)
        self._games.resume(0, state, snapshot.dice)
        self.seat = int(self._games.seats[0])

    def reseed(self, seed: int) -> None:
        """Use other dice from here on."""
        [number] = seeds_from(seed, 1)
        self._games.resume(0, clone(self.state), number)

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.options, self._reward, self._observation, self.snapshot())


def resumed(options: Options, reward: str, observation: str, snapshot: Snapshot) -> Episode:
    episode = Episode(options, reward, observation)
    episode.restore(snapshot)
    return episode


def action_number(action: Any) -> int:
    """An action as environments are given it: a whole number, or an array of one."""
    if is_whole(action):
        return int(action)
    found = np.asarray(action)
    if found.size != 1 or found.dtype.kind not in "iu":
        raise TypeError(f"an action is a whole number, not {action!r}")
    return int(found.item())


def bots_for(opponents: str | Bot | Sequence[str | Bot], number: int) -> list[Bot | None]:
    """The opponents clockwise: bots, or names of bots, perhaps with a budget (`hard@30`).

    None means `random`, played in the core.
    """
    chosen: list[Any] = [opponents] * number
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        chosen = list(opponents)
    if len(chosen) != number:
        raise ValueError(f"{number} opponents are needed, not {len(chosen)}")
    for each in chosen:
        if not isinstance(each, str | Bot):
            raise TypeError(f"an opponent is a bot or the name of one, not {each!r}")
    return [
        None if each == "random" else named_bot(each, seed) if isinstance(each, str) else each
        for seed, each in enumerate(chosen)
    ]


def named_bot(text: str, seed: int) -> Bot:
    name, budget = split_budget(text)
    bot = create(name, seed)
    return bot if budget is None else BudgetedBot(bot, budget)
