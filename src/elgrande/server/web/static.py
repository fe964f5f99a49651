"""Serves the files of the built client; text files are compressed."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from elgrande.server.errors import Refusal
from elgrande.server.refusal_words import preferred_language
from elgrande.server.web.context import token_of

STATIC: Final = Path(__file__).parent.parent / "static"
PACKED: Final = ".br"  # the build compresses what it makes better than there is time for here
TEXTS: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
TABLE: Final = re.compile(r"/table/([0-9a-f]{16})")
USUAL_EDITION: Final = "big-box"  # its card texts; another's are loaded when the table is known
STYLE: Final = "stylesheet"
MODULE: Final = "modulepreload"
REQUEST: Final = 'preload" as="fetch'
FONT: Final = 'preload" as="font" type="font/woff2" fetchpriority="low'
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
        if path.is_file() and path.suffix != PACKED
    }
    index = files.pop("/index.html", None)

    async def page(request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            raise Refusal("not-found", "There is nothing at that address.")
        if path in files:
            kept = "max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
            return await file(request, files[path], kept)
        if index is None:
            return HTMLResponse(NO_CLIENT)
        if "." in path.rpartition("/")[2] and path != "/index.html":
            raise Refusal("not-found", "There is nothing at that address.")
        text = await asyncio.to_thread(index.read_text, "utf-8")
        language = preferred_language(request.headers.get("accept-language", ""))
        links = preload_links(files, path, language, bool(token_of(request)))
        text = text.replace("</head>", links + "</head>")
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return HTMLResponse(text, headers=headers)

    return page


def preload_links(files: Iterable[str], path: str, language: str, is_signed_in: bool) -> str:
    """Links that preload what the code of a page will request, the most urgent first.

    The order matters: browsers load few files at a time.
    """
    table = TABLE.fullmatch(path)
    part = ["TablePage", "table"] if path.startswith("/table/") else []
    wanted = re.compile(rf"/assets/(?:{'|'.join([language, *part])})-[\w-]+\.(?:js|css)")
    code = sorted(filter(wanted.fullmatch, files), key=lambda name: not name.endswith(".css"))
    asked = [f"/api/tables/{table[1]}?language={language}"] if table and is_signed_in else []
    asked += [f"/api/words/{language}/{USUAL_EDITION}"] if table else []
    fonts = filter(re.compile(r"/assets/.*\.woff2").fullmatch, files)
    return "".join(
        (
            *(link(name, STYLE if name.endswith(".css") else MODULE) for name in code),
            *(link(name, REQUEST) for name in (*asked, "/api/me")),
            *(link(name, FONT) for name in fonts),
        )
    )


def link(address: str, relation: str) -> str:
    return f'<link rel="{relation}" crossorigin href="{address}">'


async def file(request: Request, path: Path, cache_control: str) -> Response:
    headers = {"cache-control": cache_control}
    if path.suffix not in TEXTS:
        return FileResponse(path, headers=headers)
    headers["vary"] = "accept-encoding"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    packed = path.with_name(path.name + PACKED)
    if "br" in accepted and packed.exists():
        headers["content-encoding"] = "br"
        return FileResponse(packed, media_type=kind, headers=headers)
    if "gzip" not in accepted:
        return FileResponse(path, headers=headers)
    headers["content-encoding"] = "gzip"
    data = await asyncio.to_thread(compressed, path, path.stat().st_mtime_ns)
    return Response(data, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def compressed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9)
