"""How a bot answers, in a worker process. It gets what its seat may know, never the true game."""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from elgrande.bots import Bot, Budget, Knowledge, answer_at, create, hint
from elgrande.core.state import State, from_bytes, to_bytes
from elgrande.game import AnyAction, Game, Options
from elgrande.game.codec import decode, opens_a_pair
from elgrande.game.events import AnyEvent
from elgrande.game.options import OptionsData


class Task(Struct, frozen=True):
    """A question put to a bot. `position` agrees with all its seat knows; the rest is drawn.

    `history` is all that has happened, as its seat saw it: a millisecond or two for a whole game.
    """

    table: str
    bot: str
    options: OptionsData
    seat: int
    position: bytes
    milliseconds: int
    history: tuple[AnyEvent, ...]


_tasks: Final = msgspec.msgpack.Decoder(Task)


def task_for(table: str, game: Game, seat: int, bot: str, milliseconds: int) -> bytes:
    position = to_bytes(game.sample(seat, secrets.randbits(30)))
    history = tuple(game.events(seat))
    task = Task(table, bot, game.options.to_dict(), seat, position, milliseconds, history)
    return msgspec.msgpack.encode(task)


def think(data: bytes) -> str:
    """The bot's answer in short text."""
    task = _tasks.decode(data)
    state = from_bytes(task.position, _options(msgspec.json.encode(task.options)).rules)
    bot = bot_at(task.table, task.seat, task.bot)
    budget = Budget(milliseconds=task.milliseconds)
    return str(answer_at(bot, state, task.seat, budget, task.history))


def ready() -> int:
    """The worker has read in all it takes to think; which process it is."""
    return os.getpid()


@lru_cache(maxsize=1000)
def bot_at(table: str, seat: int, bot: str) -> Bot:
    """The same one as long as it is asked: it thinks a turn through once, and keeps to its plan.

    What it remembers it has thought from what its seat may know. Nothing is lost when it is gone.
    """
    return create(bot, secrets.randbits(30))


class HintReason(Struct, frozen=True):
    """A reason for an answer; see `elgrande.bots.Reason` for what each kind means."""

    kind: str
    number: int
    place: str
    seat: int
    rank: int
    cards: tuple[int, ...]
    later: bool  # only with the rest of the plan


class HintedAnswer(Struct, frozen=True):
    """An answer worth considering: points behind the best one, and why."""

    action: AnyAction
    value: float
    behind: float
    weight: float
    reasons: tuple[HintReason, ...]


def advise(data: bytes) -> bytes:
    """The best few answers, best first, as JSON."""
    task = _tasks.decode(data)
    state = from_bytes(task.position, _options(msgspec.json.encode(task.options)).rules)
    knowledge = Knowledge(state, task.seat, task.history)
    found = hint(knowledge, Budget(milliseconds=task.milliseconds))
    return msgspec.json.encode(
        [
            HintedAnswer(
                decode(state, task.seat, _first_answer(state, task.seat, each.plan)),
                each.value,
                each.behind,
                each.weight,
                tuple(
                    HintReason(
                        why.kind,
                        why.number,
                        why.place,
                        why.seat,
                        why.rank,
                        why.cards,
                        why.later,
                    )
                    for why in each.reasons
                ),
            )
            for each in found
        ]
    )


def _first_answer(state: State, seat: int, plan: tuple[int, ...]) -> tuple[int, ...]:
    return plan[:2] if opens_a_pair(state, seat, plan[0]) else plan[:1]


@lru_cache(maxsize=64)
def _options(data: bytes) -> Options:
    return Options.from_dict(msgspec.json.decode(data))
