"""A bot that is a program: the host's side of the protocol (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from elgrande.bots import Budget, Knowledge
from elgrande.engine.faults import Fault, read_answer, seconds_for
from elgrande.engine.process import Process, ProcessEnded
from elgrande.game.actions import AnyAction
from elgrande.game.names import COLOURS
from elgrande.game.notation import write_event
from elgrande.game.position.line import write_options
from elgrande.game.question import Question

VERSION: Final = 1
HELLO: Final = f"elgrande {VERSION}"
GREETING_SECONDS: Final = 30.0
MAX_UNREADABLE_LINES: Final = 100  # in one game
MAX_INFO_LINES: Final = 100  # kept of one answer
KNOWN_WANTS: Final = ("events", "position")


class Program:
    """A running program. It plays one seat at a time; `begin` starts the next game."""

    keeps_time = True

    def __init__(self, process: Process, name: str) -> None:
        """Exchange greetings. Raises `Fault` and ends the program if it does not greet."""
        self._process = process
        self.name = name
        self.wants: set[str] = set()
        self.infos: list[str] = []  # of the last question
        self._late_answers = 0  # still to come, to be ignored
        self._unreadable = 0
        self._opening = ""
        self._events_sent = 0
        try:
            self._greet()
        except BaseException:
            self._process.kill()
            raise

    @staticmethod
    def start(command: Sequence[str]) -> Program:
        """Start a program. Raises `Fault` if it cannot be started or does not greet."""
        try:
            process = Process(command)
        except OSError as error:
            raise Fault("ended", f"{command[0]}: {error.strerror or error}") from None
        return Program(process, " ".join(command))

    @property
    def remembers(self) -> bool:
        return "events" in self.wants

    @property
    def running(self) -> bool:
        return self._process.running

    def begin(self, seed: int) -> None:
        """Start a new game. The program gets it with its first question."""
        self._opening = f"seed={seed}"
        self._unreadable = 0

    def answer(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None = None
    ) -> AnyAction:
        return self.ask(knowledge, legal, budget)

    def ask(
        self,
        knowledge: Knowledge,
        legal: Sequence[AnyAction],
        budget: Budget | None = None,
        patience: float | None = None,
    ) -> AnyAction:
        """Ask the program. Raises `Fault` if it gives no legal answer in time."""
        self._process.send(*self._messages(knowledge, legal, budget))
        given = self._await_answer(seconds_for(budget) if patience is None else patience)
        try:
            return read_answer(given, legal)
        except Fault as fault:
            self._process.send(f"error {fault.code} {fault.args[0]}")
            raise

    def over(self, points: Sequence[int]) -> None:
        """Tell the program that the game is over."""
        self._process.send("over " + " ".join(map(str, points)))

    def say(self, line: str) -> None:
        """Send any line, for tests of bots."""
        self._process.send(line)

    def quit(self) -> None:
        """Ask the program to quit, without waiting for it."""
        self._process.send("quit")

    def close_input(self) -> None:
        """Close the program's input."""
        self._process.close_input()

    def wait(self, seconds: float) -> None:
        """Wait at most this long for the program to end."""
        self._process.wait(seconds)

    def end(self) -> None:
        """Give the program a moment to quit; then end it."""
        self._process.end()

    def kill(self) -> None:
        self._process.kill()

    # --- messages ---

    def _messages(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None
    ) -> Iterator[str]:
        if self._opening:
            settings = (f"{name}={value}" for name, value in write_options(knowledge.options))
            yield f"new seat={COLOURS[knowledge.seat]} {self._opening} {' '.join(settings)}"
            self._opening = ""
            self._events_sent = 0
        for event in knowledge.history[self._events_sent :]:
            yield f"event {write_event(event)}"
        self._events_sent = len(knowledge.history)
        if "position" in self.wants:
            yield f"position {knowledge.position()}"
        question = knowledge.view().question
        yield write_question(question)
        if question.step is not None:
            yield f"step {write_event(question.step)}"
        yield "legal " + " ".join(map(str, legal))
        yield write_go(budget)

    def _greet(self) -> None:
        self._process.send(HELLO)
        until = monotonic() + GREETING_SECONDS
        while (line := self._receive(until)) != "ready":
            match (line or "").split(maxsplit=1):
                case []:
                    if line is None:
                        raise Fault("ended", f"no `ready` in {GREETING_SECONDS:g} seconds")
                case ["bot", name]:
                    self.name = name
                case ["wants", want] if want in KNOWN_WANTS:
                    self.wants.add(want)
                case ["wants", want]:
                    known = " and ".join(KNOWN_WANTS)
                    raise Fault("ended", f"it wants {want}; there are {known}")
                case ["info", *_]:
                    pass
                case _:
                    raise Fault("ended", f"{line!r} is not a greeting: bot, wants or ready")

    def _await_answer(self, seconds: float) -> str:
        until = monotonic() + seconds
        self.infos = []
        while (line := self._receive(until)) is not None:
            match line.split(maxsplit=1):
                case []:
                    continue
                case ["answer", *_] if self._late_answers:
                    self._late_answers -= 1
                case ["answer", *given]:
                    return "".join(given)
                case ["info", *text]:
                    self.infos.append("".join(text))
                    del self.infos[:-MAX_INFO_LINES]
                case _:
                    self._refuse(line)
        self._late_answers += 1
        self._process.send(f"error late no answer in {seconds:g} seconds")
        raise Fault("late", f"no answer in {seconds:g} seconds")

    def _refuse(self, line: str) -> None:
        self._unreadable += 1
        if self._unreadable > MAX_UNREADABLE_LINES:
            self._process.kill()
            raise Fault("ended", f"more than {MAX_UNREADABLE_LINES} lines that are no messages")
        self._process.send(f"error unreadable {line[:80]!r}: a bot says answer or info")

    def _receive(self, until: float) -> str | None:
        try:
            return self._process.receive(until)
        except ProcessEnded:
            self._process.kill()
            words = self._process.error_output
            raise Fault("ended", "the program ended" + (f":\n{words}" if words else "")) from None


def write_question(question: Question) -> str:
    """`question move card=move-any-3 left=2`: the kind, and what else is known of it."""
    words = [f"question {question.kind}"]
    for name in ("card", "left", "own", "foreign", "region"):
        value = getattr(question, name)
        if value is not None:
            words.append(f"{name}={value}")
    return " ".join(words)


def write_go(budget: Budget | None) -> str:
    words = ["go"]
    if budget is not None and budget.milliseconds is not None:
        words.append(f"ms={max(1, round(budget.milliseconds))}")
    if budget is not None and budget.iterations is not None:
        words.append(f"iterations={budget.iterations}")
    return " ".join(words)
