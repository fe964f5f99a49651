"""Nobody is called like an account: not those who sat under its name before it was made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from elgrande.game import Game, Options
from elgrande.server.accounts.rows import Account
from elgrande.server.requests import CommandRequest, Join, NewSeat, NewTable
from elgrande.server.service import Service
from elgrande.server.storage import ConflictError
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app
from tests.server.conftest import fresh_database, until_listening
from tests.server.playing import (
    Person,
    config_for,
    full_table,
    new_key,
    people,
    play_on,
    running,
    serving,
)
from tests.server.receivers import until
from tests.server.test_guest_names import names_at

pytestmark = pytest.mark.anyio

CYRILLIC = "\u0410na"


@pytest.fixture
async def club(database_url: str) -> AsyncIterator[str]:
    async with running(config_for(database_url)) as address:
        yield address


async def test_guests_who_sit_under_the_name_of_a_new_account_get_a_number(club: str) -> None:
    ana, bea, eve = await people(club, "Ana", "Bea", CYRILLIC)
    waiting = await ana.open_table([{"who": "me"}, {}])
    playing = await full_table([bea, eve])
    await Person(club).account("Ana")
    assert await names_at(ana, waiting) == ["Ana (2)", None]
    assert await names_at(bea, playing) == ["Bea", f"{CYRILLIC} (2)"]
    assert (await bea.state(playing))["status"] == "playing"


async def test_names_given_to_seats_of_one_device_get_a_number(club: str) -> None:
    bob = await Person(club).account("Bob")
    seats = [{"who": "me"}, {"who": "me", "name": "Ana"}, {"who": "me", "name": "Cleo"}]
    table = await bob.open_table(seats, start=True)
    await Person(club).account("ANA")
    assert await names_at(bob, table) == ["Bob", "Ana (2)", "Cleo"]


async def test_an_open_socket_speaks_and_sits_under_the_present_name(club: str) -> None:
    ana, bea = await people(club, "Ana", "Bea")
    first, second = [await bea.open_table([{"who": "me"}, {}]) for _ in range(2)]
    async with ana.socket() as line:

        async def send(kind: str, table: str, **more: Any) -> None:
            await line.send(type=kind, table=table, key=new_key(), **more)
            await line.until("done")

        await ana.post("/name", {"name": "Dora"})
        await send("do", first, do={"type": "join"})
        assert await names_at(bea, first) == ["Bea", "Dora"]
        await Person(club).account("Dora")
        await send("do", second, do={"type": "join"})
        await send("say", second, text="hola")
    assert await names_at(bea, second) == ["Bea", "Dora (2)"]
    [said] = (await bea.get(f"/tables/{second}/chat")).json()["lines"]
    assert said["name"] == "Dora (2)"


async def test_a_name_of_before_is_numbered_too(club: str) -> None:
    """The guest has another name by now, but still sits under the first one."""
    [ana] = await people(club, "Ana")
    table = await ana.open_table([{"who": "me"}, {}])
    await ana.post("/name", {"name": "Dora"})
    await Person(club).account("Ana")
    assert await names_at(ana, table) == ["Ana (2)", None]


async def test_names_from_a_record_get_a_number_where_others_may_join(club: str) -> None:
    [eve] = await people(club, "Eve")
    game = Game.new(Options(players=2), 5)
    game.apply(game.question.seats[0], game.legal(game.question.seats[0])[0])
    record = replace(game.record(), tags={"seat-0": "Ana", "seat-1": "Zoe"})
    body = {"key": new_key(), "record": record.to_text()}
    table = (await eve.post("/records", body)).json()["table"]
    assert await names_at(eve, table) == ["Ana", "Zoe"]
    await Person(club).account("Ana")
    assert await names_at(eve, table) == ["Ana (2)", "Zoe"]


async def test_the_guest_who_registers_keeps_the_name_and_others_keep_theirs(club: str) -> None:
    ana, bea = await people(club, "Ana", "Bea")
    table = await full_table([ana, bea])
    await ana.account("Ana")
    assert await names_at(bea, table) == ["Ana", "Bea"]
    bot = await ana.bot("Ana")
    assert (await bot.get("/me")).json()["name"] == "Ana (bot)"
    assert await names_at(bea, table) == ["Ana", "Bea"]


# --- a guest who registers ---


async def seats_at(viewer: Person, table: str) -> list[tuple[str | None, bool]]:
    """Names, and whether each seat shows an account."""
    seats = (await viewer.state(table))["seats"]
    return [(seat["name"], seat["registered"]) for seat in seats]


async def test_seats_show_the_account_as_soon_as_a_guest_registers(club: str) -> None:
    ana, bea, cleo = await people(club, "Ana", "Bea", "Cleo")
    playing = await full_table([bea, ana])
    waiting = await ana.open_table([{"who": "me"}, {}], public=True)
    async with cleo.socket() as line:
        await line.send(type="watch", table=playing)
        before = await line.until("state")
        assert [seat["registered"] for seat in before["seats"]] == [False, False]
        await ana.account("Anna")
        state = await line.until("state")  # without asking
    assert [seat["registered"] for seat in state["seats"]] == [False, True]
    assert await seats_at(cleo, playing) == [("Bea", False), ("Anna", True)]
    assert await seats_at(cleo, waiting) == [("Anna", True), (None, False)]
    [card] = (await cleo.get("/lobby")).json()
    assert card["seats"][0]["registered"]


async def test_others_at_the_device_of_a_guest_who_registers_stay_guests(club: str) -> None:
    [ana] = await people(club, "Ana")
    seats = [{"who": "me"}, {"who": "me", "name": "Ana"}, {"who": "me", "name": "Cleo"}]
    table = await ana.open_table(seats, start=True)
    await ana.account("Anna")
    assert await seats_at(ana, table) == [("Anna", True), ("Ana (2)", False), ("Cleo", False)]


async def test_a_guest_who_registers_under_a_name_that_sits_there_gets_it(club: str) -> None:
    ana, bea = await people(club, "Ana", "Bea")
    table = await full_table([ana, bea])
    await ana.account("Bea")
    assert await seats_at(ana, table) == [("Bea", True), ("Bea (2)", False)]


async def test_who_registers_in_a_game_loses_nothing_in_it(club: str) -> None:
    """A bot that stands in stays, and so do a step to confirm and those that can be undone."""
    ana, bea = await people(club, "Ana", "Bea")
    table = await full_table([ana, bea])
    before = await undoable(ana, bea, table)
    await ana.account("Anna")
    await bea.account("Bea")
    after = [await person.state(table) for person in (ana, bea)]
    for field in ("undoable", "legal", "status"):
        assert [each[field] for each in before] == [each[field] for each in after]
    cleo, dora = await people(club, "Cleo", "Dora")
    left = await full_table([cleo, dora])
    assert (await dora.do(left, {"type": "resign", "seat": 1})).status_code == 200
    await dora.account("Dora")
    seat = (await dora.state(left))["seats"][1]
    assert seat["registered"]
    assert seat["bot"] is not None


async def test_a_game_begun_with_a_guest_is_never_rated(club: str) -> None:
    ana, bea = await Person(club).account("Ana"), await Person(club).guest("Bea")
    rated = await ana.open_table([{"who": "me"}, {}], rated="yes")
    assert (await bea.do(rated, {"type": "join"})).json()["code"] == "not-rated"
    table = await full_table([ana, bea])
    await bea.account("Bea")
    await play_on([ana, bea], table, Random(1))
    state = await ana.state(table)
    assert state["status"] == "over"
    assert (await ana.get("/ratings", ladder="people")).json()["lines"] == []
    record = (await ana.get(f"/tables/{table}/record", form="json")).json()
    assert record["tags"]["seat-1"] == "Bea"


async def test_logging_in_leaves_the_seats_of_the_guest_to_the_guest(club: str) -> None:
    """Who logs in is another player, who might know the secrets of two seats."""
    await Person(club).account("Ana")
    guest, bea = await people(club, "Cleo", "Bea")
    table = await full_table([bea, guest])
    body = {"name": "Ana", "password": "long enough"}
    assert (await guest.post("/login", body)).status_code == 200
    assert (await guest.state(table))["your_seats"] == []
    assert await seats_at(bea, table) == [("Bea", False), ("Cleo", False)]


async def test_every_process_shows_the_account(postgresql: str) -> None:
    config = config_for(await asyncio.to_thread(fresh_database, postgresql))
    async with running(config) as one, running(config) as other:
        await until_listening(config.database, 2)
        ana, bea = await Person(one).guest("Ana"), await Person(other).guest("Bea")
        table = await full_table([ana, bea])
        async with bea.socket() as line:
            await line.send(type="watch", table=table)
            await line.until("state")
            await ana.account("Ana")
            state = await line.until("state")
        assert [seat["registered"] for seat in state["seats"]] == [True, False]


async def test_a_table_that_changes_all_the_time_keeps_nobody_from_registering(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def commit(*_: object) -> None:
        raise ConflictError

    async with open_app(config_for(database_url)) as app:
        service: Service = app.state.context.service
        guest, _ = await service.accounts.guest("Ana")
        table = await opened(service, guest)
        account, _ = await service.accounts.register(guest, "Anna", "long enough")
        with monkeypatch.context() as patch:
            patch.setattr(service.namesakes._tables, "commit", commit)
            await service.namesakes.registered(account, guest)
        await service.namesakes.registered(account, guest)
        assert (await service.tables.get(table)).chairs[0].registered


async def test_a_table_that_cannot_be_read_keeps_nobody_from_registering(
    database_url: str,
) -> None:
    config = config_for(database_url)
    async with open_app(config) as app, serving(app, config) as base:
        service: Service = app.state.context.service
        ana, eve = await people(base, "Anna", "Eve")
        tables = [await ana.open_table([{"who": "me"}, {}]) for _ in range(3)]
        broken = update(db.table_events).where(db.table_events.c.table_id == min(tables))
        await service.store.database.write(lambda c: c.execute(broken.values(event=b"?")))
        service.tables.forget_all()
        await Person(base).account("Anna")
        names = [(await names_at(eve, each))[0] for each in tables if each != min(tables)]
        assert names == ["Anna (2)", "Anna (2)"]


async def test_a_seat_taken_in_another_process_shows_the_account_later(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app:
        service: Service = app.state.context.service
        guest, _ = await service.accounts.guest("Ana")
        bea, _ = await service.accounts.guest("Bea")
        account, _ = await service.accounts.register(guest, "Anna", "long enough")
        await service.namesakes.registered(account, guest)
        table = await opened(service, bea)
        await service.command(guest, table, CommandRequest(new_key(), Join()))  # as it was known
        assert not (await service.tables.get(table)).chairs[1].registered
        await service.namesakes.look_everywhere()
        chair = (await service.tables.get(table)).chairs[1]
        assert (chair.name, chair.registered) == ("Anna", True)


# --- in the game, and later ---


async def test_a_number_takes_nothing_back_in_the_game(club: str) -> None:
    """Neither the step to confirm nor those that can be undone, nor that a player is ready."""
    ana, bea = await people(club, "Ana", "Bea")
    table = await full_table([ana, bea])
    before = await undoable(ana, bea, table)
    await Person(club).account("Ana")
    await Person(club).account("Bea")
    assert await names_at(bea, table) == ["Ana (2)", "Bea (2)"]
    assert [each["undoable"] for each in before] == [
        (await person.state(table))["undoable"] for person in (ana, bea)
    ]
    assert any(each["undoable"] for each in before)
    room = await ana.open_table([{"who": "me"}, {}])
    await ana.post("/name", {"name": "Cleo"})
    await ana.do(room, {"type": "rename", "seat": 0})
    await ana.do(room, {"type": "ready", "seat": 0, "on": True})
    await Person(club).account("Cleo")
    seat = (await ana.state(room))["seats"][0]
    assert (seat["name"], seat["ready"]) == ("Cleo (2)", True)


async def undoable(ana: Person, bea: Person, table: str) -> list[Any]:
    """Both states, once one of the two has something to take back."""
    for _ in range(50):
        states = [await person.state(table) for person in (ana, bea)]
        if any(state["undoable"] for state in states):
            return states
        for person, state in zip((ana, bea), states, strict=True):
            if state["legal"]:
                await person.play(table, state, state["legal"][0])
                break
    raise AssertionError


async def test_what_another_process_wrote_meanwhile_is_numbered_later(database_url: str) -> None:
    config = config_for(database_url)
    async with open_app(config) as app:
        service: Service = app.state.context.service
        guest, _ = await service.accounts.guest("Ana")
        bea, _ = await service.accounts.guest("Bea")
        table = await opened(service, bea)
        await service.accounts.register(None, "Ana", "long enough")
        assert (await service.account_rows.by_login("ana")) is not None
        await service.command(guest, table, CommandRequest(new_key(), Join()))  # as it was known
        assert (await service.tables.get(table)).chairs[1].name == "Ana"
    async with open_app(config) as app:
        service = app.state.context.service

        def name() -> str | None:
            known = service.tables.known(table)
            return None if known is None else known.chairs[1].name

        await until(lambda: name() == "Ana (2)")


async def opened(service: Service, host: Account) -> str:
    new = NewTable(key=new_key(), options={"players": 2}, seats=(NewSeat("me"), NewSeat()))
    return (await service.opener.open_table(host, new)).table
