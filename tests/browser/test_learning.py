"""A beginner goes through all lessons in the browser, and presses the wrong thing first."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from elgrande.learning import lesson_judge
from elgrande.learning.lesson import Lesson, begin, counted, legal_texts, lessons
from elgrande.learning.puzzles import puzzles
from elgrande.words import languages
from tests.browser.conftest import NewPage, Served
from tests.browser.eye import LOOKS, Eye
from tests.browser.hands import Hands, Keys


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
            large = self.page.locator(f".card[data-pile='{match[1]}'] .front")
            if large.count() and large.is_visible():
                large.click()
            else:  # on a phone: look at it, then take it
                self.page.locator(f"[data-mini='{match[1]}']").click()
                self.press("take-card")
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
        ways = sorted(lesson_judge.ends(lesson, number), key=lambda way: (-way[1], len(way[0])))
        worst = min(ways, key=lambda way: (len(way[0]), way[1]))
        return list(worst[0]), list(ways[0][0])
    legal = legal_texts(begin(lesson, number))
    wrong = next(each for each in legal if not step.is_right(each) and each != "stop")
    return [wrong], [next(each for each in legal if step.is_right(each))]


def go_through(page: Any, lesson: Lesson, eye: Eye | None) -> None:
    pupil = Pupil(page)
    # The table of a scoring opens when its scene is over: close it wherever it is in the way.
    window = page.locator("dialog[open]:not(:has(.disc)) .main:enabled")
    page.add_locator_handler(window, lambda button: button.click())
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
            if step.kind == "task":
                pupil.press("again")
                page.locator('[data-answer="again"]').wait_for(state="detached")
            for answer in right_way:
                pupil.answer(answer)
            if step.kind == "task":
                assert page.locator(".prompt .more").inner_text(), "it says why it is solved"
        pupil.press("go-on")


def test_a_beginner_errs_and_passes_every_lesson(new_page: NewPage, shots: Path) -> None:
    """Every wrong answer gets a reason, every task can be tried again, and progress is kept."""
    page = new_page(locale="en-GB")
    page.goto("/learn")
    for lesson in lessons().values():
        page.goto(f"/learn/{lesson.id}")
        go_through(page, lesson, None)
    page.locator(".lessons li.done").nth(7).wait_for()
    first_game, list_of_lessons = page.locator("[data-first]"), page.locator(".lessons")
    assert first_game.bounding_box()["y"] < list_of_lessons.bounding_box()["y"], "what comes next"
    Eye(page, shots, "desktop").at("learn-done")


def test_a_lesson_is_done_by_keyboard_left_and_resumed(new_page: NewPage) -> None:
    page = new_page(locale="en-GB")
    page.goto("/learn/majorities")

    def key(what: str, name: str = "Enter") -> None:
        page.locator(what).focus()
        page.keyboard.press(name)

    key("[data-answer=go-on]")
    key("[data-answer='count:5']", "Space")
    key("[data-answer=go-on]")
    key("[data-answer='count:3']")
    key("[data-answer=go-on]")
    page.get_by_text("break the tie").wait_for()
    page.goto("/learn")
    page.locator("li.begun", has_text="Step 4 of 5").wait_for()
    page.goto("/learn/majorities")
    page.get_by_text("break the tie").wait_for()
    key(".board [data-place=vasco]")
    key("[data-answer=go-on]")
    page.get_by_text("Task:").wait_for()


def test_a_beginner_errs_and_plays_the_coached_game_to_its_end(
    new_page: NewPage, shots: Path
) -> None:
    """The first button of a new visitor. It plays at random, and presses closed places first."""
    page = new_page(locale="en-GB")
    page.goto("/")
    page.locator("[data-first]").click()
    page.wait_for_selector(".prompt.mine")
    page.locator(".prompt .text", has_text="all regions pay").wait_for()
    assert page.locator(".prompt [data-answer]").count() == 1, "first, what the game is about"
    page.locator("[data-answer=welcome]").click()
    page.locator(".prompt .more", has_text="High cards act early").wait_for()
    eye = Eye(page, shots, "desktop")
    eye.at("coach")
    erred: set[str] = set()
    said: list[str] = []
    warned: list[str] = []

    def look(kind: str) -> None:
        if kind in ("place", "move", "king", "score") and kind not in erred:
            erred.add(kind)
            closed = page.locator(".board [data-place]:not([data-open])")
            if closed.count():
                closed.first.dispatch_event("click")
                page.locator("dialog[open]").wait_for()
                page.keyboard.press("Escape")
                page.locator("dialog[open]").wait_for(state="detached")
        if warned:
            return
        page.wait_for_timeout(300)  # a beginner lets the coach finish
        said.extend(page.locator(".prompt .more").all_inner_texts())
        if page.locator("[data-answer=anyway]").count():
            warned.append(page.locator(".prompt .text p").inner_text())
            eye.at("coach-warns")
            page.locator("[data-answer=other]").click()

    hands = Hands(page, seed=5, watch=look)
    hands.play()
    assert "points behind the best" in warned[0]
    assert any(each.startswith("Your move:") for each in said), "it says what an answer meant"
    assert "place" in erred
    assert hands.is_over()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    assert not page.locator("[data-first]").count(), "no longer a new visitor"


def test_a_visitor_who_knows_the_game_is_not_taught(new_page: NewPage) -> None:
    page = new_page(locale="en-GB")
    page.goto("/")
    page.get_by_role("button", name="I know the game").click()
    page.locator("[data-first]").wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    assert not page.locator("[data-first]").count()


def test_puzzles_trainer_and_positions_on_a_phone(new_page: NewPage, shots: Path) -> None:
    """Every screen passes axe; a wrong answer is explained, the right one is played out."""
    page = new_page(**LOOKS["phone"], locale="en-GB")
    eye = Eye(page, shots, "phone")
    page.goto("/learn")
    page.wait_for_selector(".lessons li")
    eye.at("learn", full=True)
    page.goto("/learn/king")
    page.wait_for_selector("[data-version]")
    page.locator(".where small", has_text="Step 1 of 4").click(trial=True)
    eye.at("lesson")
    for lesson, number in (("power", 0), ("veto", 0)):
        page.goto(f"/learn/{lesson}")
        page.wait_for_selector("[data-version]")
        eye.at(f"lesson-{lesson}-{number}")
        hidden = "e => e.scrollWidth - e.clientWidth"
        assert page.locator(".prompt .answers").evaluate(hidden) <= 0, "every button is in sight"
    page.goto("/puzzles")
    page.wait_for_selector("li a")
    eye.at("puzzles")
    puzzle = next(each for each in puzzles().values() if each.best.startswith("king>"))
    page.goto(f"/puzzles/{puzzle.id}")
    pupil = Pupil(page)
    page.wait_for_selector("[data-version]")
    pupil.answer(puzzle.tempting)
    page.get_by_text("Tempting").wait_for()
    pupil.answer(puzzle.best)
    page.get_by_text("Right: at least").wait_for()
    eye.at("puzzle-solved")
    page.reload()
    page.get_by_text("Where do you send the King?").wait_for()
    pupil.press("show")
    page.get_by_text("The best answer").wait_for()
    pupil.press("again")
    page.get_by_text("Where do you send the King?").wait_for()
    page.goto("/train")
    page.locator("[data-train=count]").click()
    page.wait_for_selector("[data-number]")
    eye.at("train")
    page.goto("/rules#king")
    top = "() => Math.abs(document.getElementById('king')?.getBoundingClientRect().top) < 99"
    page.wait_for_function(top)
    page.locator("[data-figure=taboo] + .try a").click()
    page.wait_for_selector("[data-version]")
    eye.at("try")


def test_puzzles_and_the_trainer_are_done_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(locale="en-GB")
    puzzle = next(each for each in puzzles().values() if each.best.startswith("king>"))
    page.goto(f"/puzzles/{puzzle.id}")
    page.wait_for_selector("[data-version]")
    keys = Keys(page)
    assert keys.click(f".board [data-place={puzzle.best.removeprefix('king>')}]")
    page.get_by_text("Right: at least").wait_for()
    page.goto("/train")
    page.wait_for_selector("[data-train=count]")
    assert keys.click("[data-train=count]")
    page.wait_for_selector("[data-number]")
    while not page.locator(".result").count():
        keys.click(".choices:not(:has([aria-pressed=true])) [data-number]")
    assert re.search(r"\d+ of \d+", page.locator(".result").inner_text())


def test_the_trainer_waits_for_its_board_and_comes_back_when_there_is_none(
    browser: Any, served: Served
) -> None:
    context = browser.new_context(  # not `new_page`: no network is an error on the console
        viewport={"width": 320, "height": 548}, base_url=served.address, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/train")
    begin = page.locator("[data-train=count]")
    page.route("**/api/puzzles", lambda route: route.abort())
    begin.click()
    page.get_by_role("alert").wait_for()
    assert begin.is_visible(), "another try"
    page.unroute_all()
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/api/puzzles", hold)
    begin.click()
    page.get_by_text("Loading").wait_for()
    assert not page.get_by_text("0 seconds").count(), "the clock does not run yet"
    held[0].continue_()
    numbers = page.locator(".choices").first.locator("button")
    numbers.first.wait_for()
    tops = numbers.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    context.close()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_reference_is_printed_on_one_page(new_page: NewPage, language: str, paper: str) -> None:
    page = new_page(locale=language)
    page.goto("/teach")
    page.locator("#reference table").first.wait_for()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 1
    page.emulate_media(media="print")
    assert page.locator("#reference").is_visible()
    assert not page.locator("header, footer").filter(visible=True).count()
