"""The stage: scenes in order, ghosts before confirming, places that never overlap, few clicks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.geometry import SIZES, faults
from tests.browser.hands import Hands
from tests.browser.test_games import BOT, ME, open_table

MODULES = {"edition": "2023", "modules": ["new-regency", "power-shift", "old-hands"]}

# Records every sentence of every scene, and how many animations ran then.
SCENES = """() => {
  Object.assign(window, {scenes: [], moving: []});
  const look = () => {
    const voice = document.querySelector('.voice.scene .text');
    const text = voice?.innerText.trim() ?? '';
    if (text && text !== window.scenes.at(-1)) window.scenes.push(text);
    if (text) window.moving.push(document.getAnimations().length);
  };
  new MutationObserver(look).observe(document.body,
    {childList: true, characterData: true, subtree: true});
}"""
LAST_REGION = "window.scenes.some(text => /^General scoring[^]*Valencia/.test(text))"


def sit(page: Any, bots: int, **more: Any) -> Hands:
    options = {"players": bots + 1, **more.pop("options", {})}
    table = open_table(page, [ME, *[BOT] * bots], options=options, **more)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board")
    return Hands(page, seed=3)


def test_no_two_places_overlap_at_any_size_whatever_is_asked(new_page: NewPage) -> None:
    """Five players with modules; each kind of question at each size, with a hint and without."""
    page = new_page(1366, 768)
    hands = sit(page, 4, options=MODULES, hints=True, confirm_turns=True)
    seen: set[str] = set()
    wrong: list[str] = []

    def look(kind: str) -> None:
        if kind in seen or kind in ("dialog", "disc"):
            return
        seen.add(kind)
        for hint in (False, True):
            if hint:
                button = page.locator("[data-answer=hint]")
                if not button.count():
                    continue
                button.click()
                page.locator("[data-hint=take]").wait_for()
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(60)
                where = f"{size} {kind}{' with a hint' if hint else ''}"
                wrong.extend(f"{where}: {fault}" for fault in faults(page))
            page.set_viewport_size({"width": 1366, "height": 768})
            if hint:
                page.get_by_role("button", name="Close").click()

    hands.watch = look
    hands.play(until=lambda: hands.answers >= 60)
    assert {"power", "take", "card", "place", "confirm"} <= seen
    assert not wrong, "\n".join(wrong[:40])


@pytest.mark.parametrize("size", ["320x548", "390x664", "667x375"])
def test_panes_of_a_phone_cover_no_tabs(new_page: NewPage, size: str) -> None:
    page = new_page(*SIZES[size])
    sit(page, 4, options=MODULES)
    for pane in ("cards", "players", "log", "map"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        assert not faults(page), pane


def test_turns_of_others_are_scenes_in_order(new_page: NewPage, shots: Path) -> None:
    page = new_page(keep={"pace": "quick", "motion": "auto"})
    hands = sit(page, 2)
    page.evaluate(SCENES)
    eye = Eye(page, shots, "desktop")
    voice = page.locator(".voice.scene")

    def after_a_scene() -> bool:
        if voice.count():
            eye.at("scene")
        told = "\n".join(page.evaluate("window.scenes"))
        return bool(re.search(r"Turn of .+\n.*places \d", told))

    hands.play(until=after_a_scene)
    told: list[str] = page.evaluate("window.scenes")
    turn = [text.split("\n", 1)[1] for text in told if text.startswith("Turn of")]
    card = next(i for i, text in enumerate(turn) if "chooses" in text)
    place = next(i for i, text in enumerate(turn) if "places" in text)
    assert card < place, "a card is taken before its caballeros are placed"


def test_a_general_scoring_is_played_place_by_place(new_page: NewPage, shots: Path) -> None:
    """Regions one by one; then the table of the scoring, and all of it again."""
    page = new_page(keep={"pace": "quick", "motion": "auto"})
    hands = sit(page, 1, options={"length": "short-1995"})
    page.evaluate(SCENES)
    hands.play(until=lambda: page.evaluate(LAST_REGION))
    page.locator("dialog[open] tfoot").wait_for()  # the table follows the scene
    told = [text for text in page.evaluate("window.scenes") if text.startswith("General scoring")]
    scored = [text for text in told if "is scored" in text or "Nobody gets points" in text]
    assert len(scored) >= 9, told
    page.locator("dialog[open] .main").click()
    page.get_by_role("button", name="Show the scoring").click()
    assert page.locator("dialog[open] tbody tr").count() == 10, "a table of all places"
    page.locator("dialog[open]").get_by_role("button", name="Show it on the map").click()
    page.locator(".voice.scene", has_text="General scoring").wait_for()
    Eye(page, shots, "desktop").at("scoring-theatre")
    page.get_by_role("button", name="Skip ahead").click()
    page.locator(".voice.scene").wait_for(state="detached")


def test_without_motion_the_same_scenes_are_steps(new_page: NewPage) -> None:
    page = new_page(keep={"pace": "quick", "motion": "less"})
    hands = sit(page, 2)
    page.evaluate(SCENES)
    hands.play(until=lambda: page.evaluate("window.scenes.length") >= 6)
    moving: list[int] = page.evaluate("window.moving")
    assert moving
    assert not any(moving)


def test_what_is_about_to_be_confirmed_is_on_the_board(
    new_page: NewPage, served: Served, shots: Path
) -> None:
    page = new_page()
    hands = sit(page, 1, confirm_turns=True)
    eye = Eye(page, shots, "desktop")
    steps: set[str] = set()

    def look(kind: str) -> None:
        if kind != "confirm":
            return
        action = page.evaluate(
            """async () => {
              const id = location.pathname.split('/')[2];
              return (await (await fetch(`/api/tables/${id}`)).json()).held_action;
            }"""
        )
        if action is None or action["type"] in ("stop", "recover", "take-card", "start"):
            return
        steps.add(action["type"])
        page.locator(".board [data-ghost]").wait_for(state="attached")
        eye.at(f"ghost-{action['type']}")

    hands.watch = look
    hands.play(until=lambda: len(steps) >= 2)


def test_a_hint_is_drawn_on_the_map(new_page: NewPage) -> None:
    page = new_page()
    hands = sit(page, 2, hints=True)
    hands.play(until=lambda: hands.asked() == "place")
    assert not page.locator("[data-ghost]").count()
    page.locator("[data-answer=hint]").click()
    page.locator("[data-hint=take]").wait_for()
    best = page.locator(".hint b").inner_text()
    if best.startswith("Place in"):
        page.locator("[data-ghost]").wait_for(state="attached")
    page.get_by_role("button", name="Close").click()
    page.locator("[data-ghost]").wait_for(state="detached")


class Counting(Hands):
    """Counts presses."""

    clicks = 0

    def click(self, what: str, any_of: bool = False) -> bool:
        done = super().click(what, any_of)
        self.clicks += done
        return done


def test_a_turn_with_the_kings_card_takes_eight_clicks(new_page: NewPage) -> None:
    page = new_page()
    hands = sit(page, 1, hints=True, confirm_turns=True)
    fingers = Counting(page)
    king = page.locator("[data-pile='5'] .front[data-open]")
    hands.play(until=lambda: hands.asked() == "power")
    fingers.click(".large .power[data-open]")
    fingers.click("[data-answer=play-power]")
    page.locator("[data-asked=power]").wait_for(state="detached")
    while not king.count():
        if hands.asked() in ("take",):
            fingers.click(".prompt .main")
        page.wait_for_timeout(80)
        if hands.asked() == "power":  # the bot took it first: the next round
            fingers.clicks = 0
            fingers.click(".large .power[data-open]")
            fingers.click("[data-answer=play-power]")
            page.wait_for_timeout(200)
    fingers.click("[data-pile='5'] .front[data-open]")
    page.wait_for_selector("[data-asked=part]")
    fingers.click(".board .region[data-open]")  # begins to place, and places one
    page.locator("[data-answer=rest]").wait_for()
    fingers.click("[data-answer=rest]")
    page.wait_for_selector("[data-asked=part]")
    fingers.click(".board .region[data-open]")  # sends the King there
    page.wait_for_selector("[data-asked=confirm]")
    fingers.click("[data-answer=confirm]")
    assert fingers.clicks <= 8


def test_the_main_answer_is_always_at_the_same_spot(new_page: NewPage) -> None:
    """Nothing jumps between two taps: a second tap never lands on another answer."""
    page = new_page(390, 664, has_touch=True, is_mobile=True)
    hands = sit(page, 2, hints=True, confirm_turns=True)
    spots: set[tuple[int, int]] = set()
    tools: set[int] = set()

    def look(kind: str) -> None:
        main = page.locator(".prompt .answers .main")
        if main.count() and not page.locator("div.court").is_visible():
            box = main.first.bounding_box()
            spots.add((round(box["x"]), round(box["y"])))
        undo = page.locator("[data-answer=undo]")
        if undo.count():
            tools.add(round(undo.bounding_box()["x"] + undo.bounding_box()["width"]))

    hands.watch = look
    hands.play(until=lambda: hands.answers >= 30)
    assert len(spots) == 1
    assert len(tools) <= 1
