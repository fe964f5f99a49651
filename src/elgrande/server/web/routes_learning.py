"""Routes for learning: lessons, puzzles and the pictures of the rulebook. They store nothing."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from elgrande.game import AnyAction, Options
from elgrande.learning import lesson_judge, puzzle_feedback, puzzles
from elgrande.learning.card_examples import Example, examples
from elgrande.learning.figures import Figure, figures
from elgrande.learning.lesson import PUPIL, Lesson, LessonError, lessons
from elgrande.learning.teaching import Teaching, teaching
from elgrande.server.decisions import read_options
from elgrande.server.errors import Refusal, sentence
from elgrande.server.lone_table import lone_state
from elgrande.server.queries import read_language
from elgrande.server.requests import Notation
from elgrande.server.viewer_state import TableState
from elgrande.server.web.endpoint import Call, Endpoints
from elgrande.server.web.schemas import Language, LanguageParams, OptionsRequest, check_words
from elgrande.words import Words, words

endpoints = Endpoints("/api")
PICTURES_COST = 10  # so many other requests take as long
EDITION = "big-box"  # of the lessons' words; positions bring their own options

Answers = Annotated[tuple[Notation, ...], Meta(max_length=200)]
LessonId = Annotated[str, Meta(max_length=40)]


class LearningParams(Struct, frozen=True):
    language: Language = "en"


class LessonParams(LearningParams, frozen=True, kw_only=True):
    lesson: LessonId


class StepParams(Struct, frozen=True):
    lesson: LessonId
    step: Annotated[int, Meta(ge=0, le=99)]


class PuzzleParams(Struct, frozen=True):
    puzzle: Annotated[str, Meta(max_length=16)]


class LessonCard(Struct, frozen=True):
    """A lesson in the list."""

    id: str
    title: str
    text: str
    steps: int


class StepWords(Struct, frozen=True):
    """What a step says, the places it points at, and for a count the numbers to choose from."""

    kind: Literal["show", "count", "do", "task"]
    text: str
    point: tuple[str, ...]
    among: tuple[int, ...]


class LessonWords(Struct, frozen=True):
    """A lesson with the words of all its steps; `next` is the lesson after it."""

    id: str
    title: str
    steps: tuple[StepWords, ...]
    next: str | None


class AnswerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """One more answer, after those given before in the same step; without one, how it begins."""

    answers: Answers = ()
    answer: AnyAction | Notation | None = None
    language: Language = "en"


class StepReply(Struct, frozen=True):
    """What became of an answer, why, and the game now. `answers` are those that count."""

    verdict: lesson_judge.LessonVerdict
    text: str
    answers: tuple[str, ...]
    state: TableState


class PuzzleCard(Struct, frozen=True):
    """A puzzle in the list; `stars` from 1, found by most, to 4."""

    id: str
    theme: str
    edition: str
    players: int
    stars: int


class PuzzleList(Struct, frozen=True):
    """All puzzles; `today` is the puzzle of the day."""

    today: str
    puzzles: tuple[PuzzleCard, ...]


class PuzzleRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer; with `show`, the solution is wanted."""

    answer: AnyAction | Notation | None = None
    show: bool = False
    language: Language = "en"


class PuzzleReply(Struct, frozen=True):
    """What became of an answer: `text` says it, `reasons` why; `turn` is the best turn."""

    verdict: Literal["begun", "solved", "wrong", "illegal", "shown"]
    text: str
    reasons: tuple[str, ...]
    turn: tuple[str, ...]
    stars: int
    position: str
    state: TableState


class Figures(Struct, frozen=True):
    """The pictures of a rulebook, and an example of each action card."""

    figures: tuple[Figure, ...]
    cards: dict[str, Example]


@endpoints.get("/lessons", list[LessonCard], params=LearningParams, limit="anybody")
async def list_lessons(call: Call[LearningParams, None]) -> list[LessonCard]:
    """All lessons in order."""
    texts = words(read_language(call.params.language))
    return [
        LessonCard(
            each.id,
            texts.say(EDITION, f"lessons-{each.id}"),
            texts.say(EDITION, f"lessons-{each.id}.text"),
            len(each.steps),
        )
        for each in lessons().values()
    ]


@endpoints.get(
    "/lessons/{lesson}", LessonWords, params=LessonParams, limit="anybody", refuses=("not-found",)
)
async def see_lesson(call: Call[LessonParams, None]) -> LessonWords:
    """One lesson with the words of its steps."""
    lesson = find_lesson(call.params.lesson)
    texts = words(read_language(call.params.language))
    order = list(lessons())
    after = order[order.index(lesson.id) + 1 :]
    return LessonWords(
        lesson.id,
        texts.say(EDITION, f"lessons-{lesson.id}"),
        tuple(
            StepWords(
                step.kind,
                texts.say(EDITION, lesson.key(step.say)),
                step.point,
                step.count.among if step.count else (),
            )
            for step in lesson.steps
        ),
        after[0] if after else None,
    )


@endpoints.post(
    "/lessons/{lesson}/{step}",
    StepReply,
    params=StepParams,
    body=AnswerRequest,
    limit="anybody",
    refuses=("not-found", "illegal"),
)
async def answer_step(call: Call[StepParams, AnswerRequest]) -> StepReply:
    """Judge one more answer of a step. A wrong one changes nothing."""
    lesson, number = find_lesson(call.params.lesson), call.params.step
    if number >= len(lesson.steps):
        raise Refusal("not-found", f"That lesson has {len(lesson.steps)} steps.")
    language = read_language(call.body.language)
    try:
        judged = lesson_judge.judge(lesson, number, call.body.answers, in_text(call.body.answer))
    except LessonError as error:
        raise Refusal("illegal", sentence(error), reason="not-an-answer") from None
    open_still = judged.verdict in ("begun", "wrong", "illegal", "on")
    asks = lesson.steps[number].kind in ("do", "task")
    version = 1 + len(judged.answers)
    return StepReply(
        judged.verdict,
        why_of(words(language), lesson, judged, number),
        judged.answers,
        lone_state(judged.game, PUPIL, version, language, mine=open_still and asks),
    )


def why_of(texts: Words, lesson: Lesson, judged: lesson_judge.LessonResult, number: int) -> str:
    """What the lesson says to an answer."""
    if judged.code:
        key = f"illegal-{judged.code}"
        return texts.say(judged.game.options, key)
    if judged.why:
        goal = lesson.steps[number].goal
        return texts.say(
            EDITION,
            lesson.key(judged.why),
            points=judged.reached,
            number=0 if goal is None else goal.at_least,
        )
    return ""


@endpoints.get("/puzzles", PuzzleList, limit="anybody")
async def list_puzzles(_: Call[Any, None]) -> PuzzleList:
    """All puzzles, and the one of this day (UTC)."""
    return PuzzleList(puzzles.puzzle_of_the_day(datetime.now(UTC).date()).id, puzzle_cards())


@cache
def puzzle_cards() -> tuple[PuzzleCard, ...]:
    """Made once: for the options every position has to be read."""
    return tuple(
        PuzzleCard(each.id, each.theme, each.options.edition, each.options.players, each.stars)
        for each in puzzles.puzzles().values()
    )


@endpoints.post(
    "/puzzles/{puzzle}",
    PuzzleReply,
    params=PuzzleParams,
    body=PuzzleRequest,
    limit="anybody",
    refuses=("not-found",),
)
async def answer_puzzle(call: Call[PuzzleParams, PuzzleRequest]) -> PuzzleReply:
    """Try an answer to a puzzle, or see the solution."""
    puzzle = puzzles.puzzles().get(call.params.puzzle)
    if puzzle is None:
        raise Refusal("not-found", "There is no such puzzle.")
    language = read_language(call.body.language)
    answer = in_text(call.body.answer)
    feedback = puzzle_feedback.feedback(puzzle, answer, call.body.show, words(language))
    done = feedback.verdict in ("solved", "shown")
    return PuzzleReply(
        feedback.verdict,
        feedback.text,
        feedback.reasons,
        puzzle.line if done else (),
        puzzle.stars,
        puzzle.position,
        lone_state(feedback.game, puzzle.seat, 1 + len(feedback.played), language, mine=not done),
    )


@endpoints.post(
    "/rules/{language}/figures",
    Figures,
    params=LanguageParams,
    body=OptionsRequest,
    limit="anybody",
    refuses=("not-found", "impossible-options"),
)
async def rule_figures(call: Call[LanguageParams, OptionsRequest]) -> Figures:
    """The pictures of the rulebook for these options, and an example of each card."""
    limits = call.context.config.limits
    call.context.rates.spend(limits.anybody, "anybody", call.address, PICTURES_COST)
    options = read_options(call.body.options)
    check_words(call.params.language, options.edition)
    return await asyncio.to_thread(cached_figures, options, call.params.language)


@endpoints.post(
    "/rules/{language}/teaching",
    Teaching,
    params=LanguageParams,
    body=OptionsRequest,
    limit="anybody",
    refuses=("not-found", "impossible-options"),
)
async def rule_teaching(call: Call[LanguageParams, OptionsRequest]) -> Teaching:
    """What to read aloud to new players, and a reference of one page."""
    options = read_options(call.body.options)
    check_words(call.params.language, options.edition)
    return teaching(words(call.params.language), options)


@lru_cache(maxsize=64)
def cached_figures(options: Options, language: str) -> Figures:
    texts = words(language)
    return Figures(figures(options, texts), examples(options, texts))


def in_text(answer: AnyAction | str | None) -> str | None:
    return None if answer is None else str(answer)


def find_lesson(name: str) -> Lesson:
    lesson = lessons().get(name)
    if lesson is None:
        raise Refusal("not-found", f"There is no lesson {name!r}: {', '.join(lessons())}.")
    return lesson
