"""Routes for signing in and out; options, words and rules; health."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from starlette.requests import Request

from elgrande.server.accounts.devices import device_of
from elgrande.server.accounts.rows import Account
from elgrande.server.decisions import read_options
from elgrande.server.errors import Refusal
from elgrande.server.text_input import login_of
from elgrande.server.web import schemas
from elgrande.server.web.context import (
    Context,
    delete_session,
    session_of,
    set_session,
    token_of,
)
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.messages import Json
from elgrande.words import Chapter

endpoints = Endpoints("/api")

MANY = 5  # times as many wrong passwords from an address as for one name: people share addresses


def device_at(call: Call[Any, Any]) -> str:
    return device_of(call.request.headers.get("user-agent", ""))


def me(call: Call[Any, Any], account: Account | None) -> schemas.Me:
    off = call.context.config.offers.off
    if account is None:
        return schemas.Me(None, True, off)
    return schemas.Me(account.name, account.login is None, off)


async def me_or_admin(call: Call[Any, Any], account: Account | None) -> schemas.Me:
    """With the right to open the admin page, where the client shows a link to it."""
    found = me(call, account)
    if account is None or not await call.context.service.admin_store.is_admin(account.id):
        return found
    return replace(found, admin=True)


async def sign_in(call: Call[Any, Any], account: Account, token: str) -> Json:
    """Answer with the new session, and end the previous one; refuses an account that is banned."""
    call.context.service.sanctions.check(account, call.address)
    await drop_session(call.request, call.context)
    response = Json(await me_or_admin(call, account))
    set_session(response, call.context, token)
    return response


async def drop_session(request: Request, context: Context) -> None:
    token = token_of(request)
    if token:
        await context.service.accounts.log_out(token)
        await context.connections.close_session(session_of(request))


@endpoints.get("/me", schemas.Me, session=Session.OPTIONAL, scope="read")
async def who_am_i(call: Call[Any, None]) -> Json:
    """The person of this session, or the bot of this token; a visitor has no name yet."""
    response = Json(await me_or_admin(call, call.session))
    if call.session is not None and call.session.scopes is None:
        await call.context.service.accounts.extend(session_of(call.request))
        set_session(response, call.context, token_of(call.request))
    return response


@endpoints.post(
    "/guest",
    schemas.Me,
    body=schemas.GuestRequest,
    limit="guests",
    switch="guests",
    refuses=("bad-name", "name-taken"),
)
async def become_guest(call: Call[Any, schemas.GuestRequest]) -> Json:
    """Play with a name and no account."""
    accounts = call.context.service.accounts
    return await sign_in(call, *await accounts.guest(call.body.name, device_at(call)))


@endpoints.post(
    "/name",
    schemas.Me,
    body=schemas.NameRequest,
    session=Session.REQUIRED,
    limit="guests",
    refuses=("bad-name", "name-taken", "already-account"),
)
async def rename(call: Call[Any, schemas.NameRequest]) -> schemas.Me:
    """Another name for a guest. An account keeps its own."""
    accounts = call.context.service.accounts
    return me(call, await accounts.rename(call.account, call.body.name))


@endpoints.post(
    "/account",
    schemas.Me,
    body=schemas.AccountRequest,
    session=Session.OPTIONAL,
    switch="registration",
    refuses=("bad-name", "bad-password", "name-taken", "already-account"),
)
async def register(call: Call[Any, schemas.AccountRequest]) -> Json:
    """A new account; a guest becomes one, keeps all seats and is shown there as an account."""
    call.limit(call.context.config.limits.logins, "account", call.address)
    service, body = call.context.service, call.body
    account, token = await service.accounts.register(
        call.session, body.name, body.password, device_at(call)
    )
    await service.namesakes.registered(account, call.session)
    return await sign_in(call, account, token)


@endpoints.post("/login", schemas.Me, body=schemas.AccountRequest, refuses=("wrong-password",))
async def log_in(call: Call[Any, schemas.AccountRequest]) -> Json:
    """Name and password for a session.

    Only wrong passwords count: guessing must not shut out the right one. It is refused only where
    the same name was guessed at too often from the same address, or very many names were.
    """
    rates, rate = call.context.rates, call.context.config.limits.logins
    name = login_of(call.body.name)
    here = f"{call.address} {name}"
    if rates.used("login", here) >= rate[0] or rates.used("login", call.address) >= MANY * rate[0]:
        raise Refusal("too-many", "That was too often: wait a little.")
    count_login(call, here, 1)  # before the answer is known: many may ask at the same time
    accounts = call.context.service.accounts
    wrong = False
    try:
        found = await accounts.log_in(call.body.name, call.body.password, device_at(call))
    except Refusal:
        wrong = True
        call.limit(rate, "login name", name)
        raise
    finally:
        if not wrong:  # right, or the database is out of reach
            count_login(call, here, -1)
    return await sign_in(call, *found)


def count_login(call: Call[Any, Any], here: str, amount: int) -> None:
    for who in (here, call.address):
        call.context.rates.spend(call.context.config.limits.logins, "login", who, amount)


@endpoints.post("/logout", schemas.Me, body=schemas.Nothing)
async def log_out(call: Call[Any, schemas.Nothing]) -> Json:
    """End this session, also on its sockets."""
    await drop_session(call.request, call.context)
    response = Json(me(call, None))
    delete_session(response, call.context)
    return response


@endpoints.get("/options", schemas.Choices)
async def list_options(call: Call[Any, None]) -> schemas.Choices:
    """Editions, modules, variants, switches, bots, languages."""
    every, off = schemas.choices(), call.context.config.offers.without_bots
    return replace(every, bots=tuple(bot for bot in every.bots if bot not in off))


@endpoints.post("/options/check", schemas.Verdict, body=schemas.OptionsRequest, limit="anybody")
async def check_options(call: Call[Any, schemas.OptionsRequest]) -> schemas.Verdict:
    """Whether a mix is possible; if not, why, and the nearest that is."""
    return schemas.verdict(call.body.options)


@endpoints.get(
    "/words/{language}/{edition}",
    schemas.WordBook,
    params=schemas.WordsParams,
    limit="anybody",
    refuses=("not-found",),
)
async def list_words(call: Call[schemas.WordsParams, None]) -> schemas.WordBook:
    """Names, cards, buttons and labels in one language."""
    return schemas.word_book(call.params.language, call.params.edition)


@endpoints.post(
    "/words/{language}",
    schemas.WordBook,
    params=schemas.LanguageParams,
    body=schemas.OptionsRequest,
    limit="anybody",
    refuses=("not-found", "impossible-options"),
)
async def list_words_of_a_game(
    call: Call[schemas.LanguageParams, schemas.OptionsRequest],
) -> schemas.WordBook:
    """The same for these options: what the cards do in such a game."""
    return schemas.word_book(call.params.language, read_options(call.body.options))


@endpoints.post(
    "/rules/{language}",
    list[Chapter],
    params=schemas.LanguageParams,
    body=schemas.OptionsRequest,
    limit="anybody",
    refuses=("not-found", "impossible-options"),
)
async def rule_book(
    call: Call[schemas.LanguageParams, schemas.OptionsRequest],
) -> list[Chapter]:
    """The rulebook for these options."""
    schemas.check_words(call.params.language, read_options(call.body.options).edition)
    return schemas.rule_book(call.params.language, call.body.options)


@endpoints.get("/health", schemas.Health)
async def health(_: Call[Any, None]) -> schemas.Health:
    """The process answers."""
    return schemas.Health("ok")


@endpoints.get("/ready", schemas.Health, limit="anybody", refuses=("stopping", "unavailable"))
async def ready(call: Call[Any, None]) -> schemas.Health:
    """The server can play: the database stores what it gets, and no stop is under way."""
    if call.context.stopping:
        raise Refusal("stopping", "The server is stopping.")
    await call.context.service.store.check_writable()
    return schemas.Health("ready")
