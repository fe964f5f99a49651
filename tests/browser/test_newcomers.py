"""First steps: what a newcomer is offered, and how friends come to sit at one table."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.hands import Keys
from tests.browser.test_games import BOT, ME, open_table

RED = "all => all.filter(one => getComputedStyle(one).color === 'rgb(255, 255, 255)').length"


def open_seat(page: Any, **options: Any) -> str:
    return open_table(page, [ME, {"who": "open"}], options={"players": 2, **options}, start=False)


def test_a_newcomer_sees_what_it_is_and_one_red_button(new_page: NewPage) -> None:
    page = new_page(320, 548)
    page.goto("/")
    page.locator("[data-first]").wait_for()
    assert "board game" in page.locator(".lead").inner_text()
    assert page.locator("main button").evaluate_all(RED) == 1, "the coach's"
    page.get_by_role("button", name="I know the game").click()
    assert page.locator("main button.big").evaluate_all(RED) == 1


def test_a_player_on_another_device_finds_the_way_to_the_account(new_page: NewPage) -> None:
    page = new_page(390, 664)
    page.goto("/")
    page.get_by_role("link", name="Log in to your account").click()
    password = page.get_by_label("Password")
    password.wait_for()
    assert password.bounding_box()["y"] < 664, "in sight"


def test_a_table_for_friends_takes_one_tap(new_page: NewPage) -> None:
    page = new_page(320, 548)
    page.goto("/new")
    page.get_by_text("friends, by link").click()
    values = page.locator(".seat select").evaluate_all("all => all.map(one => one.value)")
    assert values == ["me", "open", "open", "open"]
    wide = page.locator(".seat select").first.bounding_box()["width"]
    assert wide > 180, "what is chosen can be read on the narrowest phone"
    page.get_by_role("button", name="Open the table").click()
    page.locator(".link").wait_for()


def test_friends_of_a_party_find_the_table(new_page: NewPage) -> None:
    host, friend = new_page(1366, 768), new_page(390, 664)
    host.goto("/new?friends")
    host.get_by_label("Name of the table").fill("Kitchen table")
    host.get_by_label("Your name at this table").fill("Hospitable")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".link").wait_for()
    assert not host.get_by_role("button", name="Sit down here").count(), "the host sits already"
    assert host.get_by_role("button", name="A friend at this device").count() == 3
    for path in ("/", "/tables"):
        friend.goto(path)
        friend.get_by_role("link", name="Kitchen table").wait_for()


def test_a_friend_reads_what_is_played_and_can_learn_meanwhile(new_page: NewPage) -> None:
    """By the link to a table of another edition than the usual one."""
    host, friend = new_page(), new_page(390, 664)
    table = open_seat(host, edition="1995")
    friend.goto(f"/table/{table}")
    friend.locator(".game", has_text="1995, the original · Full game").wait_for()
    with friend.context.expect_page() as lesson:
        friend.get_by_role("link", name="The first lesson").click()
    lesson.value.get_by_text("Step 1 of").wait_for()
    friend.get_by_role("button", name="Sit down here").wait_for()
    host.goto(f"/table/{table}")
    host.get_by_text("You are the host").wait_for()
    assert not host.get_by_role("link", name="The first lesson").count()


def test_a_table_is_not_closed_by_one_tap(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/table/{open_seat(page)}")
    asked: list[str] = []

    def answer(dialog: Any) -> None:
        asked.append(dialog.message)
        dialog.accept() if len(asked) > 1 else dialog.dismiss()

    page.on("dialog", answer)
    close = page.get_by_role("button", name="Close the table")
    close.click()
    page.wait_for_timeout(300)
    assert close.is_visible()
    close.click()
    page.get_by_text("The host has closed this table.").wait_for()
    assert len(asked) == 2


def test_pages_below_a_link_mark_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, [ME, BOT], options={"players": 2})
    for path, link in (("/puzzles", "/learn"), ("/ladder", "/tables"), ("/new", "/tables")):
        page.goto(path)
        current = page.locator("header [aria-current]")
        current.wait_for()
        assert current.get_attribute("href") == link, path


# The focus ring of what has it; of a radio button it is drawn around its label. After the last
# element nothing has it.
RING = """() => {
  const one = document.activeElement;
  if (one === document.body) return true;
  const drawn = one.matches('[type=radio]') ? one.nextElementSibling : one;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""


NAME = """() => {
  const one = document.activeElement;
  return (one.closest('label') ?? one).textContent.trim();
}"""


def test_from_a_new_table_to_the_first_answer_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    page.goto("/new")
    page.locator(".seat").first.wait_for()

    def press(name: str, key: str = "Enter") -> None:
        """Go to what has this name by Tab, see that it has the focus, and press."""
        for _ in range(120):
            if page.evaluate(NAME) == name:
                page.keyboard.press(key)
                return
            page.keyboard.press("Tab")
            assert page.evaluate(RING), page.evaluate(NAME)
        raise AssertionError(f"{name} cannot be reached by Tab")

    page.keyboard.press("Tab")
    press("Skip to the content")
    press("bots", "ArrowRight")
    press("Open the table")
    page.locator(".link").wait_for()
    press("Bots for all free seats")
    page.locator("main .go:enabled").wait_for()
    press("Begin the game")
    page.locator(".prompt.mine").wait_for()
    keys = Keys(page)
    assert keys.answer()


def test_another_page_has_another_name_and_the_focus(new_page: NewPage) -> None:
    page = new_page(1366, 768)
    page.goto("/")
    page.locator("button.big").wait_for()
    assert page.title() == "El Grande"
    page.get_by_role("link", name="Rules").press("Enter")
    page.locator(".chapters section").first.wait_for()
    assert page.title() == "Rules · El Grande"
    assert page.evaluate("document.activeElement.id") == "content"
    page.get_by_role("link", name="Start", exact=True).press("Enter")
    page.locator("button.big").wait_for()
    assert page.title() == "El Grande"
