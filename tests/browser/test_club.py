"""The club in a real browser: tournaments, passkeys, several games at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.eye import LOOKS, Eye
from tests.browser.hands import Hands, play_together


def register(page: Any, name: str) -> None:
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Make it an account").click()
    page.get_by_role("button", name="Log out").first.wait_for()


def version(page: Any) -> int:
    return int(Hands(page).version() or 0)


def answer_quickly(page: Any, table: str) -> bool:
    """Answer by requests, without looking, as long as this player is asked; False at the end."""
    return bool(
        page.evaluate(
            """async (table) => {
              for (;;) {
                const state = await (await fetch(`/api/tables/${table}`)).json();
                if (state.status === 'over') return false;
                const seat = state.seat;
                const action = state.legal[state.version * 7919 % state.legal.length];
                if (!action) return true;
                await fetch(`/api/tables/${table}/commands`, {method: 'POST',
                  headers: {'content-type': 'application/json'},
                  body: JSON.stringify({key: crypto.randomUUID(), version: state.version,
                    do: {type: 'play', seat, action}})});
              }
            }""",
            table,
        )
    )


TO_THE_EDGE = """all => all.map(one => one.closest('ul > li').getBoundingClientRect().right
  - one.getBoundingClientRect().right)"""


def test_a_tournament_from_its_making_to_its_winner(new_page: NewPage, shots: Path) -> None:
    """The host plays too, on a laptop; the other player enters by the link, on a phone."""
    host, guest = new_page(1366, 768), new_page(**LOOKS["phone"])
    eyes = [Eye(host, shots, "laptop"), Eye(guest, shots, "phone")]
    register(host, "Hostess")
    register(guest, "Guesta")
    host.goto("/tables")
    host.get_by_role("link", name="Tournaments").click()
    host.get_by_role("link", name="New tournament").click()
    host.get_by_label("Name of the tournament").fill("Cup of the house")
    for legend, choice in (
        ("Rounds", "1"),
        ("Who may enter", "those with the link"),
        ("Players at a table", "2"),
        ("Length", "Short game, 6 rounds"),
    ):
        host.get_by_role("group", name=legend, exact=True).get_by_text(choice, exact=True).click()
    eyes[0].at("tournament-new", full=True)
    host.get_by_role("button", name="Make the tournament").click()
    host.get_by_role("heading", name="Cup of the house").wait_for()
    host.get_by_role("button", name="Enter", exact=True).click()
    host.get_by_text("You take part.").wait_for()
    assert host.get_by_role("button", name="Begin now").is_disabled()
    guest.goto("/tournaments")
    guest.get_by_text("No tournaments right now.").wait_for()  # it is not for everyone
    guest.goto(host.url)
    guest.get_by_role("button", name="Enter", exact=True).click()
    guest.get_by_text("You take part.").wait_for()
    eyes[1].at("tournament-open", full=True)
    host.reload()
    host.get_by_role("link", name="Guesta").wait_for()
    eyes[0].at("tournament-open", full=True)
    host.get_by_role("button", name="Begin now").click()
    for page, eye in zip((host, guest), eyes, strict=True):
        page.get_by_text("Your table is ready").wait_for()
        eye.at("tournament-ready", full=True)
        assert max(page.locator("ol .score").evaluate_all(TO_THE_EDGE)) < 20, "no empty column"
        page.get_by_role("link", name="Go to your table").click()
        page.locator(".board").wait_for()
    table = host.url.rpartition("/")[2]
    play_together(Hands(host, seed=1), Hands(guest, seed=2), until=lambda: version(host) > 12)
    while answer_quickly(host, table) | answer_quickly(guest, table):
        pass
    for page, eye in zip((host, guest), eyes, strict=True):
        page.locator("dialog[open]").get_by_role("link", name="To the tournament").click()
        page.get_by_text("Winner:").wait_for()
        eye.at("tournament-over", full=True)
    assert host.locator("tbody tr").count() == 2


# The server asks for the password ten minutes after a login.
AS_IF_THE_LOGIN_WERE_LONG_AGO = """() => {
  const ask = window.fetch;
  const refused = JSON.stringify({type: 'refused', code: 'password-again', sentence: ''});
  window.fetch = async (path, init) =>
    path.endsWith('/passkeys/begin') && !JSON.parse(init.body).password
      ? new Response(refused, {status: 401})
      : ask(path, init);
}"""


def test_a_passkey_is_made_and_opens_the_account_without_a_password(
    new_page: NewPage, shots: Path
) -> None:
    """With an authenticator of Chromium's own, which always agrees."""
    page = new_page(**LOOKS["phone"])
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    abilities = {"hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    device = devices.send("WebAuthn.addVirtualAuthenticator", {"options": options | abilities})
    register(page, "Keyholder")
    page.evaluate(AS_IF_THE_LOGIN_WERE_LONG_AGO)
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("Give your password again.").wait_for()
    page.get_by_label("Password", exact=True).first.fill("correct horse battery")
    page.get_by_role("button", name="Add a passkey").click()
    row = page.locator("li", has=page.get_by_role("button", name="Remove"))
    row.wait_for()
    Eye(page, shots, "phone").at("passkeys", full=True)
    held = devices.send("WebAuthn.getCredentials", {"authenticatorId": device["authenticatorId"]})
    assert [each["rpId"] for each in held["credentials"]] == ["localhost"]
    for _ in range(2):
        page.get_by_role("button", name="Log out", exact=True).first.click()
        page.get_by_role("button", name="Log in with a passkey").click()
        page.get_by_text("Logged in as Keyholder.").wait_for()
    row.get_by_role("button", name="Remove").click()
    row.wait_for(state="detached")
