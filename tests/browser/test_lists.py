"""Lists of tables and tournaments: what waits for me, how long, and what is over."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.test_club import register
from tests.browser.test_friends import waits_for_me
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_house import post
from tests.browser.test_pages import box
from tests.browser.test_review import finished

DAY = 24 * 3600


def by_turns(page: Any, days: int) -> str:
    clock = {"kind": "turns", "move": days * DAY}
    table = open_table(page, [ME, BOT], options={"players": 2}, clock=clock)
    waits_for_me(page, table)
    return table


def test_the_game_with_the_least_time_comes_first_and_says_it(new_page: NewPage) -> None:
    page = new_page(320, 548)
    short, long = by_turns(page, 1), by_turns(page, 5)
    for path in ("/", "/tables"):
        page.goto(path)
        links = page.locator(".turn a")
        links.nth(1).wait_for()
        tables = links.evaluate_all("all => all.map(one => one.href.split('/').pop())")
        assert tables == [short, long]
        assert "23 h left" in links.first.inner_text()
        assert "4 days 23 h left" in links.last.inner_text()
        assert "El Grande Big Box" in links.first.inner_text(), "a table without a name"


def test_games_that_are_over_take_a_line_each(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    open_table(page, [ME, BOT], options={"players": 2})
    for number in range(8):
        post(page, "/records", {"record": finished(), "title": f"Evening {number}"})
    page.goto("/tables")
    lines = page.locator("main li", has=page.locator("time"))
    lines.nth(5).wait_for()
    assert lines.count() == 6, "the latest"
    assert box(page, "main li:has(time)")["height"] < 80
    assert lines.first.get_by_role("img", name="won").count() == 1
    page.get_by_role("button", name="Show all 8").click()
    lines.nth(7).wait_for()


def test_tables_with_free_seats_come_before_full_ones(new_page: NewPage) -> None:
    one, two = new_page(), new_page()
    for seats in ([ME, {"who": "open"}, BOT], [ME, BOT, BOT]):  # the full one is the latest
        more = {"options": {"players": 3}, "start": False, "public": True}
        open_table(one, seats, name="Full of seats", title=f"{len(seats)} seats", **more)
    two.goto("/tables")
    statuses = two.locator("main li .status")
    statuses.first.wait_for()
    told = [each.split(",")[0].strip() for each in statuses.all_inner_texts()]
    last_open = max(i for i, each in enumerate(told) if each == "waiting for players")
    assert all(i > last_open for i, each in enumerate(told) if each == "ready to begin")


def test_a_visitor_who_may_not_make_a_tournament_fills_in_no_form(new_page: NewPage) -> None:
    page = new_page(390, 664)
    page.goto("/tournaments/new")
    page.get_by_role("alert").wait_for()
    assert not page.locator("form").count()


def test_a_player_is_not_sent_away_by_one_tap(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(390, 664)
    register(host, "Marshal")
    register(guest, "Challenger")
    host.goto("/tournaments/new")
    settings = {
        "title": "Tilt",
        "options": {"players": 2},
        "clock": {"kind": "live", "bank": 600},
        "entry": "link",
    }
    made = post(host, "/tournaments", {"settings": settings})["tournament"]
    guest.goto(f"/tournaments/{made}")
    guest.get_by_role("button", name="Enter", exact=True).click()
    guest.get_by_text("You take part.").wait_for()
    asked: list[str] = []

    def dismiss(dialog: Any) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    host.on("dialog", dismiss)
    host.goto(f"/tournaments/{made}")
    host.get_by_role("button", name="Send Challenger away").click()
    host.wait_for_timeout(300)
    assert "Challenger" in asked[0]
    assert host.get_by_role("link", name="Challenger").is_visible()


def test_buttons_of_a_list_are_not_broken(new_page: NewPage) -> None:
    page = new_page(390, 664)
    register(page, "Toolmaker")
    page.get_by_label("Name of the bot").fill("Anvil")
    page.get_by_role("button", name="Make a bot").click()
    page.get_by_label("What the token is for").fill("nightly games on the server in the cellar")
    page.get_by_role("button", name="New token").click()
    revoke = page.get_by_role("button", name="Revoke")
    revoke.wait_for()
    assert revoke.bounding_box()["height"] < 42, "one line"
