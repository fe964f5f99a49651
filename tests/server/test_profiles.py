"""Profiles: what finished games add up to, who may see it, and what does not count."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande.game import Game, Options
from elgrande.server.accounts.rows import Account, AccountRows
from elgrande.server.profiles.keeper import StatisticsKeeper
from elgrande.server.profiles.profile import profile_of
from elgrande.server.profiles.rows import FinishedGame, ProfileRow
from elgrande.server.profiles.statistics import (
    GameStatistics,
    SeatStatistics,
    count,
    from_bytes,
    to_bytes,
)
from elgrande.server.service import Service
from elgrande.server.storage import Database, Store
from elgrande.server.table_events import Chair, TableSettings
from elgrande.server.table_summary import TableSummary
from elgrande.server.web import open_app
from tests.server.finished import finished_table
from tests.server.playing import Person, config_for, new_key, serving
from tests.server.test_accounts import account_of, registered
from tests.server.test_storage import create, summary

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("edition", ["1995", "big-box", "2023"])
def test_the_sources_of_points_add_up_to_the_score(edition: str) -> None:
    for seed in range(3):
        game = Game.new(Options(edition=edition, players=4), seed=seed)
        dice = random.Random(seed)
        while not game.is_over:
            seat = game.question.seats[0]
            game.apply(seat, dice.choice(game.legal(seat)))
        counts = list(count(game.events(None)).values())[:4]
        assert tuple(sum(each.sources.values()) for each in counts) == game.scores
        assert tuple(sum(each.places.values()) for each in counts) == game.scores
        assert all(len(each.power) == 9 for each in counts)


def game(number: int, *seats: SeatStatistics, public: bool = True) -> FinishedGame:
    settings = TableSettings(options={}, title=f"Game {number}", public=public)
    stored = TableSummary(
        table=f"t{number}",
        settings=settings,
        status="over",
        chairs=(Chair(),),
        waiting_for=(),
        round=9,
        changed=1.0,
    )
    statistics = from_bytes(to_bytes(GameStatistics(edition="big-box", seats=seats)))
    return FinishedGame(f"t{number}", float(number), statistics, msgspec.json.encode(stored))


def seat(account: str | None, points: int, rank: int, **more: Any) -> SeatStatistics:
    return SeatStatistics(account=account, points=points, rank=rank, **more)


ANA = ProfileRow("a", "Ana", 1.0, False, True)
PEOPLE = {
    "a": ANA,
    "b": ProfileRow("b", "Bea", 1.0, False, True),
    "h": ProfileRow("h", "Hidden Hanna", 1.0, True, True),
    "g": ProfileRow("g", "Guest Gil", 1.0, False, False),
}


def test_a_profile_adds_up_games_and_names_only_opponents_with_a_profile() -> None:
    games = [
        game(
            1,
            seat("a", 100, 1, sources={"regions": 70, "king": 30}, power=((1, 13), (2, 1))),
            seat("b", 90, 2),
            seat("h", 80, 3),
        ),
        game(2, seat("a", 50, 2), seat("b", 60, 1), public=False),
        game(3, seat(None, 40, 2, bot="hard"), seat("a", 70, 1), seat("g", 40, 2)),
    ]
    mine = profile_of(ANA, games, PEOPLE, you=True)
    assert (mine.games, mine.wins) == (3, 2)
    assert [(each.players, each.games, each.wins, each.points) for each in mine.results] == [
        (2, 1, 0, 50),
        (3, 2, 2, 170),
    ]
    assert [(o.name, o.bot, o.games, o.ahead, o.behind) for o in mine.opponents] == [
        ("Bea", None, 2, 1, 1),
        (None, "hard", 1, 1, 0),
        (None, None, 2, 2, 0),
    ]
    assert mine.sources == {"regions": 70, "king": 30}
    assert (mine.power[0][12], mine.power[1][0]) == (1, 1)
    assert [each.table for each in mine.latest] == ["t1", "t2", "t3"]
    theirs = profile_of(ANA, games, PEOPLE, you=False)
    assert [each.table for each in theirs.latest] == ["t1", None, "t3"]
    assert [each.title for each in theirs.latest] == ["Game 1", "", "Game 3"]
    assert theirs.games == 3


async def test_a_game_that_ends_is_in_the_profile_and_an_imported_one_is_not(
    tmp_path: Path,
) -> None:
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        ana, bea = await registered(base, "Ana"), await registered(base, "Bea")
        people = [await account_of(service.account_rows, login) for login in ("ana", "bea")]
        chairs = [Chair(each.id, each.name, registered=True) for each in people]
        table = await finished_table(service.store, chairs, public=True)
        await bea.do(table, {"type": "chat", "on": True})
        await ana.do(table, {"type": "chat", "on": True})  # any news of a game that is over
        async with asyncio.timeout(10):
            while not (found := (await bea.get("/players", name="ana")).json())["games"]:
                await asyncio.sleep(0.05)
        assert (found["name"], found["games"], found["you"]) == ("Ana", 1, False)
        assert found["opponents"][0]["name"] == "Bea"
        assert found["latest"][0]["table"] == table
        assert sum(found["sources"].values()) == found["latest"][0]["points"]
        record = (await ana.get(f"/tables/{table}/record")).text
        body = {"key": new_key(), "record": record}
        imported = (await ana.post("/records", body)).json()["table"]
        await service.statistics.fill()
        assert (await ana.get("/players", name="Ana")).json()["games"] == 1
        marked = {card["table"]: card["imported"] for card in (await ana.get("/tables")).json()}
        assert marked == {table: False, imported: True}
        again = (await ana.get(f"/tables/{imported}/record")).json()
        assert again["tags"]["imported"] == "yes"


async def test_a_hidden_profile_is_for_its_owner_only_and_guests_have_none(base: str) -> None:
    ana, bea = await registered(base, "Ana"), await Person(base).guest("Bea")
    assert (await bea.get("/players", name="Ana")).status_code == 200
    assert (await Person(base).get("/players", name="Ana")).status_code == 200
    assert (await ana.post("/players/mine", {"hidden": True})).status_code == 200
    missing = await bea.get("/players", name="Nobody")
    assert missing.json()["code"] == "not-found"
    assert (await bea.get("/players", name="Ana")).content == missing.content
    assert (await ana.get("/players", name="Ana")).json()["hidden"] is True
    assert (await bea.get("/players", name="Bea")).json()["code"] == "not-found"


async def test_statistics_are_written_once_and_go_with_their_table(database: Database) -> None:
    store = Store(database, "one")
    await AccountRows(database).add(Account("a", "Ana", "ana", "", "s"), 1.0)
    await create(store, "t1", b"{}", summary("a", status="over"), None, 1.0)
    await create(store, "t2", b"{}", summary("a", status="playing"), None, 1.0)
    rows = StatisticsKeeper(store).rows
    assert await rows.missing(10) == ["t1"]
    assert await rows.missing(10, "t1") == []
    for points in (5, 6):
        one = GameStatistics(edition="2023", seats=(seat("a", points, 1),))
        await rows.add("t1", 2.0, one, counted=True)
    assert await rows.missing(10) == []
    [found] = await rows.games_of("a")
    assert found.statistics.seats[0].points == 5
    player = await rows.player("ana")
    assert player is not None
    assert (player.hidden, player.has_profile) == (False, True)
    await rows.hide("a", hidden=True)
    assert (await rows.players(["a"]))["a"].hidden
