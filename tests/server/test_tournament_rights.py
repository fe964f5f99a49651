"""Who may make, lead and enter tournaments, on a real server and by the command line."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from elgrande.server.admin.cli import app as commands
from elgrande.server.config import Config, Offers, Tournaments
from tests.server.cup import BY_ALL, LIVE, club, settings
from tests.server.playing import Person, config_for, new_key

pytestmark = pytest.mark.anyio


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return config_for(str(tmp_path / "e.db"), tournaments=BY_ALL)


# --- rights ---


async def test_only_hosts_of_the_server_make_tournaments_unless_it_is_configured(
    tmp_path: Path,
) -> None:
    async with club(config_for(str(tmp_path / "e.db"))) as at:
        ana, hen = await at.account("Ana"), await at.account("Hen")
        body = {"key": new_key(), "settings": settings()}
        assert (await ana.post("/tournaments", body)).json()["code"] == "not-admin"
        assert (await ana.get("/tournaments")).json()["may_make"] is False
        [(account, _, _)] = await at.service.admin_store.accounts("Hen")
        await at.service.admin_store.set_admin("test", account, on=True)
        assert (await hen.get("/tournaments")).json()["may_make"] is True
        made = await hen.post("/tournaments", body)
        assert made.status_code == 200
        assert (await hen.post("/tournaments", body)).json() == made.json()  # a retry
        other = {**body, "settings": settings(title="Another")}
        assert (await hen.post("/tournaments", other)).json()["code"] == "key-reused"


async def test_only_the_host_leads_and_what_an_admin_does_is_audited(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea")
        for kind in ("begin", "cancel"):
            assert (await at.do(cup, "Ana", kind))["code"] == "not-host"
        assert (await at.do(cup, "Ana", "invite", name="Bea"))["code"] == "not-host"
        [(account, _, _)] = await at.service.admin_store.accounts("Bea")
        await at.service.admin_store.set_admin("test", account, on=True)
        assert (await at.do(cup, "Bea", "cancel"))["card"]["status"] == "cancelled"
        [line, *_] = await at.service.admin_store.audit()
        assert (line.admin, line.action, line.target) == ("Bea", "tournament cancel", cup)
        admin = await at.people["Bea"].get("/admin")
        assert [each["tournament"] for each in admin.json()["tournaments"]] == [cup]
        gone = {"do": {"type": "delete-tournament", "tournament": cup}}
        assert (await at.people["Bea"].post("/admin", gone)).status_code == 200
        assert (await at.people["Bea"].post("/admin", gone)).json()["code"] == "not-found"
        assert (await at.see(cup))["code"] == "not-found"


async def test_who_may_enter_by_list_or_as_a_guest_and_who_was_sent_away(config: Config) -> None:
    async with club(config) as at:
        at.people["Gus"] = await Person(at.base).guest("Gus")
        strict, free = await at.tournament(entry="link"), await at.tournament(guests=True)
        assert (await at.do(strict, "Gus", "enter"))["code"] == "not-account"
        assert (await at.do(free, "Gus", "enter"))["card"]["entered"] is True
        await at.do(free, "Hen", "cancel")
        for name in ("Ana", "Bea", "Cai"):
            await at.account(name)
        cup = await at.tournament(entry="list")
        assert (await at.do(cup, "Ana", "enter"))["code"] == "not-invited"
        assert (await at.do(cup, "Hen", "invite", name="Nobody"))["code"] == "not-found"
        state = await at.do(cup, "Hen", "invite", name="Ana")
        assert [(each["name"], each["invited"]) for each in state["players"]] == [("Ana", True)]
        [card] = (await at.people["Ana"].get("/tournaments")).json()["tournaments"]
        assert card["invited"] is True
        assert (await at.people["Cai"].get("/tournaments")).json()["tournaments"] == []
        state = await at.do(cup, "Ana", "enter")
        [player] = state["players"]
        state = await at.do(cup, "Hen", "remove", player=player["player"])
        assert state["players"] == []
        assert (await at.do(cup, "Ana", "enter"))["code"] == "not-invited"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"title": "\u200b"}, "bad-text"),
    ({"options": {"players": 9}}, "impossible-options"),
    ({"clock": {"kind": "live", "bank": 1}}, "bad-clock"),
    ({"clock": {**LIVE, "time_up": "vote"}}, "bad-clock"),
    ({"guests": True, "rated": "yes"}, "not-rated"),
    ({"bot": "nobody"}, "bad-request"),
    ({"rounds": 0}, "bad-request"),
    ({"clock": None}, "bad-request"),
    ({"speed": 1}, "bad-request"),
]


async def test_settings_that_cannot_be_played_are_refused(config: Config) -> None:
    async with club(config) as at:
        hen = await at.account("Hen")
        for wrong, code in WRONG:
            body = {"key": new_key(), "settings": settings(**wrong)}
            assert (await hen.post("/tournaments", body)).json()["code"] == code, wrong
        assert (await hen.get("/tournaments")).json()["tournaments"] == []


async def test_a_host_has_a_limited_number_of_tournaments(tmp_path: Path) -> None:
    limited = Tournaments(by_accounts=True, most=1)
    async with club(config_for(str(tmp_path / "e.db"), tournaments=limited)) as at:
        cup = await at.tournament("Ana", "Bea")
        body = {"key": new_key(), "settings": settings()}
        assert (await at.people["Hen"].post("/tournaments", body)).json()["code"] == "too-many"
        await at.do(cup, "Hen", "cancel")
        assert (await at.people["Hen"].post("/tournaments", body)).status_code == 200


async def test_tournaments_can_be_switched_off(tmp_path: Path) -> None:
    off = config_for(str(tmp_path / "e.db"), offers=Offers(tournaments=False))
    async with club(off) as at:
        ana = await at.account("Ana")
        assert (await ana.get("/tournaments")).json()["code"] == "switched-off"


# --- the command line ---


async def test_the_command_line_lists_shows_begins_cancels_and_deletes(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea")
        other = await at.tournament("Ana", title="Other")

        async def admin(*words: str) -> str:
            words = ("tournament", *words, "--database", config.database)
            done = await asyncio.to_thread(partial(CliRunner().invoke, commands, words))
            assert done.exit_code == 0, done.output
            return done.output

        assert f"{cup}  open      round 0 of 2, 2 players  Cup" in await admin("list")
        await admin("begin", cup)
        for _ in range(200):
            if (await at.see(cup))["card"]["round"]:
                break
            await asyncio.sleep(0.1)
        shown = await admin("show", cup)
        assert "Cup: playing" in shown
        assert "Ana" in shown
        await admin("cancel", other)
        assert (await at.see(other))["card"]["status"] == "cancelled"
        await admin("delete", other)
        assert other not in await admin("list")
        actions = [line.action for line in await at.service.admin_store.audit()]
        assert actions == ["delete tournament", "tournament cancel", "tournament begin"]
