"""What routes need from a request: the account, the body, rate limits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from elgrande.server.accounts import SESSION_SECONDS, hash_token
from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.queries import Queries
from elgrande.server.service import Service
from elgrande.server.storage.store import Account
from elgrande.server.web.gatekeeper import Rates, network_of
from elgrande.server.web.socket import Connections

T = TypeVar("T")


class Context:
    """The parts of a running server."""

    def __init__(self, config: Config, service: Service) -> None:
        self.config = config
        self.service = service
        self.queries = Queries(service)
        self.rates = Rates()
        self.connections = Connections(
            config.limits.sockets_per_account, config.limits.sockets_per_address
        )
        self.stopping = False


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def cookie_name(config: Config) -> str:
    return "__Host-elgrande" if config.https else "elgrande"


def token_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(cookie_name(context_of(connection).config), "")


def session_of(connection: HTTPConnection) -> str:
    """Which session this is, without the token that opens it."""
    return hash_token(token_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, for counting."""
    return network_of(connection.client.host if connection.client else "-")


async def who_or_nobody(connection: HTTPConnection) -> Account | None:
    token = token_of(connection)
    if not 1 <= len(token) <= 128:
        return None
    return await context_of(connection).service.accounts.by_token(token)


async def who(connection: HTTPConnection) -> Account:
    account = await who_or_nobody(connection)
    if account is None:
        raise Refusal("no-session", "Say who you are first: as a guest or with an account.")
    return account


def count_queries(connection: HTTPConnection) -> None:
    """For what anybody may read: so often from one address."""
    context = context_of(connection)
    context.rates.check(context.config.limits.anybody, "anybody", address_of(connection))


def read_body(kind: type[T]) -> Callable[[Request], Coroutine[Any, Any, T]]:
    """The body of a request, as a message of this type."""

    async def read(request: Request) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("wrong-type", "Send JSON (content-type: application/json).")
        try:
            return msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-request", f"{error}.") from None

    return read


def set_session(response: Response, context: Context, token: str) -> None:
    response.set_cookie(
        cookie_name(context.config),
        token,
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="strict",
        secure=context.config.https,
        path="/",
    )


Who = Annotated[Account, Depends(who)]
Anybody = Annotated[Account | None, Depends(who_or_nobody)]
InContext = Annotated[Context, Depends(context_of)]
