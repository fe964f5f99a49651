"""Clients that vanish, come back, resend, send out of order, double-click, open two tabs."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from elgrande.game import Game, Options
from elgrande.server.accounts import Accounts
from tests.server.playing import (
    WIDE,
    Person,
    config_for,
    full_table,
    new_key,
    people,
    play_on,
    running,
)

pytestmark = pytest.mark.anyio


async def asked_and_other(players: list[Person], table: str) -> tuple[Person, Person, Any]:
    """Of two players: the one who is asked, the other, and the state of the first."""
    states = [await person.state(table) for person in players]
    first = 0 if states[0]["legal"] else 1
    return players[first], players[1 - first], states[first]


async def test_all_players_at_the_table_see_every_step(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    spectator = (await people(base, "Cai"))[0]
    table = await full_table(players)
    asked, other, state = await asked_and_other(players, table)
    async with asked.socket() as mine, other.socket() as theirs, spectator.socket() as third:
        lines = (mine, theirs, third)
        for line in lines:
            await line.send(type="watch", table=table)
            await line.until("state", version=state["version"])
        key = new_key()
        command = {"type": "play", "seat": state["seat"], "action": state["legal"][0]}
        await mine.send(type="do", table=table, key=key, do=command, version=state["version"])
        for line in lines:
            told = await line.until("state", version=state["version"] + 1)
            assert told["events"][0]["type"] == "bid"
            assert told["events_from"] == state["events_from"] + len(state["events"])
            assert len(told["lines"]) == len(told["events"])
        assert told["seat"] is None
        assert told["legal"] == []


async def test_a_watcher_who_leaves_during_an_update_gets_no_error(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Person(base).guest("Ana") as ana:
        table = await ana.open_table([{"who": "me"}, {"bot": "random"}], start=True)
        by_session = Accounts.by_session

        async def slowly(self: Accounts, session: str) -> Any:
            await asyncio.sleep(0.1)
            return await by_session(self, session)

        async with ana.socket() as line:
            monkeypatch.setattr(Accounts, "by_session", slowly)
            await line.send(type="watch", table=table)
            await line.send(type="unwatch", table=table)
            await asyncio.sleep(0.5)
            await line.send(type="watch", table=table)
            told = [await line.next()]
            while told[-1]["type"] != "state":
                told.append(await line.next())
            assert "refused" not in {each["type"] for each in told}


async def test_a_socket_takes_up_where_it_was_cut_off(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    dice = random.Random(1)
    async with players[0].socket() as line:
        await line.send(type="watch", table=table)
        known = await line.until("state")
    log = list(known["events"])
    for _ in range(5):
        await play_on(players, table, dice, steps=4)
        async with players[0].socket() as line:
            await line.send(type="watch", table=table, since=known["version"])
            known = await line.until("state")
            log = log[: known["events_from"]] + known["events"]
    assert log == (await players[0].state(table))["events"]


async def test_a_command_sent_again_is_done_once_and_answered_alike(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    key, action = new_key(), state["legal"][0]
    answers = [await asked.play(table, state, action, key=key) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert (await asked.state(table))["version"] == state["version"] + 1
    reused = await asked.play(table, state, state["legal"][1], key=key)
    assert reused.json()["code"] == "key-reused"


async def test_the_same_command_in_flight_many_times_is_done_once(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    key = new_key()
    play = [asked.play(table, state, state["legal"][0], key=key) for _ in range(8)]
    answers = await asyncio.gather(*play)
    assert {answer.json()["version"] for answer in answers} == {state["version"] + 1}
    assert (await asked.state(table))["version"] == state["version"] + 1


async def test_a_double_click_plays_once(base: str) -> None:
    """Two keys, one question: the second click finds it answered."""
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    play = [asked.play(table, state, state["legal"][0]) for _ in range(4)]
    codes = sorted(answer.status_code for answer in await asyncio.gather(*play))
    assert codes == [200, 409, 409, 409]


async def test_two_tabs_see_the_same_and_only_one_of_two_answers_counts(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    async with asked.socket() as one, asked.socket() as two:
        for tab in (one, two):
            await tab.send(type="watch", table=table)
            await tab.until("state")
        for tab, action in ((one, state["legal"][0]), (two, state["legal"][-1])):
            command = {"type": "play", "seat": state["seat"], "action": action}
            version = state["version"]
            await tab.send(type="do", table=table, key=new_key(), do=command, version=version)
        told = [await tab.until("state", version=state["version"] + 1) for tab in (one, two)]
        for each in told:
            del each["patience"]  # counts down between the two
        assert told[0] == told[1]


async def test_commands_for_an_old_or_unknown_version_are_refused(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    for version in (0, state["version"] - 1, state["version"] + 1, 10**9):
        late = await asked.play(table, {**state, "version": version}, state["legal"][0])
        assert (late.status_code, late.json()["code"]) == (409, "stale")
        assert late.json()["more"] == {"version": state["version"]}
    missing = await asked.do(table, {"type": "undo", "seat": state["seat"]})
    assert missing.json()["code"] == "bad-request"


def before_a_secret_choice() -> Game:
    """A game of three that asks all of them at once."""
    for seed in range(100):
        dice = random.Random(seed)
        game = Game.new(Options(players=3), seed)
        while not game.is_over:
            seats = game.question.seats
            if len(seats) == 3:
                return game
            game.apply(seats[0], dice.choice(game.legal(seats[0])))
    raise AssertionError("no player was ever asked in secret")


async def test_secret_choices_are_made_in_parallel_from_one_version(base: str) -> None:
    [ana] = await people(base, "Ana")
    record = before_a_secret_choice().record().to_json()
    table = (await ana.post("/records", {"key": new_key(), "record": record})).json()["table"]
    assert (await ana.do(table, {"type": "start"})).status_code == 200
    states = [await ana.state(table, seat=seat) for seat in range(3)]
    answers = await asyncio.gather(*(ana.play(table, s, s["legal"][0]) for s in states))
    assert [answer.status_code for answer in answers] == [200, 200, 200]


async def test_undo_over_the_network(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, other, state = await asked_and_other(players, table)
    async with other.socket() as line:
        await line.send(type="watch", table=table)
        before = await line.until("state")
        await asked.play(table, state, state["legal"][0])
        seen = await line.until("state", version=before["version"] + 1)
        undo = {"type": "undo", "seat": state["seat"]}
        assert (await asked.do(table, undo, version=seen["version"])).status_code == 200
        after = await line.until("state", version=before["version"] + 2)
    assert after["view"] == before["view"]
    assert (after["events_from"], after["events"]) == (seen["events_from"], [])
    again = await asked.do(table, undo, version=after["version"])
    assert again.json()["code"] == "nothing-to-undo"


async def test_chat_arrives_on_sockets_from_any_line_on(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    async with players[0].socket() as line, players[1].socket() as other:
        await line.send(type="watch", table=table)
        await line.until("state")
        await other.send(type="say", table=table, key=new_key(), text="hola")
        await other.until("done")
        said = (await line.until("chat"))["lines"]
        assert [each["text"] for each in said] == ["hola"]
        await other.send(type="say", table=table, key=new_key(), text="buenas")
        assert [each["text"] for each in (await line.until("chat"))["lines"]] == ["buenas"]
    async with players[0].socket() as line:
        await line.send(type="watch", table=table, chat_since=said[0]["id"])
        assert [each["text"] for each in (await line.until("chat"))["lines"]] == ["buenas"]


async def test_without_spectators_the_chat_is_for_those_at_the_table(base: str) -> None:
    """Also before the start, when any user with the address may look and take a seat."""
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}], spectators=False)
    words = {"key": new_key(), "text": "entre nosotros"}
    assert (await ana.post(f"/tables/{table}/chat", words)).status_code == 200
    assert (await bea.get(f"/tables/{table}/chat")).json()["code"] == "no-spectators"
    async with bea.socket() as line:
        await line.send(type="watch", table=table)
        await line.until("here")  # after the state, and after the chat if there were any
        await ana.post(f"/tables/{table}/chat", {"key": new_key(), "text": "y nadie más"})
        await line.send(type="ping")
        await line.until("pong")
        assert not any(b"nosotros" in data for data in bea.received)
        assert not any(b'"refused"' in data and b'"watch"' in data for data in bea.received)
        assert (await bea.do(table, {"type": "join"})).status_code == 200
        assert [each["text"] for each in (await line.until("chat"))["lines"]] == [
            "entre nosotros",
            "y nadie más",
        ]


async def test_unreadable_frames_are_refused_and_the_connection_stays(base: str) -> None:
    [ana] = await people(base, "Ana")
    dice = random.Random(4)
    async with ana.socket() as line:
        for junk in (
            "",
            "null",
            "[]",
            "{",
            '{"type":"watch"}',
            '{"type":"watch","table":"../../etc/passwd"}',
            '{"type":"do","table":"0123456789abcdef","key":"k","do":{"type":"start"}}',
            '{"type":"do","table":"0123456789abcdef","key":"12345678","do":{"type":"explode"}}',
            "".join(chr(dice.randrange(32, 0x2FFF)) for _ in range(200)),
            json.dumps({"type": "ping", "more": "x" * 100}),
        ):
            await line.connection.send(junk)
            refused = await line.next()
            assert (refused["type"], refused["code"]) == ("refused", "bad-request"), junk
        await line.send(type="watch", table="0123456789abcdef")
        assert (await line.next())["code"] == "not-found"
        await line.send(type="ping")
        assert (await line.next())["type"] == "pong"


async def test_fuzzed_frames_never_break_a_line(base: str) -> None:
    """Well-formed frames with parts swapped for others: always an answer, never an error."""
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    asked, _, state = await asked_and_other(players, table)
    dice = random.Random(5)
    parts: list[Any] = [
        None,
        -1,
        0,
        3,
        10**30,
        1.5,
        "",
        "x",
        "aragon",
        [],
        {},
        True,
        table,
        "\u202e",
    ]
    sample = {
        "type": "do",
        "table": table,
        "key": "k" * 12,
        "do": {"type": "play", "seat": state["seat"], "action": {"type": "place", "target": "x"}},
        "version": state["version"],
    }
    refused = 0
    for _ in range(12):
        async with asked.socket() as line:
            for _ in range(15):
                frame = json.loads(json.dumps(sample))
                target = dice.choice([frame, frame["do"], frame["do"]["action"]])
                target[dice.choice([*target, "new"])] = dice.choice(parts)
                await line.send(**frame)
                answer = await line.next()
                assert answer["type"] == "refused", (frame, answer)
                assert answer["code"] != "internal", (frame, answer)
                refused += 1
    assert refused == 180
    assert (await asked.state(table))["version"] == state["version"]


async def test_too_much_at_once_cuts_the_line(base: str) -> None:
    [ana] = await people(base, "Ana")
    async with ana.socket() as line:
        await asyncio.gather(*(line.connection.send("junk") for _ in range(50)))
        with pytest.raises(ConnectionClosed):
            await line.until("never")
    async with ana.socket() as line:
        await line.connection.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            await line.next()


async def test_a_socket_needs_a_session_and_ends_with_it(base: str) -> None:
    async with Person(base) as nobody:
        async with nobody.socket() as line:
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        await nobody.guest("Ana")
        async with nobody.socket() as line:
            await nobody.post("/logout")
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001


async def test_stopping_asks_sockets_to_come_back(tmp_path: Path) -> None:
    config = config_for(str(tmp_path / "elgrande.db"))
    async with running(config) as base:
        [ana] = await people(base, "Ana")
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True)
        cookies = dict(ana.http.cookies)
        sockets = ana.socket()
        line = await sockets.__aenter__()
        await line.send(type="watch", table=table)
        state = await line.until("state")
    with pytest.raises(ConnectionClosed) as closed:
        await line.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    async with running(config) as base:
        again = Person(base)
        again.http.cookies.update(cookies)
        assert (await again.state(table))["view"] == state["view"]


async def test_only_a_client_that_says_nothing_is_pinged(tmp_path: Path) -> None:
    pings: list[bytes] = []

    class Counting(ws.ClientConnection):
        def process_event(self, event: Event) -> None:
            if isinstance(event, Frame) and event.opcode is Opcode.PING:
                pings.append(bytes(event.data))
            super().process_event(event)

    limits = msgspec.structs.replace(WIDE, silence=2.0)
    async with running(config_for(str(tmp_path / "elgrande.db"), limits=limits)) as base:
        [ana] = await people(base, "Ana")
        async with ana.socket(create_connection=Counting) as line:
            for _ in range(8):
                await line.send(type="ping")
                await line.until("pong")
                await asyncio.sleep(0.4)
            assert pings == []
            await asyncio.sleep(3.0)
            assert pings != []
            await line.send(type="ping")
            await line.until("pong")
