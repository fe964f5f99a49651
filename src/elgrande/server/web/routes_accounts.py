"""Routes for guests, accounts and sessions; options, words and rules; health."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from elgrande.server.decisions import read_options
from elgrande.server.errors import Refusal
from elgrande.server.storage.store import Account
from elgrande.server.text_input import login_of
from elgrande.server.web import schemas
from elgrande.server.web.context import (
    Anybody,
    Context,
    InContext,
    address_of,
    cookie_name,
    count_queries,
    read_body,
    session_of,
    set_session,
    token_of,
)
from elgrande.server.web.messages import Json
from elgrande.server.web.openapi import described

router = APIRouter(prefix="/api")
COUNTED = [Depends(count_queries)]


def me(account: Account | None) -> schemas.Me:
    if account is None:
        return schemas.Me(None, True)
    return schemas.Me(account.name, account.login is None)


def signed_in(context: Context, account: Account, token: str) -> Json:
    response = Json(me(account))
    set_session(response, context, token)
    return response


@router.get("/me", **described(schemas.Me))
async def who_am_i(account: Anybody) -> Json:
    """Who you are here; nobody yet has no name."""
    return Json(me(account))


@router.post("/guest", **described(schemas.Me, body=schemas.GuestRequest, refuses=("bad-name",)))
async def become_guest(
    request: Request,
    context: InContext,
    body: Annotated[schemas.GuestRequest, Depends(read_body(schemas.GuestRequest))],
) -> Json:
    """Play with a name and no account."""
    context.rates.check(context.config.limits.guests, "guests", address_of(request))
    account, token = await context.service.accounts.guest(body.name)
    await drop_session(request, context)
    return signed_in(context, account, token)


@router.post(
    "/account",
    **described(
        schemas.Me,
        body=schemas.AccountRequest,
        refuses=("bad-name", "bad-password", "name-taken", "already-account"),
    ),
)
async def register(
    request: Request,
    context: InContext,
    account: Anybody,
    body: Annotated[schemas.AccountRequest, Depends(read_body(schemas.AccountRequest))],
) -> Json:
    """A new account; a guest's becomes one and keeps all seats."""
    context.rates.check(context.config.limits.logins, "account", address_of(request))
    people = context.service.accounts
    made, token = await people.register(account, body.name, body.password)
    await drop_session(request, context)
    return signed_in(context, made, token)


@router.post(
    "/login", **described(schemas.Me, body=schemas.AccountRequest, refuses=("wrong-password",))
)
async def log_in(
    request: Request,
    context: InContext,
    body: Annotated[schemas.AccountRequest, Depends(read_body(schemas.AccountRequest))],
) -> Json:
    """Name and password for a session."""
    limit = context.config.limits.logins
    context.rates.check(limit, "login", address_of(request))
    context.rates.check(limit, "login name", login_of(body.name))
    account, token = await context.service.accounts.log_in(body.name, body.password)
    await drop_session(request, context)
    return signed_in(context, account, token)


@router.post("/logout", **described(schemas.Me, body=schemas.Nothing))
async def log_out(
    request: Request,
    context: InContext,
    _: Annotated[schemas.Nothing, Depends(read_body(schemas.Nothing))],
) -> Json:
    """End this session, also on its sockets."""
    await drop_session(request, context)
    response = Json(me(None))
    response.delete_cookie(
        cookie_name(context.config),
        path="/",
        secure=context.config.https,
        httponly=True,
        samesite="strict",
    )
    return response


async def drop_session(request: Request, context: Context) -> None:
    token = token_of(request)
    if token:
        await context.service.accounts.log_out(token)
        await context.connections.close_session(session_of(request))


@router.get("/options", **described(schemas.Choices))
async def list_options() -> Json:
    """Editions, modules, variants, switches, bots, languages."""
    return Json(schemas.choices())


@router.post(
    "/options/check",
    dependencies=COUNTED,
    **described(schemas.Verdict, body=schemas.OptionsRequest),
)
async def check_options(
    body: Annotated[schemas.OptionsRequest, Depends(read_body(schemas.OptionsRequest))],
) -> Json:
    """Whether a mix is possible; if not, why, and the nearest that is."""
    return Json(schemas.verdict(body.options))


@router.get(
    "/words/{language}/{edition}",
    dependencies=COUNTED,
    **described(schemas.WordBook, refuses=("not-found",)),
)
async def list_words(language: str, edition: str) -> Json:
    """Names, cards, buttons and labels in one language."""
    return Json(schemas.word_book(language, edition))


@router.post(
    "/rules/{language}",
    dependencies=COUNTED,
    **described(
        list[schemas.RuleChapter],
        body=schemas.OptionsRequest,
        refuses=("not-found", "impossible-options"),
    ),
)
async def rule_book(
    language: str,
    body: Annotated[schemas.OptionsRequest, Depends(read_body(schemas.OptionsRequest))],
) -> Json:
    """The rulebook for these options."""
    schemas.check_words(language, read_options(body.options).edition)
    return Json(schemas.rule_book(language, body.options))


@router.get("/health", **described(schemas.Health))
async def health() -> Json:
    """The process answers."""
    return Json(schemas.Health("ok"))


@router.get(
    "/ready", dependencies=COUNTED, **described(schemas.Health, refuses=("stopping", "unavailable"))
)
async def ready(context: InContext) -> Json:
    """The server can play: the database stores what it gets, and no stop is under way."""
    if context.stopping:
        raise Refusal("stopping", "The server is stopping.")
    await context.service.store.check_writable()
    return Json(schemas.Health("ready"))
