"""Reviews at the server: only of finished games, computed once, in fair turns; and playing on."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande import Options, Record
from elgrande.arena import play
from elgrande.review import Finding, Review, course_of
from elgrande.server import decisions
from elgrande.server.bots import processes, reviews, runner
from elgrande.server.bots.reviews import Job, Reviews, ReviewWork, alternatives_task
from elgrande.server.errors import Refusal
from elgrande.server.queries import spoken_names
from elgrande.server.table import Table
from elgrande.server.table_events import Chair, TableSettings
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
        if (found := told.json())["narrated"] is not None:
            return found
        assert 0 <= found["done"] <= found["of"] or found["of"] == 0
        await asyncio.sleep(0.1)
    raise TimeoutError("the review did not end")


async def test_a_finished_game_is_reviewed_once_for_all_readers_and_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = config_for(str(tmp_path / "e.db"), limits=WIDE)
    async with running(config) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, finished())
            found = await reviewed(ana, table)
            assert found["done"] == found["of"] == len(found["narrated"]["review"]["moments"])
            assert found["narrated"]["people"] == ["Ana", "Ben"]
            assert found["narrated"]["moments"][0]["title"] == "Set-up"
            again = await ana.post(f"/tables/{table}/review", {"language": "nl"})
            assert again.json()["narrated"]["moments"][0]["title"] == "Voorbereiding"
            assert again.json()["narrated"]["review"] == found["narrated"]["review"]
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "task_of", pytest.fail)  # no step is examined again
        async with running(config) as base, Person(base) as later:
            later.http.cookies.update(ana.http.cookies)
            assert (await reviewed(later, table))["narrated"]["review"] == found["narrated"][
                "review"
            ]


def test_a_review_calls_bots_and_former_players_as_the_table_does() -> None:
    chairs = (Chair(account="a", name="Ana"), Chair(bot="normal"), Chair(former=True, bot="hard"))
    settings = TableSettings(options={"players": 3})
    table = decisions.open_table(Table("0" * 16), "a", settings, chairs)
    assert spoken_names(table, "en") == ["Ana", "Hidalgo Torres", "Former player"]
    assert spoken_names(table, "de")[2] != "Former player"


class Memory:
    """A store in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], bytes] = {}

    async def review(self, table: str, maker: str) -> bytes | None:
        return self.kept.get((table, maker))

    async def keep_review(self, table: str, maker: str, findings: bytes) -> None:
        self.kept[table, maker] = findings


async def done(job: Job) -> Review:
    while job.review is None:
        await asyncio.sleep(0.01)
    return job.review


async def test_a_review_outlasts_the_server_until_another_judgement_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    examined = []

    async def count(account: str, table: str, work: ReviewWork, task: bytes) -> bytes:
        examined.append(task)
        return msgspec.msgpack.encode(Finding((0.5, 0.5), (0.0, 0.0)))

    store = Memory()
    first = await done(Reviews(count, store).ask("ana", "t1", finished))
    steps = len(examined)
    assert steps == len(first.moments)
    job = Reviews(count, store).ask("ben", "t1", finished)
    assert await done(job) == first
    assert job.done == job.of == steps == len(examined)
    monkeypatch.setattr(reviews, "MAKER", "another judgement")
    await done(Reviews(count, store).ask("ana", "t1", finished))
    assert len(examined) == 2 * steps


async def test_a_game_in_progress_is_not_reviewed(tmp_path: Path) -> None:
    half = Record(options=finished().options, entries=finished().entries[:30])
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, half)
            told = await ana.post(f"/tables/{table}/review", {})
            assert told.json()["code"] == "not-over"
            told = await ana.post(f"/tables/{table}/alternatives", {"entries": 20})
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


async def test_answers_at_a_decision_are_compared_with_each_other(tmp_path: Path) -> None:
    bid = next(each for each in course_of(finished()).steps if each.kind == "bid" and each.free)
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, finished())
            asked = {"entries": bid.first, "language": "de"}
            told = await ana.post(f"/tables/{table}/alternatives", asked)
            assert told.status_code == 200, told.text
            words, found = told.json()["words"], told.json()["found"]
            assert len(words) == len(set(words)) == len(found["lines"]) > 2
            assert words[0] == f"die {bid.answers[0]} spielen"
            assert len(found["margins"]) == len(words) * (len(words) - 1) // 2
            for each in found["margins"]:
                one, other = found["lines"][each["one"]], found["lines"][each["other"]]
                assert each["points"] == pytest.approx(one["lead"] - other["lead"], abs=0.02)
            for nothing in (0, bid.first + 1_000):  # a draw, and no entry at all
                told = await ana.post(f"/tables/{table}/alternatives", {"entries": nothing})
                assert told.json()["code"] == "not-found"


async def test_a_comparison_that_takes_too_long_is_refused_and_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bid = next(each for each in course_of(finished()).steps if each.kind == "bid" and each.free)
    async with running(config_for(str(tmp_path / "e.db"), limits=WIDE)) as base:
        (ana,) = await people(base, "Ana")
        async with ana:
            table = await imported(ana, finished())
            with monkeypatch.context() as impatient:
                impatient.setattr(runner, "REVIEW_PATIENCE", 0.001)
                impatient.setattr(processes, "STARTING", 0.0)
                told = await ana.post(f"/tables/{table}/alternatives", {"entries": bid.first})
            assert (told.status_code, told.json()["code"]) == (409, "busy")
            told = await ana.post(f"/tables/{table}/alternatives", {"entries": bid.first})
            assert told.status_code == 200, told.text


async def test_an_account_compares_one_decision_at_a_time() -> None:
    gate = asyncio.Event()
    works = []

    async def wait(account: str, table: str, work: ReviewWork, task: bytes) -> bytes:
        works.append(work)
        await gate.wait()
        return await asyncio.to_thread(work, task)

    bid = next(each for each in course_of(finished()).steps if each.kind == "bid" and each.free)
    found = Reviews(wait, Memory())
    first = asyncio.create_task(found.alternatives("ana", "t1", finished(), bid.first))
    while not works:
        await asyncio.sleep(0.01)
    with pytest.raises(Refusal, match="comparing already"):
        await found.alternatives("ana", "t2", finished(), bid.first)
    gate.set()
    assert (await first).lines
    assert works == [alternatives_task]
    assert (await found.alternatives("ana", "t1", finished(), bid.first)).lines


def short(action: Any) -> str:
    from msgspec import convert

    from elgrande.game import AnyAction

    return str(convert(action, AnyAction))


async def test_one_address_does_not_take_all_places_for_reviews() -> None:
    async def never(account: str, table: str, work: ReviewWork, task: bytes) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError("this work has no end")

    found = Reviews(never, Memory(), lambda account: account.partition(" ")[0])
    for number in range(reviews.AT_ONCE):
        found.ask(f"guest {number}", f"t{number}", finished)
    with pytest.raises(Refusal, match="Too many"):
        found.ask("guest 9", "t9", finished)
    assert found.ask("ana", "t9", finished).review is None
    await found.stop()


async def test_reviews_are_limited_and_a_failed_one_begins_again() -> None:
    gate = asyncio.Event()

    async def fail(account: str, table: str, work: ReviewWork, task: bytes) -> bytes:
        await gate.wait()
        raise RuntimeError("the worker died")

    found = Reviews(fail, Memory())
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
