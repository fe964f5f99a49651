"""The routes of the position editor: look, play on, advice; they store nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from elgrande import Game, Options
from tests.server.playing import config_for, new_key, people, running

pytestmark = pytest.mark.anyio


async def post(base: str, path: str, **body: Any) -> httpx.Response:
    headers = {"origin": base}
    async with httpx.AsyncClient(base_url=base, headers=headers, trust_env=False) as client:
        return await client.post(f"/api/positions/{path}", json=body)


async def test_a_new_position_is_the_start_of_a_round(base: str) -> None:
    found = (await post(base, "look", options={"players": 3}, round=4)).json()
    game = Game.from_position(found["position"])
    assert game.options == Options(players=3)
    assert game.view(None).round == 4
    assert found["state"]["view"]["question"]["kind"] == "power"
    again = (await post(base, "look", position=found["position"])).json()
    assert again["position"] == found["position"]


async def test_answers_lead_on_to_the_next_question(base: str) -> None:
    start = Game.new(Options(players=2), seed=3).position()
    found = (await post(base, "look", position=start, answers=["13"], answer="12")).json()
    assert found["answers"] == ["13", "12"]
    view = found["state"]["view"]
    assert {player["power"] for player in view["players"]} == {13, 12}
    assert found["state"]["legal"]
    assert (await post(base, "look", position=found["position"])).json()["state"]["legal"]


@pytest.mark.parametrize(
    ("body", "code", "reason"),
    [
        ({"position": "nonsense"}, "bad-text", "No such position: A position begins with"),
        ({"options": {"players": 9}}, "bad-request", "players"),
        ({"options": {"length": "short"}, "round": 1}, "bad-text", "the rounds of this game are"),
        ({"answer": "99"}, "illegal", ""),
    ],
)
async def test_impossible_positions_are_refused(
    base: str, body: dict[str, Any], code: str, reason: str
) -> None:
    refused = await post(base, "look", **body)
    assert refused.status_code >= 400
    assert refused.json()["code"] == code
    assert reason.lower() in refused.json()["sentence"].lower()


async def test_any_question_of_a_round_can_be_asked_for(base: str) -> None:
    found = (await post(base, "look", options={"players": 3}, round=4)).json()
    assert {"power", "place", "move-any-4"} <= set(found["questions"])
    for question, kind in (("place", "place"), ("king-anywhere", "king")):
        ask = {"colour": "oro", "question": question}
        there = (await post(base, "look", position=found["position"], ask=ask)).json()
        assert there["state"]["view"]["question"]["kind"] == kind
        assert there["state"]["view"]["question"]["seats"] == [2]
    refused = await post(base, "look", ask={"colour": "oro", "question": "tea"})
    assert refused.json()["code"] == "bad-text"


async def test_a_table_begins_in_a_position(base: str) -> None:
    start = Game.position(Options(players=2), seed=1, king="aragon", vieja={"azul": 3})
    position = start.at_question("granate", "place").position()
    [ann] = await people(base, "Ann")
    seats = [{"who": "me"}, {"who": "me", "name": "Bea"}]
    table = {"key": new_key(), "options": {}, "seats": seats, "position": position, "start": True}
    opened = (await ann.http.post("/api/tables", json=table)).json()
    state = await ann.state(opened["table"], seat=1)
    assert state["view"]["question"] == {**state["view"]["question"], "kind": "place", "seats": [1]}
    assert state["view"]["regions"]["vieja"]["caballeros"]["azul"] == 3
    assert position not in str(state)
    other = {**table, "key": new_key(), "options": {"players": 3}}
    assert (await ann.http.post("/api/tables", json=other)).json()["code"] == "bad-request"


async def test_others_join_a_game_from_a_position_only_knowing_it(base: str) -> None:
    """The host has chosen its cards, and may know them all."""
    position = Game.new(Options(players=2), seed=1).position()
    ann, bea = await people(base, "Ann", "Bea")
    table = await ann.open_table([{"who": "me"}, {}], options={"players": 2}, position=position)
    assert (await bea.do(table, {"type": "join"})).json()["code"] == "imported"
    assert (await bea.do(table, {"type": "join", "knowing": True})).status_code == 200
    assert (await bea.state(table))["imported"]
    assert [card["imported"] for card in (await bea.get("/tables")).json()] == [True]


async def test_advice_is_for_people_with_a_name(tmp_path: Path) -> None:
    start = Game.new(Options(players=2), seed=3).position()
    async with running(config_for(str(tmp_path / "e.db"), bot_milliseconds=1000)) as base:
        assert (await post(base, "hint", position=start)).status_code == 401
        [ann] = await people(base, "Ann")
        advice = (await ann.post_patiently("/positions/hint", {"position": start})).json()
    assert advice[0]["action"]["type"] == "play-power"
    assert advice[0]["reasons"]


async def test_a_record_that_begins_in_a_position_can_be_imported(base: str) -> None:
    game = Game.position(Options(players=2), seed=1, king="aragon", vieja={"azul": 3})
    for _ in range(2):
        seat = game.question.seats[0]
        game.apply(seat, game.legal(seat)[0])
    [ann] = await people(base, "Ann")
    record = {"key": new_key(), "record": game.record().to_text()}
    table = (await ann.http.post("/api/records", json=record)).json()["table"]
    await ann.do(table, {"type": "start"})
    state = await ann.state(table, seat=0)
    assert state["view"]["regions"]["vieja"]["caballeros"]["azul"] == 3
    assert [player["power"] for player in state["view"]["players"]] == [1, 2]
