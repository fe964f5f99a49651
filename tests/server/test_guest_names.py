"""Names that the server makes up for guests, so that two differ: no account has such a name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from elgrande.server.text_input import LONGEST_NAME, name_among
from tests.server.playing import Person, full_table, new_key, people
from tests.server.test_reviews import finished
from tests.server.test_room import SHORT, finish

pytestmark = pytest.mark.anyio


async def names_at(person: Person, table: str) -> list[str | None]:
    return [seat["name"] for seat in (await person.state(table))["seats"]]


def test_a_name_gets_a_number_only_if_another_looks_like_it() -> None:
    assert name_among("Ana", ["Bea", None]) == "Ana"
    assert name_among("Ana", ["ana"]) == "Ana (2)"
    assert name_among("Ana", ["\u0410na"]) == "Ana (2)"  # the first letter is a Cyrillic one
    assert name_among("Ana", ["Ana", "\u0410na (2)"]) == "Ana (3)"
    assert name_among("Ana (2)", ["Ana (2)"]) == "Ana (3)"
    long = "A" * LONGEST_NAME
    assert name_among(long, [long]) == long[:-4] + " (2)"


@pytest.mark.parametrize(
    "name", ["Ana (2)", "Ana(2)", "Ana (9)", "Ana \u2475", "Ana \uff082\uff09"]
)
async def test_no_account_is_called_like_a_guest_with_a_number(base: str, name: str) -> None:
    refused = await Person(base).post("/account", {"name": name, "password": "long enough"})
    assert refused.json()["code"] == "name-taken"


async def test_a_guest_with_a_number_is_not_called_like_an_account(base: str) -> None:
    """The account has the name that the second guest used to get."""
    await Person(base).account("Ana 2")
    ana, other, host = await people(base, "Ana", "Ana", "\u0391na")  # the last with a Greek letter
    table = await host.open_table([{}, {}, {}])
    for guest in (ana, other):
        await guest.do(table, {"type": "join"})
    assert await names_at(host, table) == ["Ana", "Ana (2)", None]
    await other.do(table, {"type": "rename", "seat": 1})
    assert await names_at(host, table) == ["Ana", "Ana (2)", None]
    await host.post(f"/tables/{table}/chat", {"key": new_key(), "text": "hola"})
    [line] = (await ana.get(f"/tables/{table}/chat")).json()["lines"]
    assert line["name"] == "\u0391na (3)"


async def test_people_at_one_device_are_not_called_like_an_account(base: str) -> None:
    await Person(base).account("Bea 2")
    [ana] = await people(base, "Ana")
    table = await ana.open_table([{"who": "me", "name": "Bea"}, {"who": "me", "name": "Bea"}])
    assert await names_at(ana, table) == ["Bea", "Bea (2)"]


async def test_people_at_the_device_of_an_account_are_guests(base: str) -> None:
    bob = await Person(base).account("Bob")
    seats = [{"who": "me"}, {"who": "me", "name": "Bob"}, {"who": "me", "name": "Cleo"}]
    table = await bob.open_table(seats, options=SHORT, start=True)
    await finish([bob], table)
    again = (await bob.do(table, {"type": "rematch"})).json()["table"]
    for each in (table, again):
        shown = [(seat["name"], seat["registered"]) for seat in (await bob.state(each))["seats"]]
        assert shown == [("Bob", True), ("Bob (2)", False), ("Cleo", False)]


async def test_in_a_rematch_nobody_is_called_like_an_account_made_meanwhile(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players, options=SHORT)
    await finish(players, table)
    await Person(base).account("Ana")
    again = (await players[0].do(table, {"type": "rematch"})).json()["table"]
    await players[1].do(table, {"type": "rematch"})
    assert await names_at(players[1], again) == ["Ana (2)", "Bea"]


async def test_the_rematch_of_an_imported_game_shows_no_names_of_accounts(base: str) -> None:
    await Person(base).account("Ana")
    [eve] = await people(base, "Eve")
    record = replace(finished(), tags={"seat-0": "\u0410na", "seat-1": "Zoe"})
    body = {"key": new_key(), "record": record.to_text()}
    table = (await eve.post("/records", body)).json()["table"]
    again = (await eve.do(table, {"type": "rematch"})).json()["table"]
    names = await names_at(eve, again)
    assert names[:2] == ["Eve", "Zoe"]
    assert len(set(names)) == len(names)
    assert None not in names


async def test_a_guest_who_registers_sits_in_the_rematch_as_an_account(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open_table([{"who": "me"}, {"bot": "random"}], options=SHORT, start=True)
    await finish([ana], table)
    await ana.account("Carla")
    again = (await ana.do(table, {"type": "rematch"})).json()["table"]
    seat = (await ana.state(again))["seats"][0]
    assert (seat["name"], seat["registered"]) == ("Carla", True)
