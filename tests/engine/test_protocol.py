"""The protocol: both sides speak as the transcripts of the documentation say."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest

from elgrande import Options
from elgrande.arena import play
from elgrande.bots import Budget, Knowledge, as_bot, create
from elgrande.engine.faults import Fault
from elgrande.engine.program import Program
from elgrande.engine.protocol_bot import ProtocolBot, read_budget, serve_bot
from elgrande.engine.questions import BOT_QUESTIONS, questions, questions_of_every_kind
from elgrande.game.actions import AnyAction
from tests.engine.transcripts import LATE, SCRIPTS, Scripted, converse, of_the_page


class First:
    """Gives the first legal answer."""

    name = "first"

    def __init__(self, remembers: bool = False) -> None:
        self.remembers = remembers

    def answer(
        self, knowledge: Knowledge, legal: Sequence[AnyAction], budget: Budget | None = None
    ) -> AnyAction:
        return legal[0]


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_the_host_speaks_as_the_transcripts_say(number: int) -> None:
    assert converse(SCRIPTS[number]) == of_the_page()[number]


def test_our_bots_speak_as_the_transcript_says() -> None:
    lines = of_the_page()[1]
    received = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    said = [line.removeprefix("< ") for line in lines if line.startswith("< ")]
    out = io.StringIO()
    serve_bot("first", lambda seed: First(remembers=True), [*received, "quit", "go"], out)
    assert out.getvalue().splitlines() == said


def test_a_bot_behind_the_protocol_plays_as_it_does_without() -> None:
    """Position and seed are all it needs: the same answers, question by question."""
    options = Options(players=3, length="short")
    bot = ProtocolBot("greedy", lambda seed: create("greedy", seed))
    program = Program(_Line(bot), "greedy")
    program.begin(seed=5)
    one, two = (
        play([bot, create("random", 1), create("random", 2)], 1, options, seed=5)[0].record()
        for bot in (create("greedy", 5), as_bot(program))
    )
    assert one == two


class _Line(Scripted):
    """Connects a host with a bot."""

    def __init__(self, bot: ProtocolBot) -> None:
        super().__init__([])
        self._bot = bot

    def send(self, *lines: str) -> None:
        for line in lines:
            self._script += self._bot.handle(line)


def test_every_kind_of_question_is_found() -> None:
    assert {question.kind for question in questions_of_every_kind()} == set(BOT_QUESTIONS)


def test_a_question_is_never_the_second_half_of_an_action() -> None:
    options = Options(edition="2023", players=4, modules=frozenset({"power-shift"}))
    for question in questions(options, seed=3):
        assert Knowledge(question.state, question.seat).actions


def test_a_veto_names_what_is_announced() -> None:
    [asked] = [question for question in questions_of_every_kind() if question.kind == "veto"]
    process = Scripted(["ready", "answer veto"])
    program = Program(process, "scripted")
    program.begin(1)
    knowledge = Knowledge(asked.state, asked.seat)
    program.answer(knowledge, knowledge.actions)
    assert any(line.startswith("> step ") for line in process.lines)


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        (["hello"], "is not a greeting"),
        (["bot x", "wants everything"], "it wants everything; there are events and position"),
        (["bot x", LATE], "no `ready` in 30 seconds"),
    ],
)
def test_a_wrong_greeting_is_refused_with_a_reason(script: list[str], reason: str) -> None:
    process = Scripted(script)
    with pytest.raises(Fault, match=reason) as refusal:
        Program(process, "scripted")
    assert refusal.value.code == "ended"
    assert process.lines[-1] == "# ended"


def test_our_bots_survive_messages_they_cannot_read() -> None:
    out = io.StringIO()
    lines = [
        "",
        "go",
        "position nonsense",
        "event nonsense",
        "tomorrow",
        "elgrande 2",
        "elgrande 1",
    ]
    serve_bot("greedy", lambda seed: create("greedy", seed), lines, out)
    said = out.getvalue().splitlines()
    assert [line.split()[0] for line in said] == ["info"] * 4 + ["bot", "wants", "ready"]
    assert "there was no position yet" in said[0]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("", None),
        ("ms=500", Budget(500.0)),
        ("iterations=20", Budget(iterations=20)),
        ("ms=5 iterations=3", Budget(5.0, 3)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget | None) -> None:
    assert read_budget(text) == budget
