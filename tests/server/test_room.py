"""Before the game: names that cannot be confused, seats, ready marks, and playing again."""

from __future__ import annotations

import asyncio
import importlib
from typing import Any

import pytest
from sqlalchemy import Connection, text

from elgrande.server.accounts.bots import is_marked
from elgrande.server.lookalikes import skeleton_of, skeletons_of
from elgrande.server.party import Party
from elgrande.server.storage import Database
from elgrande.server.text_input import is_numbered
from tests.server.playing import Person, full_table, people

pytestmark = pytest.mark.anyio


# --- names ---


@pytest.mark.parametrize(
    ("name", "account"),
    [
        ("ana", "Ana"),
        ("Аna", "Ana"),  # a Cyrillic letter
        ("ΑΝΑ", "Ana"),  # Greek capitals
        ("lris", "Iris"),
        ("rnax", "Max"),
        ("B0b", "Bob"),
        ("𝓐𝓷𝓪", "Ana"),
        ("\u03f9arla", "Carla"),  # a Greek sigma
        ("Cœur", "Coeur"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(name: str, account: str) -> None:
    assert skeleton_of(account) in skeletons_of(name)


@pytest.mark.parametrize(("name", "account"), [("Jose", "José"), ("Ben", "Bea"), ("Anna", "Ana")])
def test_names_that_differ_visibly_do_not(name: str, account: str) -> None:
    assert skeleton_of(account) not in skeletons_of(name)


def test_the_marks_of_bots_and_of_second_players_are_known_in_other_letters() -> None:
    assert is_marked("Deep (\u042co\u0422)")  # Cyrillic letters
    assert is_numbered("Ana (\u0417)")
    assert not is_marked("Abbot")
    assert not is_numbered("Ana 3")


async def test_a_guest_cannot_take_the_name_of_an_account(base: str) -> None:
    owner, guest = Person(base), Person(base)
    body = {"name": "Iris", "password": "correct horse"}
    assert (await owner.post("/account", body)).status_code == 200
    for path, body in (
        ("/guest", {"name": "lris"}),
        ("/guest", {"name": "IRIS"}),
        ("/account", {"name": "Ιris", "password": "correct horse"}),
    ):
        assert (await guest.post(path, body)).json()["code"] == "name-taken"
    await guest.guest("Bea")
    assert (await guest.post("/name", {"name": "lris"})).json()["code"] == "name-taken"
    seats = [{"who": "me", "name": "Iris"}, {"who": "me", "name": "Cai"}]
    new = {"key": "k" * 12, "options": {"players": 2}, "seats": seats}
    assert (await guest.post("/tables", new)).json()["code"] == "name-taken"
    assert (await owner.post("/tables", new)).status_code == 200
    assert (await guest.post("/account", {"name": "guest", "password": "correct horse"})).json()[
        "code"
    ] == "name-taken"


async def test_a_guest_changes_name_and_keeps_the_seat(base: str) -> None:
    ana, bea = await people(base, "Guest", "Bea")
    table = await ana.open_table([{"who": "me"}, {}])
    renamed = await ana.post("/name", {"name": "Ana"})
    assert renamed.json() == {"name": "Ana", "guest": True, "off": []}
    assert (await ana.do(table, {"type": "rename", "seat": 0})).status_code == 200
    await bea.post("/name", {"name": "Ana"})
    await bea.do(table, {"type": "join"})
    seats = (await ana.state(table))["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Ana (2)"]
    other = await bea.do(table, {"type": "rename", "seat": 0})
    assert other.json()["code"] == "not-your-seat"


async def test_an_account_keeps_its_name_and_its_seat_shows_it(base: str) -> None:
    ana, bea = Person(base), Person(base)
    await ana.post("/account", {"name": "Ana", "password": "correct horse"})
    await bea.guest("Bea")
    assert (await ana.post("/name", {"name": "Eva"})).json()["code"] == "already-account"
    table = await ana.open_table([{"who": "me"}, {}, {"bot": "random"}])
    await bea.do(table, {"type": "join"})
    seats = (await bea.state(table))["seats"]
    assert [(seat["registered"], seat["bot"]) for seat in seats] == [
        (True, None),
        (False, None),
        (False, "random"),
    ]


async def test_accounts_made_before_get_their_skeleton(database: Database) -> None:
    migration = importlib.import_module(
        "elgrande.server.storage.migrations.versions.v0004_lookalikes"
    )

    def fill(c: Connection) -> dict[str, str | None]:
        for values in ("'a', 'Ana', 'ana', 1", "'b', 'Аna', 'аna', 2", "'g', 'Gil', NULL, 3"):
            c.execute(text(f"INSERT INTO accounts (id, name, login, created) VALUES ({values})"))
        migration.fill(c)
        return {row.id: row.skeleton for row in c.execute(text("SELECT * FROM accounts"))}

    found = await database.write(fill)
    assert found == {"a": skeleton_of("Ana"), "b": None, "g": None}


# --- seats ---


async def test_a_player_moves_to_another_colour_and_says_ready(base: str) -> None:
    ana, bea = await people(base, "Ana", "Bea")
    table = await ana.open_table([{"who": "me"}, {}, {"bot": "random"}])
    await bea.do(table, {"type": "join", "seat": 1})
    assert (await bea.do(table, {"type": "ready", "seat": 1, "on": True})).status_code == 200
    assert (await ana.state(table))["seats"][1]["ready"]
    assert (await bea.do(table, {"type": "move", "seat": 1, "to": 2})).status_code == 200
    seats = (await ana.state(table))["seats"]
    assert [(seat["person"], seat["bot"], seat["ready"]) for seat in seats] == [
        (True, None, False),
        (False, "random", False),
        (True, None, False),
    ]
    assert seats[2]["name"] == "Bea"
    taken = await bea.do(table, {"type": "move", "seat": 2, "to": 0})
    assert taken.json()["code"] == "seat-taken"
    for command in (
        {"type": "move", "seat": 0, "to": 2},
        {"type": "ready", "seat": 0, "on": True},
    ):
        assert (await bea.do(table, command)).json()["code"] == "not-your-seat"
    assert (await bea.do(table, {"type": "move", "seat": 2, "to": 4})).json()[
        "code"
    ] == "bad-request"


# --- again ---


async def finish(players: list[Person], table: str) -> None:
    for person in players:
        for seat in (await person.state(table))["your_seats"]:
            await person.do(table, {"type": "resign", "seat": seat})
    async with asyncio.timeout(120):
        while (await players[0].state(table))["status"] != "over":
            await asyncio.sleep(0.05)


SHORT = {"length": "short-1995", "edition": "1995"}


async def test_again_against_bots_begins_at_once(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open_table([{"who": "me"}, {"bot": "random"}], options=SHORT, start=True)
    await finish([ana], table)
    done = await ana.do(table, {"type": "rematch"})
    state = await ana.state(done.json()["table"])
    assert (state["status"], state["your_seats"]) == ("playing", [0])
    assert state["seats"][0]["bot"] is None


async def test_again_with_people_takes_one_click_each(base: str) -> None:
    players = await people(base, "Ana", "Bea")
    table = await full_table(players, options=SHORT)
    await finish(players, table)
    first = (await players[1].do(table, {"type": "rematch"})).json()["table"]
    assert (await players[1].state(first))["status"] == "open"
    second = (await players[0].do(table, {"type": "rematch"})).json()["table"]
    assert first == second
    state = await players[0].state(second)
    assert state["status"] == "playing"
    assert [seat["name"] for seat in state["seats"]] == ["Ana", "Bea"]


# --- a local server opens to its network ---


async def test_a_party_listens_at_the_addresses_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from elgrande.server import party as module
    from elgrande.server.runner import listen

    served: list[str] = []

    async def serve(sockets: list[Any]) -> None:
        served.extend(each.getsockname()[0] for each in sockets)
        for each in sockets:
            each.close()

    monkeypatch.setattr(module, "local_addresses", lambda: ["127.0.0.2", "203.0.113.7"])
    monkeypatch.setattr(
        module, "addresses_for_others", lambda host, port, _: (f"http://{host}:{port}",)[:1]
    )
    with listen("127.0.0.1", 0) as own:
        port = own.getsockname()[1]
        party = Party(port, listen, serve)
        addresses = await party.begin()
        await party.begin()
        await party.end()
    assert served == ["127.0.0.2"]
    assert addresses[0] == f"http://127.0.0.2:{port}"
