"""Routes for passkeys: list, add and remove one's own; log in with one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from elgrande.server.accounts.passkeys import PasskeyCard, Site, bad_passkey, site_of
from elgrande.server.text_input import LONGEST_TITLE, clean_text
from elgrande.server.web import schemas
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.messages import Json
from elgrande.server.web.routes_accounts import MANY, device_at, sign_in
from elgrande.server.web.routes_my_account import confirm_owner, registered

endpoints = Endpoints("/api")

SWITCH = "passkeys"


class PasskeyOptions(Struct, frozen=True):
    """For `navigator.credentials`: the options in the JSON form of WebAuthn."""

    options: msgspec.Raw


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made, in its JSON form. Without a name it is called after the browser."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""


class PasskeyLogin(Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]


class PasskeyId(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


def site(call: Call[Any, Any]) -> Site:
    """A request with a token may come with any origin: see `Gatekeeper`."""
    headers = call.request.headers
    origin = headers.get("origin", "")
    if origin not in call.context.config.origins_at(headers.get("host")):
        raise bad_passkey()
    return site_of(origin)


def limit_logins(call: Call[Any, Any]) -> None:
    """People share addresses, and a passkey cannot be guessed: many may log in."""
    often, seconds = call.context.config.limits.logins
    call.limit((MANY * often, seconds), "passkey", call.address)


async def mine(call: Call[Any, Any]) -> list[PasskeyCard]:
    return await call.context.service.passkeys.of(call.account.id)


@endpoints.get(
    "/passkeys", list[PasskeyCard], session=Session.REQUIRED, limit="reads", switch=SWITCH
)
async def my_passkeys(call: Call[Any, None]) -> list[PasskeyCard]:
    """My passkeys, the oldest first."""
    return await mine(call)


@endpoints.post(
    "/passkeys/begin",
    PasskeyOptions,
    body=schemas.PasswordAgain,
    session=Session.REQUIRED,
    limit="logins",
    switch=SWITCH,
    refuses=("not-account", "bad-passkey", "password-again"),
)
async def begin_passkey(call: Call[Any, schemas.PasswordAgain]) -> PasskeyOptions:
    """What the browser needs to make a passkey for my account."""
    account = registered(call)
    await confirm_owner(call, call.body.password)
    return PasskeyOptions(await call.context.service.passkeys.ask_for_new(account, site(call)))


@endpoints.post(
    "/passkeys/finish",
    list[PasskeyCard],
    body=NewPasskey,
    session=Session.REQUIRED,
    limit="logins",
    switch=SWITCH,
    refuses=("not-account", "bad-passkey", "bad-text"),
)
async def finish_passkey(call: Call[Any, NewPasskey]) -> list[PasskeyCard]:
    """Add the passkey that the browser has made."""
    name = call.body.name or device_at(call) or "Passkey"
    name = clean_text(name, "bad-text", "A name", LONGEST_TITLE)
    account, keys = registered(call), call.context.service.passkeys
    await keys.add(account, site(call), call.body.credential, name)
    return await mine(call)


@endpoints.post(
    "/passkeys/remove",
    list[PasskeyCard],
    body=PasskeyId,
    session=Session.REQUIRED,
    limit="commands",
    switch=SWITCH,
    refuses=("not-found",),
)
async def remove_passkey(call: Call[Any, PasskeyId]) -> list[PasskeyCard]:
    """Remove one of my passkeys."""
    await call.context.service.passkeys.remove(call.account.id, call.body.id)
    return await mine(call)


@endpoints.post(
    "/login/passkey/begin",
    PasskeyOptions,
    body=schemas.Nothing,
    switch=SWITCH,
    refuses=("bad-passkey",),
)
async def begin_passkey_login(call: Call[Any, schemas.Nothing]) -> PasskeyOptions:
    """What the browser needs to log in with a passkey."""
    limit_logins(call)
    return PasskeyOptions(await call.context.service.passkeys.ask(site(call)))


@endpoints.post(
    "/login/passkey/finish",
    schemas.Me,
    body=PasskeyLogin,
    switch=SWITCH,
    refuses=("bad-passkey", "wrong-password"),
)
async def finish_passkey_login(call: Call[Any, PasskeyLogin]) -> Json:
    """A passkey for a session."""
    limit_logins(call)
    service = call.context.service
    account = await service.passkeys.log_in(site(call), call.body.credential)
    token = await service.accounts.begin_session(account, device_at(call))
    return await sign_in(call, account, token)
