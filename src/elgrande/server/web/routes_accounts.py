"""Routes for guests, accounts and sessions; options, words and rules; health."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from elgrande.server.decisions import read_options
from elgrande.server.errors import Refusal
from elgrande.server.storage.store import Account
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


def me(account: Account | None) -> schemas.Me:
    if account is None:
        return schemas.Me(None, True)
    return schemas.Me(account.name, account.login is None)


async def sign_in(call: Call[Any, Any], account: Account, token: str) -> Json:
    """Answer with the new session, and end the previous one."""
    await drop_session(call.request, call.context)
    response = Json(me(account))
    set_session(response, call.context, token)
    return response


async def drop_session(request: Request, context: Context) -> None:
    token = token_of(request)
    if token:
        await context.service.accounts.log_out(token)
        await context.connections.close_session(session_of(request))


@endpoints.get("/me", schemas.Me, session=Session.OPTIONAL)
async def who_am_i(call: Call[Any, None]) -> Json:
    """The person of this session; a visitor has no name yet."""
    response = Json(me(call.session))
    if call.session is not None:
        await call.context.service.accounts.extend(session_of(call.request))
        set_session(response, call.context, token_of(call.request))
    return response


@endpoints.post(
    "/guest",
    schemas.Me,
    body=schemas.GuestRequest,
    limit="guests",
    refuses=("bad-name", "name-taken"),
)
async def become_guest(call: Call[Any, schemas.GuestRequest]) -> Json:
    """Play with a name and no account."""
    return await sign_in(call, *await call.context.service.accounts.guest(call.body.name))


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
    return me(await accounts.rename(call.account, call.body.name))


@endpoints.post(
    "/account",
    schemas.Me,
    body=schemas.AccountRequest,
    session=Session.OPTIONAL,
    refuses=("bad-name", "bad-password", "name-taken", "already-account"),
)
async def register(call: Call[Any, schemas.AccountRequest]) -> Json:
    """A new account; a guest's becomes one and keeps all seats."""
    call.limit(call.context.config.limits.logins, "account", call.address)
    accounts = call.context.service.accounts
    made = await accounts.register(call.session, call.body.name, call.body.password)
    return await sign_in(call, *made)


@endpoints.post("/login", schemas.Me, body=schemas.AccountRequest, refuses=("wrong-password",))
async def log_in(call: Call[Any, schemas.AccountRequest]) -> Json:
    """Name and password for a session."""
    rate = call.context.config.limits.logins
    call.limit(rate, "login", call.address)
    try:
        found = await call.context.service.accounts.log_in(call.body.name, call.body.password)
    except Refusal:
        # Only wrong passwords count for a name: guessing must not shut out the right one.
        call.limit(rate, "login name", login_of(call.body.name))
        raise
    return await sign_in(call, *found)


def registered(call: Call[Any, Any]) -> Account:
    if call.account.login is None:
        raise Refusal("not-account", "A guest has no password: make an account first.")
    return call.account


@endpoints.post(
    "/account/password",
    schemas.Ended,
    body=schemas.PasswordRequest,
    session=Session.REQUIRED,
    limit="logins",
    refuses=("wrong-password", "bad-password", "common-password", "not-account"),
)
async def change_password(call: Call[Any, schemas.PasswordRequest]) -> schemas.Ended:
    """A new password. All other sessions of the account end."""
    accounts = call.context.service.accounts
    session = session_of(call.request)
    ended = await accounts.change_password(registered(call), session, call.body.old, call.body.new)
    for each in ended:
        await call.context.connections.close_session(each)
    return schemas.Ended(len(ended))


@endpoints.post(
    "/account/sessions/end",
    schemas.Ended,
    body=schemas.Nothing,
    session=Session.REQUIRED,
    limit="commands",
)
async def end_other_sessions(call: Call[Any, schemas.Nothing]) -> schemas.Ended:
    """Log out everywhere else."""
    session = session_of(call.request)
    ended = await call.context.service.accounts.end_others(call.account, session)
    for each in ended:
        await call.context.connections.close_session(each)
    return schemas.Ended(len(ended))


@endpoints.get("/account/data", schemas.AccountData, session=Session.REQUIRED, limit="logins")
async def my_data(call: Call[Any, None]) -> Json:
    """Everything the server keeps about me, apart from the games, which have their records."""
    service, account = call.context.service, call.account
    rows = service.dispatcher.rows
    channels = (await rows.channels([account.id])).get(account.id, ())
    data = schemas.AccountData(
        name=account.name,
        guest=account.login is None,
        tables=tuple(await call.context.queries.my_tables(account)),
        chat=tuple(
            schemas.SaidLine(table, line.at, line.text)
            for table, line in await service.store.said_by(account.id)
        ),
        channels=tuple(channel.to for channel in channels),
        wishes=await rows.wishes(account.id),
    )
    headers = {"content-disposition": 'attachment; filename="elgrande-data.json"'}
    return Json(data, headers=headers)


@endpoints.post("/logout", schemas.Me, body=schemas.Nothing)
async def log_out(call: Call[Any, schemas.Nothing]) -> Json:
    """End this session, also on its sockets."""
    await drop_session(call.request, call.context)
    response = Json(me(None))
    delete_session(response, call.context)
    return response


@endpoints.get("/options", schemas.Choices)
async def list_options(_: Call[Any, None]) -> schemas.Choices:
    """Editions, modules, variants, switches, bots, languages."""
    return schemas.choices()


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
