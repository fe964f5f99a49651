"""Reviews at the server: only of finished games, computed once, in fair turns; and playing on."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from elgrande import Options, Record
from elgrande.arena import play
from elgrande.server.bots import reviews
from elgrande.server.bots.reviews import Job, Reviews
from elgrande.server.errors import Refusal
from tests.server.playing import WIDE, Person, config_for, new_key, people, running

pytestmark = pytest.mark.anyio


@cache
def finished() -> Record:
    (game,) = play(["random", "greedy"], 1, Options(players=2, length="short"), seed=3)
    return game.record({"seat-0": "Ana", "seat-1": "Ben"})


async def imported(who: Person, record: Record) -> str:
    told = await who.post("/records", {"key": new_key(), "record": record.to_json()})
    assert told.status_code == 200, told.text
    table: str = told.json()["table"]
    return table


async def reviewed(who: Person, table: str, language: str = "en") -> Any:
    for _ in range(600):
        told = await who.post(f"/tables/{table}/review", {"language": language})
        assert told.status_code == 200, told.text
        if (found := told.json())["told"] is not None:
            return found
        assert 0 <= found["done"] <= found["of"] or found["of"] == 0
        await asyncio.sleep(0.1)
    raise TimeoutError("the review did not end")


async def test_a_finished_game_is_reviewed_once_for_all_languages(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, finished())
            found = await reviewed(ana, table)
            assert found["done"] == found["of"] == len(found["told"]["review"]["moments"])
            assert found["told"]["people"] == ["Ana", "Ben"]
            assert found["told"]["moments"][0]["title"] == "Set-up"
            again = await ana.post(f"/tables/{table}/review", {"language": "nl"})
            assert again.json()["told"]["moments"][0]["title"] == "Opstelling"
            assert again.json()["told"]["review"] == found["told"]["review"]


async def test_a_game_in_progress_is_not_reviewed(tmp_path: Path) -> None:
    half = Record(options=finished().options, entries=finished().entries[:30])
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, half)
            told = await ana.post(f"/tables/{table}/review", {})
            assert told.json()["code"] == "not-over"
            on = {"key": new_key(), "entries": 20, "seat": 0}
            told = await ana.post(f"/tables/{table}/play-on", on)
            assert told.json()["code"] == "not-over"


async def test_a_game_can_be_played_on_from_any_moment(tmp_path: Path) -> None:
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, finished())
            entries = finished().entries
            at = next(n for n, each in enumerate(entries) if n > 25 and each.by == "azul")
            on = {"key": new_key(), "entries": at, "seat": 0, "bot": "easy"}
            told = await ana.post(f"/tables/{table}/play-on", on)
            assert told.status_code == 200, told.text
            state = await ana.state(told.json()["table"])
            assert state["status"] == "playing"
            assert [seat["bot"] for seat in state["seats"]] == [None, "easy"]
            assert any(str(entries[at].do) == each for each in map(short, state["legal"]))
            for wrong in ({"seat": 4}, {"entries": 99_999}, {"bot": "nobody"}):
                told = await ana.post(f"/tables/{table}/play-on", {**on, "key": new_key(), **wrong})
                assert told.json()["code"] == "bad-request", wrong


def short(action: Any) -> str:
    from msgspec import convert

    from elgrande.game import AnyAction

    return str(convert(action, AnyAction))


async def test_reviews_are_limited_and_a_failed_one_begins_again() -> None:
    gate = asyncio.Event()

    async def fail(account: str, table: str, task: bytes) -> bytes:
        await gate.wait()
        raise RuntimeError("the worker died")

    found = Reviews(fail)
    job = found.ask("ana", "t1", finished)
    assert found.ask("ben", "t1", finished) is job
    with pytest.raises(Refusal, match="in progress"):
        found.ask("ana", "t2", finished)
    for number in range(reviews.AT_ONCE - 1):
        found.ask(f"guest {number}", f"t{number + 2}", finished)
    with pytest.raises(Refusal, match="Too many"):
        found.ask("eva", "t9", finished)
    gate.set()
    while found._tasks:
        await asyncio.sleep(0.01)
    again = found.ask("ana", "t1", finished)
    assert again is not job
    assert isinstance(again, Job)
    await found.stop()
