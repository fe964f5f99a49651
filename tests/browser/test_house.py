"""The house rules in a real browser: reports, privacy, and the app without a network."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from elgrande import Options
from elgrande.arena import play
from elgrande.learning.lesson import lessons
from elgrande.learning.puzzles import puzzles
from tests.browser.conftest import NewPage, Served
from tests.browser.eye import Eye
from tests.browser.test_club import register
from tests.browser.test_games import ME, open_table


@cache
def finished(length: str = "short") -> str:
    (game,) = play(["random", "greedy"], 1, Options(players=2, length=length), seed=3)
    return game.record().to_json()


def post(page: Any, path: str, body: dict[str, Any]) -> Any:
    return page.evaluate(
        """async ([path, body]) => (await fetch('/api' + path, {method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({key: crypto.randomUUID(), ...body})})).json()""",
        [path, body],
    )


def test_a_report_reaches_the_admin_page_and_what_the_admin_does_its_log(
    new_page: NewPage, served: Served, shots: Path
) -> None:
    one, two = new_page(), new_page(390, 844)
    one.goto("/settings")
    one.get_by_label("Name", exact=True).fill("Host of hosts")
    one.get_by_label("Password").fill("correct horse battery")
    one.get_by_role("button", name="Make it an account").click()
    one.get_by_role("button", name="Log out").first.wait_for()
    table = open_table(one, [ME, {"who": "open"}], options={"players": 2}, start=False)
    post(one, f"/tables/{table}/chat", {"text": "you play like a donkey"})
    open_table(two, [ME, {"bot": "random"}], options={"players": 2}, name="Bea")
    two.goto(f"/table/{table}")
    two.get_by_role("button", name="Sit down here").click()
    two.get_by_role("button", name="report").click()
    sheet = two.locator("dialog[open]")
    sheet.get_by_text("you play like a donkey").wait_for()
    Eye(two, shots, "phone").day_and_night("report")
    sheet.get_by_label("What happened?").fill("That was rude.")
    sheet.get_by_role("button", name="Send it to the hosts").click()
    sheet.get_by_text("Thank you.").wait_for()

    grant = ["admin", "grant", "Host of hosts", "--database", served.database]
    subprocess.run([sys.executable, "-m", "elgrande", *grant], check=True, timeout=60)
    one.goto("/admin")
    report = one.locator("article", has_text="That was rude.")
    report.get_by_text("you play like a donkey").wait_for()
    typed = ["soon", "7"]
    one.on("dialog", lambda asked: asked.accept(typed.pop(0)))
    report.get_by_role("button", name="Mute").click()
    muted = one.locator("li", has_text="That was rude.")
    muted.get_by_text("Mute until").wait_for()
    muted.get_by_role("button", name="Lift").wait_for()
    one.locator("article").get_by_role("button", name="Settled").click()
    one.get_by_text("No open reports").wait_for()
    one.locator("li", has_text="settle").wait_for()
    one.locator("li", has_text="mute").first.wait_for()


def test_the_log_of_the_admins_is_in_their_language(new_page: NewPage, served: Served) -> None:
    page = new_page(390, 664, keep={"language": "es"})
    page.goto("/settings")
    page.get_by_label("Nombre", exact=True).fill("Anfitriona")
    page.get_by_label("Contraseña").fill("correct horse battery")
    page.get_by_role("button", name="Convertirlo en cuenta").click()
    page.get_by_role("button", name="Salir").first.wait_for()
    table = open_table(page, [ME, {"who": "open"}], options={"players": 2}, start=False)
    grant = ["admin", "grant", "Anfitriona", "--database", served.database]
    subprocess.run([sys.executable, "-m", "elgrande", *grant], check=True, timeout=60)
    address = {"kind": "address", "who": "203.0.113.7"}
    for do in (
        {"type": "season", "name": "Otoño"},
        {"type": "ban", **address, "days": 3, "note": "ruido"},
        {"type": "lift", **address},
        {"type": "rename", "table": table, "title": "Mesa de prueba"},
    ):
        origin = {"origin": served.address}
        assert page.request.post("/api/admin", data={"do": do}, headers=origin).ok
    page.goto("/admin")
    lines = page.locator(".log li > span")
    lines.nth(4).wait_for()
    assert [" ".join(each.split()) for each in lines.all_inner_texts()[:5]] == [
        "Anfitriona · Cambiar nombre Mesa de prueba",
        "Anfitriona · Levantar · Dirección 203.0.113.7",
        "Anfitriona · Expulsar · Dirección 203.0.113.7: ruido",
        "Anfitriona · Temporada nueva Otoño",
        "Línea de órdenes · Pasa a administrar Anfitriona",
    ]
    who = page.get_by_label("Nombre, identificador o dirección")
    who.fill("203.0.113.8")
    page.get_by_role("button", name="Expulsar · Dirección").click()
    page.get_by_text("203.0.113.8").first.wait_for()
    assert who.input_value() == "", "a second tap does nothing"


def test_an_admin_sees_the_new_password_where_the_button_is(
    new_page: NewPage, served: Served
) -> None:
    page, forgetful = new_page(390, 664), new_page()
    register(page, "Keeper of keys")
    register(forgetful, "Forgetful")
    grant = ["admin", "grant", "Keeper of keys", "--database", served.database]
    subprocess.run([sys.executable, "-m", "elgrande", *grant], check=True, timeout=60)
    page.goto("/admin")
    page.get_by_label("Name, id or address").fill("Forgetful")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="New password").click()
    said = page.get_by_role("status").filter(has_text="New password, Forgetful:")
    said.wait_for()
    place = said.bounding_box()
    assert 0 <= place["y"] < 664, "in sight"


def test_the_privacy_page_says_how_long_things_are_kept(new_page: NewPage) -> None:
    page = new_page(390, 844)
    page.goto("/privacy")
    page.locator("tr", has_text="30").first.wait_for()
    assert page.locator("tr", has_text="365").count() == 2, "chat and reports, for a year"


def test_the_app_starts_without_a_network_with_rules_lessons_and_a_finished_game(
    new_page: NewPage,
) -> None:
    page = new_page()
    open_table(page, [ME, {"bot": "random"}], options={"players": 2})
    table = post(page, "/records", {"record": finished()})["table"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for path, sight in sights(table):
        page.goto(path)
        page.locator(sight).first.wait_for()
    page.context.set_offline(True)
    assert page.evaluate("fetch('/api/health').then(() => 'there', () => 'gone')") == "gone"
    for path, sight in sights(table):
        page.goto(path)
        page.locator(sight).first.wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()


INSTALLED = """
const asked = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  query === '(display-mode: standalone)' ? { matches: true } : asked(query);
"""
FIRST_STEPS = """async () => {
  const kept = await (await caches.open('texts')).keys();
  return kept.filter(({ url }) => /lessons\\/\\w+\\/0/.test(url)).length;
}"""


def test_an_installed_app_has_rules_and_lessons_that_were_never_opened(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.add_init_script(INSTALLED)
    page.goto("/")
    until = time.monotonic() + 60
    while page.evaluate(FIRST_STEPS) < len(lessons()):
        assert time.monotonic() < until
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    for path, sight in [("/rules", ".chapters section"), ("/learn/veto", ".board")]:
        page.goto(path)
        page.locator(sight).first.wait_for()


def sights(table: str) -> list[tuple[str, str]]:
    """Pages, and what is on them once they are there."""
    puzzle = next(iter(puzzles().values()))
    return [
        ("/rules", ".chapters section"),
        ("/learn", ".lessons li"),
        ("/learn/king", ".board"),
        (f"/puzzles/{puzzle.id}", ".board"),
        (f"/try?{urlencode({'position': puzzle.position})}", ".board"),
        (f"/table/{table}/replay", ".board"),
    ]


def test_an_update_of_the_server_does_not_break_a_page_that_runs(new_page: NewPage) -> None:
    """Parts that were not loaded yet have other names in the new version: the page comes again."""
    page = new_page(service_workers="block")
    table = open_table(page, [ME, {"bot": "random"}], options={"players": 2})
    page.goto(f"/table/{table}")
    page.locator(".board").wait_for()
    gone: list[str] = []

    def once(route: Any) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.abort()

    page.route("**/assets/Replay*.js", once)
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    page.get_by_label("Where in the game").first.wait_for()
    assert gone
