"""What a worker process computes: a bot's answer, or hints.

A task holds what the seat may know, never the true game.
"""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from elgrande.bots import Bot, Budget, answer_at, create
from elgrande.bots.registry import BUILT_IN
from elgrande.core.chance import Dice
from elgrande.core.knowledge import determinize
from elgrande.core.state import State, from_bytes, to_bytes
from elgrande.game import AnyAction, Game, Options
from elgrande.game.events import AnyEvent
from elgrande.game.game import state_of
from elgrande.hints import hints
from elgrande.learning.coach import counsel


class Task(Struct, frozen=True):
    """A question for a bot. `position` agrees with what the seat knows; the rest is sampled.

    `history` holds all events as the seat saw them, for hints and for bots that may remember: the
    built-in ones do not. For a whole game it costs a millisecond or two.
    """

    table: str
    bot: str
    options: bytes  # as JSON
    seat: int
    position: bytes
    milliseconds: int
    history: tuple[AnyEvent, ...]
    language: str = "en"  # of the reasons in hints
    people: tuple[str | None, ...] = ()


_tasks: Final = msgspec.msgpack.Decoder(Task)


def task_for(
    table: str,
    game: Game,
    seat: int,
    bot: str,
    milliseconds: int,
    language: str = "en",
    people: tuple[str | None, ...] = (),
) -> bytes:
    sample = determinize(state_of(game), seat, Dice(secrets.randbits(30)))
    options = msgspec.json.encode(game.options.to_dict())
    history = () if bot in BUILT_IN else tuple(game.events(seat))
    return msgspec.msgpack.encode(
        Task(table, bot, options, seat, to_bytes(sample), milliseconds, history, language, people)
    )


def think(data: bytes) -> AnyAction:
    """The bot's answer."""
    task = _tasks.decode(data)
    state = from_bytes(task.position, _options(task.options).rules)
    bot = bot_at(task.table, task.seat, task.bot)
    budget = Budget(milliseconds=task.milliseconds)
    return answer_at(bot, state, task.seat, budget, task.history)


def ready() -> int:
    """The process id. When this returns, the worker has imported all that bots need."""
    return os.getpid()


@lru_cache(maxsize=1000)
def bot_at(table: str, seat: int, bot: str) -> Bot:
    """The bot of a seat, cached so that it plans a turn once and keeps to its plan.

    The plan uses only what the seat may know. A bot evicted from the cache just plans again.
    """
    return create(bot, secrets.randbits(30))


def advise(data: bytes) -> bytes:
    """The best few answers, best first, as JSON."""
    return msgspec.json.encode(hints(*_consulted(data)))


def coach(data: bytes) -> bytes:
    """What a coach says at this decision, as JSON."""
    state, options, seat, limit, language, history, people = _consulted(data)
    budget = Budget(milliseconds=limit // 2)  # it speaks before a beginner has chosen
    said = counsel(state, options, seat, budget, language, history, people)
    return msgspec.json.encode(said)


def _consulted(
    data: bytes,
) -> tuple[State, Options, int, int, str, tuple[AnyEvent, ...], tuple[str | None, ...]]:
    """The task as arguments of `hints` and `counsel`."""
    task = _tasks.decode(data)
    options = _options(task.options)
    state = from_bytes(task.position, options.rules)
    limit = task.milliseconds
    return state, options, task.seat, limit, task.language, task.history, task.people


@lru_cache(maxsize=64)
def _options(data: bytes) -> Options:
    return Options.from_dict(msgspec.json.decode(data))
