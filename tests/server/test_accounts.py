"""Accounts that last: passwords, sessions, and what the server keeps about a person."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from elgrande.server.accounts.devices import device_of
from elgrande.server.accounts.passwords import is_common
from elgrande.server.accounts.rows import SESSIONS, Account, AccountRows
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.errors import DatabaseDownError
from elgrande.server.notifications.rows import NoticeRows
from elgrande.server.notifications.settings import Mail
from elgrande.server.storage import Database
from elgrande.server.web import open_app, routes_my_account, session_sweep
from tests.server.playing import WIDE, Person, config_for, running, serving
from tests.server.receivers import Inbox, club, smtp, until

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


async def test_sessions_are_listed_and_ended_one_by_one(base: str) -> None:
    ana, bea = await registered(base, "Ana"), await registered(base, "Bea")
    phone = Person(base)
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari"
    )
    await phone.post("/login", {"name": "Ana", "password": GOOD})
    before = time.time()
    listed = (await ana.get("/account/sessions")).json()
    assert {(each["device"], each["here"]) for each in listed} == {
        ("", True),
        ("Chrome, Android", False),
    }
    assert all(abs(each["seen"] - before) < 60 > abs(each["created"] - before) for each in listed)
    [other] = [each["id"] for each in listed if not each["here"]]
    [own] = [each["id"] for each in listed if each["here"]]
    end = "/account/sessions/end"
    for person, session in ((bea, other), (ana, own)):
        refused = await person.post(end, {"id": session})
        assert refused.json()["code"] == "not-found"
    async with phone.socket() as line:
        await line.send(type="ping")
        await line.until("pong")
        assert (await ana.post(end, {"id": other})).json() == {"sessions": 1}
        with pytest.raises(ConnectionClosed) as closed:
            await line.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    assert (await phone.get("/me")).json()["name"] is None
    assert [each["here"] for each in (await ana.get("/account/sessions")).json()] == [True]


async def test_a_socket_closes_when_its_session_ended_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_sweep, "SECONDS", 0.1)
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        ana = await registered(base, "Ana")
        async with ana.socket() as line:
            await line.send(type="ping")
            await line.until("pong")
            rows = app.state.context.service.account_rows  # as another process would
            await rows.drop_other_sessions((await account_of(rows, "ana")).id, "")
            with pytest.raises(ConnectionClosed) as closed:
                await line.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001


async def test_a_socket_believes_the_sweep_until_a_session_ends_here(tmp_path: Path) -> None:
    async with open_app(config_for(str(tmp_path / "e.db"))) as app:
        accounts = app.state.context.service.accounts
        _, token = await accounts.guest("Ana")
        session = hash_token(token)
        before = accounts.endings
        accounts.note_valid({session}, before)
        await app.state.context.service.account_rows.drop_session(session)  # as elsewhere
        assert await accounts.is_valid(session)
        accounts.forget_sessions()
        assert not await accounts.is_valid(session)
        accounts.note_valid({session}, before)  # read before the end: too late
        assert not await accounts.is_valid(session)


async def account_of(rows: AccountRows, login: str) -> Account:
    account = await rows.by_login(login)
    assert account is not None
    return account


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537 Edg/140",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("curl/8", ""),
    ],
)
def test_a_session_is_recognised_by_browser_and_system_only(agent: str, device: str) -> None:
    assert device_of(agent) == device


# --- a forgotten password ---


async def confirm_mail(person: Person, inbox: Inbox, address: str) -> None:
    await person.post("/notifications/channels", {"to": {"kind": "mail", "address": address}})
    [mail] = await until(lambda: inbox.mails)
    [token] = re.findall(r"/confirm/(\S+)", mail.get_content())
    await person.post("/notifications/confirm", {"token": token})
    inbox.mails.clear()


async def link_for(base: str, inbox: Inbox, who: str) -> str:
    asked = await Person(base).post("/account/reset", {"who": who, "language": "de"})
    assert asked.json() == {"status": "sent"}
    [mail] = await until(lambda: inbox.mails)
    assert mail["To"] == "Ana@example.org"
    assert "Ana" in mail.get_content()
    assert "Passwort" in mail["Subject"]
    [token] = re.findall(r"/reset/(\S+)", mail.get_content())
    inbox.mails.clear()
    return str(token)


async def test_a_link_by_mail_sets_a_new_password_once(database_url: str) -> None:
    with smtp() as (inbox, port):
        async with club(database_url, "127.0.0.1", port) as base:
            ana = await registered(base, "Ana")
            await confirm_mail(ana, inbox, "Ana@example.org")
            token = await link_for(base, inbox, "ana@EXAMPLE.org")
            newer = await link_for(base, inbox, " ANA ")
            finish = "/account/reset/finish"
            new = {"token": newer, "password": BETTER}
            # Only the latest link works, and a refused password does not use it up.
            old = await Person(base).post(finish, {**new, "token": token})
            assert old.json()["code"] == "old-link"
            common = await Person(base).post(finish, {**new, "password": "password1"})
            assert common.json()["code"] == "common-password"
            elsewhere = Person(base)
            assert (await elsewhere.post(finish, new)).json() == {
                "name": "Ana",
                "guest": False,
                "off": [],
            }
            assert (await elsewhere.get("/me")).json()["name"] == "Ana"
            assert (await ana.get("/me")).json()["name"] is None
            again = await Person(base).post(finish, new)
            assert again.json()["code"] == "old-link"
            login = {"name": "Ana", "password": GOOD}
            assert (await Person(base).post("/login", login)).json()["code"] == "wrong-password"
            # The answer does not show who has an account, and no mailbox is flooded.
            for who in ("Nobody", "nobody@example.org", "Ana", "Ana"):
                asked = await Person(base).post("/account/reset", {"who": who})
                assert (asked.status_code, asked.json()) == (200, {"status": "sent"})
            await until(lambda: inbox.mails)
            await asyncio.sleep(0.5)
            assert len(inbox.mails) == 1  # the third within the hour


async def test_a_link_goes_to_an_address_that_is_also_the_name_of_another(tmp_path: Path) -> None:
    with smtp() as (inbox, port):
        async with club(str(tmp_path / "e.db"), "127.0.0.1", port) as base:
            ana = await registered(base, "Ana")
            await confirm_mail(ana, inbox, "Ana@example.org")
            await registered(base, "ana@example.org")
            assert await link_for(base, inbox, "ana@example.org")


async def test_an_address_that_a_guest_added_gets_no_link_until_the_account_adds_it(
    tmp_path: Path,
) -> None:
    """A guest has no password: another person at the device could have added it."""
    with smtp() as (inbox, port):
        async with club(str(tmp_path / "e.db"), "127.0.0.1", port) as base:
            ana = await Person(base).guest("Ana")
            await confirm_mail(ana, inbox, "Ana@example.org")
            assert (await ana.post("/account", {"name": "Ana", "password": GOOD})).is_success
            for who in ("Ana", "ana@example.org"):
                await Person(base).post("/account/reset", {"who": who})
            await asyncio.sleep(1.0)
            assert not inbox.mails
            mail = {"kind": "mail", "address": "Ana@example.org"}
            added = await ana.post("/notifications/channels", {"to": mail})
            assert [each["confirmed"] for each in added.json()["channels"]] == [True]
            assert await link_for(base, inbox, "Ana")


async def test_a_stolen_session_cannot_add_an_address(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link to it would set a new password: the owner gives the present one, or logs in again."""
    mail = {"to": {"kind": "mail", "address": "eve@example.org"}}
    with smtp() as (inbox, port):
        async with club(database_url, "127.0.0.1", port) as base:
            ana, gus = await registered(base, "Ana"), await Person(base).guest("Gus")
            monkeypatch.setattr(routes_my_account, "JUST_NOW", -1.0)  # each login is long ago
            for more, code in (({}, "password-again"), ({"password": "wrong"}, "wrong-password")):
                refused = await ana.post("/notifications/channels", {**mail, **more})
                assert refused.json()["code"] == code
            assert (await ana.get("/notifications")).json()["channels"] == []
            assert not inbox.mails
            for person, more in ((ana, {"password": GOOD}), (gus, {})):
                added = await person.post("/notifications/channels", {**mail, **more})
                assert len(added.json()["channels"]) == 1


async def test_an_unconfirmed_address_gets_no_link_and_a_link_grows_old(database: Database) -> None:
    rows = AccountRows(database)
    await rows.add(Account("a", "Ana", "ana", "hash", "s"), 1.0)
    notices = NoticeRows(database)
    channel = await notices.add("a", Mail("ana@example.org"), confirmed=False, now=1.0)
    assert await rows.with_mail("ana@example.org") == []
    await notices.confirm(channel.token)
    assert [each.name for each in await rows.with_mail("ANA@example.org")] == ["Ana"]
    await rows.add_token("reset", "hash of it", "a", 100.0)
    assert await rows.owner_of("reset", "hash of it", 101.0) is None
    assert await rows.owner_of("passkey", "hash of it", 99.0) is None
    assert not await rows.use_token("reset", "hash of it", 101.0)
    assert await rows.use_token("reset", "hash of it", 99.0)
    assert not await rows.use_token("reset", "hash of it", 99.0)
    await rows.add_token("reset", "another", "a", 100.0)
    await rows.reset_password("a", "new hash")
    assert await rows.owner_of("reset", "another", 99.0) is None


@pytest.mark.parametrize(
    "password",
    ["password", "Password123!", "12345678", "qwertyuiop", "aaaaaaaa", "Beatriz1", "1q2w3e4r"],
)
async def test_a_password_that_others_try_first_is_refused(base: str, password: str) -> None:
    body = {"name": "Beatriz", "password": password}
    refused = await Person(base).post("/account", body)
    assert refused.json()["code"] == "common-password"


def test_what_others_try_first_is_known_in_many_spellings() -> None:
    words = "passw0rd P@ssw0rd! hola1234 welkom01 geheim123 ciaociao juventus michelle1 woaini1314"
    keys = "1qaz2wsx zaq12wsx 1qazxsw2 qwer1234 123qweasd q1w2e3r4 a123456789 abc123456 zxcvbnm1"
    for password in (*words.split(), *keys.split(), "asdasdasd", "aa123456", "azerty!9"):
        assert is_common("Ana", password), password


def test_a_good_password_is_not_common() -> None:
    for password in (
        GOOD,
        BETTER,
        "Tr0ub4dor&3",
        "ana likes dragons",
        "пароль-длинный",
        "defghost",
    ):
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


async def test_guessing_at_one_name_leaves_others_of_the_same_address_alone(tmp_path: Path) -> None:
    """A club shares one address: neither its log-ins nor one guesser shut out the others."""
    limits = msgspec.structs.replace(WIDE, logins=(1, 300.0))
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        for number, name in enumerate(("Ana", "Bea", "Cai")):
            person = Person(base)
            person.http.headers["x-forwarded-for"] = f"198.51.100.{number}"
            await person.post("/account", {"name": name, "password": GOOD})
        right = [
            (await Person(base).post("/login", {"name": name, "password": GOOD})).status_code
            for name in ("Ana", "Bea", "Cai") * 2
        ]
        assert right == [200] * 6
        wrong = {"name": "Ana", "password": "wrong horse"}
        codes = [(await Person(base).post("/login", wrong)).json()["code"] for _ in range(2)]
        assert codes == ["wrong-password", "too-many"]
        assert (await logged_in(base, "Bea", GOOD)).http.cookies
        # Trying many names from one address ends soon, too.
        codes = [
            (await Person(base).post("/login", {**wrong, "name": f"Name {n}"})).json()["code"]
            for n in range(5)
        ]
        assert codes == ["wrong-password"] * 4 + ["too-many"]


async def test_a_database_out_of_reach_shuts_out_no_right_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def out_of_reach(*_: object) -> None:
        raise DatabaseDownError("OperationalError")

    limits = msgspec.structs.replace(WIDE, logins=(1, 300.0))
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        await registered(base, "Ana")
        body = {"name": "Ana", "password": GOOD}
        with monkeypatch.context() as patch:
            patch.setattr(AccountRows, "add_session", out_of_reach)
            codes = [(await Person(base).post("/login", body)).status_code for _ in range(3)]
            assert codes == [503] * 3
        assert (await Person(base).post("/login", body)).status_code == 200


async def test_a_session_lasts_from_its_last_use(database: Database) -> None:
    rows = AccountRows(database)
    ana = Account("a", "Ana")
    await rows.add(ana, 1.0)
    await rows.add_session("token", ana, 1000.0, 1.0)
    await rows.extend_session("token", 1050.0, 100.0)  # not worth a write
    assert await rows.by_session("token", 1001.0) is None
    await rows.extend_session("token", 2000.0, 100.0)
    assert await rows.by_session("token", 1999.0) is not None
    await rows.add_session("other", ana, 3000.0, 1.0)
    assert await rows.drop_other_sessions("a", "token") == ["other"]


async def test_the_sessions_of_an_account_do_not_grow_without_bound(database: Database) -> None:
    rows = AccountRows(database)
    ana, bea = Account("a", "Ana"), Account("b", "Bea")
    for account in (ana, bea):
        await rows.add(account, 1.0)
        await rows.add_session(f"only {account.id}", account, 900.0, 1.0)
    for number in range(SESSIONS):
        await rows.add_session(f"{number}", ana, 1000.0 + number, 1.0)
    kept = await rows.sessions("a", 1.0)
    assert len(kept) == SESSIONS
    assert kept[0].token == f"{SESSIONS - 1}"
    assert await rows.by_session("only a", 1.0) is None  # the one used least lately
    assert await rows.by_session("only b", 1.0) is not None


async def test_a_person_takes_their_own_data_and_no_others(base: str) -> None:
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
    assert [session["here"] for session in found["sessions"]] == [True]
    assert found["hidden"] is False
    text = json.dumps(found)
    assert "a secret of Bea" not in text
    assert "argon2" not in text
    assert "attachment" in data.headers["content-disposition"]
