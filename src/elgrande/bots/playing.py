"""How bots play: one loop for games, matches and environments.

A seat is held by a bot, or by dice that answer at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from traceback import format_exc
from typing import Protocol

from elgrande.bots.interface import Bot, Budget
from elgrande.bots.knowledge import Knowledge
from elgrande.core.chance import Dice
from elgrande.core.engine import legal_actions
from elgrande.core.state import State, current_round, to_move
from elgrande.game.event_log import as_seen_by, read_event
from elgrande.game.events import AnyEvent
from elgrande.game.names import COLOURS


class PlayableGame(Protocol):
    """A game that bots can play. It makes the chance draws itself."""

    @property
    def state(self) -> State: ...

    def answer(self, seat: int, action: int) -> object: ...


@dataclass(frozen=True, slots=True)
class TimedAnswer:
    """What a seat answered and how long it thought."""

    seat: int
    action: int
    seconds: float
    cpu: float  # processor seconds: comparable even on a busy machine


class BotError(ValueError):
    """A bot failed: `args` are a sentence that names the bot and the place, and the traceback."""

    def __str__(self) -> str:
        return "\n".join(each for each in self.args if each)


def play_on(
    game: PlayableGame,
    bots: Sequence[Bot | Dice],
    budgets: Sequence[Budget | None] | None = None,
    *,
    until: int | None = None,
    order: Callable[[State], int] | None = None,
    label: str = "",
) -> Iterator[TimedAnswer]:
    """Let bots answer until the game is over or seat `until` must answer; yields every answer.

    `order` chooses which of several seats answers first (default: the lowest). Raises `BotError`,
    with the label of the game, if a bot fails.
    """
    memory = Memory(game.state, bots)
    while (seat := int(to_move(game.state))) >= 0:
        if order is not None:
            seat = order(game.state)
        if seat == until:
            return
        budget = budgets[seat] if budgets else None
        given = ask(bots[seat], game.state, seat, budget, memory.of(seat), label)
        game.answer(seat, given.action)
        yield given


def ask(
    bot: Bot | Dice,
    state: State,
    seat: int,
    budget: Budget | None = None,
    history: Sequence[AnyEvent] = (),
    label: str = "",
) -> TimedAnswer:
    """Ask a bot for one answer in ids of the core. It sees only what its seat may know."""
    legal = legal_actions(state, seat)
    if isinstance(bot, Dice):
        return TimedAnswer(seat, legal[int(bot.below(len(legal)))], 0.0, 0.0)
    began, used = perf_counter(), process_time()
    try:
        action = bot.choose(Knowledge(state, seat, history), legal, budget)
    except Exception:
        raise BotError(f"{_where(bot, state, seat, label)} raised", format_exc()) from None
    if action not in legal:
        what = f"gave the illegal answer {action}; legal: {legal}"
        raise BotError(f"{_where(bot, state, seat, label)} {what}", "")
    return TimedAnswer(seat, action, perf_counter() - began, process_time() - used)


def _where(bot: Bot, state: State, seat: int, label: str) -> str:
    places = [label, f"seat {seat}", f"round {int(current_round(state))}"]
    return f"{bot.name} ({', '.join(filter(None, places))})"


class Memory:
    """The events each seat saw, for the bots that remember. No bot gets the log itself."""

    def __init__(self, s: State, bots: Sequence[Bot | Dice]) -> None:
        self._seen: dict[int, list[AnyEvent]] = {
            seat: [] for seat, bot in enumerate(bots) if getattr(bot, "remembers", False)
        }
        self._players = int(s.rules.players)
        self._log = [] if s.log is None else s.log
        self._read = 0

    def of(self, seat: int) -> tuple[AnyEvent, ...]:
        """All a seat has seen so far; nothing if its bot does not remember."""
        if seat not in self._seen:
            return ()
        for raw in self._log[self._read :]:
            event = read_event(self._players, raw)
            for owner, seen in self._seen.items():
                seen.append(as_seen_by(event, COLOURS[owner]))
        self._read = len(self._log)
        return tuple(self._seen[seat])
