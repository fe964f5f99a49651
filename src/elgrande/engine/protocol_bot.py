"""The bot's side of the protocol: lets another program use any of our bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TextIO

from elgrande.bots import Bot, Budget, TypedBot, answer_at, as_bot
from elgrande.engine.program import VERSION
from elgrande.game.events import AnyEvent
from elgrande.game.game import Game
from elgrande.game.notation import read_event_words
from elgrande.game.position.line import seat_of

SAMPLE_SEED = 1  # any seed: what a bot answers does not depend on what its seat cannot know


class ProtocolError(ValueError):
    """A message that cannot be read; the text is one sentence."""


@dataclass
class ProtocolBot:
    """A bot that answers the messages of the protocol, one at a time."""

    name: str
    make: Callable[[int], Bot | TypedBot]  # a bot from a seed
    _bot: Bot | None = None
    _seat: int = 0
    _game: Game | None = None
    _history: list[AnyEvent] = field(default_factory=list)

    def handle(self, line: str) -> Iterator[str]:
        """The lines that answer a message. Unknown messages are for later versions: no answer."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "elgrande":
                if rest != str(VERSION):
                    raise ProtocolError(f"this bot speaks version {VERSION}, not {rest!r}")
                yield f"bot {self.name}"
                yield "wants position"
                if getattr(self._seated(), "remembers", False):
                    yield "wants events"
                yield "ready"
            case "new":
                settings = _settings(rest)
                seed = settings.get("seed", "0")
                self._bot = as_bot(self.make(int(seed) if seed.isdecimal() else 0))
                self._history = []
            case "event":
                self._history.append(read_event_words(rest))
            case "position":
                self._game = Game.from_position(rest, SAMPLE_SEED, events=False)
                self._seat = seat_of(rest)
            case "go":
                yield f"answer {self._answer(rest)}"

    def _seated(self) -> Bot:
        if self._bot is None:
            self._bot = as_bot(self.make(0))
        return self._bot

    def _answer(self, limits: str) -> str:
        if self._game is None:
            raise ProtocolError("there was no position yet")
        state = self._game.sample(self._seat, SAMPLE_SEED)
        budget = read_budget(limits)
        return str(answer_at(self._seated(), state, self._seat, budget, tuple(self._history)))


def _settings(text: str) -> dict[str, str]:
    """`name=value name=value` as a dictionary."""
    found = {}
    for word in text.split():
        name, _, value = word.partition("=")
        found[name] = value
    return found


def read_budget(text: str) -> Budget | None:
    """`ms=500 iterations=100`: either, both or none."""
    settings = _settings(text)
    milliseconds, iterations = settings.get("ms"), settings.get("iterations")
    if milliseconds is None and iterations is None:
        return None
    return Budget(
        None if milliseconds is None else float(milliseconds),
        None if iterations is None else int(iterations),
    )


def serve_bot(
    name: str, make: Callable[[int], Bot | TypedBot], lines: Iterable[str], out: TextIO
) -> None:
    """Answer the lines of a host program until it says `quit` or closes its output."""
    bot = ProtocolBot(name, make)
    for line in lines:
        if line.strip() == "quit":
            return
        try:
            for said in bot.handle(line):
                out.write(said + "\n")
        except ValueError as error:
            out.write(f"info {' '.join(str(error).split())}\n")
        out.flush()
