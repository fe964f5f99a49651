"""Drops idle or stalled connections."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from elgrande.server.addresses import network_of

REQUEST_SECONDS = 60.0  # from the first byte of a request to the last byte of its response
LINGER_SECONDS = 2.0  # for the client to read the close frame
SLICE = 4096  # bytes to read before looking whether they are too many pieces
HEAD = 16_384  # bytes of a request without its body
CHUNKS = 1000  # of the body of one request
CONTROL_FRAMES = 200  # pings, pongs and fragments that a client may send in CONTROL_SECONDS
CONTROL_SECONDS = 10.0
UNREAD_FRAMES = 500  # that may wait for the server


class CountingConnection(h11.Connection):
    """Counts the chunks of a body: each costs the server some time, however small it is."""

    chunks = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.chunks = 0
        elif isinstance(event, h11.Data) and event.chunk_start:
            self.chunks += 1
        return event


class HttpTimeouts(H11Protocol):
    """Gives each request a deadline; that of the first starts when the connection opens."""

    seconds = REQUEST_SECONDS
    most = 256  # concurrent connections from one address
    _open: ClassVar[Counter[str]] = Counter()
    _deadline: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.conn = self._counted = CountingConnection(h11.SERVER, HEAD)
        self._address = network_of(str((transport.get_extra_info("peername") or "-")[0]))
        self._open[self._address] += 1
        if self._open[self._address] > self.most and is_counted(self._address):
            transport.abort()
            return
        self._begin()

    def data_received(self, data: bytes) -> None:
        self._begin()
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._counted.chunks > CHUNKS:
                self.transport.abort()
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

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
    """Pings a client that is silent, and aborts a closing connection if it does not read on.

    The rate of messages is limited elsewhere; here a flood of other frames ends the connection.
    Each ping would be answered, though the client may not read: the answers would fill the memory.
    """

    _heard = 0.0
    _control = 0  # frames that are no messages, from `_since` on
    _since = 0.0

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        if self._heard >= self._since + CONTROL_SECONDS:
            self._control, self._since = 0, self._heard
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._control > CONTROL_FRAMES or self.queue.qsize() > UNREAD_FRAMES:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        self._control += 1
        if self._control <= CONTROL_FRAMES:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._control += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._control += 1
        super().handle_cont(event)

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
