"""Tests a bot program: greeting, every kind of question, budgets, errors, whole games, ending."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from elgrande.bots import Bot, Budget, Knowledge, create
from elgrande.bots.answering import answer
from elgrande.engine.faults import Fault
from elgrande.engine.program import Program
from elgrande.engine.questions import SampleQuestion, questions_of_every_kind
from elgrande.game.game import Game
from elgrande.game.options import Options

DEFAULT_BUDGET: Final = Budget(milliseconds=2000)
BUDGETS: Final = (None, Budget(milliseconds=1), Budget(iterations=1), Budget(100, 50))
WHOLE_GAMES: Final = (
    Options(players=2),
    Options(edition="1995", players=3),
    Options(edition="2023", players=4),
    Options(players=5, length="short"),
)
UNKNOWN_MESSAGES: Final = ("", "   ", "tomorrow is another day", "option depth=7")
EXIT_SECONDS: Final = 2.0


@dataclass(frozen=True)
class Check:
    """What was tested, and what went wrong; nothing if `problem` is empty."""

    name: str
    problem: str = ""


class BotCheck:
    """The checks of one program. It is started again after each that fails."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = tuple(command)
        self._questions = list(questions_of_every_kind())
        self._program: Program | None = None

    def run(self) -> Iterator[Check]:
        """Every check in turn. If the program does not start, the rest is left out."""
        greeting = self._try("starts and greets", lambda program: None)
        yield greeting
        if greeting.problem:
            return
        for question in self._questions:
            yield self._try(f"answers a question: {question.kind}", _asker(question))
        yield self._try("answers within any budget", self._budgets)
        yield self._try("is in step again after a late answer", self._late_answer)
        yield self._try("goes on after an error", self._error)
        yield self._try("ignores messages it does not know", self._unknown_messages)
        for options in WHOLE_GAMES:
            yield self._try(f"plays a whole game: {options}", _player(options))
        yield self._try("plays game after game", self._two_games)
        yield self._try("ends when it is asked to quit", _quit)
        yield self._try("ends when its input ends", _close_input)
        self.close()

    def _try(self, name: str, check: Callable[[Program], None]) -> Check:
        try:
            if self._program is None or not self._program.running:
                self.close()
                self._program = Program.start(self._command)
            self._program.begin(seed=1)
            check(self._program)
        except Fault as fault:
            self.close()
            return Check(name, str(fault))
        return Check(name)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.kill()
            self._program = None

    def _budgets(self, program: Program) -> None:
        for budget in BUDGETS:
            _ask(program, self._questions[0], budget)

    def _late_answer(self, program: Program) -> None:
        first, second = self._questions[0], self._questions[-1]
        try:
            _ask(program, first, DEFAULT_BUDGET, patience=0.0)
        except Fault as fault:
            if fault.code != "late":
                raise
        program.begin(seed=2)
        _ask(program, second)
        _ask(program, first)

    def _error(self, program: Program) -> None:
        _ask(program, self._questions[0])
        program.say("error illegal >atlantis does not answer this question")
        _ask(program, self._questions[-1])

    def _unknown_messages(self, program: Program) -> None:
        for line in UNKNOWN_MESSAGES:
            program.say(line)
        _ask(program, self._questions[0])

    def _two_games(self, program: Program) -> None:
        for seed in (1, 2):
            program.begin(seed)
            _play(program, Options(players=2, length="short"), seed)


def _asker(question: SampleQuestion) -> Callable[[Program], None]:
    return lambda program: _ask(program, question)


def _player(options: Options) -> Callable[[Program], None]:
    return lambda program: _play(program, options, seed=1)


def _ask(
    program: Program,
    question: SampleQuestion,
    budget: Budget | None = DEFAULT_BUDGET,
    patience: float | None = None,
) -> None:
    knowledge = Knowledge(question.state, question.seat)
    program.ask(knowledge, knowledge.actions, budget, patience)


def _play(program: Program, options: Options, seed: int) -> None:
    """A game of the program on a drawn seat against bots that play at random."""
    game = Game.new(options, seed)
    seat = random.Random(seed).randrange(options.players)
    other: Bot = create("random", seed)
    while not game.is_over:
        asked = game.question.seats[0]
        if asked != seat:
            game.apply(asked, answer(other, game, asked))
            continue
        history = tuple(game.events(seat)) if program.remembers else ()
        knowledge = Knowledge(game.sample(seat, 1), seat, history)
        game.apply(seat, program.ask(knowledge, knowledge.actions, DEFAULT_BUDGET))
    program.over(game.scores)


def _quit(program: Program) -> None:
    program.quit()
    _wait(program, "it still runs 2 seconds after quit")


def _close_input(program: Program) -> None:
    program.close_input()
    _wait(program, "it still runs 2 seconds after its input ended")


def _wait(program: Program, problem: str) -> None:
    until = monotonic() + EXIT_SECONDS
    while program.running:
        if monotonic() > until:
            raise Fault("failed", problem)
        program.wait(0.02)
