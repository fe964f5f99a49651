"""The transcripts of `docs/protocol.md`. `python -m tests.engine.transcripts` writes them again.

The program is azul in `Game.new(Options(players=2), seed=7)`. The other seat gives the first legal
answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from elgrande import Game, Options
from elgrande.bots import Budget, Knowledge
from elgrande.engine.faults import Fault
from elgrande.engine.process import Process
from elgrande.engine.program import Program

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
LATE = "# two seconds later"
BUDGET = Budget(milliseconds=500)


class Scripted(Process):
    """A program that says what a script says; keeps both sides of the conversation."""

    def __init__(self, script: Iterable[str]) -> None:
        self._script = list(script)
        self.lines: list[str] = []

    @property
    def running(self) -> bool:
        return True

    def send(self, *lines: str) -> None:
        self.lines += [f"> {line}" for line in lines]

    def receive(self, until: float) -> str | None:
        said = self._script.pop(0)
        self.lines.append(said if said == LATE else f"< {said}")
        return None if said == LATE else said

    def kill(self) -> None:
        self.lines.append("# ended")


def converse(script: Iterable[str]) -> list[str]:
    """What host and program say to each other until the script is at its end."""
    process = Scripted(script)
    program = Program(process, "scripted")
    program.begin(seed=7)
    game = Game.new(Options(players=2), seed=7)
    budget: Budget | None = None
    while process._script:
        seat = game.question.seats[0]
        action = game.legal(seat)[0]
        if seat == 0:
            history = tuple(game.events(0)) if program.remembers else ()
            knowledge = Knowledge(game.sample(0, 1), 0, history)
            with suppress(Fault):  # which costs the move: the first legal answer is played
                action = program.answer(knowledge, knowledge.actions, budget)
            budget = BUDGET
        game.apply(seat, action)
    return process.lines


def of_the_page() -> list[list[str]]:
    found = re.findall(r"```transcript\n(.*?)```", PAGE.read_text(), re.S)
    return [text.splitlines() for text in found]


def said_by_the_bot(lines: Iterable[str]) -> list[str]:
    return [line.removeprefix("< ") for line in lines if line.startswith("<") or line == LATE]


SCRIPTS = (
    ["bot first", "ready", "answer 1", "answer take0", "answer card2"],
    ["bot first", "wants position", "wants events", "ready", "answer 1", "answer take0"],
    ["bot careless", "ready", "hm", "answer 14", LATE, "answer take0", "answer card2"],
)

if __name__ == "__main__":
    texts = iter("\n".join(["```transcript", *converse(script), "```"]) for script in SCRIPTS)
    PAGE.write_text(
        re.sub(r"```transcript\n.*?```", lambda _: next(texts), PAGE.read_text(), flags=re.S)
    )
