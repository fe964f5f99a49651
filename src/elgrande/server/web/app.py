"""The application: routes, errors, static files, start and stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route, WebSocketRoute

from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.service import Service
from elgrande.server.storage import open_database
from elgrande.server.table import Table
from elgrande.server.web import routes_tables
from elgrande.server.web.context import Context
from elgrande.server.web.gatekeeper import Gatekeeper
from elgrande.server.web.messages import Json, refusal_response
from elgrande.server.web.openapi import ENDPOINTS, document
from elgrande.server.web.static import STATIC, static_files

log = structlog.get_logger()


@contextlib.asynccontextmanager
async def open_app(
    config: Config, *, make_table: Callable[[str], Table] = Table, static: Path = STATIC
) -> AsyncIterator[Starlette]:
    """Open the database and start the application; on exit, close sockets and stop the service."""
    service = Service(await open_database(config.database), config, make_table)
    try:
        await service.start()
        app = create_app(Context(config, service), static)
        log.info("ready", postgresql=service.store.database.is_postgresql)
        try:
            yield app
        finally:
            context: Context = app.state.context
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
            WebSocketRoute("/api/socket", routes_tables.socket),
            Route("/{path:path}", static_files(static)),
        ],
        middleware=[Middleware(Gatekeeper, config=context.config, rates=context.rates)],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error},
    )
    app.state.context = context
    return app


async def openapi(_: Request) -> Json:
    return Json(document())


async def on_refusal(_: Request, error: Exception) -> Json:
    assert isinstance(error, Refusal)
    return refusal_response(error)


async def on_http_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    return refusal_response(Refusal(code, f"{error.detail}."))
