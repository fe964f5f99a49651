"""A beginner goes through all lessons in the browser, and presses the wrong thing first."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from elgrande.learning import school
from elgrande.learning.lesson import Lesson, begin, counted, legal_texts, lessons
from tests.browser.conftest import NewPage
from tests.browser.eye import Eye


class Pupil:
    """Gives answers, as short texts, by pressing what is on the screen."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version"))

    def press(self, *answers: str) -> None:
        """Press buttons by their keys, one after the other."""
        for answer in answers:
            self.page.locator(f'[data-answer="{answer}"]').click()

    def place(self, name: str) -> None:
        self.page.locator(f".board [data-place={name}]").dispatch_event("click")

    def answer(self, text: str) -> None:
        """Give one answer, and wait until the guide has replied."""
        before = self.version()
        if match := re.fullmatch(r"(?:>|king>|score:)(\w+)", text):
            self.place(match[1])
        elif match := re.fullmatch(r"(\w+):(\w+)>(\w+)", text):
            owner, source, target = match.groups()
            self.place(source)
            whose = self.page.locator(f'[data-answer="owner:{owner}"]')
            if whose.count():
                whose.click()
            self.place(target)
        elif match := re.fullmatch(r"tile(\d)>(\w+)", text):
            self.press(f"tile:{match[1]}")
            self.place(match[2])
        elif match := re.fullmatch(r"@(\w+)", text):
            self.press("disc")
            self.page.locator(f".disc [data-place={match[1]}]").dispatch_event("click")
            self.page.locator("dialog[open] .main:enabled").click()
        elif match := re.fullmatch(r"card(\d)", text):
            self.page.locator(f".card[data-pile='{match[1]}'] .front").click()
        elif match := re.fullmatch(r"take(\d)", text):
            self.press(f"take:{match[1]}")
        elif text.isdigit():
            self.page.locator(f".large [data-power='{text}']").click()
            self.press("play-power")
        else:
            self.press(f"button:{text}")
        self.replied(before)

    def replied(self, before: int) -> None:
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-version]')?.dataset.version) > n",
            arg=before,
        )

    def said(self) -> str:
        return str(self.page.locator(".prompt .text p").inner_text())


def wrong_and_right(lesson: Lesson, number: int) -> tuple[list[str], list[str]]:
    """A wrong way and a right one through a step."""
    step = lesson.steps[number]
    if step.goal is not None:
        ways = sorted(school.ends(lesson, number), key=lambda way: (-way[1], len(way[0])))
        worst = min(ways, key=lambda way: (len(way[0]), way[1]))
        return list(worst[0]), list(ways[0][0])
    legal = legal_texts(begin(lesson, number))
    wrong = next(each for each in legal if not step.is_right(each) and each != "stop")
    return [wrong], [next(each for each in legal if step.is_right(each))]


def go_through(page: Any, lesson: Lesson, eye: Eye | None) -> None:
    pupil = Pupil(page)
    for number, step in enumerate(lesson.steps):
        page.locator(".where", has_text=f"{number + 1} of {len(lesson.steps)}").wait_for()
        page.locator("[data-version]").wait_for()
        if eye is not None:
            eye.at(f"{lesson.id}-{number + 1}")
        if step.count is not None:
            right = counted(begin(lesson, number), step.count)
            wrong = next(each for each in step.count.among if each != right)
            before, asked = pupil.version(), pupil.said()
            pupil.press(f"count:{wrong}")
            pupil.replied(before)
            assert pupil.said() != asked, "it says why"
            pupil.press(f"count:{right}")
        elif step.kind in ("do", "task"):
            wrong_way, right_way = wrong_and_right(lesson, number)
            for answer in wrong_way:
                pupil.answer(answer)
            close_windows(page)
            if step.kind == "task":
                pupil.press("again")
                page.locator('[data-answer="again"]').wait_for(state="detached")
            for answer in right_way:
                pupil.answer(answer)
            close_windows(page)
        pupil.press("go-on")


def close_windows(page: Any) -> None:
    while page.locator("dialog[open]").count():
        page.locator("dialog[open] .main:enabled").click()


def test_a_beginner_errs_and_passes_every_lesson(new_page: NewPage, shots: Path) -> None:
    """Every wrong answer gets a reason, every task can be tried again, and progress is kept."""
    page = new_page(locale="en-GB")
    page.goto("/learn")
    for lesson in lessons().values():
        page.goto(f"/learn/{lesson.id}")
        go_through(page, lesson, None)
    page.goto("/learn")
    page.locator(".lessons li.done").nth(7).wait_for()
    Eye(page, shots, "desktop").at("learn-done")
