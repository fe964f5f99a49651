"""The routes of the position editor: look, play on, advice; they store nothing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from elgrande import Game, Options
from tests.server.playing import people

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
async def test_what_cannot_be_is_refused(
    base: str, body: dict[str, Any], code: str, reason: str
) -> None:
    refused = await post(base, "look", **body)
    assert refused.status_code >= 400
    assert refused.json()["code"] == code
    assert reason.lower() in refused.json()["sentence"].lower()


async def test_advice_is_for_people_with_a_name(base: str) -> None:
    start = Game.new(Options(players=2), seed=3).position()
    assert (await post(base, "hint", position=start)).status_code == 401
    [ann] = await people(base, "Ann")
    advice = (await ann.http.post("/api/positions/hint", json={"position": start})).json()
    assert advice[0]["action"]["type"] == "play-power"
    assert advice[0]["reasons"]
