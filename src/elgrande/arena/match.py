"""One game between bots, on a deal that depends only on its number.

Every draw has its own dice, seeded by the deal's number, the round and the draw. So the same deal
brings the same cards whatever the players do, and line-ups meet on equal terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from zlib import crc32

from elgrande.bots import Bot, Budget
from elgrande.bots.playing import play_on
from elgrande.core.chance import Dice, draw
from elgrande.core.engine import advance, apply
from elgrande.core.rules import Rules
from elgrande.core.setup import new_state
from elgrande.core.state import CHANCE_SEAT, POINTS, ROUND, TOP, State, to_move

# Gets the state, the seat and the answer before each answer is applied.
OnAnswer = Callable[[State, int, int], None]


@dataclass(frozen=True)
class GameResult:
    """Final points, share of the win (ties share it) and seconds of thinking, by seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]  # the longest single answer
    cpu: tuple[float, ...]  # processor seconds: comparable even on a busy machine


class Deal:
    """A game whose draws follow from the number of its deal."""

    def __init__(self, rules: Rules, number: int, watch: OnAnswer | None = None) -> None:
        self.state = new_state(rules)
        self._number = number
        self._watch = watch

    def start(self, *, events: bool) -> None:
        self.state.log = [] if events else None
        advance(self.state)
        self._settle()

    def answer(self, seat: int, action: int) -> None:
        if self._watch is not None:
            self._watch(self.state, seat, action)
        apply(self.state, seat, action)
        self._settle()

    def _settle(self) -> None:
        while to_move(self.state) == CHANCE_SEAT:
            apply(self.state, CHANCE_SEAT, dealt(self.state, self._number))


def dealt(s: State, deal: int) -> int:
    """The outcome of the current draw in this deal."""
    v = s.v
    f = v[TOP]
    which = (deal, int(v[ROUND]), *(int(v[f + i]) for i in range(3)))
    return int(draw(s, Dice(crc32(repr(which).encode()))))


def shares_of(points: Sequence[int], forfeits: Sequence[bool] = ()) -> tuple[float, ...]:
    """Each seat's share of the win of one game; ties share it. A forfeit wins nothing.

    If all seats forfeit, the points decide.
    """
    lost = forfeits if forfeits and not all(forfeits) else [False] * len(points)
    best = max(each for each, out in zip(points, lost, strict=True) if not out)
    wins = [each == best and not out for each, out in zip(points, lost, strict=True)]
    return tuple(float(each) / sum(wins) for each in wins)


def play_deal(
    rules: Rules,
    bots: Sequence[Bot],
    number: int,
    budgets: Sequence[Budget | None] | None = None,
    watch: OnAnswer | None = None,
    order: Callable[[State], int] | None = None,
) -> GameResult:
    """Play one deal to its end. `order` and `BotError` are those of `play_on`."""
    deal = Deal(rules, number, watch)
    deal.start(events=any(getattr(bot, "remembers", False) for bot in bots))
    seconds = [0.0] * len(bots)
    longest = [0.0] * len(bots)
    cpu = [0.0] * len(bots)
    for answer in play_on(deal, bots, budgets, order=order, label=f"deal {number}"):
        seconds[answer.seat] += answer.seconds
        longest[answer.seat] = max(longest[answer.seat], answer.seconds)
        cpu[answer.seat] += answer.cpu
    points = tuple(int(deal.state.v[POINTS + seat]) for seat in range(len(bots)))
    return GameResult(points, shares_of(points), tuple(seconds), tuple(longest), tuple(cpu))
