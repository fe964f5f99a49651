"""What the table explains: refusals, events and their places, news, board text, replays, motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.eye import Eye
from tests.browser.geometry import SIZES, faults
from tests.browser.hands import Hands
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_presence import two_at_a_table

# Records every message, because the next event comes soon.
LISTEN = """() => {
  const live = document.querySelector('.visually-hidden[aria-live]');
  window.heard = [];
  new MutationObserver(() => heard.push(live.textContent))
    .observe(live, {childList: true, characterData: true, subtree: true});
}"""


def at_question(page: Any, kind: str, **options: Any) -> Hands:
    """A table of three at the first such question."""
    table = open_table(page, [ME, BOT, BOT], options={"players": 3, **options})
    page.goto(f"/table/{table}")
    hands = Hands(page)
    hands.play(until=lambda: hands.asked() == kind)
    assert hands.asked() == kind
    return hands


def test_from_the_first_click_to_the_first_decision_in_ten_seconds(new_page: NewPage) -> None:
    """By the page's clock: what it shows first is no longer, once the bots have answered."""
    page = new_page(keep={"level": "normal", "pace": "quick"})
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.evaluate(MY_TURN, page.url.rpartition("/")[2])
    page.locator(".board").wait_for()
    page.clock.run_for(10_000)
    assert page.locator(".prompt.mine").count() == 1


# Waits until this player is asked; returns the version of the table.
MY_TURN = """async table => {
  for (;;) {
    const state = await (await fetch(`/api/tables/${table}`)).json();
    if (state.legal.length) return state.version;
    await new Promise(done => requestAnimationFrame(done));
  }
}"""


def test_a_click_that_is_no_answer_says_why(new_page: NewPage) -> None:
    page = new_page()
    at_question(page, "place")
    king = page.locator('.board .region[aria-label*="the King\'s region"]')
    assert king.get_attribute("data-open") is None
    king.dispatch_event("click")
    page.locator("dialog[open] .why", has_text="The King is here").wait_for()


def test_a_power_card_that_was_played_says_why(new_page: NewPage) -> None:
    page = new_page()
    hands = at_question(page, "power")
    closed = page.locator(".large .power:not([data-open])")
    hands.play(until=lambda: hands.asked() == "power" and closed.count() > 0)
    closed.first.click(force=True)
    page.get_by_text("Another player has already played this number").wait_for()


def test_a_line_of_the_log_lights_its_place(new_page: NewPage) -> None:
    page = new_page()
    hands = at_question(page, "place")
    hands.play(until=lambda: hands.answers >= 12 and hands.asked() not in (None, "dialog", "disc"))
    line = page.locator(".log li button:not(.show)").first
    line.focus()
    page.locator(".board .lit").first.wait_for(state="attached")
    line.blur()
    page.locator(".board .lit").wait_for(state="detached")


def test_the_log_is_read_downwards_and_shows_its_end(new_page: NewPage) -> None:
    """Rounds and what happened in them in order; the latest is in sight, unless one reads back."""
    page = new_page(1366, 768)
    hands = at_question(page, "place")
    rounds = page.locator(".log .round")
    hands.play(until=lambda: rounds.count() >= 3)
    assert rounds.first.inner_text() == "Round 1 begins."
    left = """() => {
      const box = document.querySelector('.log .inside');
      return box.scrollHeight - box.scrollTop - box.clientHeight;
    }"""
    page.wait_for_function(f"({left})() <= 1")
    assert page.locator(".log .above").is_visible()
    page.locator(".log .inside").evaluate("one => { one.scrollTop = 0; }")
    before = page.locator(".log li").count()
    hands.play(until=lambda: page.locator(".log li").count() > before)
    assert page.evaluate(left) > 40
    page.get_by_role("button", name="Since my turn").click()
    page.get_by_role("button", name="Log", exact=True).click()
    page.wait_for_function(f"({left})() <= 1")


def test_since_my_last_turn(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    hands = at_question(page, "place")
    fresh = page.locator(".log li.fresh")  # none if the previous turn was the player's own
    hands.play(until=lambda: hands.answers >= 14 and hands.asked() == "power" and fresh.count())
    everything, news = page.locator(".log li").count(), fresh.count()
    page.get_by_role("button", name="Since my turn").click()
    since = page.locator(".log li")
    assert 0 < since.count() < everything
    assert since.count() == news == fresh.count()
    Eye(page, shots, "desktop").day_and_night("since")


def test_what_happens_is_announced(new_page: NewPage) -> None:
    """Screen readers hear the question and the events."""
    page = new_page()
    table = open_table(page, [ME, BOT, BOT], options={"players": 3})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine [aria-live], .prompt.mine p[aria-live]")
    page.evaluate(LISTEN)
    page.locator(".power[data-open]").first.click()
    page.locator("[data-answer=play-power]").click()
    for _ in range(100):
        if any("plays the" in words for words in page.evaluate("window.heard")):
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.evaluate("window.heard"))


def test_the_board_in_words(new_page: NewPage) -> None:
    page = new_page()
    at_question(page, "place")
    page.keyboard.press("b")
    board = page.locator("dialog[open] table").first
    board.wait_for()
    assert board.locator("tbody tr").count() == 10
    cells = board.locator("tbody td:nth-child(2)").all_inner_texts()
    assert all(cell.count("/") == 1 for cell in cells), "two places pay with three players"
    assert "the King's region" in board.inner_text()


def test_a_game_again_with_scrubber_and_chart(new_page: NewPage) -> None:
    page = new_page()
    hands = at_question(page, "place")
    hands.play(until=lambda: hands.answers >= 20)
    table = page.url
    page.goto(f"{table}/replay")
    scrubber = page.get_by_role("slider")
    scrubber.wait_for()
    assert page.get_by_role("img", name="Points").first.locator("path.line").count() == 3
    last = int(scrubber.get_attribute("max"))
    assert last > 20
    scrubber.fill("0")
    page.get_by_text(f"Step 0 of {last}").wait_for()
    start = page.locator(".log li").count()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text(f"Step {last} of {last}").wait_for()
    assert page.locator(".log li").count() > start
    scrubber.fill("0")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(40)
        assert not faults(page), size
        assert scrubber.evaluate(IN_WINDOW), f"{size}: the slider is out of reach"


IN_WINDOW = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.bottom <= innerHeight && box.width > 100 && one === top;
}"""
# Records how long each animation is, when it begins.
MOVING = """
  window.moving = [];
  const note = () => window.moving.push(
    ...document.getAnimations().map(each => each.effect.getComputedTiming().endTime));
  for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, note, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    note();
    return made;
  };
"""


@pytest.mark.parametrize("motion", ["auto", "less"])
def test_motion_is_short_and_can_be_switched_off(new_page: NewPage, motion: str) -> None:
    page = new_page(keep={"motion": motion})
    page.add_init_script(MOVING)
    hands = at_question(page, "place")
    hands.play(until=lambda: hands.answers >= 30)
    lengths: list[float] = page.evaluate("window.moving")
    assert all(length <= 400 for length in lengths)
    assert bool(lengths) == (motion == "auto")


def test_what_others_did_can_be_skipped(new_page: NewPage) -> None:
    """The page shows moves of others one by one, or all at once if the player skips."""
    page = new_page(keep={"pace": "calm", "motion": "auto"})
    table = open_table(page, [ME, BOT, BOT, BOT, BOT], options={"players": 5})
    page.goto(f"/table/{table}")
    hands = Hands(page)
    skip = page.get_by_role("button", name="Skip ahead")
    hands.play(until=lambda: skip.count() > 0)
    latest = page.evaluate(MY_TURN, table)
    page.wait_for_timeout(150)
    assert int(hands.version() or 0) < latest, "the page is behind"
    skip.click()
    skip.wait_for(state="detached")
    assert hands.version() == str(latest)
    page.wait_for_selector(".prompt.mine")
    page.wait_for_function("() => !document.getAnimations().length")  # what moved comes to rest


def test_the_tab_shows_whose_turn_it_is_and_stops(new_page: NewPage) -> None:
    one, two = new_page(), new_page(keep={"language": "nl"})
    two_at_a_table(one, two)
    asked, other = (one, two) if one.locator(".prompt.mine").count() else (two, one)

    def icon(page: Any, name: str) -> None:
        page.locator(f"link[rel=icon][href='{name}']").wait_for(state="attached")

    icon(asked, "/icon-turn.svg")
    icon(other, "/icon.svg")
    assert other.title() == "El Grande"
    asked.locator(".power[data-open]").first.click()
    asked.locator("[data-answer=play-power]").click()
    icon(other, "/icon-turn.svg")
    icon(asked, "/icon.svg")
    assert asked.title() == "El Grande"
    assert other.title().startswith("●")


def test_reasons_in_dutch(new_page: NewPage) -> None:
    page = new_page(locale="nl-NL")
    page.goto("/new")
    page.get_by_text("Nieuw Regentschap").first.click()
    page.get_by_text("hoort bij de uitgave van 2023").first.wait_for()
