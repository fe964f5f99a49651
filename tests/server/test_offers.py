"""What a host switches off: its routes refuse with a clear message, and clients learn of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande.server.config import Offers
from tests.server.playing import Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio

BOTS = [{"who": "me"}, {"bot": "random"}]
MAIL = {"to": {"kind": "mail", "address": "a@example.org"}}
PUSH = {
    "to": {"kind": "push", "endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": ""}
}
HOOK = {"to": {"kind": "hook", "url": "https://discord.com/x", "shape": "discord"}}


def refused(answer: Any) -> tuple[int, str, str]:
    body = answer.json()
    return answer.status_code, body["code"], (body["more"] or {}).get("switch", "")


async def test_what_is_switched_off_is_refused_and_named(tmp_path: Path) -> None:
    off = {name: False for name in Offers.__struct_fields__ if name != "without_bots"}
    offers = Offers(**{**off, "guests": True}, without_bots=("master",))
    async with running(config_for(str(tmp_path / "elgrande.db"), offers=offers)) as base:
        ana, bea = await people(base, "Ana", "Bea")
        assert set((await ana.get("/me")).json()["off"]) == {*off, "bot-master"} - {"guests"}
        assert "master" not in (await ana.get("/options")).json()["bots"]
        table = await ana.open_table(BOTS, start=True, hints=True, spectators=True)
        new = {"key": new_key(), "options": {"players": 2}}
        master = [{"who": "me"}, {"bot": "master"}]
        for switch, answer in {
            "registration": await ana.post("/account", {"name": "Ana", "password": "a b c d e f"}),
            "chat": await ana.post(f"/tables/{table}/chat", {"key": new_key(), "text": "hola"}),
            "hints": await ana.post(f"/tables/{table}/hint", {"seat": 0}),
            "reviews": await ana.post(f"/tables/{table}/review", {}),
            "imports": await ana.post("/records", {"key": new_key(), "record": "{}"}),
            "mail": await ana.post("/notifications/channels", MAIL),
            "push": await ana.post("/notifications/channels", PUSH),
            "hooks": await ana.post("/notifications/channels", HOOK),
            "bot-master": await ana.post("/tables", {**new, "seats": master}),
        }.items():
            assert refused(answer) == (403, "switched-off", switch), answer.text
        assert refused(await ana.do(table, {"type": "chat", "on": True}))[1] == "switched-off"
        state = await ana.state(table)
        assert (state["chat"], state["settings"]["hints"]) == (False, False)
        watching = await bea.get(f"/tables/{table}")
        assert watching.json()["code"] == "no-spectators"
        told = (await ana.get("/notifications")).json()
        assert (told["push_key"], told["mail"], told["hook_hosts"]) == (None, False, [])


async def test_a_server_for_accounts_takes_no_guests(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"), offers=Offers(guests=False))
    async with running(config) as base:
        ana = Person(base)
        answer = await ana.post("/guest", {"name": "Ana"})
        assert refused(answer) == (403, "switched-off", "guests")
        made = await ana.post("/account", {"name": "Ana", "password": "correct horse"})
        assert made.status_code == 200, made.text
        await ana.open_table(BOTS, start=True)
