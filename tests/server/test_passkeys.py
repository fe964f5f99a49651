"""Passkeys: a device in software makes and uses them; what is wrong with an answer is found."""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
import struct
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, func, select, update

from elgrande.server import config as configuration
from elgrande.server.accounts.passkeys import CHALLENGE_SECONDS, decoded, encoded, site_of
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.config import Config, Offers
from elgrande.server.errors import Refusal
from elgrande.server.service import Service
from elgrande.server.storage import schema as db
from elgrande.server.web import open_app, routes_my_account
from tests.server.playing import Person, config_for, serving

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


class Authenticator:
    """A device with one passkey. Fields can be set to what an attacker would send."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = "localhost"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.handle = b""
        self.counter = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: Any) -> dict[str, Any]:
        self.handle = decoded(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        x, y = (part.to_bytes(32, "big") for part in (numbers.x, numbers.y))
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        length = struct.pack(">H", len(self.id))
        attested = bytes(16) + length + self.id + cose
        data = self._data(WITH_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": encoded(client), "attestationObject": encoded(attestation)}
        return self._credential(response)

    def answer(self, options: Any) -> dict[str, Any]:
        self.counter += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data()
        signed = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": encoded(self.handle),
        }
        return self._credential(response)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + struct.pack(">BI", self.flags | more, self.counter)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


class House:
    """A server at http://localhost, as browsers want it for passkeys."""

    def __init__(self, service: Service, base: str) -> None:
        self.service = service
        self.base = base.replace("127.0.0.1", "localhost")

    def person(self) -> Person:
        return Person(self.base)

    async def with_passkey(self, name: str) -> tuple[Person, Authenticator]:
        person = await self.person().account(name, PASSWORD)
        device = Authenticator(self.base)
        added = await self.add(person, device)
        assert added.status_code == 200, added.text
        return person, device

    async def add(self, person: Person, device: Authenticator) -> Any:
        asked = (await person.post("/passkeys/begin")).json()
        body = {"credential": device.make(asked["options"]), "name": "Phone"}
        return await person.post("/passkeys/finish", body)

    async def ask(self, person: Person) -> Any:
        return (await person.post("/login/passkey/begin")).json()["options"]

    async def log_in(self, device: Authenticator) -> tuple[Person, Any]:
        person = self.person()
        body = {"credential": device.answer(await self.ask(person))}
        return person, (await person.post("/login/passkey/finish", body)).json()


@contextlib.asynccontextmanager
async def house_on(config: Config) -> AsyncIterator[House]:
    async with open_app(config) as app, serving(app, config) as base:
        yield House(app.state.context.service, base)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_on(config_for(str(tmp_path / "e.db"))) as made:
        yield made


async def test_a_passkey_is_made_opens_the_account_and_is_removed(database_url: str) -> None:
    async with house_on(config_for(database_url)) as house:
        ana, device = await house.with_passkey("Ana")
        [card] = (await ana.get("/passkeys")).json()
        assert (card["name"], card["used"]) == ("Phone", None)
        person, me = await house.log_in(device)
        assert (me["name"], me["guest"]) == ("Ana", False)
        assert (await person.get("/me")).json()["name"] == "Ana"
        [card] = (await ana.get("/passkeys")).json()
        assert card["used"] is not None
        data = (await ana.get("/account/data")).json()
        assert [each["name"] for each in data["passkeys"]] == ["Phone"]
        assert (await ana.post("/passkeys/remove", {"id": card["id"]})).json() == []
        assert (await house.log_in(device))[1]["code"] == "bad-passkey"
        again = await ana.post("/passkeys/remove", {"id": card["id"]})
        assert again.json()["code"] == "not-found"


async def test_a_challenge_works_once_and_not_for_long(house: House) -> None:
    _, device = await house.with_passkey("Ana")
    person = house.person()
    credential = device.answer(await house.ask(person))
    assert (await person.post("/login/passkey/finish", {"credential": credential})).is_success
    again = await house.person().post("/login/passkey/finish", {"credential": credential})
    assert again.json()["code"] == "bad-passkey"

    options = await house.ask(person)
    t = db.one_time_tokens
    is_it = t.c.token == hash_token(options["challenge"])
    late = update(t).where(is_it).values(expires=time.time() - 1)
    assert await house.service.store.database.write(lambda c: c.execute(late).rowcount) == 1
    refused = await person.post("/login/passkey/finish", {"credential": device.answer(options)})
    assert refused.json()["code"] == "bad-passkey"
    assert CHALLENGE_SECONDS <= 300

    own = {"challenge": encoded(secrets.token_bytes(32))}  # one that the server never gave
    forged = await person.post("/login/passkey/finish", {"credential": device.answer(own)})
    assert forged.json()["code"] == "bad-passkey"


async def test_what_an_attacker_could_send_is_refused(house: House) -> None:
    _, device = await house.with_passkey("Ana")
    _, other = await house.with_passkey("Bea")
    wrong: list[tuple[str, str, Any]] = [
        ("another site", "origin", "https://evil.example"),
        ("another host", "host", "evil.example"),
        ("another key", "key", ec.generate_private_key(ec.SECP256R1())),
        ("another account", "handle", other.handle),
        ("a device that did not ask its user", "flags", PRESENT),
        ("an unknown passkey", "id", secrets.token_bytes(32)),
    ]
    for what, field, value in wrong:
        right = getattr(device, field)
        setattr(device, field, value)
        _, answer = await house.log_in(device)
        assert answer["code"] == "bad-passkey", what
        setattr(device, field, right)
    assert (await house.log_in(device))[1]["name"] == "Ana"


async def test_a_counter_that_goes_back_is_refused_and_reported_to_the_hosts(house: House) -> None:
    _, device = await house.with_passkey("Ana")
    device.counter = 7
    assert (await house.log_in(device))[1]["name"] == "Ana"
    device.counter = 5  # as a copy of the device would count
    assert (await house.log_in(device))[1]["code"] == "bad-passkey"
    [line] = await house.service.admin_store.audit()
    assert (line.admin, line.action) == ("server", "passkey")
    device.counter = 8
    assert (await house.log_in(device))[1]["name"] == "Ana"


async def test_a_device_without_a_counter_works_again_and_again(house: House) -> None:
    _, device = await house.with_passkey("Ana")
    for _ in range(2):
        device.counter = -1  # counts up to 0 with each answer
        assert (await house.log_in(device))[1]["name"] == "Ana"


async def test_a_challenge_for_a_new_passkey_is_for_its_account_only(house: House) -> None:
    ana = await house.person().account("Ana", PASSWORD)
    bea = await house.person().account("Bea", PASSWORD)
    asked = (await ana.post("/passkeys/begin")).json()["options"]
    body = {"credential": Authenticator(house.base).make(asked), "name": "Phone"}
    assert (await bea.post("/passkeys/finish", body)).json()["code"] == "bad-passkey"
    assert (await ana.post("/passkeys/finish", body)).status_code == 200
    assert (await ana.post("/passkeys/finish", body)).json()["code"] == "bad-passkey"
    gus = await house.person().guest("Gus")
    assert (await gus.post("/passkeys/begin")).json()["code"] == "not-account"
    nobody = await house.person().post("/passkeys/begin")
    assert nobody.json()["code"] == "no-session"


async def test_a_stolen_session_cannot_add_a_passkey(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await house.person().account("Ana", PASSWORD)
    with monkeypatch.context() as patch:
        patch.setattr(routes_my_account, "JUST_NOW", -1.0)  # the login is long ago
        assert (await ana.post("/passkeys/begin")).json()["code"] == "password-again"
        asked = await ana.post("/passkeys/begin", {"password": PASSWORD})
    device = Authenticator(house.base)
    body = {"credential": device.make(asked.json()["options"])}
    assert len((await ana.post("/passkeys/finish", body)).json()) == 1
    again, _ = await house.log_in(device)  # a passkey is as good as the password
    assert (await again.post("/passkeys/begin")).status_code == 200


async def test_nonsense_is_refused_and_changes_nothing(house: House) -> None:
    ana, _ = await house.with_passkey("Ana")
    nonsense: list[Any] = [
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "ä"}},
        {"rawId": []},
    ]
    for credential in nonsense:
        for path, more in (("/login/passkey/finish", {}), ("/passkeys/finish", {"name": "x"})):
            answer = await ana.post(path, {"credential": credential, **more})
            assert answer.json()["code"] == "bad-passkey"
    assert len((await ana.get("/passkeys")).json()) == 1


async def test_a_reset_password_takes_passkeys_away_and_a_changed_one_does_not(
    house: House,
) -> None:
    ana, device = await house.with_passkey("Ana")
    changed = {"old": PASSWORD, "new": "another horse battery"}
    assert (await ana.post("/account/password", changed)).status_code == 200
    assert (await house.log_in(device))[1]["name"] == "Ana"
    [(account, _, _)] = await house.service.admin_store.accounts("Ana")
    await house.service.admin_store.set_password("host", account, "a hash")
    assert (await house.log_in(device))[1]["code"] == "bad-passkey"


async def test_passkeys_go_with_their_account(house: House) -> None:
    ana, device = await house.with_passkey("Ana")
    assert (await ana.post("/account/delete", {"password": PASSWORD})).status_code == 200
    assert (await house.log_in(device))[1]["code"] == "bad-passkey"

    def count(c: Connection) -> int:
        return int(c.execute(select(func.count()).select_from(db.passkeys)).scalar_one())

    assert await house.service.store.database.read(count) == 0


async def test_without_the_library_or_by_the_host_passkeys_are_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    off = config_for(str(tmp_path / "e.db"), offers=Offers(passkeys=False))
    async with house_on(off) as house:
        person = house.person()
        assert "passkeys" in (await person.get("/me")).json()["off"]
        refused = (await person.post("/login/passkey/begin")).json()
        assert refused["code"] == "switched-off"
    assert "passkeys" not in Offers().off
    monkeypatch.setattr(configuration, "has_webauthn", lambda: False)
    assert "passkeys" in Offers().off


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://club.example", "club.example"),
        ("https://club.example:8443", "club.example"),
        ("http://localhost:8008", "localhost"),
        ("http://club.example", None),
        ("http://192.168.1.5:8008", None),
        ("https://[::1]", None),
        ("", None),
    ],
)
def test_passkeys_need_https_and_a_name_or_localhost(origin: str, host: str | None) -> None:
    if host is None:
        with pytest.raises(Refusal):
            site_of(origin)
    else:
        assert site_of(origin).host == host


async def test_a_passkey_of_another_site_is_not_taken_with_a_token_either(house: House) -> None:
    """Requests with a token need no origin; one that they have must not be believed."""
    eve = Person(house.base, origin="https://evil.example")
    eve.http.headers["authorization"] = "Bearer nonsense"
    asked = await eve.post("/login/passkey/begin")
    assert asked.json()["code"] == "bad-passkey"
