"""Declares routes: what each takes, returns and refuses. Dispatch and OpenAPI share a declaration.

Messages are msgspec structs from the socket to the database, so plain Starlette serves the routes:
a framework with its own models would convert everything twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, TypedDict, TypeVar, Unpack, cast

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from elgrande.server.accounts.bots import Scope
from elgrande.server.accounts.rows import Account
from elgrande.server.errors import Refusal
from elgrande.server.web.context import (
    Context,
    address_of,
    context_of,
    find_account,
    session_of,
)
from elgrande.server.web.messages import Json

P = TypeVar("P")  # parameters of the path and the query
B = TypeVar("B")  # the body


class Session(Enum):
    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class NoParams(Struct, frozen=True):
    """A route without parameters."""


@dataclass(frozen=True)
class Call(Generic[P, B]):
    """One request to a route, checked and decoded."""

    request: Request
    context: Context
    params: P
    body: B
    session: Account | None

    @property
    def account(self) -> Account:
        """The account, for routes that require a session."""
        assert self.session is not None
        return self.session

    @property
    def address(self) -> str:
        return address_of(self.request)

    def limit(self, rate: tuple[int, float], what: str, who: str) -> None:
        self.context.rates.check(rate, what, who)


Handler = Callable[[Call[Any, Any]], Awaitable[object]]
H = TypeVar("H", bound=Handler)


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """`limit` names the rate limit in `config.Limits`: it counts by account, or else by address.
    What asks for a password, `logins`, counts by session.

    `switch` names the field of `config.Offers` that can switch it off.
    """

    method: str
    path: str
    handler: Handler
    returns: Any
    body: type[Struct] | None = None
    params: type[Struct] = NoParams
    session: Session = Session.NONE
    limit: str | None = None
    scope: Scope | None = None  # what a token needs; None: the route is not for tokens
    switch: str | None = None
    refuses: tuple[str, ...] = ()

    async def serve(self, request: Request) -> Response:
        context = context_of(request)
        account = None
        if self.session is not Session.NONE:
            # What only a person may do, such as to change the password, takes more than the cache.
            fresh = self.method == "POST" and self.scope is None
            account = await find_account(request, fresh=fresh)
        if account is not None:
            context.service.owners.seen(account.id, account.counts_as, address_of(request))
        elif self.session is Session.REQUIRED:
            raise Refusal("no-session", "Say who you are first: as a guest or with an account.")
        if self.switch is not None:
            context.config.offers.check(self.switch)
        context.service.sanctions.check(account, address_of(request))
        if account is not None and not account.may(self.scope):
            needed = "a session" if self.scope is None else f"the scope {self.scope!r}"
            raise Refusal("wrong-scope", f"A token cannot do that: it needs {needed}.")
        params = read_params(self.params, request)
        body = None if self.body is None else await read_body(self.body, request)
        if self.limit is not None:
            who = account.counts_as if account is not None else address_of(request)
            if account is not None and self.limit == "logins":
                who = session_of(request)  # a stolen one uses up nothing of the owner's
            context.rates.check(getattr(context.config.limits, self.limit), self.limit, who)
        answer = await self.handler(Call(request, context, params, body, account))
        return answer if isinstance(answer, Response) else Json(answer)

    @property
    def route(self) -> Route:
        return Route(self.path, self.serve, methods=[self.method], include_in_schema=False)


class More(TypedDict, total=False):
    """What else a route may declare: see `Endpoint`."""

    params: type[Struct]
    session: Session
    limit: str
    scope: Scope
    switch: str
    refuses: tuple[str, ...]


class Endpoints:
    """A list of routes, in the order of their declaration."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.all: Final[list[Endpoint]] = []

    def get(self, path: str, returns: Any, **more: Unpack[More]) -> Callable[[H], H]:
        return self._add("GET", path, returns, None, more)

    def post(
        self, path: str, returns: Any, *, body: type[Struct], **more: Unpack[More]
    ) -> Callable[[H], H]:
        return self._add("POST", path, returns, body, more)

    def _add(
        self, method: str, path: str, returns: Any, body: type[Struct] | None, more: More
    ) -> Callable[[H], H]:
        if "switch" in more:
            more["refuses"] = (*more.get("refuses", ()), "switched-off")

        def add(handler: H) -> H:
            self.all.append(
                Endpoint(
                    method=method,
                    path=self._prefix + path,
                    handler=handler,
                    returns=returns,
                    body=body,
                    **more,
                )
            )
            return handler

        return add


def read_params(kind: type[P], request: Request) -> P:
    if kind is NoParams:
        return cast(P, NO_PARAMS)
    values = {**request.query_params, **request.path_params}
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", f"{error}.") from None


NO_PARAMS: Final = NoParams()


async def read_body(kind: type[B], request: Request) -> B:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("wrong-type", "Send JSON (content-type: application/json).")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-request", f"{error}.") from None
