"""Routes for people: guests, accounts, sessions; and what there is to choose from."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from elgrande.server.deeds import read_options
from elgrande.server.names import login_of
from elgrande.server.refusal import Refusal
from elgrande.server.storage.store import Account
from elgrande.server.web import answers as a
from elgrande.server.web.context import (
    Anybody,
    Context,
    InContext,
    address_of,
    cookie_name,
    count_reader,
    read_body,
    session_of,
    set_session,
    token_of,
)
from elgrande.server.web.messages import Json
from elgrande.server.web.openapi import described

router = APIRouter(prefix="/api")
COUNTED = [Depends(count_reader)]


def me(account: Account | None) -> a.Me:
    if account is None:
        return a.Me(None, True)
    return a.Me(account.name, account.login is None)


def signed_in(context: Context, account: Account, token: str) -> Json:
    response = Json(me(account))
    set_session(response, context, token)
    return response


@router.get("/me", **described(a.Me))
async def who_am_i(account: Anybody) -> Json:
    """Who you are here; nobody yet has no name."""
    return Json(me(account))


@router.post("/guest", **described(a.Me, body=a.GuestRequest, refuses=("bad-name",)))
async def become_guest(
    request: Request,
    context: InContext,
    body: Annotated[a.GuestRequest, Depends(read_body(a.GuestRequest))],
) -> Json:
    """Play with a name and no account."""
    context.rates.check(context.config.limits.guests, "guests", address_of(request))
    account, token = await context.service.people.guest(body.name)
    await drop_session(request, context)
    return signed_in(context, account, token)


@router.post(
    "/account",
    **described(
        a.Me,
        body=a.AccountRequest,
        refuses=("bad-name", "bad-password", "name-taken", "already-account"),
    ),
)
async def register(
    request: Request,
    context: InContext,
    account: Anybody,
    body: Annotated[a.AccountRequest, Depends(read_body(a.AccountRequest))],
) -> Json:
    """A new account; a guest's becomes one and keeps all seats."""
    context.rates.check(context.config.limits.logins, "account", address_of(request))
    people = context.service.people
    made, token = await people.register(account, body.name, body.password)
    await drop_session(request, context)
    return signed_in(context, made, token)


@router.post("/login", **described(a.Me, body=a.AccountRequest, refuses=("wrong-password",)))
async def log_in(
    request: Request,
    context: InContext,
    body: Annotated[a.AccountRequest, Depends(read_body(a.AccountRequest))],
) -> Json:
    """Name and password for a session."""
    limit = context.config.limits.logins
    context.rates.check(limit, "login", address_of(request))
    context.rates.check(limit, "login name", login_of(body.name))
    account, token = await context.service.people.log_in(body.name, body.password)
    await drop_session(request, context)
    return signed_in(context, account, token)


@router.post("/logout", **described(a.Me, body=a.Nothing))
async def log_out(
    request: Request,
    context: InContext,
    _: Annotated[a.Nothing, Depends(read_body(a.Nothing))],
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
        await context.service.people.log_out(token)
        await context.connections.close_session(session_of(request))


@router.get("/options", **described(a.Choices))
async def list_options() -> Json:
    """Editions, modules, variants, switches, bots, languages."""
    return Json(a.choices())


@router.post("/options/check", dependencies=COUNTED, **described(a.Verdict, body=a.OptionsRequest))
async def check_options(
    body: Annotated[a.OptionsRequest, Depends(read_body(a.OptionsRequest))],
) -> Json:
    """Whether a mix is possible; if not, why, and the nearest that is."""
    return Json(a.verdict(body.options))


@router.get(
    "/words/{language}/{edition}",
    dependencies=COUNTED,
    **described(a.WordBook, refuses=("not-found",)),
)
async def list_words(language: str, edition: str) -> Json:
    """Names, cards, buttons and labels in one language."""
    return Json(a.word_book(language, edition))


@router.post(
    "/rules/{language}",
    dependencies=COUNTED,
    **described(
        list[a.RuleChapter], body=a.OptionsRequest, refuses=("not-found", "impossible-options")
    ),
)
async def rule_book(
    language: str,
    body: Annotated[a.OptionsRequest, Depends(read_body(a.OptionsRequest))],
) -> Json:
    """The rulebook for these options."""
    a.check_words(language, read_options(body.options).edition)
    return Json(a.rule_book(language, body.options))


@router.get("/health", **described(a.Health))
async def health() -> Json:
    """The process answers."""
    return Json(a.Health("ok"))


@router.get("/ready", **described(a.Health, refuses=("stopping",)))
async def ready(context: InContext) -> Json:
    """The server can play: the database answers, and it is not about to stop."""
    if context.stopping:
        raise Refusal("stopping", "The server is stopping.")
    try:
        await context.service.store.ping()
    except Exception:
        raise Refusal("stopping", "The database does not answer.") from None
    return Json(a.Health("ready"))
