"""Drops idle or stalled connections."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from elgrande.server.addresses import network_of

REQUEST_SECONDS = 60.0  # from the first byte of a request to the last byte of its response
LINGER_SECONDS = 2.0  # for the client to read the close frame


class HttpTimeouts(H11Protocol):
    """Gives each request a deadline; that of the first starts when the connection opens."""

    seconds = REQUEST_SECONDS
    most = 256  # concurrent connections from one address
    _open: ClassVar[Counter[str]] = Counter()
    _deadline: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(str((transport.get_extra_info("peername") or "-")[0]))
        self._open[self._address] += 1
        if self._open[self._address] > self.most and is_counted(self._address):
            transport.abort()
            return
        self._begin()

    def data_received(self, data: bytes) -> None:
        self._begin()
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._end()
        if self.conn.trailing_data[0]:  # the next request has begun already
            self._begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        self._leave()  # sockets are counted by `Connections`
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address:
            self._open[self._address] -= 1
            if not self._open[self._address]:
                del self._open[self._address]
            self._address = ""

    def _begin(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def is_counted(address: str) -> bool:
    """False for a proxy that the server trusts: it connects for many clients."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")
    proxies = {"127.0.0.1", "::/64", *(network_of(each.strip()) for each in trusted)}
    return address not in proxies and "*" not in proxies


class SocketTimeouts(WebSocketsSansIOProtocol):
    """Pings a client that is silent, and aborts a closing connection if it does not read on."""

    _heard = 0.0

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Wait longer if the client speaks, and reads: browsers send pings themselves."""
        assert self.ping_interval is not None
        due = self._heard + self.ping_interval
        if self.loop.time() < due and self.writable.is_set():
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
