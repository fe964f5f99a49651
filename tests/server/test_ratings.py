"""Ratings: which games count, once and for good, and the leaderboards that follow from them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select
from typer.testing import CliRunner

from elgrande import Game, Options
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.admin.cli import app as commands
from elgrande.server.admin.store import AdminStore
from elgrande.server.errors import Refusal
from elgrande.server.ratings.rated_game import RatedGame, final_places, ladder_of, rated_game
from elgrande.server.ratings.rows import Ratings, rebuild, record
from elgrande.server.ratings.skill import Skill, after
from elgrande.server.storage import ConflictError, Database
from elgrande.server.storage import schema as db
from elgrande.server.storage.store import Store
from elgrande.server.table_events import Chair, Played, TableSettings, to_bytes
from elgrande.server.table_summary import TableSummary
from tests.server.playing import Person, config_for, full_table, people, play_on, running

pytestmark = pytest.mark.anyio


def person(name: str) -> Chair:
    return Chair(account=name, name=name, registered=True)


def program(name: str, owner: str) -> Chair:
    return Chair(account=name, name=name, registered=True, owner=owner)


ANA, BEA, CAI = map(person, ("Ana", "Bea", "Cai"))
GUEST = Chair(account="Gus", name="Gus")
HARD, EASY = Chair(bot="hard"), Chair(bot="easy")


# --- which games count ---


def test_people_play_in_their_ladder_and_bots_in_theirs() -> None:
    deep, blue = program("Deep", "Ana"), program("Blue", "Bea")
    assert ladder_of("yes", [ANA, BEA, CAI]) == "people"
    assert ladder_of("yes", [deep, blue, HARD, HARD]) == "bots"
    assert ladder_of("mixed", [BEA, deep, HARD]) == "bots"
    assert ladder_of("mixed", [ANA, BEA]) == "people"


@pytest.mark.parametrize(
    ("chairs", "why"),
    [
        ([ANA, GUEST], "guests"),
        ([ANA, HARD], "together only where"),
        ([ANA, program("Deep", "Bea")], "together only where"),
        ([ANA, ANA], "several seats"),
        ([program("Deep", "Ana"), program("Blue", "Ana")], "own bot"),
        ([ANA, Chair()], "free"),
        ([HARD, EASY], "no account"),
    ],
)
def test_what_cannot_be_rated_is_refused_with_the_reason(chairs: list[Chair], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        ladder_of("yes", chairs)


def test_a_player_whose_seat_a_bot_finished_comes_last() -> None:
    left = Chair(account="Bea", name="Bea", registered=True, bot="normal")
    assert final_places([ANA, left, CAI], [2, 1, 3]) == (1, 3, 2)
    assert final_places([left, left, CAI], [1, 2, 3]) == (2, 2, 1)
    assert final_places([ANA, BEA, HARD], [1, 1, 3]) == (1, 1, 3)


def test_only_tables_that_ask_for_ratings_are_rated() -> None:
    plain = TableSettings(options={})
    assert rated_game(plain, [ANA, BEA], [1, 2]) is None
    asked = TableSettings(options={}, rated="yes")
    assert rated_game(asked, [ANA, BEA], [2, 1]) == RatedGame("people", ("Ana", "Bea"), (2, 1))
    assert rated_game(asked, [ANA, BEA], []) is None


# --- skill ---


def test_the_winner_gains_and_all_ratings_become_surer() -> None:
    made = after(RatedGame("people", ("a", "b", "c"), (1, 2, 3)), {})
    assert made["a"].rating > 1500 > made["c"].rating
    assert made["a"].rating > made["b"].rating > made["c"].rating
    assert all(each.deviation < 333 and each.games == 1 for each in made.values())
    assert [made[name].wins for name in "abc"] == [1, 0, 0]
    assert (Skill().rating, Skill().deviation) == (1500, 333)


def test_a_level_in_several_seats_gets_one_rating() -> None:
    made = after(RatedGame("bots", ("a", "bot:hard", "bot:hard"), (1, 2, 3)), {})
    assert sorted(made) == ["a", "bot:hard"]
    assert made["bot:hard"].games == 1


# --- both databases ---


def summary(table: str, chairs: Sequence[Chair], version: int, over: bool) -> TableSummary:
    return TableSummary(
        table=table,
        settings=TableSettings(options={}, rated="yes"),
        status="over" if over else "playing",
        chairs=tuple(chairs),
        waiting_for=(),
        round=9,
        changed=float(version),
        version=version,
        host=chairs[0].account or "",
        ranking=tuple(range(1, len(chairs) + 1)) if over else (),
    )


async def club(database: Database) -> Store:
    store = Store(database, "one")
    for name in ("Ana", "Bea", "Cai"):
        assert await AccountRows(database).add(Account(name, name, name.lower(), None, name), 1.0)
    return store


async def end_game(store: Store, table: str, chairs: Sequence[Chair], at: float) -> None:
    """A game with these players, ranked as they sit, that ends at this time."""
    await store.create([b"{}"], summary(table, chairs, 1, over=False).row(), None)
    last = msgspec.structs.replace(summary(table, chairs, 2, over=True), changed=at)
    game = rated_game(last.settings, last.chairs, last.ranking)
    assert game is not None
    end = partial(
        store.add_event,
        event=to_bytes(Played(0, ())),
        after=last.row(),
        also=lambda c: record(c, table, game, at),
    )
    await store.database.write(end)


async def all_ratings(database: Database) -> list[Any]:
    query = select(db.ratings).order_by(*db.ratings.primary_key)
    return await database.read(lambda c: [tuple(row) for row in c.execute(query)])


async def test_ratings_are_the_same_when_computed_again_from_the_games(database: Database) -> None:
    store = await club(database)
    dice = random.Random(1)
    for number in range(8):
        chairs = dice.sample([ANA, BEA, CAI], dice.choice([2, 3]))
        await end_game(store, f"{number:016x}", chairs, 100.0 + number)
        if number == 4:
            await AdminStore(database).begin_season("test", "Autumn")
    before = await all_ratings(database)
    assert {row[0] for row in before} == {0, 1}
    await database.write(lambda c: c.execute(delete(db.ratings)))
    assert await Ratings(database).rebuild() == 8
    assert await all_ratings(database) == before


async def test_games_missing_from_the_list_are_found_again(database: Database) -> None:
    store = await club(database)
    for number in range(4):
        await end_game(store, f"{number:016x}", [ANA, BEA], 100.0 + number)
    before = await all_ratings(database)
    await database.write(lambda c: c.execute(delete(db.rated_games)))
    assert await Ratings(database).rebuild() == 4
    assert await all_ratings(database) == before


async def test_a_game_is_rated_once_and_with_its_end_or_not_at_all(database: Database) -> None:
    store = await club(database)
    await end_game(store, "a" * 16, [ANA, BEA], 100.0)
    before = await all_ratings(database)
    game = RatedGame("people", ("Ana", "Bea"), (1, 2))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await database.write(lambda c: record(c, "a" * 16, game, 101.0))
    assert await all_ratings(database) == before

    def fail(c: Connection) -> None:
        record(c, "b" * 16, game, 102.0)
        raise ConflictError  # the process dies, or another was first

    await store.create([b"{}"], summary("b" * 16, [ANA, BEA], 1, over=False).row(), None)
    last = summary("b" * 16, [ANA, BEA], 2, over=True)
    with pytest.raises(ConflictError):
        await database.write(partial(store.add_event, event=b"{}", after=last.row(), also=fail))
    assert await all_ratings(database) == before
    assert await store.versions(["b" * 16]) == {"b" * 16: 1}


async def test_a_new_season_starts_afresh_and_the_old_one_can_be_seen(database: Database) -> None:
    store, ratings = await club(database), Ratings(database)
    await end_game(store, "a" * 16, [ANA, BEA], 100.0)
    await AdminStore(database).begin_season("test", "Autumn")
    assert (await ratings.leaderboard("people")).lines == ()
    await end_game(store, "b" * 16, [BEA, CAI], 101.0)
    board = await ratings.leaderboard("people", viewer="Bea")
    assert [(each.number, each.name) for each in board.seasons] == [(1, "Autumn"), (0, "")]
    assert [(line.place, line.name, line.you) for line in board.lines] == [
        (1, "Bea", True),
        (2, "Cai", False),
    ]
    old = await ratings.leaderboard("people", season=0)
    assert [(line.name, line.games, line.wins) for line in old.lines] == [
        ("Ana", 1, 1),
        ("Bea", 1, 0),
    ]
    assert [each.ladder for each in await ratings.of("Bea")] == ["people"]
    assert await ratings.of("Ana") == ()


async def test_a_deleted_game_no_longer_counts_after_a_rebuild(database: Database) -> None:
    store = await club(database)
    await end_game(store, "a" * 16, [ANA, BEA], 100.0)
    await AdminStore(database).delete_table("test", "a" * 16)
    assert await database.write(rebuild) == 0
    assert await all_ratings(database) == []


# --- on a server ---


async def test_a_rated_game_ends_in_the_leaderboard_and_in_the_profile(tmp_path: Path) -> None:
    database = str(tmp_path / "elgrande.db")
    async with running(config_for(database)) as base:
        players = [await Person(base).account(name) for name in ("Ana", "Bea")]
        table = await full_table(players, options={"length": "short"}, rated="yes")
        await play_on(players, table, random.Random(3))
        ranking = (await players[0].state(table))["ranking"]
        board = (await players[0].get("/ratings")).json()
        assert {line["name"] for line in board["lines"]} == {"Ana", "Bea"}
        if ranking[0] != ranking[1]:
            winner = ("Ana", "Bea")[ranking.index(1)]
            assert board["lines"][0]["name"] == winner
        mine = (await players[0].get("/players", name="Ana")).json()["ratings"]
        assert [(each["ladder"], each["games"]) for each in mine] == [("people", 1)]
        again = await players[0].do(table, {"type": "chat", "on": False})
        assert again.status_code == 200  # the table goes on, and is not rated again
        assert (await players[0].get("/ratings")).json()["lines"] == board["lines"]
    arguments = ["ratings", "people", "--rebuild", "--database", database]
    said = await asyncio.to_thread(CliRunner().invoke, commands, arguments, standalone_mode=False)
    assert "1 games are rated." in said.output
    assert f"{board['lines'][0]['rating']} ± {board['lines'][0]['deviation']}" in said.output


async def test_a_table_that_cannot_be_rated_says_so(base: str) -> None:
    [gus] = await people(base, "Gus")
    ana, bea = await Person(base).account("Ana"), await Person(base).account("Bea")

    async def refusal(host: Person, seats: list[Any], **more: Any) -> str:
        body = {"key": "k" * 20, "options": {"players": 2}, "seats": seats, **more}
        return str((await host.post("/tables", body)).json().get("code", "opened"))

    me, bot = {"who": "me"}, {"bot": "easy"}
    assert await refusal(gus, [me, {}], rated="yes") == "not-rated"
    assert await refusal(ana, [me, {}], rated="yes", hints=True) == "not-rated"
    assert await refusal(ana, [me, me], rated="yes") == "not-rated"
    assert await refusal(ana, [me, bot], rated="yes") == "not-rated"
    chosen = Game.new(Options(players=2), seed=1).position()
    assert await refusal(ana, [me, {}], rated="yes", options={}, position=chosen) == "not-rated"
    assert await refusal(bea, [me, bot], rated="mixed") == "opened"
    table = await ana.open_table([me, {}], rated="yes")
    assert (await gus.do(table, {"type": "join"})).json()["code"] == "not-rated"
    assert (await ana.do(table, {"type": "seat", "seat": 1, "bot": "easy"})).status_code == 200
    assert (await ana.do(table, {"type": "start"})).json()["code"] == "not-rated"
    assert (await ana.state(table))["settings"]["rated"] == "yes"
