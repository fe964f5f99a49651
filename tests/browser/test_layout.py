"""Where things lie: nothing is out of reach, out of the window, or moved by what is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.eye import Eye
from tests.browser.hands import Hands
from tests.browser.test_games import BOT, ME, open_table

FOUR = [ME, BOT, BOT, BOT]
LYING = {"phone": (740, 360), "large-letters": (720, 450), "small-phone": (640, 360)}


def sit(page: Any, seats: list[dict[str, Any]], **more: Any) -> Hands:
    table = open_table(page, seats, options={"players": len(seats)}, **more)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine")
    return Hands(page, seed=3)


def in_window(page: Any, what: str) -> bool:
    """The whole of it lies in the window, and nothing lies on its middle."""
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
    card = page.locator(".card .front").last
    card.scroll_into_view_if_needed()
    assert in_window(page, ".card:last-child .name"), "the last card is reached by scrolling"
    assert in_window(page, ".board"), "the map stays"
    for number, pane in enumerate(("cards", "players", "log")):
        page.locator("nav.tabs button").nth(number).click()
        assert page.locator(f".{pane}.shown").is_visible()
        eye.at(pane)
    page.locator("nav.tabs button").first.click()
    hands.play(until=lambda: hands.answers >= 12 and hands.asked() in ("place", "move", "take"))
    assert in_window(page, ".board")
    assert in_window(page, ".prompt p")
    eye.at("later")


def test_the_page_does_not_scroll_on_a_desktop(new_page: NewPage) -> None:
    page = new_page()
    hands = sit(page, FOUR)
    hands.play(until=lambda: hands.answers >= 20)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
