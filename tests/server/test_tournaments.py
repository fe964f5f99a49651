"""Tournaments on a real server: from the first entry to the final standing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from elgrande.server.config import Config
from elgrande.server.tournaments import keeper as keeping
from elgrande.server.web import open_app
from tests.server.cup import BY_ALL, PAIRS, club
from tests.server.playing import PATIENCE, config_for

pytestmark = pytest.mark.anyio


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
        at.service.tables.drop(table)
        await at.advance(cup)
        state = await at.see(cup)
        assert state["card"]["status"] == "over"
        assert [each["points"] for each in state["players"]] == [0.5, 0.5]
        assert state["rounds"][0]["tables"][0]["table"] is None


async def test_a_server_stops_at_the_moment_when_a_game_of_a_tournament_ends(
    config: Config,
) -> None:
    async with open_app(config) as app:
        keeper = app.state.context.service.tournament_keeper
        await asyncio.sleep(0.1)  # it waits for something to happen
        keeper.wake()
        async with asyncio.timeout(PATIENCE):
            await keeper.stop()
