"""Friends before and between games: the waiting room, and several games at once."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.hands import Hands
from tests.browser.test_games import BOT, ME, open_table
from tests.browser.test_presence import two_at_a_table

SHEET = "navigator.share = async (shared) => { window.shared = shared; };"


def test_the_link_to_a_table_goes_through_the_share_sheet(new_page: NewPage) -> None:
    page = new_page(390, 664)
    page.add_init_script(SHEET)
    seats = [ME, {"who": "open"}]
    table = open_table(page, seats, options={"players": 2}, start=False, title="Tuesday")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share", exact=True).click()
    shared = page.evaluate("window.shared")
    assert shared["url"].endswith(f"/table/{table}")
    assert "Tuesday" in shared["text"]


def test_friends_take_colours_and_say_when_they_are_ready(new_page: NewPage) -> None:
    ana, bert = new_page(), new_page(390, 664)
    seats = [ME, {"who": "open"}, {"who": "open"}, BOT]
    table = open_table(ana, seats, options={"players": 4}, start=False)
    open_table(bert, [ME, BOT], options={"players": 2}, name="Bert")  # he has a name now
    for page in (ana, bert):
        page.goto(f"/table/{table}")
    seat(bert, 1).get_by_role("button", name="Sit down here").click()
    seat(ana, 1).get_by_text("Bert").wait_for()
    seat(bert, 2).get_by_role("button", name="Take this colour").click()
    seat(ana, 2).get_by_text("Bert").wait_for()
    assert "Gold · guest" in seat(ana, 2).inner_text()
    assert "Green · bot · " in seat(ana, 3).inner_text()
    seat(bert, 2).get_by_role("button", name="Ready", exact=True).click()
    seat(ana, 2).get_by_text("✓").wait_for()
    seat(bert, 2).get_by_role("button", name="Not ready after all").click()
    seat(ana, 2).get_by_text("✓").wait_for(state="detached")


def test_a_player_of_several_games_is_led_to_the_next_that_waits(new_page: NewPage) -> None:
    ana, bert = new_page(), new_page(keep={"language": "nl"})
    with_bert = two_at_a_table(ana, bert)
    with_bot = open_table(ana, [ME, BOT], options={"players": 2})
    waits_for_me(ana, with_bot)
    ana.goto(f"/table/{with_bert}")
    hands = Hands(ana)
    hands.play(until=lambda: ana.locator("[data-answer=next]").count() > 0)
    ana.goto("/tables")
    ana.locator("nav sup", has_text="1").wait_for()
    ana.goto(f"/table/{with_bert}")
    ana.get_by_role("button", name="Next game").click()
    ana.wait_for_url(f"**/table/{with_bot}")
    ana.locator(".prompt.mine").wait_for()


def seat(page: Any, number: int) -> Any:
    return page.locator(f"li[data-seat='{number}']")


def waits_for_me(page: Any, table: str) -> None:
    """Wait until the bots have answered."""
    page.goto(f"/table/{table}")
    page.locator(".prompt.mine").wait_for()
