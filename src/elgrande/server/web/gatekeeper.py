"""ASGI middleware: host and origin checks, body limits, rate limits, security headers."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import time
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from elgrande.server.addresses import network_of
from elgrande.server.config import Config, Rate
from elgrande.server.errors import Refusal, refusal_for
from elgrande.server.load import Load
from elgrande.server.logs import failure
from elgrande.server.metrics import ServerMetrics
from elgrande.server.rates import Rates
from elgrande.server.web.messages import refusal_response
from elgrande.server.web.socket import Connections

log = structlog.get_logger()

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
RECORDS: Final = "/api/records"  # the only path with a larger body limit
# What makes the server's work grow; players who are at a table go on.
BEGINNINGS: Final = ("/api/guest", "/api/account", "/api/tables", RECORDS)
READ_OUT: Final = 1_048_576  # bytes of an oversized body to read, so that the refusal arrives

ONE_CLICK = "/api/notifications/off/"  # mail programs end a subscription without an origin


class Gatekeeper:
    """The outermost layer: it refuses a request before any route sees it."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        rates: Rates,
        load: Load,
        connections: Connections,
        metrics: ServerMetrics,
    ) -> None:
        self._app = app
        self._connections = connections
        self._config = config
        self._rates = rates
        self._load = load
        self._metrics = metrics
        self._hosts = {urlsplit(origin).netloc for origin in config.origins}
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local"}  # the last one for mDNS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._config.https:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            if scope["method"] not in SAFE and not scope["path"].startswith(ONE_CLICK):
                self._check_origin(headers)
            kind = "requests" if scope["path"].startswith("/api") else "pages"
            self._check_rate(scope, self._config.limits.requests, kind)
            self._check_load(scope)
            receive = self._bounded(scope, headers, receive)
            await self._app(scope, receive, send_with_headers)
        except Refusal as refusal:
            await refusal_response(refusal, headers)(scope, receive, send_with_headers)
        except ClientDisconnect:
            pass
        except Exception as error:  # caught here, or uvicorn would log its message
            log.error("failure", **failure(error))
            if not status:
                response = refusal_response(refusal_for(error), headers)
                await response(scope, receive, send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "-")  # the pattern, never the path
            method = scope["method"] if scope["method"] in METHODS else "-"  # it may be any word
            self._metrics.requests.labels(method, route, status).inc()
            log.info(
                "request",
                method=method,
                route=route,
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
            )

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            self._check_origin(headers)
            self._check_rate(scope, self._config.limits.handshakes, "handshakes")
        except Refusal:
            await receive()  # websocket.connect
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self._app(scope, receive, send)
        except ClientDisconnected:  # before it was accepted
            pass
        except Exception as error:  # caught here, or uvicorn would log its message
            log.error("failure", **failure(error))
            with contextlib.suppress(RuntimeError, ClientDisconnected):  # closed already
                await send({"type": "websocket.close", "code": 1012})

    def _check_host(self, headers: Headers) -> None:
        """Accept only this server's own names, against DNS rebinding."""
        host = headers.get("host", "")
        if host in self._hosts or (not self._hosts and self._is_own(host)):
            return
        raise Refusal("bad-host", "This server is not called by that name.")

    def _is_own(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _check_origin(self, headers: Headers) -> None:
        """Require an exact origin, so that pages of other sites cannot act here."""
        if headers.get("authorization", "").startswith("Bearer "):
            return  # no page can send this header for its visitors; see `credential_of`
        if headers.get("origin") not in self._config.origins_at(headers.get("host")):
            raise Refusal("bad-origin", "Only pages of this server may do that.")

    def _check_rate(self, scope: Scope, rate: Rate, what: str) -> None:
        """Check the rate by address, before anything is looked up for a request."""
        host = scope["client"][0] if scope.get("client") else "-"
        self._rates.check(rate, what, network_of(host))

    def _check_load(self, scope: Scope) -> None:
        """An overloaded server finishes the games it has before it takes new ones.

        A lone player is never refused: if the machine is slow, other programs keep it busy.
        """
        path, is_post = scope["path"], scope["method"] == "POST"
        begins = is_post and (path in BEGINNINGS or path.endswith("/play-on"))
        if begins and self._load.is_full and len(self._connections.accounts) > 1:
            raise Refusal("full", "The server is full: wait a little, games go first.")

    def _bounded(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        limits = self._config.limits
        most = limits.record if scope["path"] == RECORDS else limits.body
        too_large = Refusal("too-large", f"At most {most} bytes may be sent.")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise too_large
        received = 0

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received <= most:
                return message
            while message.get("more_body") and received <= READ_OUT:
                message = await receive()
                received += len(message.get("body", b""))
            raise too_large

        return bounded
