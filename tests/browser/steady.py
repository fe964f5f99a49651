"""Bots and advice without luck: the same in each run, however fast the machine is.

A bot's dice depend on how many answers its seat has given, thinking is limited by iterations, and
the hidden part of a position is sampled from one seed. These functions replace those of the server,
in its own process (`task_for`) and in the one where bots think (the others).

`ELGRANDE_LUCK=8 pytest tests/browser` plays other games: a way to look for what these do not show.
"""

from __future__ import annotations

import os
import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import elgrande.hints
from elgrande.bots import Budget, answer_at, create
from elgrande.core.state import from_bytes
from elgrande.game import AnyAction, Game, Options
from elgrande.game.names import COLOURS
from elgrande.server.bots import runner, tasks
from elgrande.server.tournaments import keeper

LUCK = int(os.environ.get("ELGRANDE_LUCK", "7"))
THOUGHT = Budget(iterations=300)


def without_luck(patch: pytest.MonkeyPatch) -> None:
    """In the server's process, before it starts."""
    for replaced in (task_for, think, advise, coach):
        patch.setattr(runner, replaced.__name__, replaced)
    patch.setattr(tasks, "secrets", SimpleNamespace(randbits=lambda _: LUCK))
    patch.setattr(keeper, "random", SimpleNamespace(SystemRandom=lambda: random.Random(LUCK)))


def task_for(table: str, game: Game, seat: int, *more: Any) -> bytes:
    """The server's, with the bot's dice in the place of the table: only the bots' cache asks it."""
    answers = sum(entry.by == COLOURS[seat] for entry in game.record().entries)
    return tasks.task_for(f"{seat + 10 * answers}", game, seat, *more)


def think(data: bytes) -> AnyAction:
    task = msgspec.msgpack.decode(data, type=tasks.Task)
    options = Options.from_dict(msgspec.json.decode(task.options))
    state = from_bytes(task.position, options.rules)
    bot = create(task.bot, 1000 * LUCK + int(task.table))
    return answer_at(bot, state, task.seat, THOUGHT, task.history)


def advise(data: bytes) -> bytes:
    limit_thinking()
    return tasks.advise(data)


def coach(data: bytes) -> bytes:
    limit_thinking()
    return tasks.coach(data)


def limit_thinking() -> None:
    for module in (elgrande.hints, tasks):
        setattr(module, "Budget", lambda milliseconds: THOUGHT)  # noqa: B010
