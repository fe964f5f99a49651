"""Lessons: data files in `lessons/`, read strictly. docs/lessons.md says how to write one."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from elgrande.game import Game, Options
from elgrande.game.events import RoundBegan, TurnEnded
from elgrande.game.names import COLOURS, REGION_NAMES
from elgrande.game.position.syntax import PositionError

PUPIL: Final = 0  # the learner's seat: azul
MAX_ANSWERS_IN_A_ROW: Final = 200  # of other players
COURT: Final = "court"  # not a place, but a step can point at it


class CountTask(Struct, frozen=True, forbid_unknown_fields=True):
    """A number to be counted: what a scoring of `place` would pay `player`, or how many caballeros
    `player` has `inside` the Castillo. `among` are the numbers to choose from.
    """

    among: tuple[int, ...]
    player: str = COLOURS[PUPIL]
    place: str = ""
    inside: bool = False


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """When a task is solved: a measure of the game at its end, and how much is enough.

    `points`: scored since the task began. `lead`: how much the lead over the best rival has grown
    since then. `worth`: what a scoring of all regions, or of those in `of`, would pay.
    """

    measure: Literal["points", "lead", "worth"]
    at_least: int
    of: tuple[str, ...] = REGION_NAMES


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: something to look at, to count, to do, or a task.

    It begins on a `board` of keywords or at a `position`, or where the first right answer of the
    step before led. The players answer by the `script` until the pupil is asked `until`; afterwards
    the others go on by it: each gives the first of these answers that is legal, or else stops.
    """

    say: str
    board: dict[str, Any] = {}
    position: str = ""
    script: dict[str, tuple[str, ...]] = {}
    until: str = ""
    point: tuple[str, ...] = ()  # places that light up, or the pupil's "court"
    count: CountTask | None = None
    right: tuple[str, ...] = ()  # patterns of short texts: "granate:aragon>*"
    wrong: dict[str, str] = {}  # a pattern, and the text that says why
    otherwise: str = ""  # the text for every other wrong answer
    solved: str = ""  # the text that says why a solved task is solved
    goal: Goal | None = None
    ends: Literal["question", "turn", "round"] = "turn"  # when a task is over

    @property
    def kind(self) -> Literal["show", "count", "do", "task"]:
        if self.goal is not None:
            return "task"
        if self.count is not None:
            return "count"
        return "do" if self.right else "show"

    @property
    def has_own_board(self) -> bool:
        return bool(self.board or self.position)

    def is_right(self, answer: str) -> bool:
        return any(fnmatchcase(answer, pattern) for pattern in self.right)

    def why_wrong(self, answer: str) -> str:
        """The name of the text that says why an answer is wrong."""
        for pattern, text in self.wrong.items():
            if fnmatchcase(answer, pattern):
                return text
        return self.otherwise

    @property
    def texts(self) -> tuple[str, ...]:
        """The names of all its texts."""
        found = (self.say, *self.wrong.values(), self.otherwise, self.solved)
        return tuple(dict.fromkeys(each for each in found if each))


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. Its texts are `lessons-{id}-{name}` in the catalogue, its title `lessons-{id}`."""

    steps: tuple[LessonStep, ...]
    id: str = ""

    def key(self, text: str) -> str:
        return f"lessons-{self.id}-{text}"


class LessonError(ValueError):
    """A lesson that cannot be played; the text says where and why."""

    def __init__(self, lesson: str, step: int | None, reason: str) -> None:
        where = f"lesson {lesson}" if step is None else f"lesson {lesson}, step {step + 1}"
        super().__init__(f"{where}: {reason}")


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from its file. Raises `LessonError` if a field is missing, unknown or of no use."""
    try:
        data = tomllib.loads(text)
        lesson = msgspec.convert({**data, "id": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(name, None, str(error)) from None
    if not lesson.steps or not lesson.steps[0].has_own_board:
        raise LessonError(name, 0, "the first step needs a board or a position")
    for number, step in enumerate(lesson.steps):
        if step.board and step.position:
            raise LessonError(name, number, "a step begins on a board or at a position, not both")
        if sum((step.goal is not None, step.count is not None, bool(step.right))) > 1:
            raise LessonError(name, number, "a step has one of: count, right, goal")
        if step.kind in ("do", "task", "count") and not step.otherwise:
            raise LessonError(name, number, "otherwise: which text says why other answers fail?")
        if (step.kind == "task") != bool(step.solved):
            raise LessonError(name, number, "solved: a task has it, the text that says why")
    if lesson.steps[-1].kind != "task":
        raise LessonError(name, len(lesson.steps) - 1, "a lesson ends with a task: a goal")
    return lesson


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons in their order, by id. The files are named `1-majorities.toml` and so on."""
    found = {}
    folder = files("elgrande.learning").joinpath("lessons")
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            name = file.name.removesuffix(".toml").split("-", 1)[1]
            found[name] = read_lesson(name, file.read_text(encoding="utf-8"))
    return found


def begin(lesson: Lesson, number: int) -> Game:
    """A game at the start of a step. Those of the lessons that ship are set up once."""
    if lessons().get(lesson.id) is lesson:
        return _shipped(lesson.id, number).clone()
    return _set_up(lesson, number)


@cache
def _shipped(lesson_id: str, number: int) -> Game:
    return _set_up(lessons()[lesson_id], number)


def _set_up(lesson: Lesson, number: int) -> Game:
    step = lesson.steps[number]
    if step.has_own_board:
        try:
            game = board_of(step)
        except (PositionError, TypeError, ValueError) as error:
            raise LessonError(lesson.id, number, str(error)) from None
    else:
        game = begin(lesson, number - 1)
        before = lesson.steps[number - 1]
        if before.kind == "do":
            answer = next((each for each in legal_texts(game) if before.is_right(each)), None)
            if answer is None:
                raise LessonError(lesson.id, number - 1, f"right: {before.right[0]} is not legal")
            give(game, before, answer)
    if step.until:
        for _ in range(MAX_ANSWERS_IN_A_ROW):
            if PUPIL in game.question.seats and game.question.kind == step.until:
                break
            if not game.question.seats:
                break
            answer_by_script(game, step, game.question.seats[0])
        if game.question.kind != step.until or PUPIL not in game.question.seats:
            raise LessonError(lesson.id, number, f"until: {step.until!r} is never asked of azul")
    return game


def board_of(step: LessonStep) -> Game:
    if step.position:
        return Game.from_position(step.position, seed=1)
    keywords = dict(step.board)
    options = Options(
        edition=keywords.pop("edition", "big-box"), players=keywords.pop("players", 3)
    )
    for name in ("cards", "tiles"):
        if name in keywords:
            keywords[name] = {int(each): what for each, what in keywords[name].items()}
    return Game.position(options, 1, **keywords)


def legal_texts(game: Game) -> tuple[str, ...]:
    return tuple(str(each) for each in game.legal(PUPIL))


def answer_by_script(game: Game, step: LessonStep, seat: int) -> None:
    """The first scripted answer that is legal; without one the player stops or takes the first."""
    legal = [str(each) for each in game.legal(seat)]
    wanted = step.script.get(COLOURS[seat], ())
    usual = ("allow-rest", "stop", legal[0])
    game.apply(seat, next(each for each in (*wanted, *usual) if each in legal))


def give(game: Game, step: LessonStep, answer: str) -> None:
    """Give the pupil's answer and let the others go on, unless the pupil's turn ends with it."""
    before = game.event_count
    game.apply(PUPIL, answer)
    if step.ends == "round" or not has_ended_turn(game, before):
        others_answer(game, step)


def others_answer(game: Game, step: LessonStep) -> None:
    """The others answer until the pupil is asked again or the round is over."""
    before = game.event_count
    for _ in range(MAX_ANSWERS_IN_A_ROW):
        asked = game.question.seats
        if not asked or PUPIL in asked or has_new_round(game, before):
            return
        answer_by_script(game, step, asked[0])


def has_new_round(game: Game, since: int) -> bool:
    """Whether a round began after this many events."""
    return any(isinstance(each, RoundBegan) for each in game.events(PUPIL, since))


def has_ended_turn(game: Game, since: int) -> bool:
    """Whether the pupil's turn ended after this many events."""
    return TurnEnded(player=COLOURS[PUPIL]) in game.events(PUPIL, since)


def counted(game: Game, count: CountTask) -> int:
    """The right number, by the rules."""
    if count.inside:
        return game.view(COLOURS.index(count.player)).castillo.own or 0
    return game.view(None).regions[count.place].if_scored.get(count.player, 0)


def measured(game: Game, begun: Game, goal: Goal) -> int:
    """What the task has brought so far."""
    if goal.measure == "worth":
        regions = game.view(None).regions
        return sum(regions[each].if_scored.get(COLOURS[PUPIL], 0) for each in goal.of)
    if goal.measure == "lead":
        return lead(game) - lead(begun)
    return game.scores[PUPIL] - begun.scores[PUPIL]


def lead(game: Game) -> int:
    """How far the pupil is ahead of the best rival."""
    others = [points for seat, points in enumerate(game.scores) if seat != PUPIL]
    return game.scores[PUPIL] - max(others)
