"""What one person may not do to the others of a club: limits, races, bans, mails, names."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from elgrande.game import Record
from elgrande.server.accounts import Accounts
from elgrande.server.accounts.rows import AccountRows
from elgrande.server.addresses import one_network
from elgrande.server.config import MailServer, Tournaments
from elgrande.server.errors import Refusal
from elgrande.server.notifications.settings import Mail
from elgrande.server.storage import Database
from elgrande.server.tournaments.rows import LISTED
from elgrande.server.web import open_app
from elgrande.server.web.timeouts import is_counted
from tests.server.playing import WIDE, Person, config_for, new_key, people, running, serving
from tests.server.receivers import smtp
from tests.server.test_reviews import finished

pytestmark = pytest.mark.anyio

CUP: dict[str, Any] = {
    "title": "Cup",
    "options": {"players": 2},
    "clock": {"kind": "live", "bank": 600},
}


def codes(answers: list[httpx.Response]) -> list[str]:
    return sorted(each.json().get("code", "made") for each in answers)


# --- many requests at once ---


async def test_a_host_has_so_many_tournaments_however_fast_they_are_made(
    database_url: str,
) -> None:
    config = config_for(database_url, tournaments=Tournaments(by_accounts=True, most=3))
    async with (
        running(config) as one,
        running(config) if "://" in database_url else other(one) as two,
    ):
        ana = await Person(one).account("Ana")
        again = Person(two)
        await again.post("/login", {"name": "Ana", "password": "long enough"})
        bodies = [{"key": new_key(), "settings": CUP} for _ in range(8)]
        asked = [
            (ana if number % 2 else again).post("/tournaments", body)
            for number, body in enumerate(bodies)
        ]
        answers = list(await asyncio.gather(*asked))
        assert codes(answers) == ["made"] * 3 + ["too-many"] * 5
        made = next(n for n, each in enumerate(answers) if each.status_code == 200)
        retry = await ana.post("/tournaments", bodies[made])  # still finds its own
        assert retry.json() == answers[made].json()


class other:  # noqa: N801
    """The same server once more, where only one process may run."""

    def __init__(self, base: str) -> None:
        self._base = base

    async def __aenter__(self) -> str:
        return self._base

    async def __aexit__(self, *_: object) -> None:
        pass


async def test_so_many_tables_wait_for_players_however_fast_they_are_opened(
    tmp_path: Path,
) -> None:
    limits = msgspec.structs.replace(WIDE, open_tables=3, open_tables_per_address=5)
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        people = [await Person(base).guest(name) for name in ("Ana", "Bea")]
        body = {"options": {"players": 2}, "seats": [{"who": "me"}, {}]}
        asked = [
            person.post("/tables", {"key": new_key(), **body}) for person in people for _ in "12345"
        ]
        answers = codes(list(await asyncio.gather(*asked)))
        assert answers.count("made") == 5
        assert set(answers) == {"made", "tables-waiting", "network-tables"}


async def test_a_double_click_at_the_limit_still_opens_the_last_table(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, open_tables=1)
    async with running(config_for(str(tmp_path / "e.db"), limits=limits)) as base:
        ana = await Person(base).guest("Ana")
        body = {"key": new_key(), "options": {"players": 2}, "seats": [{"who": "me"}, {}]}
        first, second = await asyncio.gather(ana.post("/tables", body), ana.post("/tables", body))
        assert first.status_code == second.status_code == 200
        assert first.json() == second.json()


async def test_own_tournaments_stay_in_the_list_whatever_others_make(tmp_path: Path) -> None:
    config = config_for(
        str(tmp_path / "e.db"), tournaments=Tournaments(by_accounts=True, most=LISTED + 1)
    )
    async with running(config) as base:
        ana, bea = await Person(base).account("Ana"), await Person(base).account("Bea")
        private = CUP | {"title": "Mine", "entry": "link"}
        await ana.post("/tournaments", {"key": new_key(), "settings": private})
        for _ in range(LISTED + 1):
            made = await bea.post("/tournaments", {"key": new_key(), "settings": CUP})
            assert made.status_code == 200, made.text
        listed = (await ana.get("/tournaments")).json()["tournaments"]
        assert [each["title"] for each in listed].count("Mine") == 1
        ids = [each["tournament"] for each in listed]
        assert len(set(ids)) == len(ids)


async def test_a_tournament_begins_within_a_year(tmp_path: Path) -> None:
    """A browser cannot even write down a date such as this one."""
    config = config_for(str(tmp_path / "e.db"), tournaments=Tournaments(by_accounts=True))
    async with running(config) as base:
        ana = await Person(base).account("Ana")
        for begins, code in ((1e300, "bad-clock"), (time.time() + 3600, "made")):
            settings = CUP | {"begins": begins}
            answer = await ana.post("/tournaments", {"key": new_key(), "settings": settings})
            assert codes([answer]) == [code]


# --- bans ---


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7/32", "203.0.113.7"),
        (" ::ffff:203.0.113.7 ", "203.0.113.7"),
        ("2001:DB8::5", "2001:db8::/64"),
        ("2001:db8:0:0::/64", "2001:db8::/64"),
        ("203.0.113.0/24", None),
        ("2001:db8::/48", None),
        ("Ana", None),
        ("", None),
    ],
)
def test_a_ban_means_the_address_as_the_server_counts_it(written: str, counted: str | None) -> None:
    assert one_network(written) == counted


async def test_a_ban_by_ipv6_address_shuts_out_its_network_and_nonsense_is_refused(
    tmp_path: Path,
) -> None:
    config = config_for(str(tmp_path / "e.db"))
    async with open_app(config) as app, serving(app, config) as base:
        service = app.state.context.service
        ana = await Person(base).account("Ana")
        account = await service.account_rows.by_login("ana")
        await service.admin_store.set_admin("test", account.id, on=True)
        ban = {"type": "ban", "kind": "address", "who": "2001:DB8::5", "days": 1}
        assert (await ana.post("/admin", {"do": ban})).status_code == 200
        with pytest.raises(Refusal):
            service.sanctions.check(None, "2001:db8::/64")
        wrong = await ana.post("/admin", {"do": ban | {"who": "the man over there"}})
        assert wrong.json()["code"] == "bad-text"
        lift = {"type": "lift", "kind": "address", "who": "2001:db8::77"}
        assert (await ana.post("/admin", {"do": lift})).status_code == 200
        service.sanctions.check(None, "2001:db8::/64")


def test_connections_of_a_trusted_proxy_are_not_those_of_one_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert is_counted("10.89.0.4")
    assert not is_counted("127.0.0.1")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1, 10.89.0.4")
    assert not is_counted("10.89.0.4")
    assert is_counted("10.89.0.5")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert not is_counted("203.0.113.7")


# --- mails ---


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\nBcc: bea@example.org",
        "ana@example.org\r\n\r\nDear friend",
        "ana@example.org\n",
        "ana\x00@example.org",
        "=?utf-8?q?ana=40evil.example=0aBcc:?=@example.org",
        "friends:ana@example.org",
        "ana(bea)@example.org",
        "ana@example.org, bea@example.org",
        '"ana bea"@example.org',
        "ana@[127.0.0.1]",
        "ana@example..org",
        "@example.org",
    ],
)
def test_an_address_has_nothing_that_means_something_in_a_header(address: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "mail", "address": address}, Mail)


@pytest.mark.parametrize(
    "address", ["ana@example.org", "ana.b+club@mail.example", "añé@exämple.de"]
)
def test_usual_addresses_are_taken(address: str) -> None:
    assert msgspec.convert({"kind": "mail", "address": address}, Mail).address == address


async def test_no_account_can_flood_the_mailbox_of_another(tmp_path: Path) -> None:
    with smtp() as (inbox, port):
        mail = MailServer(host="127.0.0.1", port=port, security="none")
        async with running(config_for(str(tmp_path / "e.db"), mail=mail)) as base:
            answers = []
            for number in range(6):
                person = await Person(base).guest(f"Ana {number}")
                to = {"kind": "mail", "address": "Victim@example.org"}
                answers.append(await person.post("/notifications/channels", {"to": to}))
            assert codes(answers) == ["made"] * 3 + ["too-many"] * 3
            assert len(inbox.mails) == 3


# --- names ---


async def test_nobody_is_called_like_an_account_not_even_a_guest_who_was_first(base: str) -> None:
    guest, lookalike, other = [await Person(base).guest(n) for n in ("Ana", "АNА", "Bea")]
    await Person(base).account("Ana")
    assert (await guest.get("/me")).json()["name"] == "Ana (2)"
    assert (await lookalike.get("/me")).json()["name"] == "АNА (2)"
    assert (await other.get("/me")).json()["name"] == "Bea"
    table = await guest.open_table([{"who": "me"}, {}])
    assert (await guest.state(table))["seats"][0]["name"] == "Ana (2)"


async def test_an_account_made_at_the_same_moment_keeps_its_name_for_itself(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = AccountRows(database)
    accounts = Accounts(rows)
    await accounts.register(None, "Vera", "long enough")
    guest, _ = await accounts.guest("Gus")
    owners = rows.owners_of_names
    for attempt in (accounts.guest("Vera"), accounts.rename(guest, "Vera")):
        answers = [set[str]()]  # as read a moment before the account was made

        async def read(skeletons: list[str], answers: Any = answers) -> set[str]:
            return answers.pop() if answers else await owners(skeletons)

        monkeypatch.setattr(rows, "owners_of_names", read)
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.code == "name-taken"
    assert (await rows.guests())[guest.id] == "Gus"


@pytest.mark.parametrize("over", [False, True])
async def test_an_importer_does_not_sit_among_others_under_the_name_of_an_account(
    base: str, over: bool
) -> None:
    await Person(base).account("Ana")
    eve, bea = await people(base, "Eve", "Bea")
    game = finished()
    names = {"seat-0": "\u0410na", "seat-1": "Zoe"}  # the first letter is a Cyrillic one
    half = Record(options=game.options, entries=game.entries[:30])
    record = replace(game if over else half, tags=names).to_text()
    made = await eve.post("/records", {"key": new_key(), "record": record})
    table = made.json()["table"]
    shown = [seat["name"] for seat in (await eve.state(table))["seats"]][:2]
    if over:  # only Eve sees it
        assert shown == ["\u0410na", "Zoe"]
        return
    assert shown == [None, "Zoe"]
    await eve.do(table, {"type": "leave", "seat": 1})
    assert (await bea.do(table, {"type": "join", "knowing": True})).status_code == 200
    said = await eve.post(f"/tables/{table}/chat", {"key": new_key(), "text": "I am the host"})
    assert said.status_code == 200
    [line] = (await bea.get(f"/tables/{table}/chat")).json()["lines"]
    assert line["name"] == "Eve"


# --- data ---


async def test_my_data_have_my_bots_ratings_and_reports(base: str) -> None:
    ana = await Person(base).account("Ana")
    await ana.bot("Deep")
    table = await ana.open_table([{"who": "me"}, {}])
    await ana.post(f"/tables/{table}/report", {"text": "too loud"})
    data = (await ana.get("/account/data")).json()
    [bot] = data["bots"]
    assert bot["name"] == "Deep (bot)"
    assert [each["note"] for each in bot["tokens"]] == ["a test"]
    assert [(each["table"], each["text"]) for each in data["reports"]] == [(table, "too loud")]
    assert data["ratings"] == []
    assert data["admin"] is False
