"""Every lesson can be played through, rightly and wrongly, in every language."""

from __future__ import annotations

import re

import pytest

from elgrande.learning import lesson_judge
from elgrande.learning.lesson import (
    PUPIL,
    Lesson,
    LessonError,
    begin,
    counted,
    legal_texts,
    lessons,
    read_lesson,
)
from elgrande.words import languages, words

EACH = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda each: str(each.id))
LONGEST = 46  # words of a text: it is read above a board, on a phone


def test_the_eight_lessons_come_in_their_order() -> None:
    order = ["majorities", "king", "power", "cards", "castillo", "scoring", "bonus", "veto"]
    assert list(lessons()) == order


@EACH
def test_every_step_can_be_answered_rightly_and_wrongly(lesson: Lesson) -> None:
    lesson_judge.check(lesson)


@EACH
def test_a_pupil_who_errs_first_gets_a_reason_and_then_goes_on(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        game = begin(lesson, number)
        if step.count is not None:
            right = counted(game, step.count)
            for each in step.count.among:
                judged = lesson_judge.judge(lesson, number, (), str(each))
                assert judged.verdict == ("right" if each == right else "wrong")
                assert (judged.why != "") == (each != right)
        elif step.kind == "do":
            for answer in legal_texts(game):
                judged = lesson_judge.judge(lesson, number, (), answer)
                if step.is_right(answer):
                    assert judged.verdict == "right"
                else:
                    assert judged.verdict == "wrong"
                    assert judged.why in step.texts
                    assert judged.game.position() == game.position(), "it is not done"


@EACH
def test_the_task_can_fail_and_be_tried_again(lesson: Lesson) -> None:
    number = len(lesson.steps) - 1
    goal = lesson.steps[number].goal
    assert goal is not None
    ways = sorted(lesson_judge.ends(lesson, number), key=lambda way: way[1])
    for answers, reached in (ways[0], ways[-1]):
        verdict = "solved" if reached >= goal.at_least else "failed"
        for given in range(len(answers)):
            judged = lesson_judge.judge(lesson, number, answers[:given], answers[given])
            assert judged.verdict == ("on" if given < len(answers) - 1 else verdict)
        assert judged.reached == reached
        assert judged.why in lesson.steps[number].texts
    assert ways[0][1] < goal.at_least == ways[-1][1]


@pytest.mark.parametrize("language", languages())
@EACH
def test_every_text_is_short_and_there_in_every_language(lesson: Lesson, language: str) -> None:
    says = words(language)
    assert says.say("big-box", f"lessons-{lesson.id}")
    assert says.say("big-box", f"lessons-{lesson.id}.text")
    for step in lesson.steps:
        for name in step.texts:
            said = says.say("big-box", lesson.key(name), points=3, number=5)
            assert len(said.split()) <= LONGEST, said
            assert len(re.findall(r"[.!?](?: |$)", said)) <= 2, f"at most two sentences: {said}"


def test_no_text_of_a_lesson_is_left_over() -> None:
    used = {
        lesson.key(text) for lesson in lessons().values() for s in lesson.steps for text in s.texts
    }
    titles = {f"lessons-{each}" for each in lessons()}
    there = {key for key in words("en").catalogue if key.startswith("lessons-") and "." not in key}
    assert there == used | titles


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    """The King's region is taboo, and a click on it says so."""
    judged = lesson_judge.judge(lessons()["king"], 1, (), ">valencia")
    assert (judged.verdict, judged.code) == ("illegal", "taboo")
    judged = lesson_judge.judge(lessons()["king"], 1, (), ">sevilla")
    assert (judged.verdict, judged.code) == ("illegal", "not-neighbour")


def test_impossible_earlier_answers_are_refused() -> None:
    with pytest.raises(LessonError, match=r"lesson king, step 4: >aragon is not an answer here"):
        lesson_judge.judge(lessons()["king"], 3, (">aragon",), "king>nueva")


GOOD = """
[[steps]]
say = "task"
until = "place"
ends = "question"
otherwise = "no"
solved = "yes"
[steps.board]
king = "vieja"
vasco = { granate = 1 }
courts = { azul = 1 }
[steps.script]
azul = ["13", "card5", "place"]
granate = ["2"]
oro = ["3"]
[steps.goal]
measure = "worth"
at_least = 7
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("say =", "says =", "unknown field `says`"),
        ('ends = "question"', 'ends = "soon"', "Invalid enum value 'soon'"),
        ("[steps.board]", "[steps.bored]", "unknown field `bored`"),
        ('king = "vieja"', 'king = "portugal"', "he cannot stand in portugal"),
        ("granate = 1 }", "granate = 29 }", "there are 30 caballeros of a colour"),
        ('until = "place"', 'until = "veto"', "until: 'veto' is never asked of azul"),
        ("at_least = 7", "at_least = 9", "at_least is the best possible, which is 7, not 9"),
        ('otherwise = "no"\n', "", "otherwise: which text says why other answers fail?"),
        ('solved = "yes"\n', "", "solved: a task has it, the text that says why"),
        ("measure", "count", "missing required field `measure`|unknown field `count`"),
    ],
)
def test_a_faulty_lesson_is_refused_with_its_place_and_the_reason(
    old: str, new: str, message: str
) -> None:
    lesson_judge.check(read_lesson("good", GOOD))
    with pytest.raises(LessonError, match=message) as refused:
        lesson_judge.check(read_lesson("bad", GOOD.replace(old, new, 1)))
    assert str(refused.value).startswith("lesson bad")


def test_the_pupil_is_asked_wherever_something_is_to_be_done() -> None:
    for lesson in lessons().values():
        for number, step in enumerate(lesson.steps):
            if step.kind in ("do", "task"):
                assert PUPIL in begin(lesson, number).question.seats


def test_a_right_answer_shows_what_it_brought_and_not_the_rest_of_the_round() -> None:
    judged = lesson_judge.judge(lessons()["scoring"], 0, (), "score:nueva")
    assert judged.game.scores == (7, 4, 0)


def test_the_court_that_lights_up_holds_those_the_text_speaks_of() -> None:
    lesson = lessons()["power"]
    courts = {
        step.say: begin(lesson, n).view(PUPIL).players[PUPIL].court
        for n, step in enumerate(lesson.steps)
    }
    assert courts["high-shown"] == 1
    assert courts["low-shown"] == 6
