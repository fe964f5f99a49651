"""Tournaments on a real server: from the first entry to the final standing."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select
from typer.testing import CliRunner

from elgrande.server import decisions
from elgrande.server.accounts.rows import Account
from elgrande.server.admin.cli import app as commands
from elgrande.server.commands import ServerCommand
from elgrande.server.config import Config, Offers, Retention, Tournaments
from elgrande.server.errors import Refusal
from elgrande.server.notifications.settings import Mail
from elgrande.server.retention import DAY, Cleanup
from elgrande.server.service import Service
from elgrande.server.storage import ConflictError, Database, open_database
from elgrande.server.storage import schema as db
from elgrande.server.table import Table
from elgrande.server.table_summary import read_summary
from elgrande.server.tournaments import keeper as keeping
from elgrande.server.tournaments.keeper import TournamentKeeper
from elgrande.server.tournaments.tournament import Tournament
from elgrande.server.web import open_app
from tests.server.playing import Person, config_for, new_key, serving

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 600, "increment": 5}
PAIRS = {"players": 2, "length": "short"}
BY_ALL = Tournaments(by_accounts=True)


def settings(**more: Any) -> dict[str, Any]:
    values = {"title": "Cup", "options": PAIRS, "clock": LIVE, "rounds": 2, "pause": 0}
    return {**values, "bot": "random", **more}


class Club:
    """A server with accounts. The first of them makes the tournaments."""

    def __init__(self, service: Service, base: str) -> None:
        self.service = service
        self.base = base
        self.people: dict[str, Person] = {}

    async def account(self, name: str) -> Person:
        """An account that has logged in; without a password, which takes long to hash."""
        account = Account(secrets.token_hex(12), name, name.casefold(), None, name.casefold())
        await self.service.account_rows.add(account, time.time())
        person = self.people[name] = Person(self.base)
        token = await self.service.accounts.begin_session(account, "")
        person.http.cookies.set("elgrande", token)
        return person

    async def set_due(self, tournament: str, due: float) -> None:
        known = await self.stored(tournament)
        after = replace(known, version=known.version + 1, due=due)
        await self.service.tournament_keeper.rows.save(after, time.time())

    async def tournament(self, *players: str, **more: Any) -> str:
        """A tournament of Hen's that these have entered; its id."""
        host = self.people.get("Hen") or await self.account("Hen")
        made = await host.post("/tournaments", {"key": new_key(), "settings": settings(**more)})
        assert made.status_code == 200, made.text
        tournament = str(made.json()["tournament"])
        for name in players:
            person = self.people.get(name) or await self.account(name)
            assert (await self.do(tournament, name, "enter"))["card"]["entered"] is True, person
        return tournament

    async def do(self, tournament: str, who: str, kind: str, **more: Any) -> Any:
        path = f"/tournaments/{tournament}/do"
        response = await self.people[who].post(path, {"do": {"type": kind, **more}})
        return response.json()

    async def see(self, tournament: str, name: str = "Hen") -> Any:
        return (await self.people[name].get(f"/tournaments/{tournament}")).json()

    async def begin(self, tournament: str) -> Any:
        state = await self.do(tournament, "Hen", "begin")
        assert state["card"]["status"] == "playing", state
        return state

    async def stored(self, tournament: str) -> Tournament:
        return await self.service.tournament_keeper.rows.get(tournament)

    async def play(self, tournament: str, seed: int = 1) -> None:
        """Play all games of the round to their ends, with random answers."""
        for each in (await self.stored(tournament)).running:
            await play_out(self.service, each.table, random.Random(seed))
        await self.advance(tournament)

    async def advance(self, tournament: str) -> None:
        with contextlib.suppress(ConflictError):  # the server itself was first
            await self.service.tournament_keeper.advance(tournament)


async def play_out(service: Service, table: str, dice: random.Random) -> None:
    def answer(at: Table) -> Table:
        assert at.game is not None
        seat = dice.choice(at.waiting_for)
        return decisions.play(at, seat, dice.choice(at.game.legal(seat)))

    while (await service.cache.get(table)).status == "playing":
        with contextlib.suppress(Refusal):  # a bot of the server was first
            await service._committer.commit(ServerCommand(table, answer))


@contextlib.asynccontextmanager
async def club(config: Config) -> AsyncIterator[Club]:
    async with open_app(config) as app, serving(app, config) as base:
        yield Club(app.state.context.service, base)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return config_for(str(tmp_path / "e.db"), tournaments=BY_ALL)


# --- a whole tournament ---


async def test_all_who_enter_at_the_same_time_are_in(database_url: str) -> None:
    names = [f"Player {number}" for number in range(12)]
    async with club(config_for(database_url, tournaments=BY_ALL)) as house:
        tournament = await house.tournament()
        for name in names:
            await house.account(name)
        answers = await asyncio.gather(*(house.do(tournament, name, "enter") for name in names))
        assert all("card" in answer and answer["card"]["entered"] for answer in answers)


async def test_a_tournament_from_the_first_entry_to_the_final_standing(database_url: str) -> None:
    async with club(config_for(database_url, tournaments=BY_ALL)) as at:
        names = ("Ana", "Bea", "Cai", "Dan")
        cup = await at.tournament(*names, rated="yes")
        [card] = (await at.people["Ana"].get("/tournaments")).json()["tournaments"]
        assert (card["title"], card["players"], card["status"]) == ("Cup", 4, "open")
        state = await at.begin(cup)
        [first] = state["rounds"]
        assert (len(first["tables"]), first["byes"]) == (2, [])
        mine = (await at.see(cup, "Ana"))["card"]["table"]
        table = await at.people["Ana"].state(mine)
        assert (table["status"], table["host"], table["settings"]["tournament"]) == (
            "playing",
            False,
            cup,
        )
        assert table["clock"] is not None
        assert table["settings"]["rated"] == "yes"
        await at.play(cup)
        state = await at.see(cup)
        assert (state["card"]["status"], len(state["rounds"])) == ("playing", 2)
        pairs = [
            {frozenset(seat["player"] for seat in table["seats"]) for table in each["tables"]}
            for each in state["rounds"]
        ]
        assert not pairs[0] & pairs[1]  # no player meets another twice
        await at.play(cup, seed=2)
        state = await at.see(cup)
        assert (state["card"]["status"], state["card"]["round"]) == ("over", 2)
        assert state["players"][0]["place"] == 1
        assert sum(each["points"] for each in state["players"]) == 4  # a point for each game
        first = [each["name"] for each in state["players"] if each["place"] == 1]
        assert state["card"]["winners"] == first
        lines = (await at.people["Ana"].get("/ratings")).json()["lines"]
        assert sorted(line["name"] for line in lines) == list(names)


async def test_bots_fill_the_tables_and_their_games_are_not_rated_with_people(
    config: Config,
) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", "Cai", options={**PAIRS, "players": 4}, rated="yes")
        [table] = (await at.begin(cup))["rounds"][0]["tables"]
        assert sorted(seat["bot"] or "" for seat in table["seats"]) == ["", "", "", "random"]
        state = await at.people["Ana"].state(table["table"])
        assert state["settings"]["rated"] == "no"


async def test_with_a_bye_a_player_rests_and_gets_half_the_points_of_a_win(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", "Cai", fill="byes")
        [first] = (await at.begin(cup))["rounds"]
        assert (len(first["tables"]), len(first["byes"])) == (1, 1)
        state = await at.see(cup)
        [rests] = [each for each in state["players"] if each["player"] in first["byes"]]
        assert (rests["points"], state["bye"]) == (0.5, 0.5)
        await at.play(cup)
        assert (await at.see(cup))["rounds"][1]["byes"] != first["byes"]


async def test_a_tournament_begins_by_itself_at_its_time(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", begins=time.time() + 3600)
        await at.set_due(cup, time.time())
        for _ in range(200):
            if (await at.see(cup))["card"]["status"] == "playing":
                break
            await asyncio.sleep(0.1)
        assert (await at.see(cup))["card"]["round"] == 1


async def test_between_rounds_there_is_a_pause_that_the_host_can_end(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", pause=3600)
        await at.begin(cup)
        await at.play(cup)
        state = await at.see(cup)
        assert (state["card"]["status"], state["card"]["round"]) == ("pause", 1)
        assert 3500 < state["card"]["due"] - time.time() <= 3600
        assert (await at.begin(cup))["card"]["round"] == 2


# --- those who leave ---


async def test_a_player_who_leaves_is_replaced_by_a_bot_and_comes_last(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", rounds=1)
        await at.begin(cup)
        table = (await at.see(cup, "Ana"))["card"]["table"]
        state = await at.do(cup, "Ana", "leave")
        assert (state["card"]["entered"], state["may_enter"]) == (False, True)
        [seat] = [each for each in (await at.people["Bea"].state(table))["seats"] if each["bot"]]
        assert seat["name"] == "Ana"
        assert not any(each.leaving for each in (await at.stored(cup)).entrants)
        await at.play(cup)
        lines = {each["name"]: each for each in (await at.see(cup))["players"]}
        assert (lines["Ana"]["place"], lines["Ana"]["points"]) == (2, 0)


async def test_a_player_who_comes_back_in_time_plays_on(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", "Cai", "Dan")
        await at.begin(cup)
        await at.do(cup, "Ana", "leave")
        state = await at.do(cup, "Ana", "enter")
        assert state["card"]["entered"] is True
        await at.people["Ana"].do(state["card"]["table"], {"type": "come-back", "seat": 0})
        await at.people["Ana"].do(state["card"]["table"], {"type": "come-back", "seat": 1})
        await at.play(cup)
        assert (await at.see(cup, "Ana"))["card"]["table"] is not None


async def test_past_the_deadline_a_bot_plays_for_those_who_keep_it_waiting(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LAST_CALL", 0.0)
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", rounds=1, deadline=600)
        await at.begin(cup)
        table = (await at.see(cup, "Ana"))["card"]["table"]
        await at.advance(cup)
        assert not any(seat["bot"] for seat in (await at.people["Ana"].state(table))["seats"])
        await at.set_due(cup, time.time() - 1)
        for _ in range(300):
            await at.advance(cup)
            if (await at.see(cup))["card"]["status"] == "over":
                break
            await asyncio.sleep(0.1)
        state = await at.see(cup)
        assert state["card"]["status"] == "over"


async def test_a_table_that_an_admin_deletes_counts_as_a_bye(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", rounds=1)
        await at.begin(cup)
        table = (await at.see(cup, "Ana"))["card"]["table"]
        await at.service.admin_store.delete_table("Hen", table)
        at.service.cache.drop(table)
        await at.advance(cup)
        state = await at.see(cup)
        assert state["card"]["status"] == "over"
        assert [each["points"] for each in state["players"]] == [0.5, 0.5]
        assert state["rounds"][0]["tables"][0]["table"] is None


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


# --- what is kept ---


async def test_a_deleted_account_leaves_its_tournaments_without_a_name(config: Config) -> None:
    async with club(config) as at:
        for name in ("Zenobia", "Hen"):
            at.people[name] = await Person(at.base).account(name)
        running = await at.tournament("Zenobia", "Bea", "Cai", "Dan")
        waiting = await at.tournament("Zenobia", "Bea")
        await at.begin(running)
        data = (await at.people["Zenobia"].get("/account/data")).json()
        assert {each["tournament"] for each in data["tournaments"]} == {running, waiting}
        gone = await at.people["Zenobia"].post("/account/delete", {"password": "long enough"})
        assert gone.status_code == 200
        assert len((await at.see(waiting, "Bea"))["players"]) == 1
        state = await at.see(running, "Bea")
        assert "Zenobia" not in str(state)
        assert [each["playing"] for each in state["players"] if each["name"] is None] == [False]
        await at.play(running)
        assert len((await at.see(running, "Bea"))["rounds"][1]["tables"]) == 2  # with a bot
        own = await at.people["Hen"].post("/account/delete", {"password": "long enough"})
        assert own.status_code == 200
        assert (await at.see(waiting, "Bea"))["card"]["status"] == "cancelled"
        assert (await at.see(running, "Bea"))["card"]["host"] is None


async def test_tournaments_that_never_began_are_deleted_in_time(config: Config) -> None:
    async with club(config) as at:
        waiting, running = await at.tournament("Ana"), await at.tournament("Ana", "Bea")
        await at.begin(running)
        database = at.service.store.database
        await Cleanup(database, Retention()).tidy(time.time() + 29 * DAY)
        assert (await at.see(waiting))["card"]["status"] == "open"
        await Cleanup(database, Retention()).tidy(time.time() + 31 * DAY)
        rows = at.service.tournament_keeper.rows
        assert [each.id for each in await rows.all()] == [running]


async def test_players_are_called_when_their_table_is_ready(config: Config) -> None:
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea")
        [(ana, _, _)] = await at.service.admin_store.accounts("Ana")
        rows = at.service.dispatcher.rows
        await rows.add(ana, Mail("ana@example.org"), confirmed=True, now=1.0)
        await at.begin(cup)
        due = await rows.take_due(time.time() + 3600)
        assert {notice.kind for notice in due[ana]} >= {"table"}
        assert {notice.title for notice in due[ana] if notice.kind == "table"} == {"Cup"}
        assert list(due) == [ana]


# --- exactly once ---


def count_tables(tournament: str) -> Any:
    def count(c: Connection) -> int:
        rows = c.execute(select(db.tables.c.summary)).scalars()
        return sum(read_summary(row).settings.tournament == tournament for row in rows)

    return count


async def test_a_round_is_paired_once_by_many_at_the_same_time(database_url: str) -> None:
    """Keepers of several processes look at the same moment; on SQLite they share the file."""
    config = config_for(database_url, tournaments=BY_ALL)
    async with club(config) as at:
        cup = await at.tournament("Ana", "Bea", "Cai", "Dan", begins=time.time() + 3600)
        await at.service.tournament_keeper.stop()
        await at.set_due(cup, time.time())
        others = [await open_database(database_url)] if "postgresql" in database_url else []
        try:
            keepers = [keeper_of(at.service, each) for each in (*others, *others, None, None)]
            await asyncio.gather(*(each.advance(cup) for each in keepers), return_exceptions=True)
            assert len((await at.stored(cup)).rounds) == 1
            assert await at.service.store.database.read(count_tables(cup)) == 2
        finally:
            for each in others:
                await each.close()


def keeper_of(service: Service, database: Database | None = None) -> TournamentKeeper:
    """A second keeper, as another process has one."""
    store = service.store
    if database is not None:
        store = type(store)(database, "other")
    return TournamentKeeper(
        store, service.cache, service._committer, service.uptime, lambda _: None, Table, 60.0
    )


class CrashError(Exception):
    """The process dies here."""


class DyingDatabase:
    """A database whose process dies at its n-th write: before it is stored, or after."""

    def __init__(self, database: Database, write: int, *, after: bool) -> None:
        self._database = database
        self._left = write
        self._after = after
        self.is_postgresql = database.is_postgresql

    async def write(self, work: Any) -> Any:
        self._left -= 1
        if self._left == 0 and not self._after:
            raise CrashError
        done = await self._database.write(work)
        if self._left == 0:
            raise CrashError
        return done

    async def read(self, work: Any) -> Any:
        return await self._database.read(work)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_crash_at_any_write_of_a_round_change_loses_and_doubles_nothing(
    config: Config, after: bool
) -> None:
    async with club(config) as at:
        await at.service.tournament_keeper.stop()
        cup = await at.tournament("Ana", "Bea", "Cai", "Dan", "Eva", rounds=3)
        await at.begin(cup)
        for number in (1, 2, 3):
            tables = [each.table for each in (await at.stored(cup)).running]
            assert len(tables) == 3
            for table in tables:
                await play_out(at.service, table, random.Random(number))
            for write in (1, 2, 3):
                dying: Any = DyingDatabase(at.service.store.database, write, after=after)
                with contextlib.suppress(CrashError):
                    await keeper_of(at.service, dying).advance(cup)
            known = await keeper_of(at.service).advance(cup)
            assert len(known.rounds) == min(number + 1, 3)
            assert all(each.is_over for each in known.rounds[:number])
            expected = sum(len(each.tables) for each in known.rounds)
            assert await at.service.store.database.read(count_tables(cup)) == expected
        assert known.status == "over"


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
