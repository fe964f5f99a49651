"""Every screen and window: axe finds nothing, and a screenshot is saved for review."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import LOOKS, Eye
from tests.browser.hands import Hands
from tests.browser.test_club import answer_quickly, register
from tests.browser.test_friends import waits_for_me
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_house import post

SCREENS = {
    "start": ("/", "button.big"),
    "new": ("/new", ".seat"),
    "tables": ("/tables", "textarea"),
    "rules": ("/rules", "section h2"),
    "settings": ("/settings", "kbd"),
    "credits": ("/credits", "h1"),
    "tournaments": ("/tournaments", "h1"),
    "no-tournament": ("/tournaments/new", "h1"),
    "editor": ("/editor", ".board"),
    "nowhere": ("/nowhere", "h1"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_screens_around_the_table(new_page: NewPage, shots: Path, look: str) -> None:
    page = new_page(**LOOKS[look], locale="nl-NL" if look == "phone" else "en-GB")
    eye = Eye(page, shots, look)
    for name, (path, sign) in SCREENS.items():
        page.goto(path)
        page.wait_for_selector(sign)
        eye.at(name, full=name in ("start", "new", "settings"))


OF_AN_ACCOUNT = {
    "my-tables": ("/tables", "main time"),
    "continue": ("/", ".on li"),
    "profile": ("/players?name={name}", "[role=img]"),
    "ladder": ("/ladder", "tbody a"),
    "account": ("/settings", "article h3"),
    "hosts": ("/admin", "main li"),
    "friends": ("/new?friends", ".seat"),
    "privacy": ("/privacy", "tr"),
    "new-password": ("/reset", "input"),
    "teach": ("/teach", "#reference table"),
    "confirm": ("/confirm/abcdefabcdefabcdef", "[role=alert]"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_screens_of_an_account(
    browser: Any, served: Served, new_page: NewPage, shots: Path, look: str
) -> None:
    """With a game that was rated, one that goes on, a bot, and the right to open the admin page."""
    other, name = new_page(), f"Axe {look}"
    context = (
        browser.new_context(  # not `new_page`: a link that was used is an error on the console
            **viewport(LOOKS[look]), base_url=served.address, locale="en-GB"
        )
    )
    page = context.new_page()
    register(page, name)
    register(other, f"Adversary {look}")
    table = rated_game(page, other)
    while answer_quickly(page, table) | answer_quickly(other, table):
        pass
    waits_for_me(page, open_table(page, [ME, BOT], options={"players": 2}))
    page.goto("/settings")
    page.get_by_label("Name of the bot").fill(f"Axeman {look}")
    page.get_by_role("button", name="Make a bot").click()
    grant = ["admin", "grant", name, "--database", served.database]
    subprocess.run([sys.executable, "-m", "elgrande", *grant], check=True, timeout=60)
    eye = Eye(page, shots, look)
    for screen, (path, sign) in OF_AN_ACCOUNT.items():
        page.goto(path.format(name=name))
        page.wait_for_selector(sign)
        page.locator("main details").evaluate_all("all => all.forEach(one => (one.open = true))")
        eye.at(screen, full=True)
    context.close()


def viewport(look: dict[str, Any]) -> dict[str, Any]:
    size = {each: look[each] for each in ("width", "height")}
    return {"viewport": size, **{key: look[key] for key in look if key not in size}}


def rated_game(one: Any, two: Any, title: str = "") -> str:
    """Between two accounts, at its first question."""
    options = {"players": 2, "length": "short"}
    seats = [ME, {"who": "open"}]
    table = open_table(one, seats, options=options, start=False, rated="yes", title=title)
    post(two, f"/tables/{table}/commands", {"do": {"type": "join", "seat": 1}})
    post(one, f"/tables/{table}/commands", {"do": {"type": "start"}})
    return table


@pytest.mark.parametrize("look", LOOKS)
def test_the_table_and_its_windows(new_page: NewPage, shots: Path, look: str) -> None:
    page = new_page(**LOOKS[look], locale="en-GB")
    eye = Eye(page, shots, look)
    seats = [ME, {"who": "open"}, BOT, BOT]
    waiting = open_table(page, seats, options={"players": 4}, start=False, title="Tuesday")
    page.goto(f"/table/{waiting}")
    page.wait_for_selector(".link")
    eye.at("room")
    table = open_table(page, [ME, BOT, BOT, BOT], options={"players": 4}, hints=True)
    page.goto(f"/table/{table}")
    hands = Hands(page, seed=3, watch=lambda kind: eye.at(f"table-{kind}"))
    hands.play(until=lambda: hands.answers >= 26)
    # A question of this player, with no scene before it and no window over it.
    while page.locator("dialog[open]").count() or not page.locator(".prompt.mine").count():
        hands.answer()
    page.keyboard.press("b")
    page.wait_for_selector("dialog[open] table")
    eye.at("text")
    page.keyboard.press("Escape")
    page.locator(".menu").click()
    eye.at("menu")
    page.keyboard.press("Escape")
    if look == "phone":
        page.locator("nav.tabs [data-tab=players]").click()
        eye.at("players")
        page.locator("nav.tabs [data-tab=log]").click()
        eye.at("log")
        page.locator("nav.tabs [data-tab=cards]").click()
    page.locator(".card .more").first.click()
    page.wait_for_selector("dialog[open] .scene")
    eye.at("card")
    page.keyboard.press("Escape")
    for place in ("castillo", "granada"):
        if not page.locator(f".board [data-place={place}][data-open]").count():
            page.locator(f".board [data-place={place}]").dispatch_event("click")
            page.wait_for_selector("dialog[open] .worth")
            eye.at(place)
            page.keyboard.press("Escape")
    page.goto(f"/table/{table}/replay")
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("20")
    page.wait_for_timeout(300)
    eye.at("replay")


def test_moves_are_dragged_and_previewed(new_page: NewPage, served: Served, shots: Path) -> None:
    """Dragging a caballero from the court to a region shows what that would change."""
    page = new_page()
    table = open_table(page, [ME, BOT, BOT], options={"players": 3})
    page.goto(f"/table/{table}")
    hands = Hands(page)
    changes = page.locator(".board .change")  # none where no place would change my points
    several = page.locator(".prompt.mine", has_text=re.compile("[2-5] left"))
    hands.play(until=lambda: hands.asked() == "place" and several.count() and changes.count())
    assert hands.asked() == "place"
    court = page.locator("div.court")
    left = int(court.locator("text").text_content())
    start = court.bounding_box()
    target = page.locator(".board .region[data-open] .name").first.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 60, steps=4)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    page.screenshot(path=shots / "desktop-drag.png")
    page.mouse.up()
    page.wait_for_function(
        "n => !(+document.querySelector('div.court text')?.textContent >= n)",
        arg=left,
    )
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "n => +document.querySelector('div.court text')?.textContent === n", arg=left
    )


def test_a_hint_gives_reasons(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    table = open_table(page, [ME, BOT], options={"players": 2}, hints=True)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("heading", name="Worth considering").wait_for()
    Eye(page, shots, "desktop").at("hint")
    page.get_by_role("button", name="Do that").first.click()
    page.locator("[data-asked=power]").wait_for(state="detached")


def test_a_spectator_sees_and_cannot_act(new_page: NewPage, shots: Path) -> None:
    one, two = new_page(), new_page()
    table = open_table(one, [ME, BOT], options={"players": 2})
    two.goto(f"/table/{table}")
    two.get_by_text("You are watching").wait_for()
    assert not two.locator("[data-open]").count()
    assert not two.locator(".large .power").count()
    Eye(two, shots, "desktop").at("spectator")


def test_impossible_mixes_are_explained(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    page.goto("/new")
    page.get_by_text("New Regency").first.click()
    page.get_by_text("Not possible:").wait_for()
    assert page.get_by_role("button", name="Begin the game").is_disabled()
    told = page.locator("fieldset label", has_text="New Regency").locator("xpath=following::*[1]")
    assert "New Regency" in told.inner_text(), "it is said where one clicked"
    Eye(page, shots, "desktop").at("impossible", full=True)
    page.get_by_role("button", name="Take the nearest possible").click()
    page.get_by_text("Not possible:").wait_for(state="detached")


def test_chat_and_the_title_of_the_tab(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    table = open_table(page, [ME, BOT], options={"players": 2})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine")
    assert "Your turn" in page.title()
    assert "icon-turn" in page.locator("link[rel=icon]").get_attribute("href")
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Buenos días")
    page.get_by_role("button", name="Send").click()
    page.locator("li", has_text="Buenos días").wait_for()
    Eye(page, shots, "desktop").at("chat")


def test_the_rulebook_is_searched_by_edition(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules")
    chapters = page.locator(".chapters section")
    chapters.first.wait_for()
    everything = chapters.count()
    assert page.get_by_text("Castilla la Vieja").first.is_visible()
    page.get_by_label("Search the rules").fill("veto")
    page.wait_for_function(
        "n => document.querySelectorAll('.chapters section').length < n", arg=everything
    )
    assert chapters.count() > 0
    page.get_by_label("Search the rules").fill("")
    page.get_by_text("2023", exact=True).first.click()
    page.get_by_text("Toledo").first.wait_for()


def test_a_public_table_is_found_in_the_lobby(new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    open_table(
        one,
        [ME, {"who": "open"}],
        options={"players": 2},
        start=False,
        title="Tuesday night",
        public=True,
    )
    one.goto("/tables")
    one.get_by_text("Tuesday night").first.wait_for()
    two.goto("/tables")
    two.get_by_role("link", name="Tuesday night").click()
    two.get_by_role("button", name="Sit down here").wait_for()
    two.get_by_label("Your name at this table").fill("Beatriz")
    two.get_by_role("button", name="Sit down here").click()
    two.locator("li", has_text="Beatriz").get_by_role("button", name="Stand up").wait_for()
    two.goto("/tables")
    two.get_by_text("ready to begin").wait_for()
