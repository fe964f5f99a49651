"""Serves the files of the built client; text files are gzipped."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from elgrande.server.errors import Refusal

STATIC: Final = Path(__file__).parent.parent / "static"
TEXTS: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
NO_CLIENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>El Grande</title>
<h1>El Grande</h1>
<p>The server runs, but this build has no board for the browser.
<p>The API is described in <a href="/api/openapi.json">/api/openapi.json</a>.
</html>
"""


def static_files(static: Path) -> Callable[[Request], Awaitable[Response]]:
    """Serve the client's files, if it was built; every page of it is `index.html`."""
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
            return await file(request, files[path], kept)
        if index is None:
            return HTMLResponse(NO_CLIENT)
        if "." in path.rpartition("/")[2] and path != "/index.html":
            raise Refusal("not-found", "There is nothing at that address.")
        return await file(request, index, "no-cache")

    return page


async def file(request: Request, path: Path, cache_control: str) -> Response:
    headers = {"cache-control": cache_control}
    if path.suffix not in TEXTS:
        return FileResponse(path, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, headers=headers)
    headers["content-encoding"] = "gzip"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    data = await asyncio.to_thread(compressed, path, path.stat().st_mtime_ns)
    return Response(data, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def compressed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9)
