"""Judges answers in lessons, and checks that each lesson can be passed and failed.

It is stateless: an answer comes with those given before it in the same step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from elgrande.game import Game, IllegalAction, parse
from elgrande.game.actions import NotationError
from elgrande.learning.lesson import (
    COURT,
    PUPIL,
    Goal,
    Lesson,
    LessonError,
    LessonStep,
    begin,
    counted,
    give,
    has_ended_turn,
    has_new_round,
    legal_texts,
    measured,
)

LessonVerdict = Literal["begun", "right", "wrong", "illegal", "on", "solved", "failed"]
MAX_POSITIONS: Final = 4000  # that the check of a task visits


class LessonResult(Struct, frozen=True):
    """The result of an answer.

    `begun`: nothing was answered yet. `right` and `solved` end a step. `wrong` and `illegal` change
    nothing; `on`: the task goes on; `failed`: it ended without its goal. `why` names a text of the
    lesson, `code` is the reason of the rules. `reached` is the measure of a task that ended.
    """

    verdict: LessonVerdict
    game: Game
    answers: tuple[str, ...]
    why: str = ""
    code: str = ""
    reached: int = 0


def judge(lesson: Lesson, number: int, answers: Sequence[str], answer: str | None) -> LessonResult:
    """Judge one more answer in a step. Raises `LessonError` if the earlier ones are impossible."""
    step = lesson.steps[number]
    begun = begin(lesson, number)
    game = begun.clone()
    for each in answers:
        if step.kind != "task" or not game.is_legal(PUPIL, each):
            raise LessonError(lesson.id, number, f"{each} is not an answer here")
        give(game, step, each)
    given = tuple(answers)
    if answer is None:
        return LessonResult("begun", game, given)
    if step.count is not None:
        if answer != str(counted(game, step.count)):
            return LessonResult("wrong", game, given, why=step.why_wrong(answer))
        return LessonResult("right", game, given)
    try:
        answer = str(parse(answer))
        if PUPIL not in game.question.seats:
            raise IllegalAction("not-asked", "It is not your turn to answer.")
        trial = game.clone()
        trial.apply(PUPIL, answer)
    except NotationError:
        return LessonResult("illegal", game, given, code="not-readable")
    except IllegalAction as error:
        return LessonResult("illegal", game, given, code=error.code)
    if step.kind == "do":
        if not step.is_right(answer):
            return LessonResult("wrong", game, given, why=step.why_wrong(answer))
        give(game, step, answer)
        return LessonResult("right", game, (*given, answer))
    if step.goal is None:
        raise LessonError(lesson.id, number, "this step asks nothing")
    give(game, step, answer)
    given = (*given, answer)
    if not is_over(game, step, begun):
        return LessonResult("on", game, given)
    reached = measured(game, begun, step.goal)
    if reached >= step.goal.at_least:
        return LessonResult("solved", game, given, why=step.solved, reached=reached)
    return LessonResult("failed", game, given, why=step.why_wrong(answer), reached=reached)


def is_over(game: Game, step: LessonStep, begun: Game) -> bool:
    """Whether a task is over."""
    since = begun.event_count
    if game.is_over or has_new_round(game, since):
        return True
    if step.ends == "question":
        question = game.question
        return PUPIL not in question.seats or question.kind != begun.question.kind
    return step.ends == "turn" and has_ended_turn(game, since)


# --- checking ---


def check(lesson: Lesson) -> None:
    """Raise `LessonError` unless every step can be answered rightly and wrongly."""
    for number, step in enumerate(lesson.steps):
        game = begin(lesson, number)

        def fail(reason: str, number: int = number) -> LessonError:
            return LessonError(lesson.id, number, reason)

        places = game.view(None).regions
        for place in step.point:
            if place not in (*places, "castillo", COURT):
                raise fail(f"point: there is no place {place!r}")
        if step.kind == "show":
            continue
        if step.count is not None:
            if step.count.place and step.count.place not in places:
                raise fail(f"count: there is no region {step.count.place!r}")
            if counted(game, step.count) not in step.count.among or len(step.count.among) < 2:
                right = counted(game, step.count)
                raise fail(f"count: {right} is right and must be one of several in among")
            continue
        if PUPIL not in game.question.seats:
            raise fail("azul is not asked anything")
        if step.goal is not None:
            check_task(lesson, number, step.goal)
            continue
        legal = legal_texts(game)
        for pattern in step.right:
            if not any(LessonStep("", right=(pattern,)).is_right(each) for each in legal):
                raise fail(f"right: {pattern} is not legal; possible: {', '.join(legal[:8])}")
        for pattern in step.wrong:
            if not any(LessonStep("", right=(pattern,)).is_right(each) for each in legal):
                raise fail(f"wrong: {pattern} matches no legal answer")
        if all(step.is_right(each) for each in legal):
            raise fail("every legal answer is right: nothing is learned")


def check_task(lesson: Lesson, number: int, goal: Goal) -> None:
    reached = [value for _, value in ends(lesson, number)]
    best, worst = max(reached), min(reached)
    if best != goal.at_least:
        reason = f"goal: at_least is the best possible, which is {best}, not {goal.at_least}"
        raise LessonError(lesson.id, number, reason)
    if worst >= goal.at_least:
        raise LessonError(lesson.id, number, "goal: every way reaches it, so no pupil can fail")


def ends(lesson: Lesson, number: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every way a task can go, up to positions that are the same: its answers, and the measure."""
    step = lesson.steps[number]
    goal = step.goal
    assert goal is not None
    begun = begin(lesson, number)
    open_ends: list[tuple[Game, tuple[str, ...]]] = [(begun, ())]
    known: set[str] = set()
    while open_ends:
        game, given = open_ends.pop()
        for answer in legal_texts(game):
            after = game.clone()
            give(after, step, answer)
            answers = (*given, answer)
            if is_over(after, step, begun):
                yield answers, measured(after, begun, goal)
                continue
            position = after.position()
            if position not in known:
                known.add(position)
                open_ends.append((after, answers))
        if len(known) > MAX_POSITIONS:
            raise LessonError(lesson.id, number, "goal: the task has too many ways to go")
