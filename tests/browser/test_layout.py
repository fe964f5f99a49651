"""Layout: nothing is out of reach or out of the window, and messages move nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.eye import Eye
from tests.browser.geometry import faults, window_faults
from tests.browser.hands import Hands
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_house import finished, post

FOUR = [ME, BOT, BOT, BOT]
LYING = {"phone": (740, 360), "large-letters": (720, 450), "small-phone": (640, 360)}


def sit(page: Any, seats: list[dict[str, Any]], **more: Any) -> Hands:
    table = open_table(page, seats, options={"players": len(seats)}, **more)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine")
    return Hands(page, seed=3)


def in_window(page: Any, what: str) -> bool:
    """The whole element is inside the window, and nothing covers its middle."""
    script = """one => {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.width > 0 && box.x >= -1 && box.y >= -1 && box.right <= innerWidth + 1
        && box.bottom <= innerHeight + 1 && (one === top || one.contains(top));
    }"""
    return bool(page.locator(what).first.evaluate(script))


@pytest.mark.parametrize("lying", LYING)
def test_a_lying_phone_can_be_played(new_page: NewPage, shots: Path, lying: str) -> None:
    width, height = LYING[lying]
    page = new_page(width=width, height=height, locale="nl-NL")
    hands = sit(page, [ME, BOT, BOT, BOT, BOT])
    eye = Eye(page, shots, f"lying-{lying}")
    for seen in (".board", ".prompt", ".large .power", "nav.tabs button"):
        assert in_window(page, seen), seen
    eye.at("power")
    page.locator("nav.tabs [data-tab=cards]").click()
    card = page.locator(".card .front").last
    card.scroll_into_view_if_needed()
    assert in_window(page, ".card:last-child .name"), "the last card is reached by scrolling"
    assert in_window(page, ".board"), "the map stays"
    for pane in ("cards", "players", "log"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        assert page.locator(f".{pane}.shown").is_visible()
        eye.at(pane)
    page.locator("nav.tabs [data-tab=map]").click()
    hands.play(until=lambda: hands.answers >= 12 and hands.asked() in ("place", "move", "take"))
    assert in_window(page, ".board")
    assert in_window(page, ".prompt p")
    eye.at("later")


def hidden_answers(page: Any) -> int:
    """How many pixels of the answers are out of sight, at the end of their row."""
    wide = "one => one.scrollWidth - one.clientWidth"
    return int(page.locator(".voice .answers").evaluate(wide))


def test_a_question_uses_the_room_of_its_band(new_page: NewPage) -> None:
    """Without answers to press the text has its full height; amounts fit next to each other."""
    page = new_page(390, 664, locale="de-DE")
    hands = sit(page, FOUR, hints=True)
    assert hands.asked() == "power"
    assert page.locator(".voice .text").bounding_box()["height"] > 80
    hands.liked = ".large .power[data-open] >> nth=0"  # the 1 brings six caballeros, the 2 five
    hands.play(until=lambda: hands.asked() == "take")
    assert page.locator(".voice .answers button").count() >= 6
    for width, height in ((320, 548), (390, 664), (667, 375), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert hidden_answers(page) <= 1, f"all amounts are in sight at {width}x{height}"
        assert not faults(page)


def test_modifiers_to_pass_on_are_all_in_sight(new_page: NewPage) -> None:
    page = new_page(320, 548, locale="de-DE")
    options = {"players": 4, "edition": "2023", "modules": ["power-shift"]}
    page.goto(f"/table/{open_table(page, FOUR, options=options, hints=True)}")
    page.locator("[data-asked=pass-modifier] .prompt.mine").wait_for()
    for width, height in ((320, 548), (375, 548), (390, 664), (667, 375), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert hidden_answers(page) <= 1, f"{width}x{height}"
        assert not faults(page)


def test_the_form_of_the_chat_covers_no_heading_in_the_room(new_page: NewPage) -> None:
    page = new_page(390, 664)
    seats = [ME, {"who": "open"}, BOT, BOT]
    table = open_table(page, seats, options={"players": 4}, start=False)
    for word in ("Buenos días", "Qué tal", "Adiós", "Hasta la vista", "Hola"):
        post(page, f"/tables/{table}/chat", {"text": word})
    page.goto(f"/table/{table}")
    for width, height in ((320, 548), (390, 664), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".talk h2").evaluate("one => one.scrollIntoView({block: 'end'})")
        assert in_window(page, ".talk h2"), f"{width}x{height}"


def test_the_choices_of_the_rules_leave_room_for_the_rules(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    page.goto("/rules")
    page.locator(".chapters section").first.wait_for()
    assert page.locator(".head").bounding_box()["height"] < 150
    assert page.locator(".chapters p").first.bounding_box()["y"] < 768 / 2


def test_long_words_of_other_languages_fit(new_page: NewPage) -> None:
    """Spanish: "ninguno" in a power card; buttons above the log that leave room for its lines."""
    page = new_page(1366, 768, locale="es-ES")
    hands = sit(page, [ME, BOT, BOT, BOT, BOT])
    sticks_out = """all => all.map((one) => {
      const [a, b] = [one, one.closest('button')].map((each) => each.getBoundingClientRect());
      return Math.max(b.left - a.left, a.right - b.right);
    })"""
    for width, height in ((390, 664), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert max(page.locator(".large .power small").evaluate_all(sticks_out)) < 0
    hands.play(until=lambda: page.locator(".log .link").count())
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("nav.tabs [data-tab=log]").click()
    page.wait_for_function(  # a scene still needs its room
        """() => {
          const box = (what) => document.querySelector(`.log ${what}`).getBoundingClientRect();
          return box('.inside').height - box('.above').height > 40;
        }"""
    )


def test_the_ranking_fits_the_narrowest_phone_in_german(new_page: NewPage) -> None:
    page = new_page(320, 548, locale="de-DE")
    open_table(page, [ME, BOT], options={"players": 2})  # so that one has a name
    table = post(page, "/records", {"record": finished()})["table"]
    page.goto(f"/table/{table}")
    page.locator("dialog[open] .winner").wait_for()
    assert re.search(r"Punkte, \d+ vor \S", page.locator("dialog[open] .by").inner_text())
    assert page.locator("dialog[open] .wreath").bounding_box()["width"] > 80
    assert not window_faults(page)
    wide = "one => one.getBoundingClientRect().right - innerWidth"
    assert page.locator("dialog[open] table").evaluate(wide) <= 0
    page.set_viewport_size({"width": 844, "height": 390})
    assert in_window(page, "dialog[open] tbody tr:nth-child(2) .sum"), (
        "two of them on a lying phone"
    )


CUT_OFF = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"


def test_nothing_of_the_replay_is_cut_in_german(new_page: NewPage) -> None:
    page = new_page(320, 548, locale="de-DE")
    open_table(page, [ME, BOT], options={"players": 2})  # so that one has a name
    table = post(page, "/records", {"record": finished("full")})["table"]
    page.goto(f"/table/{table}/replay")
    page.locator(".replay .main").wait_for()
    for width, height in ((320, 548), (390, 664), (844, 390), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".replay button").evaluate_all(CUT_OFF) == 0, f"{width}x{height}"
        row = page.locator(".replay .buttons").evaluate("one => one.scrollWidth - one.clientWidth")
        assert row <= 0, f"{width}x{height}"
        cut = page.locator(".bar .imported:visible").evaluate_all(CUT_OFF)
        assert cut == 0, f"{width}x{height}"
        assert page.get_by_text("importiert").locator("visible=true").count(), "it is marked"


def test_the_page_does_not_scroll_on_a_desktop(new_page: NewPage) -> None:
    page = new_page()
    hands = sit(page, FOUR)
    hands.play(until=lambda: hands.answers >= 20)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def take_a_card(hands: Hands, name: str) -> None:
    taken = hands.page.locator(".card .owner", has_text=name)
    hands.play(until=lambda: taken.count() and hands.asked() not in (None, "dialog", "disc"))


def test_long_names_break_nothing(new_page: NewPage, shots: Path) -> None:
    """A name of 24 wide letters: cards keep their height, lines of the log their words."""
    name = "W" * 24
    page = new_page(width=1440, height=900)
    take_a_card(sit(page, FOUR, name=name), name)
    assert page.locator(".panel .you").first.is_visible()
    for line in page.locator(".log li .said").all():
        assert line.bounding_box()["width"] > 120, "there is room for words"
    Eye(page, shots, "desktop").at("long-names")
    heights = "all => all.map((one) => one.getBoundingClientRect().height)"
    long = page.locator(".card").evaluate_all(heights)
    page.locator(".card .owner", has_text=name).evaluate("one => { one.textContent = 'Ana'; }")
    short = page.locator(".card").evaluate_all(heights)
    assert all(one <= other + 1 for one, other in zip(long, short, strict=True))
    page.set_viewport_size({"width": 360, "height": 740})
    for pane in ("cards", "players", "log"):
        page.locator(f"nav.tabs [data-tab={pane}]").click()
        Eye(page, shots, "phone").at(f"long-names-{pane}")
        wide = "one => one.scrollWidth - one.clientWidth"
        assert page.locator(f".{pane}.shown").evaluate(wide) <= 0


def test_on_a_laptop_the_map_is_the_biggest_thing(new_page: NewPage, shots: Path) -> None:
    page = new_page(width=1280, height=720)
    hands = sit(page, FOUR)
    assert len({card.bounding_box()["y"] for card in page.locator(".large .power").all()}) == 1
    assert page.locator(".board").bounding_box()["width"] > 540
    assert in_window(page, ".now tfoot tr:first-child")
    page.get_by_role("button", name="Chat").click()
    for word in ("Buenos días", "Qué tal", "Adiós", "Hasta la vista"):
        page.get_by_label("Say something").fill(word)
        page.get_by_role("button", name="Send").click()
        page.locator("li", has_text=word).wait_for()
    assert in_window(page, ".log form button")
    assert in_window(page, ".log ol li:last-child")
    Eye(page, shots, "laptop").at("chat")
    page.get_by_role("button", name="Log", exact=True).click()
    hands.play(until=lambda: hands.answers >= 8)
    assert page.locator(".log .inside").bounding_box()["height"] > 100


def test_the_map_stays_where_it_is(new_page: NewPage) -> None:
    """Questions, messages and hints never move what the player points at."""
    page = new_page(width=1280, height=720)
    hands = sit(page, FOUR, hints=True)
    seen: set[tuple[float, ...]] = set()

    def look(_: str) -> None:
        seen.add(tuple(page.locator(".board").bounding_box().values()))

    look("")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("heading", name="Worth considering").wait_for()
    look("")
    page.get_by_role("button", name="Close").click()
    hands.watch = look
    hands.play(until=lambda: hands.answers >= 20)
    assert len(seen) == 1
