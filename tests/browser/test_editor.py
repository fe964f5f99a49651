"""The position editor: pieces are put by clicks, and the game goes on from there."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from tests.browser.conftest import NewPage


def position_of(page_url: str) -> str:
    return parse_qs(urlsplit(page_url).query)["position"][0]


def test_a_position_is_edited_played_on_and_shared(new_page: NewPage) -> None:
    page = new_page(locale="en-GB")
    page.goto("/editor")
    page.wait_for_selector(".board")
    page.wait_for_url("**position=**")
    page.get_by_role("button", name="Galicia").first.click()
    page.wait_for_function(
        "() => new URLSearchParams(location.search).get('position').includes('galicia=azul')"
    )
    page.get_by_text("Move the King").click()
    page.get_by_role("button", name="Valencia").first.click()
    page.wait_for_function(
        "() => new URLSearchParams(location.search).get('position').includes('king=valencia')"
    )
    assert page.locator("textarea").input_value() == position_of(page.url)
    page.get_by_role("link", name="Play on from here").click()
    page.get_by_role("link", name="Edit here").wait_for()
    page.wait_for_selector(".board")


def test_no_word_of_the_players_table_is_broken_on_the_narrowest_phone(new_page: NewPage) -> None:
    page = new_page(320, 548, locale="fr-FR")
    page.goto("/editor")
    heads = page.locator("table th")
    heads.nth(4).wait_for()
    high = heads.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert max(high) < 45, "one line"
