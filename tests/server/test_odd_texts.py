"""Texts that no form sends, on both databases: refused as what they are, never "unavailable"."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande.server.config import Tournaments
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, new_key, serving

pytestmark = pytest.mark.anyio

LONG = "\U0001d160" * 60  # each becomes three when it is normalised
ODD = "a\x00b" + "c" * 20  # PostgreSQL takes no such text
CUP: dict[str, Any] = {
    "title": "Cup",
    "options": {"players": 2},
    "clock": {"kind": "live", "bank": 600},
}


async def test_a_zero_or_a_text_that_grows_is_refused_and_is_no_failure_of_the_database(
    database_url: str,
) -> None:
    config = config_for(database_url, tournaments=Tournaments(by_accounts=True))
    async with open_app(config) as app, serving(app, config) as base:
        ana = await Person(base).account("Ana")
        service = app.state.context.service
        account = await service.account_rows.by_login("ana")
        await service.admin_store.set_admin("test", account.id, on=True)
        made = await ana.post("/tournaments", {"key": new_key(), "settings": CUP})
        cup = made.json()["tournament"]
        invite = {"type": "invite", "name": ODD}
        asked: list[tuple[str, Any]] = [
            ("/tournaments", {"key": new_key(), "settings": CUP, "invited": [ODD]}),
            ("/tournaments", {"key": new_key(), "settings": CUP | {"title": ODD}}),
            (f"/tournaments/{cup}/do", {"do": invite}),
            ("/login", {"name": ODD, "password": ODD}),
            ("/account/reset/finish", {"token": ODD, "password": ODD}),
            ("/notifications/confirm", {"token": ODD}),
            ("/notifications/remove", {"id": ODD}),
            ("/account/sessions/end", {"id": ODD}),
            ("/bots", {"name": ODD[:18]}),
        ]
        asked += [
            ("/admin", {"do": do})
            for do in (
                {"type": "ban", "kind": "account", "who": ODD},
                {"type": "ban", "kind": "address", "who": ODD},
                {"type": "mute", "who": ODD},
                {"type": "mute", "who": "Ana", "note": ODD},
                {"type": "lift", "kind": "mute", "who": ODD},
                {"type": "password", "who": ODD},
                {"type": "season", "name": ODD},
            )
        ]
        for path, body in asked:
            answer = await ana.post(path, body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
        [bot] = (await ana.post("/bots", {"name": "Deep"})).json()
        for path, body in (
            (f"/bots/{bot['id']}/tokens", {"note": LONG}),
            ("/admin", {"do": {"type": "season", "name": LONG}}),
            ("/tables", {"key": new_key(), "options": {}, "seats": [{}] * 4, "title": LONG}),
            ("/tournaments", {"key": new_key(), "settings": CUP | {"title": LONG[:50]}}),
        ):
            answer = await ana.post(path, body)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-text"), (path, answer)
        for path, query in (
            ("/players", {"name": ODD}),
            ("/lobby", {"edition": ODD}),
            ("/ratings", {"ladder": ODD}),
        ):
            assert 400 <= (await ana.get(path, **query)).status_code < 500
        off = await ana.http.post("/api/notifications/off/a%00b")
        assert (off.status_code, off.json()["code"]) == (404, "not-found")
