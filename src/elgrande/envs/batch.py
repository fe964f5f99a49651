"""Many games at once: the loop over the games runs in the compiled core, not in Python.

>>> batch = Batch(256, Options(players=3), seed=1)
>>> batch.observations.shape, batch.masks.shape, batch.seats.shape
((256, 793), (256, 230), (256,))
>>> step = batch.step(batch.sample())
>>> step.rewards.shape, int(step.dones.sum())
((256, 3), 0)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from elgrande.bots.interface import Bot
from elgrande.bots.knowledge import Knowledge
from elgrande.bots.playing import ask
from elgrande.core.chance import Dice
from elgrande.core.observation.batch import BY_POINTS, BY_RANK, WAIT, Games
from elgrande.core.state import FINISHED, WAITING, State, from_bytes, to_bytes
from elgrande.envs.observation import (
    ACTION_COUNT,
    OBSERVATION_KINDS,
    OBSERVATION_SIZE,
    Floats,
    is_whole,
)
from elgrande.envs.seeds import seeds_from
from elgrande.game.arguments import check_seat
from elgrande.game.options import Options
from elgrande.game.position.line import Position, read_position
from elgrande.game.position.syntax import PositionError

REWARDS: Final = {"rank": int(BY_RANK), "points": int(BY_POINTS)}


def reward_code(reward: str) -> int:
    """The core's number for a kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return REWARDS[reward]


def as_options(options: Options | Mapping[str, Any] | None) -> Options:
    """Options as given, or from keywords as in `gymnasium.make` and configuration files."""
    if options is None:
        return Options()
    if isinstance(options, Options):
        return options
    if not isinstance(options, Mapping):
        raise TypeError(f"options are Options, or a mapping with their names, not {options!r}")
    return Options.from_dict(options)


def check_kind(observation: str) -> None:
    if observation not in OBSERVATION_KINDS:
        raise ValueError(
            f"observation must be {' or '.join(OBSERVATION_KINDS)}, not {observation!r}"
        )


class Step(NamedTuple):
    """What `Batch.reset` and `Batch.step` return; each array has a row for every game."""

    observations: Floats  # of the seat to move
    masks: NDArray[np.bool_]  # its legal answers
    seats: NDArray[np.int64]  # the seat to move; -1 when the game is over and not reset
    rewards: NDArray[np.float64]  # by seat, for this step
    dones: NDArray[np.bool_]  # the game ended with this step


class Batch:
    """`n` games with the same options. The core makes the draws; secret choices come one by one.

    `reward`: "rank" pays at the end, from 1 for being ahead of all others to -1 for being behind
    all; "points" pays every point when it is scored. `auto_reset` begins a new game in the same
    step in which one ends. With a `position` every game begins there, with its options; what it
    leaves open is drawn for each game. `random_seats` answer at random inside the core and are
    never asked; a sequence of sets has one for each game. The next call overwrites the
    observations: copy what you want to keep. `copy.deepcopy` and `pickle` save all games as they
    are; `branch` makes many games from one.
    """

    def __init__(
        self,
        n: int,
        options: Options | Mapping[str, Any] | None = None,
        *,
        seed: int | Sequence[int | None] | None = None,
        reward: str = "rank",
        auto_reset: bool = True,
        random_seats: Iterable[int] | Sequence[Iterable[int]] = (),
        observe: bool = True,
        position: str | None = None,
    ) -> None:
        if not is_whole(n) or n < 1:
            raise ValueError(f"a batch needs at least one game, not {n!r}")
        self.n = n
        chosen = None if options is None else as_options(options)
        start = None if position is None else read_start(position, chosen)
        self.options = as_options(chosen) if start is None else start.options
        self.players = self.options.players
        self._settings = {"reward": reward, "auto_reset": auto_reset, "observe": observe}
        asked = self._asked(random_seats)
        seeds, self._sampler = self._seeds(seed)
        self._games = games = Games(
            self.options.rules,
            seeds,
            reward_code(reward),
            asked,
            auto_reset,
            observe,
            *start_of(start),
        )
        shape = (n, self.players)
        self._masks = np.frombuffer(memoryview(games.masks), np.bool_).reshape(n, -1)
        width = OBSERVATION_SIZE if observe else 0
        self._rows = np.frombuffer(memoryview(games.rows), np.float32).reshape(n, width)
        self._seats = np.frombuffer(memoryview(games.seats), np.int64)
        self._rewards = np.frombuffer(memoryview(games.rewards), np.float64).reshape(shape)
        self._drawn = np.frombuffer(memoryview(games.drawn), np.uint8)
        self._dones = np.frombuffer(memoryview(games.dones), np.bool_)
        self._scores = np.frombuffer(memoryview(games.scores), np.int64).reshape(shape)
        self.last = self._step()

    def _asked(self, random_seats: Iterable[int] | Sequence[Iterable[int]]) -> list[int]:
        """The bits of the seats that are asked, by game."""
        if not isinstance(random_seats, Iterable):
            raise TypeError(f"random_seats are seats, or seats by game, not {random_seats!r}")
        listed: list[Any] = list(random_seats)
        one_for_all = not any(isinstance(each, Iterable) for each in listed)
        by_game = [set(listed)] * self.n if one_for_all else [set(each) for each in listed]
        if len(by_game) != self.n:
            raise ValueError(f"{self.n} sets of random seats are needed, not {len(by_game)}")
        return self._asked_besides(by_game)

    def _asked_besides(self, by_game: list[set[int]]) -> list[int]:
        seats = set(range(self.players))
        for at_random in by_game:
            for seat in at_random:
                check_seat(seat, self.players)
            if at_random == seats:
                raise ValueError("a batch needs a seat that is not random")
        return [sum(1 << int(seat) for seat in seats - at_random) for at_random in by_game]

    def _seeds(self, seed: int | Sequence[int | None] | None) -> tuple[list[int], Dice]:
        """A seed for each game and one for `sample`."""
        if not isinstance(seed, Sequence | np.ndarray):
            *seeds, own = seeds_from(seed, self.n + 1)
            return seeds, Dice(own)
        if len(seed) != self.n:
            raise ValueError(f"{self.n} seeds are needed, not {len(seed)}")
        return [seeds_from(each, 1)[0] for each in seed], Dice(seeds_from(seed[0], 2)[1])

    def _step(self) -> Step:
        return Step(
            self._rows,
            self._masks.copy(),
            self._seats.copy(),
            self._rewards.copy(),
            self._dones.copy(),
        )

    # --- what the last call returned ---

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
        """Points by game and seat; right after a game ends, its final points."""
        return self._scores.copy()

    # --- playing ---

    def begin_at(self, position: str | None) -> None:
        """From the next reset on, every game begins in this position; None: with the set-up."""
        start = None if position is None else read_start(position, self.options)
        self._games.start, self._games.start_seat = start_of(start)

    def reset(
        self, seed: int | Sequence[int | None] | None = None, only: ArrayLike | None = None
    ) -> Step:
        """Begin every game again, or only those marked; one seed for all, or one for each."""
        if only is None:
            seeds, self._sampler = self._seeds(seed)
            self._games.reset(seeds)
        else:
            begun = np.flatnonzero(self.marks(only)).tolist()
            if isinstance(seed, Sequence | np.ndarray):
                seeds, _ = self._seeds(seed)
            else:
                seeds = seeds_from(seed, self.n)
            for game in begun:
                self._games.begin(game, seeds[game])
                if self._games.observed:
                    self._games.observe(game)
        self.last = self._step()
        return self.last

    def step(self, actions: ArrayLike, only: ArrayLike | None = None) -> Step:
        """Answer in every game, or only in those marked; illegal answers change nothing at all."""
        answers = np.asarray(actions)
        if answers.shape != (self.n,):
            raise ValueError(f"{self.n} actions are needed, not an array of {answers.shape}")
        if answers.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {answers.dtype}")
        # A number that is not an action becomes one that is never legal: -1 is a large number here.
        known = np.minimum(answers.astype(np.uint64), ACTION_COUNT).astype(np.uint8)
        if only is not None:
            known[~self.marks(only)] = WAIT
        data = known.tobytes()
        illegal = self._games.first_illegal(data)
        if illegal >= 0:
            raise ValueError(
                f"{actions_at(actions, illegal)} is not legal in game {illegal}: see masks"
            )
        self._games.step(data)
        self.last = self._step()
        return self.last

    def marks(self, only: ArrayLike) -> NDArray[np.bool_]:
        """Marks of games as an array; `ValueError` unless there is one for each game."""
        marked = np.asarray(only, np.bool_)
        if marked.shape != (self.n,):
            raise ValueError(f"{self.n} marks are needed, not an array of {marked.shape}")
        return marked

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game (for games that are over, a placeholder)."""
        self._games.sample(self._sampler)
        return self._drawn.astype(np.int64)

    def knowledge(self, game: int) -> Knowledge:
        """What the seat to move in one game may know, for a bot."""
        return Knowledge(self._state(game), self._asked_in(game))

    def ask(self, game: int, bot: Bot) -> int:
        """The answer of a bot for the seat to move in one game."""
        if not callable(getattr(bot, "choose", None)):
            raise TypeError(f"{bot!r} is no bot: a bot is an object with `choose`.")
        return ask(bot, self._state(game), self._asked_in(game)).action

    def _state(self, game: int) -> State:
        if not is_whole(game) or not 0 <= game < self.n:
            raise ValueError(f"There is no game {game}: games are 0 to {self.n - 1}.")
        return self._games.states[game]

    def _asked_in(self, game: int) -> int:
        seat = int(self._seats[game])
        if seat < 0:
            raise ValueError(f"game {game} is over: no seat is asked")
        return seat

    def observe(self, game: int, seat: int) -> Floats:
        """The observation of any seat of one game."""
        self._state(game)
        seat = check_seat(seat, self.players)
        return np.frombuffer(memoryview(self._games.observe_seat(game, seat)), np.float32).copy()

    def let_answer_at_random(self, game: int, seats: Iterable[int]) -> None:
        """From the next reset of this game on, these seats answer at random, and only these."""
        self._state(game)
        [asked] = self._asked_besides([set(seats)])
        self._games.asked[game] = asked

    # --- copying ---

    def branch(self, game: int, seeds: Sequence[int], **settings: Any) -> Batch:
        """A batch of copies of one game, each continuing with the dice of one seed.

        `settings` override those of this batch: `reward`, `auto_reset`, `observe`.
        """
        state = self._state(game)
        asked = int(self._games.asked[game])
        games = [(to_bytes(state), int(Dice(seeds_from(seed, 1)[0]).state)) for seed in seeds]
        return restored(
            self.options, {**self._settings, **settings}, [asked] * len(games), games, 0, None
        )

    def __reduce__(self) -> tuple[Any, ...]:
        games = self._games
        saved = [
            (to_bytes(state), int(dice.state))
            for state, dice in zip(games.states, games.dice, strict=True)
        ]
        results = (self.rewards, self.dones, self.scores)
        asked = [int(each) for each in games.asked]
        sampler = int(self._sampler.state)
        start = None if games.start is None else to_bytes(games.start), int(games.start_seat)
        return restored, (self.options, self._settings, asked, saved, sampler, results, start)


def restored(
    options: Options,
    settings: Mapping[str, Any],
    asked: list[int],
    games: list[tuple[bytes, int]],
    sampler: int,
    results: tuple[NDArray[Any], NDArray[Any], NDArray[Any]] | None,
    start: tuple[bytes | None, int] = (None, -1),
) -> Batch:
    """Restore a batch from saved games."""
    seats = range(options.players)
    at_random = [[seat for seat in seats if not bits >> seat & 1] for bits in asked]
    batch = Batch(len(games), options, seed=0, random_seats=at_random, **settings)
    for game, (state, dice) in enumerate(games):
        batch._games.resume(game, from_bytes(state, options.rules), dice)
    batch._games.observe_all()
    if start[0] is not None:
        batch._games.start = from_bytes(start[0], options.rules)
        batch._games.start_seat = start[1]
    if sampler:
        batch._sampler.state = sampler
    batch.last = batch._step()
    if results is not None:
        rewards, dones, scores = results
        batch.last = batch.last._replace(rewards=rewards, dones=dones)
        for at, points in enumerate(scores.ravel().tolist()):
            batch._games.scores[at] = points
    return batch


def read_start(text: str, options: Options | None) -> Position:
    """A position to begin in. Raises `PositionError` if it is of other options, or the end."""
    position = read_position(text)
    if options is not None and position.options != options:
        raise PositionError("", f"it is of {position.options}, not of {options}")
    if position.state.v[WAITING] == FINISHED:
        raise PositionError("asked", "the game is over there")
    return position


def start_of(position: Position | None) -> tuple[State | None, int]:
    """A position as the core takes it: the state, and the seat whose knowledge it is."""
    if position is None:
        return None, -1
    return position.state, -1 if position.seat is None else position.seat


def actions_at(actions: ArrayLike, game: int) -> int:
    return int(np.asarray(actions)[game])
