"""Whole games in a real browser: against bots, hotseat, by keyboard, on a phone, interrupted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.geometry import PHONES, faults
from tests.browser.hands import Hands, Keys, play_together


def open_table(page: Any, seats: list[dict[str, Any]], **more: Any) -> str:
    """Open a table as the page's user, without clicking through the form."""
    page.goto("/")
    return str(
        page.evaluate(
            """async ({seats, more}) => {
          const post = async (path, body) => (await fetch('/api' + path, {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
          const me = await (await fetch('/api/me')).json();
          if (me.name === null) await post('/guest', {name: more.name || 'Ana'});
          delete more.name;
          const key = crypto.randomUUID();
          const done = await post('/tables', {key, start: true, seats, ...more});
          if (!done.table) throw new Error(JSON.stringify(done));
          return done.table;
        }""",
            {"seats": seats, "more": more},
        )
    )


OBJECTS = re.compile("with a veto|met een veto")
ME = {"who": "me"}
BOT = {"bot": "random"}


def test_four_players_from_the_start_page_to_the_final_ranking(
    new_page: NewPage, shots: Path
) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    asked: set[str] = set()
    hands = Hands(page, watch=asked.add)
    hands.play()
    assert "confirm" in asked, "a turn is confirmed at its end"
    assert page.get_by_role("heading", name="The game is over").is_visible()
    places = page.locator("dialog[open] tbody tr")
    assert places.count() == 4
    assert places.first.locator("td").first.inner_text() == "1st"
    Eye(page, shots, "desktop").at("over")
    assert hands.answers > 50


def test_hotseat_of_two_hides_what_is_hidden(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    eye = Eye(page, shots, "desktop")
    table = open_table(
        page, [ME, ME], options={"players": 2, "length": "short-1995"}, confirm_turns=False
    )
    page.goto(f"/table/{table}")
    passed = []

    def watch(kind: str) -> None:
        if kind == "pass":
            passed.append(page.locator("[data-pass]").get_attribute("data-pass"))
            assert not page.locator(".board, .power, .log").count()
            eye.at("pass")

    Hands(page, watch=watch).play()
    assert page.locator("dialog[open] .winner").is_visible()
    assert {"0", "1"} == set(passed)
    assert len(passed) >= 12


def test_friends_at_one_device_go_by_their_names(new_page: NewPage, shots: Path) -> None:
    page = new_page()
    open_table(page, [ME, BOT], options={"players": 2})  # so that one has a name
    page.goto("/new")
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_label("Maroon", exact=True).select_option("me")
    page.get_by_label("Name of Maroon").fill("Jimena")
    Eye(page, shots, "desktop").at("new")
    page.locator("form .go").click()
    asked = set()

    def watch(kind: str) -> None:
        if kind == "pass":
            asked.add(page.locator("[data-pass] h1").inner_text())

    Hands(page, watch=watch).play(until=lambda: len(asked) == 2)
    assert sorted("Jimena" in each for each in asked) == [False, True]
    assert sorted("Ana" in each for each in asked) == [False, True]


def test_reload_in_the_middle_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    table = open_table(page, [ME, BOT, BOT], options={"players": 3})
    page.goto(f"/table/{table}")
    hands = Hands(page)
    hands.play(until=lambda: hands.answers >= 12)
    page.wait_for_selector(".prompt.mine")
    before = hands.version(), page.locator(".prompt p").inner_text().splitlines()[0]
    page.reload()
    page.wait_for_selector(".prompt.mine")
    after = hands.version(), page.locator(".prompt p").inner_text().splitlines()[0]
    assert before == after
    assert page.locator(".log li").count() > 5
    hands.play(until=lambda: hands.answers >= 20)


def test_a_lost_connection_is_reported_and_restored(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        """
        const Real = WebSocket;
        window.sockets = [];
        window.lineCut = false;
        window.WebSocket = class extends Real {
          constructor(url) {
            super(window.lineCut ? url + '-nowhere' : url);
            window.sockets.push(this);
          }
        };
        """
    )
    table = open_table(page, [ME, BOT], options={"players": 2})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".power[data-open]")
    page.evaluate("window.lineCut = true; window.sockets.at(-1).close()")
    page.locator(".power[data-open]").first.click()
    page.locator("[data-answer=play-power]").click()
    page.get_by_text("Your move has not arrived yet").wait_for()
    page.evaluate("window.lineCut = false")
    page.get_by_text("Your move has arrived").wait_for()


def test_a_phone_game_without_sideways_scrolling(new_page: NewPage, shots: Path) -> None:
    """A whole game, every question of it, to the final ranking."""
    page = new_page(360, 740, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = open_table(page, [ME, BOT, BOT, BOT], options={"players": 4, "length": "short"})
    page.goto(f"/table/{table}")
    seen: set[str] = set()

    def watch(kind: str) -> None:
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{kind}: {wide} pixels wide"
        if kind not in seen:
            seen.add(kind)
            page.screenshot(path=shots / f"phone-{kind}.png")

    hands = Hands(page, seed=5, watch=watch)
    hands.liked = ".board [data-place=castillo][data-open]"  # players inside set a disc
    hands.play()
    assert {"power", "take", "card", "place", "disc", "dialog"} <= seen
    rows = page.locator("dialog[open] tbody tr").all()
    assert len(rows) == 4
    for row in rows:
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()[1:]]
        assert sum(parts) == total, "the final ranking adds up"
    Eye(page, shots, "phone").day_and_night("over")


def test_every_kind_of_question_is_answered_by_keyboard_alone(new_page: NewPage) -> None:
    """Tab and Enter: no mouse, from the first power card past the first window."""
    page = new_page()
    seen: set[str] = set()
    options = {"players": 2, "length": "short-1995", "variants": ["no-veto"]}
    table = open_table(page, [ME, BOT], options=options, confirm_turns=True)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".prompt.mine")
    keys = Keys(page, watch=seen.add)
    keys.play(until=lambda: {"power", "take", "card", "place", "confirm"} <= seen and keys.closed)
    assert keys.closed, "a window was closed by keyboard"


# How much of the answers is out of sight, in pixels.
IN_SIGHT = """() => {
  const [voice, answers, text] = ['.voice', '.voice .answers', '.voice .text'].map(
    one => document.querySelector(one));
  return Math.max(answers.scrollWidth - answers.clientWidth, text.scrollHeight - text.clientHeight,
    answers.getBoundingClientRect().bottom - voice.getBoundingClientRect().bottom) <= 1;
}"""


def all_in_sight(page: Any) -> None:
    """All of this question and every answer to it, on any phone."""
    before = page.viewport_size
    for size, (width, height) in PHONES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        page.wait_for_function(IN_SIGHT)
        assert not faults(page), size
    page.set_viewport_size(before)
    page.wait_for_timeout(100)


def test_two_browsers_with_a_secret_disc_and_a_veto(
    new_page: NewPage, served: Served, shots: Path
) -> None:
    served.fortune.wishes[:] = ["veto"]
    one, two = new_page(), new_page(keep={"language": "nl"})
    table = open_table(
        one,
        [ME, {"who": "open"}],
        options={"players": 2, "edition": "1995", "length": "short-1995"},
        start=False,
        confirm_turns=False,
        name="Ana",
    )
    open_table(two, [ME, BOT], options={"players": 2}, name="Bert")  # Bert is signed in now
    one.goto(f"/table/{table}")
    two.goto(f"/table/{table}")
    two.get_by_role("button", name="Ga hier zitten").click()
    one.get_by_text("Bert").wait_for()
    one.get_by_role("button", name="Begin the game").click()
    seen: dict[str, int] = {}
    players = []
    for page, other, name in ((one, two, "Ana"), (two, one, "Bert")):
        page.wait_for_selector(".board")
        eye = Eye(page, shots, f"desktop-{name.lower()}")

        def watch(kind: str, other: Any = other, eye: Eye = eye) -> None:
            if kind == "veto":
                for answer in ("allow", "veto"):
                    eye.page.wait_for_selector(f"[data-answer='button:{answer}']")
                other.locator(".prompt:not(.mine) p", has_text=OBJECTS).wait_for()
                if "veto" not in seen:
                    all_in_sight(eye.page)
            if kind in ("veto", "disc"):
                eye.at(kind)
            seen[kind] = seen.get(kind, 0) + 1

        players.append(Hands(page, seed=len(name), watch=watch))
    players[0].liked = "[data-pile='2'] .front[data-open]"  # Ana is after the veto
    play_together(*players)
    assert seen["veto"] >= 1
    assert seen["disc"] >= 2
    winner = one.locator("dialog[open] .winner").inner_text().split()[0]
    assert two.locator("dialog[open] .winner").inner_text().split()[0] == winner
