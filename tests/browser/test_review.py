"""The review next to the replay: it is made on request, opens moments and plays on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elgrande import Options
from elgrande.arena import play
from tests.browser.conftest import NewPage
from tests.browser.geometry import faults

NAMES = ("Ana", "Ben", "Cleo")
IMPORT = """async (record) => {
  const post = async (path, body) => (await fetch('/api' + path, {method: 'POST',
    headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
  await post('/guest', {name: 'Ana'});
  return (await post('/records', {key: crypto.randomUUID(), record})).table;
}"""


OVER_ARROWS = """() => {
  const arrows = [...document.querySelectorAll('.board .arrows')].at(-1);
  const over = (one) => arrows.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll('.board text.medal')].filter(over).length;
}"""


def finished() -> str:
    """The record of a short game in which one player answers at random."""
    options = Options(players=3, length="short")
    (game,) = play(["random", "greedy", "greedy"], 1, options, seed=5)
    return game.record({f"seat-{n}": name for n, name in enumerate(NAMES)}).to_json()


def test_a_review_shows_the_better_line_and_plays_on(new_page: NewPage, shots: Path) -> None:
    page: Any = new_page(1366, 768)
    page.goto("/")
    table = page.evaluate(IMPORT, finished())
    page.goto(f"/table/{table}/replay")
    page.locator("[data-review]").click()
    assert not page.locator(".panel .you").count(), "all seats are the importer's: none is you"
    page.get_by_role("heading", name="Turning points").wait_for(timeout=60_000)
    assert page.locator("section.log").bounding_box()["height"] > 400, "there is room to read"
    assert not faults(page)
    assert page.locator(".review ol [data-moment]").count() == 3
    assert page.get_by_role("img", name="Chances to win").locator("path.line").count() == 3
    assert page.get_by_text("Ana: ").first.is_visible()
    page.locator(".review ul [data-moment]").first.click()
    page.locator(".review .shown .cost").wait_for()
    page.locator(".board .arrows path").first.wait_for()
    assert page.evaluate(OVER_ARROWS) >= 9, "arrows pass under the values of regions"
    page.locator(".prompt", has_text="Better: ").wait_for()
    page.screenshot(path=shots / "desktop-review.png")
    page.get_by_role("button", name="Compare two answers").click()
    page.locator(".review [data-line]").nth(2).click()
    pressed = page.locator(".review [data-line][aria-pressed=true]")
    assert [each.get_attribute("data-line") for each in pressed.all()] == ["1", "2"]
    page.get_by_role("status").get_by_text("C").wait_for()
    page.screenshot(path=shots / "desktop-review-compare.png")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url.split("/table/")[-1] not in ("", table, f"{table}/replay"))
    page.locator(".prompt.mine").wait_for()
