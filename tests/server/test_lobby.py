"""The lobby: filters, fair shares of the list, and a limit on tables that wait for players."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from elgrande.game import Game, Options
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.storage import Database, Store, open_database
from elgrande.server.storage.lobby import LobbyFilter, LobbyRows
from elgrande.server.storage.migrations.versions.v0008_lobby import row
from elgrande.server.storage.store import LISTED
from elgrande.server.table_events import TableSettings
from elgrande.server.table_summary import TableSummary, read_summary
from tests.server.playing import WIDE, Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio


async def add(store: Store, table: str, host: str, network: str, changed: float) -> None:
    summary = TableSummary(
        table=table,
        settings=TableSettings(options=Options().to_dict(), public=True),
        status="open",
        chairs=(),
        waiting_for=(),
        round=0,
        changed=changed,
        version=1,
        host=host,
    )
    await store.create([b"{}"], summary.row(), None, network)


async def listed(store: Store, since: float = 0.0) -> list[str]:
    found = await LobbyRows(store.database).find(LobbyFilter(), since)
    return [read_summary(each).table for each in found]


async def test_120_tables_of_one_address_leave_the_others_in_the_list(database: Database) -> None:
    store = Store(database, "one")
    for host in ("ana", "bea", *(f"g{number}" for number in range(12))):
        await AccountRows(database).add(Account(host, host), 1.0)
    await add(store, "first", "ana", "home", 1.0)
    await add(store, "second", "ana", "home", 2.0)
    for number in range(120):  # later, and from twelve guests of one network
        await add(store, f"flood{number}", f"g{number % 12}", "flood", 10.0 + number)
    await add(store, "neighbour", "bea", "flood", 3.0)  # one modest host in the same network
    found = await listed(store)
    assert len(found) == LISTED
    assert {"first", "second", "neighbour"} <= set(found)


async def test_a_table_without_changes_leaves_the_lobby(database: Database) -> None:
    store = Store(database, "one")
    await AccountRows(database).add(Account("ana", "Ana"), 1.0)
    await add(store, "old", "ana", "home", 10.0)
    await add(store, "new", "ana", "home", 30.0)
    assert await listed(store, since=20.0) == ["new"]


async def test_filters_find_the_edition_the_pace_free_seats_and_the_level(base: str) -> None:
    [ana] = await people(base, "Ana")
    day = {"kind": "turns", "move": 86400}
    wide = await ana.open_table([{"who": "me"}, {}, {}, {}], public=True)
    slow = await ana.open_table([{"who": "me"}, {}], public=True, clock=day)
    old = await ana.open_table(
        [{"who": "me"}, {"bot": "easy"}, {"bot": "hard"}, {}],
        public=True,
        options={"edition": "1995"},
    )
    playing = await ana.open_table([{"who": "me"}, {"bot": "easy"}], public=True, start=True)
    await ana.open_table([{"who": "me"}, {}])  # not public

    async def found(**wanted: Any) -> set[str]:
        answer = await Person(base).get("/lobby", **wanted)
        assert answer.status_code == 200, answer.text
        return {card["table"] for card in answer.json()}

    assert await found() == {wide, slow, old, playing}
    assert await found(edition="1995") == {old}
    assert await found(pace="turns") == {slow}
    assert await found(pace="live", free=2) == {wide}
    assert await found(level="hard") == {old}
    assert await found(level="none") == {wide, slow}
    assert await found(level="easy") == {playing}
    for wrong in ({"edition": "1812"}, {"level": "oracle"}, {"pace": "slow"}, {"free": 9}):
        assert (await Person(base).get("/lobby", **wrong)).json()["code"] == "bad-request"


async def test_tables_that_wait_for_players_are_limited_by_account_and_by_address(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(WIDE, open_tables=2, open_tables_per_address=3)
    config = config_for(str(tmp_path / "elgrande.db"), limits=limits)
    async with running(config) as base:
        ana, bea = await people(base, "Ana", "Bea")

        async def opened(who: Person, **more: Any) -> str:
            body = {"key": new_key(), "options": {"players": 2}, "seats": [{"who": "me"}, {}]}
            answer = await who.post("/tables", {**body, **more})
            return "ok" if answer.status_code == 200 else str(answer.json()["code"])

        first = await ana.open_table([{"who": "me"}, {}])
        assert await opened(ana) == "ok"
        assert await opened(ana) == "tables-waiting"
        bots = [{"who": "me"}, {"bot": "random"}]
        assert await opened(ana, seats=bots, start=True) == "ok"  # it does not wait
        assert await opened(bea) == "ok"
        assert await opened(bea) == "network-tables"
        await ana.do(first, {"type": "close"})
        assert await opened(bea) == "ok"


async def test_an_imported_game_warns_before_joining_and_is_marked_in_lists(
    base: str,
) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    record = Game.new(Options(players=2), seed=5).record().to_json()
    done = await ana.post("/records", {"key": new_key(), "record": record})
    table = done.json()["table"]
    assert [card["imported"] for card in (await ana.get("/tables")).json()] == [True]
    await ana.do(table, {"type": "leave", "seat": 1})
    refused = await bea.do(table, {"type": "join", "seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "imported")
    assert (await bea.do(table, {"type": "join", "seat": 1, "knowing": True})).status_code == 200
    assert (await bea.state(table))["imported"]
    ordinary = await ana.open_table([{"who": "me"}, {}])
    assert (await bea.do(ordinary, {"type": "join"})).status_code == 200
    marks = {card["table"]: card["imported"] for card in (await bea.get("/tables")).json()}
    assert marks == {table: True, ordinary: False}


async def test_the_database_holds_no_address_of_a_host(tmp_path: Path) -> None:
    file = str(tmp_path / "elgrande.db")
    async with running(config_for(file)) as base:
        [ana] = await people(base, "Ana")
        await ana.open_table([{"who": "me"}, {}])
    database = await open_database(file)
    query = text("SELECT network FROM tables")
    [network] = await database.read(lambda c: [each.network for each in c.execute(query)])
    await database.close()
    assert re.fullmatch("[0-9a-f]{32}", network)


def test_the_migration_fills_in_what_the_lobby_asks_for() -> None:
    settings = TableSettings(options=Options(edition="1995", players=4).to_dict())
    summary = {
        "settings": msgspec.to_builtins(settings),
        "status": "open",
        "chairs": [{"account": "ana"}, {"bot": "hard"}, {"bot": "easy"}, {}],
    }
    filled = row(summary, {"host": "ana", "entries": [[-1, "x"]]})
    assert (filled["host"], filled["edition"], filled["pace"]) == ("ana", "1995", "live")
    assert (filled["free"], filled["level"]) == (1, "hard")
    assert b'"imported":true' in filled["summary"]
