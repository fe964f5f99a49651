"""Passkeys (WebAuthn): logging in with a device, without name and password.

A challenge is stored until it is answered, works once and for five minutes. The library is that of
the extra `passkeys`; it is imported when it is needed, and the routes are off without it.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from elgrande.server.accounts.rows import Account, AccountRows, TokenKind
from elgrande.server.accounts.tokens import hash_token
from elgrande.server.admin.store import add_audit
from elgrande.server.errors import Refusal
from elgrande.server.storage import Database
from elgrande.server.storage import schema as db
from elgrande.server.storage import statements as sql

log = structlog.get_logger()
T = TypeVar("T")

CHALLENGE_SECONDS: Final = 300.0
KEYS: Final = 10  # of one account


class PasskeyCard(Struct, frozen=True):
    """A passkey in a list."""

    id: str
    name: str
    created: float
    used: float | None


class Site(Struct, frozen=True):
    """Where a page is shown: a passkey belongs to its host and works nowhere else."""

    origin: str
    host: str


class _ClientData(Struct):
    challenge: str


def bad_passkey() -> Refusal:
    return Refusal("bad-passkey", "This passkey does not open an account here: try again.")


def site_of(origin: str) -> Site:
    """The site of an origin that the server has checked. Browsers know passkeys for names only."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
        is_name = False
    except ValueError:
        is_name = bool(host)
    if not is_name or (parts.scheme != "https" and host != "localhost"):
        raise Refusal("bad-passkey", "Passkeys need https and a name, or localhost.")
    return Site(origin, host)


class Passkeys:
    """`club` is what the device shows next to the name of the account."""

    def __init__(self, database: Database, accounts: AccountRows, club: str) -> None:
        self._write = database.write
        self._read = database.read
        self._accounts = accounts
        self._club = club

    async def of(self, account: str) -> list[PasskeyCard]:
        k = db.passkeys.c
        query = select(k.id, k.name, k.created, k.used).where(k.account == account)
        latest = query.order_by(k.created)
        return await self._read(lambda c: [PasskeyCard(*row) for row in c.execute(latest)])

    async def remove(self, account: str, key: str) -> None:
        k = db.passkeys
        one = delete(k).where(k.c.account == account, k.c.id == key)
        if await self._write(lambda c: c.execute(one).rowcount) != 1:
            raise Refusal("not-found", "You have no such passkey.")

    # --- a new one ---

    async def ask_for_new(self, account: Account, site: Site) -> msgspec.Raw:
        """What a browser needs to make a passkey."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=self._club,
            user_id=handle_of(account.id),
            user_name=account.name,
            challenge=await self._challenge("new-passkey", account.id),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
        )
        return msgspec.Raw(webauthn.options_to_json(options).encode())

    async def add(
        self, account: Account, site: Site, credential: dict[str, Any], name: str
    ) -> None:
        """Keep the passkey that the device of this account has made."""
        import webauthn

        challenge = challenge_in(credential)
        owner = await self._accounts.owner_of("new-passkey", hash_token(challenge), time.time())
        if owner is None or owner.id != account.id:
            raise bad_passkey()
        await self._use("new-passkey", challenge)
        made = checked(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=decoded(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        )
        row = {
            "id": id_of(made.credential_id),
            "account": account.id,
            "public_key": made.credential_public_key,
            "counter": made.sign_count,
            "name": name,
            "created": time.time(),
        }

        def work(c: Connection) -> None:
            # The account's row is locked, so that two requests cannot both add the last one.
            a, k = db.accounts.c, db.passkeys.c
            c.execute(select(a.id).where(a.id == account.id).with_for_update())
            known = c.execute(select(func.count()).where(k.account == account.id)).scalar_one()
            if known >= KEYS:
                raise Refusal("too-many", f"You have {KEYS} passkeys: remove one first.")
            c.execute(insert(db.passkeys), row)

        try:
            await self._write(work)
        except IntegrityError:
            raise bad_passkey() from None

    # --- logging in ---

    async def ask(self, site: Site) -> msgspec.Raw:
        """What a browser needs to log in: it offers the passkeys that it has for this site."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge("passkey", None),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return msgspec.Raw(webauthn.options_to_json(options).encode())

    async def log_in(self, site: Site, credential: dict[str, Any]) -> Account:
        """The account that a passkey opens."""
        import webauthn

        challenge = challenge_in(credential)
        await self._use("passkey", challenge)
        key = id_of(checked(lambda: decoded(credential["rawId"])))
        k = db.passkeys.c
        query = (
            select(*sql.ACCOUNT, k.public_key, k.counter)
            .join(db.passkeys, k.account == db.accounts.c.id)
            .where(k.id == key)
        )
        row = await self._read(lambda c: c.execute(query).one_or_none())
        if row is None:
            raise bad_passkey()
        account = Account(*row[: len(sql.ACCOUNT)])
        proof = checked(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=decoded(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=0,  # compared below
                require_user_verification=True,
            )
        )
        if checked(lambda: decoded(credential["response"]["userHandle"])) != handle_of(account.id):
            raise bad_passkey()
        if max(proof.new_sign_count, row.counter) > 0 and proof.new_sign_count <= row.counter:
            # Two devices count the uses of one key: one of them may be a copy.
            note = "the counter of a passkey went back"
            await self._write(lambda c: add_audit(c, "server", "passkey", account.id, note))
            raise bad_passkey()
        used = (
            update(db.passkeys)
            .where(k.id == key, k.counter == row.counter)
            .values(counter=proof.new_sign_count, used=time.time())
        )
        if await self._write(lambda c: c.execute(used).rowcount) != 1:
            raise bad_passkey()  # another answer with the same count was first, or it was removed
        return account

    # --- challenges ---

    async def _challenge(self, kind: TokenKind, account: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        expires = time.time() + CHALLENGE_SECONDS
        await self._accounts.add_token(kind, hash_token(encoded(challenge)), account, expires)
        return challenge

    async def _use(self, kind: TokenKind, challenge: str) -> None:
        if not await self._accounts.use_token(kind, hash_token(challenge), time.time()):
            raise bad_passkey()


def checked(read: Callable[[], T]) -> T:
    """What a browser sent may have any shape: what cannot be read or verified is refused."""
    try:
        return read()
    except Exception as error:
        log.info("passkey refused", reason=type(error).__name__)
        raise bad_passkey() from None


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that the browser answers."""
    return checked(
        lambda: (
            msgspec.json.decode(
                decoded(credential["response"]["clientDataJSON"]), type=_ClientData
            ).challenge
        )
    )


def id_of(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


def handle_of(account: str) -> bytes:
    """What a device remembers of the account; no one learns its id from it."""
    return hashlib.sha256(f"passkey {account}".encode()).digest()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
