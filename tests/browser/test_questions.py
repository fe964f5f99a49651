"""Questions that few games ask, on a full board: answers in sight, numbers that can be read."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande.game import Game, Options
from tests.browser.conftest import NewPage
from tests.browser.geometry import SIZES, faults, window_faults
from tests.browser.test_games import ME, open_table
from tests.browser.test_layout import hidden_answers

COLOURS = ("azul", "granate", "oro", "verde", "purpura")
CROWDED = {"azul": 2, "granate": 1, "oro": 2, "verde": 3, "purpura": 1}
BOARD: dict[str, Any] = {
    "round": 8,
    "king": "nueva",
    "points": {"azul": 112, "granate": 103, "oro": 121, "verde": 99, "purpura": 107},
    "courts": dict.fromkeys(COLOURS, 10),
    "used": {"azul": [2, 4, 5, 6, 7, 9, 12]},
    **dict.fromkeys(("galicia", "vasco", "granada", "valencia"), CROWDED),
}
REGENCY = {"players": 5, "edition": "2023", "modules": ["new-regency"]}
# Of each kind of question: what leads to it.
ASKED = {
    "swap": "stand-in",
    "evict": "eviction",
    "recover": "recover",
    "place-anywhere": "place-2",
    "either": "move-all-own-or-place-2",
    "tile": "tile",
    "place": "place",
    "disc": "score-named-once",
}
NARROW = ("320x548", "360x640", "390x664", "667x375", "844x390", "1366x768")


def ask(page: Any, kind: str, bot: str = "privado", **board: Any) -> None:
    options = REGENCY if kind == "swap" else {"players": 5}
    game = Game.position(Options.from_dict(options), 1, **{**BOARD, **board})
    position = game.at_question("azul", ASKED[kind]).position()
    seats = [ME, *[{"bot": bot}] * 4]
    table = open_table(page, seats, options=options, position=position, hints=True)
    page.goto(f"/table/{table}")
    page.locator(f"[data-asked={kind}] .prompt.mine, dialog[open] .{kind}").first.wait_for()


def hidden_text(page: Any) -> int:
    """How many pixels of the question are out of sight."""
    high = "one => one.scrollHeight - one.clientHeight"
    return int(page.locator(".voice .text").evaluate(high))


@pytest.mark.parametrize("kind", [kind for kind in ASKED if kind != "disc"])
def test_a_question_and_its_answers_are_all_in_sight(new_page: NewPage, kind: str) -> None:
    page = new_page(1366, 768, locale="de-DE")
    ask(page, kind)
    for size in NARROW:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(40):  # the text shrinks when the page has drawn itself again
            page.wait_for_timeout(50)
            if max(hidden_answers(page), hidden_text(page)) <= 1:
                break
        assert hidden_answers(page) <= 1, size
        assert hidden_text(page) <= 1, size
        assert not faults(page), size


def test_a_used_card_is_taken_back_where_the_hand_lies(new_page: NewPage) -> None:
    page = new_page(390, 664)
    ask(page, "recover")
    used = page.locator(".hand .power[data-open]")
    assert {
        int(value) for value in used.evaluate_all("all => all.map(one => one.dataset.power)")
    } >= {
        2,
        12,
    }
    used.and_(page.locator("[data-power='12']")).click()
    page.locator("[data-asked=recover]").wait_for(state="detached")


def test_numbers_of_a_crowded_region_can_be_read(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    ask(page, "place")
    heights = "all => all.map(one => one.getBoundingClientRect().height)"
    assert min(page.locator(".board .signs text").evaluate_all(heights)) > 11.5


# For each number of a region: how far the next figures are, beside its own.
APART = """region => {
  const middles = (what) => [...document.querySelectorAll(`.board [data-place=${region}] ${what}`)]
    .map(one => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const figures = middles('.troop > ellipse');
  return middles('.signs text').map(([x, y], i) => {
    const far = figures.map(([a, b]) => Math.hypot(a - x, b - y));
    return Math.min(...far.filter((_, k) => k !== i)) / far[i];
  });
}"""


COVERED = """region => {
  const boxes = (what) => [...document.querySelectorAll(
    `.board [data-place=${region}] .signs ${what}`)]
    .map(one => one.getBoundingClientRect());
  const medals = boxes('circle');
  return boxes('text').filter(a => medals.some(b =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)).length;
}"""


# Medals that something drawn later covers in part.
UNDER = """region => {
  const drawn = [...document.querySelectorAll(
    `.board [data-place=${region}] .signs :is(circle, path)`)];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
  return drawn.filter((one, i) => one.tagName === 'circle' && drawn.slice(i + 1).some(
    later => meet(one.getBoundingClientRect(), later.getBoundingClientRect()))).length;
}"""


def test_in_a_crowd_each_number_stands_with_its_own_figures(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    crowd = {"azul": 7, "granate": 5, "oro": 1, "verde": 2, "purpura": 4}
    ask(page, "place", king="galicia", cataluna=crowd, valencia=crowd)
    for region in ("cataluna", "valencia"):
        near = page.evaluate(APART, region)
        assert len(near) == 5
        assert min(near) > 1.3, region
        assert page.evaluate(COVERED, region) == 0, f"{region}: a medal lies on a number"
        assert page.evaluate(UNDER, region) == 0, f"{region}: a number lies on a medal"


def test_the_king_stands_inside_the_disc(new_page: NewPage) -> None:
    page = new_page(390, 664)
    ask(page, "disc", king="vasco")
    beyond = """disc => {
      const { x, y, width } = disc.getBoundingClientRect();
      const king = disc.querySelector('[data-place=vasco] > g').getBoundingClientRect();
      const far = Math.hypot(
        Math.max(x + width / 2 - king.left, king.right - x - width / 2), y + width / 2 - king.top);
      return far / width * 332 - 150;
    }"""
    assert page.locator("svg.disc").evaluate(beyond) <= 0


@pytest.mark.parametrize("size", ["667x375", "844x390"])
def test_on_a_lying_phone_the_disc_is_large_and_whole(new_page: NewPage, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, locale="de-DE")
    ask(page, "disc")
    assert not window_faults(page)
    disc = page.locator("dialog[open] svg.disc").bounding_box()
    assert disc["height"] > 0.88 * height
    assert disc["y"] + disc["height"] <= height
    assert page.locator("dialog[open]").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("size", ["320x548", "390x664", "844x390"])
def test_windows_hold_the_longest_names(new_page: NewPage, size: str) -> None:
    """A region and the board in words: no window scrolls sideways; the first rows are in sight."""
    page = new_page(*SIZES[size], locale="it-IT")
    ask(page, "recover", bot="mayordomo")
    page.locator(".board [data-place=valencia]").dispatch_event("click")
    page.locator("dialog[open] tbody tr").nth(2).wait_for()
    assert not window_faults(page)
    assert page.locator("dialog[open] tbody tr").nth(2).evaluate(SHOWN)
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.locator("dialog[open] tbody tr").nth(9).wait_for()
    assert not window_faults(page)


# All of it is above the buttons of its window.
SHOWN = """one => one.getBoundingClientRect().bottom
  <= document.querySelector('dialog[open] .actions').getBoundingClientRect().top + 1"""


def test_crests_grow_with_the_letters_of_a_large_screen(new_page: NewPage) -> None:
    sizes = set()
    for size in ("1920x1080", "2560x1440"):
        page = new_page(*SIZES[size])
        ask(page, "place")
        letters = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
        crest = page.locator(".panel .crest").first.bounding_box()["width"]
        sizes.add(round(crest / page.evaluate(letters), 1))
    assert len(sizes) == 1


def test_what_a_place_would_change_lies_over_the_pieces(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    ask(page, "place")
    page.locator(".board .change").first.wait_for()
    above = """() => {
      const last = [...document.querySelectorAll('.board .mover')].at(-1);
      const follows = Node.DOCUMENT_POSITION_FOLLOWING;
      return [...document.querySelectorAll('.board .change')]
        .every(one => last.compareDocumentPosition(one) & follows);
    }"""
    assert page.evaluate(above)


def test_a_bot_shows_its_face_next_to_the_start_marker(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    ask(page, "place")
    cut = """all => all.filter(one => one.getBoundingClientRect().bottom
      > one.parentElement.getBoundingClientRect().bottom + 1).length"""
    assert page.locator(".panel .portrait").count() == 4
    assert page.locator(".panel .portrait").evaluate_all(cut) == 0


@pytest.mark.parametrize("size", ["1920x1080", "2560x1440"])
@pytest.mark.parametrize("kind", ["tile", "either", "place"])
def test_a_large_screen_needs_no_small_letters(new_page: NewPage, kind: str, size: str) -> None:
    page = new_page(*SIZES[size], locale="de-DE")
    ask(page, kind)
    letters = "one => parseFloat(getComputedStyle(one).fontSize)"
    page.wait_for_function(
        "() => document.querySelector('.prompt p').style.fontSize"  # the text has been fitted
    )
    assert page.locator(".prompt p").evaluate(letters) >= 19
    assert hidden_text(page) <= 1


def test_a_hint_stands_out_among_the_open_places(new_page: NewPage) -> None:
    """The region to empty is filled; those that are open as well keep their edge alone."""
    page = new_page(1366, 768)
    ask(page, "evict")
    page.locator("[data-answer=hint]").click()
    page.locator("[data-hint=take]").wait_for()
    page.locator(".board [data-ghost]").wait_for(state="attached")
    fills = """all => all.map(one => getComputedStyle(one.querySelector('.hit')).fill)"""
    others = page.locator(".board .region.selectable:not(.glow)").evaluate_all(fills)
    assert len(others) > 3
    assert set(others) == {"rgba(0, 0, 0, 0)"}
    assert "rgba(0, 0, 0, 0)" not in page.locator(".board .region.glow").evaluate_all(fills)
