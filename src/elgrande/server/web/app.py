"""The application: routes, errors, static files, start and stop."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.metrics import CONTENT_TYPE
from elgrande.server.service import Service
from elgrande.server.storage import open_database
from elgrande.server.table import Table
from elgrande.server.web import routes_tables
from elgrande.server.web.context import Context, address_of, context_of
from elgrande.server.web.gatekeeper import Gatekeeper
from elgrande.server.web.messages import Json, refusal_response
from elgrande.server.web.openapi import ENDPOINTS, document
from elgrande.server.web.routes_notifications import OFF, unsubscribe
from elgrande.server.web.session_sweep import sweeping
from elgrande.server.web.static import STATIC, static_files

log = structlog.get_logger()

# Of texts and states, which are large and repetitive: a twentieth less than at level 4, for half a
# millisecond more; higher levels gain nothing.
COMPRESSION: Final = 6


@contextlib.asynccontextmanager
async def open_app(
    config: Config, *, make_table: Callable[[str], Table] = Table, static: Path = STATIC
) -> AsyncIterator[Starlette]:
    """Open the database and start the application; on exit, close sockets and stop the service."""
    service = Service(await open_database(config.database), config, make_table)
    try:
        await service.start()
        context = Context(config, service)
        app = create_app(context, static)
        log.info("ready", postgresql=service.store.database.is_postgresql)
        try:
            async with sweeping(context):
                yield app
        finally:
            context.stopping = True
            await context.connections.close_all()
    finally:
        await service.stop()
        log.info("stopped")


def create_app(context: Context, static: Path = STATIC) -> Starlette:
    app = Starlette(
        routes=[
            *(endpoint.route for endpoint in ENDPOINTS),
            Route("/api/openapi.json", openapi),
            Route(f"{OFF}{{token}}", unsubscribe, methods=["POST"]),
            Route("/metrics", metrics),
            WebSocketRoute("/api/socket", routes_tables.socket),
            Route("/{path:path}", static_files(static)),
        ],
        middleware=[
            Middleware(
                Gatekeeper,
                config=context.config,
                rates=context.rates,
                load=context.service.load,
                connections=context.connections,
                metrics=context.service.metrics,
            ),
            Middleware(GZipMiddleware, minimum_size=4000, compresslevel=COMPRESSION),
        ],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error},
    )
    app.state.context = context
    context.service.metrics.gauge("sockets", "Open WebSockets.", lambda: len(context.connections))
    return app


async def metrics(request: Request) -> Response:
    """For Prometheus: with the configured token, or from this machine."""
    context = context_of(request)
    settings = context.config.metrics
    asked = request.headers.get("authorization", "").removeprefix("Bearer ")
    if settings.token:
        welcome = secrets.compare_digest(asked.encode(), settings.token.encode())
    else:
        welcome = address_of(request) in ("127.0.0.1", "::/64")
    if not settings.on or not welcome:
        raise Refusal("not-found", "There is nothing at that address.")
    return Response(context.service.metrics.text(), media_type=CONTENT_TYPE)


async def openapi(_: Request) -> Json:
    return Json(document())


async def on_refusal(request: Request, error: Exception) -> Json:
    assert isinstance(error, Refusal)
    return refusal_response(error, request.headers)


async def on_http_error(request: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    return refusal_response(Refusal(code, f"{error.detail}."), request.headers)
