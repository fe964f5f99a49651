"""What the hosts of a server can do, on the admin page and on the command line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert
from starlette.applications import Starlette
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.cli import app as commands
from elgrande.server.admin.sanctions import Sanctions
from elgrande.server.admin.store import AdminStore, Sanction
from elgrande.server.notifications.settings import Mail
from elgrande.server.storage import ConflictError, Database, open_database
from elgrande.server.storage import schema as db
from elgrande.server.tables import Tables
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, people, serving

pytestmark = pytest.mark.anyio


class Club:
    """A running server, its database, and the command line."""

    def __init__(self, app: Starlette, base: str, database: str) -> None:
        self.base = base
        self.service = app.state.context.service
        self._database = database

    async def admin(self, *words: str, refused: bool = False) -> str:
        """Run `elgrande admin ...`; the server learns of it, as it otherwise does by itself."""
        arguments = [*words, "--database", self._database]
        result = await asyncio.to_thread(
            CliRunner().invoke, commands, arguments, standalone_mode=False
        )
        assert (result.exception is not None) == refused, result.output
        await self.service.sanctions.refresh()
        return str(result.exception) if refused else result.output

    async def page(self, person: Person, do: Any = None) -> Any:
        return await (person.get("/admin") if do is None else person.post("/admin", {"do": do}))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    database = str(tmp_path / "elgrande.db")
    config = config_for(database)
    async with open_app(config) as app, serving(app, config) as base:
        yield Club(app, base, database)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("tables", "There are no tables."),
        ("reports", "There are no open reports."),
        ("sanctions", "No player is banned or muted."),
        ("audit", "No admin has done anything yet."),
        ("ratings", "No game of this season is rated yet."),
        ("tournament list", "There are no tournaments."),
    ],
)
async def test_empty_lists_say_so(club: Club, command: str, says: str) -> None:
    assert await club.admin(*command.split()) == f"{says}\n"


async def with_account(club: Club, name: str, password: str = "long enough") -> Person:
    person = Person(club.base)
    made = await person.post("/account", {"name": name, "password": password})
    assert made.status_code == 200, made.text
    return person


async def test_tables_are_listed_renamed_closed_and_deleted_while_the_server_runs(
    club: Club,
) -> None:
    [ana] = await people(club.base, "Ana")
    table = await ana.open_table([{"who": "me"}, {"who": "me"}], title="Rude", start=True)
    assert f"{table}  playing" in await club.admin("tables")
    async with ana.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("state")
        await club.admin("rename", table, "Kind")
        assert (await line.until("state"))["settings"]["title"] == "Kind"
        await club.admin("close", table)
        assert (await line.until("state"))["status"] == "closed"
        await club.admin("delete", table)
        assert (await line.until("refused"))["code"] == "not-found"
    assert (await ana.get(f"/tables/{table}")).status_code == 404
    assert (await ana.get("/tables")).json() == []
    assert table not in await club.admin("tables")
    said = (await club.admin("audit")).splitlines()
    assert [line.partition("command line: ")[2] for line in said] == [
        f"delete {table}",
        f"close {table}",
        f"rename {table} Kind",
    ]


async def test_a_table_that_changes_all_the_time_is_busy(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss = await with_account(club, "Boss")
    table = await boss.open_table([{"who": "me"}, {}])
    await club.admin("grant", "Boss")

    async def others_are_first(*_: object) -> None:
        raise ConflictError

    with monkeypatch.context() as patch:
        patch.setattr(Tables, "commit", others_are_first)
        said = await club.admin("close", table, refused=True)
        assert said == "Too much happens at this table: try again."
        refused = await club.page(boss, {"type": "rename", "table": table, "title": "Kind"})
        assert (refused.status_code, refused.json()["code"]) == (409, "busy")


async def test_a_command_after_a_change_by_the_command_line_is_decided_on_the_new_table(
    club: Club,
) -> None:
    [ana] = await people(club.base, "Ana")
    table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
    state = await ana.state(table)
    seat = state["view"]["question"]["seats"][0]
    action = (await ana.state(table, seat=seat))["legal"][0]
    await club.admin("rename", table, "Quiet")  # the server's table in memory is out of date
    played = await ana.do(
        table, {"type": "play", "seat": seat, "action": action}, version=state["version"]
    )
    assert played.status_code == 200
    assert (await ana.state(table))["settings"]["title"] == "Quiet"


async def test_a_banned_account_is_shut_out_until_the_ban_is_lifted(club: Club) -> None:
    ana = await with_account(club, "Ana")
    table = await ana.open_table([{"who": "me"}, {}])
    async with ana.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("state")
        await club.admin("ban", "Ana", "--days", "1", "--note", "rude")
        await line.send(type="ping")
        with pytest.raises(ConnectionClosed):
            await line.until("pong")
    refused = await ana.get("/tables")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert "rude" in await club.admin("sanctions")
    await club.admin("unban", "Ana")
    assert (await ana.get("/tables")).status_code == 200


async def test_a_banned_address_cannot_even_become_a_guest(club: Club) -> None:
    await club.admin("ban", "127.0.0.1", "--address")
    refused = await Person(club.base).post("/guest", {"name": "Ana"})
    assert refused.json()["code"] == "banned"
    await club.admin("unban", "127.0.0.1", "--address")
    await Person(club.base).guest("Ana")


async def test_a_ban_ends_after_its_days(club: Club) -> None:
    ana = await with_account(club, "Ana")
    await club.admin("ban", "Ana", "--days", "0.000001")
    await asyncio.sleep(0.2)
    assert (await ana.get("/tables")).status_code == 200


async def test_a_muted_player_plays_on_without_chat(club: Club) -> None:
    ana = await with_account(club, "Ana")
    table = await ana.open_table([{"who": "me"}, {}])
    line = {"key": "k" * 12, "text": "hola"}
    await club.admin("mute", "Ana")
    assert (await ana.post(f"/tables/{table}/chat", line)).json()["code"] == "muted"
    assert (await ana.state(table))["status"] == "open"
    await club.admin("unmute", "Ana")
    assert (await ana.post(f"/tables/{table}/chat", line)).status_code == 200


async def test_a_reset_password_replaces_the_old_one(club: Club) -> None:
    await with_account(club, "Ana", "the old one")
    password = (await club.admin("password", "Ana")).strip()
    for word, status in (("the old one", 401), (password, 200)):
        login = await Person(club.base).post("/login", {"name": "Ana", "password": word})
        assert login.status_code == status


async def test_guests_and_programs_get_no_password_and_no_rights(club: Club) -> None:
    """A password would open the account of a program, with more than its tokens allow."""
    [gus] = await people(club.base, "Gus")
    ana = await with_account(club, "Ana")
    await ana.bot("Deep")
    for who in ("Gus", "Deep (bot)"):
        for command in ("password", "grant"):
            said = await club.admin(command, who, refused=True)
            assert "Guests and programs have no password" in said
    assert (await gus.get("/admin")).json()["code"] == "not-admin"
    login = {"name": "Deep (bot)", "password": "anything goes"}
    assert (await Person(club.base).post("/login", login)).json()["code"] == "wrong-password"


async def test_a_report_comes_with_the_lines_of_chat(club: Club) -> None:
    ana = await with_account(club, "Ana")
    await club.admin("grant", "Ana")
    bea, cai = await people(club.base, "Bea", "Cai")
    table = await bea.open_table([{"who": "me"}, {}])
    await bea.post(f"/tables/{table}/chat", {"key": "k" * 12, "text": "you there"})
    sent = await bea.post(f"/tables/{table}/report", {"text": "He insults me."})
    assert sent.status_code == 200
    away = await cai.post(f"/tables/{table}/report", {"text": "I only watch."})
    assert away.json()["code"] == "not-at-table"
    [report] = (await club.page(ana)).json()["reports"]
    assert (report["name"], report["table"], report["text"]) == ("Bea", table, "He insults me.")
    assert [line["text"] for line in report["lines"]] == ["you there"]
    assert "Bea: you there" in await club.admin("reports")
    settled = await club.page(ana, {"type": "settle", "report": report["id"]})
    assert settled.status_code == 200
    assert (await club.page(ana)).json()["reports"] == []
    again = await club.page(ana, {"type": "settle", "report": report["id"]})
    assert again.status_code == 404


async def test_the_admin_page_is_for_accounts_with_that_right(club: Club) -> None:
    ana = await with_account(club, "Ana")
    bea = await with_account(club, "Bea")
    ban = {"type": "ban", "kind": "account", "who": "Bea"}
    for do in (None, ban):
        assert (await club.page(ana, do)).json()["code"] == "not-admin"
    await club.admin("grant", "Ana")
    assert (await club.page(ana, ban)).status_code == 200
    assert (await bea.get("/tables")).json()["code"] == "banned"
    seen = (await club.page(ana)).json()
    assert [(line["admin"], line["action"]) for line in seen["audit"]] == [
        ("Ana", "ban account"),
        ("command line", "grant"),
    ]
    await club.admin("revoke", "Ana")
    assert (await club.page(ana)).json()["code"] == "not-admin"


async def test_a_guest_called_like_the_id_of_an_account_does_not_protect_it(club: Club) -> None:
    zoe = await with_account(club, "Zoe")
    found = await club.service.account_rows.by_login("zoe")
    await people(club.base, found.id)
    await club.admin("ban", found.id)
    assert (await zoe.get("/tables")).json()["code"] == "banned"


async def test_unknown_tables_and_accounts_are_reported(club: Club, tmp_path: Path) -> None:
    await people(club.base, "Ana", "Ana")
    nothing = "0" * 16
    for words, reason in [
        (("close", nothing), "There is no such table."),
        (("delete", nothing), "There is no such table."),
        (("close", "table"), "an id is 16 digits from 0 to f"),
        (("ban", "Zoe"), "There is no such account."),
        (("ban", "Ana"), "2 have that name: say which id"),
        (("unban", "127.0.0.1", "--address"), "There is nothing to lift."),
        (("settle", "7"), "There is no such open report."),
    ]:
        assert reason in await club.admin(*words, refused=True)
    missing = await asyncio.to_thread(
        CliRunner().invoke, commands, ["tables", "--database", str(tmp_path / "no.db")]
    )
    assert missing.exit_code != 0
    assert await club.admin("audit") == "No admin has done anything yet.\n"


async def test_the_privacy_page_says_what_is_configured(club: Club) -> None:
    told = (await Person(club.base).get("/privacy")).json()
    config = club.service.config
    assert told["retention"]["chat"] == config.retention.chat
    assert told["club"] == {"name": "", "contact": ""}


# --- on both databases ---


def count(table: str, connection: Connection) -> int:
    return int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())


async def test_an_action_stored_after_a_later_one_is_not_overlooked(database: Database) -> None:
    """Two admins act at once: the transaction with the lower number may end last."""
    store, changed = AdminStore(database), list[str]()

    async def note(table: str) -> None:
        changed.append(table)

    sanctions = Sanctions(store, note)
    await sanctions.start()
    try:
        for number, table in ((7, "late"), (6, "early")):
            line = {"id": number, "at": 1.0, "admin": "Ana", "action": "close", "target": table}
            await database.write(partial(add_row, row={**line, "note": ""}))
            await sanctions.refresh()
    finally:
        await sanctions.stop()
    assert changed == ["late", "early"]


def add_row(c: Connection, row: dict[str, Any]) -> None:
    c.execute(insert(db.audit), row)


async def test_sanctions_reports_and_audit_are_kept(database: Database) -> None:
    store = AdminStore(database)
    await store.sanction("Ana", Sanction("account", "b" * 24, 5.0, "rude"))
    await store.sanction("Ana", Sanction("account", "b" * 24, None, "very rude"))
    assert await store.sanctions() == [Sanction("account", "b" * 24, None, "very rude")]
    assert await store.lift("Ana", "account", "b" * 24)
    assert not await store.lift("Ana", "account", "b" * 24)
    await AccountRows(database).add(Account("a" * 24, "Ana"), 0.0)
    await store.report("a" * 24, "Ana", "0" * 16, "Something.")
    [report] = await store.reports()
    assert await store.settle("Ana", report.id)
    assert await store.reports() == []
    await store.set_admin("Ana", "a" * 24, on=True)
    assert await store.is_admin("a" * 24)
    await store.set_admin("Ana", "a" * 24, on=False)
    assert not await store.is_admin("a" * 24)
    actions = [line.action for line in await store.audit()]
    assert actions == ["revoke", "grant", "settle", "lift account", "ban account", "ban account"]


async def test_a_deleted_table_leaves_nothing_behind(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}, {"bot": "random"}], start=True)
        await ana.post(f"/tables/{table}/chat", {"key": "k" * 12, "text": "hola"})
        service = app.state.context.service
        account = (await service.admin_store.accounts("Ana"))[0][0]
        await service.admin_store.set_admin("test", account, on=True)
        deleted = await ana.post("/admin", {"do": {"type": "delete", "table": table}})
        assert deleted.status_code == 200
    opened = await open_database(database_url)
    try:
        for name in ("tables", "table_events", "members", "chat", "jobs", "orders"):
            assert await opened.read(partial(count, name)) == 0
    finally:
        await opened.close()


async def test_an_admin_finds_the_page_and_reads_names_on_it(club: Club) -> None:
    ana, bea = await with_account(club, "Ana"), await with_account(club, "Bea")
    assert "admin" not in (await ana.get("/me")).json()
    await club.admin("grant", "Ana")
    assert (await ana.get("/me")).json()["admin"] is True
    again = Person(club.base)
    logged_in = await again.post("/login", {"name": "Ana", "password": "long enough"})
    assert logged_in.json()["admin"] is True
    assert "admin" not in (await bea.get("/me")).json()
    await club.page(ana, {"type": "mute", "who": "Bea", "note": "shouting"})
    seen = (await club.page(ana)).json()
    [mute] = seen["sanctions"]
    assert seen["names"][mute["who"]] == "Bea"
    assert {seen["names"].get(line["target"]) for line in seen["audit"]} == {"Ana", "Bea"}
    assert "Bea" in await club.admin("sanctions")


async def test_a_new_password_by_a_host_ends_links_that_were_sent_before(club: Club) -> None:
    await with_account(club, "Ana")
    rows = club.service.account_rows
    account = await rows.by_login("ana")
    await rows.add_token("reset", "0" * 64, account.id, 2e9)
    await club.admin("password", "Ana")
    assert await rows.owner_of("reset", "0" * 64, 1.0) is None


async def test_a_new_password_by_a_host_takes_the_addresses_for_links_away(club: Club) -> None:
    """An intruder may have added one, and could ask for a link there."""
    await with_account(club, "Ana")
    rows = club.service.account_rows
    account = await rows.by_login("ana")
    mail = Mail("eve@example.org")
    await club.service.dispatcher.rows.add(account.id, mail, confirmed=True, now=time.time())
    assert await rows.with_mail(mail.address) == [account]
    await club.admin("password", "Ana")
    assert await rows.with_mail(mail.address) == []
