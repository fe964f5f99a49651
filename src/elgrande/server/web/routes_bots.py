"""Routes for the owners of bots: accounts for programs, and the tokens that open them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from elgrande.server.accounts.bots import BotCard, Scope
from elgrande.server.requests import Id
from elgrande.server.text_input import LONGEST_TITLE, clean_text
from elgrande.server.web.endpoint import Call, Endpoints, Session
from elgrande.server.web.routes_my_account import registered

endpoints = Endpoints("/api")


class BotRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The mark of a bot is added to the name."""

    name: Annotated[str, Meta(min_length=1, max_length=18)]


class BotParams(Struct, frozen=True):
    bot: Annotated[str, Meta(pattern=r"^[0-9a-f]{24}$")]


class TokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, and what it may do: see tables, play, and say something."""

    note: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)] = ("read", "play")


class RevokeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class NewToken(Struct, frozen=True):
    """The token, which is shown only now, and my bots with it."""

    token: str
    bots: tuple[BotCard, ...]


async def mine(call: Call[Any, Any]) -> tuple[BotCard, ...]:
    return tuple(await call.context.service.programs.of(call.account.id))


@endpoints.get("/bots", list[BotCard], session=Session.REQUIRED, limit="reads")
async def my_bots(call: Call[Any, None]) -> tuple[BotCard, ...]:
    """My bots and their tokens."""
    return await mine(call)


@endpoints.post(
    "/bots",
    list[BotCard],
    body=BotRequest,
    session=Session.REQUIRED,
    limit="guests",
    refuses=("not-account", "bad-name", "name-taken"),
)
async def make_bot(call: Call[Any, BotRequest]) -> tuple[BotCard, ...]:
    """An account for a program of mine. It has no password: make a token for it."""
    await call.context.service.programs.create(registered(call), call.body.name)
    return await mine(call)


@endpoints.post(
    "/bots/{bot}/tokens",
    NewToken,
    params=BotParams,
    body=TokenRequest,
    session=Session.REQUIRED,
    limit="guests",
    refuses=("not-found", "bad-text"),
)
async def make_token(call: Call[BotParams, TokenRequest]) -> NewToken:
    """A token for a bot of mine, shown only now: the server keeps its hash."""
    note = clean_text(call.body.note, "bad-text", "A note", LONGEST_TITLE)
    _, token = await call.context.service.programs.add_token(
        call.account.id, call.params.bot, note, call.body.scopes
    )
    return NewToken(token, await mine(call))


@endpoints.post(
    "/bots/{bot}/tokens/revoke",
    list[BotCard],
    params=BotParams,
    body=RevokeRequest,
    session=Session.REQUIRED,
    limit="commands",
    refuses=("not-found",),
)
async def revoke_token(call: Call[BotParams, RevokeRequest]) -> tuple[BotCard, ...]:
    """End a token at once, also on its sockets."""
    context = call.context
    hashed = await context.service.programs.revoke(call.account.id, call.params.bot, call.body.id)
    context.service.accounts.forget_sessions()
    await context.connections.close_session(hashed)
    return await mine(call)
