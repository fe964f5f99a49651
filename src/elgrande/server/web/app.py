"""The application: routes, errors, static files, start and stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from elgrande.server.config import Config
from elgrande.server.errors import Refusal
from elgrande.server.service import Service
from elgrande.server.storage import open_database
from elgrande.server.table import Table
from elgrande.server.web import routes_accounts, routes_tables
from elgrande.server.web.context import Context
from elgrande.server.web.gatekeeper import Gatekeeper
from elgrande.server.web.messages import Json, refusal_response
from elgrande.server.web.openapi import describe

log = structlog.get_logger()

STATIC = Path(__file__).parent.parent / "static"
NO_BOARD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>El Grande</title>
<h1>El Grande</h1>
<p>The server runs, but this build has no board for the browser.
<p>The API is described in <a href="/api/openapi.json">/api/openapi.json</a>.
</html>
"""


@contextlib.asynccontextmanager
async def open_app(
    config: Config, *, make_table: Callable[[str], Table] = Table, static: Path = STATIC
) -> AsyncIterator[FastAPI]:
    """A server's application, from the opening of its database to the end of its last deed."""
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


def create_app(context: Context, static: Path = STATIC) -> FastAPI:
    app = FastAPI(
        title="El Grande",
        version="1",
        description="Tables to play El Grande at. Live updates come on the socket /api/socket.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.context = context
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.include_router(routes_accounts.router)
    app.include_router(routes_tables.router)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_middleware(Gatekeeper, config=context.config, rates=context.rates)
    serve_static(app, static)
    return app


async def on_refusal(_: Request, error: Exception) -> Json:
    assert isinstance(error, Refusal)
    return refusal_response(error)


async def on_invalid(_: Request, error: Exception) -> Json:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal_response(Refusal("bad-request", f"{where}: {first['msg']}."))


async def on_http_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    return refusal_response(Refusal(code, f"{error.detail}."))


def serve_static(app: FastAPI, static: Path) -> None:
    """The browser's board, if it was built; every page of it is the same file."""
    files = {
        f"/{path.relative_to(static).as_posix()}": path
        for path in static.rglob("*")
        if path.is_file()
    }
    index = files.get("/index.html")

    async def page(request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            raise Refusal("not-found", "There is nothing at that address.")
        if path in files and path != "/index.html":
            kept = "max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
            return FileResponse(files[path], headers={"cache-control": kept})
        if index is None:
            return HTMLResponse(NO_BOARD)
        if "." in path.rpartition("/")[2] and path != "/index.html":
            raise Refusal("not-found", "There is nothing at that address.")
        return FileResponse(index, headers={"cache-control": "no-cache"})

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
