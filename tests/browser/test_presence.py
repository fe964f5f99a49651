"""Who is connected; a bot stands in for a player who left, until they come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import AWAY, NewPage
from tests.browser.eye import LOOKS, Eye
from tests.browser.hands import Hands, play_together
from tests.browser.test_games import BOT, ME, open_table


def two_at_a_table(one: Any, two: Any) -> str:
    """Ana, the host, speaks English and Bert Dutch; the game has begun."""
    table = open_table(
        one, [ME, {"who": "open"}], options={"players": 2}, start=False, confirm_turns=False
    )
    open_table(two, [ME, BOT], options={"players": 2}, name="Bert")  # Bert is signed in now
    one.goto(f"/table/{table}")
    two.goto(f"/table/{table}")
    two.get_by_role("button", name="Ga hier zitten").click()
    one.locator("li", has_text="Bert").locator("[data-here=true]").wait_for()
    one.get_by_role("button", name="Begin the game").click()
    one.wait_for_selector(".board")
    two.wait_for_selector(".board")
    return table


def test_a_bot_plays_for_an_absent_player_until_they_return(new_page: NewPage, shots: Path) -> None:
    one, two = new_page(), new_page(**LOOKS["phone"], keep={"language": "nl"})
    table = two_at_a_table(one, two)
    ana, bert = Eye(one, shots, "desktop"), Eye(two, shots, "phone")
    panel = one.locator("article[data-seat='1']")
    panel.locator("[data-here=true]", has_text="connected").wait_for()
    assert not one.locator("article[data-seat='0'] [data-here]").count(), "I know where I am"

    two.goto("/")
    panel.locator("[data-here=false]", has_text="away").wait_for()
    hands = Hands(one)
    offer = one.get_by_role("button", name="Let a bot play for Bert")
    hands.play(until=lambda: offer.count() > 0)
    ana.at("away")
    offer.click()
    dialog = one.locator("dialog[open]")
    ana.at("stand-in")
    dialog.get_by_role("button", name="Cancel").click()
    one.wait_for_timeout(AWAY * 1000)
    assert offer.is_visible(), "nothing happens unless one is sure"
    offer.click()
    dialog.get_by_role("button", name="Let a bot play for Bert").click()
    panel.get_by_text("Normal").wait_for()
    answered = hands.answers
    hands.play(until=lambda: hands.answers >= answered + 10)
    one.wait_for_selector(".prompt.mine, dialog[open]")

    two.goto(f"/table/{table}")
    two.get_by_text("Een bot speelt voor je.").wait_for()
    bert.at("bot-plays")
    two.get_by_role("button", name="Neem mijn plaats terug").click()
    two.get_by_text("Een bot speelt voor je.").wait_for(state="detached")
    panel.locator("[data-here=true]").wait_for()
    panel.get_by_text("Normal").wait_for(state="detached")
    his = Hands(two)
    play_together(hands, his, until=lambda: his.answers >= 2)
    assert his.answers >= 2, "it is Bert who plays again"


def test_only_players_who_may_call_a_bot_see_the_offer(new_page: NewPage) -> None:
    """Not the guest while the host is there, but when the host is away."""
    one, two = new_page(), new_page(keep={"language": "nl"})
    two_at_a_table(one, two)
    his = Hands(two)
    offer = two.get_by_role("button", name="Laat een bot spelen voor Ana")
    his.play(until=lambda: his.asked() is None and two.locator(".prompt:not(.mine)").count() > 0)
    assert not offer.count()
    one.goto("/")
    two.locator("article[data-seat='0'] [data-here=false]").wait_for()
    offer.wait_for()
