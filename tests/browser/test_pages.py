"""The pages around the table: what a reader looks for is there, whole, and in sight."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.geometry import SIZES, faults
from tests.browser.test_club import answer_quickly, register
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_house import post
from tests.browser.test_review import IMPORT, NAMES, finished
from tests.browser.test_screens import rated_game

NOTHING = "0123456789abcdef"
DEAD_ENDS = {
    "page": "/nowhere",
    "player": "/players?name=Nobody",
    "tournament": f"/tournaments/{NOTHING}",
    "table": f"/table/{NOTHING}",
    "replay": f"/table/{NOTHING}/replay",
    "lesson": "/learn/nowhere",
    "puzzle": "/puzzles/nowhere",
    "hosts": "/admin",
    "mail": "/confirm/abcdefabcdefabcdef",
}


def box(page: Any, what: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(what).first.bounding_box()
    return found


@pytest.mark.parametrize("what", DEAD_ENDS)
def test_a_dead_end_says_why_and_leads_home(
    browser: Any, served: Served, shots: Path, what: str
) -> None:
    context = browser.new_context(  # not `new_page`: a refusal is an error on the console
        viewport={"width": 320, "height": 548}, base_url=served.address, locale="en-GB"
    )
    page = context.new_page()
    page.goto(DEAD_ENDS[what])
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("heading", level=1).is_visible()
    Eye(page, shots, "phone").day_and_night(f"lost-{what}")
    page.locator("main").get_by_role("link", name="Home").click()
    page.locator("button.big").wait_for()
    context.close()


def test_lists_say_that_the_server_is_silent_and_nothing_else(browser: Any, served: Served) -> None:
    """They do not call themselves empty; and they come back with the server."""
    context = browser.new_context(  # not `new_page`: no network is an error on the console
        viewport={"width": 320, "height": 548}, base_url=served.address, locale="en-GB"
    )
    page = context.new_page()
    page.route("**/api/lobby*", lambda route: route.abort())
    page.route("**/api/me", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("alert").wait_for()
    assert box(page, "h1")["height"] < 60, "the title keeps to one line"
    page.goto("/tables")
    page.get_by_role("alert").wait_for()
    nothing = page.get_by_text("You are not at any table yet")
    assert not nothing.count()
    page.unroute_all()
    nothing.wait_for()
    page.get_by_role("alert").wait_for(state="detached")
    context.close()


MISSING = {
    "/table/abc": "It may have been deleted, or part of its link is missing.",
    "/tournaments/abc": "That does not exist.",
    "/players": "There is no such player here, or the profile is hidden.",
}


@pytest.mark.parametrize("path", MISSING)
def test_a_link_that_was_cut_off_says_what_is_missing(
    browser: Any, served: Served, path: str
) -> None:
    context = browser.new_context(base_url=served.address, locale="en-GB")  # a refusal, as above
    page = context.new_page()
    page.goto(path)
    page.get_by_role("alert").get_by_text(MISSING[path]).wait_for()
    assert page.get_by_role("heading", level=1).inner_text()
    context.close()


def test_a_profile_does_not_call_a_player_unknown_while_the_server_is_silent(
    browser: Any, served: Served
) -> None:
    context = browser.new_context(base_url=served.address, locale="en-GB")  # a refusal, as above
    page = context.new_page()
    page.route("**/api/players*", lambda route: route.abort())
    page.goto("/players?name=Nobody")
    page.get_by_role("alert").get_by_text("The server does not answer.").wait_for()
    context.close()


@pytest.mark.parametrize("path", [DEAD_ENDS["mail"], "/confirm/abc", "/unsubscribe/abc"])
def test_a_link_of_a_mail_that_is_too_old_or_cut_off_says_so(
    browser: Any, served: Served, path: str
) -> None:
    context = browser.new_context(base_url=served.address, locale="en-GB")  # a refusal, as above
    page = context.new_page()
    page.goto(path)
    page.get_by_role("alert").get_by_text("This link was used or is too old.").wait_for()
    context.close()


def test_settings_say_what_is_wrong_with_a_password_and_nothing_else(
    browser: Any, served: Served
) -> None:
    context = browser.new_context(base_url=served.address, locale="en-GB")  # a refusal, as above
    page = context.new_page()
    register(page, "Settler")
    page.get_by_label("Current password").fill("not this one at all")
    page.get_by_label("New password").fill("another horse battery")
    assert "Done." not in page.locator("main").inner_text()
    page.get_by_role("button", name="Change the password").click()
    page.get_by_text("That is not your password.").wait_for()
    context.close()


@pytest.mark.parametrize("edition", ["1995, the original", "Big Box", "2023"])
def test_every_action_card_of_the_rules_has_its_example(new_page: NewPage, edition: str) -> None:
    page = new_page()
    page.goto("/rules")
    page.locator("li.card figure").first.wait_for()
    page.locator(".head").get_by_text(edition, exact=True).click()
    page.get_by_role(
        "heading", name=f"What is special about the {edition.split(',')[0]}"
    ).wait_for()
    cards = page.locator("li.card")
    cards.filter(has_not=page.locator("figure")).first.wait_for(state="detached")
    assert cards.count() >= 20


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path", ["/rules", "/teach"])
def test_a_phone_shows_all_thirteen_power_cards(new_page: NewPage, path: str, width: int) -> None:
    page = new_page(width, 664)
    page.goto(path)
    table = page.locator(".scroll", has=page.get_by_role("columnheader", name="13", exact=True))
    table.first.wait_for()
    assert table.first.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_the_map_of_a_replay_is_as_wide_as_the_screen(new_page: NewPage) -> None:
    page = new_page(390, 664)
    page.goto("/")
    table = page.evaluate(IMPORT, finished())
    page.goto(f"/table/{table}/replay")
    page.locator("input[type=range]").wait_for()
    assert box(page, "svg.board")["width"] > 360
    buttons = page.locator(".buttons button")
    styles = buttons.evaluate_all("all => all.map(one => getComputedStyle(one).borderTopStyle)")
    assert set(styles) == {"solid"}, "they look like the other buttons"
    page.set_viewport_size({"width": 320, "height": 548})
    assert box(page, "svg.board")["width"] > 260
    assert not faults(page)


def test_the_crest_of_a_replay_is_of_the_player_in_its_sentence(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    page.goto("/")
    table = page.evaluate(IMPORT, finished())
    page.goto(f"/table/{table}/replay")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    drawn = "one => one.innerHTML"
    told = page.locator(".prompt p")
    for step in (4, 12, 60):
        slider.fill(str(step))
        told.get_by_text(f"Step {step} of").wait_for()
        seat = NAMES.index(told.inner_text().split()[0])
        own = page.locator(f"article[data-seat='{seat}'] header .crest").evaluate(drawn)
        assert page.locator(".voice .who .crest").evaluate(drawn) == own, told.inner_text()


def test_a_friend_without_a_name_sees_a_shared_game(new_page: NewPage) -> None:
    page, friend = new_page(), new_page(390, 664)
    table = open_table(page, [ME, BOT], options={"players": 2})
    friend.goto(f"/table/{table}/replay")
    friend.locator("svg.board").wait_for()


@pytest.mark.parametrize("size", ["844x390", "667x375"])
def test_the_log_of_a_replay_has_room_on_a_lying_phone(new_page: NewPage, size: str) -> None:
    page = new_page(*SIZES[size])
    page.goto("/")
    table = page.evaluate(IMPORT, finished())
    page.goto(f"/table/{table}/replay")
    page.locator("input[type=range]").fill("60")
    page.get_by_text("Step 60 of").wait_for()
    page.locator("nav.tabs [data-tab=log]").click()
    page.locator(".log .inside").wait_for()
    page.wait_for_function("() => document.querySelector('.log .inside').clientHeight > 150")
    assert not faults(page)


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl", "en"])
def test_the_menu_takes_one_line_on_the_narrowest_phone(new_page: NewPage, language: str) -> None:
    page = new_page(320, 548, keep={"language": language})
    page.goto("/")
    page.locator("button.big").wait_for()
    tops = "all => all.map(one => one.getBoundingClientRect().top)"
    assert len(set(page.locator("header nav a").evaluate_all(tops))) == 1


@pytest.mark.parametrize("size", ["320x548", "390x664", "844x390"])
@pytest.mark.parametrize("lesson", ["king", "power"])
def test_a_phone_says_which_step_of_a_lesson_it_is(
    new_page: NewPage, size: str, lesson: str
) -> None:
    page = new_page(*SIZES[size], locale="de-DE")
    page.goto(f"/learn/{lesson}")
    page.get_by_text("Schritt 1 von").wait_for()
    step, frame, skip = (
        box(page, each) for each in (".bar .where small", ".bar .where", ".bar .where + *")
    )
    assert step["x"] + step["width"] <= skip["x"]
    assert step["y"] + step["height"] <= frame["y"] + frame["height"] + 2, "in sight"


def test_games_that_go_on_come_first_and_a_new_table_is_in_sight(new_page: NewPage) -> None:
    page = new_page(390, 664)
    running = open_table(page, [ME, BOT], options={"players": 2}, title="Still on")
    post(page, "/records", {"record": finished()})
    page.goto("/tables")
    page.locator("main li").nth(1).wait_for()
    assert page.locator("main li a").first.get_attribute("href") == f"/table/{running}"
    new = box(page, "main a.new")
    assert new["y"] + new["height"] < 664


def test_on_a_phone_the_seats_of_a_new_table_are_near(new_page: NewPage) -> None:
    page = new_page(390, 664)
    page.goto("/new")
    page.locator(".seat").first.wait_for()
    assert box(page, ".seat")["y"] < 2 * 664
    assert box(page, ".seat select")["width"] > 250, "its choices can be read"
    assert not page.get_by_text("New Regency").first.is_visible()
    page.locator("summary", has_text="Variants").click()
    page.get_by_text("New Regency").first.wait_for()


def test_with_several_games_nothing_gapes_on_the_start_page(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    for _ in range(2):
        open_table(page, [ME, BOT], options={"players": 2})
    page.goto("/")
    page.locator(".on li").nth(1).wait_for()
    words, now, picture = (box(page, each) for each in (".words", ".now", ".picture"))
    assert now["y"] - (words["y"] + words["height"]) < 40
    assert abs(now["y"] - picture["y"]) < 4, "the map stands beside the game"


def test_an_open_tournament_uses_the_width(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    register(page, "Organiser")
    page.goto("/tournaments/new")
    settings = {
        "title": "League",
        "options": {"players": 2},
        "clock": {"kind": "live", "bank": 600},
    }
    made = post(page, "/tournaments", {"settings": settings})["tournament"]
    page.goto(f"/tournaments/{made}")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("link", name="Organiser").wait_for()
    standing, invite = box(page, "main table"), box(page, "main .link")
    assert invite["x"] > standing["x"] + standing["width"]


def test_a_ladder_breaks_no_name_on_the_narrowest_phone(new_page: NewPage) -> None:
    page = new_page(320, 548)
    lines = [
        {
            "place": place,
            "name": name,
            "bot": None,
            "program": False,
            "rating": 1784 - place,
            "deviation": 166,
            "games": 72,
            "wins": 16,
            "you": False,
        }
        for place, name in enumerate(("Bartholom\u00e4us", "Constanza"), 1)
    ]
    board = {"ladder": "people", "season": 0, "seasons": [], "lines": lines}
    page.route("**/api/ratings*", lambda route: route.fulfill(json=board))
    page.goto("/ladder")
    names = page.locator("tbody a")
    names.first.wait_for()
    heights = names.evaluate_all("all => all.map(one => one.getClientRects().length)")
    assert heights == [1, 1]
    assert page.evaluate("document.querySelector('.board').scrollWidth <= innerWidth")


def test_the_reference_prints_dark_on_white_on_one_page(new_page: NewPage) -> None:
    page = new_page(keep={"theme": "dark"})
    page.goto("/teach")
    page.locator("#reference table").first.wait_for()
    page.emulate_media(media="print")
    colour = page.locator("#reference h2").evaluate("one => getComputedStyle(one).color")
    assert max(map(int, colour.strip("rgb()").split(","))) < 100
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1


def test_a_profile_names_the_edition_of_a_game_once(new_page: NewPage) -> None:
    """A game without a name is called by its edition; on a phone the date stands next to it."""
    page, other = new_page(390, 664), new_page()
    register(page, "Chronicler")
    register(other, "Rapporteur")
    for title in ("", "Thursday evening"):
        table = rated_game(page, other, title=title)
        while answer_quickly(page, table) | answer_quickly(other, table):
            pass
    page.goto("/players?name=Chronicler")
    latest = page.locator("tbody th:has(.when)")
    latest.nth(1).wait_for()
    named, unnamed = ([*each.inner_text().split("\n")] for each in latest.all())
    assert named[0] == "Thursday evening"
    assert re.fullmatch(r"Big Box · \S+ \S+ \d{4}", named[1].replace(",", ""))
    assert unnamed[0] == "El Grande Big Box"
    assert "Big Box" not in unnamed[1]
