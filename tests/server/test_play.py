"""Whole games over the network, and everything around them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from elgrande.game import Game, Options, Record
from tests.server.playing import Person, full_table, new_key, people, play_on

pytestmark = pytest.mark.anyio
SHORT = {"length": "short"}


async def test_a_whole_game_of_three_people(base: str) -> None:
    players = await people(base, "Ana", "Bea", "Cai")
    table = await full_table(players, options=SHORT)
    await play_on(players, table, random.Random(1))
    state = await players[1].state(table)
    assert (state["status"], min(state["ranking"])) == ("over", 1)
    record = (await players[2].get(f"/tables/{table}/record")).text
    game = Game.replay(Record.from_json(record))
    assert list(game.scores) == [player["points"] for player in state["view"]["players"]]
    text = (await players[2].get(f"/tables/{table}/record", form="text")).text
    assert Game.replay(Record.from_text(text)).scores == game.scores


async def test_from_one_request_to_a_game_against_bots(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        bots = [{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]
        table = await ana.open_table(
            [{"who": "me"}, *bots], start=True, confirm_turns=True, options=SHORT
        )
        assert (await ana.state(table))["status"] == "playing"
        await play_on([ana], table, random.Random(2))
        assert (await ana.state(table))["status"] == "over"


async def test_a_hotseat_table_shows_each_seat_its_own(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        table = await ana.open_table([{"who": "me"}, {"who": "me"}], start=True, options=SHORT)
        views = [(await ana.state(table, seat=seat))["view"] for seat in (0, 1)]
        assert [view["seat"] for view in views] == [0, 1]
        assert [view["players"][1]["hand"] is None for view in views] == [True, False]
        await play_on([ana], table, random.Random(3))
        assert (await ana.state(table))["status"] == "over"


async def test_the_seats_of_a_hotseat_table_have_names_of_their_own(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        seats = [{"who": "me"}, {"who": "me", "name": " Bea "}, {"who": "me", "name": "bea"}]
        table = await ana.open_table(seats, start=True, options={**SHORT, "players": 3})
        state = await ana.state(table)
        assert [seat["name"] for seat in state["seats"]] == ["Ana", "Bea", "bea (2)"]
        await play_on([ana], table, random.Random(3))
        again = (await ana.do(table, {"type": "rematch"})).json()["table"]
        names = [seat["name"] for seat in (await ana.state(again))["seats"]]
        assert names == ["Ana", "Bea", "bea (2)"]


@pytest.mark.parametrize(
    "seat", [{"who": "me", "name": "a\u200bb"}, {"name": "Bea"}, {"bot": "random", "name": "Bea"}]
)
async def test_a_name_that_cannot_be_opens_no_table(base: str, seat: dict[str, str]) -> None:
    async with await Person(base).guest("Ana") as ana:
        request = {
            "key": new_key(),
            "seats": [{"who": "me"}, seat],
            "options": {**SHORT, "players": 2},
        }
        refused = await ana.post("/tables", request)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-name")
        assert (await ana.get("/tables")).json() == []


async def test_lists_show_whose_turn_it_is(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players, public=True, title="Friday")
    turns = [(await person.get("/tables")).json()[0]["your_turn"] for person in players]
    assert sorted(turns) == [False, True]
    [card] = (await players[0].get("/lobby")).json()
    assert (card["table"], card["title"], card["status"]) == (table, "Friday", "playing")
    assert [seat["name"] for seat in card["seats"]] == ["Ana", "Bea"]
    assert "account" not in (await players[1].get("/lobby")).text


async def test_rematch_seats_bots_again_and_begins_when_all_want_it(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await players[0].open_table([{"who": "me"}, {}, {"bot": "random"}], options=SHORT)
    early = await players[0].do(table, {"type": "rematch"})
    assert early.json()["code"] == "not-over"
    await players[1].do(table, {"type": "join"})
    await players[0].do(table, {"type": "start"})
    await play_on(players, table, random.Random(4))
    first = (await players[1].do(table, {"type": "rematch"})).json()
    second = (await players[0].do(table, {"type": "rematch"})).json()
    assert first["table"] == second["table"] != table
    assert (await players[0].state(table))["rematch"] == first["table"]
    state = await players[0].state(first["table"])
    assert [seat["bot"] for seat in state["seats"]] == [None, None, "random"]
    assert [seat["name"] for seat in state["seats"]][:2] == ["Ana", "Bea"]
    assert state["status"] == "playing"


async def test_history_and_moments_are_what_one_saw(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players)
    seen: dict[int, Any] = {}
    dice = random.Random(5)
    for _ in range(30):
        state = await players[0].state(table)
        seen[state["steps"]] = state["view"]
        await play_on(players, table, dice, steps=1)
    history = (await players[0].get(f"/tables/{table}/history", language="nl")).json()
    assert len(history["events"]) == len(history["lines"]) == history["steps"][-1]["events"]
    for step, view in seen.items():
        moment = (await players[0].get(f"/tables/{table}/moments/{step}")).json()
        assert moment["view"] == view
    assert (await players[0].get(f"/tables/{table}/moments/999")).status_code == 404
    state = await players[0].state(table)
    over = {"type": "turn-ended", "player": state["view"]["players"][state["seat"]]["colour"]}
    ends = [number for number, event in enumerate(history["events"], 1) if event == over]
    assert history["since_my_turn"] == state["since_my_turn"] == max(ends)


async def test_a_record_can_be_brought_back_and_played_on(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        dice = random.Random(6)
        game = Game.new(Options(length="short", players=2), seed=6)
        for _ in range(30):
            seat = game.question.seats[0]
            game.apply(seat, dice.choice(game.legal(seat)))
        body = {"key": new_key(), "record": game.record().to_json()}
        response = await ana.post("/records", body)
        table = response.json()["table"]
        assert (await ana.post("/records", body)).json() == response.json()
        assert (await ana.do(table, {"type": "start"})).status_code == 200
        state = await ana.state(table, seat=game.question.seats[0])
        assert state["view"]["players"][0]["court"] == game.view(None).players[0].court
        await play_on([ana], table, dice)
        assert (await ana.state(table))["status"] == "over"
        forged = game.record().to_json().replace('"do":"card', '"do":"card9', 1)
        refused = await ana.post("/records", {"key": new_key(), "record": forged})
        assert refused.json()["code"] == "bad-record"
        for junk in ("", "{", "{}", "El Grande", '{"format":"x"}'):
            refused = await ana.post("/records", {"key": new_key(), "record": junk})
            assert refused.json()["code"] == "bad-record", junk


async def test_the_players_of_a_record_keep_their_names(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        game = Game.new(Options(players=3), seed=6)
        game.apply(game.question.seats[0], game.legal(game.question.seats[0])[0])
        record = game.record({"seat-0": "Bea", "seat-1": "Bea"})
        body = {"key": new_key(), "record": record.to_text()}
        state = await ana.state((await ana.post("/records", body)).json()["table"])
        assert [seat["name"] for seat in state["seats"]] == ["Bea", "Bea (2)", None]


@pytest.mark.parametrize("text", ['[Edition "1996"]\nchance: galicia', '[Players "2"]\nazul: 7'])
async def test_what_is_wrong_with_a_record_is_a_sentence(base: str, text: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        refused = (await ana.post("/records", {"key": new_key(), "record": text})).json()
        assert refused["code"] == "bad-record"
        assert refused["sentence"].endswith(".")
        assert ".." not in refused["sentence"]


async def test_hints_come_only_where_the_table_allows_them(base: str) -> None:
    async with await Person(base).guest("Ana") as ana:
        for allowed in (False, True):
            table = await ana.open_table([{"who": "me"}] * 2, start=True, hints=allowed)
            state = await ana.state(table)
            asked = next(seat["seat"] for seat in state["seats"] if seat["waiting"])
            response = await ana.post_patiently(f"/tables/{table}/hint", {"seat": asked})
            hints = response.json()
            if not allowed:
                assert hints["code"] == "hints-off"
                continue
            legal = (await ana.state(table, seat=asked))["legal"]
            assert hints[0]["behind"] == 0
            assert all(each["action"] in legal for each in hints)
            response = await ana.post(f"/tables/{table}/hint", {"seat": 1 - asked})
            assert response.json()["reason"] == "not-asked"


async def test_hints_give_their_reasons_in_the_readers_language(base: str) -> None:
    """Of three power cards one at least brings caballeros: only two bring none."""
    async with await Person(base).guest("Ana") as ana:
        table = await ana.open_table([{"who": "me"}] * 2, start=True, hints=True)
        state = await ana.state(table)
        asked = next(seat["seat"] for seat in state["seats"] if seat["waiting"])
        for language, sign in (("en", "your court"), ("nl", "je hof")):
            body = {"seat": asked, "language": language}
            hints = (await ana.post_patiently(f"/tables/{table}/hint", body)).json()
            told = " ".join(reason for each in hints for reason in each["reasons"])
            assert sign in told


async def test_resigning_and_coming_back(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players, options=SHORT)
    resigned = await players[1].do(table, {"type": "resign", "seat": 1})
    assert resigned.status_code == 200
    await play_on([players[0]], table, random.Random(7), steps=20)
    state = await players[1].state(table)
    assert state["seats"][1]["bot"]
    assert state["seats"][1]["you"]
    steps = [
        step["seat"] for step in (await players[1].get(f"/tables/{table}/history")).json()["steps"]
    ]
    assert steps.count(1) > 3
    assert (await players[1].do(table, {"type": "come-back", "seat": 1})).status_code == 200
    await play_on(players, table, random.Random(8))
    assert (await players[0].state(table))["status"] == "over"


async def test_chat_is_for_those_at_the_table_and_the_host_can_end_it(base: str) -> None:
    ana, bea, cai = await people(base, "Ana", "Bea", "Cai")
    table = await full_table([ana, bea])
    body = {"key": new_key(), "text": "  hello   there "}
    for _ in range(2):
        assert (await bea.post(f"/tables/{table}/chat", body)).status_code == 200
    [line] = (await ana.get(f"/tables/{table}/chat")).json()["lines"]
    assert (line["name"], line["text"]) == ("Bea", "hello there")
    refused = await cai.post(f"/tables/{table}/chat", {"key": new_key(), "text": "psst"})
    assert refused.json()["code"] == "not-at-table"
    hidden = await bea.post(f"/tables/{table}/chat", {"key": new_key(), "text": "a\u202eb"})
    assert hidden.json()["code"] == "bad-text"
    assert (await bea.do(table, {"type": "chat", "on": False})).json()["code"] == "not-host"
    await ana.do(table, {"type": "chat", "on": False})
    off = await bea.post(f"/tables/{table}/chat", {"key": new_key(), "text": "still here"})
    assert off.json()["code"] == "chat-off"
    again = await bea.post(f"/tables/{table}/chat", body)  # it was said before that
    assert again.status_code == 200
    elsewhere = await ana.post(f"/tables/{table}/chat", body)  # a key is its owner's
    assert elsewhere.json()["code"] == "chat-off"


async def test_a_guest_who_takes_an_account_keeps_the_seats(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    table = await full_table([ana, bea])
    body = {"name": "Ana", "password": "correct horse"}
    assert (await ana.post("/account", body)).json() == {"name": "Ana", "guest": False, "off": []}
    assert (await ana.state(table))["your_seats"] == [0]
    assert (await bea.post("/account", {**body, "name": "ANA"})).json()["code"] == "name-taken"
    async with Person(base) as elsewhere:
        wrong = await elsewhere.post("/login", {**body, "password": "incorrect horse"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-password")
        assert (await elsewhere.post("/login", body)).json()["name"] == "Ana"
        assert (await elsewhere.state(table))["your_seats"] == [0]
        await elsewhere.post("/logout")
        assert (await elsewhere.get("/tables")).status_code == 401
    assert (await ana.state(table))["your_seats"] == [0]


async def test_impossible_mixes_are_explained_as_one_clicks(base: str) -> None:
    async with Person(base) as nobody:
        choices = (await nobody.get("/options")).json()
        assert {"1995", "big-box", "2023"} <= set(choices["editions"])
        mix = {"edition": "1995", "players": 9, "modules": ["power-shift"]}
        verdict = (await nobody.post("/options/check", {"options": mix})).json()
        assert not verdict["possible"]
        assert verdict["code"] == "players"
        assert "2 to 5 players" in verdict["reason"]
        again = (await nobody.post("/options/check", {"options": verdict["nearest"]})).json()
        assert again["possible"]


async def test_words_and_rules_come_in_every_language(base: str) -> None:
    async with Person(base) as nobody:
        for language in ("en", "nl"):
            book = (await nobody.get(f"/words/{language}/2023")).json()
            assert any(key.startswith("cards.") for key in book["texts"])
            chapters = (await nobody.post(f"/rules/{language}", {"options": {}})).json()
            assert all(chapter["title"] for chapter in chapters)
        assert (await nobody.get("/words/tlh/2023")).status_code == 404


async def test_the_cards_of_a_game_say_what_they_do_there(base: str) -> None:
    """With the switches, modules and variants of its options, not those of the plain edition."""
    options = {"switches": {"choose_castillo": True}, "variants": ["move-limits"]}
    async with Person(base) as nobody:
        plain = (await nobody.get("/words/en/big-box")).json()["texts"]
        found = (await nobody.post("/words/en", {"options": options})).json()
        assert found["edition"] == "big-box"
        assert "The Castillo may not" in plain["cards.score-chosen.text"]
        assert "So may the Castillo" in found["texts"]["cards.score-chosen.text"]
        assert "2 fewer" in found["texts"]["cards.move-any-3.text"]
        assert found["texts"].keys() == plain.keys()
        impossible = {"options": {"players": 9}}
        assert (await nobody.post("/words/en", impossible)).status_code == 422
        assert (await nobody.post("/words/tlh", {"options": {}})).status_code == 404


def before_a_veto() -> tuple[Game, int, str, int]:
    """A game, the active seat, the step another player could veto, and that player's seat."""
    for seed in range(100):
        dice = random.Random(seed)
        game = Game.new(Options(edition="1995", players=3), seed)
        while not game.is_over:
            seat = game.question.seats[0]
            action = dice.choice(game.legal(seat))
            after = game.clone()
            after.apply(seat, action)
            if after.question.kind == "veto" and game.question.kind != "veto":
                return game, seat, str(action), after.question.seats[0]
            game = after
    raise AssertionError("no game had a veto")


async def test_a_standing_order_sent_again_changes_nothing(base: str) -> None:
    """A late retry must not undo newer settings."""
    game, _, _, holder = before_a_veto()
    [ana] = await people(base, "Ana")
    body = {"key": new_key(), "record": game.record().to_json()}
    table = (await ana.post("/records", body)).json()["table"]
    await ana.do(table, {"type": "start"})
    wishes = [{"type": "veto-order", "seat": holder, "order": order} for order in ("round", "ask")]
    keys = [new_key(), new_key()]
    version = (await ana.state(table, seat=holder))["version"]
    first, second = [
        (await ana.do(table, wish, key=key, version=version)).json()
        for wish, key in zip(wishes, keys, strict=True)
    ]
    assert (await ana.do(table, wishes[0], key=keys[0], version=version)).json() == first
    assert (await ana.do(table, wishes[1], key=keys[1], version=version)).json() == second
    assert (await ana.state(table, seat=holder))["veto_order"] == "ask"
    reused = await ana.do(table, wishes[1], key=keys[0], version=version)
    assert reused.json()["code"] == "key-reused"


async def test_a_standing_order_is_meant_for_the_round_one_looked_at(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    table = await full_table([ana, bea], options={"edition": "big-box"})
    wish = {"type": "veto-order", "seat": 0, "order": "round"}
    early = await ana.state(table)
    dice = random.Random(1)
    while (state := await ana.state(table))["view"]["round"] == early["view"]["round"]:
        assert (await ana.do(table, wish, version=early["version"])).status_code == 200
        await play_on([ana, bea], table, dice, steps=5)
    late = await ana.do(table, wish, version=early["version"])
    assert late.json()["code"] == "stale"
    assert (await ana.do(table, wish, version=state["version"])).status_code == 200
    ahead = await ana.do(table, wish, version=state["version"] + 1)
    assert ahead.json()["code"] == "stale"


async def test_a_table_opened_again_by_a_retry_does_not_start(base: str) -> None:
    """The host may have decided to wait since the first answer."""
    ana, bea = await people(base, "Ana", "Bea")
    seats = [{"who": "me"}, {}]
    body = {"key": new_key(), "options": {"players": 2}, "seats": seats, "start": True}
    opened = (await ana.post("/tables", body)).json()
    assert (await bea.do(opened["table"], {"type": "join"})).status_code == 200
    assert (await ana.post("/tables", body)).json() == opened
    assert (await ana.state(opened["table"]))["status"] == "open"


async def test_no_key_of_ones_own_stands_in_the_way_of_a_rematch(base: str) -> None:
    [ana] = await people(base, "Ana")
    seats = [{"who": "me"}, {"who": "me"}]
    table = await ana.open_table(seats, options={"length": "short"}, start=True)
    await ana.do(table, {"type": "chat", "on": True}, key=f"rematch-{table}")
    await play_on([ana], table, random.Random(1))
    again = await ana.do(table, {"type": "rematch"})
    assert again.status_code == 200, again.text
    assert again.json()["table"] != table


async def test_a_veto_holder_who_does_not_want_to_be_asked_is_not_asked(base: str) -> None:
    game, seat, action, holder = before_a_veto()
    [ana] = await people(base, "Ana")
    for order in ("ask", "round"):
        body = {"key": new_key(), "record": game.record().to_json()}
        table = (await ana.post("/records", body)).json()["table"]
        await ana.do(table, {"type": "start"})
        wish = {"type": "veto-order", "seat": holder, "order": order}
        before = await ana.state(table, seat=seat)
        assert (await ana.do(table, wish)).status_code == 200
        after = await ana.state(table, seat=seat)
        assert after["patience"] <= before["patience"]  # time passes for everyone alike
        assert after | {"patience": before["patience"]} == before  # no other player can notice
        assert (await ana.state(table, seat=holder))["veto_order"] == order
        assert (await ana.play(table, before, action)).status_code == 200
        asked = (await ana.state(table, seat=holder))["view"]["question"]
        assert (asked["kind"] == "veto" and asked["seats"] == [holder]) == (order == "ask")
