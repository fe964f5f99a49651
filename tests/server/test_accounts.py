"""Accounts that last: passwords, sessions, and what the server keeps about a person."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from elgrande.server.accounts.passwords import is_common
from elgrande.server.storage import Database, Store
from elgrande.server.storage.store import Account
from tests.server.playing import WIDE, Person, config_for, running

pytestmark = pytest.mark.anyio

GOOD, BETTER = "correct horse", "battery staple"


async def registered(base: str, name: str, password: str = GOOD) -> Person:
    person = Person(base)
    made = await person.post("/account", {"name": name, "password": password})
    assert made.status_code == 200, made.text
    return person


async def logged_in(base: str, name: str, password: str) -> Person:
    person = Person(base)
    await person.post("/login", {"name": name, "password": password})
    return person


async def test_a_new_password_ends_all_other_sessions(base: str) -> None:
    ana = await registered(base, "Ana")
    elsewhere = await logged_in(base, "Ana", GOOD)
    change = "/account/password"
    wrong = await ana.post(change, {"old": "wrong horse", "new": BETTER})
    assert wrong.json()["code"] == "wrong-password"
    assert (await elsewhere.get("/me")).json()["name"] == "Ana"
    changed = await ana.post(change, {"old": GOOD, "new": BETTER})
    assert changed.json() == {"sessions": 1}
    assert (await ana.get("/me")).json()["name"] == "Ana"
    assert (await elsewhere.get("/me")).json()["name"] is None
    old = await Person(base).post("/login", {"name": "Ana", "password": GOOD})
    assert old.json()["code"] == "wrong-password"
    assert (await (await logged_in(base, "Ana", BETTER)).get("/me")).json()["name"] == "Ana"


async def test_logging_out_everywhere_else(base: str) -> None:
    ana = await registered(base, "Ana")
    others = [await logged_in(base, "Ana", GOOD) for _ in range(2)]
    assert (await ana.post("/account/sessions/end")).json() == {"sessions": 2}
    assert [(await each.get("/me")).json()["name"] for each in (ana, *others)] == [
        "Ana",
        None,
        None,
    ]


@pytest.mark.parametrize(
    "password",
    ["password", "Password123!", "12345678", "qwertyuiop", "aaaaaaaa", "Beatriz1", "1q2w3e4r"],
)
async def test_a_password_that_others_try_first_is_refused(base: str, password: str) -> None:
    body = {"name": "Beatriz", "password": password}
    refused = await Person(base).post("/account", body)
    assert refused.json()["code"] == "common-password"


def test_a_good_password_is_not_common() -> None:
    for password in (GOOD, BETTER, "Tr0ub4dor&3", "ana likes dragons", "пароль-длинный"):
        assert not is_common("Ana", password)


async def test_guessing_does_not_shut_out_the_right_password(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, logins=(3, 300.0))
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        await registered(base, "Ana")
        codes = []
        for number in range(5):  # from many addresses, as a proxy reports them
            thief = Person(base)
            thief.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
            guess = {"name": "Ana", "password": f"wrong horse {number}"}
            codes.append((await thief.post("/login", guess)).json()["code"])
        assert codes == ["wrong-password"] * 3 + ["too-many"] * 2
        ana = Person(base)
        ana.http.headers["x-forwarded-for"] = "203.0.113.1"
        assert (await ana.post("/login", {"name": "Ana", "password": GOOD})).status_code == 200


async def test_a_session_lasts_from_its_last_use(database: Database) -> None:
    store = Store(database, "one")
    await store.add_account(Account("a", "Ana"), 1.0)
    await store.add_session("token", "a", 1000.0, 1.0)
    await store.extend_session("token", 1050.0, 100.0)  # not worth a write
    assert await store.account_by_session("token", 1001.0) is None
    await store.extend_session("token", 2000.0, 100.0)
    assert await store.account_by_session("token", 1999.0) is not None
    await store.add_session("other", "a", 3000.0, 1.0)
    assert await store.drop_other_sessions("a", "token") == ["other"]


async def test_a_person_takes_their_data_and_nobody_elses(base: str) -> None:
    ana, bea = await registered(base, "Ana"), await registered(base, "Bea", BETTER)
    table = await ana.open_table([{"who": "me"}, {}])
    await bea.do(table, {"type": "join"})
    for person, words in ((ana, "hola"), (bea, "a secret of Bea")):
        body = {"key": f"key-of-{words[:4]}", "text": words}
        await person.post(f"/tables/{table}/chat", body)
    data = await ana.get("/account/data")
    found = data.json()
    assert (found["name"], found["guest"]) == ("Ana", False)
    assert [(line["table"], line["text"]) for line in found["chat"]] == [(table, "hola")]
    assert [card["table"] for card in found["tables"]] == [table]
    text = json.dumps(found)
    assert "a secret of Bea" not in text
    assert "argon2" not in text
    assert "attachment" in data.headers["content-disposition"]
