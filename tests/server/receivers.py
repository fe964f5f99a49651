"""Where notifications arrive in tests: a real SMTP server, and an endpoint for pushes and chats."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller

from elgrande.server.config import MailServer, Notifications
from tests.server.playing import config_for, running


class Inbox:
    """A real SMTP server, and what it has received."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@contextlib.contextmanager
def smtp() -> Iterator[tuple[Inbox, int]]:
    inbox = Inbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield inbox, port
    finally:
        controller.stop()


class Endpoint:
    """A push service and a chat, and what they have received."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.posts.append((self.path, headers, body))
                self.send_response(endpoint.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@contextlib.asynccontextmanager
async def club(database_url: str, host: str, port: int, wait: float = 0.1) -> AsyncIterator[str]:
    config = config_for(
        database_url,
        mail=MailServer(host="127.0.0.1", port=port, security="none", sender="club@example.org"),
        notifications=Notifications(wait=wait, push_hosts=(host,), hook_hosts=(host,)),
    )
    async with running(config) as base:
        yield base


async def until(found: Any) -> Any:
    async with asyncio.timeout(30):
        while not (answer := found()):
            await asyncio.sleep(0.05)
    return answer
