"""Many games at once, without a Python loop over them: the loop runs in the compiled core.

>>> batch = Batch(256, Options(players=3), seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seats.shape
((256, 793), (256, 230), (256,))
>>> step = batch.step(batch.sample())
>>> step.rewards.shape, int(step.dones.sum())
((256, 3), 0)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from elgrande.bots.knowledge import Knowledge
from elgrande.core.chance import Dice
from elgrande.core.observation.games import BY_POINTS, BY_RANK, WAIT, Games
from elgrande.envs.observation import ACTION_COUNT, OBSERVATION_SIZE, Floats
from elgrande.envs.seeds import seeds_from
from elgrande.game.options import Options

REWARDS: Final = {"rank": int(BY_RANK), "points": int(BY_POINTS)}


def pay_of(reward: str) -> int:
    """The core's number for a kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]


class Step(NamedTuple):
    """What `Batch.reset` and `Batch.step` tell; each array has a row for every game."""

    observations: Floats  # of the seat to move
    masks: NDArray[np.bool_]  # what it may answer
    seats: NDArray[np.int64]  # who it is; -1 when the game is over and not begun again
    rewards: NDArray[np.float64]  # by seat, for this step
    dones: NDArray[np.bool_]  # the game ended with this step


class Batch:
    """`n` games under the same options. Draws are made inside; secret choices are asked in turn.

    `reward`: "rank" pays at the end, from 1 for being ahead of everybody to -1 for being behind
    everybody; "points" pays every point when it is scored. `auto_reset` begins a new game in the
    very step in which one ends. `random_seats` answer at random inside the core and are never
    asked. Observations are written over by the next call: copy what is to be kept.
    """

    def __init__(
        self,
        n: int,
        options: Options | None = None,
        *,
        seed: int | None = None,
        reward: str = "rank",
        auto_reset: bool = True,
        random_seats: Iterable[int] = (),
        observe: bool = True,
    ) -> None:
        if n < 1:
            raise ValueError("a batch needs at least one game")
        self.n = n
        self.options = options or Options()
        self.players = self.options.players
        seats, at_random = set(range(self.players)), set(random_seats)
        if at_random - seats:
            raise ValueError(
                f"There is no seat {min(at_random - seats)}: seats are 0 to {self.players - 1}."
            )
        asked = sum(1 << seat for seat in seats - at_random)
        if not asked:
            raise ValueError("a batch needs a seat that is not random")
        seeds, self._sampler = self._seeds(seed)
        self._games = Games(self.options.rules, seeds, pay_of(reward), asked, auto_reset, observe)
        games = self._games
        shape = (n, self.players)
        self._masks = np.frombuffer(memoryview(games.masks), np.bool_).reshape(n, -1)
        self._seats = np.frombuffer(memoryview(games.seats), np.int64)
        self._rewards = np.frombuffer(memoryview(games.rewards), np.float64).reshape(shape)
        self._dones = np.frombuffer(memoryview(games.dones), np.bool_)
        self._scores = np.frombuffer(memoryview(games.scores), np.int64).reshape(shape)
        self.last = self._told()

    def _seeds(self, seed: int | None) -> tuple[list[int], Dice]:
        *seeds, own = seeds_from(seed, self.n + 1)
        return seeds, Dice(own)

    def _told(self) -> Step:
        width = OBSERVATION_SIZE if self._games.observed else 0
        rows = np.frombuffer(memoryview(self._games.rows), np.float32)
        return Step(
            rows.reshape(self.n, width),
            self._masks.copy(),
            self._seats.copy(),
            self._rewards.copy(),
            self._dones.copy(),
        )

    # --- what the last call told ---

    @property
    def observations(self) -> Floats:
        return self.last.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self.last.masks

    @property
    def seats(self) -> NDArray[np.int64]:
        return self.last.seats

    @property
    def rewards(self) -> NDArray[np.float64]:
        return self.last.rewards

    @property
    def dones(self) -> NDArray[np.bool_]:
        return self.last.dones

    @property
    def scores(self) -> NDArray[np.int64]:
        """Points by game and seat; right after an end, those of the game that ended."""
        return self._scores.copy()

    # --- doing ---

    def reset(self, seed: int | None = None) -> Step:
        """Begin every game anew."""
        seeds, self._sampler = self._seeds(seed)
        self._games.reset(seeds)
        self.last = self._told()
        return self.last

    def step(self, actions: ArrayLike, only: ArrayLike | None = None) -> Step:
        """Answer in every game, or only in those marked; illegal answers change nothing at all."""
        answers = np.asarray(actions)
        if answers.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, not an array of {answers.shape}")
        if answers.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {answers.dtype}")
        if only is not None:
            marked = np.asarray(only, np.bool_)
            if marked.shape != (self.n,):
                raise ValueError(f"{self.n} marks are needed, not an array of {marked.shape}")
            answers = np.where(marked, answers, int(WAIT))
        # Whatever is no action at all becomes one that is never legal.
        known = (answers >= 0) & (answers <= int(WAIT))
        data = np.where(known, answers, ACTION_COUNT).astype(np.uint8).tobytes()
        illegal = self._games.first_illegal(data)
        if illegal >= 0:
            raise ValueError(
                f"{actions_at(actions, illegal)} is not legal in game {illegal}: see masks"
            )
        self._games.step(data)
        self.last = self._told()
        return self.last

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game (for games that are over, a number that waits)."""
        chosen = np.frombuffer(self._games.sample(self._sampler), np.uint8)
        return chosen.astype(np.int64)

    def knowledge(self, game: int) -> Knowledge:
        """What the seat to move in one game may know, for a bot."""
        return Knowledge(self._games.states[game], int(self._seats[game]))


def actions_at(actions: ArrayLike, game: int) -> int:
    return int(np.asarray(actions)[game])
