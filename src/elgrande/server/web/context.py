"""Finds what a connection belongs to: the running server, the session, the account, the address."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from elgrande.server.accounts import SESSION_SECONDS, hash_token
from elgrande.server.accounts.rows import Account
from elgrande.server.addresses import network_of
from elgrande.server.config import Config
from elgrande.server.party import Party
from elgrande.server.queries import Queries
from elgrande.server.service import Service
from elgrande.server.web.socket import Connections


class Context:
    """The parts of a running server."""

    def __init__(self, config: Config, service: Service) -> None:
        self.config = config
        self.service = service
        self.queries = Queries(service)
        self.rates = service.rates
        self.connections = Connections(
            config.limits.sockets_per_account, config.limits.sockets_per_address
        )
        self.addresses: tuple[str, ...] = ()  # where others reach this server
        self.party: Party | None = None  # opens this server to the local network
        self.stopping = False


def context_of(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


def cookie_name(config: Config) -> str:
    return "__Host-elgrande" if config.https else "elgrande"


def token_of(connection: HTTPConnection) -> str:
    """The token of the session, in the cookie."""
    return connection.cookies.get(cookie_name(context_of(connection).config), "")


def credential_of(connection: HTTPConnection) -> str:
    """The token of a bot, or else that of a session. A request with the first needs no origin.

    So it must never fall back on the cookie: a page of another site could send one with it.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" else token_of(connection)


def session_of(connection: HTTPConnection) -> str:
    """The id of the session or token: a hash, so that the token itself is not kept."""
    return hash_token(credential_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """The client's address or IPv6 network, for rate limits and fair shares."""
    return network_of(connection.client.host if connection.client else "-")


async def find_account(connection: HTTPConnection, *, fresh: bool = False) -> Account | None:
    """The account of the session or token; None without one. `fresh`: see `by_session`."""
    token = credential_of(connection)
    if not 1 <= len(token) <= 128:
        return None
    return await context_of(connection).service.accounts.by_token(token, fresh=fresh)


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


def delete_session(response: Response, context: Context) -> None:
    response.delete_cookie(
        cookie_name(context.config),
        path="/",
        secure=context.config.https,
        httponly=True,
        samesite="strict",
    )
