"""Faults of bots: one costs the move, three cost the game, and never more.

A fault is an illegal answer, no answer in time, or a failure of the bot itself. The first legal
answer is played in its place. A bot forfeits the game if its program ends, and with its third
fault: the first legal answer is played for it to the end, and the game counts as lost.
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from traceback import format_exc
from types import FrameType
from typing import Final

from elgrande.bots import Bot, BotError, Budget, Knowledge, TypedBot, answer_at
from elgrande.game.actions import AnyAction, NotationError, parse

MAX_FAULTS: Final = 3  # with this many a bot forfeits the game
DEFAULT_SECONDS: Final = 10.0  # for an answer without a time budget
GRACE_SECONDS: Final = 1.0  # beyond a time budget

_log = logging.getLogger(__name__)  # without a handler, Python writes it to standard error
_said: Final[set[str]] = set()


class Fault(Exception):  # noqa: N818  the protocol's own term
    """A bot failed at a question. `code` is `illegal`, `late`, `failed` or `ended`."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    def __str__(self) -> str:
        return f"{self.code}: {self.args[0]}"


class TimeLimitExceeded(BaseException):
    """Raised in code that takes too long. No `except Exception` of a bot catches it."""


def seconds_for(budget: Budget | None) -> float:
    """How long a bot may take for an answer before it is late."""
    if budget is None or budget.milliseconds is None:
        return DEFAULT_SECONDS
    return budget.milliseconds / 1000 + GRACE_SECONDS


def read_answer(given: object, legal: Sequence[AnyAction]) -> AnyAction:
    """The legal answer that a bot gave, as an action or as its text."""
    try:
        action = parse(given) if isinstance(given, str) else given
    except NotationError as error:
        raise Fault("illegal", str(error)) from None
    for each in legal:
        if each == action:
            return each
    raise Fault("illegal", f"{given} does not answer this question")


class GuardedBot:
    """Wraps a bot so that its failures cost only its own move or game."""

    def __init__(self, bot: Bot | TypedBot, budget: Budget | None = None) -> None:
        self.bot = bot
        self._budget = budget  # instead of the one that comes with a question
        self.name = bot.name
        self.remembers = getattr(bot, "remembers", False)
        self.faults: list[Fault] = []
        self.forfeited = False

    def answer(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None = None
    ) -> AnyAction:
        if self.forfeited:
            return legal[0]
        try:
            return self._ask(knowledge, legal, self._budget or budget)
        except Fault as fault:
            self.faults.append(fault)
            self.forfeited = fault.code == "ended" or len(self.faults) == MAX_FAULTS
            if self.forfeited:
                _say_once(f"{self.name} forfeits a game: {fault}")
            return legal[0]

    def _ask(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None
    ) -> AnyAction:
        given: object
        try:
            keeps_time = getattr(self.bot, "keeps_time", False)
            with nullcontext() if keeps_time else time_limit(seconds_for(budget)):
                if isinstance(self.bot, Bot):
                    state, seat = knowledge.possible(), knowledge.seat
                    given = answer_at(self.bot, state, seat, budget, knowledge.history)
                else:
                    given = self.bot.answer(knowledge, legal, budget)
                return read_answer(given, legal)
        except Fault:
            raise
        except TimeLimitExceeded:
            raise Fault("late", f"no answer in {seconds_for(budget):g} seconds") from None
        except BotError as error:
            raise Fault("failed" if error.args[1] else "illegal", str(error)) from None
        except Exception:
            raise Fault("failed", format_exc()) from None


def _say_once(text: str) -> None:
    """A bot that fails in every game is reported with the first."""
    if text not in _said:
        _said.add(text)
        _log.warning(text)


def guarded(bot: object) -> GuardedBot | None:
    """The wrapper of a bot from `open_bots`; None for a built-in bot."""
    found = getattr(bot, "typed", bot)
    return found if isinstance(found, GuardedBot) else None


def forfeits(bots: Sequence[object]) -> tuple[bool, ...]:
    """By seat: whether a bot has lost its game by faults."""
    return tuple((guard := guarded(bot)) is not None and guard.forfeited for bot in bots)


def game_over(bots: Sequence[object], points: Sequence[int]) -> None:
    """Tell the programs among the bots that their game is over."""
    for bot in bots:
        guard = guarded(bot)
        over = getattr(guard.bot, "over", None) if guard is not None else None
        if over is not None:
            over(points)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop Python code that takes longer, where the system can (POSIX, in the main thread)."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not able:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeLimitExceeded

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
