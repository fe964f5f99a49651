"""One game between bots, on a deal that depends only on its number.

Every draw has its own dice, seeded by the deal's number, the round and the draw. So the same deal
brings the same cards whatever the players do, and line-ups meet on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from traceback import format_exc
from zlib import crc32

from elgrande.bots import Bot, Budget, Knowledge
from elgrande.core.chance import Dice, draw
from elgrande.core.engine import advance, apply, legal_actions
from elgrande.core.rules import Rules
from elgrande.core.setup import new_state
from elgrande.core.state import CHANCE_SEAT, POINTS, ROUND, TOP, State, current_round, to_move
from elgrande.game.events import AnyEvent, as_seen_by, read_event
from elgrande.game.names import COLOURS


@dataclass(frozen=True)
class Outcome:
    """Final points, share of the win (ties share it) and seconds of thinking, by seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]  # the longest single answer
    cpu: tuple[float, ...]  # processor seconds: comparable even on a busy machine


class BotError(ValueError):
    """A bot failed: `args` are a sentence that names the bot and the place, and the traceback."""

    def __str__(self) -> str:
        return "\n".join(each for each in self.args if each)


def where(bot: Bot, deal: int, seat: int, s: State) -> str:
    return f"{bot.name} (deal {deal}, seat {seat}, round {int(current_round(s))})"


def dealt(s: State, deal: int) -> int:
    """The outcome of the current draw in this deal."""
    v = s.v
    f = v[TOP]
    which = (deal, int(v[ROUND]), *(int(v[f + i]) for i in range(3)))
    return int(draw(s, Dice(crc32(repr(which).encode()))))


class Memory:
    """The events each seat saw, for the bots that remember. No bot gets the log itself."""

    def __init__(self, s: State, bots: Sequence[Bot]) -> None:
        self._seen: dict[int, list[AnyEvent]] = {
            seat: [] for seat, bot in enumerate(bots) if getattr(bot, "remembers", False)
        }
        self._rules = s.rules
        self._log: list[tuple[int, ...]] = []
        self._read = 0
        if self._seen:
            s.log = self._log

    def of(self, seat: int) -> tuple[AnyEvent, ...]:
        """All a seat has seen so far; nothing if its bot does not remember."""
        if seat not in self._seen:
            return ()
        for raw in self._log[self._read :]:
            event = read_event(self._rules, raw)
            for owner, seen in self._seen.items():
                seen.append(as_seen_by(event, COLOURS[owner]))
        self._read = len(self._log)
        return tuple(self._seen[seat])


def shares_of(points: Sequence[int]) -> tuple[float, ...]:
    """Each seat's share of the win of one game; ties share it."""
    best = max(points)
    return tuple(float(each == best) / points.count(best) for each in points)


def play(
    rules: Rules,
    bots: Sequence[Bot],
    deal: int,
    budgets: Sequence[Budget | None] | None = None,
    watch: Callable[[State, int, int], None] | None = None,
    order: Callable[[State], int] | None = None,
) -> Outcome:
    """Play one deal to its end.

    `watch` gets the state, the seat and the answer before each answer is applied. `order` chooses
    which of several seats answers first (default: the lowest). Raises `BotError` if a bot fails.
    """
    s = new_state(rules)
    memory = Memory(s, bots)
    advance(s)
    seconds = [0.0] * len(bots)
    longest = [0.0] * len(bots)
    cpu = [0.0] * len(bots)
    while (seat := int(to_move(s))) >= 0:
        if seat == CHANCE_SEAT:
            apply(s, seat, dealt(s, deal))
            continue
        if order is not None:
            seat = order(s)
        bot = bots[seat]
        legal = legal_actions(s, seat)
        began = perf_counter()
        used = process_time()
        budget = budgets[seat] if budgets else None
        try:
            action = bot.choose(Knowledge(s, seat, memory.of(seat)), legal, budget)
        except Exception:
            raise BotError(f"{where(bot, deal, seat, s)} raised", format_exc()) from None
        cpu[seat] += process_time() - used
        took = perf_counter() - began
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        if action not in legal:
            what = f"gave the illegal answer {action}; legal: {legal}"
            raise BotError(f"{where(bot, deal, seat, s)} {what}", "")
        if watch is not None:
            watch(s, seat, action)
        apply(s, seat, action)
    points = tuple(int(s.v[POINTS + seat]) for seat in range(len(bots)))
    return Outcome(points, shares_of(points), tuple(seconds), tuple(longest), tuple(cpu))
